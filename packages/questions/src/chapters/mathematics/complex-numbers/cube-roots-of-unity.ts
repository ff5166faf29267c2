import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "If ω is a non-real cube root of unity, what is (1 + ω − ω²)⁷?" */
export const cubeRootsOfUnity = defineGenerator({
  id: 'higher/cube-roots-of-unity',
  version: 4,
  concepts: ['cube-roots-of-unity'],
  levels: {
    easy: { forms: [...often(9, powers), difference] },
    medium: { forms: [...often(3, powers), ...often(2, twoDifferences), ...often(2, signedTimesPower)] },
    hard: { forms: [...often(3, twoSigned), ...often(3, normWithPower)] },
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
      case 'two-differences':
        return given.pairs
          .map(([x, y]) => Math.round([1, 2].map((turn) => plus(omegaTo(turn), -y, x)).reduce(multiply)[0]))
          .reduce((one, other) => (given.sign === '+' ? one + other : one - other))
      case 'signed': {
        // The sums 1 + ω + ω² with one sign changed, and the powers of ω, multiplied out.
        const product = given.brackets
          .flatMap(({ changed, exponent }) => {
            const base = [0, 1, 2]
              .map((turn) => plus(omegaTo(turn), turn === changed ? -1 : 1, 0))
              .reduce(add)
            return Array.from({ length: exponent }, () => base)
          })
          .reduce(multiply)
        return nearest(multiply(product, omegaTo(given.power)))
      }
      case 'norm': {
        const [a, b, c] = given.numbers
        const of = (turn: number) => [
          plus([a, 0], 1, 0),
          plus(omegaTo(turn), b, 0),
          plus(omegaTo(2 * turn), c, 0),
        ]
        const product = multiply(of(1).reduce(add), of(2).reduce(add))
        return nearest(multiply(product, omegaTo(given.power)))
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

/** 'If ω is a non-real cube root of unity, what is the value of …?' as papers say it. */
const asked = (rng: Random, text: string): Message =>
  rng.pick([
    say`If ω is a non-real cube root of unity, then ${text} is equal to`,
    say`If ω is a non-real cube root of unity, what is the value of ${text}?`,
    say`Let ω be a non-real cube root of unity. Find the value of ${text}.`,
    say`If 1, ω and ω² are the cube roots of unity, then the value of ${text} is`,
    say`Suppose that ω³ = 1 and ω is not real. Evaluate ${text}.`,
    say`What is the value of ${text}, where ω is a non-real cube root of unity?`,
    say`Given that ω is a non-real cube root of unity, simplify ${text}.`,
    say`With ω as a non-real cube root of unity, the expression ${text} equals`,
    say`The complex number ω satisfies ω² + ω + 1 = 0. What is ${text}?`,
    say`If ω and ω² are the two non-real cube roots of unity, find ${text}.`,
    say`One of the non-real cube roots of unity is denoted by ω. To what is ${text} equal?`,
    say`Evaluate ${text} for a non-real root ω of the equation x³ = 1.`,
    say`Which of the following is ${text}, when ω is one of the non-real cube roots of unity?`,
    say`Simplify ${text}, if ω denotes a non-real cube root of unity.`,
    say`The equation x³ − 1 = 0 has the roots 1, ω and ω². The value of ${text} is`,
    say`Let ω ≠ 1 be a cube root of unity. Then ${text} is equal to`,
    say`For a root ω of x² + x + 1 = 0, find the value of ${text}.`,
    say`Work out ${text} by means of 1 + ω + ω² = 0 and ω³ = 1.`,
    say`If the three cube roots of 1 are written 1, ω and ω², which of the following is equal to ${text}?`,
  ])

function powers(rng: Random) {
  const exponents = rng.until(
    () => {
      const first = rng.int(4, 90)
      const second = first + rng.int(1, 60)
      return rng.chance(0.5) ? [first, second] : [first, second, second + rng.int(1, 30)]
    },
    // A sum such as 1 + 1 + ω cannot be written as a number times a power of ω.
    (drawn) => {
      const rests = new Set(drawn.map((one) => one % 3)).size
      return rests === drawn.length || (rests === 1 && drawn.some((one) => one % 3 !== 0))
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
    prompt: asked(rng, text),
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
    () => ({ x: rng.int(2, 15), y: rng.int(1, 15) }),
    (drawn) => drawn.x !== drawn.y,
  )
  const times = y === 1 ? '' : y
  const text = latex`(${x} - ${times}\omega)(${x} - ${times}\omega^2)`
  const answer = x * x + x * y + y * y
  return {
    given: { find: 'difference' as const, x, y },
    prompt: asked(rng, text),
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

/** (x − yω)(x − yω²) + (u − vω)(u − vω²) */
function twoDifferences(rng: Random) {
  const draw = () => [rng.int(2, 12), rng.int(1, 12)] as const
  const value = ([x, y]: readonly [number, number]) => x * x + x * y + y * y
  const pairs = rng.until(
    () => [draw(), draw()] as const,
    ([one, other]) => one[0] !== one[1] && other[0] !== other[1] && value(one) > value(other),
  )
  const sign = rng.pick(['+', '-'])
  const [one, other] = [value(pairs[0]), value(pairs[1])]
  const joined = (a: number, b: number) => (sign === '+' ? a + b : a - b)
  const answer = joined(one, other)
  const by = (wrong: (x: number, y: number) => number) => joined(wrong(...pairs[0]), wrong(...pairs[1]))
  const write = ([x, y]: readonly [number, number]) => {
    const times = y === 1 ? '' : y
    return `(${x} - ${times}\\omega)(${x} - ${times}\\omega^2)`
  }
  const text = latex`${write(pairs[0])} ${sign} ${write(pairs[1])}`
  return {
    given: { find: 'two-differences' as const, pairs, sign },
    prompt: asked(rng, text),
    answer,
    within: [-2000, 2000] as const,
    mistakes: [
      { value: by((x, y) => x * x - x * y + y * y), because: say`ω + ω² was taken as 1 instead of −1` },
      { value: by((x, y) => x * x + y * y), because: say`the middle terms were left out` },
      { value: by((x, y) => (x - y) ** 2), because: say`ω was taken to be 1` },
      { value: by((x, y) => (x + y) ** 2), because: say`the middle terms were taken twice` },
      { value: by((x, y) => x * x - y * y), because: say`the brackets were multiplied as (x − y)(x + y)` },
      {
        value: sign === '+' ? one - other : one + other,
        because: say`the sign between the products was lost`,
      },
      { value: one, because: say`only the first product was worked out` },
    ],
    steps: [
      say`(x − yω)(x − yω²) = x² + xy + y², since ω + ω² = −1 and ω³ = 1.`,
      say`The products are ${one} and ${other}.`,
      say`${one} ${sign === '+' ? '+' : '−'} ${other} = ${answer}`,
    ],
  }
}

/** Exponents whose power of ω is not simply 1. */
const POWERS = range(4, 60).filter((power) => power % 3 !== 0)

/** '1 - ω + ω²': the sum with one sign changed. */
const bracket = (changed: number): string =>
  ['1', '\\omega', '\\omega^2']
    .map((term, index) => {
      const sign = index === changed ? '-' : '+'
      return index === 0 ? `${sign === '-' ? sign : ''}${term}` : `${sign} ${term}`
    })
    .join(' ')

/** ω^k (1 − ω + ω²)^n, with one bracket or two */
function signedProduct(rng: Random, count: 1 | 2) {
  const changes = rng.sample([0, 1, 2], 2).slice(0, count)
  const brackets = changes.map((changed) => ({
    changed,
    exponent: count === 1 ? rng.int(2, 9) : rng.int(2, 6),
  }))
  const power = rng.pick(POWERS)
  const text = latex`\omega^{${power}}${brackets.map(({ changed, exponent }) => `(${bracket(changed)})^{${exponent}}`).join('')}`
  const exponent = brackets.reduce((sum, one) => sum + one.exponent, 0)
  const turn = brackets.reduce((sum, one) => sum + one.changed * one.exponent, power)
  const factor = (-2) ** exponent
  const answer = show(factor, turn)
  return {
    given: { find: 'signed' as const, brackets, power },
    prompt: asked(rng, text),
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
      say`Since 1 + ω + ω² = 0, ${count === 1 ? 'the bracket is' : 'the brackets are'} ${changes.map((changed) => show(-2, changed)).join(' and ')}.`,
      say`Multiplied, the powers of 2 give ${latex`${factor}`} and the exponent of ω is ${turn}.`,
      ...(count === 2 ? [say`${turn} leaves the remainder ${turn % 3} on division by 3, and ω³ = 1.`] : []),
      say`So it is ${answer}`,
    ],
  }
}

/** "If ω is a non-real cube root of unity, what is ω⁷(1 + ω − ω²)⁵?" */
function signedTimesPower(rng: Random) {
  return signedProduct(rng, 1)
}

/** The same with two brackets. */
function twoSigned(rng: Random) {
  return signedProduct(rng, 2)
}

/** ω^k (a + bω + cω²)(a + bω² + cω) */
function normWithPower(rng: Random) {
  const [a, b, c] = rng.until(
    () => [rng.int(1, 9), rng.int(2, 9), rng.int(2, 9)] as const,
    (drawn) => new Set(drawn).size === 3,
  )
  const power = rng.pick(POWERS)
  const text = latex`\omega^{${power}}(${a} + ${b}\omega + ${c}\omega^2)(${a} + ${b}\omega^2 + ${c}\omega)`
  const squares = a * a + b * b + c * c
  const products = a * b + b * c + c * a
  const key = squares - products
  const answer = show(key, power)
  return {
    given: { find: 'norm' as const, numbers: [a, b, c] as const, power },
    prompt: asked(rng, text),
    answer,
    mistakes: [
      { value: show(squares + products, power), because: say`ω + ω² was taken as 1 instead of −1` },
      { value: show(squares, power), because: say`the mixed products were left out` },
      { value: show((a + b + c) ** 2, power), because: say`ω was taken to be 1 in the brackets` },
      {
        value: show(key, power + 1),
        because: say`the exponent of ω was divided by 3 with a wrong remainder`,
      },
      {
        value: show(key, power + 2),
        because: say`the exponent of ω was divided by 3 with a wrong remainder`,
      },
      { value: show(squares, power + 1), because: say`the mixed products and the remainder are wrong` },
    ],
    steps: [
      say`Multiply the brackets out with ω³ = 1: the squares give ${squares}, and each mixed product is multiplied by ω + ω² = −1.`,
      say`${squares} − ${products} = ${key}`,
      say`${power} leaves the remainder ${power % 3} on division by 3.`,
      say`So it is ${answer}`,
    ],
  }
}
