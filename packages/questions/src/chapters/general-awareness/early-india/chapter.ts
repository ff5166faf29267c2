import { defineChapter } from '../../../kit/define-chapter.ts'

export const earlyIndia = defineChapter({
  subject: 'general-awareness',
  title: 'Culture & Kingdoms of Early India',
  aliases: ['culture of ancient india', 'kingdoms of ancient india'],
  weight: 24,
  types: {
    'bank/faith-pairs': { title: 'Vedic Ages, Sects & Faiths Compared', aliases: [] },
    'bank/texts-and-faiths': {
      title: 'Vedic Life, Faiths & Learning of Early India',
      aliases: ['ancient indian literature', 'literature of ancient india', 'prachin sahitya'],
      weight: 1.5,
    },
    'bank/early-kingdoms': {
      title: 'Sites, Kingdoms & Trade of Early India',
      aliases: ['ancient kingdoms of india'],
      weight: 1.5,
    },
  },
  questions: () => import('./questions.ts'),
})
