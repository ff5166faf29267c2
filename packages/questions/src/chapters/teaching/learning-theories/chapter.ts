import { defineChapter } from '../../../kit/define-chapter.ts'

export const learningTheories = defineChapter({
  subject: 'teaching',
  title: 'Theories of Learning',
  aliases: [
    'learning theory',
    'learning theories',
    'theories of intelligence',
    'multiple intelligences',
    'gardner',
    'bloom',
    'blooms taxonomy',
    'motivation',
    'motivation and learning',
    'pavlov',
    'skinner',
    'thorndike',
    'learning and motivation',
    'adhigam',
  ],
  weight: 120,
  types: {
    'bank/learning-theories': { title: 'Learning & Intelligence', aliases: ['intelligence'] },
  },
  questions: () => import('./questions.ts'),
})
