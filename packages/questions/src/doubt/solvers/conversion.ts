import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { NUMBER, readNumber } from '../read-facts.ts'
import { sayDecimal, sayFully, sayNumber } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

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

interface DoubtUnit {
  /** The name used in answers. */
  name: string
  dimension: string
  /** In the base unit of its dimension; exact by definition. */
  factor: Exact
}

/** Spellings, the factor to the base unit, the name in answers. The first unit of a dimension is its base. */
const TABLE: Record<string, readonly (readonly [spellings: string, factor: string, name: string])[]> = {
  length: [
    ['m|metre|metres|meter|meters', '1', 'm'],
    ['mm|millimetre|millimetres|millimeter|millimeters', '1/1000', 'mm'],
    ['cm|centimetre|centimetres|centimeter|centimeters|cms', '1/100', 'cm'],
    ['km|kms|kilometre|kilometres|kilometer|kilometers', '1000', 'km'],
    ['inch|inches', '0.0254', 'inches'],
    ['foot|feet|ft', '0.3048', 'feet'],
    ['yard|yards', '0.9144', 'yards'],
    ['mile|miles', '1609.344', 'miles'],
  ],
  mass: [
    ['kg|kgs|kilogram|kilograms', '1', 'kg'],
    ['g|gm|gms|gram|grams', '1/1000', 'g'],
    ['mg|milligram|milligrams', '1/1000000', 'mg'],
    ['quintal|quintals', '100', 'quintals'],
    ['tonne|tonnes|metric ton|metric tons', '1000', 'tonnes'],
    ['pound|pounds|lb|lbs', '0.45359237', 'pounds'],
  ],
  time: [
    ['s|sec|secs|second|seconds', '1', 'seconds'],
    ['min|mins|minute|minutes', '60', 'minutes'],
    ['h|hr|hrs|hour|hours', '3600', 'hours'],
    ['day|days', '86400', 'days'],
    ['week|weeks', '604800', 'weeks'],
  ],
  volume: [
    ['l|litre|litres|liter|liters|ltr', '1', 'litres'],
    ['ml|millilitre|millilitres|milliliter|milliliters', '1/1000', 'mL'],
    ['cubic metre|cubic metres|cubic meter|cubic meters|m\\^3|m\\^\\(3\\)', '1000', 'm³'],
    ['cubic centimetre|cubic centimetres|cubic cm|cm\\^3|cm\\^\\(3\\)|cc', '1/1000', 'cm³'],
  ],
  area: [
    ['square metre|square metres|square meter|square meters|sq m|sq\\.? ?m|m\\^2|m\\^\\(2\\)', '1', 'm²'],
    ['square centimetre|square centimetres|square cm|sq\\.? ?cm|cm\\^2|cm\\^\\(2\\)', '1/10000', 'cm²'],
    ['square kilometre|square kilometres|square km|sq\\.? ?km|km\\^2|km\\^\\(2\\)', '1000000', 'km²'],
    ['hectare|hectares|ha', '10000', 'hectares'],
    ['acre|acres', '4046.8564224', 'acres'],
  ],
  speed: [
    ['m\\/s|mps|metres? per second|meters? per second|m per s', '1', 'm/s'],
    ['km\\/hr?|kmph|kmh|km per hour|kilometres? per hour|kilometers? per hour', '5/18', 'km/h'],
  ],
  angle: [
    ['degree|degrees|°', '1', '°'],
    ['minutes? of arc', '1/60', '′'],
  ],
  count: [
    ['ones', '1', ''],
    ['hundred|hundreds', '100', 'hundred'],
    ['thousand|thousands', '1000', 'thousand'],
    ['lakh|lakhs|lac|lacs', '100000', 'lakh'],
    ['crore|crores', '10000000', 'crore'],
    ['million|millions', '1000000', 'million'],
    ['billion|billions', '1000000000', 'billion'],
    ['dozen|dozens', '12', 'dozen'],
  ],
}

const doubtUnits: readonly (DoubtUnit & { spelling: RegExp })[] = Object.entries(TABLE).flatMap(
  ([dimension, units]) =>
    units.map(([spellings, factor, name]) => ({
      name,
      dimension,
      factor: new Fraction(factor),
      spelling: new RegExp(`^(?:${spellings})$`),
    })),
)

const findUnit = (text: string): DoubtUnit | null =>
  doubtUnits.find(({ spelling }) => spelling.test(text.trim().replace(/\.$/, ''))) ?? null
