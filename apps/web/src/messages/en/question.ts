import { defineMessages } from '../define-messages.ts'

/** Words about a question that several screens share. */
export const question = {
  level: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  trust: {
    computed: 'Computed',
    curated: 'Curated',
    'cross-checked': 'Cross-checked',
    'self-checked': 'Self-checked',
    unverified: 'Unverified',
    sample: 'Sample',
  },
  trustMeans: {
    computed: 'The answer was worked out, and a second, independent way gave the same.',
    curated: 'The answer comes from a checked table of facts.',
    'cross-checked':
      'An AI or an imported file gave this answer, and another AI or our own engine found the same without seeing it.',
    'self-checked':
      'An AI wrote this question, and only the same AI found the same answer again. It may have made the same mistake twice.',
    unverified:
      'An AI or an imported file gave this answer and nothing has confirmed it. Check it before you rely on it.',
    sample: 'A sample question. It does not count in your weak areas.',
  },
  /** The placeholder of a missing question text, option or explanation; it is stored in English. */
  standIn: (text: string) => text,
  correctAnswer: 'Correct answer',
  yourAnswer: 'Your answer',
}

export const questionMessages = defineMessages(question, {
  hi: async () => (await import('../hi/question.ts')).question,
})
