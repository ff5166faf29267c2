import Fraction from 'fraction.js'
import { exact, InexactError, parseExponential } from './exact.ts'
import { readValue, rootSize } from './read-value.ts'
import { type Measure, toValue, type Value, type ValueInput } from './value.ts'

/** Allows for the rounding of floating-point solvers; far below any difference between options. */
const RELATIVE_TOLERANCE = 1e-9

/**
 * Whether an independent solution equals the answer. A bare number has the unit of the answer; a rounded answer agrees
 * with every value that rounds to it.
 */
export function agrees(answer: ValueInput, solution: ValueInput): boolean {
  const key = toValue(answer)
  if (key.kind === 'measure' && (typeof solution === 'number' || solution instanceof Fraction)) {
    return sizesAgree(key, Number(solution))
  }
  const solved = toValue(solution)
  if (key.kind === 'measure' && solved.kind === 'measure' && dimension(key) === dimension(solved)) {
    return sizesAgree(key, inUnitOf(key, solved))
  }
  return readValue(key).identity === readValue(solved).identity
}

const dimension = ({ unit }: Measure) => unit?.dimension ?? 'number'
const factor = ({ unit }: Measure) => (unit ? unit.factor[0] / unit.factor[1] : 1)
const sizeOf = ({ amount }: Measure) =>
  amount.rational.valueOf() + amount.times.valueOf() * rootSize(amount.root)
const inUnitOf = (key: Measure, solved: Measure) => (sizeOf(solved) * factor(solved)) / factor(key)

function sizesAgree(key: Measure, solved: number): boolean {
  const size = sizeOf(key)
  return (
    Math.abs(size - solved) <=
    Math.max(1, Math.abs(size)) * RELATIVE_TOLERANCE + halfOfLastPlace(key.style, size)
  )
}

function halfOfLastPlace(style: Measure['style'], size: number): number {
  if (typeof style !== 'object' || size === 0) return 0
  const exponent =
    'places' in style ? -style.places : Math.floor(Math.log10(Math.abs(size))) - style.digits + 1
  return 0.5 * 10 ** exponent
}

/** A bare number in the unit and style of the answer; null when it cannot be written that way. */
export function inStyleOf(answer: Value, input: ValueInput): Value | null {
  if (answer.kind !== 'measure' || !(typeof input === 'number' || input instanceof Fraction))
    return toValue(input)
  if (typeof input === 'number' && !Number.isFinite(input)) return null
  try {
    const rational =
      typeof answer.style === 'object' ? parseExponential(Number(input).toExponential(12)) : exact(input)
    return { ...answer, amount: { rational, times: exact(0), root: 1 } }
  } catch (error) {
    if (error instanceof InexactError) return null
    throw error
  }
}
