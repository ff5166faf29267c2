import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { fraction, type Measure, pi } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is $\int x e^{2x} dx$, with C as the constant of integration?" */
export const integrationMethods = defineGenerator({
  id: 'higher/integration-methods',
  version: 10,
  concepts: [
    'integration-by-parts',
    'integration-by-substitution',
    'indefinite-integrals',
    'properties-of-definite-integrals',
  ],
  levels: {
    easy: {
      forms: [
        ...often(24, polynomial),
        ...often(3, powerOfWave),
        timesExponential,
        ...often(6, modulusIntegral),
      ],
    },
    medium: {
      forms: [
        ...often(10, substitution),
        ...often(2, timesLogarithm),
        ...often(2, timesSine),
        wholePart,
        ...often(2, logarithmOfQuotient),
        ...often(14, linearTimesExponential),
      ],
    },
    hard: {
      forms: [sineBetween, ...often(3, kingRule), ...often(12, twiceByParts), ...often(14, partialFractions)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'polynomial': {
        // The differences of the areas from 0 to 1, 2 and 3 give the coefficients back.
        const [a, b, c] = given.f
        const area = (to: number) => simpson((x) => (a * x + b) * x + c, 0, to)
        const [d1, d2, d3] = [area(1), area(2) - 2 * area(1), area(3) - 3 * area(2) + 3 * area(1)]
        const third = wholeOf(d3 / 6)
        const second = wholeOf((d2 - 6 * third) / 2)
        return showCubic(third, second, wholeOf(d1 - third - second))
      }
      case 'exponential': {
        // The derivative of e^(kx)(px + q) is e^(kx)(kpx + kq + p): compare the coefficients.
        const p = exact(given.m, given.k)
        return showExponential(given.k, p, exact(given.c).sub(p).div(given.k))
      }
      case 'twice': {
        // The derivative of e^(kx)(px² + qx + r) is e^(kx)(kpx² + (kq + 2p)x + kr + q): compare the coefficients.
        const p = exact(given.a, given.k)
        const q = exact(given.b).sub(p.mul(2)).div(given.k)
        return showSquare(given.k, p, q, exact(given.c).sub(q).div(given.k))
      }
      case 'fractions': {
        // A quotient of this kind is found from its values at two places.
        const { top, low, high } = given
        const at = (x: number) => (top[0] * x + top[1]) / ((x - low) * (x - high))
        const [x, y] = [high + 1, high + 2]
        const [a, b, c, d] = [1 / (x - low), 1 / (x - high), 1 / (y - low), 1 / (y - high)]
        const whole = a * d - b * c
        return showLogarithms(
          low,
          wholeOf((at(x) * d - b * at(y)) / whole),
          high,
          wholeOf((a * at(y) - at(x) * c) / whole),
        )
      }
      case 'logarithm': {
        // The derivative of x^(n+1)(p ln x + q) is x^n((n + 1)p ln x + p + (n + 1)q).
        const p = exact(given.m, given.n + 1)
        return showLogarithm(
          given.n,
          p,
          exact(0)
            .sub(p)
            .div(given.n + 1),
        )
      }
      case 'wave': {
        // The derivative of p x cos kx + q sin kx, or the same with sine and cosine exchanged.
        const p = exact(given.wave === 'sin' ? -given.m : given.m, given.k)
        const q = given.wave === 'sin' ? exact(0).sub(p).div(given.k) : p.div(given.k)
        return showWave(given.wave, given.k, p, q)
      }
      case 'wave-power': {
        const other = given.wave === 'sin' ? 'cos' : 'sin'
        return simpson((x) => given.m * Math[given.wave](x) ** given.n * Math[other](x), 0, Math.PI / 2)
      }
      case 'substitution':
        return simpson((x) => given.m * x * (x * x + given.c) ** given.n, given.from, given.to)
      case 'modulus':
        return (
          simpson((x) => given.c - x, given.from, given.c) + simpson((x) => x - given.c, given.c, given.to)
        )
      case 'whole-part':
        return range(given.from, given.to - 1).reduce((sum, one) => sum + given.m * one, 0)
      case 'sine-between':
        return simpson((x) => given.m * x * Math.cos(given.k * x), 0, Math.PI / 2 / given.k)
      case 'quotient': {
        const area = simpson((x) => (2 * x) / (x * x + given.c), given.from, given.to)
        return `ln ${fractionText(exact(wholeOf(Math.exp(area) * (given.from ** 2 + given.c)), given.from ** 2 + given.c))}`
      }
      case 'king': {
        const root = (x: number) => x ** (1 / given.n)
        return simpson((x) => root(x) / (root(x) + root(given.from + given.to - x)), given.from, given.to)
      }
    }
  },
})

/** Simpson's rule with so many strips that it is exact enough for every function here. */
function simpson(f: (x: number) => number, from: number, to: number): number {
  const strips = 1000
  const width = (to - from) / strips
  return (
    (width / 3) *
    range(0, strips).reduce(
      (sum, place) =>
        sum + f(from + place * width) * (place === 0 || place === strips ? 1 : place % 2 === 1 ? 4 : 2),
      0,
    )
  )
}

const fractionText = (value: Exact): string =>
  value.d === 1n ? String(value.n) : latex`\frac{${value.n}}{${value.d}}`

/** A coefficient before a letter: '', '-', '3', '\frac{3}{2}'. */
function coefficient(value: Exact): string {
  const sign = value.s < 0n ? '-' : ''
  if (value.d === 1n) return value.n === 1n ? sign : `${sign}${value.n}`
  return `${sign}\\frac{${value.n}}{${value.d}}`
}

/** Terms joined with their signs; those that are 0 are left out. */
const joined = (terms: readonly (readonly [Exact, string])[]): string =>
  terms
    .filter(([size]) => size.n !== 0n)
    .map(([size, letter], place) => {
      const text =
        letter === ''
          ? size.d === 1n
            ? `${size.s < 0n ? '-' : ''}${size.n}`
            : coefficient(size)
          : `${coefficient(size)}${letter}`
      return place === 0 ? text : size.s < 0n ? ` - ${text.slice(1)}` : ` + ${text}`
    })
    .join('')

const showCubic = (a: number, b: number, c: number): string =>
  latex`${joined([
    [exact(a), 'x^{3}'],
    [exact(b), 'x^{2}'],
    [exact(c), 'x'],
  ])} + C`

const power = (k: number): string => (k === 1 ? 'e^{x}' : `e^{${k}x}`)
const inner = (k: number): string => (k === 1 ? 'x' : `${k}x`)

const showExponential = (k: number, p: Exact, q: Exact): string =>
  latex`${power(k)}\left(${joined([
    [p, 'x'],
    [q, ''],
  ])}\right) + C`

const showSquare = (k: number, p: Exact, q: Exact, r: Exact): string =>
  latex`${power(k)}\left(${joined([
    [p, 'x^{2}'],
    [q, 'x'],
    [r, ''],
  ])}\right) + C`

const showLogarithms = (low: number, a: number, high: number, b: number): string => {
  const of = (root: number) => `\\ln|${showPolynomial([1, -root])}|`
  return latex`${joined([
    [exact(a), of(low)],
    [exact(b), of(high)],
  ])} + C`
}

const showLogarithm = (n: number, p: Exact, q: Exact): string =>
  latex`${joined([
    [p, `x^{${n + 1}} \\ln x`],
    [q, `x^{${n + 1}}`],
  ])} + C`

const showWave = (wave: 'sin' | 'cos', k: number, p: Exact, q: Exact): string => {
  const [one, other] = wave === 'sin' ? ['cos', 'sin'] : ['sin', 'cos']
  return latex`${joined([
    [p, `x \\${one} ${inner(k)}`],
    [q, `\\${other} ${inner(k)}`],
  ])} + C`
}

const askIndefinite = (rng: Random, integral: string): Message =>
  rng.pick([
    say`What is ${integral}, where C is the constant of integration?`,
    say`Evaluate ${integral}. (C is the constant of integration.)`,
    say`${integral} is equal to (C being the constant of integration)`,
    say`Find ${integral}, with C as the constant of integration.`,
    say`With the constant of integration C, ${integral} equals`,
    say`If C is the constant of integration, ${askIf(rng, say`the value of ${integral}`)}`,
    say`The indefinite integral ${integral} is (C being the constant of integration)`,
    say`Integrate: ${integral}. (Take C as the constant of integration.)`,
  ])

const askDefinite = (rng: Random, integral: string): Message =>
  rng.pick([
    say`${ask(rng, say`the value of ${integral}`)}`,
    say`Evaluate ${integral}.`,
    say`The value of the definite integral ${integral} is`,
    say`${integral} is equal to`,
    say`Find the definite integral ${integral}.`,
    say`${ask(rng, say`the value of ${integral}`)}`,
  ])

function polynomial(rng: Random) {
  const [a, b, c] = [rng.int(1, 10), rng.pick([-1, 1]) * rng.int(1, 12), rng.pick([-1, 1]) * rng.int(1, 20)]
  const answer = showCubic(a, b, c)
  const text = joined([
    [exact(3 * a), 'x^{2}'],
    [exact(2 * b), 'x'],
    [exact(c), ''],
  ])
  return {
    concept: 'indefinite-integrals',
    given: { find: 'polynomial' as const, f: [3 * a, 2 * b, c] as const },
    prompt: askIndefinite(rng, latex`\int (${text})\,dx`),
    answer,
    mistakes: [
      {
        value: latex`${joined([
          [exact(6 * a), 'x'],
          [exact(2 * b), ''],
        ])} + C`,
        because: say`the function was differentiated instead of integrated`,
      },
      { value: showCubic(3 * a, 2 * b, c), because: say`the terms were not divided by the new powers` },
      { value: showCubic(a, 2 * b, c), because: say`the middle term was not divided by 2` },
      { value: showCubic(3 * a, b, c), because: say`the first term was not divided by 3` },
      {
        value: latex`${joined([
          [exact(a), 'x^{3}'],
          [exact(b), 'x^{2}'],
          [exact(c), ''],
        ])} + C`,
        because: say`the last term was not integrated`,
      },
      // Like each other as much as like the key.
      ...(
        [
          [3 * a, 2 * b, 'the terms were not divided by the new powers, and the last was not integrated'],
          [3 * a, b, 'the first term was not divided by 3, and the last was not integrated'],
        ] as const
      ).map(([first, second, why]) => ({
        value: latex`${joined([
          [exact(first), 'x^{3}'],
          [exact(second), 'x^{2}'],
          [exact(c), ''],
        ])} + C`,
        because: say`${why}`,
      })),
    ],
    steps: [
      say`${latex`\int x^n\,dx = \frac{x^{n+1}}{n+1} + C`} for each term.`,
      say`The integral is ${answer}`,
    ],
  }
}

/** A small factor before the integral, or one that the division by `by` takes away again. */
const drawFactor = (rng: Random, by: number, most: number): number =>
  rng.pick(range(1, most).filter((factor) => factor <= 9 || (by > 1 && factor % by === 0)))

function powerOfWave(rng: Random) {
  const n = rng.int(2, 9)
  const m = drawFactor(rng, n + 1, 60)
  const value = exact(m, n + 1)
  const answer = fraction(value)
  const factor = m === 1 ? '' : m
  const isSine = rng.chance(0.5)
  const [wave, other] = isSine ? (['sin', 'cos'] as const) : (['cos', 'sin'] as const)
  return {
    concept: 'integration-by-substitution',
    given: { find: 'wave-power' as const, wave, m, n },
    prompt: askDefinite(rng, `$\\int_{0}^{\\frac{\\pi}{2}} ${factor}\\${wave}^{${n}} x \\${other} x\\,dx$`),
    answer,
    mistakes: [
      { value: fraction(exact(m, n)), because: say`the power was not raised by 1` },
      { value: fraction(exact(m, n + 2)), because: say`the power was raised by 2` },
      { value: fraction(exact(m)), because: say`the new power was not divided out` },
      {
        value: fraction(exact(m * (n + 1))),
        because: say`it was multiplied by the new power instead of divided`,
      },
      {
        value: fraction(exact(0)),
        because: say`${wave} x is 1 at the ${isSine ? 'upper' : 'lower'} limit, not 0`,
      },
      { value: fraction(exact(m, 2 * (n + 1))), because: say`the result was halved` },
    ],
    within: [-1, 400] as const,
    steps: [
      isSine
        ? say`Put ${latex`t = \sin x`}; then ${latex`dt = \cos x\,dx`}, and t runs from 0 to 1.`
        : say`Put ${latex`t = \cos x`}; then ${latex`dt = -\sin x\,dx`}, and t runs from 1 to 0: the minus sign exchanges the limits.`,
      say`${latex`\int_{0}^{1} ${factor}t^{${n}}\,dt`} = ${answer}`,
    ],
  }
}

/** Without a constant beside x: the easiest integral by parts. */
function timesExponential(rng: Random) {
  return exponentialQuestion(rng, rng.int(1, 9), 0, rng.int(1, 9))
}

function linearTimesExponential(rng: Random) {
  const k = rng.int(2, 9)
  const { m, c } = rng.until(
    () => ({ m: rng.int(2, 20), c: rng.pick([-1, 1]) * rng.int(1, 25) }),
    (drawn) => drawn.c * k !== drawn.m,
  )
  return exponentialQuestion(rng, m, c, k)
}

function exponentialQuestion(rng: Random, m: number, c: number, k: number) {
  const p = exact(m, k)
  const q = exact(c).sub(p).div(k)
  const answer = showExponential(k, p, q)
  const factor = joined([
    [exact(m), 'x'],
    [exact(c), ''],
  ])
  return {
    concept: 'integration-by-parts',
    given: { find: 'exponential' as const, m, c, k },
    prompt: askIndefinite(
      rng,
      latex`\int ${c === 0 ? factor : `(${factor})`}${c === 0 ? '\\,' : ''}${power(k)}\,dx`,
    ),
    answer,
    mistakes: [
      {
        value: showExponential(k, p, exact(c).add(p).div(k)),
        because: say`the second integral was added instead of subtracted`,
      },
      {
        value: showExponential(k, p, exact(c).div(k).sub(p)),
        because: say`the second integral was not divided by ${k} again`,
      },
      {
        value: showExponential(k, exact(m), exact(c - m)),
        because: say`${latex`${power(k)}`} was integrated to itself`,
      },
      { value: showExponential(k, p, exact(c, k)), because: say`the second integral was left out` },
      {
        value: showExponential(k, exact(m * k), exact(c - m)),
        because: say`it was multiplied by ${k} instead of divided`,
      },
      { value: showExponential(k, p.mul(-1), q), because: say`the sign of the first term was changed` },
      {
        value: showExponential(k, exact(m), exact(c + m)),
        because: say`${latex`${power(k)}`} was integrated to itself, and the second integral added`,
      },
    ],
    steps: [
      say`By parts with ${latex`u = ${factor}`} and ${latex`dv = ${power(k)}\,dx`}, so ${latex`v = ${k === 1 ? power(1) : `\\frac{1}{${k}}${power(k)}`}`}.`,
      ...(c === 0
        ? []
        : [
            say`${latex`\int u\,dv = uv - \int v\,du`}`,
            say`The second integral is ${latex`${coefficient(p)}\int ${power(k)}\,dx`}.`,
          ]),
      say`The result is ${answer}`,
    ],
  }
}

/** "What is $\int (x^2 + 3x + 2)e^{x} dx$?" */
function twiceByParts(rng: Random) {
  const k = rng.pick([1, 1, 2, 2, 3])
  const { p, q, r, a, b, c } = rng.until(
    () => {
      const [p, q, r] = [rng.int(1, 5), rng.pick([-1, 1]) * rng.int(1, 8), rng.pick([-1, 1]) * rng.int(1, 9)]
      return { p, q, r, a: k * p, b: k * q + 2 * p, c: k * r + q }
    },
    (drawn) => drawn.b !== 0 && drawn.c !== 0,
  )
  const answer = showSquare(k, exact(p), exact(q), exact(r))
  const factor = joined([
    [exact(a), 'x^{2}'],
    [exact(b), 'x'],
    [exact(c), ''],
  ])
  const wrong = (second: Exact, isAdded: boolean) =>
    showSquare(k, exact(p), second, (isAdded ? exact(c).add(second) : exact(c).sub(second)).div(k))
  const plus = exact(b + 2 * p, k)
  return {
    concept: 'integration-by-parts',
    given: { find: 'twice' as const, a, b, c, k },
    prompt: askIndefinite(rng, latex`\int (${factor})${power(k)}\,dx`),
    answer,
    mistakes: [
      { value: wrong(plus, false), because: say`the second integral was added instead of subtracted` },
      { value: wrong(exact(q), true), because: say`the third integral was added instead of subtracted` },
      { value: wrong(plus, true), because: say`the integrals were added instead of subtracted` },
      { value: wrong(exact(b - p, k), false), because: say`the derivative of ${latex`x^2`} was taken as x` },
      {
        value: showSquare(k, exact(p), exact(q), exact(c, k)),
        because: say`integration by parts was done only once`,
      },
      {
        value: showSquare(k, exact(p), exact(b, k), exact(c, k)),
        because: say`only the exponential was integrated`,
      },
    ],
    steps: [
      say`By parts, ${latex`\int (${factor})${power(k)}\,dx = ${k === 1 ? '' : `\\frac{1}{${k}}`}(${factor})${power(k)} - ${k === 1 ? '' : `\\frac{1}{${k}}`}\int (${showPolynomial([2 * a, b])})${power(k)}\,dx`}.`,
      say`By parts once more, the factor becomes ${2 * a}, a number.`,
      say`Collect the terms with ${latex`${power(k)}`}.`,
      say`The result is ${answer}`,
    ],
  }
}

/** "What is $\int \frac{5x - 1}{x^2 - x - 2} dx$?" */
function partialFractions(rng: Random) {
  const { low, high, a, b } = rng.until(
    () => ({
      low: rng.int(-7, 6),
      high: rng.int(-6, 8),
      a: rng.pick([-1, 1]) * rng.int(1, 7),
      b: rng.pick([-1, 1]) * rng.int(1, 7),
    }),
    (drawn) =>
      drawn.low < drawn.high &&
      drawn.low * drawn.high !== 0 &&
      drawn.low + drawn.high !== 0 &&
      Math.abs(drawn.a) !== Math.abs(drawn.b) &&
      drawn.a * drawn.high + drawn.b * drawn.low !== 0,
  )
  const top = [a + b, -(a * high + b * low)] as const
  const answer = showLogarithms(low, a, high, b)
  const bottom = showPolynomial([1, -(low + high), low * high])
  const [one, other] = [showPolynomial([1, -low]), showPolynomial([1, -high])]
  return {
    concept: 'indefinite-integrals',
    given: { find: 'fractions' as const, top, low, high },
    prompt: askIndefinite(rng, latex`\int \frac{${showPolynomial(top)}}{${bottom}}\,dx`),
    answer,
    mistakes: [
      // One mistake, another one, and both together: no option is nearer to the rest.
      { value: showLogarithms(low, b, high, a), because: say`the two numerators were exchanged` },
      { value: showLogarithms(low, a, high, -b), because: say`the second numerator has the wrong sign` },
      {
        value: showLogarithms(low, b, high, -a),
        because: say`the numerators were exchanged, and a sign is wrong`,
      },
      { value: showLogarithms(low, -a, high, b), because: say`the first numerator has the wrong sign` },
    ],
    steps: [
      say`The denominator is ${latex`(${one})(${other})`}; let the fraction be ${latex`\frac{A}{${one}} + \frac{B}{${other}}`}.`,
      say`${latex`x = ${low}`} gives A = ${a}, and ${latex`x = ${high}`} gives B = ${b}.`,
      say`Each part integrates to a logarithm.`,
      say`The result is ${answer}`,
    ],
  }
}

function timesLogarithm(rng: Random) {
  const n = rng.int(1, 9)
  const m = drawFactor(rng, n + 1, 36)
  const p = exact(m, n + 1)
  const q = p.div(n + 1).mul(-1)
  const answer = showLogarithm(n, p, q)
  const letter = n === 1 ? 'x' : `x^{${n}}`
  return {
    concept: 'integration-by-parts',
    given: { find: 'logarithm' as const, m, n },
    prompt: askIndefinite(rng, latex`\int ${m === 1 ? '' : m}${letter} \ln x\,dx`),
    answer,
    mistakes: [
      {
        value: showLogarithm(n, p, q.mul(-1)),
        because: say`the second integral was added instead of subtracted`,
      },
      {
        value: showLogarithm(n, p, p.mul(-1)),
        because: say`the second integral was not divided by ${n + 1} again`,
      },
      { value: showLogarithm(n, exact(m), q), because: say`the first term was not divided by ${n + 1}` },
      {
        value: showLogarithm(n, exact(m, n), exact(-m, n * n)),
        because: say`it was divided by ${n}, the old power`,
      },
      { value: showLogarithm(n, p, exact(0)), because: say`the second integral was left out` },
    ],
    steps: [
      say`By parts with ${latex`u = \ln x`}, because the logarithm comes before a power of x (ILATE).`,
      say`${latex`\int ${m === 1 ? '' : m}${letter} \ln x\,dx = ${coefficient(p)}x^{${n + 1}} \ln x - \int ${coefficient(p)}x^{${n}}\,dx`}`,
      say`The result is ${answer}`,
    ],
  }
}

function timesSine(rng: Random) {
  const wave = rng.pick(['sin', 'cos'] as const)
  const k = rng.int(1, 9)
  const m = drawFactor(rng, k, 45)
  const p = exact(wave === 'sin' ? -m : m, k)
  const q = exact(m, k * k)
  const answer = showWave(wave, k, p, q)
  return {
    concept: 'integration-by-parts',
    given: { find: 'wave' as const, wave, m, k },
    prompt: askIndefinite(rng, `$\\int ${m === 1 ? '' : m}x \\${wave} ${inner(k)}\\,dx$`),
    answer,
    mistakes: [
      { value: showWave(wave, k, p, q.mul(-1)), because: say`the sign of the second term is wrong` },
      { value: showWave(wave, k, p.mul(-1), q), because: say`the sign of the integral of ${wave} is wrong` },
      { value: showWave(wave, k, p.mul(-1), q.mul(-1)), because: say`both signs were changed` },
      ...(k === 1
        ? [
            {
              value: showWave(wave === 'sin' ? 'cos' : 'sin', k, p, q),
              because: say`sine and cosine were exchanged`,
            },
          ]
        : [
            {
              value: showWave(wave, k, p, exact(m, k)),
              because: say`the second term was divided by ${k} only once`,
            },
          ]),
      { value: showWave(wave, k, p, exact(0)), because: say`the second integral was left out` },
    ],
    steps: [
      say`By parts with u = ${m === 1 ? '' : String(m)}x.`,
      say`The integral of ${`$\\${wave} ${inner(k)}$`} is ${`$${wave === 'sin' ? '-' : ''}${k === 1 ? '' : `\\frac{1}{${k}}`}\\${wave === 'sin' ? 'cos' : 'sin'} ${inner(k)}$`}.`,
      say`The result is ${answer}`,
    ],
  }
}

function sineBetween(rng: Random) {
  const k = rng.int(1, 6)
  const m = drawFactor(rng, k * k, 36)
  const value = (times: Exact, rational: Exact): Measure => ({
    ...pi(times),
    amount: { rational, times, root: 'π' },
  })
  const [times, rational] = [exact(m, 2 * k * k), exact(-m, k * k)]
  const answer = value(times, rational)
  return {
    concept: 'integration-by-parts',
    given: { find: 'sine-between' as const, m, k },
    prompt: askDefinite(
      rng,
      latex`\int_{0}^{\frac{\pi}{${2 * k}}} ${m === 1 ? '' : m}x \cos ${inner(k)}\,dx`,
    ),
    answer,
    within: [-900, 900] as const,
    mistakes: [
      { value: value(times, rational.mul(-1)), because: say`the second term was added` },
      { value: pi(times), because: say`the second integral was left out` },
      { value: value(times.mul(2), rational), because: say`the upper limit was taken twice as large` },
      ...(k === 1
        ? [{ value: value(times, rational.div(2)), because: say`the second term was halved` }]
        : [{ value: value(times.mul(k), rational.mul(k)), because: say`it was divided by ${k} only once` }]),
      { value: value(times.div(2), rational), because: say`the first term was halved` },
      { value: value(times, rational.mul(2)), because: say`the second term was doubled` },
    ],
    steps: [
      say`By parts: ${latex`\left[\frac{${m}x \sin ${inner(k)}}{${k}}\right] - \int \frac{${m}\sin ${inner(k)}}{${k}}\,dx`}`,
      say`The first part at the upper limit is ${pi(times)}, and 0 at the lower limit.`,
      say`The second part is ${latex`\left[\frac{${m}\cos ${inner(k)}}{${k * k}}\right]`}, from 0 to ${latex`\frac{\pi}{${2 * k}}`}: ${fraction(rational)}`,
      say`Together: ${answer}`,
    ],
  }
}

function substitution(rng: Random) {
  const { c, n, from, to, half } = rng.until(
    () => {
      const from = rng.int(0, 2)
      return { c: rng.int(1, 20), n: rng.int(2, 4), from, to: from + rng.int(1, 3), half: rng.int(1, 12) }
    },
    (drawn) => (drawn.to ** 2 + drawn.c) ** (drawn.n + 1) < 100_000,
  )
  const m = 2 * half
  const [top, bottom] = [to * to + c, from * from + c]
  const value = exact(half * (top ** (n + 1) - bottom ** (n + 1)), n + 1)
  const answer = fraction(value)
  return {
    concept: 'integration-by-substitution',
    given: { find: 'substitution' as const, m, c, n, from, to },
    prompt: askDefinite(rng, latex`\int_{${from}}^{${to}} ${m}x(x^2 + ${c})^{${n}}\,dx`),
    answer,
    mistakes: [
      { value: fraction(value.mul(2)), because: say`${m}x dx was taken as ${m} dt; it is ${half} dt` },
      { value: fraction(exact(half * top ** (n + 1), n + 1)), because: say`only the upper limit was put in` },
      {
        value: fraction(exact(half * (top ** (n + 1) - bottom ** (n + 1)))),
        because: say`the new power was not divided out`,
      },
      {
        value: fraction(exact(half * (to ** (n + 1) - from ** (n + 1)), n + 1)),
        because: say`the limits were not changed with the substitution`,
      },
      {
        value: fraction(exact(half * (top ** n - bottom ** n), n)),
        because: say`the power was not raised by 1`,
      },
      {
        value: fraction(exact(half * (top ** (n + 1) + bottom ** (n + 1)), n + 1)),
        because: say`the values at the limits were added`,
      },
    ],
    steps: [
      say`Put ${latex`t = x^2 + ${c}`}; then ${latex`${m}x\,dx = ${half === 1 ? '' : half}\,dt`}.`,
      say`The limits become ${bottom} and ${top}.`,
      say`${latex`${half === 1 ? '' : half}\int_{${bottom}}^{${top}} t^{${n}}\,dt`} = ${answer}`,
    ],
  }
}

function logarithmOfQuotient(rng: Random) {
  const { c, from, to } = rng.until(
    () => {
      const from = rng.int(0, 4)
      return { c: rng.int(1, 40), from, to: from + rng.int(1, 6) }
    },
    (drawn) => drawn.to ** 2 + drawn.c < 100,
  )
  const [top, bottom] = [to * to + c, from * from + c]
  const log = (value: Exact) => `ln ${fractionText(value)}`
  const answer = log(exact(top, bottom))
  return {
    concept: 'integration-by-substitution',
    given: { find: 'quotient' as const, c, from, to },
    prompt: askDefinite(rng, latex`\int_{${from}}^{${to}} \frac{2x}{x^2 + ${c}}\,dx`),
    answer,
    mistakes: [
      { value: log(exact(bottom, top)), because: say`the limits were exchanged` },
      { value: log(exact(top * bottom)), because: say`the logarithms were added` },
      {
        value: log(exact(top - bottom)),
        because: say`the difference of two logarithms is the logarithm of the quotient`,
      },
      { value: log(exact(to + c, from + c)), because: say`x was not squared at the limits` },
      { value: `2 ${log(exact(top, bottom))}`, because: say`the 2 belongs to dt and does not stay in front` },
      { value: log(exact(top)), because: say`only the upper limit was put in` },
      {
        value: log(exact(top + bottom)),
        because: say`the values at the limits were added under the logarithm`,
      },
    ].filter(({ value }) => value !== 'ln 1'),
    steps: [
      say`The numerator is the derivative of the denominator.`,
      say`So ${latex`\int \frac{2x}{x^2 + ${c}}\,dx = \ln(x^2 + ${c})`}.`,
      say`At the limits: ${latex`\ln ${top} - \ln ${bottom}`}`,
      say`That is ${answer}`,
    ],
  }
}

function modulusIntegral(rng: Random) {
  const c = rng.int(-9, 12)
  const [left, right] = rng.sample(range(1, 12), 2)
  const [from, to] = [c - left, c + right]
  const value = exact(left * left + right * right, 2)
  const answer = fraction(value)
  const shown = c === 0 ? 'x' : c > 0 ? `x - ${c}` : `x + ${-c}`
  return {
    concept: 'properties-of-definite-integrals',
    given: { find: 'modulus' as const, c, from, to },
    prompt: askDefinite(rng, latex`\int_{${from}}^{${to}} |${shown}|\,dx`),
    answer,
    mistakes: [
      { value: fraction(exact(right * right - left * left, 2)), because: say`the modulus was left out` },
      { value: fraction(exact(left * left + right * right)), because: say`the triangles were not halved` },
      {
        value: fraction(exact((left + right) ** 2, 2)),
        because: say`the two parts were added before squaring`,
      },
      { value: fraction(exact(right * right, 2)), because: say`only the part above ${c} was counted` },
      { value: fraction(exact(left * left, 2)), because: say`only the part below ${c} was counted` },
      { value: fraction(exact(left + right)), because: say`that is the length of the interval` },
    ],
    within: [-60, 300] as const,
    steps: [
      say`The sign changes at x = ${c}, so the area is two triangles with legs ${left} and ${right}.`,
      say`${latex`\frac{${left}^2 + ${right}^2}{2}`} = ${answer}`,
    ],
  }
}

function wholePart(rng: Random) {
  const from = rng.int(-3, 3)
  const to = from + rng.int(3, 8)
  const m = rng.int(1, 9)
  const sum = range(from, to - 1).reduce((total, one) => total + one, 0)
  const answer = m * sum
  const integral = latex`\int_{${from}}^{${to}} ${m === 1 ? '' : m}[x]\,dx`
  return {
    concept: 'properties-of-definite-integrals',
    given: { find: 'whole-part' as const, m, from, to },
    prompt: rng.pick([
      say`If [x] is the greatest integer not greater than x, ${askIf(rng, say`the value of ${integral}`)}`,
      say`Evaluate ${integral}, where [x] denotes the greatest integer function.`,
      say`The value of ${integral}, with [x] as the greatest integer function, is`,
    ]),
    answer,
    within: [-300, 600] as const,
    mistakes: [
      { value: m * (sum + to), because: say`[x] reaches ${to} only at the upper limit itself` },
      { value: (m * (to * to - from * from)) / 2, because: say`x was integrated instead of [x]` },
      { value: m * (sum - from), because: say`the first strip was left out` },
      { value: m * (sum + to - from), because: say`each strip was taken one too high` },
      { value: sum, because: say`the factor ${m} was left out` },
      { value: m * (to - from), because: say`that is the length of the interval times ${m}` },
    ],
    steps: [
      say`From n to n + 1 the function [x] is n, so each strip has the area n.`,
      say`The strips add up to ${range(from, to - 1)
        .map((one) => (one < 0 ? `(${String(one).replace('-', '−')})` : String(one)))
        .join(' + ')} = ${sum}`,
      say`${m} × ${sum < 0 ? say`(${sum})` : sum} = ${answer}`,
    ],
  }
}

/** f(x) / (f(x) + f(a + b − x)) between a and b. */
function kingRule(rng: Random) {
  const n = rng.int(2, 5)
  const from = rng.int(1, 15)
  const to = from + rng.int(1, 40)
  const root = (inside: string) => (n === 2 ? `\\sqrt{${inside}}` : `\\sqrt[${n}]{${inside}}`)
  const value = exact(to - from, 2)
  const answer = fraction(value)
  return {
    concept: 'properties-of-definite-integrals',
    given: { find: 'king' as const, n, from, to },
    prompt: askDefinite(
      rng,
      latex`\int_{${from}}^{${to}} \frac{${root('x')}}{${root('x')} + ${root(`${from + to} - x`)}}\,dx`,
    ),
    answer,
    mistakes: [
      { value: fraction(exact(to - from)), because: say`twice the integral is the length of the interval` },
      { value: fraction(exact(to + from, 2)), because: say`the limits were added instead of subtracted` },
      { value: fraction(exact(to - from, n + 1)), because: say`it was divided by ${n + 1} instead of 2` },
      { value: fraction(exact(to - from, 4)), because: say`the result was halved twice` },
      { value: fraction(exact(from + to)), because: say`that is the sum of the limits` },
      { value: fraction(exact(1, 2)), because: say`that is the mean height, not the area` },
    ],
    steps: [
      say`${latex`\int_a^b f(x)\,dx = \int_a^b f(a + b - x)\,dx`}, and here a + b = ${from + to}.`,
      say`Replacing x by ${from + to} − x exchanges the two roots.`,
      say`The two forms add up to ${latex`\int_{${from}}^{${to}} 1\,dx = ${to - from}`}.`,
      say`So the integral is half of ${to - from}: ${answer}`,
    ],
  }
}
