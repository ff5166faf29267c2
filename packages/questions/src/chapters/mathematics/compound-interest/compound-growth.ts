import type { Random } from '../../../kit/random/random.ts'
import { towns } from '../../../kit/wording/places.ts'

/** What a sum becomes after so many periods. */
export const compound = (sum: number, rate: number, periods: number): number =>
  sum * (1 + rate / 100) ** periods

export const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

/** Who lends or keeps money. */
export function drawBank(rng: Random): string {
  const town = rng.pick(towns)
  return rng.pick([
    `a bank in ${town}`,
    `a cooperative society of ${town}`,
    `a rural bank near ${town}`,
    `a finance company of ${town}`,
  ])
}
