import { defineChapter } from '../../../kit/define-chapter.ts'

export const sentenceImprovement = defineChapter({
  subject: 'english',
  title: 'Sentence Improvement',
  aliases: [
    'improvement of sentences',
    'improve the sentence',
    'sentence correction',
    'phrase replacement',
    'phrase substitution',
    'sentence improvment',
  ],
  weight: 90,
  types: {
    'bank/parts-in-bold': { title: 'Mending the Part in Bold', aliases: ['part in bold'] },
    'bank/sentence-improvement': { title: 'Improving a Phrase', aliases: ['phrase improvement'] },
  },
  questions: () => import('./questions.ts'),
})
