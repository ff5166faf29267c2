import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askIf, askThen } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "If f(x) = x³ − 4x + 1, what is f′(2)?" */
export const derivative = defineGenerator({
  id: 'higher/derivative',
  version: 8,
  concepts: ['derivative-at-a-point', 'product-rule', 'chain-rule'],
  levels: {
    easy: { forms: [polynomial, named] },
    medium: { forms: [product, chain, composite, quotient, second, productOfPowers] },
    hard: { forms: [implicit, parametric, secondParametric, fromSlopes] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Calculates with pairs of value and slope, which need only the rules of + and ×.
    switch (given.find) {
      case 'polynomial':
        return slopeOf(given.f, given.x)
      case 'product': {
        const whole = multiply(dual(given.f, given.x), dual(given.g, given.x))
        return whole[1]
      }
      case 'chain': {
        const inner = dual(given.inner, given.x)
        return range(2, given.power).reduce((result) => multiply(result, inner), inner)[1]
      }
      case 'quotient': {
        // Very near to the point, on both sides.
        const at = (x: number) => polynomialAt(given.f, x) / polynomialAt(given.g, x)
        const slope = (at(given.x + 1e-4) - at(given.x - 1e-4)) / 2e-4
        const square = polynomialAt(given.g, given.x) ** 2
        return exact(wholeOf(slope * square), square).valueOf()
      }
      case 'implicit': {
        // The curve is followed a little to both sides of the point.
        const { p, q, r, x, y } = given
        const height = (at: number) => {
          let guess = y
          for (let round = 0; round < 40; round++) {
            const value = p * at * at + q * at * guess + r * guess * guess
            guess -= (value - (p * x * x + q * x * y + r * y * y)) / (q * at + 2 * r * guess)
          }
          return guess
        }
        // A steep curve bends much within 1e-4, and the slope would be off by more than is allowed.
        const slope = (height(x + 1e-6) - height(x - 1e-6)) / 2e-6
        const bottom = q * x + 2 * r * y
        return exact(wholeOf(slope * bottom), bottom).valueOf()
      }
      case 'second-parametric': {
        // How fast dy/dx changes near the point, measured, for each step of x.
        const slope = (t: number) => slopeOf(given.y, t) / slopeOf(given.x, t)
        const run = slopeOf(given.x, given.t)
        const change = (slope(given.t + 1e-4) - slope(given.t - 1e-4)) / 2e-4
        const cube = run ** 3
        return exact(wholeOf((change / run) * cube), cube).valueOf()
      }
      case 'parametric': {
        const [run, rise] = [slopeOf(given.x, given.t), slopeOf(given.y, given.t)]
        return exact(rise, run).valueOf()
      }
      case 'powers': {
        const raised = (base: readonly number[], power: number) =>
          range(2, power).reduce((result) => multiply(result, dual(base, given.x)), dual(base, given.x))
        return multiply(raised(given.f, given.m), raised(given.g, given.n))[1]
      }
      case 'from-slopes': {
        // Every whole number is tried for a; what is missing at the first place is b, and the second place must agree.
        const [one = 0, other = 0] = given.at
        const [first = 0, second = 0] = given.slopes
        const rest = (a: number) => first - slopeOf([given.lead, a, 0, 0], one)
        const a =
          range(-40, 40).find((size) => slopeOf([given.lead, size, rest(size), 0], other) === second) ??
          Number.NaN
        return given.asked === 'a' ? a : given.asked === 'b' ? rest(a) : a + rest(a)
      }
      case 'second':
        return slopeOf(derive(given.f), given.x)
      case 'symbolic': {
        // The only expression that has the slope of the function, measured at some points.
        const outer = OUTER[given.outer]
        const inner = (x: number) => given.a * x ** given.power + given.b
        const whole = (x: number) => given.m * outer.at(inner(x)) + given.p * x ** given.n
        const slope = (x: number) => (whole(x + 1e-5) - whole(x - 1e-5)) / 2e-5
        // Not near a pole, where a measured slope is far from the true one.
        const points = [0.13, 0.31, 0.43, 0.57, 0.71, 0.83].filter((x) => Math.abs(slope(x)) < 300)
        const fits = expressions(given.outer, given).find(({ at }) =>
          points.every((x) => Math.abs(at(x) - slope(x)) < 1e-3 * Math.max(1, Math.abs(slope(x)))),
        )
        return fits ? latex`${fits.text}` : ''
      }
    }
  },
})

type Dual = readonly [value: number, slope: number]

const multiply = (one: Dual, other: Dual): Dual => [one[0] * other[0], one[0] * other[1] + one[1] * other[0]]
const dual = (coefficients: readonly number[], x: number): Dual =>
  coefficients.reduce<Dual>(
    (sum, coefficient) => {
      const next = multiply(sum, [x, 1])
      return [next[0] + coefficient, next[1]]
    },
    [0, 0],
  )
const slopeOf = (coefficients: readonly number[], x: number) => dual(coefficients, x)[1]

/** By the power rule. */
const derive = (coefficients: readonly number[]): number[] =>
  coefficients.slice(0, -1).map((coefficient, index) => coefficient * (coefficients.length - 1 - index))

const drawPoint = (rng: Random) =>
  rng.until(
    () => rng.int(-4, 5),
    (x) => Math.abs(x) >= 1,
  )
const drawCoefficients = (rng: Random, degree: number) => [
  rng.int(1, 4),
  ...range(1, degree).map(() => rng.int(-9, 9)),
]

const signed = [-20_000, 20_000] as const

function polynomial(rng: Random) {
  const f = rng.until(
    () => drawCoefficients(rng, rng.pick([3, 3, 4])),
    (drawn) => drawn.filter((one) => one !== 0).length >= 3 && (drawn.at(-1) ?? 0) !== 0,
  )
  const x = drawPoint(rng)
  const slope = derive(f)
  const answer = polynomialAt(slope, x)
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    concept: 'derivative-at-a-point',
    given: { find: 'polynomial' as const, f, x },
    prompt: rng.pick([
      say`If ${text}, what is ${latex`f'(${x})`}?`,
      say`${ask(rng, say`the derivative of ${text} at x = ${x}`)}`,
      say`What is the slope of the tangent to ${latex`y = ${showPolynomial(f)}`} at x = ${x}?`,
      say`The rate of change of ${text} at x = ${x} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: polynomialAt(f, x), because: say`that is the value of the function, not of its derivative` },
      { value: polynomialAt(slope, -x), because: say`${-x} was put in instead of ${x}` },
      {
        value: polynomialAt(slope, x) + (f.at(-1) ?? 0),
        because: say`the constant term was kept, but its derivative is 0`,
      },
      {
        value: polynomialAt(f.slice(0, -1), x),
        because: say`the exponents were lowered but not multiplied in`,
      },
      {
        value: polynomialAt(
          f.map((one, index) => one * (f.length - 1 - index)),
          x,
        ),
        because: say`the exponents were multiplied in but not lowered`,
      },
      { value: polynomialAt(derive(slope), x), because: say`that is the second derivative` },
      { value: -answer, because: say`the sign of the result was lost` },
    ],
    steps: [
      say`By the power rule ${latex`f'(x) = ${showPolynomial(slope)}`}`,
      say`At x = ${x} this is ${answer}`,
    ],
  }
}

function product(rng: Random) {
  const [f, g] = rng.until(
    () =>
      [
        [rng.int(1, 5), rng.int(-9, 9)],
        [rng.int(1, 4), rng.int(-6, 6), rng.int(-9, 9)],
      ] as const,
    ([one, other]) => one[1] !== 0 && other[2] !== 0,
  )
  const x = drawPoint(rng)
  const [fx, gx, df, dg] = [
    polynomialAt(f, x),
    polynomialAt(g, x),
    polynomialAt(derive(f), x),
    polynomialAt(derive(g), x),
  ]
  const answer = df * gx + fx * dg
  const text = latex`(${showPolynomial(f)})(${showPolynomial(g)})`
  return {
    concept: 'product-rule',
    given: { find: 'product' as const, f, g, x },
    prompt: rng.pick([
      say`${ask(rng, say`the derivative of ${text} at x = ${x}`)}`,
      say`If ${latex`f(x)`} = ${text}, what is ${latex`f'(${x})`}?`,
      say`The slope of the curve y = ${text} at x = ${x} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: df * dg, because: say`the two derivatives were multiplied` },
      { value: df * gx - fx * dg, because: say`the two parts were subtracted, as for a quotient` },
      { value: df * gx, because: say`only the first factor was differentiated` },
      { value: fx * dg, because: say`only the second factor was differentiated` },
      { value: fx * gx, because: say`that is the value of the function` },
      { value: df + dg, because: say`the two derivatives were added` },
      { value: -answer, because: say`the sign of the result was lost` },
    ],
    steps: [
      say`Product rule: first factor’s derivative times the second, plus the first times the second’s derivative.`,
      say`At x = ${x} the factors are ${fx} and ${gx}, their derivatives ${df} and ${dg}.`,
      say`${df} × ${gx < 0 ? say`(${gx})` : gx} + ${fx < 0 ? say`(${fx})` : fx} × ${dg < 0 ? say`(${dg})` : dg} = ${answer}`,
    ],
  }
}

function chain(rng: Random) {
  const power = rng.int(3, 5)
  const { inner, x } = rng.until(
    () => ({ inner: [rng.int(2, 7), rng.pick([1, -1]) * rng.int(1, 15)], x: rng.int(-4, 6) }),
    (drawn) =>
      Math.abs(polynomialAt(drawn.inner, drawn.x)) <= (power === 3 ? 10 : power === 4 ? 6 : 5) &&
      Math.abs(polynomialAt(drawn.inner, drawn.x)) > 1,
  )
  const base = polynomialAt(inner, x)
  const lead = inner[0] ?? 1
  const answer = power * base ** (power - 1) * lead
  const text = latex`(${showPolynomial(inner)})^{${power}}`
  return {
    concept: 'chain-rule',
    given: { find: 'chain' as const, inner, power, x },
    prompt: rng.pick([
      say`${ask(rng, say`the derivative of ${text} at x = ${x}`)}`,
      say`If ${latex`f(x)`} = ${text}, what is ${latex`f'(${x})`}?`,
      say`The slope of the curve y = ${text} at x = ${x} is`,
      say`The function ${latex`f(x)`} = ${text} is differentiated. What is its derivative for x = ${x}?`,
      say`For x = ${x}, the value of dy/dx of y = ${text} is`,
      say`The tangent to the curve y = ${text} at the point with x = ${x} has the slope`,
    ]),
    answer,
    within: [-60_000, 60_000] as const,
    mistakes: [
      { value: power * base ** (power - 1), because: say`the inner derivative ${lead} was left out` },
      { value: base ** (power - 1) * lead, because: say`the exponent ${power} was left out` },
      { value: power * base ** power * lead, because: say`the exponent was not lowered` },
      { value: base ** power, because: say`that is the value of the function` },
      { value: power * lead ** (power - 1), because: say`the inner function was replaced by its derivative` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: power * base * lead, because: say`the power of the inner function was left out` },
    ],
    steps: [
      say`Chain rule: ${power} times the inner function to the power ${power - 1}, times the inner derivative ${lead}.`,
      say`At x = ${x} the inner function is ${base}.`,
      say`${power} × ${latex`${base < 0 ? `(${base})` : base}^{${power - 1}}`} × ${lead} = ${answer}`,
    ],
  }
}

/** Functions of which learners know the derivative: how they are written, their value, and that of the derivative. */
const OUTER = {
  sine: {
    write: (inner: string) => `\\sin(${inner})`,
    slope: (inner: string) => `\\cos(${inner})`,
    wrong: (inner: string) => `-\\cos(${inner})`,
    at: Math.sin,
    slopeAt: Math.cos,
    wrongAt: (u: number) => -Math.cos(u),
  },
  cosine: {
    write: (inner: string) => `\\cos(${inner})`,
    slope: (inner: string) => `-\\sin(${inner})`,
    wrong: (inner: string) => `\\sin(${inner})`,
    at: Math.cos,
    slopeAt: (u: number) => -Math.sin(u),
    wrongAt: Math.sin,
  },
  tangent: {
    write: (inner: string) => `\\tan(${inner})`,
    slope: (inner: string) => `\\sec^2(${inner})`,
    wrong: (inner: string) => `-\\sec^2(${inner})`,
    at: Math.tan,
    slopeAt: (u: number) => 1 / Math.cos(u) ** 2,
    wrongAt: (u: number) => -1 / Math.cos(u) ** 2,
  },
  exponential: {
    write: (inner: string) => `e^{${inner}}`,
    slope: (inner: string) => `e^{${inner}}`,
    wrong: (inner: string) => `-e^{${inner}}`,
    at: Math.exp,
    slopeAt: Math.exp,
    wrongAt: (u: number) => -Math.exp(u),
  },
} as const

type Outer = keyof typeof OUTER

interface Inner {
  a: number
  b: number
  power: number
  /** The function is taken m times, and p times the n-th power of x is added. */
  m: number
  p: number
  n: number
}

const writePower = (times: number, power: number): string =>
  power === 0 ? String(times) : `${times === 1 ? '' : times}${power === 1 ? 'x' : `x^${power}`}`

const writeInner = ({ a, b, power }: Pick<Inner, 'a' | 'b' | 'power'>): string =>
  `${a === 1 ? '' : a}${power === 1 ? 'x' : `x^${power}`}${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b)}`}`

/** A product of a factor and a function: '6x cos(3x²)' */
const times = (factor: string, written: string): string =>
  written.startsWith('-') ? `-${factor}${written.slice(1)}` : `${factor}${written}`

/** The derivative of a composite function, first, and what mistakes make of it. */
function expressions(name: Outer, inner: Inner) {
  const { slope, wrong, slopeAt, wrongAt, write, at } = OUTER[name]
  const { a, b, power, m, p, n } = inner
  const text = writeInner(inner)
  const lead = m * a * power
  const alone = m === 1 ? '' : String(m)
  const factor = power === 1 && lead === 1 ? '' : writePower(lead, power - 1)
  const value = (x: number) => a * x ** power + b
  const inside = (x: number) => lead * x ** (power - 1)
  // The derivative of the added power, right in every option.
  const rest = p === 0 ? '' : ` + ${writePower(p * n, n - 1)}`
  const restAt = (x: number) => (p === 0 ? 0 : p * n * x ** (n - 1))
  return [
    {
      text: times(factor, slope(text)),
      at: (x: number) => inside(x) * slopeAt(value(x)),
      because: '',
    },
    {
      text: times(alone, slope(text)),
      at: (x: number) => m * slopeAt(value(x)),
      because: 'the inner derivative was left out',
    },
    {
      text: times(factor, wrong(text)),
      at: (x: number) => inside(x) * wrongAt(value(x)),
      because: 'the sign is wrong',
    },
    {
      text: times(factor, write(text)),
      at: (x: number) => inside(x) * at(value(x)),
      because: 'the outer function was not differentiated',
    },
    {
      text: times(alone, wrong(text)),
      at: (x: number) => m * wrongAt(value(x)),
      because: 'the sign is wrong, and the inner derivative was left out',
    },
    ...(power > 1
      ? [
          {
            text: times(String(lead), slope(text)),
            at: (x: number) => lead * slopeAt(value(x)),
            because: 'the variable of the inner derivative was left out',
          },
          {
            text: times(writePower(m * a, power - 1), slope(text)),
            at: (x: number) => m * a * x ** (power - 1) * slopeAt(value(x)),
            because: 'the exponent of the inner function was left out',
          },
        ]
      : []),
    {
      text: times(writePower(m * a * (power + 1), power), slope(text)),
      at: (x: number) => m * a * (power + 1) * x ** power * slopeAt(value(x)),
      because: 'the inner function was differentiated wrongly',
    },
  ].map((one) => ({ ...one, text: `${one.text}${rest}`, at: (x: number) => one.at(x) + restAt(x) }))
}

/** A function of the list with a multiple of x, and a power of x: the derivative as a formula. */
function named(rng: Random) {
  const extra = { m: rng.int(1, 8), p: rng.int(1, 9), n: rng.int(2, 5) }
  return symbolic(rng, { a: rng.int(2, 9), b: 0, power: 1, ...extra }, 'derivative-at-a-point')
}

function composite(rng: Random) {
  const inner = rng.until(
    () => ({
      a: rng.int(1, 7),
      b: rng.int(-9, 9),
      power: rng.pick([1, 2, 2, 3]),
      m: rng.pick([1, 1, 2, 3, 4, 5]),
      p: 0,
      n: 0,
    }),
    ({ a, b, power }) => a * power > 1 && (power > 1 || b !== 0),
  )
  return symbolic(rng, inner, 'chain-rule')
}

function symbolic(rng: Random, inner: Inner, concept: string) {
  const outer = rng.pick(['sine', 'cosine', 'tangent', 'exponential'] as const)
  const [right, ...wrong] = expressions(outer, inner)
  const { m, p, n } = inner
  const added = p === 0 ? '' : ` + ${writePower(p, n)}`
  const text = `${m === 1 ? '' : m}${OUTER[outer].write(writeInner(inner))}${added}`
  const answer = latex`${right?.text ?? ''}`
  return {
    concept,
    given: { find: 'symbolic' as const, outer, ...inner },
    prompt: rng.pick([
      say`${ask(rng, say`the derivative of ${latex`${text}`} with respect to x`)}`,
      say`If ${latex`y = ${text}`}, then ${latex`\frac{dy}{dx}`} is`,
      say`${latex`\frac{d}{dx}\left(${text}\right)`} is equal to`,
      say`Differentiate ${latex`${text}`} with respect to x.`,
      say`For ${latex`f(x) = ${text}`}, ${askIf(rng, latex`f'(x)`)}`,
    ]),
    answer,
    mistakes: wrong.map(({ text: written, because }) => ({
      value: latex`${written}`,
      because: say`${because}`,
    })),
    steps: [
      say`Differentiate the outer function and keep the inner one: ${latex`${OUTER[outer].slope(writeInner(inner))}`}`,
      p === 0
        ? say`Multiply by the derivative of ${latex`${writeInner(inner)}`}${m === 1 ? '' : say` and by ${m}`}: ${answer}`
        : say`Multiply by ${m * inner.a} and add the derivative of ${latex`${writePower(p, n)}`}: ${answer}`,
    ],
  }
}

function quotient(rng: Random) {
  const { f, g, x } = rng.until(
    () => ({
      f: [rng.int(1, 7), rng.pick([1, -1]) * rng.int(1, 9)],
      g: [rng.int(1, 5), rng.pick([1, -1]) * rng.int(1, 9)],
      x: rng.int(-3, 5),
    }),
    (drawn) => {
      const bottom = Math.abs(polynomialAt(drawn.g, drawn.x))
      const [a = 0, b = 0] = drawn.f
      const [c = 0, d = 0] = drawn.g
      return bottom >= 1 && bottom <= 9 && a * d - b * c !== 0
    },
  )
  const [fx, gx, df, dg] = [polynomialAt(f, x), polynomialAt(g, x), f[0] ?? 0, g[0] ?? 0]
  const top = df * gx - fx * dg
  const answer = fraction(exact(top, gx * gx))
  const text = latex`\frac{${showPolynomial(f)}}{${showPolynomial(g)}}`
  return {
    concept: 'product-rule',
    given: { find: 'quotient' as const, f, g, x },
    prompt: rng.pick([
      say`${ask(rng, say`the derivative of ${text} at x = ${x}`)}`,
      say`If ${latex`f(x)`} = ${text}, what is ${latex`f'(${x})`}?`,
      say`The slope of the curve y = ${text} at x = ${x} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(exact(-top, gx * gx)), because: say`the two parts of the numerator were exchanged` },
      {
        value: fraction(exact(df * gx + fx * dg, gx * gx)),
        because: say`the two parts were added, as for a product`,
      },
      {
        value: fraction(exact(df, dg)),
        because: say`numerator and denominator were differentiated separately`,
      },
      { value: fraction(top), because: say`the division by the square of the denominator was left out` },
      { value: fraction(exact(top, gx)), because: say`the denominator was not squared` },
      { value: fraction(exact(fx, gx)), because: say`that is the value of the function` },
    ],
    steps: [
      say`Quotient rule: (derivative of the top × bottom − top × derivative of the bottom) ÷ bottom².`,
      say`At x = ${x} the top is ${fx}, the bottom ${gx}, and their derivatives are ${df} and ${dg}.`,
      say`So the derivative is ${top} ÷ ${gx * gx} = ${answer}`,
    ],
  }
}

function second(rng: Random) {
  const f = rng.until(
    () => drawCoefficients(rng, rng.pick([3, 3, 4])),
    (drawn) => drawn.filter((one) => one !== 0).length >= 3,
  )
  const x = drawPoint(rng)
  const [slope, bend] = [derive(f), derive(derive(f))]
  const answer = polynomialAt(bend, x)
  const text = latex`f(x) = ${showPolynomial(f)}`
  return {
    concept: 'derivative-at-a-point',
    given: { find: 'second' as const, f, x },
    prompt: rng.pick([
      say`If ${text}, what is ${latex`f''(${x})`}?`,
      say`${ask(rng, say`the second derivative of ${text} at x = ${x}`)}`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: polynomialAt(slope, x), because: say`that is the first derivative` },
      { value: polynomialAt(f, x), because: say`that is the value of the function` },
      { value: polynomialAt(bend, -x), because: say`${-x} was put in instead of ${x}` },
      { value: answer / 2, because: say`the result was halved` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: answer + (slope.at(-1) ?? 0), because: say`a constant was kept, but its derivative is 0` },
      { value: polynomialAt(slope, x) ** 2, because: say`the first derivative was squared` },
    ],
    steps: [
      say`First derivative: ${latex`f'(x) = ${showPolynomial(slope)}`}`,
      say`Second derivative: ${latex`f''(x) = ${showPolynomial(bend)}`}`,
      say`At x = ${x} this is ${answer}`,
    ],
  }
}

/** "If x² + 3xy − y² = 9, what is dy/dx at (2, 1)?" */
function implicit(rng: Random) {
  const { p, q, r, x, y } = rng.until(
    () => ({
      p: rng.int(1, 5),
      q: rng.pick([1, -1]) * rng.int(1, 6),
      r: rng.pick([1, -1]) * rng.int(1, 4),
      x: rng.pick([1, -1]) * rng.int(1, 4),
      y: rng.pick([1, -1]) * rng.int(1, 4),
    }),
    (drawn) => {
      const [top, bottom] = [
        2 * drawn.p * drawn.x + drawn.q * drawn.y,
        drawn.q * drawn.x + 2 * drawn.r * drawn.y,
      ]
      return top !== 0 && Math.abs(bottom) >= 2 && Math.abs(top) !== Math.abs(bottom)
    },
  )
  const [top, bottom] = [2 * p * x + q * y, q * x + 2 * r * y]
  const total = p * x * x + q * x * y + r * y * y
  const term = (size: number, of: string) =>
    `${size < 0 ? '-' : '+'} ${Math.abs(size) === 1 ? '' : Math.abs(size)}${of}`
  const text = latex`${p === 1 ? '' : p}x^2 ${term(q, 'xy')} ${term(r, 'y^2')} = ${total}`
  const answer = fraction(exact(-top, bottom))
  return {
    concept: 'chain-rule',
    given: { find: 'implicit' as const, p, q, r, x, y },
    prompt: rng.pick([
      say`If ${text}, then the value of ${latex`\frac{dy}{dx}`} at (${x}, ${y}) is`,
      say`${ask(rng, say`the slope of the tangent to the curve ${text} at the point (${x}, ${y})`)}`,
      say`The variables x and y are related by ${text}. ${ask(rng, say`${latex`\frac{dy}{dx}`} at (${x}, ${y})`)}`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(exact(top, bottom)), because: say`the sign was lost on the other side` },
      { value: fraction(exact(-bottom, top)), because: say`the fraction was turned upside down` },
      { value: fraction(exact(bottom, top)), because: say`that is the slope of the normal` },
      {
        value: fraction(exact(-2 * p * x, bottom)),
        because: say`the product rule was not used for the term with xy`,
      },
      ...(2 * r * y === 0
        ? []
        : [
            {
              value: fraction(exact(-top, 2 * r * y)),
              because: say`x was taken as a constant in the term with xy`,
            },
          ]),
      {
        value: fraction(exact(-top, bottom).add(1)),
        because: say`a slip of 1 in the last step made it too large`,
      },
      {
        value: fraction(exact(-top, bottom).sub(1)),
        because: say`a slip of 1 in the last step made it too small`,
      },
    ],
    steps: [
      say`Differentiate both sides with respect to x; y is a function of x, and xy is a product.`,
      say`${latex`${2 * p}x ${term(q, 'y')} + (${q}x ${term(2 * r, 'y')})\frac{dy}{dx} = 0`}`,
      say`At (${x}, ${y}) the first part is ${top} and the bracket is ${bottom}.`,
      say`So the slope is −(${top}) ÷ (${bottom}) = ${answer}`,
    ],
  }
}

/** "If x = t² + 3t and y = t³ − 2, what is dy/dx at t = 2?" */
function parametric(rng: Random) {
  const { x, y, t } = rng.until(
    () => ({
      x: [rng.int(1, 4), rng.int(-6, 6), rng.int(-5, 5)],
      y: [rng.int(1, 3), rng.int(-5, 5), rng.int(-6, 6), rng.int(-5, 5)],
      t: drawPoint(rng),
    }),
    (drawn) => {
      const [run, rise] = [slopeOf(drawn.x, drawn.t), slopeOf(drawn.y, drawn.t)]
      return Math.abs(run) >= 2 && Math.abs(run) <= 30 && rise !== 0 && Math.abs(rise) !== Math.abs(run)
    },
  )
  const [dx, dy] = [derive(x), derive(y)]
  const [run, rise] = [polynomialAt(dx, t), polynomialAt(dy, t)]
  const answer = fraction(exact(rise, run))
  const inT = (coefficients: readonly number[]) => showPolynomial(coefficients).replace(/x/g, 't')
  const pair = say`${latex`x = ${inT(x)}`} and ${latex`y = ${inT(y)}`}`
  return {
    concept: 'chain-rule',
    given: { find: 'parametric' as const, x, y, t },
    prompt: rng.pick([
      say`If ${pair}, then the value of ${latex`\frac{dy}{dx}`} at t = ${t} is`,
      say`A curve is given by ${pair}. ${ask(rng, say`the slope of its tangent at t = ${t}`)}`,
      say`For ${pair}, ${askThen(rng, say`${latex`\frac{dy}{dx}`} at t = ${t}`)}`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(exact(run, rise)), because: say`dx/dt was divided by dy/dt` },
      { value: fraction(exact(rise)), because: say`that is dy/dt; the division by dx/dt is missing` },
      { value: fraction(exact(run * rise)), because: say`the two derivatives were multiplied` },
      { value: fraction(exact(rise - run)), because: say`the two derivatives were subtracted` },
      { value: fraction(exact(-rise, run)), because: say`the sign of the result was lost` },
      ...(polynomialAt(x, t) === 0
        ? []
        : [
            {
              value: fraction(exact(polynomialAt(y, t), polynomialAt(x, t))),
              because: say`y itself was divided by x`,
            },
          ]),
      { value: fraction(exact(rise, run).add(1)), because: say`a slip of 1 in the last step` },
    ],
    steps: [
      say`${latex`\frac{dx}{dt} = ${inT(dx)}`} and ${latex`\frac{dy}{dt} = ${inT(dy)}`}`,
      say`At t = ${t} they are ${run} and ${rise}.`,
      say`${latex`\frac{dy}{dx}`} is their quotient, ${rise} ÷ (${run}) = ${answer}`,
    ],
  }
}

/** "If x = t² + 1 and y = t³ − t, what is d²y/dx² at t = 2?" */
function secondParametric(rng: Random) {
  const { x, y, t } = rng.until(
    () => ({
      x: [rng.int(1, 3), rng.int(-6, 6), rng.int(-5, 5)],
      y: [rng.int(1, 3), rng.int(-5, 5), rng.int(-6, 6), rng.int(-5, 5)],
      t: drawPoint(rng),
    }),
    (drawn) => {
      const run = Math.abs(slopeOf(drawn.x, drawn.t))
      const [dx, dy] = [derive(drawn.x), derive(drawn.y)]
      const top =
        slopeOf(dy, drawn.t) * slopeOf(drawn.x, drawn.t) - slopeOf(drawn.y, drawn.t) * slopeOf(dx, drawn.t)
      return run >= 2 && run <= 5 && top !== 0 && slopeOf(dy, drawn.t) !== 0
    },
  )
  const [dx, dy] = [derive(x), derive(y)]
  const [run, rise, bend, turn] = [polynomialAt(dx, t), polynomialAt(dy, t), slopeOf(dx, t), slopeOf(dy, t)]
  const top = turn * run - rise * bend
  const answer = fraction(exact(top, run ** 3))
  const inT = (coefficients: readonly number[]) => showPolynomial(coefficients).replace(/x/g, 't')
  const pair = say`${latex`x = ${inT(x)}`} and ${latex`y = ${inT(y)}`}`
  const what = latex`\frac{d^2y}{dx^2}`
  return {
    concept: 'chain-rule',
    given: { find: 'second-parametric' as const, x, y, t },
    prompt: rng.pick([
      say`If ${pair}, then the value of ${what} at t = ${t} is`,
      say`A curve is given by ${pair}. ${ask(rng, say`the value of ${what} at t = ${t}`)}`,
      say`For ${pair}, ${askThen(rng, say`${what} at t = ${t}`)}`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: fraction(exact(turn, bend)),
        because: say`the two second derivatives with respect to t were divided`,
      },
      {
        value: fraction(exact(top, run ** 2)),
        because: say`the derivative of dy/dx was taken with respect to t, not x`,
      },
      {
        value: fraction(exact(turn * run + rise * bend, run ** 3)),
        because: say`a sign in the quotient rule is wrong`,
      },
      { value: fraction(exact(rise, run)), because: say`that is dy/dx` },
      {
        value: fraction(exact(turn * run + rise * bend, run ** 2)),
        because: say`a sign in the quotient rule is wrong, and the last division by dx/dt is missing`,
      },
      { value: fraction(exact(-top, run ** 3)), because: say`the sign of the result was lost` },
    ],
    steps: [
      say`${latex`\frac{dx}{dt} = ${inT(dx)}`} and ${latex`\frac{dy}{dt} = ${inT(dy)}`}, so ${latex`\frac{dy}{dx} = \frac{${inT(dy)}}{${inT(dx)}}`}.`,
      say`Its derivative with respect to t, by the quotient rule, is ${fraction(exact(top, run ** 2))} at t = ${t}.`,
      say`It is divided by ${latex`\frac{dx}{dt} = ${run}`}: ${answer}`,
    ],
  }
}

/** Product rule and chain rule together. */
function productOfPowers(rng: Random) {
  const [m, n] = rng.pick([
    [2, 3],
    [3, 2],
    [2, 2],
    [2, 4],
    [3, 3],
    [4, 2],
  ] as const)
  const { f, g, x } = rng.until(
    () => ({
      f: [rng.int(1, 5), rng.pick([1, -1]) * rng.int(1, 9)],
      g: [rng.int(1, 5), rng.pick([1, -1]) * rng.int(1, 9)],
      x: rng.int(-3, 4),
    }),
    (drawn) => {
      const [one, other] = [polynomialAt(drawn.f, drawn.x), polynomialAt(drawn.g, drawn.x)]
      return (
        [one, other].every((value) => value !== 0 && Math.abs(value) <= 4) &&
        drawn.f.join() !== drawn.g.join()
      )
    },
  )
  const [u, v, du, dv] = [polynomialAt(f, x), polynomialAt(g, x), f[0] ?? 0, g[0] ?? 0]
  const first = m * u ** (m - 1) * du * v ** n
  const other = u ** m * n * v ** (n - 1) * dv
  const answer = first + other
  const text = latex`(${showPolynomial(f)})^{${m}}(${showPolynomial(g)})^{${n}}`
  return {
    concept: ['product-rule', 'chain-rule'],
    given: { find: 'powers' as const, f, g, m, n, x },
    prompt: rng.pick([
      say`${ask(rng, say`the derivative of ${text} at x = ${x}`)}`,
      say`If ${latex`f(x)`} = ${text}, what is ${latex`f'(${x})`}?`,
      say`The slope of the curve y = ${text} at x = ${x} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      {
        value: m * u ** (m - 1) * v ** n + u ** m * n * v ** (n - 1),
        because: say`the inner derivatives were left out`,
      },
      {
        value: m * u ** (m - 1) * du * n * v ** (n - 1) * dv,
        because: say`the two derivatives were multiplied`,
      },
      { value: first - other, because: say`the two parts were subtracted, as for a quotient` },
      { value: first, because: say`only the first factor was differentiated` },
      { value: other, because: say`only the second factor was differentiated` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: u ** m * v ** n, because: say`that is the value of the function` },
    ],
    steps: [
      say`At x = ${x} the brackets are ${u} and ${v}; their derivatives are ${du} and ${dv}.`,
      say`First factor differentiated by the chain rule, times the second: ${first}`,
      say`First factor times the second differentiated: ${other}`,
      say`By the product rule the sum is ${answer}`,
    ],
  }
}

/** Two unknown coefficients from two slopes. */
function fromSlopes(rng: Random) {
  const lead = rng.int(1, 3)
  const [a, b] = [rng.pick([1, -1]) * rng.int(1, 9), rng.pick([1, -1]) * rng.int(1, 20)]
  const at = rng.sample([-3, -2, -1, 1, 2, 3], 2)
  const slopes = at.map((x) => slopeOf([lead, a, b, 0], x))
  const asked = rng.pick(['a', 'b', 'a + b'] as const)
  const answer = asked === 'a' ? a : asked === 'b' ? b : a + b
  const text = latex`f(x) = ${lead === 1 ? '' : lead}x^3 + ax^2 + bx + ${rng.int(1, 9)}`
  const [one = 0, other = 0] = at
  const [first = 0, second = 0] = slopes
  return {
    concept: 'derivative-at-a-point',
    given: { find: 'from-slopes' as const, lead, at, slopes, asked },
    prompt: rng.pick([
      say`If ${text}, ${latex`f'(${one}) = ${first}`} and ${latex`f'(${other}) = ${second}`}, then ${askThen(rng, say`the value of ${asked}`)}`,
      say`The tangents to ${latex`y = f(x)`}, where ${text}, have the slopes ${first} at x = ${one} and ${second} at x = ${other}. ${ask(rng, say`the value of ${asked}`)}`,
      say`For ${text}, it is given that ${latex`f'(${one}) = ${first}`} and ${latex`f'(${other}) = ${second}`}. ${ask(rng, say`the value of ${asked}`)}`,
    ]),
    answer,
    within: [-80, 80] as const,
    mistakes: [
      { value: asked === 'a' ? b : a, because: say`that is ${asked === 'a' ? 'b' : 'a'}` },
      {
        value: asked === 'a + b' ? b : a + b,
        because: asked === 'a + b' ? say`that is b` : say`that is a + b`,
      },
      { value: a - b, because: say`that is a − b` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: answer + lead, because: say`the slope of the first term was taken wrongly` },
      { value: answer + 2, because: say`a slip in solving the equations made it too large` },
      { value: answer - 2, because: say`a slip in solving the equations made it too small` },
    ].filter(({ value }) => value !== answer),
    steps: [
      say`${latex`f'(x) = ${3 * lead}x^2 + 2ax + b`}`,
      say`At x = ${one}: ${3 * lead * one * one} + ${2 * one < 0 ? `(${2 * one})` : 2 * one}a + b = ${first}; at x = ${other}: ${3 * lead * other * other} + ${2 * other < 0 ? `(${2 * other})` : 2 * other}a + b = ${second}`,
      say`Subtract: a = ${a}, and then b = ${b}.`,
      say`The value of ${asked} is ${answer}`,
    ],
  }
}
