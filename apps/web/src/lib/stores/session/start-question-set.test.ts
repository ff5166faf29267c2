import { beforeEach, describe, expect, it } from 'vitest'
import { makeQuestion } from '../../../testing/make-attempt.ts'
import { runningSessionId } from './session-record.ts'
import { sessionValues } from './session-values.ts'
import { startQuestionSet } from './start-question-set.ts'

beforeEach(() => sessionStorage.clear())

describe('starting a set of questions', () => {
  it('stores the values of a practice session', () => {
    const [one, two] = [makeQuestion(1), makeQuestion(2)]
    const address = startQuestionSet('bookmarks', [
      { topic: 'Addition', question: one },
      { topic: 'Sums', question: two },
    ])
    expect(address).toBe('/practice/session')
    expect(sessionValues.currentTopic.read()).toBe('Bookmarked questions')
    expect(sessionValues.currentMode.read()).toBe('practice')
    expect(sessionValues.currentDifficulty.read()).toBe('easy')
    expect(sessionValues.currentQuestionCount.read()).toBe(2)
    expect(sessionValues.currentQuestions.read()).toEqual([one, two])
    expect(sessionValues.originalQuestions.read()).toEqual([one, two])
  })

  it('starts a new session even if the same set was practised in this tab before', () => {
    runningSessionId.write('exam-1')
    sessionValues.currentContent.write('a note')
    startQuestionSet('review', [{ topic: 'Addition', question: makeQuestion(1) }])
    expect(runningSessionId.read()).toBeNull()
    expect(sessionValues.currentContent.read()).toBeNull()
    expect(sessionValues.currentTopic.read()).toBe('Addition')
  })
})
