import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { ANGLES, type RatioName, ratioAt, TRIPLES } from './ratio-names.ts'

/** "What is sin 35° ÷ cos 55°?" */
export const identity = defineGenerator({
  id: 'trigonometry/identity',
  version: 11,
  concepts: ['complementary-angles', 'fundamental-identities', 'sin-plus-cos'],
  levels: {
    easy: { forms: [complement, squares] },
    medium: { forms: [...often(3, chain), series, ...often(2, powers)] },
    hard: {
      forms: [...often(4, crossed), ...often(3, eliminated), ...often(4, fromTangents), sumAndProduct],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const radians = (degrees: number) => (degrees * Math.PI) / 180
    const tidy = (value: number) => Math.round(value * 1e9) / 1e9
    switch (given.find) {
      case 'quotients':
        return tidy(
          given.terms.reduce(
            (sum, { size, top, bottom, angle }) =>
              sum + (size * ratioAt(top, radians(angle))) / ratioAt(bottom, radians(90 - angle)),
            0,
          ),
        )
      case 'squares': {
        const [first, second] = [
          ratioAt(given.top, radians(given.angle)),
          ratioAt(given.bottom, radians(given.angle)),
        ]
        return tidy(given.size * (first ** 2 + (given.sign === '+' ? 1 : -1) * second ** 2) + given.plus)
      }
      case 'product':
        return tidy(given.angles.reduce((product, angle) => product * Math.tan(radians(angle)), given.size))
      case 'series':
        return tidy(
          range(1, 400)
            .map((step) => step * given.step)
            .filter((angle) => angle < 90)
            .reduce((sum, angle) => sum + Math.sin(radians(angle)) ** 2, 0) + given.extra,
        )
      case 'powers': {
        // The larger of the two numbers with this sum or difference and the product 1.
        const { sum, power, sign } = given
        const larger = (sum + Math.sqrt(sum ** 2 - 4 * sign)) / 2
        return tidy(larger ** power + (power === 3 ? sign : 1) * larger ** -power)
      }
      case 'crossed': {
        // The angle itself: a sin θ + b cos θ is a sine of the same amplitude, shifted.
        const size = Math.hypot(given.a, given.b)
        const angle = Math.asin(given.c / size) - Math.atan2(given.b, given.a)
        const other = given.a * Math.cos(angle) - given.b * Math.sin(angle)
        return tidy(given.asksRoot ? Math.abs(other) : other ** 2)
      }
      case 'eliminated': {
        // The same for every angle, so also for this one.
        const [sec, tan] = [1 / Math.cos(0.7), Math.tan(0.7)]
        const [cosec, cot] = [1 / Math.sin(0.7), 1 / Math.tan(0.7)]
        const [one, other] =
          given.pair === 'sec'
            ? [sec, tan]
            : given.pair === 'cosec'
              ? [cosec, cot]
              : [Math.sin(0.7), Math.cos(0.7)]
        const x = given.a * one + given.b * other
        const y = given.pair === 'sin' ? given.a * other - given.b * one : given.a * other + given.b * one
        return tidy(given.pair === 'sin' ? x ** 2 + y ** 2 : x ** 2 - y ** 2)
      }
      case 'from-tangents': {
        const sum = given.top / given.bottom
        const angle = Math.atan((sum + Math.sqrt(sum ** 2 - 4)) / 2)
        const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
        return given.power === 2 ? (sine + cosine) ** 2 : sine ** given.power + cosine ** given.power
      }
      case 'product-of-sum': {
        // sin + cos rises up to 45°, sin − cos from there to 90°.
        let [low, high] = given.sign === 1 ? [0, Math.PI / 4] : [Math.PI / 4, Math.PI / 2]
        for (let round = 0; round < 200; round++) {
          const middle = (low + high) / 2
          if (Math.sin(middle) + given.sign * Math.cos(middle) < given.top / given.bottom) low = middle
          else high = middle
        }
        const [sine, cosine] = [Math.sin(low), Math.cos(low)]
        switch (given.wanted) {
          case 'product':
            return sine * cosine
          case 'tangents':
            return sine / cosine + cosine / sine
          case 'cubes':
            return sine ** 3 + cosine ** 3
          case 'fourths':
            return sine ** 4 + cosine ** 4
          case 'sum':
            return sine + cosine
        }
      }
    }
  },
})

/** Each ratio with the equal ratio of the complementary angle. */
const PARTNERS = [
  ['sin', 'cos'],
  ['cos', 'sin'],
  ['tan', 'cot'],
  ['cot', 'tan'],
  ['sec', 'cosec'],
  ['cosec', 'sec'],
] as const satisfies readonly (readonly [RatioName, RatioName])[]

function complement(rng: Random) {
  const [one, other] = rng.sample(PARTNERS, 2)
  const [a, b] = [rng.int(2, 12), rng.int(2, 12)]
  const sign = rng.pick([1, -1])
  const [angle, second] = rng.sample(
    range(11, 79).filter((size) => size !== 45),
    2,
  )
  const key = a + sign * b
  const term = (size: number, [top, bottom]: readonly [string, string], at: number) =>
    `${size}(${top} ${at}° ÷ ${bottom} ${90 - at}°)`
  const shown = `${term(a, one, angle)} ${sign === 1 ? '+' : '−'} ${term(b, other, second)}`
  return {
    concept: 'complementary-angles',
    given: {
      find: 'quotients' as const,
      terms: [
        { size: a, top: one[0], bottom: one[1], angle },
        { size: sign * b, top: other[0], bottom: other[1], angle: second },
      ],
    },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${shown}`)}`,
      say`The value of ${shown} is:`,
      say`${ask(rng, say`the value of ${shown}`)}`,
      say`The expression ${shown} is equal to:`,
    ]),
    answer: key,
    within: [-60, 60] as const,
    mistakes: [
      { value: a - sign * b, because: say`the sign between the two terms was changed` },
      { value: -key, because: say`the sign of the result was lost` },
      { value: a * b, because: say`the two numbers were multiplied` },
      { value: 1 + sign, because: say`the factors ${a} and ${b} were left out` },
      { value: a, because: say`the second quotient was taken to be 0` },
      { value: sign * b, because: say`the first quotient was taken to be 0` },
      { value: key + 1, because: say`1 was added once more` },
      { value: key - 1, because: say`1 was taken off once more` },
    ],
    steps: [
      say`${angle}° and ${90 - angle}° add up to 90°, so ${one[0]} ${angle}° = ${one[1]} ${90 - angle}°; in the same way ${other[0]} ${second}° = ${other[1]} ${90 - second}°.`,
      say`Both quotients are 1: ${a} ${sign === 1 ? '+' : '−'} ${b} = ${key}`,
    ],
  }
}

const PAIRS = [
  { top: 'sin', bottom: 'cos', sign: '+', text: 'sin² + cos² = 1' },
  { top: 'cos', bottom: 'sin', sign: '+', text: 'sin² + cos² = 1' },
  { top: 'sec', bottom: 'tan', sign: '−', text: 'sec² − tan² = 1' },
  { top: 'cosec', bottom: 'cot', sign: '−', text: 'cosec² − cot² = 1' },
] as const

function squares(rng: Random) {
  const { top, bottom, sign, text } = rng.pick(PAIRS)
  const [size, plus] = [rng.int(2, 15), rng.int(1, 20) * rng.pick([1, -1])]
  const angle = rng.int(12, 78)
  const key = size + plus
  const end = `${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`
  const shown = rng.pick([
    `${size} ${top}² ${angle}° ${sign} ${size} ${bottom}² ${angle}° ${end}`,
    `${size} (${top}² ${angle}° ${sign} ${bottom}² ${angle}°) ${end}`,
  ])
  return {
    concept: 'fundamental-identities',
    given: { find: 'squares' as const, top, bottom, sign, size, plus, angle },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${shown}`)}`,
      say`Simplify: ${shown}`,
      say`Evaluate: ${shown}`,
      say`${shown} is equal to:`,
    ]),
    answer: key,
    within: [-60, 60] as const,
    mistakes: [
      { value: size - plus, because: say`the sign of the last number was changed` },
      { value: plus, because: say`the bracket was taken to be 0` },
      { value: 1 + plus, because: say`the factor ${size} was left out` },
      { value: 2 * size + plus, because: say`both squares were taken to be 1 and added` },
      { value: size, because: say`the last number was left out` },
      { value: -key, because: say`the sign of the result was lost` },
      { value: size * plus, because: say`the numbers were multiplied` },
      { value: size * angle + plus, because: say`the angle was multiplied by the factor` },
    ],
    steps: [say`For every angle ${text}.`, say`${size} × 1 ${end} = ${key}`],
  }
}

function chain(rng: Random) {
  const [one, other] = rng.sample(range(6, 44), 2)
  const size = rng.int(2, 15)
  const hasMiddle = rng.chance(0.5)
  const angles = rng.shuffle([one, 90 - one, other, 90 - other, ...(hasMiddle ? [45] : [])])
  const shown = `${size} × ${angles.map((angle) => `tan ${angle}°`).join(' × ')}`
  const key = size
  return {
    concept: 'complementary-angles',
    given: { find: 'product' as const, angles, size },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${shown}`)}`,
      say`${ask(rng, say`the value of ${shown}`)}`,
      say`The value of ${shown} is:`,
      say`${shown} is equal to:`,
    ]),
    answer: key,
    mistakes: [
      { value: 1, because: say`the factor ${size} was left out` },
      { value: size * angles.length, because: say`the tangents were counted as 1 each and added` },
      { value: size + angles.length, because: say`the number of tangents was added` },
      { value: size / 2, because: say`a pair was taken to give 1/2` },
      { value: 2 * size, because: say`a pair was taken to give 2` },
      { value: size + 1, because: say`1 was added instead of multiplied` },
      { value: size - 1, because: say`1 was taken off instead of multiplied` },
      { value: size * size, because: say`the factor was squared` },
    ],
    steps: [
      say`tan of an angle is cot of the rest to 90°: tan ${90 - one}° = cot ${one}° and tan ${90 - other}° = cot ${other}°`,
      say`tan × cot = 1 for each pair${hasMiddle ? ', and tan 45° = 1' : ''}.`,
      say`The product is ${size} × 1 = ${key}`,
    ],
  }
}

/** Between the angles; each leaves at least four of them below 90°. */
const STEPS = [1, 2, 3, 5, 6, 9, 10, 15, 18, 4.5, 7.5, 2.5]

function series(rng: Random) {
  const step = rng.pick(STEPS)
  const extra = rng.int(0, 60)
  const terms = Math.round(90 / step) - 1
  const name = rng.pick(['sin', 'cos'])
  const key = terms / 2 + extra
  const listed = `${name}² ${step}° + ${name}² ${2 * step}° + … + ${name}² ${90 - step}°`
  const shown = extra === 0 ? listed : `${listed} + ${extra}`
  return {
    concept: 'complementary-angles',
    given: { find: 'series' as const, step, extra },
    prompt: rng.pick([
      say`What is the value of ${shown}, where the angles increase by ${step}°?`,
      say`${ask(rng, say`the value of ${shown}, the angles being in steps of ${step}°`)}`,
      say`If consecutive angles differ by ${step}°, then ${shown} is equal to:`,
      say`The sum ${shown}, in which the angles are in arithmetic progression with common difference ${step}°, is:`,
    ]),
    answer: key,
    mistakes: [
      { value: terms + extra, because: say`every square was taken to be 1` },
      { value: (terms + 1) / 2 + extra, because: say`a term too many was counted` },
      {
        value: (terms - 1) / 2 + extra,
        because: say`the middle term was left out, or a term too few counted`,
      },
      { value: 90 / step + extra, because: say`the number of steps up to 90° was taken` },
      { value: terms / 2, because: say`the last number was left out` },
      { value: terms / 4 + extra, because: say`the sum was halved once more` },
      { value: terms / 2 + extra + 2, because: say`two pairs too many were counted` },
      { value: 1 + extra, because: say`the whole sum was taken for one pair` },
    ],
    steps: [
      say`There are ${terms} squares, and ${name}² of an angle and of the rest to 90° add up to 1.`,
      terms % 2 === 0
        ? say`They make ${terms / 2} pairs.`
        : say`They make ${(terms - 1) / 2} pairs, and ${name}² 45° = 1/2 is left over.`,
      say`The value is ${terms / 2}${extra === 0 ? '' : ` + ${extra}`} = ${key}`,
    ],
  }
}

/** Two ratios whose product is 1. */
const INVERSES = [
  ['tan', 'cot'],
  ['sec', 'cos'],
  ['cosec', 'sin'],
  ['cot', 'tan'],
  ['cos', 'sec'],
  ['sin', 'cosec'],
] as const

const POWERS = { 2: '²', 3: '³', 4: '⁴' } as const

/** The larger of the two first, so that their difference is positive. */
const DIFFERENCES = [
  ['sec', 'cos'],
  ['cosec', 'sin'],
  ['tan', 'cot'],
  ['cot', 'tan'],
] as const

function powers(rng: Random) {
  const sign = rng.pick([1, -1] as const)
  const [one, other] = rng.pick(sign === 1 ? INVERSES : DIFFERENCES)
  const angle = rng.pick(ANGLES)
  const power = rng.pick([2, 3, 3, 4] as const)
  const sum = rng.int(sign === 1 ? 3 : 2, power === 2 ? 80 : power === 3 ? 30 : 20)
  const square = sum * sum - 2 * sign
  const key = power === 2 ? square : power === 3 ? sum ** 3 - 3 * sign * sum : square * square - 2
  const [plus, total] = sign === 1 ? ['+', 'sum'] : ['−', 'difference']
  const [off, on] = sign === 1 ? ['taken off', 'added'] : ['added', 'taken off']
  const shown = `${one}${POWERS[power]} ${angle} ${power === 3 ? plus : '+'} ${other}${POWERS[power]} ${angle}`
  const known = `${one} ${angle} ${plus} ${other} ${angle} = ${sum}`
  return {
    concept: 'fundamental-identities',
    given: { find: 'powers' as const, sum, power, sign },
    prompt: rng.pick([
      say`If ${known}, ${askThen(rng, say`the value of ${shown}`)}`,
      say`Given that ${known}, ${askThen(rng, say`the value of ${shown}`)}`,
      say`Given ${known} for an acute angle ${angle}, the value of ${shown} is:`,
      say`If ${angle} is an acute angle and ${known}, then ${shown} is equal to:`,
      say`Find ${shown}, if ${known}.`,
      say`For an acute angle ${angle}, ${known}. ${ask(rng, say`the value of ${shown}`)}`,
      say`When ${known}, ${askThen(rng, say`the value of ${shown}`)}`,
    ]),
    answer: key,
    mistakes: [
      { value: sum ** power, because: say`the ${total} was only raised to the power` },
      {
        value: power === 2 ? sum * sum - 4 * sign : sum ** power - 2,
        because:
          power === 2
            ? say`4 was ${off} instead of 2`
            : say`2 was taken off the power of the ${total}, and nothing else`,
      },
      {
        value:
          power === 3 ? sum ** 3 + 3 * sign * sum : power === 2 ? sum * sum + 2 * sign : square * square + 2,
        because:
          power === 3
            ? say`3 × ${sum} was ${on} instead of ${off}`
            : power === 2
              ? say`2 was ${on} instead of ${off}`
              : say`2 was added instead of taken off after the second squaring`,
      },
      { value: power * sum, because: say`the ${total} was multiplied by the power` },
      {
        value: power === 4 ? square * square : sum ** 3 - sign * sum,
        because:
          power === 4
            ? say`2 was not taken off after the second squaring`
            : say`${sum} was ${off} once, and from the cube of the ${total}`,
      },
      {
        value: power === 2 ? sum * sum - sign : 2 * sum ** power,
        because: power === 2 ? say`only 1 was ${off}` : say`the power of the ${total} was doubled`,
      },
      {
        value: power === 2 ? sum * (sum - 2 * sign) : square,
        because: power === 2 ? say`${sum} × 2 was ${off} instead of 2` : say`that is the sum of the squares`,
      },
      {
        value: power === 2 ? sum * (sum - sign) : 2 * square,
        because: power === 2 ? say`${sum} was ${off} instead of 2` : say`the sum of the squares was doubled`,
      },
    ],
    steps: [
      say`${one} ${angle} × ${other} ${angle} = 1`,
      say`Squared: ${one}² ${angle} + ${other}² ${angle} ${plus} 2 = ${sum * sum}, so the squares add up to ${square}.`,
      power === 2
        ? say`Nothing else is left over from the square.`
        : power === 3
          ? sign === 1
            ? say`The sum of the cubes is the cube of the sum less 3 × product × sum.`
            : say`The difference of the cubes is the cube of the difference and 3 × product × difference.`
          : say`Squared once more: the sum of the fourth powers is ${square}² − 2.`,
      power === 2
        ? say`${sum}² ${sign === 1 ? '−' : '+'} 2 = ${key}`
        : power === 3
          ? say`${sum}³ ${sign === 1 ? '−' : '+'} 3 × ${sum} = ${key}`
          : say`${square}² − 2 = ${key}`,
    ],
  }
}

const term = (size: number, name: string, angle: string): string =>
  `${size === 1 ? '' : size}${name} ${angle}`

/** "If 7 sin θ + 4 cos θ = 8, what is (7 cos θ − 4 sin θ)²?" */
function crossed(rng: Random) {
  const asksRoot = rng.chance(0.4)
  const { a, b, c, square } = rng.until(
    () => {
      const [a, b, c] = [rng.int(1, 15), rng.int(1, 15), rng.int(1, 20)]
      return { a, b, c, square: a * a + b * b - c * c }
    },
    (drawn) =>
      drawn.square > 0 && drawn.a !== drawn.b && (!asksRoot || Number.isInteger(Math.sqrt(drawn.square))),
  )
  const angle = rng.pick(ANGLES)
  const key = asksRoot ? Math.sqrt(square) : square
  const known = `${term(a, 'sin', angle)} + ${term(b, 'cos', angle)} = ${c}`
  const other = `${term(a, 'cos', angle)} − ${term(b, 'sin', angle)}`
  const shown = asksRoot ? other : `(${other})²`
  const asked = asksRoot ? say`the positive value of ${shown}` : say`the value of ${shown}`
  const root = (value: number) => (asksRoot ? Math.sqrt(Math.abs(value)) : Math.abs(value))
  return {
    concept: 'fundamental-identities',
    given: { find: 'crossed' as const, a, b, c, asksRoot },
    prompt: rng.pick([
      say`If ${known}, ${askThen(rng, asked)}`,
      say`Given that ${known}, ${askThen(rng, asked)}`,
      say`It is given that ${known}. ${ask(rng, asked)}`,
    ]),
    answer: key,
    mistakes: [
      { value: root(a * a - b * b + c * c), because: say`a sign of the squares was lost` },
      { value: root(a * a + b * b + c * c), because: say`the square of ${c} was added instead of taken off` },
      { value: root(a * a + b * b), because: say`the square of ${c} was not taken off` },
      {
        value: asksRoot ? square : (a + b - c) ** 2,
        because: asksRoot ? say`the root was not taken` : say`the numbers were not squared one by one`,
      },
      { value: Math.abs(a + b - c), because: say`the numbers were taken without squares` },
      { value: c, because: say`both expressions were taken to be equal` },
      { value: key + 2, because: say`a slip in the squares made it too large` },
      { value: key - 2, because: say`a slip in the squares made it too small` },
      { value: key + 1, because: say`a slip in the squares made it too large` },
    ].filter(({ value }) => Number.isInteger(value) && value >= 0),
    steps: [
      say`Square both expressions and add: (${known.replace(/ = .*/, '')})² + (${other})²`,
      say`The products cancel, and sin² + cos² = 1: the sum is ${a}² + ${b}² = ${a * a + b * b}.`,
      say`The first square is ${c}² = ${c * c}, so the second is ${a * a + b * b} − ${c * c} = ${square}.`,
      asksRoot ? say`Its positive root is ${key}` : say`So ${shown} is ${key}`,
    ],
  }
}

/** "If x = 7 sec θ + 4 tan θ and y = 7 tan θ + 4 sec θ, what is x² − y²?" */
function eliminated(rng: Random) {
  const pair = rng.pick(['sec', 'cosec', 'sin'] as const)
  const { a, b } = rng.until(
    () => ({ a: rng.int(2, 20), b: rng.int(1, 19) }),
    (drawn) => drawn.a > drawn.b,
  )
  const [one, other] = { sec: ['sec', 'tan'], cosec: ['cosec', 'cot'], sin: ['sin', 'cos'] }[pair]
  const angle = rng.pick(ANGLES)
  const [x, y] = rng.pick([
    ['x', 'y'],
    ['p', 'q'],
    ['m', 'n'],
  ])
  const minus = pair === 'sin' ? '−' : '+'
  const first = `${x} = ${term(a, one ?? '', angle)} + ${term(b, other ?? '', angle)}`
  const second = `${y} = ${term(a, other ?? '', angle)} ${minus} ${term(b, one ?? '', angle)}`
  const shown = pair === 'sin' ? `${x}² + ${y}²` : `${x}² − ${y}²`
  const key = pair === 'sin' ? a * a + b * b : a * a - b * b
  return {
    concept: 'fundamental-identities',
    given: { find: 'eliminated' as const, a, b, pair },
    prompt: rng.pick([
      say`If ${first} and ${second}, ${askThen(rng, say`the value of ${shown}`)}`,
      say`Given that ${first} and ${second}, ${askThen(rng, say`the value of ${shown}`)}`,
      say`Let ${first} and ${second}. ${ask(rng, say`the value of ${shown}`)}`,
    ]),
    answer: key,
    mistakes: [
      {
        value: pair === 'sin' ? a * a - b * b : a * a + b * b,
        because: say`the sign between the squares of ${a} and ${b} was lost`,
      },
      { value: (a + b) ** 2, because: say`the sum of ${a} and ${b} was squared` },
      { value: (a - b) ** 2, because: say`the difference of ${a} and ${b} was squared` },
      { value: 2 * a * b, because: say`only the double product was kept` },
      { value: a + b, because: say`the numbers were added without squares` },
      { value: a * b, because: say`the two numbers were multiplied` },
      { value: key + 2, because: say`a slip in the squares made it too large` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Squared: ${x}² = ${a * a} ${one ?? ''}² + ${b * b} ${other ?? ''}² + ${2 * a * b} ${one ?? ''} ${other ?? ''}, with the angle ${angle} throughout`,
      say`${y}² = ${a * a} ${other ?? ''}² + ${b * b} ${one ?? ''}² ${minus} ${2 * a * b} ${one ?? ''} ${other ?? ''}`,
      pair === 'sin'
        ? say`The products cancel in the sum, and sin² + cos² = 1.`
        : say`The products cancel in the difference, and ${one ?? ''}² − ${other ?? ''}² = 1.`,
      say`${shown} = ${a * a} ${pair === 'sin' ? '+' : '−'} ${b * b} = ${key}`,
    ],
  }
}

/** "If tan θ + cot θ = 4, what is sin⁶ θ + cos⁶ θ?" */
function fromTangents(rng: Random) {
  const angle = rng.pick(ANGLES)
  const { top, bottom } = rng.until(
    () => ({ top: rng.int(3, 40), bottom: rng.pick([1, 1, 2, 3, 4, 5]) }),
    (drawn) => drawn.top > 2 * drawn.bottom && exact(drawn.top, drawn.bottom).d === BigInt(drawn.bottom),
  )
  const power = rng.pick([2, 4, 4, 6, 6] as const)
  // The product of sine and cosine.
  const product = exact(bottom, top)
  const square = product.mul(product)
  const value = { 2: product.mul(2).add(1), 4: exact(1).sub(square.mul(2)), 6: exact(1).sub(square.mul(3)) }[
    power
  ]
  const answer = fraction(value)
  const sum = fraction(top, bottom)
  const known = rng.chance(0.7)
    ? say`tan ${angle} + cot ${angle} = ${sum}`
    : say`sec ${angle} × cosec ${angle} = ${sum}`
  const shown =
    power === 2
      ? `(sin ${angle} + cos ${angle})²`
      : power === 4
        ? `sin⁴ ${angle} + cos⁴ ${angle}`
        : `sin⁶ ${angle} + cos⁶ ${angle}`
  const wrong = (times: number, of: Exact) => fraction(exact(1).sub(of.mul(times)))
  return {
    concept: ['fundamental-identities', 'sin-plus-cos'],
    given: { find: 'from-tangents' as const, top, bottom, power },
    prompt: rng.pick([
      say`If ${known}, where ${angle} is acute, ${askThen(rng, say`the value of ${shown}`)}`,
      say`For an acute angle ${angle}, ${known}. ${ask(rng, say`the value of ${shown}`)}`,
      say`Given that ${known} and ${angle} is an acute angle, ${askThen(rng, say`the value of ${shown}`)}`,
    ]),
    answer,
    mistakes: [
      ...([1, 2, 3, 4] as const).map((times) => ({
        value: wrong(times, square),
        because: say`${times} times the square of sin ${angle} cos ${angle} was taken off 1`,
      })),
      {
        value: wrong(power === 2 ? 2 : power === 4 ? 2 : 3, product),
        because:
          power === 2
            ? say`the double product was taken off instead of added`
            : say`sin ${angle} cos ${angle} was not squared`,
      },
      { value: fraction(square), because: say`that is the square of sin ${angle} cos ${angle}` },
      { value: fraction(product), because: say`that is sin ${angle} cos ${angle}` },
      { value: fraction(product.add(1)), because: say`the product was added to 1 once` },
      { value: fraction(product.mul(4).add(1)), because: say`the double product was doubled once more` },
    ],
    within: power === 2 ? ([0, 3] as const) : ([0, 1] as const),
    steps: [
      say`tan ${angle} + cot ${angle} = (sin² + cos²) ÷ (sin ${angle} cos ${angle}) = sec ${angle} × cosec ${angle} = 1 ÷ (sin ${angle} cos ${angle})`,
      say`So sin ${angle} cos ${angle} = ${fraction(product)}.`,
      power === 2
        ? say`(sin ${angle} + cos ${angle})² = 1 + 2 sin ${angle} cos ${angle}`
        : power === 4
          ? say`sin⁴ + cos⁴ = (sin² + cos²)² − 2 sin² cos² = 1 − 2 × ${fraction(square)}`
          : say`sin⁶ + cos⁶ = (sin² + cos²)³ − 3 sin² cos² (sin² + cos²) = 1 − 3 × ${fraction(square)}`,
      say`${shown} = ${answer}`,
    ],
  }
}

function sumAndProduct(rng: Random) {
  const [opposite, adjacent, longest] = rng.pick(TRIPLES)
  const angle = rng.pick(ANGLES)
  const sign = rng.pick([1, -1] as const)
  // From the sum the cubes follow; from the difference the sum. Fourth powers of large numbers are no work for a paper.
  const wanted = rng.pick([
    'product' as const,
    'tangents' as const,
    sign === 1 ? ('cubes' as const) : ('sum' as const),
    ...(longest <= 17 ? (['fourths'] as const) : []),
  ])
  const [top, bottom] = [sign === 1 ? opposite + adjacent : Math.abs(opposite - adjacent), longest]
  const known = fraction(top, bottom)
  const [p, q] = [opposite * adjacent, longest ** 2]
  const [sine, cosine] = [`sin ${angle}`, `cos ${angle}`]
  const [plus, total] = sign === 1 ? ['+', 'sum'] : ['−', 'difference']
  const { answer, shown, step } = {
    product: {
      answer: fraction(p, q),
      shown: `${sine} × ${cosine}`,
      step: say`The squares fall out, so nothing else is needed.`,
    },
    tangents: {
      answer: fraction(q, p),
      shown: `tan ${angle} + cot ${angle}`,
      step: say`tan ${angle} + cot ${angle} = (sin² + cos²) ÷ (${sine} ${cosine}) = 1 ÷ ${fraction(p, q)}`,
    },
    cubes: {
      answer: fraction(opposite ** 3 + adjacent ** 3, longest ** 3),
      shown: `sin³ ${angle} + cos³ ${angle}`,
      step: say`sin³ ${angle} + cos³ ${angle} = sum × (1 − product) = ${known} × (1 − ${fraction(p, q)})`,
    },
    fourths: {
      answer: fraction(opposite ** 4 + adjacent ** 4, longest ** 4),
      shown: `sin⁴ ${angle} + cos⁴ ${angle}`,
      step: say`sin⁴ ${angle} + cos⁴ ${angle} = (sin² + cos²)² − 2 × product² = 1 − 2 × (${fraction(p, q)})²`,
    },
    sum: {
      answer: fraction(opposite + adjacent, longest),
      shown: `${sine} + ${cosine}`,
      step: say`The square of the sum is 1 + ${fraction(2 * p, q)} = ${fraction((opposite + adjacent) ** 2, q)}.`,
    },
  }[wanted]
  return {
    concept: ['sin-plus-cos', 'fundamental-identities'],
    given: { find: 'product-of-sum' as const, top, bottom, sign, wanted },
    prompt: rng.pick([
      say`If ${sine} ${plus} ${cosine} = ${known}, where ${angle} is acute, ${askThen(rng, say`the value of ${shown}`)}`,
      say`If ${sine} ${plus} ${cosine} = ${known}, where ${angle} is an acute angle, then find ${shown}.`,
      say`It is known that ${sine} ${plus} ${cosine} = ${known} for an acute angle ${angle}. The value of ${shown} is:`,
      say`Given that ${angle} is acute and ${sine} ${plus} ${cosine} = ${known}, ${shown} is equal to:`,
      say`For an acute angle ${angle}, ${sine} ${plus} ${cosine} = ${known}. ${ask(rng, say`the value of ${shown}`)}`,
      say`Find ${shown}, if ${angle} is an acute angle with ${sine} ${plus} ${cosine} = ${known}.`,
    ]),
    answer,
    mistakes: [
      { value: fraction(2 * p, q), because: say`that is 2 ${sine} ${cosine}` },
      { value: fraction(p, q), because: say`that is ${sine} × ${cosine}` },
      { value: fraction(q, p), because: say`that is tan ${angle} + cot ${angle}` },
      { value: fraction(q, 2 * p), because: say`half of tan ${angle} + cot ${angle} was taken` },
      { value: fraction(top * top, q), because: say`that is the square of the ${total}` },
      { value: fraction(top ** 3, bottom ** 3), because: say`the ${total} was only cubed` },
      { value: fraction(top, 2 * bottom), because: say`half of the ${total} was taken` },
      { value: fraction(bottom, top), because: say`the ${total} was turned upside down` },
      ...(wanted === 'fourths'
        ? [
            {
              value: fraction(q * q - p * p, q * q),
              because: say`the square of the product was taken off once`,
            },
            { value: fraction(q - 2 * p, q), because: say`the product was not squared` },
          ]
        : []),
      ...(wanted === 'sum'
        ? [
            { value: fraction((opposite + adjacent) ** 2, q), because: say`the root was not taken` },
            { value: fraction(bottom - top, bottom), because: say`the difference was taken from 1` },
            { value: fraction(bottom + top, bottom), because: say`the difference was added to 1` },
          ]
        : []),
    ],
    steps: [
      say`Squared: sin² ${angle} + cos² ${angle} ${plus} 2 ${sine} ${cosine} = ${fraction(top * top, q)}`,
      say`sin² + cos² = 1, so 2 ${sine} ${cosine} = ${fraction(2 * p, q)} and ${sine} ${cosine} = ${fraction(p, q)}.`,
      step,
      say`${shown} = ${answer}`,
    ],
  }
}
