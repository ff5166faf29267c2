import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

export type Power = readonly [base: number, top: number, bottom: number]

/** Roots that come out whole: 27 = 3³. */
export const PERFECT = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((root) =>
  range(2, 6).flatMap((degree) => (root ** degree <= 4096 ? [{ root, degree, base: root ** degree }] : [])),
)

export const showExponent = (top: number, bottom: number): string =>
  bottom === 1 ? `${top}` : `${top < 0 ? '-' : ''}\\frac{${Math.abs(top)}}{${bottom}}`
export const showPower = ([base, top, bottom]: Power): string =>
  `${bottom === 1 && top === 1 ? base : `${base > 9 && bottom > 1 ? `(${base})` : base}^{${showExponent(top, bottom)}}`}`

/** A numerator in lowest terms over the degree of the root. */
export const drawTop = (rng: Random, degree: number): number =>
  rng.pick([1, 2, 3].filter((top) => gcd(top, degree) === 1))

export const ask = (rng: Random, expression: string): Message =>
  posed(
    rng,
    [
      say`What is the value of ${latex`${expression}`}?`,
      say`Simplify ${latex`${expression}`}.`,
      say`${latex`${expression}`} is equal to`,
      say`Find ${latex`${expression}`}.`,
    ],
    0.15,
  )
