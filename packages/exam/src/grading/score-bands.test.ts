import { expect, it } from 'vitest'
import { GREEN_ICON_FROM, homeScoreColour, isGreenIcon, scoreColour } from './score-bands.ts'

it('HOME-19 colours home scores green from 75, yellow from 60, else red', () => {
  expect([100, 75, 74, 60, 59, 0].map(homeScoreColour)).toEqual([
    'green',
    'green',
    'yellow',
    'yellow',
    'red',
    'red',
  ])
})

it('HISTORY-12 HOME-24 RESULTS-20 colours scores green from 80, blue from 60, amber from 40, else red', () => {
  expect([100, 80, 79, 60, 59, 40, 39, 0].map(scoreColour)).toEqual([
    'green',
    'green',
    'blue',
    'blue',
    'amber',
    'amber',
    'red',
    'red',
  ])
  expect(scoreColour(Number.NaN)).toBe('red')
})

it('HISTORY-13 turns the icon of a history card green at 70', () => {
  expect([69, 70, 71].map(isGreenIcon)).toEqual([false, true, true])
  expect(GREEN_ICON_FROM).toBe(70)
})
