import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'

/** In m/s², as the questions say. */
export const G = 10

export const metres = (amount: number) => quantity(amount, 'm')
export const speedOf = (amount: number) => quantity(amount, 'm/s')

/** Speeds and radii whose centripetal acceleration is a plain number. */
export const TURNS = range(2, 30).flatMap((speed) =>
  [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100].flatMap((radius) => {
    const rate = speed ** 2 / radius
    return rate >= 1 && rate <= 60 && Number.isInteger(rate * 4) ? [{ speed, radius, rate }] : []
  }),
)
