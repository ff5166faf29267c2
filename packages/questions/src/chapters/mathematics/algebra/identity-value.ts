import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { latex, type Message, say, type Text } from '../../../kit/wording/say.ts'

/** In the middle of a sentence; of a value nobody asks which of the following it is. */
const askThen = (rng: Random, what: Text): Message =>
  rng.weighted<Message>([
    [say`what is ${what}?`, 3],
    [say`find ${what}.`, 3],
    [say`${what} is:`, 2],
    [say`${what} is equal to:`, 1],
  ])

/** "If x + 1/x = 5, what is x² + 1/x²?" */
export const identityValue = defineGenerator({
  id: 'algebra/identity-value',
  version: 11,
  concepts: ['x-plus-reciprocal', 'square-identities', 'cube-identities', 'three-term-identities'],
  levels: {
    easy: { forms: [reciprocalSquare, sumAndProduct] },
    medium: {
      forms: [...often(2, reciprocalCube), ...often(4, cubes), highPower, ...often(2, pairsOfThree)],
    },
    hard: { forms: [...often(14, cubesOfThree), ...often(14, productOfThree), fifthPower] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'reciprocal': {
        // Find x itself (it may be complex: powers then follow from s(n) = k·s(n − 1) ∓ m·s(n − 2)).
        const { sign, k, power, m } = given
        let [before, now] = [1 + 1, k]
        if (power === 0) return 2
        for (let step = 2; step <= power; step++) [before, now] = [now, k * now - sign * m * before]
        return now
      }
      case 'pair': {
        // The numbers themselves, as roots of t² − st + p (complex parts cancel in the sum).
        const { sum, product, power } = given
        const disc = sum * sum - 4 * product
        if (disc >= 0) {
          const [a, b] = [(sum + Math.sqrt(disc)) / 2, (sum - Math.sqrt(disc)) / 2]
          return a ** power + b ** power
        }
        const [size, angle] = [Math.sqrt(product), Math.acos(sum / (2 * Math.sqrt(product)))]
        return 2 * size ** power * Math.cos(power * angle)
      }
      case 'triple':
        return (given.sum ** 2 - given.squares) / 2
      case 'cubes-of-three':
        return (given.sum * (3 * given.squares - given.sum ** 2)) / 2
      case 'product-of-three': {
        // Tries whole numbers for two of them.
        const found = range(-20, 20)
          .flatMap((one) => range(one, 20).map((two) => [one, two, given.sum - one - two] as const))
          .find(
            (three) =>
              three.reduce((sum, number) => sum + number ** 2, 0) === given.squares &&
              three.reduce((sum, number) => sum + number ** 3, 0) === given.cubes,
          )
        return found ? found[0] * found[1] * found[2] : Number.NaN
      }
    }
  },
})

const LETTERS = ['x', 'a', 'p', 'm', 't', 'y', 'b', 'n', 'z'] as const

/** The number above x: papers mostly ask x + 1/x, and now and then x + 4/x. */
const drawTop = (rng: Random): number => rng.pick([1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9])

/** The sum x + m/x of a real x is at least 2√m. */
const leastSum = (m: number, sign: number): number => Math.max(3, sign > 0 ? Math.ceil(2 * Math.sqrt(m)) : 3)

/** x + 1/x or x − 1/x. */
function reciprocalSquare(rng: Random) {
  const letter = rng.pick(LETTERS)
  const sign = rng.pick([1, -1])
  const m = drawTop(rng)
  const k = rng.int(leastSum(m, sign), 30)
  const answer = k * k - 2 * sign * m
  const given = latex`${letter} ${sign > 0 ? '+' : '-'} \frac{${m}}{${letter}} = ${k}`
  const wanted = latex`${letter}^2 + \frac{${m * m}}{${letter}^2}`
  return {
    concept: 'x-plus-reciprocal',
    given: { find: 'reciprocal' as const, sign, k, power: 2, m },
    prompt: rng.pick([
      say`If ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Find ${wanted}, given that ${given}.`,
      say`${given}. Then ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Given that ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
    ]),
    answer,
    mistakes: [
      { value: k * k, because: say`the middle term of the square was left out` },
      {
        value: k * k + 2 * sign * m,
        because: say`${2 * m} was ${sign > 0 ? 'added instead of subtracted' : 'subtracted instead of added'}`,
      },
      { value: 2 * k, because: say`${k} was doubled instead of squared` },
      { value: k * k - 4 * sign * m, because: say`${4 * m} was used instead of ${2 * m}` },
      { value: k * k - sign * m, because: say`${m} was used instead of ${2 * m}` },
      { value: 2 * k + 2 * m, because: say`${k} was doubled instead of squared, and ${2 * m} added` },
      { value: k * k + k, because: say`${k} was added to its square` },
    ],
    steps: [
      say`Square both sides: ${latex`${letter}^2 ${sign > 0 ? '+' : '-'} ${2 * m} + \frac{${m * m}}{${letter}^2} = ${k * k}`}`,
      say`So the value is ${k * k} ${sign > 0 ? '−' : '+'} ${2 * m} = ${answer}`,
    ],
  }
}

function sumAndProduct(rng: Random) {
  const [a, b] = rng.pick([
    ['a', 'b'],
    ['x', 'y'],
    ['p', 'q'],
    ['m', 'n'],
    ['u', 'v'],
  ] as const)
  // Two real numbers have such a sum and product.
  const [sum, product] = rng.until(
    () => [rng.int(5, 25), rng.pick([1, 1, 1, -1]) * rng.int(2, 60)] as const,
    (drawn) => drawn[0] ** 2 >= 4 * drawn[1],
  )
  const answer = sum * sum - 2 * product
  const wanted = latex`${a}^2 + ${b}^2`
  const given = latex`${a} + ${b} = ${sum}`
  const other = latex`${a}${b} = ${product}`
  return {
    concept: 'square-identities',
    given: { find: 'pair' as const, sum, product, power: 2 },
    prompt: rng.pick([
      say`If ${given} and ${other}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`For two numbers, ${given} and ${other}. ${ask(rng, say`the value of ${wanted}`)}`,
      say`The sum of two numbers is ${sum} and their product is ${product}. ${ask(rng, 'the sum of their squares')}`,
    ]),
    answer,
    within: [-900, 2000] as const,
    mistakes: [
      { value: sum * sum, because: say`the middle term 2${a}${b} was left out` },
      { value: sum * sum + 2 * product, because: say`2${a}${b} was added instead of subtracted` },
      { value: sum * sum - product, because: say`${a}${b} was subtracted once instead of twice` },
      { value: sum * sum - 4 * product, because: say`that is the square of the difference` },
      { value: 2 * sum - 2 * product, because: say`the sum was doubled instead of squared` },
      { value: sum * sum + product, because: say`the product was added` },
      { value: sum * product, because: say`sum and product were multiplied` },
    ],
    steps: [
      say`${latex`(${a} + ${b})^2 = ${a}^2 + 2${a}${b} + ${b}^2`}, so the sum of the squares is the square of the sum less twice the product.`,
      say`${sum * sum} ${product < 0 ? '+' : '−'} ${2 * Math.abs(product)} = ${answer}`,
    ],
  }
}

function reciprocalCube(rng: Random) {
  const letter = rng.pick(LETTERS)
  const sign = rng.pick([1, -1])
  const m = drawTop(rng)
  const k = rng.int(leastSum(m, sign), 16)
  const answer = k ** 3 - sign * 3 * m * k
  const given = latex`${letter} ${sign > 0 ? '+' : '-'} \frac{${m}}{${letter}} = ${k}`
  const wanted = latex`${letter}^3 ${sign > 0 ? '+' : '-'} \frac{${m ** 3}}{${letter}^3}`
  return {
    concept: 'x-plus-reciprocal',
    given: { find: 'reciprocal' as const, sign, k, power: 3, m },
    prompt: rng.pick([
      say`If ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Find ${wanted}, given that ${given}.`,
      say`Given that ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`What does ${given} give for ${wanted}?`,
      say`When ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`For ${given}, the value of ${wanted} is:`,
    ]),
    answer,
    mistakes: [
      { value: k ** 3, because: say`the middle terms of the cube were left out` },
      {
        value: k ** 3 + sign * 3 * m * k,
        because: say`${3 * m} × ${k} was ${sign > 0 ? 'added instead of subtracted' : 'subtracted instead of added'}`,
      },
      { value: k ** 3 - sign * m * k, because: say`${m * k} was used once instead of three times` },
      { value: k ** 3 - sign * 3 * m, because: say`${3 * m} was used instead of ${3 * m} × ${k}` },
      { value: k * k - 2 * sign * m, because: say`that is the sum of the squares` },
      { value: 3 * k, because: say`${k} was multiplied by 3 instead of cubed` },
      { value: k ** 3 + sign * m * k, because: say`${m * k} was used once, with the wrong sign` },
    ],
    steps: [
      say`Cube both sides: the cubes appear with ${sign > 0 ? '+' : '−'} ${3 * m} times ${latex`(${letter} ${sign > 0 ? '+' : '-'} \frac{${m}}{${letter}})`}.`,
      say`${k}³ = wanted value ${sign > 0 ? '+' : '−'} ${3 * m} × ${k}`,
      say`${k ** 3} ${sign > 0 ? '−' : '+'} ${3 * m * k} = ${answer}`,
    ],
  }
}

function cubes(rng: Random) {
  const [a, b] = rng.pick([
    ['a', 'b'],
    ['x', 'y'],
    ['p', 'q'],
    ['m', 'n'],
    ['u', 'v'],
  ] as const)
  const [sum, product] = rng.until(
    () => [rng.int(4, 18), rng.int(1, 60)] as const,
    (drawn) => drawn[0] ** 2 >= 4 * drawn[1],
  )
  const answer = sum ** 3 - 3 * product * sum
  const [one, two, wanted] = [
    latex`${a} + ${b} = ${sum}`,
    latex`${a}${b} = ${product}`,
    latex`${a}^3 + ${b}^3`,
  ]
  return {
    concept: 'cube-identities',
    given: { find: 'pair' as const, sum, product, power: 3 },
    prompt: rng.pick([
      say`If ${one} and ${two}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Given that ${one} and ${two}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`The sum of two numbers is ${sum} and their product is ${product}. ${ask(rng, 'the sum of their cubes')}`,
      say`Find ${wanted}, given that ${one} and ${two}.`,
      say`Two numbers have the sum ${sum} and the product ${product}. Their cubes add up to`,
    ]),
    answer: fraction(exact(answer)),
    within: [-6000, 24_000] as const,
    mistakes: [
      { value: sum ** 3, because: say`the middle terms of the cube were left out` },
      { value: sum ** 3 + 3 * product * sum, because: say`the middle terms were added` },
      { value: sum ** 3 - product * sum, because: say`the factor 3 was left out` },
      { value: sum ** 3 - 3 * product, because: say`the factor ${sum} was left out of the middle terms` },
      { value: sum * (sum * sum - product), because: say`only one product was taken off the square` },
      { value: sum * sum - 2 * product, because: say`that is the sum of the squares` },
      {
        value: sum * (sum * sum - 2 * product),
        because: say`the sum of the squares was multiplied by the sum`,
      },
    ],
    steps: [
      say`${latex`${a}^3 + ${b}^3 = (${a} + ${b})^3 - 3${a}${b}(${a} + ${b})`}`,
      say`${sum}³ = ${sum ** 3} and 3 × ${product} × ${sum} = ${3 * product * sum}`,
      say`${sum ** 3} − ${3 * product * sum} = ${fraction(exact(answer))}`,
    ],
  }
}

/** The products in pairs from the sum and the squares, and the cubes from there. */
/** Three numbers, one of them perhaps negative, and letters for them. */
function drawThree(rng: Random) {
  const [x, y, z] = [rng.int(1, 16), rng.int(1, 16), rng.pick([1, -1]) * rng.int(1, 12)]
  const [sum, squares, pairs] = [x + y + z, x * x + y * y + z * z, x * y + y * z + z * x]
  const [a, b, c] = rng.pick([
    ['a', 'b', 'c'],
    ['x', 'y', 'z'],
    ['p', 'q', 'r'],
    ['l', 'm', 'n'],
    ['u', 'v', 'w'],
  ] as const)
  return {
    numbers: [x, y, z] as const,
    letters: [a, b, c] as const,
    sum,
    squares,
    pairs,
    total: latex`${a} + ${b} + ${c} = ${sum}`,
    square: latex`${a}^2 + ${b}^2 + ${c}^2 = ${squares}`,
    pairText: `${a}${b} + ${b}${c} + ${c}${a}`,
  }
}

/** "If a + b + c = 30 and a² + b² + c² = 318, find ab + bc + ca." */
function pairsOfThree(rng: Random) {
  const {
    letters: [a, b, c],
    sum,
    squares,
    pairs,
    total,
    square,
    pairText,
  } = drawThree(rng)
  return {
    concept: 'three-term-identities',
    given: { find: 'triple' as const, sum, squares },
    prompt: rng.pick([
      say`If ${total} and ${square}, ${askThen(rng, say`the value of ${pairText}`)}`,
      say`Given that ${total} and ${square}, ${askThen(rng, say`the value of ${pairText}`)}`,
      say`Three numbers satisfy ${total} and ${square}. The value of ${pairText} is`,
      say`Find the value of ${pairText}, if ${total} and ${square}.`,
      say`For three numbers, ${total} and ${square}. What is ${pairText}?`,
    ]),
    answer: pairs,
    within: [-2000, 2000] as const,
    mistakes: [
      { value: sum * sum - squares, because: say`the division by 2 was forgotten` },
      { value: (sum * sum + squares) / 2, because: say`the squares were added instead of subtracted` },
      { value: squares - sum, because: say`the sum was not squared` },
      { value: -pairs, because: say`the subtraction was done the wrong way round` },
      { value: (sum * sum - squares) / 3, because: say`the difference was divided by 3 instead of 2` },
      { value: sum * sum, because: say`that is the square of the sum` },
      { value: pairs + sum, because: say`the sum was added once more` },
      { value: pairs - sum, because: say`the sum was taken off once more` },
    ],
    steps: [
      say`${latex`(${a} + ${b} + ${c})^2 = ${a}^2 + ${b}^2 + ${c}^2 + 2(${pairText})`}`,
      say`The square of the sum is ${sum * sum}.`,
      say`${sum * sum} = ${squares} + 2(${pairText}), so 2(${pairText}) = ${sum * sum - squares}`,
      say`${pairText} = ${pairs}`,
    ],
  }
}

/** "If a + b + c = 9 and a² + b² + c² = 35, find a³ + b³ + c³ − 3abc." */
function cubesOfThree(rng: Random) {
  const {
    letters: [a, b, c],
    sum,
    squares,
    pairs,
    total,
    square,
    pairText,
  } = drawThree(rng)
  const answer = sum * (sum * sum - 3 * pairs)
  const wanted = latex`${a}^3 + ${b}^3 + ${c}^3 - 3${a}${b}${c}`
  return {
    concept: 'three-term-identities',
    given: { find: 'cubes-of-three' as const, sum, squares },
    prompt: rng.pick([
      say`If ${total} and ${square}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Given that ${total} and ${square}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Three numbers have ${total} and ${square}. Then ${wanted} equals`,
      say`Find the value of ${wanted}, if ${total} and ${square}.`,
      say`For three numbers, ${total} and ${square}. What is ${wanted}?`,
    ]),
    answer,
    within: [-20_000, 20_000] as const,
    mistakes: [
      {
        value: sum * (sum * sum - pairs),
        because: say`the products in pairs were taken off once instead of three times`,
      },
      {
        value: sum * (sum * sum - 2 * pairs),
        because: say`the sum was multiplied by the sum of the squares alone`,
      },
      { value: sum * sum - 3 * pairs, because: say`the factor ${sum} was left out` },
      { value: sum * (sum * sum + 3 * pairs), because: say`the products in pairs were added` },
      { value: sum ** 3, because: say`that is the cube of the sum` },
      { value: -answer, because: say`the sign of the result was lost` },
      { value: sum ** 3 - 3 * pairs, because: say`the factor ${sum} was left out of the second term` },
    ],
    steps: [
      say`${wanted} is ${latex`${a} + ${b} + ${c}`} times the squares less the products in pairs.`,
      say`${sum * sum} = ${squares} + 2(${pairText}), so ${pairText} = ${pairs}`,
      say`Squares less products in pairs = ${squares} − ${pairs < 0 ? say`(${pairs})` : pairs} = ${squares - pairs}`,
      say`${sum} × ${squares - pairs < 0 ? say`(${squares - pairs})` : squares - pairs} = ${answer}`,
    ],
  }
}

/** "If x + y + z = 6, x² + y² + z² = 14 and x³ + y³ + z³ = 36, find xyz." */
function productOfThree(rng: Random) {
  const {
    numbers: [x, y, z],
    letters: [a, b, c],
    sum,
    squares,
    pairs,
    total,
    square,
    pairText,
  } = rng.until(
    () => drawThree(rng),
    ({ numbers: [one, two, three] }) => Math.abs(one) <= 9 && Math.abs(two) <= 9 && Math.abs(three) <= 9,
  )
  const cubes = x ** 3 + y ** 3 + z ** 3
  const cube = latex`${a}^3 + ${b}^3 + ${c}^3 = ${cubes}`
  const answer = x * y * z
  const wanted = `${a}${b}${c}`
  const difference = squares - pairs
  return {
    concept: 'three-term-identities',
    given: { find: 'product-of-three' as const, sum, squares, cubes },
    prompt: rng.pick([
      say`If ${total}, ${square} and ${cube}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Given that ${total}, ${square} and ${cube}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Three numbers satisfy ${total}, ${square} and ${cube}. Their product ${wanted} is`,
      say`Find the value of ${wanted}, if ${total}, ${square} and ${cube}.`,
    ]),
    answer,
    within: [-2000, 2000] as const,
    mistakes: [
      { value: 3 * answer, because: say`the division by 3 was forgotten` },
      { value: -answer, because: say`the subtraction was done the wrong way round` },
      { value: pairs, because: say`that is ${pairText}` },
      { value: (cubes - sum * squares) / 3, because: say`the products in pairs were left out` },
      { value: (cubes - sum ** 3) / 3, because: say`the cube of the sum was taken for the other side` },
      { value: (cubes - difference) / 3, because: say`the factor ${sum} was left out` },
      { value: answer + sum, because: say`the sum was added once more` },
      { value: answer - sum, because: say`the sum was taken off once more` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`${sum * sum} = ${squares} + 2(${pairText}), so ${pairText} = ${pairs}`,
      say`${latex`${a}^3 + ${b}^3 + ${c}^3 - 3${a}${b}${c}`} is ${latex`${a} + ${b} + ${c}`} times the squares less the products in pairs.`,
      say`${cubes} − 3${wanted} = ${sum} × (${squares} − ${pairs < 0 ? say`(${pairs})` : pairs}) = ${sum * difference}`,
      say`${wanted} = ${answer}`,
    ],
  }
}

/** "If x + 1/x = 5, find x⁵ + 1/x⁵." */
function fifthPower(rng: Random) {
  const letter = rng.pick(LETTERS)
  const sign = rng.pick([1, -1])
  const k = rng.int(3, 11)
  const [two, three] = [k * k - 2 * sign, k ** 3 - 3 * sign * k]
  const answer = two * three - k
  const joined = sign > 0 ? '+' : '-'
  const given = latex`${letter} ${joined} \frac{1}{${letter}} = ${k}`
  const wanted = latex`${letter}^5 ${joined} \frac{1}{${letter}^5}`
  return {
    concept: 'x-plus-reciprocal',
    given: { find: 'reciprocal' as const, sign, k, power: 5, m: 1 },
    prompt: rng.pick([
      say`If ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Find ${wanted}, given that ${given}.`,
      say`Given that ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
    ]),
    answer,
    mistakes: [
      { value: two * three, because: say`the first power was not taken off` },
      { value: two * three + k, because: say`the first power was added instead of taken off` },
      { value: k ** 5, because: say`the fifth power of ${k} alone was taken` },
      { value: k ** 5 - 5 * k, because: say`only the last of the middle terms was taken off` },
      { value: three * k * k - k, because: say`the square was taken without its middle term` },
      { value: two * k ** 3 - k, because: say`the cube was taken without its middle terms` },
    ],
    steps: [
      say`${latex`${letter}^2 + \frac{1}{${letter}^2}`} = ${k}² ${sign > 0 ? '−' : '+'} 2 = ${two}`,
      say`${latex`${letter}^3 ${joined} \frac{1}{${letter}^3}`} = ${k}³ ${sign > 0 ? '−' : '+'} 3 × ${k} = ${three}`,
      say`Their product is the fifth power and, besides, the first power, ${k}.`,
      say`${two} × ${three} − ${k} = ${answer}`,
    ],
  }
}

/** Fourth powers by squaring twice. */
function highPower(rng: Random) {
  const letter = rng.pick(LETTERS)
  const sign = rng.pick([1, -1])
  const m = rng.pick([1, 1, 1, 2, 3, 4, 5])
  const k = rng.int(leastSum(m, sign), 15)
  const square = k * k - 2 * sign * m
  const answer = square * square - 2 * m * m
  const given = latex`${letter} ${sign > 0 ? '+' : '-'} \frac{${m}}{${letter}} = ${k}`
  const wanted = latex`${letter}^4 + \frac{${m ** 4}}{${letter}^4}`
  return {
    concept: 'x-plus-reciprocal',
    given: { find: 'reciprocal' as const, sign, k, power: 4, m },
    prompt: rng.pick([
      say`If ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`Find ${wanted}, given that ${given}.`,
      say`Given that ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
      say`When ${given}, ${askThen(rng, say`the value of ${wanted}`)}`,
    ]),
    answer,
    mistakes: [
      { value: square * square, because: say`${2 * m * m} was not subtracted after the second squaring` },
      { value: square * square + 2 * m * m, because: say`${2 * m * m} was added after the second squaring` },
      { value: k ** 4 - 2 * m * m, because: say`the ${2 * m} of the first squaring was left out` },
      {
        value: (k * k + 2 * sign * m) ** 2 - 2 * m * m,
        because: say`the sign of the ${2 * m} in the first squaring was changed`,
      },
      { value: square, because: say`that is the sum of the squares` },
      { value: k ** 4 - 4, because: say`the fourth power of ${k} was taken and 4 subtracted` },
      { value: 2 * square - 2 * m * m, because: say`the sum of the squares was doubled instead of squared` },
    ],
    steps: [
      say`Square once: ${latex`${letter}^2 + \frac{${m * m}}{${letter}^2} = ${k}^2 ${sign > 0 ? '-' : '+'} ${2 * m} = ${square}`}`,
      say`Square again: the product of the two terms is ${m * m}, so twice it is ${2 * m * m}.`,
      say`${latex`${letter}^4 + \frac{${m ** 4}}{${letter}^4} = ${square}^2 - ${2 * m * m}`}`,
      say`${square * square} − ${2 * m * m} = ${answer}`,
    ],
  }
}
