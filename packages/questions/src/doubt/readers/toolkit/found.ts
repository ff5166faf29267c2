import Fraction from 'fraction.js'
import { decimalPlaces, type Exact } from '../../../kit/values/exact.ts'
import { formatDecimal } from '../../../kit/wording/format-number.ts'
import { sayFully, sayPercent, sayRupees } from '../../say-number.ts'
import { confirmed, type Solution, step } from '../../solution.ts'
import type { Reading } from './reading.ts'

/** A family of questions that can be read: what it is called, and how one of its kind is solved. */
export interface Reader {
  id: string
  /** A cheap test; only a question that matches is read further. */
  cue: RegExp
  /** What to practise, where it is less than what the group is about. */
  concepts?: readonly string[]
  read(reading: Reading): Solution | null
}

export interface ReaderGroup {
  subject: string
  concepts: readonly string[]
  readers: readonly Reader[]
}

interface Result {
  /** A string when the answer is a word, such as a weekday. */
  value: Exact | number | string
  unit?: string
  /** What to show instead of the value with its unit. */
  shown?: string
  steps: readonly (readonly [title: string, explanation: string])[]
  /** Whether a second way gives the same. */
  check: boolean
  difficulty?: Solution['difficulty']
}

const NO_CONCEPTS: readonly string[] = []

/** A solution, if the second way agrees. Its concepts and its subject are those of the group. */
export function found({
  value,
  unit = '',
  shown,
  steps,
  check,
  difficulty = 'Intermediate',
}: Result): Solution | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return null
  return confirmed(check, {
    difficulty,
    concepts: NO_CONCEPTS,
    steps: steps.map(([title, explanation]) => step(title, explanation)),
    finalAnswer: shown ?? sayWithUnit(value, unit),
    exactly: {
      value: typeof value === 'object' ? value.valueOf() : value,
      unit,
      isMeasured: typeof value === 'number',
    },
  })
}

export function sayWithUnit(value: Exact | number | string, unit = ''): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return `${sayMeasured(value)}${spaced(unit)}`
  if (unit === '₹') return sayRupees(value)
  if (unit === '%') return sayPercent(value)
  return `${sayFully(value)}${spaced(many(value, unit))}`
}

const spaced = (unit: string): string => (unit === '' || unit === '°' || unit === '%' ? unit : ` ${unit}`)

const COUNTED = new Set(['day', 'year', 'hour', 'minute', 'second', 'month', 'week'])
const many = (value: Exact, unit: string): string =>
  COUNTED.has(unit) && !value.equals(1) ? `${unit}s` : unit

/** A measured number, to four significant digits: 0.5, 1,234, 6.626 × 10⁻³⁴. */
export function sayMeasured(value: number): string {
  const rounded = Number(value.toPrecision(4))
  const size = Math.abs(rounded)
  if (size !== 0 && (size >= 1e7 || size < 1e-4)) {
    const [mantissa = '0', exponent = '0'] = rounded.toExponential().split('e')
    return `${mantissa} × 10^${Number(exponent)}`.replace(
      /10\^(-?\d+)/,
      (_, power: string) => `10${raised(power)}`,
    )
  }
  const exactly = new Fraction(String(rounded))
  return formatDecimal(exactly, decimalPlaces(exactly) ?? 4)
}

const raised = (power: string): string =>
  [...power].map((sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? ''))).join('')

export const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
