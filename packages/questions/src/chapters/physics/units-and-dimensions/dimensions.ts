import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the dimensional formula of force?" */
export const dimensions = defineGenerator({
  id: 'physics/dimensions',
  version: 2,
  concepts: ['dimensional-formula'],
  levels: { easy: { form: single }, medium: { form: two }, hard: { form: three } },
  generate: (rng, { form }) => form(rng),
  solve: ({ above, below }) =>
    write(
      below.reduce<Dimensions>(
        (sum, name) => add(sum, expand(name), -1),
        above.reduce<Dimensions>((sum, name) => add(sum, expand(name)), [0, 0, 0]),
      ),
    ),
})

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
    given: { above: [name], below: [] as string[] },
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
      ? { above: [one.name, other.name], below: [] as string[] }
      : { above: [one.name], below: [other.name] },
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

function three(rng: Random) {
  const [one, other, third] = rng.sample(quantities, 3)
  const product = add(one.dimensions, other.dimensions)
  const right = add(product, third.dimensions, -1)
  const answer = write(right)

  const what = say`(${one.name}) × (${other.name}) ÷ (${third.name})`
  return {
    given: { above: [one.name, other.name], below: [third.name] },
    prompt: rng.pick([
      say`The dimensional formula of ${what} is:`,
      say`If X = ${what}, then the dimensions of X are:`,
      say`The dimensions of k in the equation (${third.name}) × k = (${one.name}) × (${other.name}) are:`,
      say`Which of the following represents the dimensions of ${what}?`,
      say`A physical quantity is defined as ${what}. What are its dimensions?`,
    ]),
    answer,
    mistakes: [
      { value: write(product), because: `${third.name} was left out` },
      {
        value: write(add(product, third.dimensions)),
        because: `${third.name} was multiplied instead of divided`,
      },
      {
        value: write(add(add(one.dimensions, other.dimensions, -1), third.dimensions, -1)),
        because: `${other.name} was divided instead of multiplied`,
      },
      { value: write(add(other.dimensions, third.dimensions, -1)), because: `${one.name} was left out` },
      ...nearFormulas(rng, right, 3),
    ],
    steps: [
      say`${capital(one.name)}: ${write(one.dimensions)}`,
      say`${capital(other.name)}: ${write(other.dimensions)}, so the product is ${write(product)}`,
      say`${capital(third.name)}: ${write(third.dimensions)}`,
      say`Its exponents are subtracted: ${answer}`,
    ],
  }
}

const BASES = ['mass', 'length', 'time'] as const

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
