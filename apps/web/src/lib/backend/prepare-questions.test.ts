import { describe, expect, it } from 'vitest'
import { generation } from '../../messages/en/generation.ts'
import { makeQuestion } from '../../testing/make-attempt.ts'
import { describeFailure, describeNotice } from './describe-failure.ts'
import { prepareQuestions } from './prepare-questions.ts'

const texts = [
  'Which river flows through Lucknow?',
  'Who wrote the national anthem of India?',
  'How many bones has an adult human?',
  'What is the unit of electric charge?',
]
const questions = texts.map((text, index) => ({ ...makeQuestion(index + 1), text }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('preparing questions', () => {
  it('GEN-13 trims to the requested count', () => {
    const prepared = prepareQuestions(questions, { count: 3, seenIds: [] })
    expect(ids(prepared.questions)).toEqual(['q-1', 'q-2', 'q-3'])
    expect(prepared.notice).toBeUndefined()
  })

  it('GEN-24 GEN-25 drops repeats and near repeats', () => {
    const repeat = { ...makeQuestion(9), text: 'which RIVER flows through Lucknow' }
    expect(ids(prepareQuestions([...questions, repeat], { count: 9, seenIds: [] }).questions)).toEqual(
      ids(questions),
    )
  })

  it('GEN-28 avoids seen ones and reuses the oldest only where new ones are missing', () => {
    const prepared = prepareQuestions(questions, { count: 3, seenIds: ['q-4', 'q-1'] })
    expect(ids(prepared.questions)).toEqual(['q-2', 'q-3', 'q-4'])
    expect(prepared).toMatchObject({ reused: 1, fullySeen: false })
  })

  it('STORE-11 says when nothing of the topic was new', () => {
    expect(prepareQuestions(questions, { count: 2, seenIds: ids(questions) })).toMatchObject({
      reused: 2,
      fullySeen: true,
    })
  })

  it('GEN-26 GEN-27 says when there are fewer than asked for, or none', () => {
    const fewer = prepareQuestions(questions, { count: 10, seenIds: [] }).notice
    expect(fewer && describeNotice(fewer, generation)).toBe(
      'Generated 4 unique questions (requested 10). This may happen with specialized topics.',
    )
    const none = prepareQuestions([], { count: 10, seenIds: [] }).notice
    expect(none && describeNotice(none, generation)).toBe(
      'Not enough unique questions generated. Please try again.',
    )
  })
})

describe('describing a failure', () => {
  it.each([
    [{ kind: 'server', message: 'Nothing on "x".', status: 422 }, 'Nothing on "x".'],
    [{ kind: 'status', status: 500 }, 'API request failed with status 500'],
    [{ kind: 'empty' }, 'Failed to generate questions. Please try again.'],
    [{ kind: 'unreachable' }, 'Unable to generate questions. Please check your connection and try again.'],
    [{ kind: 'cancelled' }, ''],
  ] as const)('GEN-30 GEN-31 SETUP-15 %j reads %j', (failure, text) => {
    expect(describeFailure(failure, generation)).toBe(text)
  })
})
