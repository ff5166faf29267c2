import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { NUMBER, readNumber } from '../read-facts.ts'
import { sayDecimal, sayFully, sayNumber } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'
import { type DoubtUnit, findUnit } from '../units-of-doubts.ts'

const N = `(${NUMBER})`
const PATTERNS = [
  new RegExp(
    `^(?:convert|change|express|write|what is|find)? ?${N} ?([^\\d]+?) (?:to|into|in|in to|as) ([^\\d]*\\D\\^?\\(?[23]?\\)?)$`,
  ),
]
const HOW_MANY = new RegExp(
  `^how many ([^\\d]+?) (?:are there |are |is |make |equal )?(?:in|to|equal to) ${N} ?(.+)$`,
)

/** "Convert 72 km/h into m/s", "How many metres are there in 5 km?". */
export const solveConversion: DoubtSolver = ({ text }) => {
  const temperature = convertTemperature(text)
  if (temperature) return temperature
  const counted = HOW_MANY.exec(text)
  const [value, from, to] = counted
    ? [counted[2], counted[3], counted[1]]
    : (PATTERNS.map((pattern) => pattern.exec(text))
        .find(Boolean)
        ?.slice(1) ?? [])
  const [source, target] = [findUnit(from ?? ''), findUnit(to ?? '')]
  if (!value || !source || !target || source.dimension !== target.dimension || source.name === target.name)
    return null
  return explain(readNumber(value), source, target)
}

function explain(value: Exact, source: DoubtUnit, target: DoubtUnit): Solution | null {
  const factor = source.factor.div(target.factor)
  const result = value.mul(factor)
  const back = result.mul(target.factor).div(source.factor)
  const isClean = factor.d === 1n || factor.n === 1n || source.dimension === 'speed'
  const rule =
    isClean && factor.d === 1n
      ? `1 ${source.name} = ${sayNumber(factor)} ${target.name}`
      : isClean && factor.n === 1n
        ? `1 ${target.name} = ${sayNumber(factor.inverse())} ${source.name}`
        : `1 ${source.name} = ${source.dimension === 'speed' ? sayFully(factor) : sayDecimal(factor)} ${target.name}`
  const finalAnswer = `${sayDecimal(result)}${target.name === '°' ? '' : ' '}${target.name}`.trim()
  const concepts =
    source.dimension === 'speed'
      ? ['Speed, Time & Distance', 'Unit Conversion']
      : ['Unit Conversion', 'Number System']
  return confirmed(back.equals(value), {
    difficulty: 'Beginner',
    concepts,
    steps: [
      step('Recall how the units compare', rule),
      step(
        isClean && factor.n === 1n && factor.d !== 1n ? 'Divide' : 'Multiply',
        isClean && factor.n === 1n && factor.d !== 1n
          ? `${sayNumber(value)} ÷ ${sayNumber(factor.inverse())} = ${finalAnswer}`
          : `${sayNumber(value)} × ${source.dimension === 'speed' ? sayNumber(factor) : sayDecimal(factor)} = ${finalAnswer}`,
      ),
    ],
    finalAnswer,
  })
}

const SCALES: Record<
  string,
  { name: string; toKelvin: (value: Exact) => Exact; fromKelvin: (value: Exact) => Exact }
> = {
  c: { name: '°C', toKelvin: (value) => value.add(273.15), fromKelvin: (value) => value.sub(273.15) },
  k: { name: 'K', toKelvin: (value) => value, fromKelvin: (value) => value },
  f: {
    name: '°F',
    toKelvin: (value) => value.sub(32).mul(5).div(9).add(273.15),
    fromKelvin: (value) => value.sub(273.15).mul(9).div(5).add(32),
  },
}
const FORMULAS: Record<string, string> = {
  cf: '$F = \\frac{9}{5}C + 32$',
  fc: '$C = \\frac{5}{9}(F - 32)$',
  ck: '$K = C + 273.15$',
  kc: '$C = K - 273.15$',
  fk: '$K = \\frac{5}{9}(F - 32) + 273.15$',
  kf: '$F = \\frac{9}{5}(K - 273.15) + 32$',
}
const TEMPERATURE =
  /^(?:convert|change|express|what is)? ?(-?\d+(?:\.\d+)?) ?(?:°|degrees? )? ?(c|f|k|celsius|centigrade|fahrenheit|kelvin)\b (?:to|into|in) (?:°|degrees? )? ?(c|f|k|celsius|centigrade|fahrenheit|kelvin)$/

function convertTemperature(text: string): Solution | null {
  const match = TEMPERATURE.exec(text)
  if (!match?.[1] || !match[2] || !match[3]) return null
  const [from, to] = [match[2].charAt(0), match[3].charAt(0)]
  const [source, target, formula] = [SCALES[from], SCALES[to], FORMULAS[`${from}${to}`]]
  if (!source || !target || !formula) return null
  const value = new Fraction(match[1])
  const kelvin = source.toKelvin(value)
  const result = target.fromKelvin(kelvin)
  const finalAnswer = `${sayFully(result)} ${target.name}`
  // Nothing is colder than 0 K.
  return confirmed(kelvin.gte(0) && source.fromKelvin(target.toKelvin(result)).equals(value), {
    subject: 'Physics',
    difficulty: 'Beginner',
    concepts: ['Thermodynamics', 'Unit Conversion'],
    steps: [step('Use the formula', formula), step('Put in the value', finalAnswer)],
    finalAnswer,
  })
}
