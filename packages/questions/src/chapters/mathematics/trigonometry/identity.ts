import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { ANGLES, type RatioName, ratioAt, TRIPLES } from './ratio-names.ts'

/** "What is sin 35° ÷ cos 55°?" */
export const identity = defineGenerator({
  id: 'trigonometry/identity',
  version: 10,
  concepts: ['complementary-angles', 'fundamental-identities', 'sin-plus-cos'],
  levels: {
    easy: { forms: [complement, squares] },
    medium: { forms: [...often(3, chain), series] },
    hard: { forms: [...often(10, powers), sumAndProduct] },
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
