import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "Which fraction is 0.363636...?" */
export const recurringDecimal = defineGenerator({
  id: 'number/recurring-decimal',
  version: 4,
  levels: {
    easy: { forms: [pure] },
    medium: { forms: [mixedForm] },
    hard: { forms: [combined] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Write out enough decimals; a floating-point number is near enough to tell the fractions apart.
    const [first = 0, second = 0] = given.numbers.map(({ whole, fixed, period }) =>
      Number(`${whole}.${fixed}${period.repeat(12).slice(0, 15)}`),
    )
    return given.operation === '+' ? first + second : given.operation === '−' ? first - second : first
  },
})

/** 0.1666... is { whole: 0, fixed: '1', period: '6' }. */
type Recurring = { whole: number; fixed: string; period: string }

function pure(rng: Random) {
  const number: Recurring = {
    whole: rng.pick([0, 0, 0, 1, 2, 3, 4, 5, 6, 7]),
    fixed: '',
    period: drawPeriod(rng, rng.pick([1, 2, 2, 2, 2, 3, 3, 3, 3, 3])),
  }
  const { whole, period } = number
  const nines = 10 ** period.length - 1
  const value = valueOfNumber(number)
  const answer = fraction(value)
  const plus = whole > 0 ? say`${whole} + ` : ''
  return {
    given: { numbers: [number], operation: null },
    prompt: ask(rng, number),
    answer,
    mistakes: [
      {
        value: fraction(exact(Number(period), nines + 1).add(whole)),
        because: say`the digits were put over ${nines + 1}, as if they did not repeat`,
      },
      {
        value: fraction(exact(Number(period), nines === 9 ? 90 : nines - 9).add(whole)),
        because: say`the repeating digits were put over ${nines === 9 ? 90 : nines - 9} instead of ${nines}`,
      },
      {
        value: fraction(exact(Number([...period].reverse().join('')), nines).add(whole)),
        because: say`the repeating digits were read the wrong way round`,
      },
      {
        value: fraction(exact(Number(period) + 1, nines).add(whole)),
        because: say`the repeating digits were rounded up`,
      },
      {
        value: fraction(exact(Math.max(1, Number(period) - 1), nines).add(whole)),
        because: say`1 was taken from the repeating digits`,
      },
      {
        value: fraction(exact(Number(period), 10 * nines).add(whole)),
        because: say`one 0 too many was put into the denominator`,
      },
      ...(whole > 0
        ? [
            {
              value: fraction(exact(Number(period), nines)),
              because: say`the whole number before the point was left out`,
            },
          ]
        : [
            {
              value: fraction(exact(Number(period), nines).add(1, 9)),
              because: say`one ninth too many was counted`,
            },
          ]),
    ].filter(({ value: wrong }) => whole > 0 || wrong.amount.rational.lt(1)),
    steps: [
      say`${period.length === 1 ? 'One digit repeats' : `${period.length} digits repeat`}, so the denominator is ${period.length} nine${period.length === 1 ? '' : 's'}: ${plus}${latex`\frac{${Number(period)}}{${nines}}`}`,
      say`In lowest terms: ${answer}`,
    ],
  }
}

function mixedForm(rng: Random) {
  const number: Recurring = {
    whole: rng.pick([0, 0, 0, 1, 2]),
    fixed: rng.chance(0.4) ? String(rng.int(1, 9)) : String(rng.int(10, 99)),
    period: drawPeriod(rng, rng.pick([1, 2])),
  }
  const { whole, fixed, period } = number
  const [nines, shift] = [10 ** period.length - 1, 10 ** fixed.length]
  const all = Number(fixed + period)
  const answer = fraction(valueOfNumber(number))
  const over = (top: number, bottom: number) => fraction(exact(top, bottom).add(whole))
  return {
    given: { numbers: [number], operation: null },
    prompt: ask(rng, number),
    answer,
    mistakes: [
      { value: over(all, nines * shift), because: say`${fixed}, which does not repeat, was not subtracted` },
      {
        value: over(all, 10 ** (fixed.length + period.length) - 1),
        because: say`all the digits were taken to repeat`,
      },
      {
        value: over(all - Number(fixed), 10 ** (fixed.length + period.length) - 1),
        because: say`only nines were put into the denominator, no 0 for the digits that do not repeat`,
      },
      {
        value: over(all, nines + 1 === 10 ? shift * 10 : shift * 100),
        because: say`the digits were taken not to repeat at all`,
      },
      {
        value: over(Number(period), nines * shift),
        because: say`the digits that do not repeat were left out`,
      },
      {
        value: over(Number(fixed) * nines + Number(period), nines * shift * 10),
        because: say`one 0 too many was put into the denominator`,
      },
      {
        value: over(all - Number(period), nines * shift),
        because: say`the repeating digits were subtracted instead of ${fixed}`,
      },
    ].filter(({ value: wrong }) => wrong.amount.rational.gt(whole) && wrong.amount.rational.lt(whole + 1)),
    steps: [
      say`Subtract what does not repeat: ${all} − ${Number(fixed)} = ${all - Number(fixed)}`,
      say`The denominator has a 9 for each repeating digit and a 0 for each other one: ${nines * shift}`,
      say`${whole > 0 ? say`${whole} + ` : ''}${latex`\frac{${all - Number(fixed)}}{${nines * shift}}`}, in lowest terms ${answer}`,
    ],
  }
}

function combined(rng: Random) {
  const operation = rng.pick(['+', '−'])
  const numbers = rng.until(
    (): Recurring[] =>
      range(1, 2).map(() => ({
        whole: rng.pick([0, 0, 1, 2, 3]),
        fixed: rng.chance(0.4) ? String(rng.int(1, 9)) : '',
        period: drawPeriod(rng, rng.pick([1, 2])),
      })),
    ([one, other]) =>
      one !== undefined &&
      other !== undefined &&
      valueOfNumber(one).sub(valueOfNumber(other)).gt(exact(1, 10)),
  )
  const [one, other] = numbers.map(valueOfNumber)
  const [a, b] = [one ?? exact(0), other ?? exact(0)]
  const combine = (x: Exact, y: Exact) => (operation === '+' ? x.add(y) : x.sub(y))
  const answer = fraction(combine(a, b))
  const [first = numbers[0], second = numbers[0]] = numbers
  const ended = (number: Recurring | undefined) =>
    number
      ? exact(
          Number(`${number.whole}${number.fixed}${number.period}`),
          10 ** (number.fixed.length + number.period.length),
        )
      : exact(0)
  const expression = first && second ? say`${show(first)} ${operation} ${show(second)}` : say``
  return {
    given: { numbers, operation },
    prompt: rng.pick([
      say`What is ${expression} as a fraction in its lowest terms?`,
      say`Find the value of ${expression}, written as a fraction.`,
      say`${expression} is equal to`,
      say`The value of ${expression}, expressed as a fraction, is:`,
    ]),
    answer,
    mistakes: [
      {
        value: fraction(operation === '+' ? a.sub(b) : a.add(b)),
        because: say`the numbers were ${operation === '+' ? 'subtracted' : 'added'}`,
      },
      {
        value: fraction(combine(ended(first), ended(second))),
        because: say`the digits under the bars were taken not to repeat`,
      },
      {
        value: fraction(combine(a, ended(second))),
        because: say`the second number was taken as a decimal that ends`,
      },
      {
        value: fraction(combine(ended(first), b)),
        because: say`the first number was taken as a decimal that ends`,
      },
      { value: fraction(combine(a, b).add(1)), because: say`a whole was carried too many` },
      { value: fraction(combine(a, b).add(1, 9)), because: say`one ninth too many was counted` },
      { value: fraction(combine(a, b).sub(1, 9)), because: say`one ninth was lost` },
      {
        value: fraction(combine(a, b).sub(1, 99)),
        because: say`one of the repeating blocks was read one too small`,
      },
    ],
    steps: [
      say`First number: ${first ? show(first) : ''} = ${fraction(a)}`,
      say`Second number: ${second ? show(second) : ''} = ${fraction(b)}`,
      say`${operation === '+' ? 'Add' : 'Subtract'} over the common denominator ${(Number(a.d) * Number(b.d)) / Number(gcdOf(a.d, b.d))}.`,
      say`${fraction(a)} ${operation} ${fraction(b)} = ${answer}`,
    ],
  }
}

const gcdOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcdOf(b, a % b))

const valueOfNumber = ({ whole, fixed, period }: Recurring): Exact => {
  const nines = 10 ** period.length - 1
  const shift = 10 ** fixed.length
  return exact(Number(fixed === '' ? 0 : fixed) * nines + Number(period), nines * shift).add(whole)
}

const show = ({ whole, fixed, period }: Recurring): string => latex`${whole}.${fixed}\overline{${period}}`

const ask = (rng: Random, number: Recurring): Message =>
  rng.pick([
    say`Which fraction is equal to ${show(number)}?`,
    say`Write ${show(number)} as a fraction in its lowest terms.`,
    say`${show(number)} (the bar marks the digits that repeat without end) is the same as`,
    say`If ${show(number)} is written as a fraction in its simplest form, what is it?`,
  ])

/** Digits that do not repeat themselves: '36', not '33'. */
const drawPeriod = (rng: Random, length: number): string =>
  rng.until(
    () => String(rng.int(1, 10 ** length - 2)).padStart(length, '0'),
    (drawn) => new Set(drawn).size > 1 || length === 1,
  )
