import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the dimensional formula of force?" */
export const dimensions = defineGenerator({
  id: 'physics/dimensions',
  version: 6,
  concepts: ['dimensional-formula'],
  levels: {
    easy: { forms: [...often(40, whichHas), single] },
    medium: { forms: [...often(3, two), ...often(60, combined), constants] },
    hard: { forms: [...often(2, powerLaw), newUnits] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'which') return given.names.find((name) => write(expand(name)) === given.formula) ?? ''
    if (given.find === 'units') {
      // By Cramer's rule: one linear equation each for mass, length and time.
      const columns = given.units.map(({ name }) => expand(name))
      const whole = determinant(columns)
      const target = expand(given.of)
      return writeIn(
        given.units.map(({ symbol }, place) => ({
          symbol,
          exponent: determinant(columns.with(place, target)) / whole,
        })),
      )
    }
    return write(
      given.below.reduce<Dimensions>(
        (sum, name) => add(sum, expand(name), -1),
        given.above.reduce<Dimensions>((sum, name) => add(sum, expand(name)), [0, 0, 0]),
      ),
    )
  },
})

/** "Which of work, power, momentum and pressure has the dimensional formula [M L² T⁻³]?" */
function whichHas(rng: Random) {
  const chosen = rng.until(
    () => rng.sample(quantities, 4),
    (drawn) => new Set(drawn.map(({ dimensions }) => write(dimensions))).size === 4,
  )
  const right = rng.pick(chosen)
  const formula = write(right.dimensions)
  const names = chosen.map(({ name }) => name)
  const list = formatList(names)
  return {
    given: { find: 'which' as const, names, formula },
    prompt: rng.pick([
      say`Which of ${list} has the dimensional formula ${formula}?`,
      say`Among ${list}, the quantity with the dimensions ${formula} is:`,
      say`${formula} is the dimensional formula of one of ${list}. Which one is it?`,
      say`The quantities ${list} are given. Identify the one whose dimensions are ${formula}.`,
    ]),
    answer: right.name,
    mistakes: chosen
      .filter((quantity) => quantity !== right)
      .map((quantity) => ({
        value: quantity.name,
        because: `its dimensional formula is ${write(quantity.dimensions)}`,
      })),
    steps: [
      say`From ${definitionOf(right)} follow the dimensions ${formula}.`,
      say`So the quantity is ${right.name}`,
    ],
  }
}

/** From definition to definition down to mass, length and time, without the column `dimensions`. */
function expand(name: string): Dimensions {
  if (name === 'mass') return [1, 0, 0]
  if (name === 'length') return [0, 1, 0]
  if (name === 'time') return [0, 0, 1]
  const found = quantities.find((quantity) => quantity.name === name)
  if (!found) throw new RangeError(`no definition of ${name}`)
  return found.from.reduce<Dimensions>((sum, [factor, power]) => add(sum, expand(factor), power), [0, 0, 0])
}

/** Powers of mass, length and time. */
type Dimensions = readonly [mass: number, length: number, time: number]

/** A quantity of mechanics: its dimensions, and the definition from which they follow. */
interface Quantity {
  name: string
  dimensions: Dimensions
  /** Each factor with its power; a factor is the name of another row, or mass, length or time. */
  from: readonly (readonly [factor: string, power: number])[]
}

const definitionOf = ({ from }: Quantity): string =>
  from
    .map(([factor, power], index) => {
      const times = Math.abs(power) === 1 ? factor : `${factor}${Math.abs(power) === 2 ? '²' : '³'}`
      if (index === 0) return power > 0 ? times : `1 ÷ ${times}`
      return `${power > 0 ? '×' : '÷'} ${times}`
    })
    .join(' ')

/** Formulas that belong to other quantities. */
const otherFormulas = (rng: Random, right: Dimensions, wanted: number) =>
  rng
    .shuffle(quantities.filter((quantity) => write(quantity.dimensions) !== write(right)))
    .slice(0, wanted)
    .map(({ name, dimensions: own }) => ({ value: write(own), because: `that is the formula of ${name}` }))

function single(rng: Random) {
  const quantity = rng.pick(quantities)
  const { name } = quantity
  const answer = write(quantity.dimensions)

  return {
    given: { find: 'formula' as const, above: [name], below: [] as string[] },
    prompt: rng.pick([
      say`The dimensional formula of ${name} is:`,
      say`Which of the following represents the dimensions of ${name}?`,
      say`What are the dimensions of ${name} in terms of mass M, length L and time T?`,
      say`Select the correct dimensional formula of ${name}.`,
      say`In terms of M, L and T, ${name} is expressed as:`,
      say`Which one of the following has the dimensions of ${name}?`,
    ]),
    answer,
    mistakes: [...nearFormulas(rng, quantity.dimensions, 5), ...otherFormulas(rng, quantity.dimensions, 2)],
    steps: [
      say`The dimensions of ${name} follow from ${definitionOf(quantity)}.`,
      say`So its dimensional formula is ${answer}`,
    ],
  }
}

function two(rng: Random) {
  const [one, other] = rng.sample(quantities, 2)
  const isProduct = rng.chance(0.5)
  const [product, quotient] = [
    add(one.dimensions, other.dimensions),
    add(one.dimensions, other.dimensions, -1),
  ]
  const right = isProduct ? product : quotient
  const answer = write(right)

  const what = isProduct ? say`(${one.name}) × (${other.name})` : say`(${one.name}) ÷ (${other.name})`
  return {
    given: isProduct
      ? { find: 'formula' as const, above: [one.name, other.name], below: [] as string[] }
      : { find: 'formula' as const, above: [one.name], below: [other.name] },
    prompt: rng.pick([
      say`The dimensional formula of ${what} is:`,
      say`What are the dimensions of ${what}?`,
      say`A physical quantity is defined as ${what}. Its dimensional formula is:`,
      say`If X = ${what}, then the dimensions of X are:`,
      say`Which of the following represents the dimensions of ${what}?`,
    ]),
    answer,
    mistakes: [
      {
        value: write(isProduct ? quotient : product),
        because: isProduct ? 'the quantities were divided' : 'the quantities were multiplied',
      },
      { value: write(one.dimensions), because: `that is the formula of ${one.name} alone` },
      { value: write(other.dimensions), because: `that is the formula of ${other.name} alone` },
      ...nearFormulas(rng, right, 4),
    ],
    steps: [
      say`${capital(one.name)}: ${write(one.dimensions)}`,
      say`${capital(other.name)}: ${write(other.dimensions)}`,
      say`${isProduct ? 'The exponents are added' : 'The exponents of the second are subtracted'}: ${answer}`,
    ],
  }
}

/** "The dimensional formula of (force × velocity) ÷ (power) is:" */
function combined(rng: Random) {
  const [one, other, third] = rng.sample(quantities, 3)
  const product = add(one.dimensions, other.dimensions)
  const right = add(product, third.dimensions, -1)
  const answer = write(right)
  const what = say`(${one.name}) × (${other.name}) ÷ (${third.name})`
  return {
    given: { find: 'formula' as const, above: [one.name, other.name], below: [third.name] },
    prompt: rng.pick([
      say`The dimensional formula of ${what} is:`,
      say`What are the dimensions of ${what}?`,
      say`If X = ${what}, then the dimensions of X are:`,
      say`A physical quantity is defined as ${what}. Its dimensional formula is:`,
      say`Which of the following represents the dimensions of ${what}?`,
    ]),
    answer,
    mistakes: [
      { value: write(add(product, third.dimensions)), because: 'all three quantities were multiplied' },
      { value: write(product), because: `${third.name} was left out` },
      {
        value: write(add(add(one.dimensions, other.dimensions, -1), third.dimensions, -1)),
        because: `${other.name} was divided by as well`,
      },
      ...nearFormulas(rng, right, 3),
    ],
    steps: [
      say`${capital(one.name)}: ${write(one.dimensions)}, ${other.name}: ${write(other.dimensions)}`,
      say`${capital(third.name)}: ${write(third.dimensions)}`,
      say`The exponents of the first two are added, those of the third subtracted: ${answer}`,
    ],
  }
}

/** A law with constants. Each term has the dimensions of the whole, which gives those of its constant. */
interface Law {
  text: string
  /** For each constant, what stands above and below the line, and why. */
  constants: Readonly<Record<string, { above: readonly string[]; below: readonly string[]; because: string }>>
}

const constant = (above: string, below: string, because: string) => ({
  above: above.split(', ').filter((name) => name !== ''),
  below: below.split(', ').filter((name) => name !== ''),
  because,
})

const LAWS: readonly Law[] = [
  {
    text: 'The velocity v of a particle at time t is given by v = at + b/(t + c).',
    constants: {
      a: constant('velocity', 'time', 'at is a velocity'),
      b: constant('velocity, time', '', 't + c is a time and b/(t + c) is a velocity'),
      c: constant('time', '', 'c is added to the time t'),
    },
  },
  {
    text: 'The force F acting on a particle at time t is given by F = at + bt².',
    constants: {
      a: constant('force', 'time', 'at is a force'),
      b: constant('force', 'time, time', 'bt² is a force'),
    },
  },
  {
    text: 'The potential energy of a particle at a distance x from a fixed point is U = a/x² − b/x.',
    constants: {
      a: constant('work, length, length', '', 'a/x² is an energy'),
      b: constant('work, length', '', 'b/x is an energy'),
    },
  },
  {
    text: 'For a fixed amount of a real gas, (p + a/V²)(V − b) is constant at a given temperature, where p is the pressure and V is the volume.',
    constants: {
      a: constant('pressure, volume, volume', '', 'a/V² is added to a pressure'),
      b: constant('volume', '', 'b is subtracted from a volume'),
    },
  },
  {
    text: 'The position x of a particle at time t is x = a + bt + ct³.',
    constants: {
      a: constant('length', '', 'a is a length'),
      b: constant('velocity', '', 'bt is a length'),
      c: constant('length', 'time, time, time', 'ct³ is a length'),
    },
  },
  {
    text: 'The resistive force on a body moving with speed v through a fluid is F = av + bv².',
    constants: {
      a: constant('force', 'velocity', 'av is a force'),
      b: constant('force', 'velocity, velocity', 'bv² is a force'),
    },
  },
  {
    text: 'A progressive wave is represented by y = A sin (ωt − kx), where x and y are distances and t is the time.',
    constants: {
      A: constant('length', '', 'the sine is a number and y is a length'),
      ω: constant('frequency', '', 'ωt is a number'),
      k: constant('', 'length', 'kx is a number'),
    },
  },
  {
    text: 'The force on a particle at position x and time t is F = A cos (Bx) + C sin (Dt).',
    constants: {
      A: constant('force', '', 'the cosine is a number'),
      B: constant('', 'length', 'Bx is a number'),
      C: constant('force', '', 'the sine is a number'),
      D: constant('frequency', '', 'Dt is a number'),
    },
  },
  {
    text: 'The power P of a machine depends on the distance x and the time t as P = (b − x²)/(at).',
    constants: {
      a: constant('area', 'power, time', 'x²/(at) is a power'),
      b: constant('area', '', 'x² is subtracted from b'),
    },
  },
  {
    text: 'The mass per unit length of a rod at a distance x from one end is λ = a + bx + cx².',
    constants: {
      a: constant('mass per unit length', '', 'a is a mass per unit length'),
      b: constant('mass per unit length', 'length', 'bx is a mass per unit length'),
      c: constant('mass per unit length', 'area', 'cx² is a mass per unit length'),
    },
  },
  {
    text: 'The pressure in a liquid at depth h below its surface is p = a + bh.',
    constants: {
      a: constant('pressure', '', 'a is a pressure'),
      b: constant('pressure', 'length', 'bh is a pressure'),
    },
  },
  {
    text: 'The acceleration of a particle moving with speed v is f = p + qt − rv, where t is the time.',
    constants: {
      p: constant('acceleration', '', 'p is an acceleration'),
      q: constant('acceleration', 'time', 'qt is an acceleration'),
      r: constant('acceleration', 'velocity', 'rv is an acceleration'),
    },
  },
  {
    text: 'The kinetic energy of a particle that has moved through a distance s is K = as + bs².',
    constants: {
      a: constant('kinetic energy', 'length', 'as is an energy'),
      b: constant('kinetic energy', 'area', 'bs² is an energy'),
    },
  },
  {
    text: 'The volume of liquid that flows out of a pipe per second varies with time as Q = a + b/t.',
    constants: {
      a: constant('volume rate of flow', '', 'a is a volume rate of flow'),
      b: constant('volume rate of flow, time', '', 'b/t is a volume rate of flow'),
    },
  },
]

const sumOf = (above: readonly string[], below: readonly string[]): Dimensions =>
  below.reduce<Dimensions>(
    (sum, name) => add(sum, dimensionsOf(name), -1),
    above.reduce<Dimensions>((sum, name) => add(sum, dimensionsOf(name)), [0, 0, 0]),
  )

const dimensionsOf = (name: string): Dimensions => {
  if (name === 'mass') return [1, 0, 0]
  if (name === 'length') return [0, 1, 0]
  if (name === 'time') return [0, 0, 1]
  return quantities.find((quantity) => quantity.name === name)?.dimensions ?? [Number.NaN, 0, 0]
}

/** "The velocity of a particle at time t is v = at + b/(t + c). The dimensions of ab are:" */
function constants(rng: Random) {
  const law = rng.pick(LAWS)
  const isProduct = rng.chance(0.4)
  const drawn = rng.sample(Object.keys(law.constants), 2)
  const [first = '', second = ''] = isProduct ? drawn.toSorted() : drawn
  const [one, other] = [law.constants[first], law.constants[second]]
  if (!one || !other) throw new RangeError('a law has two constants')
  const [above, below] = isProduct
    ? [
        [...one.above, ...other.above],
        [...one.below, ...other.below],
      ]
    : [
        [...one.above, ...other.below],
        [...one.below, ...other.above],
      ]
  const right = sumOf(above, below)
  const answer = write(right)
  const [ofOne, ofOther] = [sumOf(one.above, one.below), sumOf(other.above, other.below)]
  const what = isProduct ? `${first}${second}` : `${first}/${second}`
  return {
    given: { find: 'formula' as const, above, below },
    prompt: rng.pick([
      say`${law.text} The dimensional formula of ${what} is:`,
      say`${law.text} What are the dimensions of ${what}?`,
      say`${law.text} Find the dimensions of the ${isProduct ? 'product' : 'ratio'} ${what}.`,
      say`${law.text} Which of the following represents the dimensions of ${what}?`,
    ]),
    answer,
    mistakes: [
      {
        value: write(isProduct ? add(ofOne, ofOther, -1) : add(ofOne, ofOther)),
        because: isProduct ? `${first} was divided by ${second}` : `${first} was multiplied by ${second}`,
      },
      { value: write(ofOne), because: `${first} was taken without ${second}` },
      { value: write(ofOther), because: `${second} was taken without ${first}` },
      { value: write(add([0, 0, 0], right, -1)), because: 'the fraction was turned upside down' },
      ...nearFormulas(rng, right, 3),
    ],
    steps: [
      say`Only quantities of the same dimensions can be added or subtracted.`,
      say`Since ${one.because}, ${first} has the dimensions ${write(ofOne)}`,
      say`Since ${other.because}, ${second} has the dimensions ${write(ofOther)}`,
      say`${isProduct ? 'The exponents are added' : `The exponents of ${second} are subtracted`}: ${answer}`,
    ],
  }
}

const DEPENDENT = [
  { name: 'force', symbol: 'F' },
  { name: 'velocity', symbol: 'u' },
  { name: 'acceleration', symbol: 'f' },
  { name: 'momentum', symbol: 'p' },
  { name: 'kinetic energy', symbol: 'K' },
  { name: 'power', symbol: 'P' },
  { name: 'pressure', symbol: 'p' },
  { name: 'torque', symbol: 'τ' },
  { name: 'impulse', symbol: 'J' },
  { name: 'density', symbol: 'ρ' },
  { name: 'angular momentum', symbol: 'J' },
  { name: 'surface tension', symbol: 'σ' },
  { name: 'moment of inertia', symbol: 'I' },
] as const

const VARIABLES = [
  { text: 'time t', symbol: 't', quantity: 'time' },
  { text: 'distance x', symbol: 'x', quantity: 'length' },
  { text: 'speed v', symbol: 'v', quantity: 'velocity' },
] as const

const LETTERS = [
  ['a', 'b'],
  ['A', 'B'],
  ['α', 'β'],
  ['k₁', 'k₂'],
] as const

/** Powers of the two constants: of a/b the whole would cancel at once, so one of them is squared. */
const JOINED = [
  [2, 1],
  [1, 2],
  [2, -1],
  [1, -2],
] as const

/** "The force F on a body varies with time t as F = at² + bt⁻¹. The dimensions of a²/b are:" */
function powerLaw(rng: Random) {
  const whole = rng.pick(DEPENDENT)
  const variable = rng.pick(VARIABLES.filter(({ quantity }) => quantity !== whole.name))
  const [first, second] = rng.pick(LETTERS)
  const powers = rng.sample([-3, -2, -1, 1, 2, 3, 4], 2)
  const [i, j] = rng.pick(JOINED)
  const term = (letter: string, exponent: number) => `${letter}${variable.symbol}${power(exponent)}`
  const times = (exponent: number) => Array.from({ length: Math.abs(exponent) }, () => variable.quantity)
  const partOf = (exponent: number) => ({
    above: [whole.name, ...(exponent < 0 ? times(exponent) : [])],
    below: exponent > 0 ? times(exponent) : [],
  })
  const [one, other] = [partOf(powers[0]), partOf(powers[1])]
  const repeat = (names: readonly string[], count: number) =>
    Array.from({ length: Math.max(0, count) }, () => names).flat()
  const above = [
    ...repeat(one.above, i),
    ...repeat(one.below, -i),
    ...repeat(other.above, j),
    ...repeat(other.below, -j),
  ]
  const below = [
    ...repeat(one.below, i),
    ...repeat(one.above, -i),
    ...repeat(other.below, j),
    ...repeat(other.above, -j),
  ]
  const right = sumOf(above, below)
  const answer = write(right)
  const [ofOne, ofOther] = [sumOf(one.above, one.below), sumOf(other.above, other.below)]
  const isQuotient = j < 0
  const what = `${first}${power(i)}${isQuotient ? '/' : ''}${second}${power(Math.abs(j))}`
  const sign = rng.pick(['+', '+', '−'])
  const law = `${whole.symbol} = ${term(first, powers[0])} ${sign} ${term(second, powers[1])}`
  return {
    given: { find: 'formula' as const, above, below },
    prompt: rng.pick([
      say`In an experiment, the ${whole.name} ${whole.symbol} varies with ${variable.text} as ${law}. The dimensional formula of ${what} is:`,
      say`The ${whole.name} ${whole.symbol} depends on ${variable.text} by the relation ${law}. What are the dimensions of ${what}?`,
      say`If ${law}, where ${whole.symbol} is ${whole.name} and ${variable.symbol} is ${variable.text.slice(0, -2)}, then the dimensions of ${what} are:`,
    ]),
    answer,
    mistakes: [
      {
        value: write(add(add([0, 0, 0], ofOne, i), ofOther, -j)),
        because: isQuotient ? `${second} was multiplied instead of divided by` : `${second} was divided by`,
      },
      { value: write(add(ofOne, ofOther, isQuotient ? -1 : 1)), because: 'the power was left out' },
      { value: write(ofOne), because: `${first} was taken alone` },
      { value: write(ofOther), because: `${second} was taken alone` },
      { value: write(add([0, 0, 0], right, -1)), because: 'the result was turned upside down' },
      ...nearFormulas(rng, right, 3),
    ],
    steps: [
      say`Only quantities of the same dimensions can be added or subtracted, so each term is ${/^[aeiou]/.test(whole.name) ? 'an' : 'a'} ${whole.name}: ${write(dimensionsOf(whole.name))}`,
      say`From ${term(first, powers[0])}, ${first} has the dimensions ${write(ofOne)}`,
      say`From ${term(second, powers[1])}, ${second} has the dimensions ${write(ofOther)}`,
      say`So ${what} has the dimensions ${answer}`,
    ],
  }
}

const BASES = ['mass', 'length', 'time'] as const

/** Quantities that papers take for fundamental ones, with their symbols. */
const UNITS = [
  { name: 'force', text: 'force', symbol: 'F' },
  { name: 'velocity', text: 'velocity', symbol: 'V' },
  { name: 'time', text: 'time', symbol: 'T' },
  { name: 'length', text: 'length', symbol: 'L' },
  { name: 'mass', text: 'mass', symbol: 'M' },
  { name: 'work', text: 'energy', symbol: 'E' },
  { name: 'momentum', text: 'momentum', symbol: 'P' },
  { name: 'acceleration', text: 'acceleration', symbol: 'A' },
  { name: 'density', text: 'density', symbol: 'D' },
  { name: 'surface tension', text: 'surface tension', symbol: 'S' },
  { name: 'angular momentum', text: 'angular momentum', symbol: 'J' },
  { name: 'frequency', text: 'frequency', symbol: 'ν' },
] as const

const ORIGINAL: readonly string[] = BASES

interface Factor {
  symbol: string
  exponent: number
}

/** [F V⁻¹ T⁰] */
const writeIn = (factors: readonly Factor[]): string =>
  `[${factors.map(({ symbol, exponent }) => `${symbol}${power(exponent)}`).join(' ')}]`

const determinant = ([one, two, three]: readonly Dimensions[]): number =>
  one && two && three
    ? one[0] * (two[1] * three[2] - two[2] * three[1]) -
      one[1] * (two[0] * three[2] - two[2] * three[0]) +
      one[2] * (two[0] * three[1] - two[1] * three[0])
    : Number.NaN

const isSame = (one: Dimensions, other: Dimensions): boolean =>
  one[0] === other[0] && one[1] === other[1] && one[2] === other[2]

const EXPONENTS = [-3, -2, -1, 1, 2, 3]

/** "If force F, velocity V and time T are taken as fundamental quantities, the dimensional formula of energy is:" */
function newUnits(rng: Random) {
  const { units, exponents, fitting } = rng.until(
    () => {
      const units = rng.sample(UNITS, 3)
      const exponents = units.map(() => rng.pick(EXPONENTS))
      const columns = units.map(({ name }) => dimensionsOf(name))
      const sum = columns.reduce<Dimensions>(
        (all, column, place) => add(all, column, exponents[place] ?? 0),
        [0, 0, 0],
      )
      const isBasis = determinant(columns) !== 0 && units.some(({ name }) => !ORIGINAL.includes(name))
      const fitting = isBasis ? quantities.filter(({ dimensions }) => isSame(dimensions, sum)) : []
      return { units, exponents, fitting }
    },
    (drawn) => drawn.fitting.length > 0,
  )
  const target = rng.pick(fitting)
  const factors = units.map(({ symbol }, place) => ({ symbol, exponent: exponents[place] ?? 0 }))
  const answer = writeIn(factors)
  const list = formatList(units.map(({ text, symbol }) => `${text} (${symbol})`))
  const changed = (by: readonly number[]) =>
    factors.map(({ symbol, exponent }, place) => ({ symbol, exponent: exponent + (by[place] ?? 0) }))
  return {
    given: {
      find: 'units' as const,
      units: units.map(({ name, symbol }) => ({ name, symbol })),
      of: target.name,
    },
    prompt: rng.pick([
      say`If ${list} are taken as the fundamental quantities, the dimensional formula of ${target.name} is:`,
      say`In a system with ${list} as fundamental quantities, what are the dimensions of ${target.name}?`,
      say`${list} are chosen as the fundamental quantities. Find the dimensional formula of ${target.name}.`,
    ]),
    answer,
    mistakes: [
      {
        value: writeIn(factors.map(({ symbol, exponent }) => ({ symbol, exponent: 0 - exponent }))),
        because: 'all exponents have the wrong sign',
      },
      ...units.map(({ symbol }, place) => ({
        value: writeIn(
          factors.map((factor, index) =>
            index === place ? { symbol, exponent: 0 - factor.exponent } : factor,
          ),
        ),
        because: `the exponent of ${symbol} has the wrong sign`,
      })),
      ...rng
        .shuffle(SHIFTS.filter((shift) => shift.some((by) => by !== 0) && shift.some((by) => by === 0)))
        .slice(0, 5)
        .map((shift) => ({
          value: writeIn(changed(shift)),
          because: 'its mass, length and time do not agree on both sides',
        })),
    ],
    steps: [
      say`Let the formula be ${units.map(({ symbol }, place) => `${symbol}${'ˣʸᶻ'.charAt(place)}`).join(' ')}, where ${units.map(({ name, symbol }) => `${symbol} is ${write(dimensionsOf(name))}`).join(', ')}.`,
      say`${capital(target.name)} has the dimensions ${write(target.dimensions)}.`,
      say`The powers of mass, length and time must agree, which gives ${units.map((_, place) => `${'xyz'.charAt(place)} = ${String(exponents[place] ?? 0).replace('-', '−')}`).join(', ')}.`,
      say`So the formula is ${answer}`,
    ],
  }
}

const SHIFTS = [-1, 0, 1].flatMap((mass) =>
  [-1, 0, 1].flatMap((length) => [-1, 0, 1].map((time): Dimensions => [mass, length, time])),
)

/** Formulas that differ from the right one by a power or two, each with its mistake. */
function nearFormulas(rng: Random, right: Dimensions, wanted: number) {
  return rng
    .shuffle(SHIFTS.filter((shift) => shift.some((by) => by !== 0) && shift.some((by) => by === 0)))
    .slice(0, wanted)
    .map((shift) => {
      const faults = shift.flatMap((by, place) =>
        by === 0 ? [] : [`one power of ${BASES[place] ?? ''} too ${by > 0 ? 'many' : 'few'}`],
      )
      return { value: write(add(right, shift)), because: `the formula has ${faults.join(' and ')}` }
    })
}

const row = (name: string, dimensions: Dimensions, ...from: (readonly [string, number])[]): Quantity => ({
  name,
  dimensions,
  from,
})

/** The dimensions of a product with a power of another quantity. */
const add = (one: Dimensions, other: Dimensions, times = 1): Dimensions => [
  one[0] + times * other[0],
  one[1] + times * other[1],
  one[2] + times * other[2],
]

/** [1, 1, -2] is written [M L T⁻²], and [0, 1, -1] is written [M⁰ L T⁻¹]. */
const write = ([mass, length, time]: Dimensions): string =>
  `[M${power(mass)} L${power(length)} T${power(time)}]`

const power = (exponent: number): string =>
  exponent === 1
    ? ''
    : String(exponent).replace(/./g, (sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt('-0123456789'.indexOf(sign)))

const quantities: readonly Quantity[] = [
  row('area', [0, 2, 0], ['length', 2]),
  row('volume', [0, 3, 0], ['length', 3]),
  row('velocity', [0, 1, -1], ['length', 1], ['time', -1]),
  row('acceleration', [0, 1, -2], ['velocity', 1], ['time', -1]),
  row('momentum', [1, 1, -1], ['mass', 1], ['velocity', 1]),
  row('force', [1, 1, -2], ['mass', 1], ['acceleration', 1]),
  row('impulse', [1, 1, -1], ['force', 1], ['time', 1]),
  row('work', [1, 2, -2], ['force', 1], ['length', 1]),
  row('kinetic energy', [1, 2, -2], ['mass', 1], ['velocity', 2]),
  row('power', [1, 2, -3], ['work', 1], ['time', -1]),
  row('pressure', [1, -1, -2], ['force', 1], ['area', -1]),
  row('density', [1, -3, 0], ['mass', 1], ['volume', -1]),
  row('frequency', [0, 0, -1], ['time', -1]),
  row('surface tension', [1, 0, -2], ['force', 1], ['length', -1]),
  row('torque', [1, 2, -2], ['force', 1], ['length', 1]),
  row('angular momentum', [1, 2, -1], ['momentum', 1], ['length', 1]),
  row('moment of inertia', [1, 2, 0], ['mass', 1], ['length', 2]),
  row('spring constant', [1, 0, -2], ['force', 1], ['length', -1]),
  row('the gravitational constant', [-1, 3, -2], ['force', 1], ['length', 2], ['mass', -2]),
  row("Planck's constant", [1, 2, -1], ['work', 1], ['frequency', -1]),
  row('the coefficient of viscosity', [1, -1, -1], ['pressure', 1], ['time', 1]),
  row("Young's modulus", [1, -1, -2], ['force', 1], ['area', -1]),
  row('intensity of sound', [1, 0, -3], ['power', 1], ['area', -1]),
  row('gravitational potential', [0, 2, -2], ['work', 1], ['mass', -1]),
  row('volume rate of flow', [0, 3, -1], ['volume', 1], ['time', -1]),
  row('mass per unit length', [1, -1, 0], ['mass', 1], ['length', -1]),
]
