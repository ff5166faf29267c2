import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is the integral of 3x² + 2x from 1 to 4?" */
export const integral = defineGenerator({
  id: 'higher/integral',
  version: 2,
  concepts: ['definite-integrals', 'area-under-curves'],
  levels: {
    easy: { forms: [definite] },
    medium: { forms: [underParabola] },
    hard: { forms: [betweenCurves] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  // Simpson's rule, which is exact up to the third degree.
  solve: ({ f, from, to }) =>
    ((to - from) / 6) * (polynomialAt(f, from) + 4 * polynomialAt(f, (from + to) / 2) + polynomialAt(f, to)),
})

const signed = [-20_000, 20_000] as const
const antiderivative = (f: readonly number[]) => [
  ...f.map((one, index) => exact(one, f.length - index)),
  exact(0),
]
const valueAt = (coefficients: ReturnType<typeof antiderivative>, x: number) =>
  coefficients.reduce((sum, one) => sum.mul(x).add(one), exact(0))
/** With fractions where needed: \frac{x^{3}}{3} */
const showAntiderivative = (f: readonly number[]): string =>
  f.reduce((text, one, index) => {
    if (one === 0) return text
    const power = f.length - index
    const factor = exact(Math.abs(one), power)
    const variable = power === 1 ? 'x' : `x^{${power}}`
    const body =
      factor.d === 1n
        ? `${factor.n === 1n ? '' : factor.n}${variable}`
        : `\\frac{${factor.n === 1n ? '' : factor.n}${variable}}{${factor.d}}`
    return text === '' ? `${one < 0 ? '-' : ''}${body}` : `${text} ${one < 0 ? '-' : '+'} ${body}`
  }, '')

function definite(rng: Random) {
  const f = rng.until(
    () =>
      rng.chance(0.4)
        ? [4 * rng.int(1, 2), 3 * rng.int(-2, 3), 2 * rng.int(-4, 5), rng.int(-7, 9)]
        : [3 * rng.int(1, 3), 2 * rng.int(-6, 6), rng.int(-9, 9)],
    (drawn) => drawn.filter((one) => one !== 0).length >= 2,
  )
  const from = rng.int(-2, 3)
  const to = from + rng.int(1, 4)
  const whole = antiderivative(f)
  const [top, bottom] = [valueAt(whole, to), valueAt(whole, from)]
  const answer = fraction(top.sub(bottom))
  const text = latex`\int_{${from}}^{${to}} (${showPolynomial(f)})\,dx`
  return {
    concept: 'definite-integrals',
    given: { f, from, to },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate ${text}.`,
      say`The value of ${text} is`,
      say`${ask(rng, say`the definite integral ${text}`)}`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(top.add(bottom)), because: say`the values at the two limits were added` },
      { value: fraction(bottom.sub(top)), because: say`the limits were exchanged` },
      { value: fraction(top), because: say`only the upper limit was put in` },
      {
        value: fraction(polynomialAt(f, to) - polynomialAt(f, from)),
        because: say`the function itself was put in at the limits, without integrating`,
      },
      { value: fraction(polynomialAt(f, to)), because: say`that is the function at the upper limit` },
      {
        value: fraction(
          f
            .slice(0, -1)
            .reduce(
              (sum, one, index) =>
                sum.add(
                  exact(one * (f.length - 1 - index)).mul(
                    exact(to ** (f.length - 2 - index) - from ** (f.length - 2 - index)),
                  ),
                ),
              exact(0),
            ),
        ),
        because: say`the function was differentiated instead of integrated`,
      },
      {
        value: fraction(top.sub(bottom).mul(to - from)),
        because: say`the result was multiplied by the length of the interval`,
      },
    ],
    steps: [
      say`An antiderivative is ${latex`${showAntiderivative(f)}`}.`,
      say`At ${to} it is ${fraction(top)}, at ${from} it is ${fraction(bottom)}; the difference is ${answer}`,
    ],
  }
}

/** Between the zeros of a parabola that opens downwards. */
function underParabola(rng: Random) {
  const k = rng.int(1, 6)
  const p = rng.int(-6, 5)
  const width = rng.int(2, 9)
  const q = p + width
  const f = [-k, k * (p + q), -k * p * q]
  const area = exact(k * width ** 3, 6)
  const answer = fraction(area)
  const text = latex`y = ${showPolynomial(f)}`
  const peak = exact(k * width * width, 4)
  return {
    concept: 'area-under-curves',
    given: { f, from: p, to: q },
    prompt: rng.pick([
      say`${ask(rng, say`the area between the curve ${text} and the x-axis`)}`,
      say`${ask(rng, say`the area, in square units, that ${text} encloses with the x-axis`)}`,
      say`The parabola ${text} and the x-axis enclose an area of`,
    ]),
    answer,
    within: [0.01, 5000] as const,
    mistakes: [
      { value: fraction(peak.mul(width)), because: say`that is the rectangle around the parabola` },
      { value: fraction(peak.mul(width).div(2)), because: say`that is the triangle under the peak` },
      { value: fraction(peak), because: say`that is the height of the peak` },
      { value: fraction(area.mul(2)), because: say`the area was counted twice` },
      { value: fraction(area.div(2)), because: say`only half of the arch was counted` },
      {
        value: fraction(exact(k * width ** 3, 3)),
        because: say`the middle term of the antiderivative was left out`,
      },
      { value: fraction(exact(width ** 3, 6)), because: say`the factor ${k} was left out` },
      {
        value: fraction(peak.mul(width).div(3)),
        because: say`one third of the rectangle was taken instead of two thirds`,
      },
    ],
    steps: [
      say`The curve meets the x-axis at x = ${p} and x = ${q}, and lies above it between them.`,
      say`Area = ${latex`\int_{${p}}^{${q}} (${showPolynomial(f)})\,dx`}`,
      say`The antiderivative ${latex`${showAntiderivative(f)}`} gives ${answer}`,
    ],
  }
}

/** A parabola cut by a line. */
function betweenCurves(rng: Random) {
  const k = rng.int(1, 4)
  const p = rng.int(-5, 4)
  const width = rng.int(2, 8)
  const q = p + width
  // line − parabola = −k(x − p)(x − q)
  const m = rng.pick([1, -1]) * rng.int(1, 6)
  const c = rng.int(-9, 9)
  const parabola = [k, m - k * (p + q), c + k * p * q]
  const f = [-k, k * (p + q), -k * p * q]
  const area = exact(k * width ** 3, 6)
  const answer = fraction(area)
  const [curve, line] = [latex`y = ${showPolynomial(parabola)}`, latex`y = ${showPolynomial([m, c])}`]
  return {
    concept: 'area-under-curves',
    given: { f, from: p, to: q },
    prompt: rng.pick([
      say`${ask(rng, say`the area enclosed by ${curve} and ${line}`)}`,
      say`${ask(rng, say`the area, in square units, between the parabola ${curve} and the line ${line}`)}`,
      say`The curves ${curve} and ${line} enclose an area of`,
    ]),
    answer,
    within: [0.01, 5000] as const,
    mistakes: [
      { value: fraction(area.mul(2)), because: say`the area was counted twice` },
      { value: fraction(area.div(2)), because: say`only half of the region was counted` },
      {
        value: fraction(exact(k * width ** 3, 3)),
        because: say`the middle term of the antiderivative was left out`,
      },
      { value: fraction(exact(width ** 3, 6)), because: say`the factor ${k} was left out` },
      { value: fraction(exact(k * width * width, 6)), because: say`the width was squared instead of cubed` },
      {
        value: fraction(exact(k * width ** 3, 4)),
        because: say`the region was taken as a rectangle of the greatest height`,
      },
      {
        value: fraction(exact(k * width ** 3, 8)),
        because: say`the region was taken as a triangle of the greatest height`,
      },
      {
        value: fraction(exact(width)),
        because: say`that is the distance of the points of intersection along the x-axis`,
      },
    ],
    steps: [
      say`Set the two equal: they meet at x = ${p} and x = ${q}.`,
      say`Between them the line lies above: line less parabola is ${latex`${showPolynomial(f)}`}.`,
      say`Area = ${latex`\int_{${p}}^{${q}} (${showPolynomial(f)})\,dx`}`,
      say`The antiderivative gives ${answer}`,
    ],
  }
}
