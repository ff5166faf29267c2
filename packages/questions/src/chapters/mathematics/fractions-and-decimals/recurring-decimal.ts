import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "Which fraction is 0.363636...?" */
export const recurringDecimal = defineGenerator({
  id: 'number/recurring-decimal',
  version: 6,
  levels: {
    easy: { forms: [pure, pure, pure, pureParts, pureParts, pureParts, pureOfFraction] },
    medium: { forms: [...often(4, mixedForm), ...often(4, mixedParts), mixedOfFraction] },
    hard: { forms: [combined] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if ('top' in given) return divide(given.top, given.bottom)
    // Write out enough decimals; a floating-point number is near enough to tell the fractions apart.
    const [first = 0, second = 0] = given.numbers.map(({ whole, fixed, period }) =>
      Number(`${whole}.${fixed}${period.repeat(12).slice(0, 15)}`),
    )
    if (given.operation !== null && given.operation !== '+' && given.operation !== '−') {
      // The least denominator that makes it whole.
      const q = range(1, 2000).find((one) => Math.abs(one * first - Math.round(one * first)) < 1e-9) ?? 1
      const p = Math.round(q * first)
      switch (given.operation) {
        case 'p + q':
          return p + q
        case 'q − p':
          return Math.abs(q - p)
        case 'p':
          return p
        default:
          return q
      }
    }
    return given.operation === '+' ? first + second : given.operation === '−' ? first - second : first
  },
})

/** 0.1666... is { whole: 0, fixed: '1', period: '6' }. */
type Recurring = { whole: number; fixed: string; period: string }

function pure(rng: Random) {
  const number: Recurring = {
    whole: rng.pick([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    fixed: '',
    period: drawPeriod(rng, rng.chance(0.04) ? 1 : rng.pick([2, 3, 3])),
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
  const number = rng.until(
    (): Recurring => ({
      whole: rng.pick([0, 0, 0, 1, 2]),
      fixed: rng.chance(0.4) ? String(rng.int(1, 9)) : String(rng.int(10, 99)),
      period: drawPeriod(rng, rng.pick([1, 2])),
    }),
    isWellWritten,
  )
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
      isWellWritten(one) &&
      isWellWritten(other) &&
      // Bars over the same places are added digit by digit, without any fraction.
      (one.period.length !== other.period.length || one.fixed.length !== other.fixed.length) &&
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

/** The bar begins as early as it can: 0.6, not 0.66 with a bar over the second 6. */
const isWellWritten = ({ fixed, period }: Recurring): boolean => fixed.at(-1) !== period.at(-1)

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
    say`Express ${show(number)} as a vulgar fraction.`,
    say`The recurring decimal ${show(number)}, written as a fraction, is`,
    say`Which of these fractions has the decimal form ${show(number)}?`,
    say`A calculator shows a quotient as ${show(number)}. Of which fraction is it the value?`,
    say`On dividing one whole number by another, a student gets ${show(number)}. Which fraction was it?`,
    say`The rational number ${show(number)} in the form p/q is`,
    say`A teacher writes ${show(number)} on the board and asks for the same number as a fraction. Which answer is right?`,
    say`What fraction gives ${show(number)} when its numerator is divided by its denominator?`,
    say`If the digits under the bar repeat for ever, then ${show(number)} is equal to the fraction`,
    say`Convert ${show(number)} into a fraction.`,
    say`Change the non-terminating decimal ${show(number)} into a fraction in its lowest terms.`,
    say`Find the fraction whose value is ${show(number)}.`,
  ])

type Asked = 'p + q' | 'q − p' | 'p' | 'q'

const askParts = (rng: Random, number: Recurring, asked: Asked, wanted: string): Message => {
  if (asked === 'p' || asked === 'q') {
    const part = asked === 'p' ? 'numerator' : 'denominator'
    return rng.pick([
      say`What is the ${part} of ${show(number)} when it is written as a fraction in its lowest terms?`,
      say`The recurring decimal ${show(number)} is changed into a fraction in its lowest terms. Its ${part} is`,
      say`If ${show(number)} is expressed in the simplest fractional form, then find the ${part}.`,
      say`Written as a fraction that cannot be reduced, ${show(number)} has which ${part}?`,
      say`Find the ${part} of the fraction in lowest terms that is equal to ${show(number)}.`,
      say`A student reduces the fraction for ${show(number)} as far as possible. Which ${part} remains?`,
    ])
  }
  return rng.pick([
    say`If ${show(number)} = p/q in its lowest terms, what is the value of ${wanted}?`,
    say`The recurring decimal ${show(number)} is written as p/q, where p and q have no common factor. Find ${wanted}.`,
    say`When ${show(number)} is expressed as a fraction p/q in its simplest form, ${wanted} is equal to`,
    say`Let p/q be the simplest form of ${show(number)}. Then ${wanted} is`,
    say`A student writes ${show(number)} correctly as a fraction p/q in its lowest terms. What is ${wanted}?`,
    say`For the fraction p/q, which is in its lowest terms and equal to ${show(number)}, calculate ${wanted}.`,
    say`Two coprime numbers p and q are such that p ÷ q = ${show(number)}. Calculate ${wanted}.`,
    say`The quotient of two numbers p and q without a common factor is ${show(number)}. Then ${wanted} equals`,
  ])
}

/** A part of the fraction p/q in its lowest terms, or both parts joined. */
function parts(rng: Random, number: Recurring) {
  const value = valueOfNumber(number)
  const [p, q] = [Number(value.n), Number(value.d)]
  const operation = rng.pick(['p + q', 'q − p', 'p', 'q'] as const)
  // The difference is asked so that it is positive.
  const wanted = operation === 'q − p' && p > q ? 'p − q' : operation
  const join = (top: number, bottom: number): number => {
    if (operation === 'p') return top
    if (operation === 'q') return bottom
    return operation === 'p + q' ? top + bottom : Math.abs(bottom - top)
  }
  const { whole, fixed, period } = number
  const [nines, shift] = [10 ** period.length - 1, 10 ** fixed.length]
  const bottom = nines * shift
  const top = Number(fixed === '' ? 0 : fixed) * nines + Number(period) + whole * bottom
  const ended = exact(Number(`${whole}${fixed}${period}`), 10 ** (fixed.length + period.length))
  const answer = join(p, q)
  const isReduced = top === p
  const written = isReduced ? fraction(value) : say`${latex`\frac{${top}}{${bottom}}`} = ${fraction(value)}`
  return {
    given: { numbers: [number], operation },
    prompt: askParts(rng, number, operation, wanted),
    answer,
    mistakes: [
      { value: join(top, bottom), because: say`the fraction was not brought to its lowest terms` },
      {
        value: join(Number(ended.n), Number(ended.d)),
        because: say`the digits under the bar were taken not to repeat`,
      },
      { value: p + q, because: say`numerator and denominator were added` },
      { value: Math.abs(q - p), because: say`numerator and denominator were subtracted` },
      { value: q, because: say`that is the denominator` },
      { value: p, because: say`that is the numerator` },
      { value: answer + 1, because: say`1 too many was counted` },
      { value: answer - 1, because: say`1 was lost` },
    ].filter((wrong) => wrong.value > 0),
    steps: [
      ...(fixed === ''
        ? []
        : [say`The denominator has a 9 for each repeating digit and a 0 for each other one: ${bottom}`]),
      say`${show(number)} = ${written}`,
      operation === 'p' || operation === 'q'
        ? say`The ${operation === 'p' ? 'numerator' : 'denominator'} is ${answer}`
        : say`${wanted} = ${operation === 'p + q' ? p : Math.max(p, q)} ${operation === 'p + q' ? '+' : '−'} ${operation === 'p + q' ? q : Math.min(p, q)} = ${answer}`,
    ],
  }
}

function pureParts(rng: Random) {
  return parts(
    rng,
    rng.until(
      (): Recurring => ({
        whole: rng.pick([0, 0, 0, 1, 2, 3, 4]),
        fixed: '',
        period: drawPeriod(rng, rng.pick([2, 3, 3])),
      }),
      (drawn) => Number(valueOfNumber(drawn).d) <= 999,
    ),
  )
}

function mixedParts(rng: Random) {
  return parts(
    rng,
    rng.until(
      (): Recurring => ({
        whole: rng.pick([0, 0, 1, 2, 3]),
        fixed: rng.chance(0.6) ? String(rng.int(1, 9)) : String(rng.int(10, 99)),
        period: drawPeriod(rng, rng.pick([1, 2])),
      }),
      (drawn) => Number(valueOfNumber(drawn).d) <= 999 && isWellWritten(drawn),
    ),
  )
}

/** Long division: the digits before the first remainder that comes again, and those that repeat. */
function divide(top: number, bottom: number): string {
  const seen: number[] = []
  let [left, digits] = [top % bottom, '']
  while (!seen.includes(left)) {
    seen.push(left)
    digits += String(Math.floor((10 * left) / bottom))
    left = (10 * left) % bottom
  }
  const start = seen.indexOf(left)
  return show({ whole: Math.floor(top / bottom), fixed: digits.slice(0, start), period: digits.slice(start) })
}

/** "Which recurring decimal is equal to 4/11?" */
function ofFraction(rng: Random, number: Recurring) {
  const value = valueOfNumber(number)
  const [top, bottom] = [Number(value.n), Number(value.d)]
  const text = fraction(value)
  const { whole, fixed, period } = number
  const answer = show(number)
  const digits = `${fixed}${period}`
  // One mistake with the bar, one with the digits, and both together: no option is nearer to the rest.
  const isEnded = rng.chance(0.4)
  const barred = (all: string, isWrong: boolean): string => {
    if (!isWrong) return show({ whole, fixed: all.slice(0, fixed.length), period: all.slice(fixed.length) })
    if (isEnded) return latex`${whole}.${all}`
    const start = fixed === '' ? all.length - 1 : 0
    return show({ whole, fixed: all.slice(0, start), period: all.slice(start) })
  }
  const next = String((Number(digits) + 1) % 10 ** digits.length).padStart(digits.length, '0')
  const swapped = `${digits.slice(0, -2)}${digits.at(-1) ?? ''}${digits.at(-2) ?? ''}`
  const isSwapped = swapped !== digits
  const other = isSwapped ? swapped : next
  const barReason = isEnded
    ? say`the decimal does not end`
    : fixed === ''
      ? say`all the digits repeat, not only the last one`
      : say`not all the digits repeat`
  const digitReason = isSwapped
    ? say`two digits were written in the wrong order`
    : say`the last digit was rounded up`
  const wrong = [
    { value: barred(digits, true), because: barReason },
    { value: barred(other, false), because: digitReason },
    { value: barred(other, true), because: say`${digitReason}, and ${barReason}` },
  ]
  return {
    given: { top, bottom },
    prompt: rng.pick([
      say`Which recurring decimal is equal to ${text}?`,
      say`The fraction ${text} is written as a decimal. What is it?`,
      say`When ${top} is divided by ${bottom}, the quotient as a recurring decimal is`,
      say`A student divides ${top} by ${bottom} until the digits repeat. Which decimal does the student get?`,
      say`In decimal form, ${text} is (the bar marks the digits that repeat)`,
      say`Which of the following decimals has the same value as the fraction ${text}?`,
    ]),
    answer,
    mistakes: wrong,
    steps: [
      say`Divide ${top} by ${bottom}: after ${latex`${whole}.${digits}`} a remainder comes again.`,
      ...(fixed === ''
        ? []
        : [
            period.length === 1
              ? say`From there on the digit ${period} repeats; ${fixed} does not.`
              : say`From there on the digits ${period} repeat; ${fixed} does not.`,
          ]),
      say`The decimal is ${answer}`,
    ],
  }
}

function pureOfFraction(rng: Random) {
  return ofFraction(
    rng,
    rng.until(
      (): Recurring => ({
        whole: rng.pick([0, 0, 0, 1, 2]),
        fixed: '',
        period: drawPeriod(rng, rng.pick([2, 2, 3, 3, 3])),
      }),
      (drawn) => Number(valueOfNumber(drawn).d) <= 333,
    ),
  )
}

function mixedOfFraction(rng: Random) {
  return ofFraction(
    rng,
    rng.until(
      (): Recurring => ({
        whole: rng.pick([0, 0, 1, 2]),
        fixed: rng.chance(0.6) ? String(rng.int(1, 9)) : String(rng.int(10, 99)),
        period: drawPeriod(rng, rng.pick([1, 2])),
      }),
      (drawn) => Number(valueOfNumber(drawn).d) <= 330 && isWellWritten(drawn),
    ),
  )
}

/** Digits that do not repeat themselves: '36', not '33'. */
const drawPeriod = (rng: Random, length: number): string =>
  rng.until(
    () => String(rng.int(1, 10 ** length - 2)).padStart(length, '0'),
    (drawn) => new Set(drawn).size > 1 || length === 1,
  )
