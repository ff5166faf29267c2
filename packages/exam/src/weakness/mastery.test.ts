import { describe, expect, it } from 'vitest'
import { masteryLevel } from './mastery.ts'

describe('mastery of a chapter', () => {
  it.each([
    [0, 0, 'not-started'],
    [0, 3, 'begun'],
    [49, 100, 'begun'],
    [50, 100, 'half-way'],
    [69, 100, 'half-way'],
    [70, 100, 'nearly-there'],
    [84, 100, 'nearly-there'],
    [85, 100, 'mastered'],
    [5, 5, 'mastered'],
  ])('%i right of %i is %s', (right, asked, level) => {
    expect(masteryLevel({ right, asked })).toBe(level)
  })

  it('four right answers are not yet mastery', () => {
    expect(masteryLevel({ right: 4, asked: 4 })).toBe('nearly-there')
  })
})
