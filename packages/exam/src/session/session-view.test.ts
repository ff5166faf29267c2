import { describe, expect, it } from 'vitest'
import { checkAnswer, finishSession, goNext, growSession, selectOption, startSession } from './session.ts'
import {
  explanationState,
  NAVIGATOR_BUTTONS_ON_MOBILE,
  navigatorButtons,
  optionMark,
  primaryAction,
  showsFeedback,
} from './session-view.ts'

const practice = startSession('practice', 2)
const test = startSession('test', 2)
const checked = checkAnswer(selectOption(practice, 1))

describe('primaryAction', () => {
  it('SESSION-23 is Check in practice, disabled until an answer is selected', () => {
    expect(primaryAction(practice)).toEqual({ kind: 'check', enabled: false })
    expect(primaryAction(selectOption(practice, 1))).toEqual({ kind: 'check', enabled: true })
  })

  it('is Next once checked', () => {
    expect(primaryAction(checked)).toEqual({ kind: 'next', enabled: true })
  })

  it('SESSION-34 is Finish on the last practice question', () => {
    const last = checkAnswer(selectOption(goNext(checked), 0))
    expect(primaryAction(last)).toEqual({ kind: 'finish', enabled: true })
  })

  it('reads Next in test mode, disabled until an answer is selected', () => {
    expect(primaryAction(test)).toEqual({ kind: 'next', enabled: false })
    expect(primaryAction(selectOption(test, 0))).toEqual({ kind: 'next', enabled: true })
  })

  it('SESSION-35 is Submit on the last test question, which needs a selected answer', () => {
    expect(primaryAction(goNext(test))).toEqual({ kind: 'submit', enabled: false })
    expect(primaryAction(selectOption(goNext(test), 0))).toEqual({ kind: 'submit', enabled: true })
  })

  it('SESSION-23 SESSION-34 SESSION-35 shows a disabled Next, never Finish or Submit, while more questions are expected', () => {
    const last = checkAnswer(selectOption(goNext(checked), 0))
    expect(primaryAction(growSession(last, 2, 3))).toEqual({ kind: 'next', enabled: false })
    expect(primaryAction(growSession(last, 3, 2))).toEqual({ kind: 'next', enabled: true })
    const answered = selectOption(goNext(test), 0)
    expect(primaryAction(growSession(answered, 2, 1))).toEqual({ kind: 'next', enabled: false })
  })

  it('goes through the review of a practice and finishes at its end', () => {
    const review = finishSession(practice)
    expect(primaryAction(review)).toEqual({ kind: 'next', enabled: true })
    expect(primaryAction(goNext(review))).toEqual({ kind: 'finish', enabled: true })
  })
})

describe('feedback', () => {
  it('is shown in practice once the question is checked', () => {
    expect(showsFeedback(selectOption(practice, 1), 0)).toBe(false)
    expect(showsFeedback(checked, 0)).toBe(true)
    expect(showsFeedback(checked, 1)).toBe(false)
    expect(showsFeedback(finishSession(checked), 1)).toBe(true)
  })

  it('SESSION-31 is never shown in a test', () => {
    expect(showsFeedback(selectOption(test, 1), 0)).toBe(false)
    expect(showsFeedback(finishSession(selectOption(test, 1)), 0)).toBe(false)
    expect(showsFeedback({ ...checked, mode: 'test' }, 0)).toBe(false)
  })

  it('SESSION-28 marks the correct option and a wrong selection', () => {
    expect([0, 1, 2, 3].map((option) => optionMark(option, 2, 1))).toEqual([
      'none',
      'correct',
      'incorrect',
      'none',
    ])
    expect([0, 1].map((option) => optionMark(option, 1, 1))).toEqual(['none', 'correct'])
    expect([0, 1].map((option) => optionMark(option, null, 1))).toEqual(['none', 'correct'])
  })

  it('SESSION-30 hides the explanation, puts it behind a toggle once checked, opens it in review', () => {
    expect(explanationState(practice, 0)).toBe('hidden')
    expect(explanationState(checked, 0)).toBe('toggle')
    expect(explanationState(finishSession(checked), 0)).toBe('open')
    expect(explanationState(finishSession(test), 0)).toBe('hidden')
  })
})

describe('navigator', () => {
  it("SESSION-07 shows the first 12 buttons on mobile and '+N more'", () => {
    expect(navigatorButtons(30, true)).toEqual({ shown: 12, more: 18 })
    expect(navigatorButtons(12, true)).toEqual({ shown: 12, more: 0 })
    expect(navigatorButtons(5, true)).toEqual({ shown: 5, more: 0 })
    expect(NAVIGATOR_BUTTONS_ON_MOBILE).toBe(12)
  })

  it('shows all of them on desktop', () => {
    expect(navigatorButtons(30, false)).toEqual({ shown: 30, more: 0 })
  })
})
