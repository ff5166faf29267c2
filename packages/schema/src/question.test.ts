import { describe, expect, it } from 'vitest'
import { Question, ServerQuestion, Trust } from './question.ts'

const SERVER = {
  id: 'q-1',
  text: 'Which planet is nearest to the Sun?',
  options: ['Mercury', 'Venus', 'Earth', 'Mars'],
  correctIndex: 0,
  explanation: 'Mercury is the innermost planet.',
  difficulty: 'easy',
  trust: 'curated',
}
const { correctIndex, ...shared } = SERVER
const LEARNER = { ...shared, correctAnswer: 0 }

describe('Question', () => {
  it.each(Object.keys(LEARNER))('GEN-02 needs its %s', (field) => {
    expect(Question.safeParse(LEARNER).success).toBe(true)
    expect(Question.safeParse({ ...LEARNER, [field]: undefined }).success).toBe(false)
  })

  it('GEN-05 has exactly four options, each a string or an object with text or value', () => {
    const accepts = (options: unknown[]) => Question.safeParse({ ...LEARNER, options }).success
    expect(accepts(['a', { text: 'b' }, { value: 'c' }, {}])).toBe(true)
    expect(accepts(['a', 'b', 'c'])).toBe(false)
    expect(accepts(['a', 'b', 'c', 'd', 'e'])).toBe(false)
    expect(accepts(['a', 'b', 'c', 4])).toBe(false)
  })

  it.each([[-1], [4], [1.5], ['1'], [null]])('GEN-07 has no correct answer %j', (correctAnswer) => {
    expect(Question.safeParse({ ...LEARNER, correctAnswer }).success).toBe(false)
  })

  it('accepts no field outside the contract', () => {
    expect(Question.safeParse({ ...LEARNER, correctIndex: 0 }).success).toBe(false)
  })
})

describe('ServerQuestion', () => {
  it('API-03 has four texts as options and a correctIndex', () => {
    expect(ServerQuestion.safeParse(SERVER).success).toBe(true)
    expect(ServerQuestion.safeParse({ ...SERVER, options: [{ text: 'a' }, 'b', 'c', 'd'] }).success).toBe(
      false,
    )
    expect(ServerQuestion.safeParse({ ...SERVER, correctIndex: 4 }).success).toBe(false)
    expect(ServerQuestion.safeParse(LEARNER).success).toBe(false)
  })
})

it('grades trust from computed down to sample', () => {
  expect(Trust.options).toEqual([
    'computed',
    'curated',
    'cross-checked',
    'self-checked',
    'unverified',
    'sample',
  ])
})
