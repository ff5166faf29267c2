import { expect, it } from 'vitest'
import { finishSession, selectOption, startSession } from './session.ts'
import { exitStep, exitTarget } from './session-exit.ts'

const practice = selectOption(startSession('practice', 2), 0)
const test = selectOption(startSession('test', 2), 0)

it('SESSION-41 asks before leaving when an answer is recorded', () => {
  expect(exitStep(practice)).toBe('confirm')
  expect(exitStep(test)).toBe('confirm')
})

it('SESSION-44 leaves directly when none is recorded, or nothing can be lost any more', () => {
  expect(exitStep(startSession('test', 2))).toBe('leave')
  expect(exitStep(finishSession(practice))).toBe('leave')
})

it('SESSION-44 goes back in history, else to /search', () => {
  expect(exitTarget(true)).toBe('back')
  expect(exitTarget(false)).toBe('search')
})
