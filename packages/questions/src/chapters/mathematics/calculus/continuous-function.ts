import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { askIf } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "If f(x) = kx + 1 for x ≤ 2 and f(x) = 3x − 1 for x > 2 is continuous at x = 2, what is k?" */
export const continuousFunction = defineGenerator({
  id: 'higher/continuous-function',
  version: 7,
  concepts: ['continuity'],
  levels: {
    easy: { forms: [...often(3, pieces), ...often(2, oneSide)] },
    medium: {
      forms: [
        ...often(9, filledGap),
        ...often(2, sineGap),
        ...often(3, breaks),
        ...often(2, mixedGap),
        ...often(4, twoConstants),
        cosineGap,
      ],
    },
    hard: {
      forms: [...often(3, cosinesGap), ...often(5, rootGap), ...often(2, productGap)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'piece': {
        // Try every whole number.
        const right = polynomialAt(given.right, given.at)
        return (
          range(-500, 500).find((k) => k * given.at ** given.power + given.constant === right) ?? Number.NaN
        )
      }
      case 'gap':
        // Very near to the gap, from both sides.
        return Math.round(
          [1, -1]
            .map((side) => given.at + side * 1e-6)
            .map((x) => polynomialAt(given.top, x) / (x - given.at))
            .reduce((sum, value) => sum + value / 2, 0),
        )
      case 'side': {
        const piece = given.side === 'left' ? given.left : given.right
        // The line through two points of the piece, drawn on to the place.
        const [near, far] = [1, 2].map((step) =>
          polynomialAt(piece, given.side === 'left' ? given.at - step : given.at + step),
        )
        const third = polynomialAt(piece, given.side === 'left' ? given.at - 3 : given.at + 3)
        return 3 * (near ?? 0) - 3 * (far ?? 0) + third
      }
      case 'sine': {
        const x = 1e-7
        return exact(
          Math.round((growth(given.kind, given.a * x) / (given.b * x)) * given.b),
          given.b,
        ).valueOf()
      }
      case 'mixed': {
        const x = 1e-7
        const top = growth(given.kind, given.a * x) + given.sign * growth(given.kind, given.b * x)
        return exact(Math.round((top / (given.c * x)) * given.c), given.c).valueOf()
      }
      case 'root': {
        // By the conjugate, at the place itself.
        return given.p / (Math.sqrt(given.p * given.at + given.q) + given.root)
      }
      case 'cosine': {
        // 1 − cos ax = 2 sin²(ax/2)
        const x = 1e-5
        return (
          Math.round(((2 * Math.sin((given.a * x) / 2) ** 2) / (given.b * x * x)) * 2 * given.b) /
          (2 * given.b)
        )
      }
      case 'cosines': {
        // cos ax − cos bx = 2 sin((a + b)x/2) sin((b − a)x/2)
        const x = 1e-5
        const top = 2 * Math.sin(((given.a + given.b) * x) / 2) * Math.sin(((given.b - given.a) * x) / 2)
        return Math.round((top / (given.c * x * x)) * 2 * given.c) / (2 * given.c)
      }
      case 'product': {
        const x = 1e-5
        const top = 2 * Math.sin((given.a * x) / 2) ** 2
        return Math.round((top / (x * growth(given.kind, given.b * x))) * 2 * given.b) / (2 * given.b)
      }
      case 'breaks': {
        const zeros = Array.from({ length: 61 }, (_, index) => index - 30).filter(
          (x) => polynomialAt(given.bottom, x) === 0,
        )
        return showPair(zeros[0] ?? 0, zeros[1] ?? 0)
      }
      case 'two': {
        // The line that passes through both ends.
        const [left, right] = [polynomialAt(given.first, given.p), polynomialAt(given.last, given.q)]
        const a = (right - left) / (given.q - given.p)
        const b = left - a * given.p
        return { a, b, 'a + b': a + b, ab: a * b }[given.asked]
      }
    }
  },
})

/** Functions that are like x itself near 0, as they are named in steps. */
const GROWTHS = {
  sin: { show: (angle: string) => `\\sin ${angle}`, say: 'sine' },
  tan: { show: (angle: string) => `\\tan ${angle}`, say: 'tangent' },
  exp: { show: (angle: string) => `e^{${angle}} - 1`, say: 'exponential function less 1' },
  log: { show: (angle: string) => `\\ln(1 + ${angle})`, say: 'logarithm of 1 + x' },
} as const
type Growth = keyof typeof GROWTHS
const growth = (kind: Growth, x: number): number =>
  ({ sin: Math.sin, tan: Math.tan, exp: Math.expm1, log: Math.log1p })[kind](x)
const times = (factor: number): string => (factor === 1 ? '' : String(factor))

const signed = [-2000, 2000] as const
const show = (coefficients: readonly number[]): string => latex`${showPolynomial(coefficients)}`
const showPair = (x: number, y: number): string =>
  `x = ${minus(Math.min(x, y))} and x = ${minus(Math.max(x, y))}`
const minus = (x: number): string => String(x).replace('-', '−')
const drawSigned = (rng: Random, most: number): number => rng.pick([1, -1]) * rng.int(1, most)

const askFor = (rng: Random, pieces: Message, at: number, letter: string): Message =>
  rng.pick([
    say`If ${pieces} is continuous at x = ${at}, then ${askIf(rng, `the value of ${letter}`)}`,
    say`For which value of ${letter} is the function ${pieces} continuous at x = ${at}?`,
    say`The function ${pieces} is continuous at x = ${at}. The value of ${letter} is`,
    say`Let ${pieces}. If f is continuous at x = ${at}, ${askIf(rng, letter)}`,
    say`A function is defined by ${pieces}. Find ${letter} so that it is continuous at x = ${at}.`,
    say`What is the value of ${letter}, if the function f given by ${pieces} is continuous at x = ${at}?`,
    say`If f is continuous at x = ${at}, where ${pieces}, then ${letter} is equal to`,
    say`Find the value of ${letter} for which the function f is continuous at x = ${at}, where ${pieces}.`,
  ])

function pieces(rng: Random) {
  const power = rng.pick([1, 1, 2])
  const { at, constant, right, k } = rng.until(
    () => {
      const [point, rest, line] = [drawSigned(rng, 5), rng.int(-9, 9), [drawSigned(rng, 7), rng.int(-9, 9)]]
      return {
        at: point,
        constant: rest,
        right: line,
        k: (polynomialAt(line, point) - rest) / point ** power,
      }
    },
    (drawn) =>
      Number.isInteger(drawn.k) &&
      drawn.k !== 0 &&
      drawn.constant !== 0 &&
      // With equal constants k can be read off.
      drawn.constant !== drawn.right[1],
  )
  const variable = power === 1 ? 'kx' : 'kx^2'
  const left = latex`${variable} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`
  const value = polynomialAt(right, at)
  return {
    given: { find: 'piece' as const, at, power, constant, right },
    prompt: askFor(rng, say`f(x) = ${left} for x ≤ ${at} and f(x) = ${show(right)} for x > ${at}`, at, 'k'),
    answer: k,
    within: signed,
    mistakes: [
      { value: -k, because: say`the sign was lost` },
      { value: value - constant, because: say`the division by the coefficient of k was left out` },
      {
        value: fraction(exact(value + constant, at ** power)),
        because: say`the constant was brought over with the wrong sign`,
      },
      { value: value, because: say`that is the value of the second piece at x = ${at}` },
      { value: k + 1, because: say`with it the two pieces do not meet` },
      { value: k - 1, because: say`with it the two pieces do not meet` },
    ],
    steps: [
      say`From the right the function tends to ${value}, and from the left to ${latex`${at ** power === 1 ? '' : at ** power === -1 ? '-' : at ** power}k ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`}; the two must be equal.`,
      say`So k = ${k}`,
    ],
  }
}

/** (x² − 9)/(x − 3) */
function filledGap(rng: Random) {
  const { at, other, m } = rng.until(
    () => ({ at: drawSigned(rng, 12), other: drawSigned(rng, 12), m: rng.int(1, 6) }),
    (drawn) => drawn.m * drawn.at !== drawn.other,
  )
  const top = [m, -(m * at + other), at * other]
  const answer = m * at - other
  const quotient = latex`\frac{${showPolynomial(top)}}{${showPolynomial([1, -at])}}`
  return {
    given: { find: 'gap' as const, at, top },
    prompt: askFor(rng, say`f(x) = ${quotient} for x ≠ ${at} and f(${at}) = k`, at, 'k'),
    answer,
    within: signed,
    mistakes: [
      { value: -answer, because: say`the sign was lost` },
      { value: m * at + other, because: say`the sign of the other factor was changed` },
      { value: at, because: say`that is the place of the gap` },
      { value: 0, because: say`the numerator alone was looked at` },
      { value: other, because: say`the constant of the other factor alone was taken` },
      { value: at - other, because: say`the leading coefficient ${m} was left out` },
    ],
    steps: [
      say`The numerator is ${latex`(${showPolynomial([1, -at])})(${showPolynomial([m, -other])})`}.`,
      say`For x ≠ ${at} the quotient is ${latex`${showPolynomial([m, -other])}`}, because the factor ${latex`${showPolynomial([1, -at])}`} cancels.`,
      say`Its limit at x = ${at} is ${answer}, so k = ${answer}`,
    ],
  }
}

const GAP_KINDS = ['sin', 'tan', 'exp', 'log'] as const

function sineGap(rng: Random) {
  const kind = rng.pick(GAP_KINDS)
  const { a, b } = rng.until(
    () => ({ a: rng.int(2, 25), b: rng.int(2, 25) }),
    (drawn) => drawn.a !== drawn.b,
  )
  const value = exact(a, b)
  const answer = fraction(value)
  const quotient = latex`\frac{${GROWTHS[kind].show(`${a}x`)}}{${b}x}`
  return {
    given: { find: 'sine' as const, kind, a, b },
    prompt: askFor(rng, say`f(x) = ${quotient} for x ≠ 0 and f(0) = k`, 0, 'k'),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      { value: fraction(value.inverse()), because: say`the quotient was turned upside down` },
      { value: fraction(1), because: say`the two factors of x are different, so the limit is not 1` },
      { value: fraction(0), because: say`the numerator alone was looked at` },
      { value: fraction(a), because: say`the factor of the denominator was left out` },
      { value: fraction(a * b), because: say`the two factors were multiplied` },
      { value: fraction(a + b), because: say`the two factors were added` },
    ],
    steps: [
      say`k must be the limit of the quotient at 0.`,
      say`Near 0 the numerator is nearly ${a}x, so the quotient tends to ${a} ÷ ${b}.`,
      say`The value of k is ${answer}`,
    ],
  }
}

/** (sin 5x − sin 2x)/4x */
function mixedGap(rng: Random) {
  const [kind, sign] = [rng.pick(['sin', 'tan', 'exp'] as const), rng.pick([1, -1])]
  const { a, b, c } = rng.until(
    () => ({ a: rng.int(2, 12), b: rng.int(2, 12), c: rng.int(2, 12) }),
    (drawn) => drawn.a !== drawn.b,
  )
  const value = exact(a + sign * b, c)
  const answer = fraction(value)
  const top =
    kind === 'exp'
      ? sign > 0
        ? `e^{${a}x} + e^{${b}x} - 2`
        : `e^{${a}x} - e^{${b}x}`
      : `${GROWTHS[kind].show(`${a}x`)} ${sign > 0 ? '+' : '-'} ${GROWTHS[kind].show(`${b}x`)}`
  return {
    given: { find: 'mixed' as const, kind, sign, a, b, c },
    prompt: askFor(rng, say`f(x) = ${latex`\frac{${top}}{${c}x}`} for x ≠ 0 and f(0) = k`, 0, 'k'),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      { value: fraction(exact(a - sign * b, c)), because: say`the sign between the two parts was changed` },
      { value: fraction(0), because: say`the numerator alone was looked at` },
      { value: fraction(a + sign * b), because: say`the factor of the denominator was left out` },
      { value: fraction(exact(a, c)), because: say`only the first part was used` },
      { value: fraction(exact(b, c)), because: say`only the second part was used` },
      { value: fraction(exact(a * b, c)), because: say`the two factors were multiplied` },
      // Two mistakes at a time, so that the key is not the option most like the others.
      {
        value: fraction(a - sign * b),
        because: say`the sign was changed, and the factor of the denominator left out`,
      },
      {
        value: fraction(a),
        because: say`only the first part was used, and the factor of the denominator left out`,
      },
    ],
    steps: [
      say`k must be the limit of the quotient at 0.`,
      kind !== 'exp'
        ? say`Near 0 the ${GROWTHS[kind].say} of an angle is like the angle, so the two parts over ${c}x tend to ${fraction(exact(a, c))} and ${fraction(exact(b, c))}.`
        : say`Near 0, ${latex`e^{kx} - 1`} is like kx, so the two parts over ${c}x tend to ${fraction(exact(a, c))} and ${fraction(exact(b, c))}.`,
      say`Their ${sign > 0 ? 'sum' : 'difference'}, and so k, is ${answer}`,
    ],
  }
}

/** (√(3x + 4) − 5)/(x − 7) */
function rootGap(rng: Random) {
  const { p, at, root, q } = rng.until(
    () => {
      const [factor, point, size] = [rng.int(1, 15), rng.int(-9, 12), rng.int(2, 15)]
      return { p: factor, at: point, root: size, q: size * size - factor * point }
    },
    (drawn) => drawn.q !== 0,
  )
  const value = exact(p, 2 * root)
  const answer = fraction(value)
  const quotient = latex`\frac{\sqrt{${showPolynomial([p, q])}} - ${root}}{${showPolynomial([1, -at])}}`
  return {
    given: { find: 'root' as const, p, q, root, at },
    prompt: askFor(rng, say`f(x) = ${quotient} for x ≠ ${at} and f(${at}) = k`, at, 'k'),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      { value: fraction(0), because: say`the numerator alone was looked at` },
      {
        value: fraction(exact(p, root)),
        because: say`the two equal parts of the conjugate were counted once`,
      },
      { value: fraction(value.inverse()), because: say`the quotient was turned upside down` },
      { value: fraction(exact(1, 2 * root)), because: say`the factor ${p} was left out` },
      { value: fraction(exact(p, 2 * root * root)), because: say`the root of ${root * root} was not taken` },
      { value: fraction(exact(p, 2)), because: say`the root ${root} was left out` },
      {
        value: fraction(exact(1, root)),
        because: say`the factor ${p} was left out, and the conjugate counted once`,
      },
      {
        value: fraction(exact(root, p)),
        because: say`the conjugate was counted once, and the quotient turned upside down`,
      },
      {
        value: fraction(exact(2 * root)),
        because: say`the quotient was turned upside down, and the factor ${p} left out`,
      },
    ],
    steps: [
      say`Multiply top and bottom by the conjugate ${latex`\sqrt{${showPolynomial([p, q])}} + ${root}`}.`,
      say`The numerator becomes ${latex`${showPolynomial([p, -p * at])}`}, and ${latex`${showPolynomial([1, -at])}`} cancels.`,
      say`The conjugate is ${2 * root} at x = ${at}, so k = ${answer}`,
    ],
  }
}

function cosineGap(rng: Random) {
  const [a, b] = [rng.int(2, 12), rng.int(1, 12)]
  const value = exact(a * a, 2 * b)
  const answer = fraction(value)
  const quotient = latex`\frac{1 - \cos ${a}x}{${times(b)}x^2}`
  return {
    given: { find: 'cosine' as const, a, b },
    prompt: askFor(rng, say`f(x) = ${quotient} for x ≠ 0 and f(0) = k`, 0, 'k'),
    answer,
    mistakes: [
      { value: fraction(value.mul(2)), because: say`the factor ½ was left out` },
      { value: fraction(exact(a, 2 * b)), because: say`the factor ${a} was not squared` },
      { value: fraction(exact(a, b)), because: say`the factor ${a} was not squared, and ½ left out` },
      { value: fraction(exact(a * a, 2)), because: say`the factor of the denominator was left out` },
      { value: fraction(value.div(2)), because: say`the result was halved once more` },
      { value: fraction(exact(2 * b, a * a)), because: say`the quotient was turned upside down` },
    ],
    steps: [
      say`k must be the limit of the quotient at 0.`,
      say`1 − cos ${a}x = 2 sin²(${a}x ÷ 2), which is nearly ${fraction(exact(a * a, 2))} x² near 0.`,
      say`So the quotient tends to ${answer}, which must be k: ${answer}`,
    ],
  }
}

/** (cos 3x − cos 5x)/4x² */
function cosinesGap(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: rng.int(1, 14), b: rng.int(2, 15), c: rng.int(1, 12) }),
    (drawn) => drawn.a !== drawn.b,
  )
  const square = b * b - a * a
  const value = exact(square, 2 * c)
  const answer = fraction(value)
  const quotient = latex`\frac{\cos ${times(a)}x - \cos ${b}x}{${times(c)}x^2}`
  return {
    given: { find: 'cosines' as const, a, b, c },
    prompt: askFor(rng, say`f(x) = ${quotient} for x ≠ 0 and f(0) = k`, 0, 'k'),
    answer,
    within: [-200, 200] as const,
    mistakes: [
      { value: fraction(value.neg()), because: say`the sign was lost: the cosine falls from 1` },
      { value: fraction(value.mul(2)), because: say`the factor ½ was left out` },
      { value: fraction(exact(a * a + b * b, 2 * c)), because: say`the two squares were added` },
      { value: fraction(exact(b - a, 2 * c)), because: say`the factors of x were not squared` },
      {
        value: fraction(exact((b - a) ** 2, 2 * c)),
        because: say`the difference of the factors was squared`,
      },
      { value: fraction(exact(square, 2)), because: say`the factor of the denominator was left out` },
      { value: fraction(0), because: say`the numerator alone was looked at` },
    ],
    steps: [
      say`k must be the limit of the quotient at 0.`,
      say`Near 0, ${latex`\cos ${times(a)}x`} is like 1 − ${fraction(exact(a * a, 2))} x² and ${latex`\cos ${b}x`} like 1 − ${fraction(exact(b * b, 2))} x².`,
      say`The numerator is like ${fraction(exact(square, 2))} x².`,
      say`The limit, and so k, is ${answer}`,
    ],
  }
}

/** (1 − cos 4x)/(x sin 3x) */
function productGap(rng: Random) {
  const [a, b, kind] = [rng.int(2, 20), rng.int(2, 20), rng.pick(GAP_KINDS)]
  const value = exact(a * a, 2 * b)
  const answer = fraction(value)
  const factor =
    kind === 'exp' ? `\\left(${GROWTHS.exp.show(`${b}x`)}\\right)` : ` ${GROWTHS[kind].show(`${b}x`)}`
  const quotient = latex`\frac{1 - \cos ${a}x}{x${factor}}`
  return {
    given: { find: 'product' as const, kind, a, b },
    prompt: askFor(rng, say`f(x) = ${quotient} for x ≠ 0 and f(0) = k`, 0, 'k'),
    answer,
    mistakes: [
      { value: fraction(value.mul(2)), because: say`the factor ½ was left out` },
      { value: fraction(exact(a, 2 * b)), because: say`the factor ${a} was not squared` },
      { value: fraction(exact(a * a, 2 * b * b)), because: say`the factor ${b} was squared as well` },
      { value: fraction(exact(a * a, 2)), because: say`the factor ${b} was left out` },
      { value: fraction(exact(2 * b, a * a)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(a, b)), because: say`the rule for the sine was used for the cosine` },
    ],
    steps: [
      say`k must be the limit of the quotient at 0.`,
      say`Near 0, 1 − cos ${a}x is nearly ${fraction(exact(a * a, 2))} x².`,
      say`The denominator is nearly x × ${b}x, so the limit is ${fraction(exact(a * a, 2))} ÷ ${b}.`,
      say`The value of k is ${answer}`,
    ],
  }
}

/** The limit from one side where two pieces do not meet. */
function oneSide(rng: Random) {
  const side = rng.pick(['left', 'right'])
  const { at, left, right } = rng.until(
    () => ({
      at: drawSigned(rng, 6),
      left: rng.chance(0.4)
        ? [rng.int(1, 4), rng.int(-6, 6), rng.int(-9, 9)]
        : [drawSigned(rng, 9), rng.int(-15, 15)],
      right: rng.chance(0.4)
        ? [rng.int(1, 4), rng.int(-6, 6), rng.int(-9, 9)]
        : [drawSigned(rng, 9), rng.int(-15, 15)],
    }),
    (drawn) => polynomialAt(drawn.left, drawn.at) !== polynomialAt(drawn.right, drawn.at),
  )
  const [below, above] = [polynomialAt(left, at), polynomialAt(right, at)]
  const [answer, other, piece] = side === 'left' ? [below, above, left] : [above, below, right]
  const text = say`f(x) = ${show(left)} for x < ${at} and f(x) = ${show(right)} for x > ${at}`
  return {
    given: { find: 'side' as const, at, left, right, side },
    prompt: rng.pick([
      say`If ${text}, then ${askIf(rng, say`the ${side}-hand limit of f at x = ${at}`)}`,
      say`The function ${text} is not continuous at x = ${at}. Its ${side}-hand limit there is`,
      say`Let ${text}. What does f(x) tend to as x tends to ${at} from the ${side}?`,
      say`What is the limit of f(x) as x approaches ${at} from the ${side}, if ${text}?`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: other, because: say`that is the limit from the ${side === 'left' ? 'right' : 'left'}` },
      { value: -answer, because: say`the sign was lost` },
      { value: polynomialAt(piece, -at), because: say`x was put in with the wrong sign` },
      { value: piece.at(-1) ?? 0, because: say`0 was put in for x` },
      { value: above - below, because: say`that is the jump between the two limits` },
      { value: above + below, because: say`the two limits were added` },
    ],
    steps: [
      say`To the ${side} of ${at} the function is ${show(piece)}.`,
      say`At x = ${at} this comes to ${answer}`,
    ],
  }
}

/** 1/(x² − 5x + 6) */
function breaks(rng: Random) {
  const { p, q, m } = rng.until(
    () => ({ p: drawSigned(rng, 15), q: drawSigned(rng, 15), m: rng.int(1, 15) }),
    (drawn) => Math.abs(drawn.p) !== Math.abs(drawn.q),
  )
  const bottom = [1, -(p + q), p * q]
  const answer = showPair(p, q)
  const text = latex`\frac{${m}}{${showPolynomial(bottom)}}`
  return {
    given: { find: 'breaks' as const, bottom },
    prompt: rng.pick([
      say`The function f(x) = ${text} is discontinuous at`,
      say`At which points is f(x) = ${text} not continuous?`,
      say`Find the points of discontinuity of f(x) = ${text}.`,
      say`The function f is given by f(x) = ${text}. It fails to be continuous at`,
      say`The points at which f(x) = ${text} is discontinuous are`,
      say`For which two values of x is f(x) = ${text} discontinuous?`,
      say`f(x) = ${text} is continuous for all x except`,
    ]),
    answer,
    mistakes: [
      { value: showPair(-p, -q), because: say`the signs were not changed: a factor (x − r) is zero at r` },
      { value: showPair(-p, q), because: say`the sign of one zero is wrong` },
      { value: showPair(p, -q), because: say`the sign of one zero is wrong` },
      { value: showPair(p + q, p * q), because: say`those are the sum and the product of the zeros` },
      { value: showPair(p + 1, q - 1), because: say`the denominator is not zero there` },
    ],
    steps: [
      say`A quotient of polynomials is continuous except where its denominator is 0.`,
      say`${latex`${showPolynomial(bottom)} = (${showPolynomial([1, -p])})(${showPolynomial([1, -q])})`}`,
      say`It is zero at ${answer}`,
    ],
  }
}

/** Three pieces with the line ax + b between them. */
function twoConstants(rng: Random) {
  const { p, q, a, b, first, last } = rng.until(
    () => {
      const start = rng.int(-4, 5)
      const end = start + rng.int(1, 6)
      const [slope, rest] = [drawSigned(rng, 7), rng.int(-12, 12)]
      // Outer pieces that meet the line: a constant, a line or a parabola.
      const piece = (at: number) => {
        const value = slope * at + rest
        const kind = rng.pick(['constant', 'line', 'square'])
        if (kind === 'constant') return [value]
        if (kind === 'square') return [1, 0, value - at * at]
        const steep = drawSigned(rng, 6)
        return [steep, value - steep * at]
      }
      return { p: start, q: end, a: slope, b: rest, first: piece(start), last: piece(end) }
    },
    (drawn) =>
      drawn.b !== 0 &&
      drawn.b !== drawn.a &&
      drawn.first[0] !== drawn.a &&
      drawn.last[0] !== drawn.a &&
      [...drawn.first, ...drawn.last].every((one) => Math.abs(one) <= 40),
  )
  const asked = rng.pick(['a', 'b', 'a + b', 'ab'])
  const [left, right] = [a * p + b, a * q + b]
  const values = { a, b, 'a + b': a + b, ab: a * b }
  const answer = values[asked]
  const text = say`f(x) = ${show(first)} for x ≤ ${p}, f(x) = ax + b for ${p} < x < ${q} and f(x) = ${show(last)} for x ≥ ${q}`
  return {
    given: { find: 'two' as const, p, q, first, last, asked },
    prompt: rng.pick([
      say`If ${text} is continuous everywhere, then ${askIf(rng, `the value of ${asked}`)}`,
      say`The function ${text} is continuous for all x. The value of ${asked} is`,
      say`Let ${text}. For what value of ${asked} is f continuous for all real x?`,
      say`${text}. If f is continuous everywhere, ${askIf(rng, asked)}`,
    ]),
    answer,
    within: signed,
    mistakes: [
      ...(['a', 'b', 'a + b', 'ab'] as const)
        .filter((one) => one !== asked)
        .map((one) => ({ value: values[one], because: say`that is ${one}` })),
      { value: -answer, because: say`the sign was lost` },
      {
        value: right - left,
        because: say`the difference of the values was not divided by that of the places`,
      },
      { value: left, because: say`that is the value of the first piece at x = ${p}` },
      { value: right, because: say`that is the value of the last piece at x = ${q}` },
    ],
    steps: [
      say`At x = ${p} the line must be ${left}, at x = ${q} it must be ${right}.`,
      say`So a = (${right} − ${left < 0 ? say`(${left})` : left}) ÷ ${q - p} = ${a}.`,
      say`Then b = ${b}.`,
      say`The value of ${asked} is ${answer}`,
    ],
  }
}
