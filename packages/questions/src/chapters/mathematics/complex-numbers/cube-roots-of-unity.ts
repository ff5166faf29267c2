import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "If ω is an imaginary cube root of unity, what is (1 + ω − ω²)⁷?" */
export const cubeRootsOfUnity = defineGenerator({
  id: 'higher/cube-roots-of-unity',
  version: 1,
  concepts: ['cube-roots-of-unity'],
  levels: {
    easy: { forms: [powers, difference] },
    medium: { forms: [powers, difference, signed] },
    hard: { forms: [signed, norm] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'powers':
        return nearest(given.exponents.map(omegaTo).reduce(add))
      case 'difference': {
        const { x, y } = given
        return Math.round([1, 2].map((turn) => plus(omegaTo(turn), -y, x)).reduce(multiply)[0])
      }
      case 'signed': {
        // The sum 1 + ω + ω² with one sign changed, multiplied out.
        const base = [0, 1, 2]
          .map((turn) => plus(omegaTo(turn), turn === given.changed ? -1 : 1, 0))
          .reduce(add)
        return nearest(Array.from({ length: given.exponent }, () => base).reduce(multiply))
      }
      case 'norm': {
        const [a, b, c] = given.numbers
        const of = (turn: number) => [
          plus([a, 0], 1, 0),
          plus(omegaTo(turn), b, 0),
          plus(omegaTo(2 * turn), c, 0),
        ]
        return Math.round(multiply(of(1).reduce(add), of(2).reduce(add))[0])
      }
    }
  },
})

type Complex = readonly [re: number, im: number]

const add = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d]
const multiply = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c]
/** z × factor + number */
const plus = ([re, im]: Complex, factor: number, number: number): Complex => [
  re * factor + number,
  im * factor,
]
const omegaTo = (exponent: number): Complex => [
  Math.cos((2 * Math.PI * exponent) / 3),
  Math.sin((2 * Math.PI * exponent) / 3),
]

/** '−2ω²': a whole number times a power of ω. */
function show(factor: number, exponent: number): string {
  if (factor === 0) return latex`0`
  const omega = ['', '\\omega', '\\omega^2'][((exponent % 3) + 3) % 3] ?? ''
  const size = Math.abs(factor)
  return latex`${factor < 0 ? '-' : ''}${size === 1 && omega !== '' ? '' : size}${omega}`
}

/** The whole number times a power of ω that a sum comes to. */
function nearest(z: Complex): string {
  for (const exponent of [0, 1, 2]) {
    const [re, im] = multiply(z, omegaTo(-exponent))
    if (Math.abs(im) < 1e-6 * Math.max(1, Math.abs(re))) return show(Math.round(re), exponent)
  }
  return ''
}

const INTRODUCED = ['If ω is an imaginary cube root of unity', 'If ω is a non-real cube root of 1'] as const

function powers(rng: Random) {
  const exponents = rng.until(
    () => {
      const first = rng.int(4, 60)
      const second = first + rng.int(1, 40)
      return rng.chance(0.5) ? [first, second] : [first, second, second + rng.int(1, 30)]
    },
    // A sum such as 1 + 1 + ω cannot be written as a number times a power of ω.
    (drawn) => {
      const rests = new Set(drawn.map((one) => one % 3)).size
      return rests === drawn.length || rests === 1
    },
  )
  const rests = exponents.map((one) => one % 3)
  const isAll = new Set(rests).size === 3
  const isOne = new Set(rests).size === 1
  const left = [0, 1, 2].find((rest) => !rests.includes(rest)) ?? 0
  const [factor, turn] = isAll ? [0, 0] : isOne ? [exponents.length, rests[0] ?? 0] : [-1, left]
  const text = latex`${exponents.map((one) => `\\omega^{${one}}`).join(' + ')}`
  const answer = show(factor, turn)
  return {
    given: { find: 'powers' as const, exponents },
    prompt: rng.pick([
      say`${rng.pick(INTRODUCED)}, then the value of ${text} is`,
      say`${rng.pick(INTRODUCED)}, what is the value of ${text}?`,
      say`Let ω be an imaginary cube root of unity. ${ask(rng, say`the value of ${text}`)}`,
    ]),
    answer,
    mistakes: [
      { value: show(-factor, turn), because: say`the sign was lost` },
      {
        value: show(factor === 0 ? 1 : factor, turn + 1),
        because: say`an exponent was divided by 3 with a wrong remainder`,
      },
      {
        value: show(factor === 0 ? -1 : factor, turn + 2),
        because: say`an exponent was divided by 3 with a wrong remainder`,
      },
      { value: show(exponents.length, 0), because: say`every power was taken to be 1` },
      { value: show(0, 0), because: say`only 1 + ω + ω² and sums like it are 0` },
      { value: show(-1, 0), because: say`that is the sum of ω and ω²` },
    ],
    steps: [
      say`Since ω³ = 1, only the remainders of the exponents on division by 3 count: ${rests.join(', ')}.`,
      isOne
        ? say`All the powers are equal, so the sum is ${answer}`
        : say`Since 1 + ω + ω² = 0, the sum is ${answer}`,
    ],
  }
}

/** (x − yω)(x − yω²) */
function difference(rng: Random) {
  const { x, y } = rng.until(
    () => ({ x: rng.int(2, 9), y: rng.int(1, 9) }),
    (drawn) => drawn.x !== drawn.y,
  )
  const times = y === 1 ? '' : y
  const text = latex`(${x} - ${times}\omega)(${x} - ${times}\omega^2)`
  const answer = x * x + x * y + y * y
  return {
    given: { find: 'difference' as const, x, y },
    prompt: rng.pick([
      say`${rng.pick(INTRODUCED)}, then ${text} is equal to`,
      say`${rng.pick(INTRODUCED)}, what is the value of ${text}?`,
    ]),
    answer,
    within: [-2000, 2000] as const,
    mistakes: [
      { value: x * x - x * y + y * y, because: say`ω + ω² was taken as 1 instead of −1` },
      { value: x * x + y * y, because: say`the middle term was left out` },
      { value: (x - y) ** 2, because: say`ω was taken to be 1` },
      { value: (x + y) ** 2, because: say`the middle term was taken twice` },
      { value: Math.abs(x * x - y * y), because: say`the brackets were multiplied as (x − y)(x + y)` },
      { value: answer + y, because: say`${x} × ${y} was added wrongly` },
    ],
    steps: [
      say`Multiplied out, the product is ${x}² − ${x} × ${y} × (ω + ω²) + ${y}² × ω³.`,
      say`Since ω + ω² = −1 and ω³ = 1, it is ${x * x} + ${x * y} + ${y * y} = ${answer}`,
    ],
  }
}

function signed(rng: Random) {
  const changed = rng.pick([0, 1, 2])
  const exponent = rng.int(2, 8)
  const terms = ['1', '\\omega', '\\omega^2']
  const inner = terms
    .map((term, index) => {
      const sign = index === changed ? '-' : '+'
      return index === 0 ? `${sign === '-' ? sign : ''}${term}` : `${sign} ${term}`
    })
    .join(' ')
  const text = latex`(${inner})^{${exponent}}`
  const [factor, turn] = [(-2) ** exponent, (changed * exponent) % 3]
  const answer = show(factor, turn)
  return {
    given: { find: 'signed' as const, changed, exponent },
    prompt: rng.pick([
      say`${rng.pick(INTRODUCED)}, then ${text} is equal to`,
      say`${rng.pick(INTRODUCED)}, what is the value of ${text}?`,
    ]),
    answer,
    mistakes: [
      { value: show(-factor, turn), because: say`the sign was lost` },
      {
        value: show(factor, turn + 1),
        because: say`the exponent of ω was divided by 3 with a wrong remainder`,
      },
      {
        value: show(factor, turn + 2),
        because: say`the exponent of ω was divided by 3 with a wrong remainder`,
      },
      { value: show(-factor, turn + 1), because: say`the sign and the exponent of ω are wrong` },
      { value: show(2 * exponent, turn), because: say`2 was multiplied by the exponent` },
      { value: show(0, 0), because: say`the changed sign was not seen: 1 + ω + ω² is 0` },
    ],
    steps: [
      say`Since 1 + ω + ω² = 0, the sum in the bracket is ${show(-2, changed)}.`,
      say`Since ω³ = 1, its power is ${answer}`,
    ],
  }
}

/** (a + bω + cω²)(a + bω² + cω) */
function norm(rng: Random) {
  const [a, b, c] = rng.until(
    () => [rng.int(1, 9), rng.int(2, 9), rng.int(2, 9)] as const,
    (drawn) => new Set(drawn).size === 3,
  )
  const text = latex`(${a} + ${b}\omega + ${c}\omega^2)(${a} + ${b}\omega^2 + ${c}\omega)`
  const squares = a * a + b * b + c * c
  const products = a * b + b * c + c * a
  const answer = squares - products
  return {
    given: { find: 'norm' as const, numbers: [a, b, c] as const },
    prompt: rng.pick([
      say`${rng.pick(INTRODUCED)}, then ${text} is equal to`,
      say`${rng.pick(INTRODUCED)}, what is the value of ${text}?`,
    ]),
    answer,
    within: [-1000, 1000] as const,
    mistakes: [
      { value: squares + products, because: say`ω + ω² was taken as 1 instead of −1` },
      { value: squares, because: say`the mixed products were left out` },
      { value: (a + b + c) ** 2, because: say`ω was taken to be 1` },
      { value: squares - 2 * products, because: say`the mixed products were taken twice` },
      { value: products, because: say`those are the mixed products alone` },
      { value: answer + a, because: say`a mixed product was added wrongly` },
      { value: answer - b, because: say`a mixed product was added wrongly` },
    ],
    steps: [
      say`Multiply out with ω³ = 1: the squares give ${squares}, and each mixed product is multiplied by ω + ω² = −1.`,
      say`${squares} − ${products} = ${answer}`,
    ],
  }
}
