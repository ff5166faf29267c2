import { expect, it } from 'vitest'
import { answerAsText } from './solution-view.tsx'

it('DOUBT-10 copies question, steps and answer as plain text, without LaTeX', () => {
  const answer = {
    question: '2x = 1',
    subject: 'Mathematics',
    difficulty: 'Beginner',
    steps: [{ title: 'Divide by 2', explanation: 'So $x = \\frac{1}{2}$' }],
    finalAnswer: '$x = \\frac{1}{2}$',
    concepts: [],
    isSampleAnswer: false,
  }
  expect(answerAsText(answer, 'Final answer')).toBe(
    '2x = 1\n\n1. Divide by 2\nSo x = 1/2\n\nFinal answer: x = 1/2',
  )
})
