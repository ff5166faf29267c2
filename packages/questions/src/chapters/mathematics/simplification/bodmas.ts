import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { divisors } from '../../../kit/values/number-theory.ts'
import { mixed } from '../../../kit/values/value.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { askValue } from './ask-value.ts'
import { missingInBrackets, nestedFractions, quotientOfBrackets } from './bodmas-in-steps.ts'
import { drawMixed, drawShare } from './draw-fractions.ts'
import { evaluate } from './evaluate.ts'

/** "What is 48 ÷ 6 × 2 + 15 − 7?" */
export const bodmas = defineGenerator({
  id: 'number/bodmas',
  version: 8,
  concepts: ['order-of-operations', 'brackets', 'fraction-of-fraction', 'percent-in-simplification'],
  levels: {
    easy: { forms: [flat, productFirst, twoProducts, squareFirst] },
    medium: {
      forms: [
        oneBracket,
        twoBrackets,
        bracketOfDifference,
        percentOf,
        innermostFirst,
        nestedBrackets,
        bar,
        fractionsOf,
        fractionOfBracket,
        barInBrackets,
      ],
    },
    hard: { forms: [missingInBrackets, nestedFractions, quotientOfBrackets, mixedWithOf] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const equals = 'equals' in given ? given.equals : null
    if (typeof equals !== 'number') return evaluate(given.expression)
    // A straight line in the unknown: its values at 0 and 1 decide where it has the given one.
    const [at0, at1] = [0, 1].map((x) => evaluate(given.expression.replace('x', String(x))))
    return (equals - (at0 ?? 0)) / ((at1 ?? 0) - (at0 ?? 0))
  },
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
    prompt: askValue(rng, print(expression)),
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
    prompt: askValue(rng, print(expression)),
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
    prompt: askValue(rng, shown),
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
      { value: answer + b, because: say`the outer bracket is one too small` },
      { value: answer - b, because: say`the outer bracket is one too large` },
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
    prompt: askValue(rng, say`${one.show} of ${other.show} of ${whole} ${plus ? '+' : '−'} ${a} × ${b}`),
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

/** Whole numbers only, small enough to work with by hand. */
const isWhole = (value: number) => Number.isInteger(value) && Math.abs(value) < 5000

const isWholeWithBrackets = (value: number) => Number.isInteger(value) && Math.abs(value) < 9000

/** The same expression with the signs that are printed. */
const print = (expression: string): string =>
  expression.replaceAll('*', '×').replaceAll('/', '÷').replaceAll('-', '−')

function productFirst(rng: Random) {
  const { a, b, c, d } = rng.until(
    () => ({ a: rng.int(15, 240), b: rng.int(6, 29), c: rng.int(4, 16), d: rng.int(11, 190) }),
    (drawn) => drawn.a + drawn.b * drawn.c - drawn.d > 5,
  )
  const answer = a + b * c - d
  return {
    concept: 'order-of-operations',
    given: { expression: `${a} + ${b} * ${c} - ${d}` },
    prompt: askValue(rng, say`${a} + ${b} × ${c} − ${d}`),
    answer,
    mistakes: [
      { value: (a + b) * c - d, because: say`+ was done before ×` },
      { value: a + b * (c - d), because: say`− was done before ×` },
      { value: answer + 2 * d, because: say`${d} was added instead of subtracted` },
      { value: a + b + c - d, because: say`${b} and ${c} were added instead of multiplied` },
      { value: b * c - d, because: say`${a} was left out` },
      { value: a + b * c, because: say`${d} was not subtracted` },
      { value: answer - b, because: say`the product is one ${b} too small` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`× comes first: ${b} × ${c} = ${b * c}`,
      say`Then from left to right: ${a} + ${b * c} − ${d} = ${answer}`,
    ],
  }
}

function twoProducts(rng: Random) {
  const { a, b, c, d, e } = rng.until(
    () => {
      const [d, quotient] = [rng.int(3, 16), rng.int(4, 29)]
      return { a: rng.int(6, 28), b: rng.int(5, 19), c: d * quotient, d, e: rng.int(3, 60) }
    },
    (drawn) => drawn.a * drawn.b - drawn.c / drawn.d + drawn.e > 5,
  )
  const answer = a * b - c / d + e
  return {
    concept: 'order-of-operations',
    given: { expression: `${a} * ${b} - ${c} / ${d} + ${e}` },
    prompt: askValue(rng, say`${a} × ${b} − ${c} ÷ ${d} + ${e}`),
    answer,
    mistakes: [
      {
        value: a * b - (c / d + e),
        because: say`+ was done before −, although the two go from left to right`,
      },
      { value: (a * b - c) / d + e, because: say`− was done before ÷` },
      { value: a * b + c / d + e, because: say`the quotient was added` },
      { value: a * b - c * d + e, because: say`÷ was read as ×` },
      { value: a * b - c / d, because: say`${e} was left out` },
      { value: a + b - c / d + e, because: say`the first two numbers were added` },
      { value: a * b + e, because: say`the quotient was left out` },
      { value: answer + a, because: say`the product is one ${a} too large` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`First × and ÷: ${a} × ${b} = ${a * b} and ${c} ÷ ${d} = ${c / d}`,
      say`Then from left to right: ${a * b} − ${c / d} + ${e} = ${answer}`,
    ],
  }
}

function squareFirst(rng: Random) {
  const { a, b, c, d } = rng.until(
    () => ({ a: rng.int(6, 25), b: rng.int(3, 15), c: rng.int(2, 9), d: rng.int(10, 99) }),
    (drawn) => drawn.a * drawn.a - drawn.b * drawn.c + drawn.d > 10,
  )
  const answer = a * a - b * c + d
  return {
    concept: 'order-of-operations',
    given: { expression: `${a} ^ 2 - ${b} * ${c} + ${d}` },
    prompt: askValue(rng, say`${latex`${a}^2`} − ${b} × ${c} + ${d}`),
    answer,
    mistakes: [
      { value: 2 * a - b * c + d, because: say`the square was taken as twice the number` },
      { value: (a * a - b) * c + d, because: say`− was done before ×` },
      { value: a * a - b * c - d, because: say`+ was done before −` },
      { value: a * a + b * c + d, because: say`the product was added` },
      { value: (a - b * c) ** 2 + d, because: say`the product was taken off before squaring` },
      { value: a * a - b * c, because: say`${d} was left out` },
      { value: answer + 2 * a + 1, because: say`the square of ${a + 1} was used` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`The power comes first: ${latex`${a}^2 = ${a * a}`}. Then ${b} × ${c} = ${b * c}`,
      say`${a * a} − ${b * c} + ${d} = ${answer}`,
    ],
  }
}

function twoBrackets(rng: Random) {
  const { a, b, c, d, e, f } = rng.until(
    () => {
      const [c, quotient, b] = [rng.int(3, 12), rng.int(6, 24), rng.int(5, 60)]
      const [e, difference] = [rng.int(4, 30), rng.int(2, 14)]
      return { a: c * quotient - b, b, c, d: e + difference, e, f: rng.int(2, 12) }
    },
    (drawn) => drawn.a > 4,
  )
  const [one, other] = [(a + b) / c, (d - e) * f]
  const answer = one + other
  return {
    concept: 'brackets',
    given: { expression: `(${a} + ${b}) / ${c} + (${d} - ${e}) * ${f}` },
    prompt: askValue(rng, say`(${a} + ${b}) ÷ ${c} + (${d} − ${e}) × ${f}`),
    answer,
    mistakes: [
      { value: a + b / c + (d - e) * f, because: say`the first bracket was left out` },
      { value: one + d - e * f, because: say`the second bracket was left out` },
      { value: (one + d - e) * f, because: say`+ was done before ×` },
      { value: one + (d + e) * f, because: say`the second bracket was added up` },
      { value: Math.abs(one - other), because: say`the two results were subtracted` },
      { value: one + d - e, because: say`the factor ${f} was left out` },
      { value: a + b + other, because: say`the division by ${c} was left out` },
      { value: answer - f, because: say`the second bracket is one too small` },
      { value: other, because: say`the first bracket was forgotten at the end` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`The brackets first: ${a} + ${b} = ${a + b} and ${d} − ${e} = ${d - e}`,
      say`Then ÷ and ×: ${a + b} ÷ ${c} = ${one} and ${d - e} × ${f} = ${other}`,
      say`Last +: ${one} + ${other} = ${answer}`,
    ],
  }
}

function bracketOfDifference(rng: Random) {
  const { a, b, c, d, e } = rng.until(
    () => ({
      a: rng.int(60, 400),
      b: rng.int(3, 12),
      c: rng.int(20, 60),
      d: rng.int(2, 9),
      e: rng.int(2, 6),
    }),
    (drawn) => drawn.c - drawn.d * drawn.e > 1 && drawn.a - drawn.b * (drawn.c - drawn.d * drawn.e) > 4,
  )
  const inner = c - d * e
  const answer = a - b * inner
  return {
    concept: 'brackets',
    given: { expression: `${a} - ${b} * (${c} - ${d} * ${e})` },
    prompt: askValue(rng, say`${a} − ${b} × (${c} − ${d} × ${e})`),
    answer,
    mistakes: [
      { value: (a - b) * inner, because: say`− was done before × outside the bracket` },
      { value: a - b * (c - d) * e, because: say`− was done before × inside the bracket` },
      {
        value: a - b * c - d * e,
        because: say`the bracket was opened without multiplying and without changing the sign`,
      },
      { value: a - b * c + d * e, because: say`only the first number in the bracket was multiplied by ${b}` },
      { value: a + b * inner, because: say`the product was added` },
      { value: a - inner, because: say`the factor ${b} was left out` },
      { value: a - b * (c + d * e), because: say`the inner product was added` },
      { value: answer + b, because: say`the bracket is one too small` },
      { value: answer - b, because: say`the bracket is one too large` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`Inside the bracket × comes first: ${d} × ${e} = ${d * e}, so it is ${c} − ${d * e} = ${inner}`,
      say`Then ×: ${b} × ${inner} = ${b * inner}`,
      say`Last −: ${a} − ${b * inner} = ${answer}`,
    ],
  }
}

function percentOf(rng: Random) {
  const { p, a, q, b, c } = rng.until(
    () => ({
      p: rng.pick([5, 10, 12, 15, 20, 24, 25, 30, 35, 40, 45, 60, 65, 75, 80]),
      a: rng.int(8, 90) * 20,
      q: rng.int(3, 16),
      b: rng.int(6, 40),
      c: rng.int(10, 160),
    }),
    (drawn) =>
      Number.isInteger((drawn.p * drawn.a) / 100) &&
      (drawn.p * drawn.a) / 100 + drawn.q * drawn.b > drawn.c + 5,
  )
  const part = (p * a) / 100
  const answer = part + q * b - c
  return {
    concept: 'percent-in-simplification',
    given: { expression: `${p} / 100 * ${a} + ${q} * ${b} - ${c}` },
    prompt: askValue(rng, say`${p}% of ${a} + ${q} × ${b} − ${c}`),
    answer,
    mistakes: [
      { value: (part + q) * b - c, because: say`+ was done before ×` },
      { value: part * 10 + q * b - c, because: say`${p}% was taken ten times too large` },
      { value: part / 10 + q * b - c, because: say`${p}% was taken ten times too small` },
      { value: a - part + q * b - c, because: say`${p}% was taken off ${a}` },
      { value: part + q * b + c, because: say`${c} was added` },
      { value: part + q + b - c, because: say`${q} and ${b} were added` },
      { value: q * b - c, because: say`the percentage was left out` },
      { value: answer - c, because: say`${c} was taken off twice` },
      { value: answer - b, because: say`the product is one ${b} too small` },
    ].filter(({ value }) => isWhole(value)),
    steps: [
      say`${p}% of ${a} = ${part}`,
      say`${q} × ${b} = ${q * b}`,
      say`${part} + ${q * b} − ${c} = ${answer}`,
    ],
  }
}

function innermostFirst(rng: Random) {
  const { a, b, c, d, e, f } = rng.until(
    () => ({
      a: rng.int(40, 190),
      b: rng.int(2, 6),
      c: rng.int(12, 48),
      d: rng.int(2, 5),
      e: rng.int(8, 20),
      f: rng.int(2, 7),
    }),
    (drawn) => {
      const inner = drawn.c - drawn.d * (drawn.e - drawn.f)
      return inner > 0 && drawn.a - drawn.b * inner > 3
    },
  )
  const inner = c - d * (e - f)
  const answer = a - b * inner
  return {
    concept: 'brackets',
    given: { expression: `${a} - ${b} * (${c} - ${d} * (${e} - ${f}))` },
    prompt: askValue(rng, say`${a} − ${b} × [${c} − ${d} × {${e} − ${f}}]`),
    answer,
    mistakes: [
      {
        value: a - b * (c - d * e - f),
        because: say`the sign of ${f} was not changed when the inner bracket was opened`,
      },
      { value: a - b * (c - d * e + f), because: say`only ${e} was multiplied by ${d}` },
      {
        value: a - b * c - d * (e - f),
        because: say`the square bracket was opened without multiplying by ${b}`,
      },
      { value: a + b * inner, because: say`the last product was added` },
      { value: (a - b) * inner, because: say`− was done before × outside the brackets` },
      { value: a - b * (c + d * (e - f)), because: say`the inner product was added` },
      { value: a - inner, because: say`the factor ${b} was left out` },
      { value: answer + b, because: say`the square bracket is one too small` },
      { value: answer - b, because: say`the square bracket is one too large` },
    ].filter(({ value }) => isWholeWithBrackets(value)),
    steps: [
      say`The innermost bracket first: ${e} − ${f} = ${e - f}`,
      say`Then × inside the square bracket: ${d} × ${e - f} = ${d * (e - f)}`,
      say`The square bracket is ${c} − ${d * (e - f)} = ${inner}`,
      say`${a} − ${b} × ${inner} = ${a} − ${b * inner} = ${answer}`,
    ],
  }
}

/** The bar binds before all brackets. */
function bar(rng: Random) {
  const { a, b, c, d, e } = rng.until(
    () => ({
      a: rng.int(30, 160),
      b: rng.int(12, 60),
      c: rng.int(3, 9),
      d: rng.int(8, 30),
      e: rng.int(2, 20),
    }),
    (drawn) =>
      drawn.d > drawn.e &&
      drawn.b - (drawn.d - drawn.e) > 0 &&
      drawn.a - drawn.c * (drawn.b - (drawn.d - drawn.e)) > 2,
  )
  const inner = b - (d - e)
  const answer = a - c * inner
  return {
    concept: 'brackets',
    given: { expression: `${a} - ${c} * (${b} - (${d} - ${e}))` },
    prompt: askValue(rng, latex`${a} - ${c} \times (${b} - \overline{${d} - ${e}})`),
    answer,
    mistakes: [
      { value: a - c * (b - d - e), because: say`the bar was left out, so the sign of ${e} is wrong` },
      { value: a - c * (b - (d + e)), because: say`the numbers below the bar were added` },
      { value: (a - c) * inner, because: say`− was done before ×` },
      { value: a + c * inner, because: say`the product was added` },
      {
        value: a - c * b - (d - e),
        because: say`only the first number in the bracket was multiplied by ${c}`,
      },
      { value: a - inner, because: say`the factor ${c} was left out` },
      { value: answer + c, because: say`the bracket is one too small` },
      { value: answer - c, because: say`the bracket is one too large` },
    ].filter(({ value }) => isWholeWithBrackets(value)),
    steps: [
      say`The bar comes before all brackets: ${d} − ${e} = ${d - e}`,
      say`The bracket is ${b} − ${d - e} = ${inner}`,
      say`Then ×: ${c} × ${inner} = ${c * inner}`,
      say`${a} − ${c * inner} = ${answer}`,
    ],
  }
}

/** "2/3 of {96 − 5 × (43 − 5 × 6)} ÷ 4 + 7": 'of' comes before × and ÷. */
function fractionOfBracket(rng: Random) {
  const share = drawShare(rng, [2, 3, 4, 5, 6])
  const { b, c, d, e, f, divisor } = rng.until(
    () => ({
      b: rng.int(30, 190),
      c: rng.int(2, 6),
      d: rng.int(20, 60),
      e: rng.int(2, 7),
      f: rng.int(3, 9),
      divisor: rng.int(2, 6),
    }),
    (drawn) => {
      const inner = drawn.d - drawn.e * drawn.f
      const bracket = drawn.b - drawn.c * inner
      return (
        inner > 0 &&
        bracket > 0 &&
        (bracket * share.top) % (share.bottom * drawn.divisor) === 0 &&
        bracket % share.bottom === 0
      )
    },
  )
  const more = rng.int(5, 40)
  const inner = d - e * f
  const bracket = b - c * inner
  const part = (bracket * share.top) / share.bottom
  const answer = part / divisor + more
  return {
    concept: 'brackets',
    given: {
      expression: `${share.top} / ${share.bottom} * (${b} - ${c} * (${d} - ${e} * ${f})) / ${divisor} + ${more}`,
    },
    prompt: askValue(rng, say`${share.show} of {${b} − ${c} × (${d} − ${e} × ${f})} ÷ ${divisor} + ${more}`),
    answer,
    mistakes: [
      { value: part / (divisor + more), because: say`+ was done before ÷` },
      {
        value: ((b - c) * inner * share.top) / share.bottom / divisor + more,
        because: say`in the outer bracket − was done before ×`,
      },
      {
        value: ((b - c * (d - e) * f) * share.top) / share.bottom / divisor + more,
        because: say`in the inner bracket − was done before ×`,
      },
      {
        value: ((b + c * inner) * share.top) / share.bottom / divisor + more,
        because: say`the product in the outer bracket was added`,
      },
      { value: part + more, because: say`the division by ${divisor} was left out` },
      { value: bracket / divisor + more, because: say`the fraction before the bracket was left out` },
      { value: part / divisor, because: say`${more} was left out` },
      { value: part / divisor - more, because: say`${more} was subtracted` },
    ].filter(({ value }) => isWholeWithBrackets(value)),
    steps: [
      say`Inner bracket: ${d} − ${e} × ${f} = ${inner}`,
      say`Outer bracket: ${b} − ${c} × ${inner} = ${bracket}`,
      say`'of' comes before ÷: ${share.show} of ${bracket} = ${part}`,
      say`Then ÷: ${part} ÷ ${divisor} = ${part / divisor}`,
      say`Last +: ${part / divisor} + ${more} = ${answer}`,
    ],
  }
}

/** A bar inside brackets inside brackets. */
function barInBrackets(rng: Random) {
  const { a, b, c, d, e, f, g } = rng.until(
    () => ({
      a: rng.int(60, 400),
      b: rng.int(2, 6),
      c: rng.int(20, 80),
      d: rng.int(2, 5),
      e: rng.int(12, 40),
      f: rng.int(8, 30),
      g: rng.int(2, 20),
    }),
    (drawn) => {
      const low = drawn.e - (drawn.f - drawn.g)
      const middle = drawn.c - drawn.d * low
      return drawn.f > drawn.g && low > 0 && middle > 0 && drawn.a - drawn.b * middle > 2
    },
  )
  const low = e - (f - g)
  const middle = c - d * low
  const answer = a - b * middle
  return {
    concept: 'brackets',
    given: { expression: `${a} - ${b} * (${c} - ${d} * (${e} - (${f} - ${g})))` },
    prompt: askValue(rng, latex`${a} - ${b} \times [${c} - ${d} \times (${e} - \overline{${f} - ${g}})]`),
    answer,
    mistakes: [
      {
        value: a - b * (c - d * (e - f - g)),
        because: say`the bar was left out, so the sign of ${g} is wrong`,
      },
      { value: (a - b) * middle, because: say`− was done before × outside the brackets` },
      { value: a - b * ((c - d) * low), because: say`− was done before × in the square bracket` },
      { value: a - b * (c + d * low), because: say`the product in the square bracket was added` },
      { value: a + b * middle, because: say`the last product was added` },
      { value: a - middle, because: say`the factor ${b} was left out` },
      { value: answer + b, because: say`the square bracket is one too small` },
      { value: answer - b, because: say`the square bracket is one too large` },
    ].filter(({ value }) => isWholeWithBrackets(value)),
    steps: [
      say`The bar comes before all brackets: ${f} − ${g} = ${f - g}`,
      say`The round bracket is ${e} − ${f - g} = ${low}`,
      say`The square bracket is ${c} − ${d} × ${low} = ${middle}`,
      say`Then ×: ${b} × ${middle} = ${b * middle}`,
      say`${a} − ${b * middle} = ${answer}`,
    ],
  }
}

/** "5 1/4 ÷ 3/7 of 3 1/2 + 2/3 × 1 1/2" */
function mixedWithOf(rng: Random) {
  const isPlain = (value: Exact) => value.d <= 6n && value.n <= 40n
  const { f, b, part } = rng.until(
    () => {
      const [f, b] = [drawShare(rng, [2, 3, 4, 5, 6, 7, 8, 9]), drawMixed(rng)]
      return { f, b, part: b.value.mul(exact(f.top, f.bottom)) }
    },
    (drawn) => isPlain(drawn.part),
  )
  const { a, first } = rng.until(
    () => {
      const a = drawMixed(rng)
      return { a, first: a.value.div(part) }
    },
    (drawn) => isPlain(drawn.first),
  )
  // Nothing is taken off a small number.
  const sign = first.compare(3) > 0 ? rng.pick([1, -1] as const) : 1
  const { c, g, second, answer } = rng.until(
    () => {
      const [c, g] = [drawMixed(rng), drawShare(rng, [2, 3, 4, 5, 6, 7, 8, 9])]
      const second = c.value.mul(exact(g.top, g.bottom))
      return { c, g, second, answer: first.add(second.mul(sign)) }
    },
    (drawn) => isPlain(drawn.second) && drawn.answer.d <= 12n && drawn.answer.compare(0) > 0,
  )
  const share = exact(g.top, g.bottom)
  const plus = sign === 1 ? '+' : '−'
  const join = (one: Exact, other: Exact) => one.add(other.mul(sign))
  const of = (one: { top: number; bottom: number }) => `(${one.top} / ${one.bottom})`
  return {
    concept: 'fraction-of-fraction',
    given: { expression: `${of(a)} / (${of(f)} * ${of(b)}) ${sign === 1 ? '+' : '-'} ${of(c)} * ${of(g)}` },
    prompt: askValue(rng, say`${a.show} ÷ ${f.show} of ${b.show} ${plus} ${c.show} × ${g.show}`),
    answer: mixed(answer),
    mistakes: [
      {
        value: join(a.value.div(exact(f.top, f.bottom)).mul(b.value), second),
        because: say`÷ was done before 'of'`,
      },
      {
        value: join(first, second.neg()),
        because: say`the product was ${sign === 1 ? 'taken off' : 'added'}`,
      },
      { value: join(first, c.value).mul(share), because: say`× was done after ${plus}` },
      { value: first, because: say`the product at the end was left out` },
      { value: join(part.div(a.value), second), because: say`the quotient was turned upside down` },
      {
        value: join(a.value.mul(part), second),
        because: say`the first two were multiplied instead of divided`,
      },
      { value: join(first, c.value.div(share)), because: say`the last × was read as ÷` },
      { value: answer.add(1), because: say`a slip of 1 in the whole numbers` },
      { value: answer.sub(1), because: say`a slip of 1 in the whole numbers` },
      { value: answer.add(exact(1, 2)), because: say`a slip in adding the fractions` },
    ]
      .filter(({ value }) => value.compare(0) > 0 && value.d <= 60n && value.compare(200) < 0)
      .map(({ value, because }) => ({ value: mixed(value), because })),
    steps: [
      say`'of' first: ${f.show} of ${b.show} = ${mixed(part)}`,
      say`Then ÷: ${a.show} ÷ ${mixed(part)} = ${mixed(first)}`,
      say`Then ×: ${c.show} × ${g.show} = ${mixed(second)}`,
      say`Last: ${mixed(first)} ${plus} ${mixed(second)} = ${mixed(answer)}`,
    ],
  }
}
