import { expect, it } from 'vitest'
import { noteBody } from './note-body.ts'

it.each([
  ['# Profit & Loss\n\nCost price', '\nCost price'],
  ['  # profit & loss  \nCost price', 'Cost price'],
  ['# Profit & Loss', ''],
  ['# Profit\n\nCost price', '# Profit\n\nCost price'],
  ['## Profit & Loss\nCost price', '## Profit & Loss\nCost price'],
  ['Cost price\n# Profit & Loss', 'Cost price\n# Profit & Loss'],
])('shows %j below the title as %j', (content, body) => {
  expect(noteBody({ title: 'Profit & Loss', content })).toBe(body)
})
