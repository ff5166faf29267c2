import { expect, it } from 'vitest'
import { PALETTE_STATES, paletteCounts, paletteState } from './question-palette.ts'
import { goTo, selectOption, startSession, toggleMark } from './session.ts'

const session = toggleMark(
  selectOption(goTo(toggleMark(goTo(selectOption(goTo(startSession('test', 5), 1), 0), 2)), 3), 0),
)

it('has the five states of a computer-based test', () => {
  expect([0, 1, 2, 3, 4].map((index) => paletteState(session, index))).toEqual([
    'not-answered',
    'answered',
    'marked',
    'answered-and-marked',
    'not-visited',
  ])
  expect(PALETTE_STATES).toEqual(['not-visited', 'not-answered', 'answered', 'marked', 'answered-and-marked'])
})

it('counts the questions in each state', () => {
  expect(paletteCounts(session)).toEqual({
    'not-visited': 1,
    'not-answered': 1,
    answered: 1,
    marked: 1,
    'answered-and-marked': 1,
  })
  expect(paletteCounts(startSession('test', 4))).toMatchObject({ 'not-answered': 1, 'not-visited': 3 })
})
