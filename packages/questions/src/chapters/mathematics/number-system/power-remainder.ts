import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "What is the remainder when 17⁴⁵ is divided by 8?" */
export const powerRemainder = defineGenerator({
  id: 'number/power-remainder',
  version: 5,
  concepts: ['remainder-theorem-of-numbers'],
  levels: {
    easy: { cycles: [1, 2], terms: 1, exponents: [15, 199] },
    medium: { cycles: [3, 4, 5, 6], terms: 1, exponents: [20, 299] },
    hard: { cycles: [2, 3, 4, 5, 6], terms: 2, exponents: [20, 299] },
  },
  generate(rng, { cycles, terms, exponents }) {
    const divisor = rng.int(terms === 1 ? 7 : 9, 19)
    const operation: Operation = rng.pick(['+', '−', '×'])
    // The larger power first: the remainder of a negative number is a matter of convention.
    const powers = range(1, terms)
      .map(() => drawPower(rng, divisor, cycles, exponents))
      .sort((one, other) => sizeOf(other) - sizeOf(one))
    const rests = powers.map(({ base, exponent }) => restByCycle(base, exponent, divisor))
    const answer = combine(rests, operation, divisor)
    const off = (shift: number) =>
      combine(
        powers.map(({ base, exponent }) => restByCycle(base, exponent + shift, divisor)),
        operation,
        divisor,
      )
    const of = (rest: (power: Power) => number) => combine(powers.map(rest), operation, divisor)
    const each = terms === 1 ? 'the power' : 'each power'
    return {
      given: {
        find: terms === 1 ? 'power' : FINDS[operation],
        powers,
        operation: terms === 1 ? null : operation,
        divisor,
      },
      prompt: ask(rng, write(powers, operation), divisor),
      answer,
      within: [0, divisor - 1],
      mistakes: [
        { value: off(1), because: say`${each} was counted one step too far along its cycle` },
        { value: off(-1), because: say`${each} was counted one step short along its cycle` },
        {
          value: of(({ base }) => base % divisor),
          because: say`the remainder of the base alone was taken and the exponent ignored`,
        },
        {
          value: of(({ base, exponent }) => base * exponent),
          because: say`the base was multiplied by the exponent instead of being raised to it`,
        },
        {
          value: (divisor - answer) % divisor,
          because: say`that is what is missing to the next multiple of ${divisor}`,
        },
        {
          value: of(({ exponent }) => exponent),
          because: say`the exponent was divided by ${divisor} instead of the power`,
        },
        {
          value: of(({ base, exponent }) => base + exponent),
          because: say`base and exponent were added`,
        },
        ...(terms === 1
          ? [{ value: 1, because: say`a high power does not always leave 1; its cycle decides` }]
          : [
              { value: rests[0] ?? 0, because: say`only the first power was used` },
              { value: rests[1] ?? 0, because: say`only the second power was used` },
            ]),
      ],
      others: range(0, divisor - 1),
      steps: [
        ...powers.flatMap(({ base, exponent }, index) => explain(base, exponent, divisor, rests[index] ?? 0)),
        terms === 1
          ? say`So the remainder is ${answer}`
          : say`Combine the remainders: ${rests[0] ?? 0} ${operation} ${rests[1] ?? 0} leaves, on division by ${divisor}, the remainder ${answer}`,
      ],
    }
  },
  solve({ powers, operation, divisor }) {
    const rests = powers.map(({ base, exponent }) => multiplyOut(base, exponent, divisor))
    const [first = 0, second = 0] = rests
    const value =
      operation === null
        ? first
        : operation === '+'
          ? first + second
          : operation === '−'
            ? first - second
            : first * second
    return ((value % divisor) + divisor) % divisor
  },
})

type Operation = '+' | '−' | '×'

type Power = { base: number; exponent: number }

/** The length of the cycle of remainders of the powers of a base; 0 when they never return to the base. */
function cycleLength(base: number, divisor: number): number {
  let rest = base % divisor
  for (let length = 1; length <= divisor; length++) {
    rest = (rest * base) % divisor
    if (rest === base % divisor) return length
  }
  return 0
}

const sizeOf = ({ base, exponent }: Power) => exponent * Math.log(base)

/** Bases by divisor and length of the cycle, computed once. */
const BASES = new Map(
  range(7, 19).map((divisor) => [
    divisor,
    range(2, 99)
      .filter((base) => base % divisor > 0 && base % 10 !== 0)
      .map((base) => ({ base, cycle: cycleLength(base, divisor) })),
  ]),
)

function drawPower(
  rng: Random,
  divisor: number,
  cycles: readonly number[],
  exponents: readonly [number, number],
): Power {
  const bases = (BASES.get(divisor) ?? []).filter(({ cycle }) => cycles.includes(cycle))
  const all = bases.length > 0 ? bases : (BASES.get(divisor) ?? []).filter(({ cycle }) => cycle > 0)
  return { base: rng.pick(all).base, exponent: rng.int(exponents[0], exponents[1]) }
}

function restByCycle(base: number, exponent: number, divisor: number): number {
  const length = cycleLength(base, divisor)
  const place = ((exponent - 1) % length) + 1
  return cycleOf(base, divisor)[place - 1] ?? 0
}

const cycleOf = (base: number, divisor: number): number[] =>
  range(2, cycleLength(base, divisor)).reduce(
    (list) => [...list, ((list.at(-1) ?? 1) * base) % divisor],
    [base % divisor],
  )

function multiplyOut(base: number, exponent: number, divisor: number): number {
  let rest = 1
  for (let factor = 0; factor < exponent; factor++) rest = (rest * base) % divisor
  return rest
}

function combine([first = 0, second]: readonly number[], operation: Operation, divisor: number): number {
  if (second === undefined) return first % divisor
  const value = operation === '+' ? first + second : operation === '−' ? first - second : first * second
  return ((value % divisor) + divisor) % divisor
}

/** A sum, a difference and a product of powers are different questions to a learner. */
const FINDS = { '+': 'sum of powers', '−': 'difference of powers', '×': 'product of powers' } as const

const SIGNS = { '+': '+', '−': '-', '×': '\\times' } as const

const write = ([first, second]: readonly Power[], operation: Operation): string =>
  [first, second]
    .flatMap((power) => (power ? [`${power.base}^{${power.exponent}}`] : []))
    .join(` ${SIGNS[operation]} `)

function ask(rng: Random, power: string, divisor: number): Message {
  const number = latex`${power}`
  return rng.pick([
    say`What is the remainder when ${number} is divided by ${divisor}?`,
    say`The number ${number} is divided by ${divisor}. Find the remainder.`,
    say`What is the least whole number that must be subtracted from ${number} so that the result is divisible by ${divisor}?`,
    say`When ${number} is divided by ${divisor}, the remainder is`,
    say`${number} is divided by ${divisor}. The remainder is:`,
    say`${number} ÷ ${divisor} leaves the remainder`,
    say`Dividing ${number} by ${divisor} leaves:`,
    say`If r is the remainder obtained when ${number} is divided by ${divisor}, then what is the value of r?`,
  ])
}

function explain(base: number, exponent: number, divisor: number, rest: number): Message[] {
  const cycle = cycleOf(base, divisor)
  const small = base % divisor
  const power = latex`${base}^{${exponent}}`
  const reduced =
    base > divisor
      ? [say`${base} leaves ${small} on division by ${divisor}, so work with the powers of ${small}.`]
      : []
  if (cycle.length === 1)
    return [...reduced, say`Every power of ${small} leaves ${small}, so ${power} leaves ${rest}.`]
  if (cycle.length === 2) {
    return [
      ...reduced,
      say`The remainders of its powers alternate: ${cycle[0] ?? 0} for odd exponents and ${cycle[1] ?? 0} for even ones; ${exponent} is ${exponent % 2 === 0 ? 'even' : 'odd'}, so ${power} leaves ${rest}.`,
    ]
  }
  return [
    ...reduced,
    say`The remainders of the powers of ${small} repeat in a cycle of ${cycle.length}: ${cycle.join(', ')}.`,
    say`${exponent} ÷ ${cycle.length} leaves ${exponent % cycle.length}, so ${power} stands at place ${((exponent - 1) % cycle.length) + 1} of the cycle and leaves ${rest}.`,
  ]
}
