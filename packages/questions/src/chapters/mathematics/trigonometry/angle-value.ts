import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees, fraction, type Measure, pi, surd } from '../../../kit/values/value.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "What is the value of $4\sin^2 60° + 3\tan^2 30°$?" */
export const angleValue = defineGenerator({
  id: 'trigonometry/angle-value',
  version: 8,
  concepts: [
    'standard-angles',
    'degrees-and-radians',
    'compound-angles',
    'inverse-trigonometry',
    'inverse-trig-principal',
    'multiple-angles',
  ],
  levels: {
    easy: {
      forms: [...often(14, squaresOfStandard), toRadians, principalValue, doubleAngle],
    },
    medium: {
      forms: [...often(8, equationForAngle), toDegrees, ...often(8, sumOfAngles), inverseOfSum, largeAngle],
    },
    hard: {
      forms: [...often(14, knownRatios), ...often(2, arctanSum), ratioOfInverse],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'sum':
        return given.terms.reduce((sum, [factor, name, angle]) => sum + factor * ratioAt(name, angle) ** 2, 0)
      case 'radians':
        return given.angle * TURN
      case 'degrees':
        return (given.top * 180) / given.bottom
      case 'principal':
        return given.times * principalOf(given.name, given.size)
      case 'two-principal':
        return principalOf(...given.one) + given.times * principalOf(...given.other)
      case 'ratio-at':
        return ratioAt(given.name, given.angle)
      case 'double': {
        const angle = Math.asin(given.top / given.bottom)
        return given.wanted === 'sin' ? Math.sin(2 * angle) : Math.cos(2 * angle)
      }
      case 'angle':
        return (
          range(1, 89).find((angle) => {
            const inside = given.times * angle - given.less // a negative `less` is added
            return inside > 0 && inside < 90 && Math.abs(ratioAt(given.name, inside) - given.size) < 1e-9
          }) ?? Number.NaN
        )
      case 'combined': {
        // With a letter in the angles any value of it will do.
        const more = given.hasLetter ? 7 : 0
        const [a, b] = [(given.a + more) * TURN, (given.b - given.sign * more) * TURN]
        if (given.name === 'tan') {
          return (Math.tan(a) + given.sign * Math.tan(b)) / (1 - given.sign * Math.tan(a) * Math.tan(b))
        }
        return given.name === 'sin'
          ? Math.sin(a) * Math.cos(b) + given.sign * Math.cos(a) * Math.sin(b)
          : Math.cos(a) * Math.cos(b) - given.sign * Math.sin(a) * Math.sin(b)
      }
      case 'known':
        return Math[given.wanted](Math.acos(Math.sqrt(1 - given.a ** 2)) + given.sign * Math.asin(given.b))
      case 'arctan-sum':
        return Math.tan(Math.atan(1 / given.a) + given.sign * Math.atan(1 / given.b))
      case 'of-inverse':
        return Math[given.outer](2 * (given.inner === 'sin' ? Math.asin(given.size) : Math.acos(given.size)))
    }
  },
})

const TURN = Math.PI / 180

/** Tries every whole angle of the principal range. */
const principalOf = (name: 'sin' | 'cos' | 'tan', size: number): number =>
  (name === 'cos' ? range(0, 180) : range(-89, 89)).find(
    (angle) => Math.abs(ratioAt(name, angle) - size) < 1e-9,
  ) ?? Number.NaN

type Name = 'sin' | 'cos' | 'tan' | 'sec' | 'cosec' | 'cot'

function ratioAt(name: Name, angle: number): number {
  const at = (angle * Math.PI) / 180
  if (name === 'sin' || name === 'cos' || name === 'tan') return Math[name](at)
  return name === 'sec' ? 1 / Math.cos(at) : name === 'cosec' ? 1 / Math.sin(at) : 1 / Math.tan(at)
}

/** The squares of the ratios at 30°, 45° and 60°, as exact fractions. */
const SQUARES: Readonly<Record<Name, Readonly<Record<30 | 45 | 60, readonly [number, number]>>>> = {
  sin: { 30: [1, 4], 45: [1, 2], 60: [3, 4] },
  cos: { 30: [3, 4], 45: [1, 2], 60: [1, 4] },
  tan: { 30: [1, 3], 45: [1, 1], 60: [3, 1] },
  sec: { 30: [4, 3], 45: [2, 1], 60: [4, 1] },
  cosec: { 30: [4, 1], 45: [2, 1], 60: [4, 3] },
  cot: { 30: [3, 1], 45: [1, 1], 60: [1, 3] },
}
const NAMES = ['sin', 'cos', 'tan', 'sec', 'cosec', 'cot'] as const
const ANGLES = [30, 45, 60] as const

const ask = (rng: Random, shown: string | Message): Message =>
  rng.pick([
    say`What is the value of ${shown}?`,
    say`Find the value of ${shown}.`,
    say`The value of ${shown} is`,
    say`Evaluate: ${shown}`,
    say`Determine the value of ${shown}.`,
    say`Calculate the value of ${shown}.`,
    say`Work out the value of ${shown}.`,
  ])

function squaresOfStandard(rng: Random) {
  const terms = rng.sample(NAMES, 3).map((name, place) => {
    const factor = rng.int(1, 8) * (place === 0 ? 1 : rng.pick([1, -1]))
    return [factor, name, rng.pick(ANGLES)] as const
  })
  const squares = terms.map(([, name, angle]) => exact(...SQUARES[name][angle]))
  const value = terms.reduce(
    (sum, [factor], place) => sum.add(exact(factor).mul(squares[place] ?? 0)),
    exact(0),
  )
  const answer = fraction(value)
  const shown = terms
    .map(([factor, name, angle], place) => {
      const size = Math.abs(factor) === 1 ? '' : Math.abs(factor)
      const sign = place === 0 ? '' : factor < 0 ? ' − ' : ' + '
      return `${sign}${size}${name}²${angle}°`
    })
    .join('')
  const without = terms.reduce(
    (sum, [factor], place) => sum.add(exact(Math.abs(factor)).mul(squares[place] ?? 0)),
    exact(0),
  )
  const swapped = terms.reduce(
    (sum, [factor, name, angle]) =>
      sum.add(exact(factor).mul(exact(...SQUARES[name][angle === 45 ? 45 : angle === 30 ? 60 : 30]))),
    exact(0),
  )
  return {
    concept: 'standard-angles',
    given: { find: 'sum' as const, terms },
    prompt: ask(rng, shown),
    answer,
    within: [-60, 90] as const,
    mistakes: [
      { value: fraction(swapped), because: say`the values at 30° and 60° were exchanged` },
      { value: fraction(without), because: say`all terms were added` },
      {
        value: fraction(exact(terms[0]?.[0] ?? 1).mul(squares[0] ?? 1)),
        because: say`only the first term was counted`,
      },
      { value: fraction(value.add(exact(1))), because: say`one of the squares is wrong` },
      { value: fraction(value.sub(exact(1))), because: say`one of the squares is wrong` },
      { value: fraction(value.div(2)), because: say`the sum was halved` },
      { value: fraction(value.mul(-1)), because: say`all signs were changed` },
    ],
    steps: [
      say`The squares are ${terms.map(([, name, angle], place) => `${name}²${angle}° = ${(squares[place] ?? exact(0)).toFraction()}`).join(', ')}`,
      say`With their factors they add up to ${answer}`,
    ],
  }
}

function toRadians(rng: Random) {
  const angle = rng.chance(0.5) ? rng.int(2, 180) * 2 : rng.int(2, 120) * 3
  const answer = pi(exact(angle, 180))
  return {
    concept: 'degrees-and-radians',
    given: { find: 'radians' as const, angle },
    prompt: rng.pick([
      say`What is ${degrees(angle)} in radians?`,
      say`An angle of ${degrees(angle)} is how many radians?`,
      say`The radian measure of an angle of ${degrees(angle)} is`,
      say`Convert ${degrees(angle)} into radian measure.`,
      say`Express ${degrees(angle)} in radians.`,
      say`Which of the following is the measure of ${degrees(angle)} in radians?`,
    ]),
    answer,
    mistakes: [
      { value: pi(exact(angle, 90)), because: say`a straight angle was taken as 90°` },
      { value: pi(exact(angle, 360)), because: say`a straight angle was taken as 360°` },
      { value: pi(exact(180, angle)), because: say`the quotient was turned upside down` },
      { value: pi(exact(Math.abs(180 - angle), 180)), because: say`that is the measure of the supplement` },
      { value: pi(exact(angle + 15, 180)), because: say`a slip in the division made it too large` },
      {
        value: pi(exact(Math.max(angle - 15, 3), 180)),
        because: say`a slip in the division made it too small`,
      },
    ],
    steps: [say`180° is π radians.`, say`${angle} ÷ 180 × π = ${answer}`],
  }
}

function toDegrees(rng: Random) {
  const [top, bottom] = rng.until(
    () => [rng.int(1, 59), rng.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 45, 60])] as const,
    ([one, other]) => exact(one, other).d === BigInt(other) && one < 2 * other,
  )
  const value = exact(top * 180, bottom)
  const answer = degrees(value)
  const shown = latex`\frac{${top === 1 ? '' : top}\pi}{${bottom}}`
  return {
    concept: 'degrees-and-radians',
    given: { find: 'degrees' as const, top, bottom },
    prompt: rng.pick([
      say`What is an angle of ${shown} radians in degrees?`,
      say`The degree measure of ${shown} radians is`,
      say`Convert ${shown} radians into degrees.`,
      say`Express an angle of ${shown} radians in degrees.`,
      say`Which of the following is the measure of ${shown} radians in degrees?`,
      say`How many degrees are ${shown} radians?`,
    ]),
    answer,
    mistakes: [
      { value: value.mul(2), because: say`π was taken as 360°` },
      { value: value.div(2), because: say`π was taken as 90°` },
      { value: exact(180 * bottom, top), because: say`the fraction was turned upside down` },
      { value: exact(180).sub(value).abs(), because: say`that is the supplement` },
      { value: exact(180, bottom), because: say`the numerator ${top} was left out` },
      { value: value.add(15), because: say`a slip in the multiplication` },
    ],
    steps: [
      say`π radians are 180°.`,
      say`${latex`\frac{${top} \times 180}{${bottom}}`} degrees`,
      say`That is ${answer}`,
    ],
  }
}

const PRINCIPAL = [
  ['sin', '\\frac{1}{2}', 0.5, 30],
  ['sin', '-\\frac{1}{2}', -0.5, -30],
  ['sin', '\\frac{\\sqrt{3}}{2}', Math.sqrt(3) / 2, 60],
  ['sin', '-\\frac{\\sqrt{3}}{2}', -Math.sqrt(3) / 2, -60],
  ['sin', '\\frac{1}{\\sqrt{2}}', Math.SQRT1_2, 45],
  ['sin', '-\\frac{1}{\\sqrt{2}}', -Math.SQRT1_2, -45],
  ['cos', '\\frac{1}{2}', 0.5, 60],
  ['cos', '-\\frac{1}{2}', -0.5, 120],
  ['cos', '\\frac{\\sqrt{3}}{2}', Math.sqrt(3) / 2, 30],
  ['cos', '-\\frac{\\sqrt{3}}{2}', -Math.sqrt(3) / 2, 150],
  ['cos', '-\\frac{1}{\\sqrt{2}}', -Math.SQRT1_2, 135],
  ['tan', '\\sqrt{3}', Math.sqrt(3), 60],
  ['tan', '-\\sqrt{3}', -Math.sqrt(3), -60],
  ['tan', '\\frac{1}{\\sqrt{3}}', 1 / Math.sqrt(3), 30],
  ['tan', '-\\frac{1}{\\sqrt{3}}', -1 / Math.sqrt(3), -30],
  ['tan', '-1', -1, -45],
] as const

function principalValue(rng: Random) {
  const [name, shown, size, angle] = rng.pick(PRINCIPAL)
  const times = rng.int(1, 12)
  const value = times * angle
  const answer = degrees(value)
  const inverse = `\\${name}^{-1}\\left(${shown}\\right)`
  const text = `$${times === 1 ? '' : times}${inverse}$`
  return {
    concept: ['inverse-trigonometry', 'inverse-trig-principal'],
    given: { find: 'principal' as const, name, size, times },
    prompt: rng.pick([
      say`Taking the principal value, what is ${text} in degrees?`,
      say`The value of ${text} in degrees, the inverse having its principal value, is`,
      say`Find ${text} in degrees, using the principal value of the inverse function.`,
      say`Taking the principal value of the inverse, ${text} in degrees is equal to:`,
      say`Calculate the value of ${text} in degrees, with the principal value of the inverse.`,
      say`Determine ${text} in degrees. (Take the principal value of the inverse.)`,
    ]),
    answer,
    within: [-1800, 1800] as const,
    mistakes: [
      {
        value: times * (180 - angle),
        because: say`${degrees(180 - angle)} lies outside the principal range`,
      },
      { value: -value, because: say`the sign is wrong` },
      { value: times * (90 - angle), because: say`the complement was taken` },
      {
        value: times * (180 + angle),
        because: say`${degrees(180 + angle)} lies outside the principal range`,
      },
      { value: value + 30, because: say`the angle is wrong by 30°` },
      { value: value - 30, because: say`the angle is wrong by 30°` },
    ],
    steps: [
      say`The principal range of the inverse of ${name} is from ${name === 'cos' ? '0° to 180°' : '−90° to 90°'}.`,
      say`In it ${`$${inverse}$`} is ${degrees(angle)}, and ${times} × ${degrees(angle)} = ${answer}`,
    ],
  }
}

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
  [11, 60, 61],
  [28, 45, 53],
  [33, 56, 65],
  [16, 63, 65],
] as const

const drawRatio = (rng: Random) => {
  const [a, b, c] = rng.pick(TRIPLES)
  const [opposite, adjacent] = rng.chance(0.5) ? [a, b] : [b, a]
  return { opposite, adjacent, c }
}

function doubleAngle(rng: Random) {
  const { opposite, adjacent, c } = drawRatio(rng)
  const wanted = rng.pick(['sin', 'cos'] as const)
  const letter = rng.pick(['A', 'θ', 'x', 'B', 'α', 'φ'])
  const known = rng.chance(0.6)
    ? say`sin ${letter} = ${fraction(opposite, c)}`
    : say`cos ${letter} = ${fraction(adjacent, c)}`
  const value =
    wanted === 'sin'
      ? exact(2 * opposite * adjacent, c * c)
      : exact(adjacent * adjacent - opposite * opposite, c * c)
  const answer = fraction(value)
  return {
    concept: 'multiple-angles',
    given: { find: 'double' as const, top: opposite, bottom: c, wanted },
    prompt: rng.pick([
      say`If ${known} and ${letter} is acute, what is ${wanted} 2${letter}?`,
      say`For an acute angle ${letter} with ${known}, the value of ${wanted} 2${letter} is`,
      say`If ${letter} is an acute angle and ${known}, find ${wanted} 2${letter}.`,
    ]),
    answer,
    // No sine or cosine is larger than 1.
    within: [-1, 1] as const,
    mistakes: [
      {
        value: fraction(exact(2 * opposite, c)),
        because: say`twice the ratio is not the ratio of twice the angle`,
      },
      {
        value: fraction(wanted === 'sin' ? exact(opposite * adjacent, c * c) : value.mul(-1)),
        because:
          wanted === 'sin'
            ? say`the factor 2 was left out`
            : say`the squares were subtracted in the wrong order`,
      },
      {
        value: fraction(
          wanted === 'sin'
            ? exact(adjacent * adjacent - opposite * opposite, c * c)
            : exact(2 * opposite * adjacent, c * c),
        ),
        because: say`that is the other ratio of 2${letter}`,
      },
      { value: fraction(exact(adjacent, c)), because: say`that is cos ${letter}` },
      { value: fraction(exact(2 * adjacent, c)), because: say`cos ${letter} was doubled` },
      {
        value: fraction(exact(adjacent * adjacent, c * c)),
        because: say`that is the square of cos ${letter}`,
      },
      { value: fraction(exact(opposite, c)), because: say`that is sin ${letter}` },
      {
        value: fraction(exact(opposite * opposite, c * c)),
        because: say`that is the square of sin ${letter}`,
      },
    ],
    steps: [
      say`With ${known}, the right triangle has the sides ${opposite}, ${adjacent} and ${c}: sin ${letter} = ${fraction(opposite, c)} and cos ${letter} = ${fraction(adjacent, c)}.`,
      wanted === 'sin'
        ? say`sin 2${letter} = 2 sin ${letter} cos ${letter} = ${answer}`
        : say`cos 2${letter} = cos²${letter} − sin²${letter} = ${answer}`,
    ],
  }
}

const SIZES = [
  ['sin', 0.5, '1/2', 30],
  ['sin', Math.sqrt(3) / 2, '√3/2', 60],
  ['cos', 0.5, '1/2', 60],
  ['cos', Math.sqrt(3) / 2, '√3/2', 30],
  ['tan', 1, '1', 45],
  ['tan', Math.sqrt(3), '√3', 60],
  ['sec', 2, '2', 60],
  ['cosec', 2, '2', 30],
  ['cot', Math.sqrt(3), '√3', 30],
  ['cot', 1, '1', 45],
  ['sin', Math.SQRT1_2, '1/√2', 45],
  ['cos', Math.SQRT1_2, '1/√2', 45],
  ['tan', 1 / Math.sqrt(3), '1/√3', 30],
] as const

function equationForAngle(rng: Random) {
  const { name, size, text, angle, times, less } = rng.until(
    () => {
      const [name, size, text, angle] = rng.pick(SIZES)
      return { name, size, text, angle, times: rng.int(2, 9), less: rng.int(3, 89) * rng.pick([1, 1, -1]) }
    },
    (drawn) => {
      const value = (drawn.angle + drawn.less) / drawn.times
      return Number.isInteger(value) && value > 1 && value < 90
    },
  )
  const value = (angle + less) / times
  const answer = degrees(value)
  const letter = rng.pick(['θ', 'x', 'A', 'B', 'α'])
  const inside = `${times}${letter} ${less > 0 ? '−' : '+'} ${Math.abs(less)}°`
  const constant = degrees(Math.abs(less))
  return {
    concept: 'standard-angles',
    given: { find: 'angle' as const, name, size, times, less },
    // The angle in the bracket is acute.
    within: [Math.max(1, (less + 1) / times), (less + 89) / times] as const,
    prompt: rng.pick([
      say`If ${name} (${inside}) = ${text} and the angle in the bracket is acute, what is ${letter}?`,
      say`For an acute angle (${inside}), ${name} (${inside}) = ${text}. Find ${letter}.`,
      say`If ${name} (${inside}) = ${text}, where the angle in the bracket lies between 0° and 90°, then ${letter} is`,
      say`Find ${letter}, if ${name} (${inside}) = ${text} and the angle in the bracket is acute.`,
      say`If ${name} (${inside}) = ${text} and (${inside}) is an acute angle, then the value of ${letter} is`,
      say`What is the value of ${letter}, if ${name} (${inside}) = ${text} and the angle in the bracket is acute?`,
      say`${name} (${inside}) = ${text}, and (${inside}) is an acute angle. The value of ${letter} is`,
    ]),
    answer,
    mistakes: [
      { value: angle, because: say`that is the angle in the bracket` },
      {
        value: exact(90 - angle + less, times),
        because: say`the angle in the bracket is ${degrees(angle)}, not its complement`,
      },
      {
        value: exact(Math.abs(angle - less), times),
        because: say`${constant} was ${less > 0 ? 'subtracted instead of added' : 'added instead of subtracted'}`,
      },
      { value: exact(angle, times), because: say`${constant} was left out` },
      ...[30, 45, 60]
        .filter((one) => one !== angle)
        .map((one) => ({
          value: exact(one + less, times),
          because: say`the angle in the bracket was taken to be ${degrees(one)}`,
        })),
      { value: angle + less, because: say`the result was not divided by ${times}` },
      { value: value + 5, because: say`a slip in the division made it too large` },
      { value: value - 3, because: say`a slip in the division made it too small` },
    ],
    steps: [
      say`${name} ${degrees(angle)} = ${text}, so ${inside} = ${degrees(angle)}.`,
      say`${times}${letter} = ${degrees(angle + less)}`,
      say`${letter} = ${answer}`,
    ],
  }
}

/** sin, cos and tan of multiples of 30° and 45°, exactly. */
function exactRatio(name: 'sin' | 'cos' | 'tan', angle: number): Measure {
  const size = Math[name]((angle * Math.PI) / 180)
  const found = [
    fraction(0),
    ...[1, -1].flatMap((sign) => [
      fraction(sign),
      fraction(sign, 2),
      surd(exact(sign, 2), 2),
      surd(exact(sign, 2), 3),
      surd(sign, 3),
      surd(exact(sign, 3), 3),
    ]),
  ].find(({ amount }) => {
    const root = typeof amount.root === 'number' ? Math.sqrt(amount.root) : Math.PI
    return Math.abs(amount.rational.valueOf() + amount.times.valueOf() * root - size) < 1e-9
  })
  if (!found) throw new RangeError(`${name} ${angle}° has no simple value`)
  return found
}

const negative = (value: Measure): Measure => ({
  ...value,
  amount: { ...value.amount, rational: value.amount.rational.mul(-1), times: value.amount.times.mul(-1) },
})

const VALUES = [
  fraction(1, 2),
  surd(exact(1, 2), 3),
  surd(exact(1, 2), 2),
  fraction(1),
  fraction(0),
  fraction(-1, 2),
  surd(exact(-1, 2), 3),
  surd(exact(-1, 2), 2),
]

const TANGENTS = [30, 45, 60, 120, 135, 150].map((angle) => exactRatio('tan', angle))

/** sin A cos B + cos A sin B and its relatives, with angles that add up to a standard one. */
function sumOfAngles(rng: Random) {
  const name = rng.pick(['sin', 'sin', 'cos', 'cos', 'tan'] as const)
  const sign = rng.pick([1, -1] as const)
  // A sum of two angles needs room for both, and a right angle has no tangent.
  const { whole, a } = rng.until(
    () => {
      const whole = rng.pick(sign === 1 ? [60, 90, 120, 135, 150, 180] : [30, 45, 60, 90, 120, 135, 150])
      return { whole, a: sign === 1 ? rng.int(6, whole - 6) : whole + rng.int(6, 80) }
    },
    (drawn) =>
      2 * drawn.a !== drawn.whole &&
      (name !== 'tan' || [drawn.whole, drawn.a, drawn.whole - drawn.a].every((one) => one % 90 !== 0)),
  )
  const b = sign === 1 ? whole - a : a - whole
  const letter = name !== 'tan' && rng.chance(0.5) ? rng.pick(['θ', 'x', 'α']) : ''
  const [A, B] =
    letter === ''
      ? [degrees(a), degrees(b)]
      : [`(${a}° + ${letter})`, `(${b}° ${sign === 1 ? '−' : '+'} ${letter})`]
  const shown =
    name === 'tan'
      ? latex`\frac{\tan ${a}° ${sign === 1 ? '+' : '-'} \tan ${b}°}{1 ${sign === 1 ? '-' : '+'} \tan ${a}° \tan ${b}°}`
      : name === 'sin'
        ? say`sin ${A} cos ${B} ${sign === 1 ? '+' : '−'} cos ${A} sin ${B}`
        : say`cos ${A} cos ${B} ${sign === 1 ? '−' : '+'} sin ${A} sin ${B}`
  const answer = exactRatio(name, whole)
  // The tangent of the complement is the cotangent.
  const other =
    name === 'tan' ? exactRatio('tan', 90 - whole) : exactRatio(name === 'sin' ? 'cos' : 'sin', whole)
  const all = [
    { value: other, because: say`the formula of the other ratio was used` },
    { value: negative(answer), because: say`the sign is wrong` },
    { value: negative(other), because: say`the formula of the other ratio was used, with a wrong sign` },
    ...(name === 'tan' ? TANGENTS : VALUES).map((value) => ({
      value,
      because: say`the two angles were not combined to ${degrees(whole)}`,
    })),
  ]
  return {
    concept: 'compound-angles',
    given: { find: 'combined' as const, name, a, b, sign, hasLetter: letter !== '' },
    prompt: ask(rng, shown),
    answer,
    within: name === 'tan' ? ([-2, 2] as const) : ([-1, 1] as const),
    mistakes: all,
    steps: [
      say`This is the formula of ${name} (A ${sign === 1 ? '+' : '−'} B) with A = ${A} and B = ${B}.`,
      say`A ${sign === 1 ? '+' : '−'} B = ${degrees(whole)}`,
      say`${name} ${degrees(whole)} = ${answer}`,
    ],
  }
}

function inverseOfSum(rng: Random) {
  const [one, other] = rng.sample(PRINCIPAL, 2)
  const [sign, factor] = [rng.pick([1, -1] as const), rng.pick([1, 1, 2, 3])]
  const second = factor * other[3]
  const value = one[3] + sign * second
  const answer = degrees(value)
  const text = ([name, shown]: (typeof PRINCIPAL)[number]) => `\\${name}^{-1}\\left(${shown}\\right)`
  const times = factor === 1 ? '' : factor
  const shown = `$${text(one)} ${sign === 1 ? '+' : '-'} ${times}${text(other)}$`
  return {
    concept: ['inverse-trigonometry', 'inverse-trig-principal'],
    given: {
      find: 'two-principal' as const,
      one: [one[0], one[2]] as const,
      other: [other[0], other[2]] as const,
      times: sign * factor,
    },
    prompt: rng.pick([
      say`Taking principal values, what is ${shown} in degrees?`,
      say`The value of ${shown} in degrees, each inverse having its principal value, is`,
      say`Find the value of ${shown} in degrees, taking principal values.`,
      say`Taking principal values, ${shown} in degrees is equal to:`,
      say`Which of the following is ${shown} in degrees, with principal values?`,
    ]),
    answer,
    within: [-720, 720] as const,
    mistakes: [
      { value: one[3] - sign * second, because: say`the sign between the two angles was changed` },
      { value: -value, because: say`both signs were changed` },
      {
        value: Math.abs(one[3]) + sign * Math.abs(second),
        because: say`the signs of the principal values were left out`,
      },
      { value: 180 - value, because: say`the supplement was taken` },
      { value: value + 90, because: say`one of the principal values is 90° too large` },
      { value: value - 90, because: say`one of the principal values is 90° too small` },
    ],
    steps: [
      say`${`$${text(one)}$`} has the principal value ${degrees(one[3])}.`,
      factor === 1
        ? say`${`$${text(other)}$`} has the principal value ${degrees(second)}.`
        : say`${`$${text(other)}$`} has the principal value ${degrees(other[3])}, and ${factor} times that is ${degrees(second)}.`,
      sign === 1 ? say`Their sum is ${answer}` : say`Their difference is ${answer}`,
    ],
  }
}

function largeAngle(rng: Random) {
  const name = rng.pick(['sin', 'cos', 'tan'] as const)
  const { angle, basic } = rng.until(
    () => {
      const basic = rng.pick([30, 45, 60])
      const quarter = rng.int(1, 18)
      return { basic, angle: quarter * 180 + rng.pick([1, -1]) * basic }
    },
    (drawn) => drawn.angle > 90,
  )
  const answer = exactRatio(name, angle)
  const other = exactRatio(
    name === 'tan' ? 'tan' : name === 'sin' ? 'cos' : 'sin',
    name === 'tan' ? 90 - basic : angle,
  )
  const others = name === 'tan' ? TANGENTS : VALUES
  return {
    concept: 'multiple-angles',
    given: { find: 'ratio-at' as const, name, angle },
    prompt: ask(rng, say`${name} ${degrees(angle)}`),
    answer,
    within: [-2, 2] as const,
    mistakes: [
      { value: negative(answer), because: say`the sign of ${name} in that quadrant is wrong` },
      { value: other, because: say`the complementary ratio was taken` },
      { value: negative(other), because: say`the complementary ratio was taken, with a wrong sign` },
      ...others.map((value) => ({ value, because: say`the angle was not reduced to ${degrees(basic)}` })),
    ],
    steps: [
      say`${degrees(angle)} differs from a multiple of 180° by ${degrees(basic)}.`,
      say`So the size is that of ${name} ${degrees(basic)}, and the quadrant decides the sign.`,
      say`${name} ${degrees(angle)} = ${answer}`,
    ],
  }
}

/** The ratio of a sum from the sines of two acute angles. */
function knownRatios(rng: Random) {
  const [one, two] = rng.until(
    () => [drawRatio(rng), drawRatio(rng)] as const,
    ([a, b]) => a.c !== b.c && a.c * b.c < 2000,
  )
  const wanted = rng.pick(['sin', 'cos'] as const)
  const sign = rng.pick([1, -1] as const)
  const bottom = one.c * two.c
  const [crossed, other] = [one.opposite * two.adjacent, one.adjacent * two.opposite]
  const [cosines, sines] = [one.adjacent * two.adjacent, one.opposite * two.opposite]
  const top = wanted === 'sin' ? crossed + sign * other : cosines - sign * sines
  const answer = fraction(exact(top, bottom))
  const [A, B] = rng.pick([
    ['A', 'B'],
    ['P', 'Q'],
    ['α', 'β'],
    ['x', 'y'],
    ['C', 'D'],
    ['θ', 'φ'],
  ])
  const name = `${A} ${sign === 1 ? '+' : '−'} ${B}`
  // Either the sine or the cosine of each is told: the triangle is the same.
  const told = (letter: string, { opposite, adjacent, c }: typeof one) =>
    rng.chance(0.6)
      ? say`sin ${letter} = ${fraction(opposite, c)}`
      : say`cos ${letter} = ${fraction(adjacent, c)}`
  const [first, second] = [told(A, one), told(B, two)]
  return {
    concept: 'compound-angles',
    given: { find: 'known' as const, a: one.opposite / one.c, b: two.opposite / two.c, wanted, sign },
    prompt: rng.pick([
      say`If ${A} and ${B} are acute angles with ${first} and ${second}, what is ${wanted} (${name})?`,
      say`${A} and ${B} are acute, ${first} and ${second}. The value of ${wanted} (${name}) is`,
      say`If ${first} and ${second}, both angles being acute, find ${wanted} (${name}).`,
      say`Given that ${first} and ${second}, where ${A} and ${B} are acute, find the value of ${wanted} (${name}).`,
    ]),
    answer,
    // No sine or cosine is larger than 1.
    within: [-1, 1] as const,
    mistakes: [
      {
        value: fraction(exact(wanted === 'sin' ? crossed - sign * other : cosines + sign * sines, bottom)),
        because: say`the sign in the formula is wrong`,
      },
      {
        value: fraction(exact(wanted === 'sin' ? cosines - sign * sines : crossed + sign * other, bottom)),
        because: say`the formula of the other ratio was used`,
      },
      {
        value: fraction(exact(one.opposite, one.c).add(exact(sign * two.opposite, two.c))),
        because: say`the ratios were simply ${sign === 1 ? 'added' : 'subtracted'}`,
      },
      {
        value: fraction(exact(wanted === 'sin' ? cosines + sign * sines : crossed - sign * other, bottom)),
        because: say`the wrong formula with the wrong sign was used`,
      },
      { value: fraction(exact(sines, bottom)), because: say`only the sines were multiplied` },
      { value: fraction(exact(cosines, bottom)), because: say`only the cosines were multiplied` },
    ],
    steps: [
      say`sin ${A} = ${fraction(one.opposite, one.c)} and cos ${A} = ${fraction(one.adjacent, one.c)}; sin ${B} = ${fraction(two.opposite, two.c)} and cos ${B} = ${fraction(two.adjacent, two.c)}`,
      wanted === 'sin'
        ? say`sin (${name}) = sin ${A} cos ${B} ${sign === 1 ? '+' : '−'} cos ${A} sin ${B}`
        : say`cos (${name}) = cos ${A} cos ${B} ${sign === 1 ? '−' : '+'} sin ${A} sin ${B}`,
      say`The numerator over ${bottom} is ${top}.`,
      say`${wanted} (${name}) = ${answer}`,
    ],
  }
}

function arctanSum(rng: Random) {
  const { a, b, sign } = rng.until(
    () => ({ a: rng.int(2, 20), b: rng.int(2, 20), sign: rng.pick([1, -1] as const) }),
    (drawn) => drawn.a < drawn.b,
  )
  const value = exact(b + sign * a, a * b - sign)
  const answer = fraction(value)
  const shown = latex`\tan\left(\tan^{-1}\frac{1}{${a}} ${sign === 1 ? '+' : '-'} \tan^{-1}\frac{1}{${b}}\right)`
  return {
    concept: 'inverse-trigonometry',
    given: { find: 'arctan-sum' as const, a, b, sign },
    prompt: ask(rng, shown),
    answer,
    within: [-3, 5] as const,
    mistakes: [
      {
        value: fraction(exact(b + sign * a, a * b + sign)),
        because: say`the sign in the denominator is wrong`,
      },
      {
        value: fraction(exact(b - sign * a, a * b - sign)),
        because: say`the sign in the numerator is wrong`,
      },
      {
        value: fraction(exact(b + sign * a, a * b)),
        because: say`the fractions were simply ${sign === 1 ? 'added' : 'subtracted'}`,
      },
      { value: fraction(exact(1).div(value)), because: say`the quotient was turned upside down` },
      { value: fraction(exact(b - sign * a, a * b + sign)), because: say`both signs are wrong` },
      { value: fraction(exact(1, a * b)), because: say`the fractions were multiplied` },
    ],
    steps: [
      say`${latex`\tan(A ${sign === 1 ? '+' : '-'} B) = \frac{\tan A ${sign === 1 ? '+' : '-'} \tan B}{1 ${sign === 1 ? '-' : '+'} \tan A \tan B}`}`,
      say`Here ${latex`\tan A = \frac{1}{${a}}`} and ${latex`\tan B = \frac{1}{${b}}`}.`,
      say`Numerator ${fraction(exact(b + sign * a, a * b))}, denominator ${fraction(exact(a * b - sign, a * b))}`,
      say`Their quotient is ${answer}`,
    ],
  }
}

/** The ratio of an angle that is given by another ratio, or of twice that angle. */
function ratioOfInverse(rng: Random) {
  const { opposite, adjacent, c } = drawRatio(rng)
  const outer = rng.pick(['sin', 'cos', 'tan'] as const)
  const inner = rng.pick(['sin', 'cos'] as const)
  const size = inner === 'sin' ? exact(opposite, c) : exact(adjacent, c)
  const value =
    outer === 'sin'
      ? exact(2 * opposite * adjacent, c * c)
      : outer === 'cos'
        ? exact(adjacent * adjacent - opposite * opposite, c * c)
        : exact(2 * opposite * adjacent, adjacent * adjacent - opposite * opposite)
  const answer = fraction(value)
  const single =
    outer === 'sin' ? exact(opposite, c) : outer === 'cos' ? exact(adjacent, c) : exact(opposite, adjacent)
  const shown = `$\\${outer}\\left(2\\${inner}^{-1}\\frac{${inner === 'sin' ? opposite : adjacent}}{${c}}\\right)$`
  return {
    concept: 'inverse-trigonometry',
    given: { find: 'of-inverse' as const, outer, inner, size: size.valueOf() },
    prompt: ask(rng, shown),
    answer,
    within: outer === 'tan' ? ([-30, 30] as const) : ([-1, 1] as const),
    mistakes: [
      { value: fraction(single), because: say`the angle was not doubled` },
      { value: fraction(single.mul(2)), because: say`the ratio was doubled instead of the angle` },
      { value: fraction(value.mul(-1)), because: say`the sign is wrong` },
      { value: fraction(size.mul(2)), because: say`the given ratio was doubled` },
      { value: fraction(value.div(2)), because: say`the factor 2 was left out` },
      { value: fraction(exact(opposite * opposite, c * c)), because: say`that is the square of the sine` },
      { value: fraction(exact(adjacent * adjacent, c * c)), because: say`that is the square of the cosine` },
    ],
    steps: [
      say`Let θ be the angle with ${inner} θ = ${fraction(size)}.`,
      say`Then sin θ = ${fraction(opposite, c)} and cos θ = ${fraction(adjacent, c)}.`,
      outer === 'sin'
        ? say`sin 2θ = 2 sin θ cos θ`
        : outer === 'cos'
          ? say`cos 2θ = cos²θ − sin²θ`
          : say`tan 2θ = sin 2θ ÷ cos 2θ`,
      say`The value is ${answer}`,
    ],
  }
}
