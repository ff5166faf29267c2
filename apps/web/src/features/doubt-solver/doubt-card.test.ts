import { expect, it } from 'vitest'
import { toCard } from './doubt-card.ts'

const ANSWER = {
  question: 'The LCM of 12 and 18 is\n(a) 24 (b) 36 (c) 72 (d) 6',
  subject: 'Mathematics',
  difficulty: 'Beginner',
  steps: [{ title: 'Multiply', explanation: '$2^{2} \\times 3^{2} = 36$' }],
  finalAnswer: '(B) 36',
  concepts: ['HCF & LCM'],
  isSampleAnswer: false,
}

it('a doubt with four options becomes a question of the review queue, with its own options and key', () => {
  expect(toCard(ANSWER)).toMatchObject({
    text: 'The LCM of 12 and 18 is',
    options: ['24', '36', '72', '6'],
    correctAnswer: 1,
    trust: 'computed',
    topicPath: ['Mathematics', 'HCF & LCM'],
  })
})

it('a doubt without options, or one on which engine and AI differ, becomes none', () => {
  expect(toCard({ ...ANSWER, question: 'The LCM of 12 and 18', finalAnswer: '36' })).toBeNull()
  expect(toCard({ ...ANSWER, calculation: 'differs' })).toBeNull()
})

it('the card of an answer by AI is not called computed', () => {
  expect(toCard({ ...ANSWER, answeredBy: 'deepseek' })?.trust).toBe('unverified')
})
