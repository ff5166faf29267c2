import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { divisors, range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { latex, type Message, say, type Text } from '../../../kit/wording/say.ts'
import { evaluate } from './evaluate.ts'

/** "What is 48 ÷ 6 × 2 + 15 − 7?" */
export const bodmas = defineGenerator({
  id: 'number/bodmas',
  version: 1,
  concepts: ['order-of-operations', 'brackets', 'fraction-of-fraction'],
  levels: {
    easy: { forms: [flat] },
    medium: { forms: [oneBracket] },
    hard: { forms: [nestedBrackets, fractionsOf] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve: ({ expression }) => evaluate(expression),
})

function flat(rng: Random) {
  const { a, b, c, d, e, f } = rng.until(
    () => {
      const b = rng.int(2, 12)
      return {
        a: b * rng.int(3, 16),
        b,
        c: rng.int(2, 9),
        d: rng.int(24, 420),
        e: rng.int(3, 14),
        f: rng.int(2, 9),
      }
    },
    (drawn) =>
      drawn.a % (drawn.b * drawn.c) === 0 && (drawn.a / drawn.b) * drawn.c + drawn.d - drawn.e * drawn.f > 0,
  )
  const expression = `${a} / ${b} * ${c} + ${d} - ${e} * ${f}`
  const [quotient, product] = [(a / b) * c, e * f]
  const answer = quotient + d - product
  return {
    concept: 'order-of-operations',
    given: { expression },
    prompt: ask(rng, print(expression)),
    answer,
    within: [1, 9000] as const,
    mistakes: [
      {
        value: a / (b * c) + d - product,
        because: say`× was done before ÷, although the two go from left to right`,
      },
      { value: (quotient + d - e) * f, because: say`the whole expression was worked from left to right` },
      { value: quotient + (d - e) * f, because: say`− was done before ×` },
      { value: (a / b) * (c + d) - product, because: say`+ was done before ×` },
      { value: quotient - d - product, because: say`+ ${d} was subtracted` },
      { value: quotient + d + product, because: say`the last product was added` },
      { value: a / b + d - product, because: say`the factor ${c} was left out` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`First ÷ and × from left to right: ${a} ÷ ${b} × ${c} = ${quotient} and ${e} × ${f} = ${product}`,
      say`Then + and −: ${quotient} + ${d} − ${product} = ${answer}`,
    ],
  }
}

function oneBracket(rng: Random) {
  const { a, b, c, d, e, f } = rng.until(
    () => {
      const [b, c, d] = [rng.int(4, 30) * 2, rng.int(2, 9), rng.int(1, 6) * 2]
      const inner = b + c * d
      const e = rng.pick(divisors(inner).filter((divisor) => divisor > 1 && divisor <= 12))
      return { a: rng.int(6, 24), b, c, d, e, f: rng.int(5, 90) }
    },
    (drawn) => (drawn.a * (drawn.b + drawn.c * drawn.d)) / drawn.e - drawn.f > 0,
  )
  const inner = b + c * d
  const expression = `${a} * (${b} + ${c} * ${d}) / ${e} - ${f}`
  const answer = (a * inner) / e - f
  return {
    concept: 'brackets',
    given: { expression },
    prompt: ask(rng, print(expression)),
    answer,
    within: [1, 9000] as const,
    mistakes: [
      { value: (a * (b + c) * d) / e - f, because: say`inside the bracket + was done before ×` },
      {
        value: (a * b + c * d) / e - f,
        because: say`only the first number in the bracket was multiplied by ${a}`,
      },
      { value: a * b + (c * d) / e - f, because: say`the bracket was left out` },
      { value: (a * inner) / e + f, because: say`${f} was added instead of subtracted` },
      { value: a * inner - f, because: say`the division by ${e} was left out` },
      { value: inner / e - f, because: say`the factor ${a} was left out` },
      { value: (a * inner) / e, because: say`${f} was not subtracted` },
      { value: (a * inner) / e - f + a, because: say`${a} was added once more at the end` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`The bracket first, × before +: ${b} + ${c} × ${d} = ${b} + ${c * d} = ${inner}`,
      say`Then × and ÷: ${a} × ${inner} ÷ ${e} = ${(a * inner) / e}`,
      say`Last −: ${(a * inner) / e} − ${f} = ${answer}`,
    ],
  }
}

/** Brackets in brackets, read from the inside. */
function nestedBrackets(rng: Random) {
  const { a, b, c, d, e, f } = rng.until(
    () => ({
      a: rng.int(160, 900),
      b: rng.int(2, 9),
      c: rng.int(12, 60),
      d: rng.int(3, 40),
      e: rng.int(2, 8),
      f: rng.int(2, 9),
    }),
    (drawn) => {
      const inner = drawn.d - drawn.e * drawn.f
      return (
        inner !== 0 && Math.abs(inner) <= 30 && drawn.a - drawn.b * (drawn.c - inner) > 0 && drawn.c > inner
      )
    },
  )
  const inner = d - e * f
  const expression = `${a} - ${b} * (${c} - (${d} - ${e} * ${f}))`
  const middle = c - inner
  const answer = a - b * middle
  const shown = print(`${a} - ${b} * {${c} - (${d} - ${e} * ${f})}`)
  const minus = (value: number) => (value < 0 ? `(−${-value})` : `${value}`)
  return {
    concept: 'brackets',
    given: { expression },
    prompt: ask(rng, shown),
    answer,
    within: [1, 9000] as const,
    mistakes: [
      {
        value: a - b * (c - d - e * f),
        because: say`the sign of the last product was not changed when the inner bracket was opened`,
      },
      { value: (a - b) * middle, because: say`${a} − ${b} was done before ×` },
      { value: a - b * (c - (d - e) * f), because: say`in the inner bracket − was done before ×` },
      { value: a - b * c - inner, because: say`only ${c} was multiplied by ${b}, and a sign was lost` },
      { value: a - b * (c + inner), because: say`the minus before the inner bracket was read as plus` },
      { value: a + b * middle, because: say`the product was added` },
      { value: a - middle, because: say`the factor ${b} was left out` },
    ].filter(({ value }) => isWholeWithBrackets(value)),
    steps: [
      say`Inner bracket: ${d} − ${e} × ${f} = ${d} − ${e * f} = ${inner}`,
      say`Outer bracket: ${c} − ${minus(inner)} = ${middle}`,
      say`Then ×: ${b} × ${middle} = ${b * middle}`,
      say`Last −: ${a} − ${b * middle} = ${answer}`,
    ],
  }
}

/** 'of' has the precedence of a bracket. */
function fractionsOf(rng: Random) {
  const one = drawShare(rng, [3, 4, 5, 6, 7, 8, 9])
  const other = drawShare(rng, [2, 3, 4, 5, 6, 8])
  const whole =
    one.bottom * other.bottom * rng.int(1, Math.max(1, Math.floor(900 / (one.bottom * other.bottom))))
  const part = (whole * one.top * other.top) / (one.bottom * other.bottom)
  const plus = part < 20 || rng.chance(0.5)
  const { a, b } = rng.until(
    () => ({ a: rng.int(2, 9), b: rng.int(3, 12) }),
    (drawn) => plus || drawn.a * drawn.b < part,
  )
  const expression = `${one.top} / ${one.bottom} * (${other.top} / ${other.bottom} * ${whole}) ${plus ? '+' : '-'} ${a} * ${b}`
  const answer = plus ? part + a * b : part - a * b
  const combine = (x: number, y: number) => (plus ? x + y : x - y)
  return {
    concept: 'fraction-of-fraction',
    given: { expression },
    prompt: ask(rng, say`${one.show} of ${other.show} of ${whole} ${plus ? '+' : '−'} ${a} × ${b}`),
    answer,
    within: [1, 9000] as const,
    mistakes: [
      { value: combine((whole * one.top) / one.bottom, a * b), because: say`${other.show} was left out` },
      { value: combine((whole * other.top) / other.bottom, a * b), because: say`${one.show} was left out` },
      {
        value: combine(part, a) * b,
        because: say`the last × was done after the ${plus ? 'sum' : 'difference'}`,
      },
      {
        value: plus ? part - a * b : part + a * b,
        because: say`the product was ${plus ? 'subtracted' : 'added'}`,
      },
      { value: combine(part, a + b), because: say`${a} and ${b} were added instead of multiplied` },
      { value: combine(whole - part, a * b), because: say`the rest was taken instead of the part` },
      { value: part, because: say`the last product was left out` },
    ].filter(({ value }) => isWholeWithBrackets(value)),
    steps: [
      say`'of' first, from the right: ${other.show} of ${whole} = ${(whole * other.top) / other.bottom}`,
      say`${one.show} of ${(whole * other.top) / other.bottom} = ${part}`,
      say`Then ×: ${a} × ${b} = ${a * b}`,
      say`${part} ${plus ? '+' : '−'} ${a * b} = ${answer}`,
    ],
  }
}

/** A fraction that leaves a whole number of a whole number. */
function drawShare(rng: Random, parts: readonly number[]) {
  const bottom = rng.pick(parts)
  const top = rng.pick(range(1, bottom - 1).filter((number) => exact(number, bottom).d === BigInt(bottom)))
  return { top, bottom, show: latex`\frac{${top}}{${bottom}}` }
}

/** Whole numbers only, small enough to work with by hand. */
const isWhole = (value: number) => Number.isInteger(value) && Math.abs(value) < 5000

const isWholeWithBrackets = (value: number) => Number.isInteger(value) && Math.abs(value) < 9000

const ask = (rng: Random, shown: Text): Message =>
  posed(rng, [
    say`What is the value of ${shown}?`,
    say`Simplify: ${shown}`,
    say`Find the result of ${shown}.`,
    say`The value of ${shown} is`,
    say`Work out ${shown}.`,
  ])

/** The same expression with the signs that are printed. */
const print = (expression: string): string =>
  expression.replaceAll('*', '×').replaceAll('/', '÷').replaceAll('-', '−')
