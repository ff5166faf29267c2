import type { SessionMode } from '@ekagra/exam/session/session'

export interface SessionAddress {
  pathname: string
  /** The query parameter `test`, if any. */
  test: string | null
  /** The mode that the set-up screen stored. */
  storedMode: SessionMode | null
}

/**
 * /test/session is a test when its address or the set-up screen says so; /practice/session is always
 * practice.
 */
export function sessionMode({ pathname, test, storedMode }: SessionAddress): SessionMode {
  if (!pathname.startsWith('/test')) return 'practice'
  return test === 'true' || (test === null && storedMode === 'test') ? 'test' : 'practice'
}
