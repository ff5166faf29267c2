import { defineChapter } from '../../../kit/define-chapter.ts'

export const learningTheories = defineChapter({
  subject: 'teaching',
  title: 'Theories of Learning',
  aliases: ['learning theory', 'learning theories', 'adhigam'],
  weight: 120,
  types: {
    'bank/conditioning-pairs': { title: 'Classical and Operant Conditioning Compared', aliases: [] },
    'bank/learning-theories': { title: 'Learning & Intelligence', aliases: [] },
  },
  questions: () => import('./questions.ts'),
})
