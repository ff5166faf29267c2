import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { add, type Dimensions, expand, type Quantity, quantities, write } from './dimensions-table.ts'

/** "What is the dimensional formula of force?" */
export const dimensions = defineGenerator({
  id: 'physics/dimensions',
  version: 1,
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

const definitionOf = ({ from }: Quantity): string =>
  from
    .map(([factor, power], index) => {
      const times = Math.abs(power) === 1 ? factor : `${factor}${Math.abs(power) === 2 ? '²' : '³'}`
      if (index === 0) return power > 0 ? times : `1 ÷ ${times}`
      return `${power > 0 ? '×' : '÷'} ${times}`
    })
    .join(' ')

const BASES = ['mass', 'length', 'time'] as const
const SHIFTS = [-1, 0, 1].flatMap((mass) =>
  [-1, 0, 1].flatMap((length) => [-1, 0, 1].map((time): Dimensions => [mass, length, time])),
)

/** Formulas that miss the right one by a power or two, each with what is wrong in it. */
function slips(rng: Random, right: Dimensions, wanted: number) {
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

/** Formulas that belong to other quantities. */
const strangers = (rng: Random, right: Dimensions, wanted: number) =>
  rng
    .shuffle(quantities.filter((quantity) => write(quantity.dimensions) !== write(right)))
    .slice(0, wanted)
    .map(({ name, dimensions: own }) => ({ value: write(own), because: `that is the formula of ${name}` }))

const NOTES = [
  'a physics notebook',
  'a test paper',
  'a chart for the classroom',
  'a quiz',
  'a revision sheet',
  'a formula booklet',
]

function single(rng: Random) {
  const quantity = rng.pick(quantities)
  const { name } = quantity
  const answer = write(quantity.dimensions)
  const [person, town, notes] = [rng.pick(people).name, rng.pick(towns), rng.pick(NOTES)]
  return {
    given: { above: [name], below: [] as string[] },
    prompt: rng.pick([
      say`${person} of ${town} fills in ${notes}. What is the dimensional formula of ${name}?`,
      say`Which of these are the dimensions of ${name}, asked in ${notes} that ${person} found in ${town}?`,
      say`In ${notes} from ${town}, ${person} must write ${name} in powers of mass M, length L and time T. Which entry is right?`,
      say`Choose the dimensional formula that ${person} should put beside ${name} in ${notes} for a class in ${town}.`,
      say`How is ${name} expressed by M, L and T? ${person} needs it for ${notes} in ${town}.`,
    ]),
    answer,
    mistakes: [...slips(rng, quantity.dimensions, 5), ...strangers(rng, quantity.dimensions, 2)],
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
  const [person, town, notes] = [rng.pick(people).name, rng.pick(towns), rng.pick(NOTES)]
  const what = isProduct ? say`(${one.name}) × (${other.name})` : say`(${one.name}) ÷ (${other.name})`
  return {
    given: isProduct
      ? { above: [one.name, other.name], below: [] as string[] }
      : { above: [one.name], below: [other.name] },
    prompt: rng.pick([
      say`What are the dimensions of ${what}, as ${person} of ${town} works them out for ${notes}?`,
      say`${person} of ${town} writes ${what} on the board. Which dimensional formula belongs to it?`,
      say`Find the dimensional formula of ${what} for ${notes} that is used in ${town}.`,
      say`A new quantity is defined as ${what} in ${notes} from ${town}. How does ${person} express it by M, L and T?`,
      say`In powers of mass, length and time, what does ${person} in ${town} get for ${what}?`,
    ]),
    answer,
    mistakes: [
      {
        value: write(isProduct ? quotient : product),
        because: isProduct ? 'the quantities were divided' : 'the quantities were multiplied',
      },
      { value: write(one.dimensions), because: `that is the formula of ${one.name} alone` },
      { value: write(other.dimensions), because: `that is the formula of ${other.name} alone` },
      ...slips(rng, right, 4),
    ],
    steps: [
      say`${capital(one.name)}: ${write(one.dimensions)}`,
      say`${capital(other.name)}: ${write(other.dimensions)}`,
      say`${isProduct ? 'The exponents are added' : 'The exponents of the second are subtracted'}: ${answer}`,
    ],
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function three(rng: Random) {
  const [one, other, third] = rng.sample(quantities, 3)
  const product = add(one.dimensions, other.dimensions)
  const right = add(product, third.dimensions, -1)
  const answer = write(right)
  const [person, town, notes] = [rng.pick(people).name, rng.pick(towns), rng.pick(NOTES)]
  const what = say`(${one.name}) × (${other.name}) ÷ (${third.name})`
  return {
    given: { above: [one.name, other.name], below: [third.name] },
    prompt: rng.pick([
      say`What are the dimensions of ${what}, as ${person} of ${town} works them out for ${notes}?`,
      say`${person} of ${town} writes ${what} on the board. Which dimensional formula belongs to it?`,
      say`Find the dimensional formula of ${what} for ${notes} that is used in ${town}.`,
      say`The constant k in (${third.name}) × k = (${one.name}) × (${other.name}) carries dimensions. Which ones should ${person} in ${town} note?`,
      say`In powers of mass, length and time, what does ${person} in ${town} get for ${what}?`,
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
      ...slips(rng, right, 3),
    ],
    steps: [
      say`${capital(one.name)}: ${write(one.dimensions)}`,
      say`${capital(other.name)}: ${write(other.dimensions)}, so the product is ${write(product)}`,
      say`${capital(third.name)}: ${write(third.dimensions)}`,
      say`Its exponents are subtracted: ${answer}`,
    ],
  }
}
