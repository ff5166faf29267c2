import { defineChapter } from '../../../kit/define-chapter.ts'

export const vennDiagrams = defineChapter({
  subject: 'reasoning',
  title: 'Venn Diagrams',
  aliases: ['venn', 'venn diagram', 'logical venn diagram'],
  weight: 210,
  types: {
    'reasoning/venn-region': {
      title: 'Numbers in Venn Diagrams',
      aliases: ['venn region', 'venn diagram number'],
    },
    'reasoning/venn-class': {
      title: 'Classes in Venn Diagrams',
      aliases: [
        'venn class',
        'logical venn',
        'relation of class',
        'venn diagram relation',
        'venn diagram relation between items',
        'relation between three items',
        'relationship based venn diagram',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
