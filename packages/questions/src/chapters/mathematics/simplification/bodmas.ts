import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { divisors } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'
import { fractionsOf, nestedBrackets } from './bodmas-brackets.ts'
import { ask, print } from './bodmas-text.ts'
import { evaluate } from './evaluate.ts'

/** "What is 48 ÷ 6 × 2 + 15 − 7?" */
export const bodmas = defineGenerator({
  id: 'number/bodmas',
  version: 1,
  levels: {
    easy: { forms: [flat] },
    medium: { forms: [oneBracket] },
    hard: { forms: [nestedBrackets, fractionsOf] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve: ({ expression }) => evaluate(expression),
})

/** Whole numbers only, within what can be done by hand. */
const isWhole = (value: number) => Number.isInteger(value) && Math.abs(value) < 5000

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
