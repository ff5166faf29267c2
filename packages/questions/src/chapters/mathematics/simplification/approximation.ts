import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { evaluate } from './evaluate.ts'

/** "Which is nearest to 24.97% of 800.03 + 17.98 × 12.04?" */
export const approximation = defineGenerator({
  id: 'number/approximation',
  version: 4,
  levels: {
    easy: { forms: [productAndSum] },
    medium: { forms: [shareAndProduct, quotientAndSquare] },
    hard: { forms: [rootShareProduct] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  // The exact value of what is printed, rounded as the question asks.
  solve: ({ expression, to }) => Math.round(evaluate(expression) / to) * to,
})

/** A number a few hundredths away from a whole one. */
function beside(rng: Random, whole: number): number {
  const shift = rng.pick([-4, -3, -2, -1, 1, 2, 3, 4]) / 100
  return Number((whole + shift).toFixed(2))
}

const ask = (rng: Random, expression: string, to: number): Message =>
  rng.pick([
    say`What is the approximate value of ${expression} (to the nearest ${to})?`,
    say`Find the approximate value of ${expression}, rounded off to the nearest ${to}.`,
    say`Which of the following is approximately equal to ${expression}, to the nearest ${to}?`,
    say`Rounded to the nearest ${to}, ${expression} is about`,
  ])

const text = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))

/** Far enough from the key to be wrong however the numbers are rounded, and of its size: 9,000 beside 500 falls at sight. */
const clear = (answer: number, to: number, mistakes: readonly { value: number; because: Message }[]) =>
  mistakes
    .map(({ value, because }) => ({ value: Math.round(value / to) * to, because }))
    .filter(
      ({ value }) =>
        value >= 0.4 * answer &&
        value <= 2 * answer &&
        Math.abs(value - answer) >= 2 * to &&
        Math.abs(value - answer) >= 0.04 * answer,
    )

/** Every question rounds to tens. */
const to = 10

function draw<Numbers>(
  rng: Random,
  make: () => Numbers,
  exactOf: (numbers: Numbers) => number,
  roundOf: (numbers: Numbers) => number,
): Numbers {
  // The rounded sum and the exact one must give the same multiple, with a margin.
  return rng.until(make, (numbers) => {
    const [fine, coarse] = [exactOf(numbers), roundOf(numbers)]
    const answer = Math.round(coarse / to) * to
    return coarse >= 100 && Math.abs(coarse - answer) <= 0.1 * to && Math.abs(fine - answer) <= 0.4 * to
  })
}

function productAndSum(rng: Random) {
  const numbers = draw(
    rng,
    () => {
      const [a, b, c] = [rng.int(12, 48), rng.int(6, 24), rng.int(60, 400)]
      return { a, b, c, sign: rng.pick([1, -1]), x: beside(rng, a), y: beside(rng, b), z: beside(rng, c) }
    },
    ({ x, y, z, sign }) => x * y + sign * z,
    ({ a, b, c, sign }) => a * b + sign * c,
  )
  const { a, b, c, sign, x, y, z } = numbers
  const coarse = a * b + sign * c
  const answer = Math.round(coarse / to) * to
  const symbol = sign > 0 ? '+' : '−'
  return {
    given: { expression: `${text(x)} * ${text(y)} ${sign > 0 ? '+' : '-'} ${text(z)}`, to },
    prompt: ask(rng, `${text(x)} × ${text(y)} ${symbol} ${text(z)}`, to),
    answer,
    mistakes: clear(answer, to, [
      { value: a * b - sign * c, because: say`the last number was ${sign > 0 ? 'subtracted' : 'added'}` },
      { value: a * (b + sign * c), because: say`${symbol} was done before ×` },
      { value: a + b + sign * c, because: say`× was read as +` },
      { value: a * b, because: say`the last number was left out` },
      { value: (a + 3) * b + sign * c, because: say`the first number was rounded too far up` },
      { value: (a - 3) * b + sign * c, because: say`the first number was rounded too far down` },
      { value: a * (b + 2) + sign * c, because: say`the second number was rounded too far up` },
      { value: a * (b - 2) + sign * c, because: say`the second number was rounded too far down` },
    ]),
    steps: [
      say`Round each number: ${a} × ${b} ${symbol} ${c}`,
      say`${a * b} ${symbol} ${c} = ${coarse}, to the nearest ${to}: ${answer}`,
    ],
  }
}

function shareAndProduct(rng: Random) {
  const { p, whole, a, b, x, y, z, w } = draw(
    rng,
    () => {
      const [p, whole, a, b] = [
        rng.pick([5, 10, 15, 20, 25, 30, 40, 45, 60, 75, 80]),
        rng.int(6, 48) * 20,
        rng.int(6, 30),
        rng.int(6, 24),
      ]
      return {
        p,
        whole,
        a,
        b,
        x: beside(rng, p),
        y: beside(rng, whole),
        z: beside(rng, a),
        w: beside(rng, b),
      }
    },
    ({ x, y, z, w }) => (x / 100) * y + z * w,
    ({ p, whole, a, b }) => (p * whole) / 100 + a * b,
  )
  const share = (p * whole) / 100
  const coarse = share + a * b
  const answer = Math.round(coarse / to) * to
  return {
    given: { expression: `${text(x)} / 100 * ${text(y)} + ${text(z)} * ${text(w)}`, to },
    prompt: ask(rng, `${text(x)}% of ${text(y)} + ${text(z)} × ${text(w)}`, to),
    answer,
    mistakes: clear(answer, to, [
      { value: whole / p + a * b, because: say`${whole} was divided by ${p} instead of taking ${p}%` },
      { value: (share + a) * b, because: say`+ was done before ×` },
      { value: share + a + b, because: say`× was read as +` },
      { value: whole - share + a * b, because: say`what remains of ${whole} was taken instead of ${p}%` },
      { value: a * b, because: say`the percentage was left out` },
      { value: share + (a - 2) * b, because: say`a factor was rounded too far down` },
      { value: share + (a + 2) * b, because: say`a factor was rounded too far up` },
      { value: ((p + 5) * whole) / 100 + a * b, because: say`the percentage was rounded too far up` },
      { value: ((p - 4) * whole) / 100 + a * b, because: say`the percentage was rounded too far down` },
      { value: share + a * (b + 3), because: say`the last factor was rounded too far up` },
      { value: share + a * (b - 3), because: say`the last factor was rounded too far down` },
    ]),
    steps: [
      say`Round each number: ${p}% of ${whole} + ${a} × ${b}`,
      say`${p}% of ${whole} = ${share} and ${a} × ${b} = ${a * b}`,
      say`${share} + ${a * b} = ${coarse}, to the nearest ${to}: ${answer}`,
    ],
  }
}

function quotientAndSquare(rng: Random) {
  const { top, bottom, s, c, x, y, z, w } = draw(
    rng,
    () => {
      const [bottom, times, s, c] = [rng.int(6, 32), rng.int(8, 40), rng.int(6, 24), rng.int(20, 200)]
      const top = bottom * times
      return {
        top,
        bottom,
        s,
        c,
        x: beside(rng, top),
        y: beside(rng, bottom),
        z: beside(rng, s),
        w: beside(rng, c),
      }
    },
    ({ x, y, z, w }) => x / y + z * z - w,
    ({ top, bottom, s, c }) => top / bottom + s * s - c,
  )
  const coarse = top / bottom + s * s - c
  const answer = Math.round(coarse / to) * to
  return {
    given: { expression: `${text(x)} / ${text(y)} + ${text(z)} ^ 2 - ${text(w)}`, to },
    prompt: ask(rng, `${text(x)} ÷ ${text(y)} + (${text(z)})² − ${text(w)}`, to),
    answer,
    mistakes: clear(answer, to, [
      { value: top / bottom + 2 * s - c, because: say`the square was taken as twice the number` },
      { value: top / bottom + s * s + c, because: say`the last number was added` },
      { value: s * s - c, because: say`the quotient was left out` },
      { value: top / bottom + s * s, because: say`the last number was left out` },
      {
        value: top / bottom + (s + 1) ** 2 - c,
        because: say`the number to be squared was rounded too far up`,
      },
      {
        value: top / bottom + (s + 2) ** 2 - c,
        because: say`the number to be squared was taken two too large`,
      },
      {
        value: top / bottom + (s - 2) ** 2 - c,
        because: say`the number to be squared was taken two too small`,
      },
      {
        value: top / bottom + (s - 1) ** 2 - c,
        because: say`the number to be squared was rounded too far down`,
      },
    ]),
    steps: [
      say`Round each number: ${top} ÷ ${bottom} + ${s}² − ${c}`,
      say`${top} ÷ ${bottom} = ${top / bottom} and ${s}² = ${s * s}`,
      say`${top / bottom} + ${s * s} − ${c} = ${coarse}, to the nearest ${to}: ${answer}`,
    ],
  }
}

function rootShareProduct(rng: Random) {
  const { r, p, whole, a, b, x, y, z, u, v } = draw(
    rng,
    () => {
      const [r, p, whole, a, b] = [
        rng.int(11, 36),
        rng.pick([5, 10, 15, 20, 25, 30, 40, 60, 75]),
        rng.int(6, 48) * 20,
        rng.int(3, 15),
        rng.int(4, 16),
      ]
      return {
        r,
        p,
        whole,
        a,
        b,
        x: beside(rng, r * r),
        y: beside(rng, p),
        z: beside(rng, whole),
        u: beside(rng, a),
        v: beside(rng, b),
      }
    },
    ({ x, y, z, u, v }) => Math.sqrt(x) * u + (y / 100) * z - v,
    ({ r, p, whole, a, b }) => r * a + (p * whole) / 100 - b,
  )
  const share = (p * whole) / 100
  const coarse = r * a + share - b
  const answer = Math.round(coarse / to) * to
  return {
    given: { expression: `${text(x)} ^ 0.5 * ${text(u)} + ${text(y)} / 100 * ${text(z)} - ${text(v)}`, to },
    prompt: ask(rng, `√${text(x)} × ${text(u)} + ${text(y)}% of ${text(z)} − ${text(v)}`, to),
    answer,
    mistakes: clear(answer, to, [
      { value: r * a - share - b, because: say`the percentage was subtracted` },
      { value: r * (a + share) - b, because: say`+ was done before ×` },
      {
        value: ((r * r) / 2) * a + share - b,
        because: say`the number was halved instead of taking its root`,
      },
      { value: r * a + whole / p - b, because: say`${whole} was divided by ${p} instead of taking ${p}%` },
      { value: r * a - b, because: say`the percentage was left out` },
      { value: share - b, because: say`the product with the root was left out` },
      { value: (r + 2) * a + share - b, because: say`the root was taken too large` },
      { value: (r - 2) * a + share - b, because: say`the root was taken too small` },
      { value: r * a + ((p + 5) * whole) / 100 - b, because: say`the percentage was rounded too far up` },
      { value: r * a + share + b, because: say`the last number was added` },
      { value: r * (a + 3) + share - b, because: say`the second factor was rounded too far up` },
      { value: r * (a - 2) + share - b, because: say`the second factor was rounded too far down` },
    ]),
    steps: [
      say`Round each number: √${r * r} × ${a} + ${p}% of ${whole} − ${b}`,
      say`√${r * r} = ${r}, so the product is ${r} × ${a} = ${r * a}`,
      say`${p}% of ${whole} = ${share}`,
      say`${r * a} + ${share} − ${b} = ${coarse}, to the nearest ${to}: ${answer}`,
    ],
  }
}
