import { beforeEach, describe, expect, it } from 'vitest'
import { makeQuestion } from '../../../testing/make-attempt.ts'
import { sessionValues } from './session-values.ts'
import { startSession } from './start-session.ts'

const wanted = {
  topic: 'Addition',
  mode: 'test' as const,
  difficulty: 'easy' as const,
  questionCount: 1,
  questions: [makeQuestion(1)],
}

beforeEach(() => sessionStorage.clear())

describe('starting a session', () => {
  it('STORE-20 leaves the time limit of a test for the session', () => {
    expect(startSession({ ...wanted, timeLimitSeconds: 600 })).toBe('/test/session?test=true')
    expect(sessionValues.mockTestData.read()).toEqual({
      timeLimit: 600,
      actualTimeSpent: 0,
      recommendations: [],
    })
  })

  it('STORE-20 leaves none of an earlier test', () => {
    startSession({ ...wanted, timeLimitSeconds: 600 })
    startSession(wanted)
    expect(sessionValues.mockTestData.read()).toBeNull()
  })
})
