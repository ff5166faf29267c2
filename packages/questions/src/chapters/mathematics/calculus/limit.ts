import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "What is the limit of (x² − 9)/(x − 3) as x goes to 3?" */
export const limit = defineGenerator({
  id: 'higher/limit',
  version: 3,
  concepts: ['algebraic-limits', 'limits-at-infinity', 'trigonometric-limits'],
  levels: {
    easy: { forms: [factorOut] },
    medium: { forms: [atInfinity, powerQuotient, sines] },
    hard: { forms: [rootOverSine, cosineOverSine] },
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
      case 'infinity':
        return polynomialAt(given.top, 1e14) / polynomialAt(given.bottom, 1e14)
      case 'sine': {
        // Very near to 0.
        const x = 1e-6
        if (given.kind === 'cosine') return (2 * Math.sin((given.a * x) / 2) ** 2) / (given.b * x * x)
        return (
          (given.kind === 'tangent' ? Math.tan(given.a * x) : Math.sin(given.a * x)) /
          (given.kind === 'sines' ? Math.sin(given.b * x) : given.b * x)
        )
      }
      case 'root': {
        // By the conjugate, at a point very near.
        const x = 1e-7
        const top = (given.factor * x) / (Math.sqrt(given.root ** 2 + given.factor * x) + given.root)
        const bottom = given.isTangent ? Math.tan(given.b * x) : Math.sin(given.b * x)
        return Math.round((top / bottom) * 1e6) / 1e6 === 0 ? 0 : snap(top / bottom)
      }
      case 'cosines': {
        const x = 1e-4
        const top = 2 * Math.sin((given.a * x) / 2) ** 2
        return snap(top / (x * (given.isTangent ? Math.tan(given.b * x) : Math.sin(given.b * x))))
      }
    }
  },
})

/** The fraction with a small denominator that a number very near to it stands for. */
function snap(value: number): number {
  for (let denominator = 1; denominator <= 2000; denominator += 1) {
    const numerator = Math.round(value * denominator)
    if (Math.abs(numerator / denominator - value) < 1e-6 * Math.abs(value)) return numerator / denominator
  }
  return value
}

/** The quotient of a polynomial by (x − root), by Horner's rule. */
function divide(coefficients: readonly number[], root: number): number[] {
  const out: number[] = []
  for (const one of coefficients) out.push((out.at(-1) ?? 0) * root + one)
  return out.slice(0, -1)
}

function factorOut(rng: Random) {
  const { a, p, q } = rng.until(
    () => ({ a: rng.int(-7, 8), p: rng.int(-9, 9), q: rng.int(-9, 9) }),
    (drawn) => drawn.a !== 0 && drawn.p !== drawn.q && drawn.a !== drawn.p && drawn.a !== drawn.q,
  )
  // (x − a)(x − p) over (x − a) or (x − a)(x − q)
  const isSimple = rng.chance(0.5)
  const top = [1, -(a + p), a * p]
  const bottom = isSimple ? [1, -a] : [1, -(a + q), a * q]
  const value = isSimple ? exact(a - p) : exact(a - p, a - q)
  const answer = fraction(value)
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
      {
        value: fraction(isSimple ? a + p : exact(a + p, a + q === 0 ? 1 : a + q)),
        because: say`the signs in the remaining factors were changed`,
      },
      {
        value: fraction(isSimple ? -p : exact(-p, q === 0 ? 1 : -q)),
        because: say`0 was put in for x after cancelling`,
      },
      {
        value: fraction(isSimple ? a : value.inverse()),
        because: isSimple
          ? say`that is the point, not the limit`
          : say`numerator and denominator were exchanged`,
      },
      {
        value: fraction(isSimple ? p - 2 * a : value.inverse().neg()),
        because: isSimple
          ? say`the point was taken off once too often`
          : say`numerator and denominator were exchanged, and a sign lost`,
      },
    ],
    steps: [
      say`Both are 0 at x = ${a}; cancel ${latex`${showPolynomial([1, -a])}`}: what is left is ${isSimple ? latex`${showPolynomial([1, -p])}` : latex`\frac{${showPolynomial([1, -p])}}{${showPolynomial([1, -q])}}`}`,
      say`At x = ${a} this is ${answer}`,
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
  const [n, m] = [rng.int(3, 6), rng.int(1, 2)]
  const a = rng.pick([1, 2, 3, -1, -2])
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

function sines(rng: Random) {
  const [a, b] = rng.until(
    () => [rng.int(2, 15), rng.int(2, 15)] as const,
    ([x, y]) => x !== y,
  )
  const kind = rng.pick(['sine', 'tangent', 'sines', 'cosine'])
  const value = kind === 'cosine' ? exact(a * a, 2 * b) : exact(a, b)
  const answer = fraction(value)
  const text = {
    sine: `\\frac{\\sin ${a}x}{${b}x}`,
    tangent: `\\frac{\\tan ${a}x}{${b}x}`,
    sines: `\\frac{\\sin ${a}x}{\\sin ${b}x}`,
    cosine: `\\frac{1 - \\cos ${a}x}{${b}x^2}`,
  }[kind]
  return {
    concept: 'trigonometric-limits',
    given: { find: 'sine' as const, kind, a, b },
    prompt: ask(rng, '0', text),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(1), because: say`the factors ${a} and ${b} were left out` },
      { value: fraction(value.inverse()), because: say`numerator and denominator were exchanged` },
      {
        value: fraction(kind === 'cosine' ? exact(a * a, b) : exact(1, b)),
        because:
          kind === 'cosine' ? say`the 2 in the denominator was left out` : say`the factor ${a} was left out`,
      },
      {
        value: fraction(kind === 'cosine' ? exact(a, 2 * b) : exact(a)),
        because: kind === 'cosine' ? say`${a} was not squared` : say`the factor ${b} was left out`,
      },
      { value: fraction(exact(b * b, a * a)), because: say`the factors were squared and exchanged` },
      {
        value: fraction(kind === 'cosine' ? exact(a, b) : exact(a * a, b * b)),
        because: kind === 'cosine' ? say`the rule for sine was used` : say`the factors were squared`,
      },
    ],
    steps: [
      say`Near 0 the sine and the tangent of an angle are like the angle itself.`,
      kind === 'cosine'
        ? say`${latex`1 - \cos ${a}x = 2\sin^2 \frac{${a}x}{2}`}, which is like ${latex`\frac{${a * a}x^2}{2}`}.`
        : say`So the numerator is like ${a}x.`,
      kind === 'cosine'
        ? say`Divide by ${latex`${b}x^2`}; the squares cancel.`
        : say`The denominator is like ${b}x, and x cancels.`,
      say`The limit is ${answer}`,
    ],
  }
}

/** A difference of roots over a sine: the conjugate and the limit of the sine together. */
function rootOverSine(rng: Random) {
  const [root, factor, b] = [rng.int(2, 12), rng.int(1, 15), rng.int(2, 9)]
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
  const [a, b] = rng.until(
    () => [rng.int(2, 15), rng.int(2, 15)] as const,
    ([x, y]) => x !== y,
  )
  const isTangent = rng.chance(0.5)
  const value = exact(a * a, 2 * b)
  const answer = fraction(value)
  return {
    concept: 'trigonometric-limits',
    given: { find: 'cosines' as const, a, b, isTangent },
    prompt: ask(rng, '0', `\\frac{1 - \\cos ${a}x}{x \\${isTangent ? 'tan' : 'sin'} ${b}x}`),
    answer,
    within: signed,
    mistakes: [
      { value: fraction(0), because: say`0 over 0 was taken to be 0` },
      { value: fraction(exact(a * a, b)), because: say`the 2 of the half-angle was left out` },
      { value: fraction(exact(a, 2 * b)), because: say`${a} was not squared` },
      { value: fraction(exact(a, b)), because: say`the rule for sine was used for the cosine` },
      { value: fraction(exact(a * a, 2)), because: say`the factor ${b} was left out` },
      { value: fraction(exact(a * a, 2 * b * b)), because: say`${b} was squared as well` },
      { value: fraction(exact(2 * b, a * a)), because: say`numerator and denominator were exchanged` },
    ],
    steps: [
      say`${latex`1 - \cos ${a}x = 2\sin^2 \frac{${a}x}{2}`}.`,
      say`Near 0 this is like ${latex`\frac{${a * a}x^2}{2}`}.`,
      say`The denominator is like x × ${b}x.`,
      say`The squares of x cancel, and ${latex`\frac{${a * a}}{2 \times ${b}}`} is left.`,
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
  ])
}
