import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, type Message, say, type Text } from '../../../kit/wording/say.ts'
import { ANGLES, angleOf, RATIO_NAMES, type RatioName, ratioAt, ratioOf, TRIPLES } from './ratio-names.ts'

/** In the middle of a sentence; of a value nobody asks which of the following it is. */
const askThen = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`what is ${what}?`, 3],
    [say`find ${what}.`, 3],
    [say`${what} is:`, 2],
    [say`${what} is equal to:`, 1],
  ])

/** "If sin θ = 3/5 and θ is acute, what is tan θ?" */
export const ratio = defineGenerator({
  id: 'trigonometry/ratio',
  version: 8,
  concepts: ['ratio-from-another-ratio', 'ratios-in-a-right-triangle', 'sec-plus-tan', 'sin-plus-cos'],
  levels: {
    easy: { forms: [another] },
    medium: { forms: [expression, triangle, sumWithSecant, sumOfTwo] },
    hard: { forms: [expressionFromSum, expressionFromSum, ratioFromTwo] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'another':
        return ratioAt(given.wanted, angleOf(given.known, given.top / given.bottom))
      case 'quotient':
        return quotientAt(Math.atan(given.top / given.bottom), given.numbers)
      case 'of-triangle': {
        // The angle at A, by the distances from its corners.
        const angle = Math.atan2(given.bc, given.ab)
        return given.at === 'A' ? ratioAt(given.wanted, angle) : ratioAt(given.wanted, Math.PI / 2 - angle)
      }
      case 'secant-sum':
        return ratioAt(given.wanted, angleOfSum(given))
      case 'quotient-from-sum':
        return quotientAt(angleOfSum(given), given.numbers)
      case 'ratio-from-two': {
        // sin ± cos = √2 sin(θ ± 45°); for the sum this is the angle below 45°.
        const turned = Math.asin(given.top / given.bottom / Math.SQRT2)
        const angle = given.sign === '+' ? turned - Math.PI / 4 : Math.PI / 4 - turned
        return ratioAt(given.wanted, given.isSteep ? Math.PI / 2 - angle : angle)
      }
      case 'difference': {
        // Two numbers whose squares add up to `square`, tried until their sum or difference fits.
        for (let one = 1; one * one < given.square; one++) {
          const other = Math.sqrt(given.square - one * one)
          if (!Number.isInteger(other)) continue
          if (given.sign === '+' && one + other === given.size) return Math.abs(one - other)
          if (given.sign === '−' && Math.abs(one - other) === given.size) return one + other
        }
        return Number.NaN
      }
    }
  },
})

const written = (top: number, bottom: number) => fraction(top, bottom)

/** The coefficients of (a sin θ + b cos θ)/(c sin θ + d cos θ). */
type Coefficients = readonly [number, number, number, number]

function quotientAt(angle: number, [a, b, c, d]: Coefficients): number {
  return (a * Math.sin(angle) + b * Math.cos(angle)) / (c * Math.sin(angle) + d * Math.cos(angle))
}

/** The angle of sec θ ± tan θ, or of cosec θ ± cot θ, by halving the interval. */
function angleOfSum({
  pair,
  sign,
  top,
  bottom,
}: {
  pair: 'sec' | 'cosec'
  sign: '+' | '−'
  top: number
  bottom: number
}): number {
  const sum = sign === '+' ? top / bottom : bottom / top
  // The sum grows with the angle.
  let [low, high] = [0, Math.PI / 2 - 1e-12]
  for (let round = 0; round < 200; round++) {
    const middle = (low + high) / 2
    if (1 / Math.cos(middle) + Math.tan(middle) < sum) low = middle
    else high = middle
  }
  // cosec + cot of an angle is sec + tan of its complement.
  return pair === 'sec' ? low : Math.PI / 2 - low
}

/** For a single ratio larger numbers do no harm. */
const LONG_TRIPLES = [
  ...TRIPLES,
  ...[
    [28, 45, 53],
    [33, 56, 65],
    [16, 63, 65],
    [48, 55, 73],
    [13, 84, 85],
    [36, 77, 85],
    [39, 80, 89],
    [65, 72, 97],
    [20, 99, 101],
  ].flatMap(([a = 0, b = 0, c = 0]): (readonly [number, number, number])[] => [
    [a, b, c],
    [b, a, c],
  ]),
]

/** A sine or cosine lies below 1, a secant above it: another option falls at sight. */
const limitsOf = (name: RatioName): readonly [number, number] =>
  name === 'sin' || name === 'cos'
    ? [0.001, 0.999]
    : name === 'sec' || name === 'cosec'
      ? [1.001, 200]
      : [0.001, 200]

/** What comes out when the two legs added up are taken for the longest side. */
const withLegsAdded = (opposite: number, adjacent: number) => {
  const because = say`the two legs were added to get the longest side`
  return [
    { value: fraction(opposite, opposite + adjacent), because },
    { value: fraction(adjacent, opposite + adjacent), because },
    { value: fraction(opposite + adjacent, opposite), because },
    { value: fraction(opposite + adjacent, adjacent), because },
  ]
}

function another(rng: Random) {
  const [opposite, adjacent, longest] = rng.pick(LONG_TRIPLES)
  const [known, wanted] = rng.sample(RATIO_NAMES, 2)
  const angle = rng.pick(ANGLES)
  const of = (name: RatioName) => ratioOf(name, opposite, adjacent, longest)
  const [top, bottom] = of(known)
  const [keyTop, keyBottom] = of(wanted)
  const answer = fraction(keyTop, keyBottom)
  const told = rng.chance(0.7)
    ? say`${known} ${angle} = ${written(top, bottom)}`
    : say`${bottom} ${known} ${angle} = ${top}`
  const others = RATIO_NAMES.filter((name) => name !== wanted && name !== known)
  return {
    concept: 'ratio-from-another-ratio',
    given: { find: 'another' as const, known, wanted, top, bottom },
    within: limitsOf(wanted),
    prompt: rng.pick([
      say`If ${told}, where ${angle} is an acute angle, then ${askThen(rng, say`the value of ${wanted} ${angle}`)}`,
      say`If ${angle} is an acute angle and ${told}, then ${askThen(rng, say`${wanted} ${angle}`)}`,
      say`Given that ${told} and 0° < ${angle} < 90°, find ${wanted} ${angle}.`,
      say`${told}, and ${angle} is an angle of a right triangle. ${ask(rng, say`${wanted} ${angle}`)}`,
      say`For an acute angle ${angle}, ${told}. The value of ${wanted} ${angle} is:`,
      say`Let ${told}, ${angle} being acute. ${ask(rng, say`the value of ${wanted} ${angle}`)}`,
    ]),
    answer,
    mistakes: [
      ...others.map((name) => ({ value: fraction(...of(name)), because: say`that is ${name} ${angle}` })),
      { value: fraction(keyBottom, keyTop), because: say`the fraction was turned upside down` },
      { value: fraction(top, bottom), because: say`that is ${known} ${angle}, which was given` },
      {
        value: fraction(Math.abs(bottom - top), Math.max(top, bottom)),
        because: say`the given numbers were subtracted`,
      },
      ...withLegsAdded(opposite, adjacent),
    ],
    steps: [
      say`A right triangle with ${known} ${angle} = ${written(top, bottom)} has the sides ${opposite} opposite ${angle}, ${adjacent} beside it and ${longest} as the longest.`,
      say`${wanted} ${angle} = ${keyTop} ÷ ${keyBottom} = ${answer}`,
    ],
  }
}

function expression(rng: Random) {
  const angle = rng.pick(ANGLES)
  const [p, q] = rng.until(
    () => rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2),
    ([one, other]) => gcd(one, other) === 1,
  )
  const { numbers, shown, answer, mistakes, steps } = drawQuotient(rng, angle, p, q, 9)
  const known = rng.pick(['tan', 'cot'] as const)
  const told = known === 'tan' ? fraction(p, q) : fraction(q, p)
  return {
    concept: 'ratio-from-another-ratio',
    given: { find: 'quotient' as const, top: p, bottom: q, numbers },
    prompt: rng.pick([
      say`If ${known} ${angle} = ${told}, then ${askThen(rng, say`the value of ${shown}`)}`,
      say`Given that ${known} ${angle} = ${told}, ${askThen(rng, say`the value of ${shown}`)}`,
      say`If ${known} ${angle} = ${told}, then ${shown} is equal to:`,
      say`Let ${known} ${angle} = ${told}. ${ask(rng, say`the value of ${shown}`)}`,
    ]),
    answer,
    // Never negative, so a negative option falls at sight.
    within: [0.01, 100] as const,
    mistakes,
    steps,
  }
}

/** (a sin θ + b cos θ)/(c sin θ + d cos θ) for an angle whose tangent is p/q. */
function drawQuotient(rng: Random, angle: string, p: number, q: number, largest: number) {
  const { numbers, top, bottom } = rng.until(
    () => {
      const [a, b, c, d] = [
        rng.int(1, largest),
        rng.int(1, largest) * rng.pick([1, -1]),
        rng.int(1, largest),
        rng.int(1, largest) * rng.pick([1, -1]),
      ]
      return { numbers: [a, b, c, d] as const, top: a * p + b * q, bottom: c * p + d * q }
    },
    (drawn) =>
      drawn.top > 0 &&
      drawn.bottom > 0 &&
      drawn.top !== drawn.bottom &&
      gcd(drawn.numbers[0], drawn.numbers[1]) === 1 &&
      gcd(drawn.numbers[2], drawn.numbers[3]) === 1 &&
      drawn.numbers[0] * drawn.numbers[3] !== drawn.numbers[1] * drawn.numbers[2],
  )
  const [a, b, c, d] = numbers
  const term = (size: number, name: string) =>
    `${Math.abs(size) === 1 ? '' : Math.abs(size)}\\${name} ${LETTERS[angle] ?? angle}`
  const side = (x: number, y: number) => `${term(x, 'sin')} ${y < 0 ? '-' : '+'} ${term(y, 'cos')}`
  const shown = latex`\frac{${side(a, b)}}{${side(c, d)}}`
  const answer = fraction(top, bottom)
  const swap = (x: number, y: number) => x * q + y * p
  return {
    numbers,
    shown,
    answer,
    mistakes: [
      { value: fraction(bottom, top), because: say`numerator and denominator were exchanged` },
      ...(swap(c, d) === 0
        ? []
        : [
            {
              value: fraction(swap(a, b), swap(c, d)),
              because: say`the ratio of sine and cosine was turned round`,
            },
          ]),
      ...(c + d === 0
        ? []
        : [{ value: fraction(a + b, c + d), because: say`the coefficients alone were used` }]),
      ...(c * p - d * q === 0
        ? []
        : [
            {
              value: fraction(a * p - b * q, c * p - d * q),
              because: say`the signs between the terms were changed`,
            },
            { value: fraction(top, c * p - d * q), because: say`the sign in the denominator was changed` },
          ]),
      { value: fraction(a * p - b * q, bottom), because: say`the sign in the numerator was changed` },
      { value: fraction(top + bottom, bottom), because: say`1 was added to the quotient` },
      { value: fraction(a * p, c * p), because: say`the cosine terms were left out` },
    ],
    steps: [
      say`Divide numerator and denominator by cos ${angle}; sin ${angle} ÷ cos ${angle} = tan ${angle} = ${fraction(p, q)}`,
      say`Multiplied by ${q}, the numerator is ${a} × ${p} ${b < 0 ? '−' : '+'} ${Math.abs(b)} × ${q} = ${top} and the denominator ${c} × ${p} ${d < 0 ? '−' : '+'} ${Math.abs(d)} × ${q} = ${bottom}.`,
      say`The value is ${top} ÷ ${bottom} = ${answer}`,
    ],
  }
}

/** Greek letters inside formulas. */
const LETTERS: Readonly<Record<string, string>> = { θ: '\\theta', α: '\\alpha', φ: '\\varphi' }

function triangle(rng: Random) {
  const [opposite, adjacent, longest] = rng.pick(TRIPLES)
  const scale = rng.int(1, 12)
  const [bc, ab, ac] = [opposite * scale, adjacent * scale, longest * scale]
  const corner = rng.pick(['A', 'C'] as const)
  const wanted = rng.pick(RATIO_NAMES)
  const [first, second] = corner === 'A' ? [opposite, adjacent] : [adjacent, opposite]
  const of = (name: RatioName) => ratioOf(name, first, second, longest)
  const shows = rng.pick(['legs', 'longest'] as const)
  const told = shows === 'legs' ? say`AB = ${ab} cm and BC = ${bc} cm` : say`AB = ${ab} cm and AC = ${ac} cm`
  const answer = fraction(...of(wanted))
  return {
    concept: 'ratios-in-a-right-triangle',
    given: { find: 'of-triangle' as const, ab, bc, at: corner, wanted },
    within: limitsOf(wanted),
    prompt: rng.pick([
      say`In △ABC, ∠B = 90°, ${told}. ${ask(rng, say`the value of ${wanted} ${corner}`)}`,
      say`ABC is a triangle right-angled at B. If ${told}, then ${askThen(rng, say`the value of ${wanted} ${corner}`)}`,
      say`If ${told} in a right-angled triangle ABC, where ∠B = 90°, then find ${wanted} ${corner}.`,
      say`${told} are two sides of a triangle ABC with the right angle at B. ${ask(rng, say`${wanted} ${corner}`)}`,
      say`In a right triangle ABC, right-angled at B, ${told}. What is ${wanted} ${corner}?`,
    ]),
    answer,
    mistakes: [
      ...RATIO_NAMES.filter((name) => name !== wanted).map((name) => ({
        value: fraction(...of(name)),
        because: say`that is ${name} ${corner}`,
      })),
      {
        value: fraction(first + second, longest),
        because: say`the two legs were added and divided by the longest side`,
      },
      ...withLegsAdded(first, second),
    ],
    steps: [
      shows === 'legs' ? say`AC = √(${ab}² + ${bc}²) = ${ac} cm` : say`BC = √(${ac}² − ${ab}²) = ${bc} cm`,
      corner === 'A'
        ? say`Seen from A, BC is the opposite side, AB lies beside the angle and AC is the longest side.`
        : say`Seen from C, AB is the opposite side, BC lies beside the angle and AC is the longest side.`,
      say`${wanted} ${corner} = ${of(wanted)[0] * scale} ÷ ${of(wanted)[1] * scale} = ${answer}`,
    ],
  }
}

/** For several steps the numbers stay small. */
const SHORT_TRIPLES = TRIPLES.filter(([, , longest]) => longest <= 29)

/** sec θ + tan θ, sec θ − tan θ, cosec θ + cot θ or cosec θ − cot θ of a right triangle. */
function drawSum(rng: Random, triples: typeof TRIPLES) {
  const [opposite, adjacent, longest] = rng.pick(triples)
  const pair = rng.pick(['sec', 'cosec'] as const)
  const angle = rng.pick(ANGLES)
  const [big, small] = pair === 'sec' ? (['sec', 'tan'] as const) : (['cosec', 'cot'] as const)
  // sec + tan = (longest + opposite) ÷ adjacent; its inverse is sec − tan.
  const [leg, base] = pair === 'sec' ? [opposite, adjacent] : [adjacent, opposite]
  const sign = rng.pick(['+', '−'] as const)
  // The two are each other's inverse: (longest − leg) ÷ base = base ÷ (longest + leg).
  const [top, bottom] = sign === '+' ? [longest + leg, base] : [longest - leg, base]
  const told = say`${big} ${angle} ${sign} ${small} ${angle} = ${fraction(top, bottom)}`
  const inverse = say`${big} ${angle} ${sign === '+' ? '−' : '+'} ${small} ${angle}`
  return {
    opposite,
    adjacent,
    longest,
    angle,
    told,
    inverse,
    given: { pair, sign, top, bottom },
    steps: [
      say`(${big} ${angle} + ${small} ${angle}) × (${big} ${angle} − ${small} ${angle}) = 1, so ${inverse} = ${fraction(bottom, top)}`,
      say`Adding both: 2 ${big} ${angle} = ${fraction(top, bottom)} + ${fraction(bottom, top)}, so ${big} ${angle} = ${fraction(longest, base)}`,
      say`A right triangle with the sides ${opposite} opposite ${angle}, ${adjacent} beside it and ${longest} as the longest has this ratio.`,
    ],
  }
}

/** "If sec θ + tan θ = 5/2, where θ is acute, find sin θ." */
function sumWithSecant(rng: Random) {
  const { opposite, adjacent, longest, angle, told, inverse, given, steps } = drawSum(rng, TRIPLES)
  const wanted = rng.pick(RATIO_NAMES)
  const of = (name: RatioName) => ratioOf(name, opposite, adjacent, longest)
  const answer = fraction(...of(wanted))
  const others = RATIO_NAMES.filter((name) => name !== wanted)
  return {
    concept: 'sec-plus-tan',
    given: { find: 'secant-sum' as const, ...given, wanted },
    within: limitsOf(wanted),
    prompt: rng.pick([
      say`If ${told}, where ${angle} is an acute angle, then ${askThen(rng, say`the value of ${wanted} ${angle}`)}`,
      say`If ${angle} is an acute angle such that ${told}, then ${askThen(rng, say`${wanted} ${angle}`)}`,
      say`Given that ${told} and 0° < ${angle} < 90°, find ${wanted} ${angle}.`,
      say`For an acute angle ${angle}, ${told}. The value of ${wanted} ${angle} is:`,
      say`${angle} is acute and ${told}. ${ask(rng, say`${wanted} ${angle}`)}`,
      say`Let ${told}, ${angle} being acute. ${ask(rng, say`the value of ${wanted} ${angle}`)}`,
    ]),
    answer,
    mistakes: [
      ...others.map((name) => ({ value: fraction(...of(name)), because: say`that is ${name} ${angle}` })),
      { value: fraction(given.bottom, given.top), because: say`that is ${inverse}` },
      ...withLegsAdded(opposite, adjacent),
    ],
    steps: [...steps, say`${wanted} ${angle} = ${answer}`],
  }
}

/** "If sec θ + tan θ = 5/2, where θ is acute, find (2 sin θ + cos θ)/(3 sin θ − 2 cos θ)." */
function expressionFromSum(rng: Random) {
  const { opposite, adjacent, longest, angle, told, given, steps } = drawSum(rng, SHORT_TRIPLES)
  const drawn = drawQuotient(rng, angle, opposite, adjacent, 5)
  const { numbers, shown, answer } = drawn
  const [a, b, c, d] = numbers
  /** What comes out for another tangent. */
  const valueWith = (p: number, q: number) => ({ top: a * p + b * q, bottom: c * p + d * q })
  const wrongTangents = [
    { ...valueWith(given.top, given.bottom), because: say`the given value was taken for tan ${angle}` },
    { ...valueWith(given.bottom, given.top), because: say`the given value was taken for cot ${angle}` },
    { ...valueWith(opposite, longest), because: say`sin ${angle} was taken for tan ${angle}` },
  ]
  return {
    concept: 'sec-plus-tan',
    given: { find: 'quotient-from-sum' as const, ...given, numbers },
    prompt: rng.pick([
      say`If ${told}, where ${angle} is an acute angle, then ${askThen(rng, say`the value of ${shown}`)}`,
      say`Given that ${told} and 0° < ${angle} < 90°, ${askThen(rng, say`the value of ${shown}`)}`,
      say`For an acute angle ${angle}, ${told}. ${ask(rng, say`the value of ${shown}`)}`,
      say`If ${angle} is an acute angle such that ${told}, then ${shown} is equal to:`,
    ]),
    answer,
    // Never negative, so a negative option falls at sight.
    within: [0.01, 100] as const,
    mistakes: [
      ...wrongTangents
        .filter(({ bottom }) => bottom !== 0)
        .map(({ top, bottom, because }) => ({ value: fraction(top, bottom), because })),
      ...drawn.mistakes,
    ],
    steps: [...steps, ...drawn.steps],
  }
}

/** "If sin θ + cos θ = 17/13, where 45° < θ < 90°, find tan θ." */
function ratioFromTwo(rng: Random) {
  const [opposite, adjacent, longest] = rng.pick(TRIPLES)
  const angle = rng.pick(ANGLES)
  const isSteep = opposite > adjacent
  const sign = rng.pick(['+', '−'] as const)
  const [first, second] =
    isSteep || (sign === '+' && rng.chance(0.5)) ? (['sin', 'cos'] as const) : (['cos', 'sin'] as const)
  const [sum, difference] = [opposite + adjacent, Math.abs(opposite - adjacent)]
  const [top, found] = sign === '+' ? [sum, difference] : [difference, sum]
  const square = longest * longest
  const wanted = rng.pick(RATIO_NAMES)
  const of = (name: RatioName) => ratioOf(name, opposite, adjacent, longest)
  const told = say`${first} ${angle} ${sign} ${second} ${angle} = ${fraction(top, longest)}`
  // A difference tells by itself which of the two is larger.
  const range =
    sign === '−' ? `0° < ${angle} < 90°` : isSteep ? `45° < ${angle} < 90°` : `0° < ${angle} < 45°`
  const [large, small] = isSteep ? (['sin', 'cos'] as const) : (['cos', 'sin'] as const)
  const answer = fraction(...of(wanted))
  return {
    concept: 'sin-plus-cos',
    given: { find: 'ratio-from-two' as const, sign, isSteep, top, bottom: longest, wanted },
    within: limitsOf(wanted),
    prompt: rng.pick([
      say`If ${told}, where ${range}, then ${askThen(rng, say`the value of ${wanted} ${angle}`)}`,
      say`If ${range} and ${told}, then ${askThen(rng, say`${wanted} ${angle}`)}`,
      say`Given that ${told} and ${range}, find ${wanted} ${angle}.`,
      say`It is given that ${told}, where ${range}. ${ask(rng, say`the value of ${wanted} ${angle}`)}`,
    ]),
    answer,
    mistakes: [
      ...RATIO_NAMES.filter((name) => name !== wanted).map((name) => ({
        value: fraction(...of(name)),
        because: say`that is ${name} ${angle}`,
      })),
      { value: fraction(sum, longest), because: say`that is sin ${angle} + cos ${angle}` },
      { value: fraction(difference, longest), because: say`that is ${large} ${angle} − ${small} ${angle}` },
      ...withLegsAdded(opposite, adjacent),
    ],
    steps: [
      say`(sin ${angle} + cos ${angle})² + (sin ${angle} − cos ${angle})² = 2, because sin² + cos² = 1.`,
      say`So the square of the ${sign === '+' ? 'difference' : 'sum'} is 2 − ${fraction(top * top, square)} = ${fraction(found * found, square)}`,
      say`The sum is ${fraction(sum, longest)}, and ${large} ${angle} is the larger by ${fraction(difference, longest)}`,
      say`So ${large} ${angle} = ${fraction(...of(large))} and ${small} ${angle} = ${fraction(...of(small))}`,
      say`${wanted} ${angle} = ${answer}`,
    ],
  }
}

/** m sin + n cos = size and the square of its difference, all whole. */
const SUMS = range(2, 40).flatMap((one) =>
  range(1, one - 1).map((other) => ({
    sum: one + other,
    difference: one - other,
    square: one * one + other * other,
  })),
)

/** √424 would be written 2√106. */
const isWrittenAsRoot = (square: number): boolean =>
  Number.isInteger(Math.sqrt(square)) || range(2, 31).every((side) => square % (side * side) !== 0)

function sumOfTwo(rng: Random) {
  const { sum, difference, square } = rng.pick(
    SUMS.filter((drawn) => drawn.square >= 10 && drawn.square <= 500 && isWrittenAsRoot(drawn.square)),
  )
  // x is a length here.
  const angle = rng.pick(ANGLES.filter((letter) => letter !== 'x'))
  const isSumKnown = rng.chance(0.5)
  const [known, key] = isSumKnown ? [sum, difference] : [difference, sum]
  const root = Number.isInteger(Math.sqrt(square)) ? `${Math.sqrt(square)}` : `√${square}`
  const sign = isSumKnown ? ('+' as const) : ('−' as const)
  const other = isSumKnown ? '−' : '+'
  const [first, second] = rng.chance(0.5) ? ['sin', 'cos'] : ['cos', 'sin']
  const answer = fraction(key)
  return {
    concept: 'sin-plus-cos',
    given: { find: 'difference' as const, size: known, square, sign },
    // Neither of sin ± cos is more than √2.
    within: [0.5, Math.sqrt(2 * square)] as const,
    prompt: rng.pick([
      say`If ${root} (${first} ${angle} ${sign} ${second} ${angle}) = ${known}, then ${askThen(rng, say`the positive value of ${root} (${first} ${angle} ${other} ${second} ${angle})`)}`,
      say`If x = ${root} ${first} ${angle}, y = ${root} ${second} ${angle} and x ${sign} y = ${known}, then ${askThen(rng, `the positive value of x ${other} y`)}`,
      say`Given that ${root} ${first} ${angle} ${sign} ${root} ${second} ${angle} = ${known}, ${askThen(rng, say`the positive value of ${root} ${first} ${angle} ${other} ${root} ${second} ${angle}`)}`,
    ]),
    answer,
    mistakes: [
      { value: square - known, because: say`the given value was taken off ${square} without squares` },
      { value: known, because: say`sum and difference were taken to be equal` },
      { value: 2 * key, because: say`the root was doubled` },
      { value: (known + key) / 2, because: say`that is the larger of the two terms` },
      { value: Math.abs(known - key) / 2, because: say`that is the smaller of the two terms` },
      { value: key * key, because: say`the root was not taken` },
      { value: key + 1, because: say`the root was taken 1 too large` },
      { value: key - 1, because: say`the root was taken 1 too small` },
      { value: key + 2, because: say`the root was taken 2 too large` },
      { value: key - 2, because: say`the root was taken 2 too small` },
    ],
    steps: [
      say`Square both: (${first} ${angle} ${sign} ${second} ${angle})² + (${first} ${angle} ${other} ${second} ${angle})² = 2, because sin² + cos² = 1.`,
      say`Multiplied by ${square}: ${known}² + (the value wanted)² = ${2 * square}`,
      say`(The value wanted)² = ${2 * square} − ${known * known} = ${key * key}`,
      say`Its root is ${answer}`,
    ],
  }
}
