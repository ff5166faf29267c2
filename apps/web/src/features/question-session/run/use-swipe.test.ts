import { describe, expect, it } from 'vitest'
import { readSwipe } from './use-swipe.ts'

describe('readSwipe', () => {
  it.each([
    [{ x: -120, y: 10, ms: 200 }, 'left'],
    [{ x: 90, y: -20, ms: 300 }, 'right'],
    [{ x: 30, y: 0, ms: 100 }, null],
    [{ x: 90, y: 60, ms: 200 }, null],
    [{ x: -200, y: 0, ms: 1500 }, null],
  ])('reads %j as %s', (stroke, swipe) => {
    expect(readSwipe(stroke)).toBe(swipe)
  })
})
