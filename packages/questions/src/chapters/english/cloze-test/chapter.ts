import { defineChapter } from '../../../kit/define-chapter.ts'

export const clozeTest = defineChapter({
  subject: 'english',
  title: 'Cloze Test',
  aliases: ['cloze', 'cloze passage', 'close test passage', 'passage with blanks', 'cloz test'],
  weight: 160,
  types: {
    'bank/cloze-test': { title: 'Passages with Blanks', aliases: ['cloze passages'] },
  },
  questions: () => import('./questions.ts'),
})
