import { expect, test } from 'vitest'
import { markRoot } from './mark-root.ts'

const isMarked = () => document.documentElement.hasAttribute('data-dialog')

test('the root is marked as long as one dialog is open', () => {
  const [first, second] = [markRoot('dialog'), markRoot('dialog')]
  first()
  first()
  expect(isMarked()).toBe(true)
  second()
  expect(isMarked()).toBe(false)
})
