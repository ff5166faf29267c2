import type { ServerQuestion } from '@ekagra/schema/question'

export function buildQuestion(changes: Partial<ServerQuestion> = {}): ServerQuestion {
  return {
    id: 'q-1',
    text: 'What is the highest common factor of 36 and 48?',
    options: ['12', '144', '6', '1'],
    correctIndex: 0,
    explanation: '36 = 12 × 3 and 48 = 12 × 4; 3 and 4 share no factor.',
    difficulty: 'easy',
    trust: 'computed',
    ...changes,
  }
}
