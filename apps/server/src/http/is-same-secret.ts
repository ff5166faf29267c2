import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the time does not tell how much of a guess was right. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
