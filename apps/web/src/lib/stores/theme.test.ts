import { expect, it } from 'vitest'
import { startingTheme } from './theme.ts'

it.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['blue', true, 'dark'],
  ['', false, 'light'],
])('SHELL-58 starts from saved %j with a dark preference of %j as %s', (saved, prefersDark, theme) => {
  expect(startingTheme(saved, prefersDark)).toBe(theme)
})
