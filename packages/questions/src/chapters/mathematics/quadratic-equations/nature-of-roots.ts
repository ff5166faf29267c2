import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'
import { showPolynomial } from '../../../kit/wording/show-polynomial.ts'

/** "Of what nature are the roots of $2x^2 - 5x + 4 = 0$?" */
export const natureOfRoots = defineGenerator({
  id: 'algebra/nature-of-roots',
  version: 9,
  concepts: ['nature-of-roots', 'equal-roots', 'common-root'],
  levels: {
    easy: { forms: [...often(3, discriminant), ...often(2, nature), knownCommonRoot] },
    medium: {
      forms: [
        ...often(5, equalRoots),
        squareForEqual,
        ...often(4, firstForEqual),
        ...often(4, shiftedForEqual),
      ],
    },
    hard: {
      forms: [
        ...often(22, commonRoot),
        ...often(3, leastForReal),
        ...often(3, greatestForReal),
        ...often(2, countNotReal),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'discriminant': {
        // a² times the square of the distance of the roots, from their sum and product.
        const [a, b, c] = given.f
        return a * a * ((b / a) ** 2 - 4 * (c / a))
      }
      case 'nature': {
        // By the value at the vertex, and by trying rational roots.
        const [a, b, c] = given.f
        const at = (4 * a * c - b * b) / (4 * a)
        if (at * a > 0) return NATURES.imaginary
        if (at === 0) return NATURES.equal
        const isRational = range(-600, 600).some((top) =>
          range(1, 40).some((bottom) => a * top * top + b * top * bottom + c * bottom * bottom === 0),
        )
        return isRational ? NATURES.rational : NATURES.irrational
      }
      case 'equal':
        // The vertex of the parabola lies on the x-axis.
        return (given.b * given.b) / (4 * given.a)
      case 'square':
        return range(1, 600).find((k) => k * k === 4 * given.a * given.c) ?? Number.NaN
      case 'common': {
        const roots = range(-40, 40).filter((x) => x * x + given.b * x + given.c === 0)
        const fitting = roots.map((x) => -(x * x + given.d * x))
        return fitting.find((k) => (given.sign > 0 ? k > 0 : k < 0)) ?? Number.NaN
      }
      case 'first':
        // Turned upside down, the equation in 1/x has k as its last coefficient.
        return (given.b * given.b) / (4 * given.c)
      case 'shifted':
        return (
          range(-200, 400)
            .filter((k) => (k + given.m) ** 2 === 4 * given.a * given.c)
            .at(given.isLarger ? -1 : 0) ?? Number.NaN
        )
      case 'known-common':
        return (
          range(-40, 40).find((x) =>
            [given.first, given.second].every(([b, c]) => x * x + b * x + c === 0),
          ) ?? Number.NaN
        )
      case 'greatest':
        return range(-2000, 2000).findLast((k) => given.b ** 2 - 4 * given.a * k >= 0) ?? Number.NaN
      case 'count':
        return range(1, 500).filter((k) => k * k - 4 * given.a * given.c < 0).length
      case 'least':
        return range(1, 500).find((k) => k * k >= 4 * given.a * given.c) ?? Number.NaN
    }
  },
})

const NATURES = {
  imaginary: 'Not real',
  equal: 'Real and equal',
  rational: 'Real, unequal and rational',
  irrational: 'Real, unequal and irrational',
} as const

const signed = [-5000, 5000] as const

function drawEquation(rng: Random): readonly [number, number, number] {
  return [rng.int(1, 9), rng.pick([-1, 1]) * rng.int(1, 20), rng.pick([-1, 1]) * rng.int(1, 18)]
}

function discriminant(rng: Random) {
  const f = drawEquation(rng)
  const [a, b, c] = f
  const value = b * b - 4 * a * c
  const text = latex`${showPolynomial(f)} = 0`
  return {
    concept: 'nature-of-roots',
    given: { find: 'discriminant' as const, f },
    prompt: rng.pick([
      say`${ask(rng, say`the discriminant of the quadratic equation ${text}`)}`,
      say`The discriminant of ${text} is`,
      say`For the quadratic equation ${text}, the value of ${latex`b^2 - 4ac`} is`,
      say`${ask(rng, say`the discriminant of the equation ${text}`)}`,
    ]),
    answer: value,
    within: signed,
    mistakes: [
      { value: b * b + 4 * a * c, because: say`the sign of 4ac is wrong` },
      { value: b * b - a * c, because: say`the factor 4 was left out` },
      { value: b - 4 * a * c, because: say`b was not squared` },
      { value: 2 * b - 4 * a * c, because: say`b was doubled instead of squared` },
      { value: -b * b - 4 * a * c, because: say`the square of b is never negative` },
      { value: 4 * a * c - b * b, because: say`the two parts were subtracted the wrong way round` },
      { value: b * b - 4 * c, because: say`a was left out` },
    ],
    steps: [
      say`a = ${a}, b = ${b} and c = ${c}`,
      say`${latex`b^2 - 4ac = ${b * b} ${4 * a * c < 0 ? '+' : '-'} ${Math.abs(4 * a * c)}`}, that is ${value}`,
    ],
  }
}

function nature(rng: Random) {
  const wanted = rng.pick(['imaginary', 'equal', 'rational', 'irrational'] as const)
  const kindOf = ([a, b, c]: readonly [number, number, number]) => {
    const d = b * b - 4 * a * c
    return d < 0
      ? 'imaginary'
      : d === 0
        ? 'equal'
        : Number.isInteger(Math.sqrt(d))
          ? 'rational'
          : 'irrational'
  }
  const f = rng.until(
    () => {
      if (wanted !== 'equal') return drawEquation(rng)
      const [p, q, m] = [rng.int(1, 7), rng.pick([-1, 1]) * rng.int(1, 12), rng.int(1, 3)]
      return [m * p * p, 2 * m * p * q, m * q * q] as const
    },
    (drawn) => kindOf(drawn) === wanted,
  )
  const [a, b, c] = f
  const d = b * b - 4 * a * c
  const text = latex`${showPolynomial(f)} = 0`
  const why = {
    imaginary: say`the discriminant is negative only for such roots, and here it is ${d}`,
    equal: say`the discriminant would have to be 0, and it is ${d}`,
    rational: say`the discriminant would have to be a positive square, and it is ${d}`,
    irrational: say`the discriminant would have to be positive and no square, and it is ${d}`,
  }
  return {
    concept: 'nature-of-roots',
    given: { find: 'nature' as const, f },
    prompt: rng.pick([
      say`Of what nature are the roots of the equation ${text}?`,
      say`The roots of ${text} are`,
      say`What can be said about the roots of the quadratic equation ${text}?`,
      say`By its discriminant, the equation ${text} has roots that are`,
      say`Which of the following describes the roots of ${text}?`,
      say`Without solving it, tell the nature of the roots of ${text}.`,
    ]),
    answer: NATURES[wanted],
    mistakes: (['imaginary', 'equal', 'rational', 'irrational'] as const)
      .filter((kind) => kind !== wanted)
      .map((kind) => ({
        value: NATURES[kind],
        because:
          kind === 'imaginary' ? say`the discriminant would have to be negative, and it is ${d}` : why[kind],
      })),
    steps: [
      say`The discriminant is ${latex`${b * b} ${4 * a * c < 0 ? '+' : '-'} ${Math.abs(4 * a * c)} = ${d}`}.`,
      say`${d < 0 ? 'It is negative' : d === 0 ? 'It is 0' : Number.isInteger(Math.sqrt(d)) ? 'It is a positive square' : 'It is positive and no square'}, so the roots are: ${NATURES[wanted]}`,
    ],
  }
}

/** The last coefficient for which the roots are equal. */
function equalRoots(rng: Random) {
  const [a, b] = [rng.int(1, 24), rng.pick([-1, 1]) * rng.int(2, 48)]
  const value = exact(b * b, 4 * a)
  const answer = fraction(value)
  const text = latex`${showPolynomial([a, b, 0])} + k = 0`
  return {
    concept: 'equal-roots',
    given: { find: 'equal' as const, a, b },
    prompt: rng.pick([
      say`For which k does the equation ${text} have equal roots?`,
      say`If the roots of ${text} are equal, then k is`,
      say`Find k, if the equation ${text} has two equal roots.`,
      say`The parabola of ${latex`y = ${showPolynomial([a, b, 0])} + k`} only touches the x-axis. ${ask(rng, 'the value of k')}`,
      say`${ask(rng, say`the value of k for which the roots of ${text} are equal`)}`,
      say`${ask(rng, say`the value of k if ${text} has a repeated root`)}`,
    ]),
    answer,
    mistakes: [
      { value: fraction(exact(b * b, a)), because: say`the factor 4 was left out` },
      { value: fraction(exact(b * b, 4)), because: say`a = ${a} was left out` },
      { value: fraction(exact(Math.abs(b), 4 * a)), because: say`b was not squared` },
      { value: fraction(exact(b * b, 2 * a)), because: say`it was divided by 2 instead of 4` },
      { value: fraction(exact(4 * a, b * b)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(4 * a * b * b)), because: say`it was multiplied instead of divided` },
    ],
    steps: [
      say`Equal roots need the discriminant 0: ${latex`b^2 = 4ac`}`,
      say`${b * b} = 4 × ${a} × k`,
      say`k = ${answer}`,
    ],
  }
}

function squareForEqual(rng: Random) {
  const [p, q] = rng.sample(range(1, 16), 2)
  const value = 2 * p * q
  const [a, c] = [p * p, q * q]
  const text = latex`${a === 1 ? '' : a}x^2 + kx + ${c} = 0`
  return {
    concept: 'equal-roots',
    given: { find: 'square' as const, a, c },
    prompt: rng.pick([
      say`For which positive k does ${text} have equal roots?`,
      say`If k is positive and the roots of ${text} are equal, ${askIf(rng, 'the value of k')}`,
      say`The equation ${text} has equal roots and k > 0. The value of k is`,
      say`Find the positive value of k for which both roots of ${text} are the same.`,
      say`${text} has two equal roots, k being a positive number. Then k is equal to`,
    ]),
    answer: value,
    mistakes: [
      { value: p * q, because: say`the factor 2 was left out` },
      { value: value * value, because: say`the root was not taken` },
      { value: 4 * p * q, because: say`the root of 4 is 2` },
      { value: 2 * (p + q), because: say`the roots of the coefficients were added` },
      { value: a * c, because: say`the coefficients were multiplied` },
      { value: value + 2, because: say`a slip in the root made it too large` },
      { value: value > 2 ? value - 2 : value + 4, because: say`a slip in the root` },
    ],
    steps: [
      say`Equal roots need ${latex`k^2 = 4ac`}.`,
      say`${latex`k^2 = 4 \times ${a} \times ${c} = ${value * value}`}`,
      say`The positive value is k = ${value}`,
    ],
  }
}

/** One of the roots of a given equation also solves another with an unknown constant. */
function commonRoot(rng: Random) {
  const { p, q, d, first, second } = rng.until(
    () => {
      const [p, q, d] = [rng.int(-15, 15), rng.int(-15, 15), rng.int(-15, 15)]
      return { p, q, d, first: -(p * p + d * p), second: -(q * q + d * q) }
    },
    (drawn) =>
      drawn.p !== drawn.q &&
      drawn.first * drawn.second < 0 &&
      drawn.d !== 0 &&
      drawn.d !== -(drawn.p + drawn.q) &&
      drawn.p * drawn.q !== 0,
  )
  const sign = rng.pick([1, -1] as const)
  const value = first * sign > 0 ? first : second
  const root = value === first ? p : q
  const one = latex`${showPolynomial([1, -(p + q), p * q])} = 0`
  const other = latex`${showPolynomial([1, d, 0])} + k = 0`
  const name = sign > 0 ? 'positive' : 'negative'
  return {
    concept: 'common-root',
    given: { find: 'common' as const, b: -(p + q), c: p * q, d, sign },
    prompt: rng.pick([
      say`The equations ${one} and ${other} have a common root. If k is ${name}, ${askIf(rng, 'the value of k')}`,
      say`If ${one} and ${other} have one root in common and k is ${name}, then k is`,
      say`One root of ${one} also satisfies ${other}, where k is ${name}. Find k.`,
      say`The number k is ${name}, and ${other} is true for one of the two solutions of ${one}. What is k?`,
      say`For which ${name} k do the equations ${one} and ${other} share a root?`,
      say`A root of ${one} is also a root of ${other}, and k is a ${name} number. The value of k is`,
      say`Find the ${name} value of k for which ${other} and ${one} have a common root.`,
    ]),
    answer: value,
    within: sign > 0 ? ([0.5, 5000] as const) : ([-5000, -0.5] as const),
    mistakes: [
      {
        value: -(value === first ? second : first),
        because: say`that belongs to the other root, and its sign was lost`,
      },
      { value: sign * Math.abs(p * q), because: say`that would make the constants equal, not the roots` },
      { value: sign * Math.abs(root), because: say`the common root itself was taken` },
      { value: sign * root * root, because: say`the middle term was left out` },
      { value: sign * Math.abs(d * root), because: say`the square of the root was left out` },
      { value: value + d, because: say`a slip in one term` },
      { value: value - d, because: say`a slip in one term` },
      { value: value + root, because: say`the root was added once too often` },
      { value: value - root, because: say`the root was taken off once too often` },
    ],
    steps: [
      say`The roots of the first equation are ${p} and ${q}.`,
      say`With x = ${p} the second gives k = ${first}.`,
      say`With x = ${q} it gives k = ${second}.`,
      say`The ${name} one is k = ${value}`,
    ],
  }
}

function leastForReal(rng: Random) {
  const { a, c, value } = rng.until(
    () => {
      const [a, c] = [rng.int(1, 25), rng.int(1, 75)]
      return { a, c, value: Math.ceil(Math.sqrt(4 * a * c)) }
    },
    (drawn) => !Number.isInteger(Math.sqrt(4 * drawn.a * drawn.c)) && drawn.value > 4,
  )
  const text = latex`${a === 1 ? '' : a}x^2 + kx + ${c} = 0`
  return {
    concept: 'nature-of-roots',
    given: { find: 'least' as const, a, c },
    prompt: rng.pick([
      say`${ask(rng, say`the least positive integer k for which the roots of ${text} are real`)}`,
      say`${ask(rng, say`the smallest positive integer k such that ${text} has real roots`)}`,
      say`The roots of ${text} are real. The least positive integral value of k is`,
      say`If the roots of ${text} are real and k is a positive integer, k is at least`,
    ]),
    answer: value,
    mistakes: [
      { value: value - 1, because: say`its square is still smaller than 4ac, so the roots are not real` },
      { value: value + 1, because: say`it works, but a smaller integer does too` },
      { value: 4 * a * c, because: say`the root was not taken` },
      { value: Math.ceil(Math.sqrt(a * c)), because: say`the factor 4 was left out` },
      { value: 2 * a * c, because: say`4ac was halved instead of taking its root` },
      { value: value + 2, because: say`it works, but smaller integers do too` },
      { value: value - 2, because: say`its square is smaller than 4ac` },
    ].filter(({ value: wrong }) => wrong > 0),
    steps: [
      say`Real roots need ${latex`k^2 \ge 4ac = ${4 * a * c}`}.`,
      say`${latex`${value - 1}^2 = ${(value - 1) ** 2}`} is too small.`,
      say`${latex`${value}^2 = ${value ** 2}`} is large enough.`,
      say`The least k is ${value}`,
    ],
  }
}

/** kx² + bx + c = 0 with equal roots. */
function firstForEqual(rng: Random) {
  const [b, c] = [rng.pick([-1, 1]) * rng.int(2, 48), rng.int(1, 30)]
  const value = exact(b * b, 4 * c)
  const answer = fraction(value)
  const text = latex`kx^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}x + ${c} = 0`
  return {
    concept: 'equal-roots',
    given: { find: 'first' as const, b, c },
    prompt: rng.pick([
      say`The quadratic equation ${text} has equal roots. The value of k is`,
      say`If both roots of ${text} are the same number, ${askIf(rng, 'the value of k')}`,
      ask(rng, say`the value of k for which the quadratic equation ${text} has real and equal roots`),
      say`For which k does ${text} have only one root, counted twice?`,
    ]),
    answer,
    mistakes: [
      { value: fraction(exact(b * b, c)), because: say`the factor 4 was left out` },
      { value: fraction(exact(b * b, 4)), because: say`the last coefficient ${c} was left out` },
      { value: fraction(exact(Math.abs(b), 4 * c)), because: say`b was not squared` },
      { value: fraction(exact(b * b, 2 * c)), because: say`it was divided by 2 instead of 4` },
      { value: fraction(exact(4 * c, b * b)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(b * b * c, 4)), because: say`it was multiplied by ${c} instead of divided` },
    ],
    steps: [
      say`Equal roots need the discriminant 0: ${latex`b^2 = 4ac`}`,
      say`${b * b} = 4 × k × ${c}`,
      say`k = ${answer}`,
    ],
  }
}

/** ax² + (k + m)x + c = 0 with equal roots. */
function shiftedForEqual(rng: Random) {
  const [p, q] = [rng.int(1, 7), rng.int(1, 12)]
  const m = rng.pick([-1, 1]) * rng.int(1, 20)
  const isLarger = rng.chance(0.5)
  const size = 2 * p * q
  const value = (isLarger ? size : -size) - m
  const [a, c] = [p * p, q * q]
  const text = latex`${a === 1 ? '' : a}x^2 + (k ${m < 0 ? '-' : '+'} ${Math.abs(m)})x + ${c} = 0`
  const which = isLarger ? 'larger' : 'smaller'
  return {
    concept: 'equal-roots',
    given: { find: 'shifted' as const, a, c, m, isLarger },
    prompt: rng.pick([
      say`The equation ${text} has equal roots for two values of k. The ${which} of them is`,
      say`Two values of k make the roots of ${text} coincide. Which is the ${which} one?`,
      ask(rng, say`the ${which} value of k for which ${text} has equal roots`),
      say`If the roots of ${text} are equal, what is the ${which} of the two possible values of k?`,
    ]),
    answer: value,
    within: signed,
    mistakes: [
      {
        value: (isLarger ? -size : size) - m,
        because: say`that is the ${isLarger ? 'smaller' : 'larger'} one`,
      },
      { value: isLarger ? size : -size, because: say`that is k ${m < 0 ? '−' : '+'} ${Math.abs(m)}, not k` },
      {
        value: (isLarger ? size : -size) + m,
        because: say`${Math.abs(m)} was brought over with the wrong sign`,
      },
      { value: (isLarger ? p * q : -p * q) - m, because: say`the factor 2 was left out` },
      { value: size * size - m, because: say`the root was not taken` },
      { value: (isLarger ? 2 * size : -2 * size) - m, because: say`the root of 4 is 2` },
    ],
    steps: [
      say`Equal roots need ${latex`(k ${m < 0 ? '-' : '+'} ${Math.abs(m)})^2 = 4 \times ${a} \times ${c} = ${size * size}`}.`,
      say`So k ${m < 0 ? '−' : '+'} ${Math.abs(m)} is ${size} or ${-size}.`,
      say`The ${which} value of k is ${value}`,
    ],
  }
}

/** "Which root do x² − 5x + 6 = 0 and x² + x − 12 = 0 have in common?" */
function knownCommonRoot(rng: Random) {
  const [shared, p, q] = rng.sample(
    range(-12, 12).filter((one) => one !== 0),
    3,
  )
  const pairs = [p, q].map((other) => [-(shared + other), shared * other] as const)
  const [first = [0, 0] as const, second = [0, 0] as const] = pairs
  const [one, other] = [first, second].map(([b, c]) => latex`${showPolynomial([1, b, c])} = 0`)
  return {
    concept: 'common-root',
    given: { find: 'known-common' as const, first, second },
    prompt: rng.pick([
      say`Which root do the equations ${one ?? ''} and ${other ?? ''} have in common?`,
      say`The common root of ${one ?? ''} and ${other ?? ''} is`,
      ask(rng, say`the common root of the equations ${one ?? ''} and ${other ?? ''}`),
      say`One number satisfies both ${one ?? ''} and ${other ?? ''}. It is`,
    ]),
    answer: shared,
    within: [-60, 60] as const,
    mistakes: [
      { value: p, because: say`it is a root of the first equation only` },
      { value: q, because: say`it is a root of the second equation only` },
      { value: -shared, because: say`the sign of a root was changed: a factor (x − r) is zero at r` },
      { value: -p, because: say`the sign of a root was changed, and it is no common root` },
      { value: -q, because: say`the sign of a root was changed, and it is no common root` },
      { value: p + q, because: say`the two other roots were added` },
    ],
    steps: [
      say`The roots of the first equation are ${shared} and ${p}, those of the second ${shared} and ${q}.`,
      say`The common root is ${shared}`,
    ],
  }
}

/** The greatest whole k for which ax² + bx + k = 0 has real roots. */
function greatestForReal(rng: Random) {
  const { a, b, value } = rng.until(
    () => {
      const [first, middle] = [rng.int(1, 20), rng.pick([-1, 1]) * rng.int(5, 60)]
      return { a: first, b: middle, value: Math.floor((middle * middle) / (4 * first)) }
    },
    (drawn) => (drawn.b * drawn.b) % (4 * drawn.a) !== 0 && drawn.value >= 2,
  )
  const text = latex`${showPolynomial([a, b, 0])} + k = 0`
  return {
    concept: 'nature-of-roots',
    given: { find: 'greatest' as const, a, b },
    prompt: rng.pick([
      ask(rng, say`the greatest integer k for which the roots of ${text} are real`),
      say`The roots of ${text} are real. The greatest integral value of k is`,
      say`Up to which integer k does the equation ${text} have real roots?`,
      say`How large may the integer k be, if the equation ${text} must have real solutions?`,
      say`If ${text} has real roots and k is an integer, k is at most`,
    ]),
    answer: value,
    within: [-50, 3000] as const,
    mistakes: [
      { value: value + 1, because: say`with it the discriminant is negative` },
      { value: value - 1, because: say`it works, but a larger integer does too` },
      { value: Math.floor((b * b) / a), because: say`the factor 4 was left out` },
      { value: Math.floor((b * b) / 4), because: say`a = ${a} was left out` },
      { value: value + 2, because: say`with it the discriminant is negative` },
      { value: value - 2, because: say`it works, but larger integers do too` },
      { value: Math.floor((b * b) / (2 * a)), because: say`it was divided by 2 instead of 4` },
    ],
    steps: [
      say`Real roots need ${latex`b^2 \ge 4ac`}.`,
      say`${b * b} ≥ 4 × ${a} × k = ${4 * a}k`,
      say`k may not be more than ${b * b} ÷ ${4 * a}, which lies between ${value} and ${value + 1}.`,
      say`The greatest integer is ${value}`,
    ],
  }
}

/** How many positive whole k leave ax² + kx + c = 0 without real roots. */
function countNotReal(rng: Random) {
  const { a, c, value } = rng.until(
    () => {
      const [first, last] = [rng.int(1, 25), rng.int(1, 75)]
      return { a: first, c: last, value: Math.ceil(Math.sqrt(4 * first * last)) - 1 }
    },
    (drawn) => drawn.value >= 3,
  )
  const bound = 4 * a * c
  const text = latex`${a === 1 ? '' : a}x^2 + kx + ${c} = 0`
  return {
    concept: 'nature-of-roots',
    given: { find: 'count' as const, a, c },
    prompt: rng.pick([
      say`For how many positive integers k does ${text} have no real roots?`,
      say`The number of positive integral values of k for which the roots of ${text} are not real is`,
      say`How many positive integers k make the roots of ${text} imaginary?`,
      say`k is a positive integer, and ${text} has no real solution. How many values can k have?`,
    ]),
    answer: value,
    mistakes: [
      {
        value: value + 1,
        because: say`one integer too many was counted: its square is not smaller than ${bound}`,
      },
      { value: value - 1, because: say`one integer was left out` },
      { value: bound - 1, because: say`the root was not taken` },
      { value: 2 * value, because: say`the negative integers were counted as well` },
      { value: Math.ceil(Math.sqrt(a * c)) - 1 || value + 2, because: say`the factor 4 was left out` },
      { value: 2 * value + 1, because: say`0 and the negative integers were counted as well` },
    ],
    steps: [
      say`The roots are not real when ${latex`k^2 < 4ac = ${bound}`}.`,
      say`${latex`${value}^2 = ${value ** 2}`} is smaller than ${bound}.`,
      say`${latex`${value + 1}^2 = ${(value + 1) ** 2}`} is not.`,
      say`So k can be 1 to ${value}: their number is ${value}`,
    ],
  }
}
