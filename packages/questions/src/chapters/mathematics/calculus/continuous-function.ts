import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { askThen } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'
import { polynomialAt, showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "If f(x) = kx + 1 for x ≤ 2 and f(x) = 3x − 1 for x > 2 is continuous at x = 2, what is k?" */
export const continuousFunction = defineGenerator({
  id: 'higher/continuous-function',
  version: 1,
  concepts: ['continuity'],
  levels: {
    easy: { forms: [pieces, filledGap] },
    medium: { forms: [pieces, filledGap, sineGap, breaks] },
    hard: { forms: [sineGap, cosineGap, twoConstants] },
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
      case 'sine': {
        const x = 1e-7
        const top = given.kind === 'sine' ? Math.sin(given.a * x) : Math.tan(given.a * x)
        return exact(Math.round((top / (given.b * x)) * given.b), given.b).valueOf()
      }
      case 'cosine': {
        // 1 − cos ax = 2 sin²(ax/2)
        const x = 1e-5
        return (
          Math.round(((2 * Math.sin((given.a * x) / 2) ** 2) / (given.b * x * x)) * 2 * given.b) /
          (2 * given.b)
        )
      }
      case 'breaks': {
        const zeros = Array.from({ length: 61 }, (_, index) => index - 30).filter(
          (x) => polynomialAt(given.bottom, x) === 0,
        )
        return showPair(zeros[0] ?? 0, zeros[1] ?? 0)
      }
      case 'two': {
        const [[p, left], [q, right]] = [given.first, given.second]
        const a = (right - left) / (q - p)
        return given.asked === 'a' ? a : left - a * p
      }
    }
  },
})

const signed = [-2000, 2000] as const
const show = (coefficients: readonly number[]): string => latex`${showPolynomial(coefficients)}`
const showPair = (x: number, y: number): string =>
  `x = ${minus(Math.min(x, y))} and x = ${minus(Math.max(x, y))}`
const minus = (x: number): string => String(x).replace('-', '−')
const drawSigned = (rng: Random, most: number): number => rng.pick([1, -1]) * rng.int(1, most)

const askFor = (rng: Random, pieces: Message, at: number, letter: string): Message =>
  rng.pick([
    say`If ${pieces} is continuous at x = ${at}, then ${askThen(rng, `the value of ${letter}`)}`,
    say`For which value of ${letter} is the function ${pieces} continuous at x = ${at}?`,
    say`The function ${pieces} is continuous at x = ${at}. The value of ${letter} is`,
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
    (drawn) => Number.isInteger(drawn.k) && drawn.k !== 0 && drawn.constant !== 0,
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
      say`From the right the function tends to ${value}.`,
      say`From the left it tends to ${latex`${at ** power === 1 ? '' : at ** power === -1 ? '-' : at ** power}k ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`}, and the two must be equal.`,
      say`So k = ${k}`,
    ],
  }
}

/** (x² − 9)/(x − 3) */
function filledGap(rng: Random) {
  const { at, other } = rng.until(
    () => ({ at: drawSigned(rng, 9), other: drawSigned(rng, 9) }),
    (drawn) => drawn.at !== drawn.other,
  )
  const top = [1, -(at + other), at * other]
  const answer = at - other
  const quotient = latex`\frac{${showPolynomial(top)}}{${showPolynomial([1, -at])}}`
  return {
    given: { find: 'gap' as const, at, top },
    prompt: askFor(rng, say`f(x) = ${quotient} for x ≠ ${at} and f(${at}) = k`, at, 'k'),
    answer,
    within: signed,
    mistakes: [
      { value: -answer, because: say`the sign was lost` },
      { value: at + other, because: say`the sign of the other factor was changed` },
      { value: at, because: say`that is the place of the gap` },
      { value: 0, because: say`the numerator alone was looked at` },
      { value: 2 * at, because: say`the other factor was taken as x + ${at}` },
      { value: other, because: say`that is the other zero of the numerator` },
    ],
    steps: [
      say`For x ≠ ${at} the quotient is ${latex`${showPolynomial([1, -other])}`}, because the factor ${latex`${showPolynomial([1, -at])}`} cancels.`,
      say`Its limit at x = ${at} is ${answer}, so k = ${answer}`,
    ],
  }
}

function sineGap(rng: Random) {
  const kind = rng.pick(['sine', 'tangent'])
  const { a, b } = rng.until(
    () => ({ a: rng.int(2, 12), b: rng.int(1, 9) }),
    (drawn) => drawn.a !== drawn.b,
  )
  const value = exact(a, b)
  const answer = fraction(value)
  const name = kind === 'sine' ? '\\sin' : '\\tan'
  const quotient = latex`\frac{${name} ${a}x}{${b === 1 ? '' : b}x}`
  return {
    given: { find: 'sine' as const, kind, a, b },
    prompt: askFor(rng, say`f(x) = ${quotient} for x ≠ 0 and f(0) = k`, 0, 'k'),
    answer,
    within: [-100, 100] as const,
    mistakes: [
      { value: fraction(value.inverse()), because: say`the quotient was turned upside down` },
      { value: fraction(1), because: say`only sin x ÷ x and tan x ÷ x tend to 1` },
      { value: fraction(0), because: say`the numerator alone was looked at` },
      { value: fraction(a), because: say`the factor of the denominator was left out` },
      { value: fraction(a * b), because: say`the two factors were multiplied` },
      { value: fraction(a + b), because: say`the two factors were added` },
    ],
    steps: [
      say`Near 0 the ${kind} of ${a}x is nearly ${a}x, so the quotient tends to ${a} ÷ ${b}.`,
      say`k must be this limit, ${answer}`,
    ],
  }
}

function cosineGap(rng: Random) {
  const [a, b] = [rng.int(2, 10), rng.int(1, 6)]
  const value = exact(a * a, 2 * b)
  const answer = fraction(value)
  const quotient = latex`\frac{1 - \cos ${a}x}{${b === 1 ? '' : b}x^2}`
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
      say`1 − cos ${a}x = 2 sin²(${a}x ÷ 2), which is nearly ${fraction(exact(a * a, 2))} x² near 0.`,
      say`So the quotient tends to ${answer}, which must be k: ${answer}`,
    ],
  }
}

/** 1/(x² − 5x + 6) */
function breaks(rng: Random) {
  const { p, q, m } = rng.until(
    () => ({ p: drawSigned(rng, 9), q: drawSigned(rng, 9), m: rng.int(1, 9) }),
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
  const { p, q, a, b } = rng.until(
    () => {
      const start = rng.int(-4, 5)
      return { p: start, q: start + rng.int(1, 6), a: drawSigned(rng, 7), b: rng.int(-12, 12) }
    },
    (drawn) => drawn.b !== 0 && drawn.b !== drawn.a,
  )
  const asked = rng.pick(['a', 'b'])
  const [left, right] = [a * p + b, a * q + b]
  const [answer, other] = asked === 'a' ? [a, b] : [b, a]
  const text = say`f(x) = ${left} for x ≤ ${p}, f(x) = ax + b for ${p} < x < ${q} and f(x) = ${right} for x ≥ ${q}`
  return {
    given: { find: 'two' as const, first: [p, left] as const, second: [q, right] as const, asked },
    prompt: rng.pick([
      say`If ${text} is continuous everywhere, then ${askThen(rng, `the value of ${asked}`)}`,
      say`The function ${text} is continuous for all x. The value of ${asked} is`,
    ]),
    answer,
    within: signed,
    mistakes: [
      { value: other, because: say`that is ${asked === 'a' ? 'b' : 'a'}` },
      { value: -answer, because: say`the sign was lost` },
      {
        value: right - left,
        because: say`the difference of the values was not divided by that of the places`,
      },
      { value: left, because: say`that is the value of the first piece` },
      { value: right, because: say`that is the value of the last piece` },
      { value: answer + 1, because: say`with it the pieces do not meet` },
      { value: answer - 1, because: say`with it the pieces do not meet` },
    ],
    steps: [
      say`At x = ${p} the line must be ${left}, at x = ${q} it must be ${right}.`,
      say`So a = (${right} − ${left < 0 ? say`(${left})` : left}) ÷ ${q - p} = ${a} and b = ${b}.`,
      say`The value of ${asked} is ${answer}`,
    ],
  }
}
