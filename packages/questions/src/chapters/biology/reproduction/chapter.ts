import { defineChapter } from '../../../kit/define-chapter.ts'

export const reproduction = defineChapter({
  subject: 'biology',
  title: 'Reproduction',
  aliases: ['reproduction in organisms', 'how do organisms reproduce', 'prajanan'],
  weight: 90,
  types: {
    'bank/reproduction-pairs': { title: 'Sexual and Asexual Reproduction Compared', aliases: [] },
    'bank/plant-reproduction': {
      title: 'Reproduction in Plants',
      aliases: ['plant reproduction', 'sexual reproduction in flowering plants'],
      weight: 0.9,
    },
    'bank/human-reproduction': {
      title: 'Human Reproduction',
      aliases: ['reproductive system', 'human reproductive system'],
      weight: 1.1,
    },
    'bank/flower-to-seed': { title: 'From Flower to Seed', aliases: [], weight: 1 },
    'bank/gametes-to-birth': { title: 'From Gametes to Birth', aliases: [], weight: 1.4 },
    'bank/modes-of-reproduction': { title: 'Modes of Reproduction', aliases: [], weight: 0.7 },
  },
  questions: () => import('./questions.ts'),
})
