import { defineChapter } from '../../../kit/define-chapter.ts'

export const statesOfMatter = defineChapter({
  subject: 'chemistry',
  title: 'States of Matter',
  aliases: [
    'state of matter',
    'solid state',
    'matter in our surroundings',
    'solid liquid gas',
    'gaseous state',
  ],
  weight: 40,
  types: {
    'bank/states-of-matter': {
      title: 'Solids, Liquids & Gases',
      aliases: ['solids', 'gases'],
    },
    'bank/solids-and-gases': {
      title: 'Unit Cells, Defects & Gases',
      aliases: ['solid state numericals'],
      weight: 1.2,
    },
  },
  questions: () => import('./questions.ts'),
})
