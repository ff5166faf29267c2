import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is the limit of (x² − 9)/(x − 3) as x goes to 3?" */
export const limit = defineGenerator({
  id: 'higher/limit',
  version: 4,
  concepts: ['algebraic-limits', 'limits-at-infinity', 'trigonometric-limits'],
  levels: {
    easy: { forms: [...often(4, factorOut), ...often(3, putIn), ...often(2, sineRatio)] },
    medium: {
      forms: [
        ...often(4, atInfinity),
        powerQuotient,
        ...often(3, rationalised),
        ...often(3, existing),
        ...often(3, sineRatio),
        ...often(4, mixedSum),
        ...often(3, sumOfSines),
        ...often(2, cosineOverSquare),
      ],
    },
    hard: {
      forms: [
        ...often(4, rootOverSine),
        ...often(3, cosineOverSine),
        ...often(4, cosineDifference),
        ...often(4, shiftedSine),
        ...often(4, rootsAtInfinity),
        ...often(4, twoConstants),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'quotient': {
        // Divide both by (x − a), step by step, as often as both are zero there.
        let [top, bottom] = [given.top, given.bottom]
        while (polynomialAt(top, given.at) === 0 && polynomialAt(bottom, given.at) === 0)
          [top, bottom] = [divide(top, given.at), divide(bottom, given.at)]
        return polynomialAt(top, given.at) / polynomialAt(bottom, given.at)
      }
      case 'value':
        return near(
          (t) => polynomialAt(given.top, given.at + t) / polynomialAt(given.bottom, given.at + t),
          50,
        )
      case 'infinity':
        return polynomialAt(given.top, 1e14) / polynomialAt(given.bottom, 1e14)
      case 'rationalised':
        return near(
          (t) =>
            (Math.sqrt(given.p * (given.at + t) + given.q) - given.root) /
            (given.isSquare ? (given.at + t) ** 2 - given.at ** 2 : t),
          Math.max(1, given.p),
        )
      case 'existing': {
        // The numerator must be zero at the point too.
        const k = range(-400, 400).find((one) => given.at ** 2 + one * given.at + given.constant === 0) ?? 0
        return given.asked === 'k'
          ? k
          : near((t) => ((given.at + t) ** 2 + k * (given.at + t) + given.constant) / t)
      }
      case 'two': {
        // The quotient tends to 2a + k where both are zero.
        const k = given.value - 2 * given.at
        return given.asked === 'a' ? k : -given.at * (given.at + k)
      }
      case 'sine':
        return near(
          (t) => wave(given.top, given.a * t) / (given.factor * wave(given.bottom, given.b * t)),
          Math.max(given.a, given.b),
        )
      case 'mixed':
        return near(
          (t) =>
            (given.a * t + wave(given.kind, given.b * t)) / (given.c * t + wave(given.other, given.d * t)),
          Math.max(given.b, given.d),
        )
      case 'sum':
        return near(
          (t) => (wave(given.kind, given.a * t) + given.sign * wave(given.kind, given.b * t)) / (given.c * t),
          Math.max(given.a, given.b),
        )
      case 'cosine':
        return near((t) => (1 - Math.cos(given.a * t)) / (given.b * t * t), given.a)
      case 'root':
        return near(
          (t) =>
            (Math.sqrt(given.root ** 2 + given.factor * t) - given.root) /
            (given.isTangent ? Math.tan(given.b * t) : Math.sin(given.b * t)),
          Math.max(given.factor, given.b),
        )
      case 'cosines':
        return near(
          (t) =>
            (1 - Math.cos(given.a * t)) /
            (given.factor * t * (given.isTangent ? Math.tan(given.b * t) : Math.sin(given.b * t))),
          Math.max(given.a, given.b),
        )
      case 'cosine-difference':
        return near(
          (t) => (Math.cos(given.a * t) - Math.cos(given.b * t)) / (given.c * t * t),
          Math.max(given.a, given.b),
        )
      case 'shifted':
        return near(
          (t) =>
            wave(given.kind, given.m * t) / polynomialAt([1, given.linear, given.constant], given.at + t),
          given.m,
        )
      case 'roots-at-infinity':
        // With t = 1/x the roots are those of 1 + at + bt².
        return near(
          (t) =>
            (Math.sqrt(1 + given.a * t + given.b * t * t) - Math.sqrt(1 + given.c * t + given.d * t * t)) / t,
          Math.max(Math.abs(given.a), Math.abs(given.c), given.b, given.d),
        )
    }
  },
})

/**
 * The fraction that a function comes to at 0: the mean of both sides at three distances, with the errors of the second and
 * the fourth order taken off. `steep` is the largest factor of t in it.
 */
function near(at: (t: number) => number, steep = 1): number {
  const [far, half, quarter] = [1, 2, 4].map((part) => {
    const t = 0.02 / steep / part
    return (at(t) + at(-t)) / 2
  })
  const [first, second] = [(4 * (half ?? 0) - (far ?? 0)) / 3, (4 * (quarter ?? 0) - (half ?? 0)) / 3]
  return snap((16 * second - first) / 15)
}

/** The fraction with a small denominator that a number very near to it stands for. */
function snap(value: number): number {
  for (let denominator = 1; denominator <= 2000; denominator += 1) {
    const numerator = Math.round(value * denominator)
    if (Math.abs(numerator / denominator - value) < 1e-7 * Math.max(1, Math.abs(value)))
      return numerator / denominator
  }
  return value
}

type Wave = 'x' | 'sin' | 'tan'
const wave = (kind: Wave, angle: number): number =>
  kind === 'x' ? angle : kind === 'sin' ? Math.sin(angle) : Math.tan(angle)
const times = (factor: number): string => (factor === 1 ? '' : String(factor))
const showWave = (kind: Wave, factor: number): string =>
  kind === 'x' ? `${times(factor)}x` : `\\${kind} ${times(factor)}x`

/** The quotient of a polynomial by (x − root), by Horner's rule. */
function divide(coefficients: readonly number[], root: number): number[] {
  const out: number[] = []
  for (const one of coefficients) out.push((out.at(-1) ?? 0) * root + one)
  return out.slice(0, -1)
}

function factorOut(rng: Random) {
  // (x − a)(mx − p) over (x − a) or (x − a)(nx − q)
  const isSimple = rng.chance(0.25)
  const { a, m, p, n, q } = rng.until(
    () => ({
      a: rng.int(-8, 9),
      m: rng.pick([1, 1, 2, 3, 4, 5]),
      p: rng.int(-9, 9),
      n: isSimple ? 0 : rng.pick([1, 1, 2, 3, 4, 5]),
      q: isSimple ? -1 : rng.int(-9, 9),
    }),
    (drawn) =>
      drawn.a !== 0 &&
      drawn.m * drawn.q !== drawn.n * drawn.p &&
      drawn.m * drawn.a !== drawn.p &&
      drawn.n * drawn.a !== drawn.q,
  )
  const top = [m, -(m * a + p), a * p]
  const bottom = isSimple ? [1, -a] : [n, -(n * a + q), a * q]
  const value = exact(m * a - p, n * a - q)
  const answer = fraction(value)
  const left = isSimple
    ? latex`${showPolynomial([m, -p])}`
    : latex`\frac{${showPolynomial([m, -p])}}{${showPolynomial([n, -q])}}`
  return {
    concept: 'algebraic-limits',
    given: { find: 'quotient' as const, top, bottom, at: a },
    prompt: ask(rng, String(a), `\\frac{${showPolynomial(top)}}{${showPolynomial(bottom)}}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0; cancel the common factor first` },
      { value: fraction(1), because: say`0 over 0 was taken to be 1; cancel the common factor first` },
      { value: fraction(value.neg()), because: say`the sign of a factor was lost` },
      ...(n * a + q === 0
        ? []
        : [
            {
              value: fraction(exact(m * a + p, n * a + q)),
              because: say`the signs in the remaining factors were changed`,
            },
          ]),
      ...(q === 0
        ? []
        : [{ value: fraction(exact(p, q)), because: say`0 was put in for x after cancelling` }]),
      ...(isSimple
        ? [{ value: fraction(a), because: say`that is the point, not the limit` }]
        : [
            { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
            {
              value: fraction(exact(m, n)),
              because: say`the leading coefficients were divided, as at infinity`,
            },
          ]),
    ],
    steps: [
      say`Both are 0 at x = ${a}; cancel ${latex`${showPolynomial([1, -a])}`}: what is left is ${left}`,
      say`At x = ${a} this is ${answer}`,
    ],
  }
}

/** A quotient that has a value at the point. */
function putIn(rng: Random) {
  const { a, top, bottom } = rng.until(
    () => ({
      a: rng.pick([1, -1]) * rng.int(1, 6),
      top: [rng.int(1, 5), rng.int(-9, 9), rng.int(-12, 12)],
      bottom: rng.chance(0.5) ? [rng.int(1, 6), rng.int(-12, 12)] : [1, rng.int(-6, 6), rng.int(-12, 12)],
    }),
    (drawn) =>
      polynomialAt(drawn.top, drawn.a) !== 0 &&
      polynomialAt(drawn.bottom, drawn.a) !== 0 &&
      Math.abs(polynomialAt(drawn.bottom, drawn.a)) <= 24 &&
      (drawn.top.at(-1) ?? 0) !== 0 &&
      (drawn.bottom.at(-1) ?? 0) !== 0,
  )
  const [above, below] = [polynomialAt(top, a), polynomialAt(bottom, a)]
  const value = exact(above, below)
  const answer = fraction(value)
  return {
    concept: 'algebraic-limits',
    given: { find: 'value' as const, top, bottom, at: a },
    prompt: ask(rng, String(a), `\\frac{${showPolynomial(top)}}{${showPolynomial(bottom)}}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`neither part is 0 at x = ${a}, so the limit is not 0` },
      {
        value: fraction(exact(top.at(-1) ?? 1, bottom.at(-1) ?? 1)),
        because: say`the constant terms were divided; that is the value at 0`,
      },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      { value: fraction(value.neg()), because: say`a sign was lost` },
      { value: fraction(above), because: say`the denominator was left out` },
      ...(polynomialAt(bottom, -a) === 0
        ? []
        : [
            {
              value: fraction(exact(polynomialAt(top, -a), polynomialAt(bottom, -a))),
              because: say`x was put in with the wrong sign`,
            },
          ]),
      {
        value: fraction(exact(top[0] ?? 1, bottom[0] ?? 1)),
        because: say`the leading coefficients were divided, as at infinity`,
      },
    ],
    steps: [
      say`The denominator is ${below} at x = ${a}, not 0, so ${a} may be put in.`,
      say`The numerator is ${above}, and the limit is ${answer}`,
    ],
  }
}

function atInfinity(rng: Random) {
  const degree = rng.pick([2, 2, 3])
  const draw = () => [
    rng.pick([1, -1]) * rng.int(2, 12),
    ...Array.from({ length: degree }, () => rng.int(-9, 9)),
  ]
  const [top, bottom] = rng.until(
    () => [draw(), draw()] as const,
    ([a, b]) =>
      a.filter((one) => one !== 0).length > 1 &&
      b.filter((one) => one !== 0).length > 1 &&
      Math.abs(a[0] ?? 1) !== Math.abs(b[0] ?? 1) &&
      (a.at(-1) ?? 0) !== 0 &&
      (b.at(-1) ?? 0) !== 0,
  )
  const [a = 1, b = 1] = [top[0], bottom[0]]
  const value = exact(a, b)
  const answer = fraction(value)
  return {
    concept: 'limits-at-infinity',
    given: { find: 'infinity' as const, top, bottom },
    prompt: ask(rng, '\\infty', `\\frac{${showPolynomial(top)}}{${showPolynomial(bottom)}}`),
    answer,
    within: signed,
    mistakes: [
      {
        value: fraction(0),
        because: say`numerator and denominator grow equally fast, so the limit is not 0`,
      },
      { value: fraction(1), because: say`the leading coefficients differ, so the limit is not 1` },
      {
        value: fraction(exact(top.at(-1) ?? 1, bottom.at(-1) ?? 1)),
        because: say`the constant terms were divided; that is the value at 0`,
      },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      {
        value: fraction(value.inverse().neg()),
        because: say`numerator and denominator were exchanged, and the sign lost`,
      },
      {
        value: fraction(
          exact(
            top.reduce((sum, one) => sum + one, 0),
            bottom.reduce((sum, one) => sum + one, 0) || 1,
          ),
        ),
        because: say`1 was put in for x`,
      },
      { value: fraction(value.mul(degree)), because: say`the exponent ${degree} was multiplied in` },
    ],
    steps: [
      say`Divide numerator and denominator by ${latex`x^{${degree}}`}.`,
      say`All terms but the leading ones go to 0.`,
      say`What remains is ${a} over ${b}, which is ${answer}`,
    ],
  }
}

function powerQuotient(rng: Random) {
  const [n, m] = [rng.int(3, 10), rng.int(1, 2)]
  const a = rng.pick(n <= 5 ? [1, 2, 3, 4, 5, -1, -2, -3] : n <= 7 ? [1, 2, 3, -1, -2, -3] : [1, 2, -1, -2])
  const top = [1, ...Array.from({ length: n - 1 }, () => 0), -(a ** n)]
  const bottom = m === 1 ? [1, -a] : [1, 0, -a * a]
  const value = exact(n * a ** (n - 1), m * a ** (m - 1))
  const answer = fraction(value)
  return {
    concept: 'algebraic-limits',
    given: { find: 'quotient' as const, top, bottom, at: a },
    prompt: ask(rng, String(a), `\\frac{${showPolynomial(top)}}{${showPolynomial(bottom)}}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(n), because: say`the power of ${a} was left out` },
      { value: fraction(exact(n * a ** n)), because: say`the exponent was not lowered` },
      { value: fraction(exact(a ** (n - 1), m)), because: say`the factor ${n} was left out` },
      { value: fraction(value.neg()), because: say`the sign was lost` },
      {
        value: fraction(exact(n * a ** (n - 1))),
        because: say`the denominator was taken for its factor alone`,
      },
      {
        value: fraction(exact((n - 1) * a ** (n - 1), m * a ** (m - 1))),
        because: say`${n - 1} was multiplied in instead of ${n}`,
      },
      { value: fraction(value.mul(2)), because: say`the result was doubled` },
    ].filter(({ because }) => m === 2 || !because.template.startsWith('the denominator')),
    steps: [
      say`Near x = ${a}, ${latex`x^{${n}} - ${a < 0 ? `(${a})` : a}^{${n}}`} behaves like ${latex`${n} \times ${a < 0 ? `(${a})` : a}^{${n - 1}}(x - ${a < 0 ? `(${a})` : a})`}.`,
      m === 1
        ? say`The denominator is the factor itself, so it cancels.`
        : say`The denominator behaves like ${2 * a} times the same factor, which cancels.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** sin 3x over 5x, tan 2x over 3 sin 7x … */
function sineRatio(rng: Random) {
  const [top, bottom] = rng.pick([
    ['sin', 'x'],
    ['tan', 'x'],
    ['sin', 'sin'],
    ['tan', 'tan'],
    ['sin', 'tan'],
    ['tan', 'sin'],
    ['x', 'sin'],
    ['x', 'tan'],
  ] as const)
  const isPlain = top === 'x' || bottom === 'x'
  const [a, b, factor] = rng.until(
    () => [rng.int(2, 20), rng.int(2, 20), isPlain || rng.chance(0.2) ? 1 : rng.int(2, 9)] as const,
    ([x, y]) => x !== y,
  )
  const value = exact(a, b * factor)
  const answer = fraction(value)
  return {
    concept: 'trigonometric-limits',
    given: { find: 'sine' as const, top, bottom, a, b, factor },
    prompt: ask(rng, '0', `\\frac{${showWave(top, a)}}{${times(factor)}${showWave(bottom, b)}}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(1), because: say`the factors of x were left out` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      { value: fraction(exact(1, b)), because: say`the factor ${a} was left out` },
      { value: fraction(a), because: say`the factors of the denominator were left out` },
      { value: fraction(exact(a * a, b * b)), because: say`the factors were squared` },
      ...(factor === 1
        ? [{ value: fraction(exact(b * b, a * a)), because: say`the factors were squared and exchanged` }]
        : [
            { value: fraction(exact(a, b)), because: say`the ${factor} before the function was left out` },
            { value: fraction(exact(a * factor, b)), because: say`it was multiplied by ${factor}` },
          ]),
    ],
    steps: [
      say`Near 0 the sine and the tangent of an angle are like the angle itself, so the quotient is like ${latex`\frac{${a}x}{${factor === 1 ? '' : `${factor} \\times `}${b}x}`}.`,
      say`x cancels, and the limit is ${answer}`,
    ],
  }
}

/** (2x + sin 3x) over (5x + tan 4x) */
function mixedSum(rng: Random) {
  const [kind, other] = [rng.pick(['sin', 'tan'] as const), rng.pick(['sin', 'tan', 'x'] as const)]
  const { a, b, c, d } = rng.until(
    () => ({ a: rng.int(1, 9), b: rng.int(2, 9), c: other === 'x' ? 0 : rng.int(1, 9), d: rng.int(2, 12) }),
    (drawn) => drawn.a + drawn.b !== drawn.c + drawn.d,
  )
  const value = exact(a + b, c + d)
  const answer = fraction(value)
  const bottom = c === 0 ? showWave('x', d) : `${times(c)}x + ${showWave(other, d)}`
  return {
    concept: 'trigonometric-limits',
    given: { find: 'mixed' as const, kind, other, a, b, c, d },
    prompt: ask(rng, '0', `\\frac{${times(a)}x + ${showWave(kind, b)}}{${bottom}}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(1), because: say`0 over 0 was taken to be 1` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      { value: fraction(exact(b, d)), because: say`only the last terms were compared` },
      ...(c === 0
        ? [{ value: fraction(exact(a, d)), because: say`the term with ${kind} was left out` }]
        : [
            { value: fraction(exact(a, c)), because: say`only the terms with x were compared` },
            {
              value: fraction(exact(a + 1, c + 1)),
              because: say`the factors inside the functions were left out`,
            },
          ]),
      { value: fraction(exact(a * b, c === 0 ? d : c * d)), because: say`the factors were multiplied` },
      { value: fraction(a + b), because: say`the denominator was left out` },
    ],
    steps: [
      say`Divide numerator and denominator by x.`,
      say`Near 0 the sine and the tangent of an angle are like the angle itself, so the numerator goes to ${a} + ${b} = ${a + b}.`,
      c === 0 ? say`The denominator is ${d}.` : say`The denominator goes to ${c} + ${d} = ${c + d}.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** (sin 5x − sin 3x) over 4x */
function sumOfSines(rng: Random) {
  const [kind, sign] = [rng.pick(['sin', 'tan'] as const), rng.pick([1, -1])]
  const { a, b, c } = rng.until(
    () => ({ a: rng.int(2, 12), b: rng.int(2, 12), c: rng.int(2, 12) }),
    (drawn) => drawn.a !== drawn.b && drawn.a + sign * drawn.b !== drawn.c,
  )
  const value = exact(a + sign * b, c)
  const answer = fraction(value)
  return {
    concept: 'trigonometric-limits',
    given: { find: 'sum' as const, kind, sign, a, b, c },
    prompt: ask(rng, '0', `\\frac{${showWave(kind, a)} ${sign > 0 ? '+' : '-'} ${showWave(kind, b)}}{${c}x}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      { value: fraction(exact(a - sign * b, c)), because: say`the sign between the two terms was changed` },
      { value: fraction(exact(a, c)), because: say`only the first term was used` },
      { value: fraction(exact(b, c)), because: say`only the second term was used` },
      { value: fraction(exact(a * b, c)), because: say`the factors were multiplied` },
      { value: fraction(a + sign * b), because: say`the denominator was left out` },
    ],
    steps: [
      say`Take the two terms apart, each over ${c}x.`,
      say`Near 0 the ${kind === 'sin' ? 'sine' : 'tangent'} of an angle is like the angle itself.`,
      say`The two limits are ${fraction(exact(a, c))} and ${fraction(exact(b, c))}.`,
      say`The limit is ${answer}`,
    ],
  }
}

function cosineOverSquare(rng: Random) {
  const [a, b] = [rng.int(2, 16), rng.int(1, 20)]
  const value = exact(a * a, 2 * b)
  const answer = fraction(value)
  return {
    concept: 'trigonometric-limits',
    given: { find: 'cosine' as const, a, b },
    prompt: ask(rng, '0', `\\frac{1 - \\cos ${a}x}{${times(b)}x^2}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(exact(a * a, b)), because: say`the 2 in the denominator was left out` },
      { value: fraction(exact(a, 2 * b)), because: say`${a} was not squared` },
      { value: fraction(exact(a, b)), because: say`the rule for sine was used` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      { value: fraction(exact(a * a, 4 * b)), because: say`the 2 before the squared sine was left out` },
    ],
    steps: [
      say`${latex`1 - \cos ${a}x = 2\sin^2 \frac{${a}x}{2}`}, which is like ${latex`\frac{${a * a}x^2}{2}`} near 0.`,
      say`Divide by ${latex`${times(b)}x^2`}; the squares cancel.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** √(3x + 4) − 5 over x − 7, or over x² − 49 */
function rationalised(rng: Random) {
  const isSquare = rng.chance(0.5)
  const { p, at, root, q } = rng.until(
    () => {
      const [factor, point, size] = [rng.int(1, 9), rng.int(-6, 12), rng.int(2, 12)]
      return { p: factor, at: point, root: size, q: size * size - factor * point }
    },
    (drawn) => drawn.q !== 0 && (!isSquare || drawn.at !== 0),
  )
  const half = exact(p, 2 * root)
  const value = isSquare ? half.div(2 * at) : half
  const answer = fraction(value)
  const inside = showPolynomial([p, q])
  const bottom = showPolynomial(isSquare ? [1, 0, -at * at] : [1, -at])
  return {
    concept: 'algebraic-limits',
    given: { find: 'rationalised' as const, p, q, at, root, isSquare },
    prompt: ask(rng, String(at), `\\frac{\\sqrt{${inside}} - ${root}}{${bottom}}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      {
        value: fraction(value.mul(2)),
        because: say`the two equal parts of the conjugate were counted once`,
      },
      { value: fraction(value.neg()), because: say`a sign was lost` },
      { value: fraction(value.div(root)), because: say`the root of ${root * root} was not taken` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      ...(p === 1 ? [] : [{ value: fraction(value.div(p)), because: say`the factor ${p} was left out` }]),
      ...(isSquare
        ? [
            {
              value: fraction(half),
              because: say`the factor ${latex`${showPolynomial([1, at])}`} was left out`,
            },
          ]
        : [{ value: fraction(value.mul(root)), because: say`the conjugate was taken as 2` }]),
    ],
    steps: [
      say`Multiply top and bottom by the conjugate ${latex`\sqrt{${inside}} + ${root}`}.`,
      say`The numerator becomes ${latex`${showPolynomial([p, -p * at])}`}, and ${latex`${showPolynomial([1, -at])}`} cancels.`,
      isSquare
        ? say`What is left below goes to ${2 * root} × ${2 * at < 0 ? say`(${2 * at})` : 2 * at} = ${4 * root * at}.`
        : say`What is left below goes to ${2 * root}.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** "If the limit of (x² + kx − 6)/(x − 2) as x goes to 2 exists, what is k?" */
function existing(rng: Random) {
  const asked = rng.pick(['k', 'limit'])
  const { a, other } = rng.until(
    () => ({ a: rng.pick([1, -1]) * rng.int(1, 12), other: rng.pick([1, -1]) * rng.int(1, 15) }),
    (drawn) => Math.abs(drawn.a) !== Math.abs(drawn.other),
  )
  const [k, constant] = [-(a + other), a * other]
  const [answer, unasked] = asked === 'k' ? [k, a - other] : [a - other, k]
  const tail = `${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`
  const text = latex`\lim_{x \to ${a}} \frac{x^2 + kx ${tail}}{${showPolynomial([1, -a])}}`
  return {
    concept: 'algebraic-limits',
    given: { find: 'existing' as const, at: a, constant, asked },
    prompt:
      asked === 'k'
        ? rng.pick([
            say`If ${text} exists and is finite, what is k?`,
            say`For which value of k does ${text} exist as a finite number?`,
            say`The limit ${text} is finite. The value of k is`,
            say`Find k, if ${text} is a finite number.`,
          ])
        : rng.pick([
            say`If ${text} exists and is finite, what is the value of the limit?`,
            say`The number k is chosen so that ${text} is finite. The limit is then`,
            say`For one value of k the limit ${text} is finite. Find the limit for this k.`,
          ]),
    answer,
    within: signed,
    mistakes: [
      { value: -answer, because: say`the sign was lost` },
      { value: unasked, because: asked === 'k' ? say`that is the limit itself` : say`that is k` },
      { value: a, because: say`that is the point, not what is asked` },
      { value: other, because: say`that is the other zero of the numerator` },
      { value: -other, because: say`that is the constant of the other factor` },
      { value: constant, because: say`that is the product of the two zeros` },
      { value: 0, because: say`0 over 0 was taken to be 0` },
    ],
    steps: [
      say`The denominator is 0 at x = ${a}, so the numerator must be 0 there too: ${a * a} ${a < 0 ? '−' : '+'} ${Math.abs(a)}k ${constant < 0 ? '−' : '+'} ${Math.abs(constant)} = 0`,
      say`So k = ${k}.`,
      say`The numerator is ${latex`(${showPolynomial([1, -a])})(${showPolynomial([1, -other])})`}, and the limit is ${a - other}.`,
      ...(asked === 'k' ? [say`The value of k is ${answer}`] : [say`The limit is ${answer}`]),
    ],
  }
}

/** "If (x² + ax + b)/(x − 2) tends to 7 as x goes to 2, what is b?" */
function twoConstants(rng: Random) {
  const asked = rng.pick(['a', 'b'])
  const { at, value } = rng.until(
    () => ({ at: rng.pick([1, -1]) * rng.int(1, 12), value: rng.int(-15, 20) }),
    (drawn) => drawn.value !== 0 && drawn.value !== 2 * drawn.at && drawn.value !== drawn.at,
  )
  const a = value - 2 * at
  const b = -at * at - a * at
  const [answer, unasked] = asked === 'a' ? [a, b] : [b, a]
  const text = latex`\lim_{x \to ${at}} \frac{x^2 + ax + b}{${showPolynomial([1, -at])}} = ${value}`
  return {
    concept: 'algebraic-limits',
    given: { find: 'two' as const, at, value, asked },
    prompt: rng.pick([
      say`If ${text}, what is ${asked}?`,
      say`The numbers a and b are such that ${text}. The value of ${asked} is`,
      say`Given that ${text}, find the value of ${asked}.`,
      say`For which value of ${asked} can ${text} hold?`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: unasked, because: say`that is ${asked === 'a' ? 'b' : 'a'}` },
      { value: -answer, because: say`the sign was lost` },
      { value: value - at, because: say`the other factor was taken at 0` },
      { value: value + 2 * at, because: say`the sign of the point was changed` },
      { value: -at * value, because: say`the limit and the point were multiplied` },
      { value: value, because: say`that is the limit` },
      { value: -at * at, because: say`a was taken to be 0` },
    ],
    steps: [
      say`The denominator is 0 at x = ${at}, so the numerator must be 0 there too.`,
      say`So it is ${latex`(${showPolynomial([1, -at])})(x + c)`}, and the limit is ${at} + c.`,
      say`${at} + c = ${value} gives c = ${value - at}.`,
      say`Multiplied out, a = ${a} and b = ${b}.`,
      say`The value of ${asked} is ${answer}`,
    ],
  }
}

/** A difference of roots over a sine: the conjugate and the limit of the sine together. */
function rootOverSine(rng: Random) {
  const [root, factor, b] = [rng.int(2, 12), rng.int(1, 20), rng.int(2, 15)]
  const isTangent = rng.chance(0.4)
  const value = exact(factor, 2 * root * b)
  const answer = fraction(value)
  const variable = factor === 1 ? 'x' : `${factor}x`
  const bottom = `\\${isTangent ? 'tan' : 'sin'} ${b}x`
  return {
    concept: 'trigonometric-limits',
    given: { find: 'root' as const, root, factor, b, isTangent },
    prompt: ask(rng, '0', `\\frac{\\sqrt{${root * root} + ${variable}} - ${root}}{${bottom}}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      {
        value: fraction(exact(factor, root * b)),
        because: say`the two equal parts of the conjugate were counted once`,
      },
      {
        value: fraction(exact(factor, 2 * root)),
        because: say`the factor ${b} in the denominator was left out`,
      },
      {
        value: fraction(exact(factor * b, 2 * root)),
        because: say`${b} was multiplied instead of divided by`,
      },
      {
        value: fraction(exact(factor, 2 * root * root * b)),
        because: say`the root of ${root * root} was not taken`,
      },
      { value: fraction(exact(factor, 2 * b)), because: say`the root ${root} was left out` },
      { value: fraction(exact(factor, b)), because: say`the conjugate was left out of the denominator` },
    ],
    steps: [
      say`Multiply top and bottom by the conjugate ${latex`\sqrt{${root * root} + ${variable}} + ${root}`}.`,
      say`The numerator becomes ${latex`${variable}`}.`,
      say`Near 0 the ${isTangent ? 'tangent' : 'sine'} of ${b}x is like ${b}x, so ${latex`\frac{${variable}}{${bottom.replace('\\\\', '\\')}}`} goes to ${fraction(exact(factor, b))}.`,
      say`The conjugate goes to ${2 * root}.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** 1 − cos ax over x sin bx. */
function cosineOverSine(rng: Random) {
  const [a, b, factor] = rng.until(
    () => [rng.int(2, 15), rng.int(2, 15), rng.int(1, 6)] as const,
    ([x, y]) => x !== y,
  )
  const isTangent = rng.chance(0.5)
  const value = exact(a * a, 2 * b * factor)
  const answer = fraction(value)
  return {
    concept: 'trigonometric-limits',
    given: { find: 'cosines' as const, a, b, factor, isTangent },
    prompt: ask(rng, '0', `\\frac{1 - \\cos ${a}x}{${times(factor)}x \\${isTangent ? 'tan' : 'sin'} ${b}x}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(value.mul(2)), because: say`the 2 of the half-angle was left out` },
      { value: fraction(exact(a, 2 * b * factor)), because: say`${a} was not squared` },
      { value: fraction(exact(a, b * factor)), because: say`the rule for sine was used for the cosine` },
      { value: fraction(value.mul(b)), because: say`the factor ${b} was left out` },
      { value: fraction(value.div(b)), because: say`${b} was squared as well` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
    ],
    steps: [
      say`${latex`1 - \cos ${a}x = 2\sin^2 \frac{${a}x}{2}`}.`,
      say`Near 0 this is like ${latex`\frac{${a * a}x^2}{2}`}.`,
      say`The denominator is like ${times(factor)}x × ${b}x.`,
      say`The squares of x cancel, and ${latex`\frac{${a * a}}{2 \times ${b * factor}}`} is left.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** cos 3x − cos 5x over 4x². */
function cosineDifference(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: rng.int(1, 12), b: rng.int(1, 12), c: rng.int(1, 15) }),
    (drawn) => drawn.a !== drawn.b,
  )
  const value = exact(b * b - a * a, 2 * c)
  const answer = fraction(value)
  return {
    concept: 'trigonometric-limits',
    given: { find: 'cosine-difference' as const, a, b, c },
    prompt: ask(rng, '0', `\\frac{\\cos ${times(a)}x - \\cos ${times(b)}x}{${times(c)}x^2}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(value.neg()), because: say`the order of the two squares was exchanged` },
      { value: fraction(value.mul(2)), because: say`the 2 of the half-angles was left out` },
      { value: fraction(exact(b - a, 2 * c)), because: say`the factors were not squared` },
      { value: fraction(exact((b - a) ** 2, 2 * c)), because: say`the difference was squared` },
      { value: fraction(exact(a * a + b * b, 2 * c)), because: say`the squares were added` },
      { value: fraction(value.mul(c)), because: say`the factor of the denominator was left out` },
    ],
    steps: [
      say`${latex`\cos ${times(a)}x - \cos ${times(b)}x = (1 - \cos ${times(b)}x) - (1 - \cos ${times(a)}x)`}`,
      say`Near 0, ${latex`1 - \cos kx`} is like ${latex`\frac{k^2x^2}{2}`}.`,
      say`So the numerator is like ${latex`\frac{(${b * b} - ${a * a})x^2}{2}`}.`,
      say`Divide by ${latex`${times(c)}x^2`}; the squares of x cancel.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** sin 3(x − 2) over x² − 5x + 6, as x goes to 2. */
function shiftedSine(rng: Random) {
  const kind = rng.pick(['sin', 'tan'] as const)
  const { m, at, other } = rng.until(
    () => ({ m: rng.int(1, 9), at: rng.pick([1, -1]) * rng.int(1, 8), other: rng.int(-9, 9) }),
    (drawn) => drawn.at !== drawn.other && drawn.m !== Math.abs(drawn.at - drawn.other),
  )
  const [linear, constant] = [-(at + other), at * other]
  const value = exact(m, at - other)
  const answer = fraction(value)
  const angle = m === 1 ? `(${showPolynomial([1, -at])})` : `${m}(${showPolynomial([1, -at])})`
  const bottom = showPolynomial([1, linear, constant])
  return {
    concept: 'trigonometric-limits',
    given: { find: 'shifted' as const, kind, m, at, linear, constant },
    prompt: ask(rng, String(at), `\\frac{\\${kind} ${angle}}{${bottom}}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(m), because: say`the other factor of the denominator was left out` },
      { value: fraction(value.neg()), because: say`the sign of the other factor was lost` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      { value: fraction(1), because: say`the factors were left out` },
      ...(at + other === 0
        ? [{ value: fraction(value.mul(2)), because: say`the other factor was halved` }]
        : [
            {
              value: fraction(exact(m, at + other)),
              because: say`the signs in the other factor were changed`,
            },
          ]),
      ...(m === 1
        ? []
        : [{ value: fraction(exact(1, at - other)), because: say`the factor ${m} was left out` }]),
    ],
    steps: [
      say`${latex`${bottom} = (${showPolynomial([1, -at])})(${showPolynomial([1, -other])})`}`,
      say`Near x = ${at} the angle is small, and its ${kind === 'sin' ? 'sine' : 'tangent'} is like the angle itself.`,
      say`So the factor ${latex`${showPolynomial([1, -at])}`} cancels and leaves ${m}.`,
      say`The other factor is ${at - other} at x = ${at}.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** The difference of two roots, both of which grow without end. */
function rootsAtInfinity(rng: Random) {
  const isPlain = rng.chance(0.3)
  const { a, b, c, d } = rng.until(
    () => ({
      a: rng.pick([1, -1]) * rng.int(1, 15),
      b: rng.int(1, 15),
      c: isPlain ? 0 : rng.pick([1, -1]) * rng.int(1, 15),
      d: isPlain ? 0 : rng.int(1, 15),
    }),
    (drawn) => drawn.a !== drawn.c && (drawn.b !== drawn.d || isPlain),
  )
  const value = exact(a - c, 2)
  const answer = fraction(value)
  const [first, second] = [`\\sqrt{${showPolynomial([1, a, b])}}`, `\\sqrt{${showPolynomial([1, c, d])}}`]
  const back = isPlain ? 'x' : second
  return {
    concept: 'limits-at-infinity',
    given: { find: 'roots-at-infinity' as const, a, b, c, d },
    prompt: ask(rng, '\\infty', `\\left(${first} - ${back}\\right)`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`both parts grow without end, but not equally fast` },
      { value: fraction(a - c), because: say`the conjugate was counted once; it is like 2x` },
      { value: fraction(value.neg()), because: say`the sign was lost` },
      { value: fraction(exact(b - d, 2)), because: say`the constants under the roots were compared` },
      { value: fraction(exact(a - c, 4)), because: say`the conjugate was taken as 4x` },
      ...(isPlain
        ? [{ value: fraction(b), because: say`that is the constant under the root` }]
        : [{ value: fraction(exact(a + c, 2)), because: say`the coefficients of x were added` }]),
    ],
    steps: [
      say`Multiply and divide by the conjugate ${latex`${first} + ${back}`}.`,
      say`The numerator becomes ${latex`${showPolynomial([a - c, b - d])}`}.`,
      say`For large x the conjugate is like 2x.`,
      say`Divide both by x; the terms with x below go to 0.`,
      say`The limit is ${answer}`,
    ],
  }
}

const signed = [-5000, 5000] as const

const ask = (rng: Random, to: string, expression: string): Message => {
  const text = latex`\lim_{x \to ${to}} ${expression}`
  return rng.pick([
    say`What is ${text}?`,
    say`Evaluate ${text}.`,
    say`The value of ${text} is`,
    say`Find the limit ${text}.`,
    say`Find ${text}.`,
    say`${text} is equal to`,
  ])
}
