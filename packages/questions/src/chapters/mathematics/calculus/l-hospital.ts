import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { fraction } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "What is the limit of (e^{3x} − 1)/sin 2x as x goes to 0?" */
export const lHospital = defineGenerator({
  id: 'higher/l-hospital',
  version: 1,
  concepts: ['l-hospital-rule'],
  levels: {
    easy: { forms: [exponentials, logarithm] },
    medium: { forms: [exponentialOverSine, powerOverLogarithm, logarithm] },
    hard: { forms: [twice, thrice, cosines] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // By the series of each function: the first coefficients that are not 0 decide.
    const { a, b } = given
    switch (given.find) {
      case 'exponentials':
        return series.exponential(a)[1] - series.exponential(b)[1]
      case 'logarithm':
        return series.logarithm(a)[1] / b
      case 'exponential-sine':
        return series.exponential(a)[1] / series.sine(b)[1]
      case 'power-logarithm':
        // With x = 1 + h the numerator starts with (1 + h)^a − 1.
        return a / (b * series.logarithm(1)[1])
      case 'twice':
        return series.exponential(a)[2] / b
      case 'thrice':
        return -series.sine(a)[3] / b
      case 'cosines':
        return series.cosine(a)[2] - series.cosine(b)[2]
    }
  },
})

/** The coefficients of 1, x, x² and x³ in the series at 0. */
const series = {
  exponential: (k: number) => [1, k, (k * k) / 2, k ** 3 / 6] as const,
  logarithm: (k: number) => [0, k, -(k * k) / 2, k ** 3 / 3] as const,
  sine: (k: number) => [0, k, 0, -(k ** 3) / 6] as const,
  cosine: (k: number) => [1, 0, -(k * k) / 2, 0] as const,
}

const within = [-400, 400] as const
const times = (k: number, letter = 'x'): string => (k === 1 ? letter : `${k}${letter}`)

function draft(
  rng: Random,
  find:
    | 'exponentials'
    | 'logarithm'
    | 'exponential-sine'
    | 'power-logarithm'
    | 'twice'
    | 'thrice'
    | 'cosines',
  a: number,
  b: number,
  at: number,
  quotient: string,
  value: Exact,
  rounds: readonly string[],
  wrong: readonly { value: Exact; because: Message }[],
) {
  const answer = fraction(value)
  const text = latex`\lim_{x \to ${at}} ${quotient}`
  return {
    concept: 'l-hospital-rule',
    given: { find, a, b },
    prompt: rng.pick([
      say`By L'Hospital's rule, the value of ${text} is`,
      say`Use L'Hospital's rule to find ${text}.`,
      say`What is ${text}?`,
      say`Evaluate ${text}.`,
    ]),
    answer,
    within,
    mistakes: [
      ...wrong.map((one) => ({ value: fraction(one.value), because: one.because })),
      { value: fraction(exact(0)), because: say`0 over 0 is not 0: the derivatives decide` },
      { value: fraction(exact(1)), because: say`the factors of x were left out` },
      { value: fraction(value.neg()), because: say`a sign was lost` },
      { value: fraction(value.mul(2)), because: say`the result was doubled` },
    ],
    steps: [
      say`Numerator and denominator are both 0 at x = ${at}, so their derivatives may be taken instead.`,
      ...rounds.map((one, index) =>
        index === 0
          ? say`Derivatives: ${latex`${one}`}`
          : say`That is again 0 over 0; once more: ${latex`${one}`}`,
      ),
      say`At x = ${at} this is ${answer}`,
    ],
  }
}

function drawTwo(rng: Random) {
  return rng.until(
    () => ({ a: rng.int(2, 12), b: rng.int(2, 12) }),
    ({ a, b }) => a !== b,
  )
}

function exponentials(rng: Random) {
  const { a, b } = drawTwo(rng)
  return draft(
    rng,
    'exponentials',
    a,
    b,
    0,
    `\\frac{e^{${a}x} - e^{${b}x}}{x}`,
    exact(a - b),
    [`\\frac{${a}e^{${a}x} - ${b}e^{${b}x}}{1}`],
    [
      { value: exact(a + b), because: say`the two derivatives were added` },
      { value: exact(a, b), because: say`the two factors were divided` },
      { value: exact(a * b), because: say`the two factors were multiplied` },
      { value: exact(a), because: say`only the first exponential was differentiated` },
    ],
  )
}

function logarithm(rng: Random) {
  const { a, b } = drawTwo(rng)
  return draft(
    rng,
    'logarithm',
    a,
    b,
    0,
    `\\frac{\\ln(1 + ${a}x)}{${b}x}`,
    exact(a, b),
    [`\\frac{\\frac{${a}}{1 + ${a}x}}{${b}}`],
    [
      { value: exact(b, a), because: say`numerator and denominator were exchanged` },
      { value: exact(1, b), because: say`the inner derivative ${a} was left out` },
      { value: exact(a), because: say`the denominator was not differentiated` },
      { value: exact(a, b * (1 + a)), because: say`1 was put in for x` },
    ],
  )
}

function exponentialOverSine(rng: Random) {
  const { a, b } = drawTwo(rng)
  const isTangent = rng.chance(0.4)
  const name = isTangent ? '\\tan' : '\\sin'
  return draft(
    rng,
    'exponential-sine',
    a,
    b,
    0,
    `\\frac{e^{${a}x} - 1}{${name} ${b}x}`,
    exact(a, b),
    [`\\frac{${a}e^{${a}x}}{${b}${isTangent ? '\\sec^2' : '\\cos'} ${b}x}`],
    [
      { value: exact(b, a), because: say`numerator and denominator were exchanged` },
      { value: exact(1, b), because: say`the inner derivative ${a} was left out` },
      { value: exact(a), because: say`the inner derivative ${b} was left out` },
      { value: exact(a - 1, b), because: say`the constant was not dropped` },
    ],
  )
}

function powerOverLogarithm(rng: Random) {
  const [a, b] = [rng.int(2, 15), rng.int(1, 9)]
  return draft(
    rng,
    'power-logarithm',
    a,
    b,
    1,
    `\\frac{x^{${a}} - 1}{${b === 1 ? '' : b}\\ln x}`,
    exact(a, b),
    [`\\frac{${a}x^{${a - 1}}}{\\frac{${b}}{x}}`],
    [
      { value: exact(a - 1, b), because: say`the lowered exponent was multiplied in` },
      { value: exact(b, a), because: say`numerator and denominator were exchanged` },
      { value: exact(a * b), because: say`${b} was multiplied instead of divided by` },
      { value: exact(a + 1, b), because: say`the power was integrated instead of differentiated` },
    ],
  )
}

function twice(rng: Random) {
  const { a, b } = { a: rng.int(2, 9), b: rng.int(1, 9) }
  return draft(
    rng,
    'twice',
    a,
    b,
    0,
    `\\frac{e^{${a}x} - 1 - ${a}x}{${times(b)}^2}`,
    exact(a * a, 2 * b),
    [`\\frac{${a}e^{${a}x} - ${a}}{${times(2 * b)}}`, `\\frac{${a * a}e^{${a}x}}{${2 * b}}`],
    [
      { value: exact(a * a, b), because: say`the factor 2 of the second derivative was left out` },
      { value: exact(a, 2 * b), because: say`${a} comes in with each derivative, so it is squared` },
      { value: exact(a, b), because: say`the rule was used only once` },
      { value: exact(a * a, 6 * b), because: say`the denominator was differentiated once too often` },
    ],
  )
}

function thrice(rng: Random) {
  const [a, b] = [rng.int(1, 6), rng.int(1, 6)]
  return draft(
    rng,
    'thrice',
    a,
    b,
    0,
    `\\frac{${times(a)} - \\sin ${times(a)}}{${times(b)}^3}`,
    exact(a ** 3, 6 * b),
    [
      `\\frac{${a} - ${a === 1 ? '' : a}\\cos ${times(a)}}{${times(3 * b)}^2}`,
      `\\frac{${a === 1 ? '' : a * a}\\sin ${times(a)}}{${times(6 * b)}}`,
      `\\frac{${a === 1 ? '' : a ** 3}\\cos ${times(a)}}{${6 * b}}`,
    ],
    [
      { value: exact(a ** 3, 3 * b), because: say`the third derivative of the cube is 6, not 3` },
      { value: exact(a ** 3, 2 * b), because: say`the rule was stopped one round too early` },
      { value: exact(a, 6 * b), because: say`${a} comes in with each derivative` },
      { value: exact(a ** 3, b), because: say`the denominator was not differentiated` },
    ],
  )
}

function cosines(rng: Random) {
  const { a, b } = drawTwo(rng)
  return draft(
    rng,
    'cosines',
    a,
    b,
    0,
    `\\frac{\\cos ${a}x - \\cos ${b}x}{x^2}`,
    exact(b * b - a * a, 2),
    [
      `\\frac{-${a}\\sin ${a}x + ${b}\\sin ${b}x}{2x}`,
      `\\frac{-${a * a}\\cos ${a}x + ${b * b}\\cos ${b}x}{2}`,
    ],
    [
      { value: exact(b * b - a * a), because: say`the factor 2 of the second derivative was left out` },
      { value: exact(b - a, 2), because: say`the factors come in with each derivative, so they are squared` },
      { value: exact(a * a + b * b, 2), because: say`the squares were added` },
      { value: exact(b - a), because: say`the rule was used only once` },
    ],
  )
}
