import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "What is the unit digit of 7¹²³?" */
export const unitDigit = defineGenerator({
  id: 'number/unit-digit',
  version: 4,
  concepts: ['unit-digit-of-powers', 'unit-digit'],
  levels: {
    easy: { terms: 1, bases: [12, 299], exponents: [11, 199] },
    medium: { terms: 2, bases: [12, 99], exponents: [21, 199] },
    hard: { terms: 3, bases: [112, 999], exponents: [101, 999] },
  },
  generate(rng, { terms, bases, exponents }) {
    const powers = range(1, terms).map(() => ({
      base: rng.until(
        () => rng.int(bases[0], bases[1]),
        (base) => ![0, 1, 5, 6].includes(base % 10),
      ),
      exponent: rng.int(exponents[0], exponents[1]),
    }))
    const operations = range(2, terms).map((): Operation => rng.pick(['+', '×'] as const))
    const digits = powers.map(({ base, exponent }) => cycleDigit(base, exponent))
    const answer = combine(digits, operations)
    const shifted = (shift: number) =>
      combine(
        powers.map(({ base, exponent }) => cycleDigit(base, exponent + shift)),
        operations,
      )
    // Whether the number is even is seen at once, and no power of these bases ends in 0 or 5.
    const isOpen = (digit: number) =>
      digit % 2 === answer % 2 && (operations.includes('+') || digit % 5 !== 0)
    const each = terms === 1 ? 'the' : 'each'
    const swapped = operations.map((operation): Operation => (operation === '+' ? '×' : '+'))
    return {
      concept: ['unit-digit-of-powers', 'unit-digit'],
      given: { find: formOf(operations), powers, operations },
      prompt: ask(rng, expression(powers, operations)),
      answer,
      within: [0, 9],
      mistakes: [
        { value: shifted(1), because: say`${each} power was counted one step too far along its cycle` },
        { value: shifted(3), because: say`${each} power was counted one step short along its cycle` },
        {
          value: combine(
            powers.map(({ base }) => base % 10),
            operations,
          ),
          because:
            terms === 1
              ? say`the last digit of the base was taken and the exponent ignored`
              : say`the last digits of the bases were taken and the exponents ignored`,
        },
        {
          value: combine(
            powers.map(({ base, exponent }) => (base * exponent) % 10),
            operations,
          ),
          because: say`${each} base was multiplied by its exponent instead of being raised to it`,
        },
        ...(terms > 1
          ? [
              { value: combine(digits, swapped), because: say`the signs × and + were mixed up` },
              { value: digits[0] ?? 0, because: say`only the first power was used` },
              { value: digits.at(-1) ?? 0, because: say`only the last power was used` },
              {
                value: combine(
                  powers.map(({ exponent }) => exponent % 10),
                  operations,
                ),
                because: say`the last digits of the exponents were taken instead of the powers`,
              },
            ]
          : [
              { value: shifted(2), because: say`the cycle was counted two steps off` },
              {
                value: ((powers[0]?.base ?? 0) + (powers[0]?.exponent ?? 0)) % 10,
                because: say`base and exponent were added`,
              },
              {
                value: (((powers[0]?.base ?? 0) % 10) * ((powers[0]?.exponent ?? 0) % 4)) % 10,
                because: say`the last digit was multiplied by the remainder of the exponent`,
              },
              {
                value: (powers[0]?.exponent ?? 0) % 4,
                because: say`that is the remainder of the exponent, not the digit at its place in the cycle`,
              },
              {
                value: (powers[0]?.exponent ?? 0) % 10,
                because: say`that is the last digit of the exponent`,
              },
              {
                value: cycleDigit(powers[0]?.exponent ?? 0, powers[0]?.base ?? 0),
                because: say`base and exponent were exchanged`,
              },
            ]),
        ...range(0, 9).map((value) => ({
          value,
          because: say`a digit of the cycle was written down wrongly`,
        })),
      ].filter(({ value }) => value !== answer && isOpen(value)),
      steps: [
        ...powers.flatMap(({ base, exponent }, index) =>
          explain(base, exponent, digits[index] ?? 0, terms === 1),
        ),
        ...(operations.length > 0
          ? [say`Work with the last digits: ${joinDigits(digits, operations)} ends in ${answer}`]
          : []),
      ],
    }
  },
  solve: ({ powers, operations }) =>
    combine(
      powers.map(({ base, exponent }) => multiplyOut(base, exponent)),
      operations,
    ),
})

type Operation = '+' | '×'

/** What is worked out: a set asks for each only a few times. */
function formOf(operations: readonly Operation[]): 'power' | 'sum' | 'product' | 'both' {
  if (operations.length === 0) return 'power'
  if (operations.every((operation) => operation === '+')) return 'sum'
  return operations.every((operation) => operation === '×') ? 'product' : 'both'
}

interface Power {
  base: number
  exponent: number
}

/** The last digits of powers repeat after four. */
function cycleDigit(base: number, exponent: number): number {
  const place = exponent % 4 === 0 ? 4 : exponent % 4
  return (base % 10) ** place % 10
}

function multiplyOut(base: number, exponent: number): number {
  let digit = 1
  for (let factor = 0; factor < exponent; factor++) digit = (digit * base) % 10
  return digit
}

/** × binds before +. */
function combine([first = 0, ...rest]: readonly number[], operations: readonly Operation[]): number {
  const sums = [first]
  rest.forEach((digit, index) => {
    if (operations[index] === '×') sums.push((sums.pop() ?? 0) * digit)
    else sums.push(digit)
  })
  return sums.reduce((total, digit) => total + digit, 0) % 10
}

const expression = ([first, ...rest]: readonly Power[], operations: readonly Operation[]): string =>
  latex`${rest.reduce(
    (text, power, index) => `${text} ${operations[index] === '×' ? '\\times' : '+'} ${writePower(power)}`,
    first ? writePower(first) : '',
  )}`

const writePower = ({ base, exponent }: Power): string => `${base}^{${exponent}}`

const joinDigits = ([first = 0, ...rest]: readonly number[], operations: readonly Operation[]): string =>
  rest.reduce((text, digit, index) => `${text} ${operations[index]} ${digit}`, String(first))

const ask = (rng: Random, power: string): Message =>
  rng.pick([
    say`What is the unit digit of ${power}?`,
    say`Find the digit in the units place of ${power}.`,
    say`The last digit of ${power} is`,
  ])

function explain(base: number, exponent: number, digit: number, isOnly: boolean): Message[] {
  const last = base % 10
  const cycle = [1, 2, 3, 4].map((place) => last ** place % 10).join(', ')
  const rest = exponent % 4
  const where =
    rest === 0
      ? say`the remainder 0 means the fourth place of the cycle`
      : say`so place ${rest} of the cycle counts`
  const power = latex`${base}^{${exponent}}`
  return isOnly
    ? [
        say`The last digits of the powers of ${last} repeat in fours: ${cycle}`,
        say`${exponent} ÷ 4 leaves the remainder ${rest}; ${where}: the unit digit is ${digit}`,
      ]
    : [
        say`The last digits of the powers of ${last} run ${cycle} and repeat.`,
        say`${exponent} ÷ 4 leaves the remainder ${rest}, so ${power} ends in ${digit}`,
      ]
}
