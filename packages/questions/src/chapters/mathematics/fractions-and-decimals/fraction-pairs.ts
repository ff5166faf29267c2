import type { Random } from '../../../kit/random/random.ts'
import { exact, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { formatList } from '../../../kit/wording/list.ts'
import { latex, type Message } from '../../../kit/wording/say.ts'

export type Pair = readonly [top: number, bottom: number]

const FRACTIONS: readonly Pair[] = range(3, 16).flatMap((bottom) =>
  range(1, bottom - 1)
    .filter((top) => exact(top, bottom).d === BigInt(bottom))
    .map((top) => [top, bottom] as const),
)

export const size = ([top, bottom]: Pair) => top / bottom
export const show = ([top, bottom]: Pair): string => latex`\frac{${top}}{${bottom}}`
export const list = (pairs: readonly Pair[]): Message => formatList(pairs.map(show))
export const write = (pairs: readonly Pair[], way: 'ascending' | 'descending'): string =>
  latex`${pairs.map(([top, bottom]) => `\\frac{${top}}{${bottom}}`).join(way === 'ascending' ? ' < ' : ' > ')}`

/** Fractions near each other, so that they must be compared. */
export function drawNear(rng: Random, count: number, width: number): Pair[] {
  const middle = size(rng.pick(FRACTIONS))
  const near = FRACTIONS.filter((pair) => Math.abs(size(pair) - middle) < width)
  if (near.length < count + 2) return drawNear(rng, count, width * 1.5)
  // A common denominator that can be worked with by hand.
  return rng.until(
    () => rng.sample(near, count),
    (drawn) => drawn.map(([, bottom]) => bottom).reduce(lcm) <= 1260,
  )
}

export function compare(pairs: readonly Pair[]): { bottom: number; tops: number[] } {
  const bottom = pairs.map(([, below]) => below).reduce(lcm)
  return { bottom, tops: pairs.map(([top, below]) => (top * bottom) / below) }
}
