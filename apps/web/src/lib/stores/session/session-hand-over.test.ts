import { beforeEach, describe, expect, it } from 'vitest'
import { makeQuestion } from '../../../testing/make-attempt.ts'
import { handOverContent, handOverSession, sourceContentFor } from './session-hand-over.ts'
import { sessionValues } from './session-values.ts'

const wanted = {
  topic: 'Addition',
  mode: 'test' as const,
  difficulty: 'easy' as const,
  questionCount: 1,
  questions: [makeQuestion(1)],
}

beforeEach(() => sessionStorage.clear())

describe('starting a session', () => {
  it('STORE-20 passes the time limit of a test to the session', () => {
    expect(handOverSession({ ...wanted, timeLimitSeconds: 600 })).toBe('/test/session?test=true')
    expect(sessionValues.mockTestData.read()).toEqual({
      timeLimit: 600,
      actualTimeSpent: 0,
      recommendations: [],
    })
  })

  it('STORE-20 leaves no time limit of an earlier test', () => {
    handOverSession({ ...wanted, timeLimitSeconds: 600 })
    handOverSession(wanted)
    expect(sessionValues.mockTestData.read()).toBeNull()
  })

  it('STORE-15 brings the source content to the set-up and removes it once its session starts', () => {
    handOverContent('Addition', '# A note')
    expect(sessionStorage.getItem('currentContent')).toBe('# A note')
    expect(sourceContentFor(' Addition ')).toBe('# A note')
    expect(sourceContentFor('Subtraction')).toBeUndefined()
    handOverSession(wanted)
    expect(sessionStorage.getItem('currentContent')).toBeNull()
    expect(sourceContentFor('Addition')).toBeUndefined()
  })
})
