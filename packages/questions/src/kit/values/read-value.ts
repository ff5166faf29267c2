import Fraction from 'fraction.js'
import { formatValue, simplestRatio } from '../wording/format-value.ts'
import { toPlainText } from '../wording/plain-text.ts'
import { type Exact, isZero, parseExponential, roundTo } from './exact.ts'
import { type Amount, type Measure, toValue, type Value, type ValueInput } from './value.ts'

/** A value prepared for the checks. */
export interface Reading {
  value: Value
  /** The text that the learner reads. */
  text: string
  /** The same without LaTeX, for comparing appearance. */
  plain: string
  /** Two values are the same answer when these are equal: 1.5 km and 1500 m, 50% and 1/2, 2 : 4 and 1 : 2. */
  identity: string
  /** For comparing sizes, in base units; null when there is no size. */
  size: number | null
}

export function readValue(input: ValueInput): Reading {
  const value = toValue(input)
  const text = formatValue(value)
  return { value, text, plain: toPlainText(text), ...identify(value) }
}

function identify(value: Value): Pick<Reading, 'identity' | 'size'> {
  if (value.kind === 'measure') return identifyMeasure(value)
  if (value.kind === 'clock') {
    const minutes = ((value.minutes % 1440) + 1440) % 1440
    return { identity: `clock ${minutes}`, size: minutes }
  }
  if (value.kind === 'ratio') {
    return {
      identity: `ratio ${simplestRatio(value.parts)
        .map((part) => part.toFraction())
        .join(':')}`,
      size: null,
    }
  }
  return identifyWords(value.text)
}

function identifyMeasure(measure: Measure): Pick<Reading, 'identity' | 'size'> {
  const { rational, times, root } = inBaseUnit(measure)
  const dimension = measure.unit?.dimension ?? 'number'
  const irrational = isZero(times) ? '' : ` + ${times.toFraction()} × ${root}`
  return {
    identity: `${dimension} ${rational.toFraction()}${irrational}`,
    size: rational.valueOf() + times.valueOf() * rootSize(root),
  }
}

/** Words that are a plain number count as that number, so that '12' is never offered beside 12. */
function identifyWords(text: string): Pick<Reading, 'identity' | 'size'> {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .replaceAll('−', '-')
    .toLowerCase()
  const digits = plain.replaceAll(',', '')
  if (/^-?\d+(\.\d+)?$/.test(digits)) {
    const amount = new Fraction(digits)
    return { identity: `number ${amount.toFraction()}`, size: amount.valueOf() }
  }
  return { identity: `words ${plain}`, size: null }
}

export const rootSize = (root: Amount['root']): number => (root === 'π' ? Math.PI : Math.sqrt(root))

/** The amount as shown (rounded where the style rounds), in the base unit of its dimension. */
function inBaseUnit({ amount, unit, style }: Measure): Amount {
  const [numerator, denominator] = unit?.factor ?? [1, 1]
  const scale = (part: Exact) => (numerator === denominator ? part : part.mul(numerator, denominator))
  return {
    rational: scale(shownRational(amount.rational, style)),
    times: scale(amount.times),
    root: amount.root,
  }
}

function shownRational(rational: Exact, style: Measure['style']): Exact {
  if (typeof style !== 'object') return rational
  if ('places' in style) return roundTo(rational, style.places)
  return parseExponential(rational.valueOf().toExponential(style.digits - 1))
}
