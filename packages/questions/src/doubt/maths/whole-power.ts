import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { NotExactError } from './surd-sum.ts'

export { NotExactError }

/** Powers with more digits are refused: they could freeze the screen. */
const MAX_DIGITS = 200

export function wholeNumberPower(base: Exact, exponent: Exact): Exact {
  const times = Number(exponent.n)
  if (base.equals(0) && exponent.lte(0)) throw new NotExactError('0 to a power that is not positive')
  if (times * (`${base.n}${base.d}`.length - 1) > MAX_DIGITS) throw new NotExactError('power too large')
  const power = new Fraction(base.n ** BigInt(times), base.d ** BigInt(times)).mul(
    base.s < 0n && times % 2 === 1 ? -1 : 1,
  )
  return exponent.lt(0) ? power.inverse() : power
}
