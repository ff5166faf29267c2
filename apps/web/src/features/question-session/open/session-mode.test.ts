import { describe, expect, it } from 'vitest'
import { sessionMode } from './session-mode.ts'

describe('sessionMode', () => {
  it.each([
    ['/test/session', 'true', null, 'test'],
    ['/test/session', 'true', 'practice', 'test'],
    ['/test/session', null, 'test', 'test'],
    ['/test/session', null, 'practice', 'practice'],
    ['/test/session', 'false', 'test', 'practice'],
    ['/practice/session', null, 'test', 'practice'],
    ['/practice/session', 'true', 'test', 'practice'],
  ] as const)('SHELL-09 %s with test=%s after %s is %s', (pathname, test, storedMode, mode) => {
    expect(sessionMode({ pathname, test, storedMode })).toBe(mode)
  })
})
