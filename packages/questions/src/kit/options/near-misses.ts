import { decimalPlaces, type Exact, exact, isZero } from '../values/exact.ts'
import type { Measure, Ratio, Value } from '../values/value.ts'

/** Multiples of the answer that look like a small mistake. */
const SHARES = [0.5, 0.6, 0.75, 0.8, 0.9, 1.1, 1.2, 1.25, 1.5, 1.75, 2]

/** Closer values look like misprints, unless the numbers are small. */
const CLOSEST = 0.04

/** Wrong values close to the answer and written like it, used when there are too few named mistakes. */
export function nearMisses(answer: Value): Value[] {
  if (answer.kind === 'words') return []
  if (answer.kind === 'ratio') return nearRatios(answer)
  if (answer.kind === 'clock') {
    return [-60, -30, -15, -5, 5, 15, 30, 60].map((shift) => ({ ...answer, minutes: answer.minutes + shift }))
  }
  const isIrrational = !isZero(answer.amount.times)
  return nearNumbers(isIrrational ? answer.amount.times : answer.amount.rational, answer.style).map(
    (near) => ({
      ...answer,
      amount: isIrrational ? { ...answer.amount, times: near } : { ...answer.amount, rational: near },
    }),
  )
}

function nearNumbers(value: Exact, style: Measure['style']): Exact[] {
  if (value.d > 1n && (style === 'fraction' || style === 'mixed' || decimalPlaces(value) === null)) {
    return nearFractions(value)
  }
  if (typeof style === 'object') return SHARES.map((share) => value.mul(exact(share)))
  const places = decimalPlaces(value) ?? 0
  const scaled = Number(value.mul(10 ** places).valueOf())
  const step = roundness(scaled)
  const neighbours = [-4, -3, -2, -1, 1, 2, 3, 4].map((count) => scaled + count * step)
  const shares = SHARES.map((share) => Math.round((scaled * share) / step) * step)
  return [...neighbours, ...shares]
    .filter(
      (near) => Math.abs(near - scaled) >= CLOSEST * Math.abs(scaled) && (scaled === 0 || near * scaled > 0),
    )
    .map((near) => exact(near, 10 ** places))
}

/** The largest power of ten that divides the number: the worth of its last nonzero digit. */
function roundness(value: number): number {
  let step = 1
  while (value !== 0 && value % (step * 10) === 0) step *= 10
  return step
}

/** A proper fraction stays proper. */
function nearFractions(value: Exact): Exact[] {
  const [numerator, denominator] = [Number(value.n) * Number(value.s), Number(value.d)]
  const isProper = value.abs().lt(1)
  return (
    [
      [numerator - 1, denominator],
      [numerator + 1, denominator],
      [numerator - 2, denominator],
      [numerator + 2, denominator],
      [numerator - 3, denominator],
      [numerator + 3, denominator],
      [numerator, denominator + 1],
      [numerator, denominator - 1],
      [denominator - numerator, denominator],
    ]
      // Another denominator looks natural only among small ones.
      .filter(([, bottom = 0]) => bottom === denominator || (bottom > 1 && bottom <= 12))
      .map(([top = 0, bottom = 1]) => exact(top, bottom))
      .filter((near) => near.abs().lt(1) === isProper)
  )
}

function nearRatios({ parts }: Ratio): Ratio[] {
  const changed = parts.flatMap((part, index) =>
    [-1, 1, 2].map((shift) => parts.map((other, place) => (place === index ? part.add(shift) : other))),
  )
  return [[...parts].reverse(), ...changed]
    .filter((near) => near.every((part) => part.gt(0)))
    .map((near) => ({ kind: 'ratio', parts: near }))
}
