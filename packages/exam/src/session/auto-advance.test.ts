import { expect, it } from 'vitest'
import { AUTO_ADVANCE_MS, autoAdvance } from './auto-advance.ts'
import { checkAnswer, finishSession, goNext, goPrevious, selectOption, startSession } from './session.ts'

const practice = startSession('practice', 2)
const checked = checkAnswer(selectOption(practice, 1))
const test = startSession('test', 2)

it('SESSION-32 moves on in practice within 1.2 to 1.5 s after the answer is checked', () => {
  expect(AUTO_ADVANCE_MS.practice).toBe(1300)
  expect(autoAdvance(checked, true)).toEqual({ afterMs: 1300, to: 'next' })
  expect(autoAdvance(selectOption(practice, 1), true)).toBeUndefined()
})

it('SESSION-33 moves on in a test within 0.6 to 0.8 s after an answer is selected', () => {
  expect(AUTO_ADVANCE_MS.test).toBe(700)
  expect(autoAdvance(selectOption(test, 1), true)).toEqual({ afterMs: 700, to: 'next' })
  expect(autoAdvance(test, true)).toBeUndefined()
})

it('stays where it is when switched off', () => {
  expect(autoAdvance(checked, false)).toBeUndefined()
})

it('SESSION-36 finishes a practice automatically when every question is answered', () => {
  const complete = checkAnswer(selectOption(goNext(checked), 0))
  expect(autoAdvance(complete, true)).toEqual({ afterMs: 1300, to: 'finish' })
  const skipped = checkAnswer(selectOption(goNext(practice), 0))
  expect(autoAdvance(skipped, true)).toBeUndefined()
  expect(autoAdvance(finishSession(complete), true)).toBeUndefined()
})

it('never submits a test automatically', () => {
  const last = selectOption(goNext(selectOption(test, 0)), 0)
  expect(autoAdvance(last, true)).toBeUndefined()
  expect(autoAdvance(goPrevious(last), true)).toEqual({ afterMs: 700, to: 'next' })
})
