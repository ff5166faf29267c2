import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is the integral of 3x² + 2x from 1 to 4?" */
export const integral = defineGenerator({
  id: 'higher/integral',
  version: 10,
  concepts: ['definite-integrals', 'area-under-curves'],
  levels: {
    easy: { forms: [...often(8, definite), ...often(3, underLine), trigonometric] },
    medium: {
      forms: [
        ...often(8, underParabola),
        ...often(3, underPower),
        underSine,
        ...often(12, roots),
        ...often(8, bracket),
        ...often(12, logarithmic),
        insideEllipse,
      ],
    },
    hard: {
      forms: [...often(18, betweenCurves), ...often(16, ofModulus), betweenParabolas, parabolaAndLine],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  // Simpson's rule, which is exact up to the third degree.
  solve(given) {
    switch (given.find) {
      case 'trigonometric':
        return wholeOf(sumUp((x) => given.a * Math.sin(x) + given.b * Math.cos(x), 0, Math.PI / given.part))
      case 'roots':
        return exact(
          wholeOf(3 * sumUp((x) => given.k * Math.sqrt(x) + given.m, given.from, given.to)),
          3,
        ).valueOf()
      case 'bracket': {
        // Simpson's rule is not exact above the third degree: many strips.
        const value = sumUp((x) => (given.p * x + given.q) ** given.n, given.from, given.to)
        const shared = given.p * (given.n + 1)
        return exact(wholeOf(value * shared), shared).valueOf()
      }
      case 'logarithm': {
        // The only whole number whose logarithm fits.
        const value = Math.exp(sumUp((x) => 1 / (x + given.c), given.from, given.to))
        return writeLogarithm(given.k, wholeOf(value))
      }
      case 'modulus': {
        // Piece by piece, so that no strip has a bend in it.
        const height = (x: number) => Math.abs(given.k * (x - given.p) * (x - given.q))
        const ends = [given.from, given.p, given.q, given.to].filter((x) => x >= given.from && x <= given.to)
        const value = ends.slice(1).reduce((sum, end, place) => sum + sumUp(height, ends[place] ?? 0, end), 0)
        return exact(wholeOf(value * 6), 6).valueOf()
      }
      case 'sine':
        return sumUp((x) => given.k * Math.sin(given.n * x), 0, Math.PI / given.n)
      case 'parabolas': {
        // With x = t², so that no strip has a root in it; they meet again where t⁶ = 64ab².
        const { a, b } = given
        return sumUp((t) => 2 * t * (2 * Math.sqrt(a) * t - t ** 4 / (4 * b)), 0, (64 * a * b * b) ** (1 / 6))
      }
      case 'parabola-and-line':
        // Across: from the parabola to the line, for each y.
        return sumUp((y) => y / given.m - (y * y) / (4 * given.a), 0, (4 * given.a) / given.m)
      case 'ellipse': {
        // By the angle, a quarter of it is the integral of ab sin² t.
        const quarter = sumUp((t) => given.a * given.b * Math.sin(t) ** 2, 0, Math.PI / 2)
        return timesPi(wholeOf((4 * quarter) / Math.PI))
      }
      default: {
        const { f, from, to } = given
        const middle = polynomialAt(f, (from + to) / 2)
        return ((to - from) / 6) * (polynomialAt(f, from) + 4 * middle + polynomialAt(f, to))
      }
    }
  },
})

const timesPi = (n: number): string => latex`${n}\pi`

/** Simpson's rule in many strips. */
function sumUp(height: (x: number) => number, from: number, to: number): number {
  const strips = 2000
  const width = (to - from) / strips
  let sum = 0
  for (let strip = 0; strip < strips; strip++) {
    const x = from + strip * width
    sum += (width / 6) * (height(x) + 4 * height(x + width / 2) + height(x + width))
  }
  return sum
}

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
    () => [3 * rng.int(1, 3), 2 * rng.int(-6, 6), rng.int(-9, 9)],
    (drawn) => drawn.filter((one) => one !== 0).length >= 2,
  )
  const from = rng.int(-2, 3)
  const to = from + rng.int(1, 4)
  // Whether the function is above or below the x-axis all the way.
  const heights = range(0, 20).map((part) => polynomialAt(f, from + ((to - from) * part) / 20))
  const whole = antiderivative(f)
  const [top, bottom] = [valueAt(whole, to), valueAt(whole, from)]
  const answer = fraction(top.sub(bottom))
  const text = latex`\int_{${from}}^{${to}} (${showPolynomial(f)})\,dx`
  return {
    concept: 'definite-integrals',
    given: { find: 'integral' as const, f, from, to },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate ${text}.`,
      say`The value of ${text} is`,
      say`Evaluate the definite integral ${text}.`,
    ]),
    answer,
    within: heights.every((height) => height >= 0)
      ? ([0.01, 20_000] as const)
      : heights.every((height) => height <= 0)
        ? ([-20_000, -0.01] as const)
        : signed,
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

/** a sin x + b cos x up to π/2 or π. */
function trigonometric(rng: Random) {
  const part = rng.pick([1, 2])
  const [a, b] = [rng.pick([1, -1]) * rng.int(2, 20), rng.pick([1, -1]) * rng.int(2, 20)]
  const answer = part === 1 ? 2 * a : a + b
  const inner = `${a}\\sin x ${b < 0 ? '-' : '+'} ${Math.abs(b)}\\cos x`
  const top = part === 1 ? '\\pi' : '\\frac{\\pi}{2}'
  const text = latex`\int_{0}^{${top}} (${inner})\,dx`
  return {
    concept: 'definite-integrals',
    given: { find: 'trigonometric' as const, a, b, part },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate ${text}.`,
      say`The value of ${text} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: part === 1 ? a + b : 2 * a, because: say`another upper limit was put in` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: b - a, because: say`the integral of the sine was taken with the wrong sign` },
      { value: a - b, because: say`the integral of the cosine was taken with the wrong sign` },
      { value: -2 * a, because: say`the integral of the sine was taken with the wrong sign` },
      { value: 0, because: say`the lower limit was left out` },
      { value: 2 * (a + b), because: say`the result was doubled` },
    ],
    steps: [
      say`An antiderivative is ${latex`${-a}\cos x ${b < 0 ? '-' : '+'} ${Math.abs(b)}\sin x`}.`,
      say`At the upper limit it is ${part === 1 ? a : b}, at 0 it is ${-a}; the difference is ${answer}`,
    ],
  }
}

function roots(rng: Random) {
  const [k, m] = [rng.int(1, 12), rng.pick([1, -1]) * rng.int(0, 15)]
  const low = rng.int(0, 4)
  const high = low + rng.int(1, 4)
  const [from, to] = [low * low, high * high]
  const rest = m * (to - from)
  const value = exact(2 * k * (high ** 3 - low ** 3), 3).add(rest)
  const answer = fraction(value)
  const body = `${k === 1 ? '' : k}\\sqrt{x}`
  const inside = m === 0 ? body : `(${body} ${m < 0 ? '-' : '+'} ${Math.abs(m)})`
  const text = latex`\int_{${from}}^{${to}} ${inside}\,dx`
  const at = (x: number) => exact(2 * k * x ** 3, 3).add(m * x * x)
  return {
    concept: 'definite-integrals',
    given: { find: 'roots' as const, k, m, from, to },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate ${text}.`,
      say`The value of ${text} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: fraction(exact(3 * k * (high ** 3 - low ** 3), 2).add(rest)),
        because: say`the power was multiplied by 3/2 instead of divided`,
      },
      { value: fraction(k * (high ** 3 - low ** 3) + rest), because: say`the factor 2/3 was left out` },
      { value: fraction(k * (high - low)), because: say`the function itself was put in at the limits` },
      { value: fraction(at(high)), because: say`only the upper limit was put in` },
      { value: fraction(at(high).add(at(low))), because: say`the values at the two limits were added` },
      { value: fraction(value.div(2)), because: say`the result was halved` },
      { value: fraction(value.mul(2)), because: say`the result was doubled` },
      ...(m === 0
        ? []
        : [{ value: fraction(value.sub(rest)), because: say`the number beside the root was left out` }]),
    ],
    steps: [
      say`An antiderivative is ${fraction(exact(2 * k, 3))} times ${latex`x^{3/2}`}${m === 0 ? '' : ` ${m < 0 ? '−' : '+'} ${Math.abs(m) === 1 ? '' : Math.abs(m)}x`}.`,
      say`At ${to} it is ${fraction(at(high))}, at ${from} it is ${fraction(at(low))}; the difference is ${answer}`,
    ],
  }
}

/** (2x + 1)³ */
function bracket(rng: Random) {
  const n = rng.pick([2, 3, 3, 4])
  const { p, q, from, to } = rng.until(
    () => {
      const start = rng.int(-3, 4)
      return {
        p: rng.int(2, 7),
        q: rng.pick([1, -1]) * rng.int(1, 15),
        from: start,
        to: start + rng.int(1, 3),
      }
    },
    (drawn) =>
      [drawn.from, drawn.to].every(
        (x) => Math.abs(drawn.p * x + drawn.q) <= (n === 4 ? 6 : n === 3 ? 10 : 15),
      ) && drawn.p * drawn.to + drawn.q !== 0,
  )
  const [top, bottom] = [p * to + q, p * from + q]
  const value = exact(top ** (n + 1) - bottom ** (n + 1), p * (n + 1))
  const answer = fraction(value)
  const text = latex`\int_{${from}}^{${to}} (${showPolynomial([p, q])})^{${n}}\,dx`
  return {
    concept: 'definite-integrals',
    given: { find: 'bracket' as const, p, q, n, from, to },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate ${text}.`,
      say`The value of ${text} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(value.mul(p)), because: say`the division by ${p} was left out` },
      { value: fraction(value.mul(n + 1)), because: say`the division by ${n + 1} was left out` },
      { value: fraction(value.mul(p * (n + 1))), because: say`both divisions were left out` },
      { value: fraction(exact(top ** (n + 1), p * (n + 1))), because: say`only the upper limit was put in` },
      {
        value: fraction(exact(top ** (n + 1) + bottom ** (n + 1), p * (n + 1))),
        because: say`the values at the two limits were added`,
      },
      { value: fraction(top ** n - bottom ** n), because: say`the function itself was put in at the limits` },
      { value: fraction(value.neg()), because: say`the limits were exchanged` },
    ],
    steps: [
      say`An antiderivative is ${latex`\frac{(${showPolynomial([p, q])})^{${n + 1}}}{${p * (n + 1)}}`}.`,
      say`At ${to} the bracket is ${top}, at ${from} it is ${bottom}.`,
      say`The difference of the two values is ${answer}`,
    ],
  }
}

/** k/(x + c) */
function logarithmic(rng: Random) {
  const [k, c] = [rng.int(1, 9), rng.int(-5, 8)]
  // No two wrong options may be the same number, such as 2 ln 3 and ln 9.
  const [first, ratio] = rng.until(
    () => [rng.int(1, 9), rng.int(2, 7)] as const,
    ([start, times]) =>
      [start * times, start * start * times, start * (times - 1)].every((of) => of !== times * times),
  )
  const [from, to] = [first - c, first * ratio - c]
  const answer = writeLogarithm(k, ratio)
  const bottom = showPolynomial([1, c])
  const text = latex`\int_{${from}}^{${to}} \frac{${k}}{${bottom}}\,dx`
  return {
    concept: 'definite-integrals',
    given: { find: 'logarithm' as const, k, c, from, to },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate ${text}.`,
      say`The value of ${text} is`,
    ]),
    answer,
    mistakes: [
      {
        value: writeLogarithm(k, to - from),
        because: say`the limits were subtracted under the logarithm`,
      },
      { value: writeLogarithm(k, first * ratio), because: say`only the upper limit was put in` },
      { value: writeLogarithm(k + 1, ratio), because: say`the factor was taken one too large` },
      { value: writeLogarithm(k, first * first * ratio), because: say`the two logarithms were added` },
      { value: writeLogarithm(2 * k, ratio), because: say`the result was doubled` },
      { value: writeLogarithm(k, ratio + 1), because: say`the limits were divided wrongly` },
      { value: writeLogarithm(k + 2, ratio), because: say`the factor was taken two too large` },
      { value: writeLogarithm(k, ratio + 2), because: say`the limits were divided wrongly` },
    ].filter(({ value }) => !value.endsWith('\\ln 1$')),
    steps: [
      say`An antiderivative is ${latex`${k === 1 ? '' : k}\ln ${c === 0 ? 'x' : `(${bottom})`}`}.`,
      say`At the limits ${c === 0 ? 'x' : latex`${bottom}`} is ${first} and ${first * ratio}.`,
      say`The difference of the two logarithms is that of ${first * ratio} ÷ ${first} = ${ratio}, so the integral is ${answer}`,
    ],
  }
}

const writeLogarithm = (factor: number, of: number): string => latex`${factor === 1 ? '' : factor}\ln ${of}`

/** Between the zeros of a parabola that opens downwards. */
function underParabola(rng: Random) {
  const k = rng.int(1, 9)
  const p = rng.int(-7, 6)
  const width = rng.int(2, 10)
  const q = p + width
  const f = [-k, k * (p + q), -k * p * q]
  const area = exact(k * width ** 3, 6)
  const answer = fraction(area)
  const text = latex`y = ${showPolynomial(f)}`
  const peak = exact(k * width * width, 4)
  return {
    concept: 'area-under-curves',
    given: { find: 'arch' as const, f, from: p, to: q },
    prompt: rng.pick([
      say`${ask(rng, say`the area, in square units, between the curve ${text} and the x-axis`)}`,
      say`${ask(rng, say`the area, in square units, that ${text} encloses with the x-axis`)}`,
      say`The area, in square units, enclosed by the parabola ${text} and the x-axis is`,
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
    given: { find: 'between' as const, f, from: p, to: q },
    prompt: rng.pick([
      say`${ask(rng, say`the area, in square units, enclosed by ${curve} and ${line}`)}`,
      say`${ask(rng, say`the area, in square units, between the parabola ${curve} and the line ${line}`)}`,
      say`The area enclosed by the curves ${curve} and ${line}, in square units, is`,
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

/** Under a straight line, between two ordinates. */
function underLine(rng: Random) {
  const { m, c, from, to } = rng.until(
    () => {
      const start = rng.int(0, 5)
      return { m: rng.int(1, 9), c: rng.int(1, 15), from: start, to: start + rng.int(2, 8) }
    },
    (drawn) => (drawn.m * (drawn.from + drawn.to) * (drawn.to - drawn.from)) % 2 === 0,
  )
  const f = [m, c]
  const [left, right, width] = [polynomialAt(f, from), polynomialAt(f, to), to - from]
  const answer = ((left + right) * width) / 2
  const text = latex`y = ${showPolynomial(f)}`
  return {
    concept: 'area-under-curves',
    given: { find: 'line' as const, f, from, to },
    prompt: rng.pick([
      say`${ask(rng, say`the area, in square units, bounded by the line ${text}, the x-axis and the ordinates x = ${from} and x = ${to}`)}`,
      say`The area, in square units, of the region under the line ${text} from x = ${from} to x = ${to} is`,
      say`The area, in square units, enclosed by the line ${text}, the x-axis, x = ${from} and x = ${to} is`,
    ]),
    answer,
    within: [0.01, 5000] as const,
    mistakes: [
      { value: (left + right) * width, because: say`the half was left out` },
      { value: right * width, because: say`the region was taken as a rectangle of the greater height` },
      { value: left * width, because: say`the region was taken as a rectangle of the smaller height` },
      {
        value: right - left,
        because: say`the function itself was put in at the limits, without integrating`,
      },
      { value: answer - c * width, because: say`the constant term was left out` },
      { value: answer + c * width, because: say`the constant term was counted twice` },
    ],
    steps: [
      say`Area = ${latex`\int_{${from}}^{${to}} (${showPolynomial(f)})\,dx`}`,
      say`The antiderivative is ${latex`${showAntiderivative(f)}`}.`,
      say`At the two limits it gives ${answer}`,
    ],
  }
}

/** Under y = kx² or y = kx³. */
function underPower(rng: Random) {
  const [power, k, from] = [rng.pick([2, 2, 3]), rng.int(1, 15), rng.int(0, 4)]
  const to = from + rng.int(1, 4)
  const f = power === 2 ? [k, 0, 0] : [k, 0, 0, 0]
  const area = exact(k * (to ** (power + 1) - from ** (power + 1)), power + 1)
  const answer = fraction(area)
  const text = latex`y = ${showPolynomial(f)}`
  return {
    concept: 'area-under-curves',
    given: { find: 'power' as const, f, from, to },
    prompt: rng.pick([
      say`${ask(rng, say`the area, in square units, bounded by the curve ${text}, the x-axis and the lines x = ${from} and x = ${to}`)}`,
      say`The area, in square units, under the curve ${text} between x = ${from} and x = ${to} is`,
      say`The area, in square units, of the region between ${text} and the x-axis from x = ${from} to x = ${to} is`,
      say`${ask(rng, say`the area, in square units, under ${text} from x = ${from} to x = ${to}`)}`,
    ]),
    answer,
    within: [0.01, 9000] as const,
    mistakes: [
      { value: fraction(area.mul(power + 1)), because: say`the division by ${power + 1} was left out` },
      {
        value: fraction(area.mul(power + 1).div(power)),
        because: say`it was divided by the old power instead of the new one`,
      },
      {
        value: fraction(exact(k * (to ** power - from ** power))),
        because: say`the function itself was put in at the limits, without integrating`,
      },
      {
        value: fraction(exact(k * to ** power * (to - from))),
        because: say`that is the rectangle around the region`,
      },
      {
        value: fraction(exact(k * (to - from) ** (power + 1), power + 1)),
        because: say`the limits were subtracted before the power was taken`,
      },
      { value: fraction(area.mul(2)), because: say`the area was counted twice` },
      { value: fraction(area.div(2)), because: say`only half of the region was counted` },
    ],
    steps: [
      say`Area = ${latex`\int_{${from}}^{${to}} ${showPolynomial(f)}\,dx`}`,
      say`The antiderivative is ${latex`${showAntiderivative(f)}`}.`,
      say`At the two limits it gives ${answer}`,
    ],
  }
}

/** Under one arch of a sine curve. */
function underSine(rng: Random) {
  const n = rng.int(1, 6)
  const k = rng.int(2, 20)
  const answer = fraction(exact(2 * k, n))
  const end = n === 1 ? latex`\pi` : latex`\frac{\pi}{${n}}`
  const text = latex`y = ${k}\sin ${n === 1 ? '' : n}x`
  return {
    concept: 'area-under-curves',
    given: { find: 'sine' as const, k, n },
    prompt: rng.pick([
      say`${ask(rng, say`the area, in square units, bounded by the curve ${text} and the x-axis between x = 0 and x = ${end}`)}`,
      say`The area, in square units, under one arch of the curve ${text}, from x = 0 to x = ${end}, is`,
      say`The area, in square units, enclosed by the curve ${text} and the x-axis from x = 0 to x = ${end} is`,
    ]),
    answer,
    within: [0.01, 400] as const,
    mistakes: [
      { value: fraction(exact(k, n)), because: say`only one limit was put in` },
      { value: fraction(exact(2 * k * n)), because: say`it was multiplied by ${n} instead of divided` },
      { value: fraction(exact(4 * k, n)), because: say`the area was counted twice` },
      { value: fraction(exact(k)), because: say`that is the height of the arch` },
      { value: fraction(exact(k * n)), because: say`the function was differentiated` },
      { value: fraction(exact(2, n)), because: say`the factor ${k} was left out` },
    ],
    steps: [
      say`The antiderivative of ${latex`${k}\sin ${n === 1 ? '' : n}x`} is ${latex`-${k % n === 0 ? k / n : `\\frac{${k}}{${n}}`}\cos ${n === 1 ? '' : n}x`}.`,
      say`The cosine falls from 1 to −1 between the limits.`,
      say`So the area is 2 × ${k} ÷ ${n} = ${answer}`,
    ],
  }
}

/** Inside an ellipse. */
function insideEllipse(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(2, 15), rng.int(2, 15)] as const,
    (drawn) => drawn[0] > drawn[1],
  )
  const shared = gcd(a * a, b * b)
  const text = rng.chance(0.5)
    ? latex`\frac{x^2}{${a * a}} + \frac{y^2}{${b * b}} = 1`
    : latex`${(b * b) / shared === 1 ? '' : (b * b) / shared}x^2 + ${(a * a) / shared}y^2 = ${(a * a * b * b) / shared}`
  const answer = timesPi(a * b)
  return {
    concept: 'area-under-curves',
    given: { find: 'ellipse' as const, a, b },
    prompt: rng.pick([
      say`${ask(rng, say`the area, in square units, of the region enclosed by the ellipse ${text}`)}`,
      say`The area, in square units, bounded by the curve ${text} is`,
      say`The area, in square units, inside the ellipse ${text} is`,
    ]),
    answer,
    mistakes: [
      { value: timesPi(a * a * b * b), because: say`the squares of the semi-axes were multiplied` },
      { value: timesPi(4 * a * b), because: say`the whole axes were multiplied` },
      { value: timesPi(a + b), because: say`the semi-axes were added` },
      { value: timesPi(a * a), because: say`that is a circle on the longer axis` },
      { value: timesPi(b * b), because: say`that is a circle on the shorter axis` },
      { value: timesPi(2 * a * b), because: say`the area was counted twice` },
    ],
    steps: [
      say`The semi-axes are ${a} and ${b}.`,
      say`Four times the integral of ${latex`\frac{${b}}{${a}}\sqrt{${a * a} - x^2}`} from 0 to ${a} is π × ${a} × ${b}.`,
      say`That is ${answer}`,
    ],
  }
}

/** A quadratic inside bars, which changes its sign between the limits. */
function ofModulus(rng: Random) {
  const [k, p] = [rng.int(1, 6), rng.int(-7, 6)]
  const q = p + rng.int(2, 8)
  const from = p - rng.pick([0, 1, 2, 3])
  const to = q + rng.pick([1, 2, 3])
  const f = [k, -k * (p + q), k * p * q]
  const whole = antiderivative(f)
  const part = (low: number, high: number) => valueAt(whole, high).sub(valueAt(whole, low))
  const [left, middle, right] = [part(from, p), part(p, q), part(q, to)]
  const value = left.sub(middle).add(right)
  const answer = fraction(value)
  const text = latex`\int_{${from}}^{${to}} |${showPolynomial(f)}|\,dx`
  return {
    concept: 'definite-integrals',
    given: { find: 'modulus' as const, k, p, q, from, to },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate ${text}.`,
      say`The value of ${text} is`,
      say`The area, in square units, between ${latex`y = ${showPolynomial(f)}`} and the x-axis from x = ${from} to x = ${to}, parts below the axis counted as positive, is`,
    ]),
    answer,
    within: [0.01, 5000] as const,
    mistakes: [
      { value: fraction(left.add(middle).add(right)), because: say`the bars were left out` },
      { value: fraction(middle.neg()), because: say`only the part between the roots was taken` },
      { value: fraction(left.add(right)), because: say`the part between the roots was left out` },
      { value: fraction(right.sub(middle)), because: say`the part before the first root was left out` },
      { value: fraction(value.sub(middle)), because: say`the part between the roots was counted twice` },
      { value: fraction(value.mul(2)), because: say`the result was doubled` },
      { value: fraction(value.div(2)), because: say`the result was halved` },
    ].filter(({ value: one }) => one !== answer),
    steps: [
      say`The expression is zero at x = ${p} and x = ${q}, and negative between them.`,
      say`Between the roots its integral is ${fraction(middle)}, which is counted with the other sign.`,
      say`${from === p ? '' : say`From ${from} to ${p} it is ${fraction(left)}; `}from ${q} to ${to} it is ${fraction(right)}.`,
      say`Together they make ${answer}`,
    ],
  }
}

/** Between y² = 4ax and x² = 4by. */
function betweenParabolas(rng: Random) {
  const [a, b] = [rng.int(1, 12), rng.int(1, 12)]
  const area = exact(16 * a * b, 3)
  const answer = fraction(area)
  const [one, other] = [latex`y^2 = ${4 * a}x`, latex`x^2 = ${4 * b}y`]
  return {
    concept: 'area-under-curves',
    given: { find: 'parabolas' as const, a, b },
    prompt: rng.pick([
      ask(rng, say`the area, in square units, enclosed between the parabolas ${one} and ${other}`),
      say`The area, in square units, of the region bounded by the curves ${one} and ${other} is`,
      say`The parabolas ${one} and ${other} enclose an area, in square units, of`,
      say`How many square units is the area common to the parabolas ${one} and ${other}?`,
    ]),
    answer,
    mistakes: [
      { value: fraction(area.mul(2)), because: say`only the first of the two integrals was taken` },
      { value: fraction(area.div(2)), because: say`the area was halved` },
      { value: fraction(exact(16 * a * b)), because: say`the division by 3 was left out` },
      {
        value: fraction(exact(8 * (a + b), 3)),
        because: say`the two numbers were added instead of multiplied`,
      },
      { value: fraction(exact(4 * a * b, 3)), because: say`4a and 4b were taken for a and b` },
      { value: fraction(area.mul(3)), because: say`the two integrals were added` },
    ],
    steps: [
      say`The curves meet at the origin and where ${latex`x^3 = ${64 * a * b * b}`}.`,
      say`Between these points ${latex`y = \sqrt{${4 * a}x}`} lies above ${latex`y = \frac{x^2}{${4 * b}}`}.`,
      say`The integral of the difference is ${fraction(area.mul(2))} − ${fraction(area)}.`,
      say`The area is ${answer}`,
    ],
  }
}

/** Between y² = 4ax and y = mx. */
function parabolaAndLine(rng: Random) {
  // They meet at a whole number.
  const { a, m } = rng.until(
    () => ({ a: rng.int(1, 30), m: rng.int(1, 5) }),
    (drawn) => (4 * drawn.a) % drawn.m ** 2 === 0,
  )
  const area = exact(8 * a * a, 3 * m ** 3)
  const answer = fraction(area)
  const [curve, line] = [latex`y^2 = ${4 * a}x`, latex`y = ${m === 1 ? '' : m}x`]
  return {
    concept: 'area-under-curves',
    given: { find: 'parabola-and-line' as const, a, m },
    prompt: rng.pick([
      ask(rng, say`the area, in square units, enclosed by the parabola ${curve} and the line ${line}`),
      say`The area, in square units, of the region bounded by ${curve} and ${line} is`,
      say`The line ${line} cuts off from the parabola ${curve} a region whose area, in square units, is`,
      say`How many square units is the area between the curve ${curve} and the line ${line}?`,
    ]),
    answer,
    mistakes: [
      { value: fraction(area.mul(2)), because: say`the area was doubled` },
      { value: fraction(area.mul(4)), because: say`only the area under the parabola was taken` },
      { value: fraction(area.mul(3)), because: say`only the area under the line was taken` },
      { value: fraction(exact(8 * a * a, 3 * m)), because: say`the slope was not cubed` },
      { value: fraction(exact(8 * a, 3 * m ** 3)), because: say`a was not squared` },
      { value: fraction(area.div(2)), because: say`the area was halved` },
    ],
    steps: [
      say`The two meet at x = 0 and at x = ${fraction(exact(4 * a, m * m))}.`,
      say`Between these points the parabola ${latex`y = \sqrt{${4 * a}x}`} lies above the line.`,
      say`The integrals are ${fraction(area.mul(4))} and ${fraction(area.mul(3))}.`,
      say`Their difference is ${answer}`,
    ],
  }
}
