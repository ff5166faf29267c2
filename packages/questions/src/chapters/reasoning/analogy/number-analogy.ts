import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import {
  cube,
  cubeAndItself,
  linear,
  type NumberRule,
  neighbours,
  possibleImages,
  signed,
  square,
} from '../../../kit/values/number-rules.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "7 is to 50 and 11 is to 122 as 9 is to which number?" */
export const numberAnalogy = defineGenerator({
  id: 'reasoning/number-analogy',
  version: 3,
  concepts: ['number-pairs', 'number-sets'],
  levels: {
    easy: { forms: [easyPairs] },
    medium: { forms: [mediumPairs, mediumPairs, mediumTriples] },
    hard: { forms: [hardTriples] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve: (given) =>
    (given.find === 'second'
      ? possibleImages(given.examples, given.asked)
      : possibleThirds(given.examples, given.asked))[0] ?? Number.NaN,
  // A straight line always runs through two points, so its value is never offered as wrong.
  accepts(given, value) {
    if (given.find === 'third' || value.kind !== 'measure') return false
    const [[x, y], [u, v]] = given.examples
    const onLine = y + ((v - y) / (u - x)) * (given.asked - x)
    return (
      Math.abs(value.amount.rational.valueOf() - onLine) < 1e-9 &&
      !possibleImages(given.examples, given.asked).includes(onLine)
    )
  },
})

type Pair = readonly [number, number]

/** A way in which two numbers may lead to a third. */
interface TripleRule {
  apply(a: number, b: number): number
  write(a: number, b: number): string
}

function easyPairs(rng: Random) {
  return rng.chance(0.6)
    ? pairs(rng, linear(rng.int(2, 12), rng.pick([-1, 1]) * rng.int(0, 9)), 25)
    : pairs(rng, square(rng.pick([-1, 1]) * rng.int(0, 9)), 14)
}

function mediumPairs(rng: Random) {
  const drawn = rng.pick([
    square(rng.pick([-1, 1]) * rng.int(5, 30)),
    neighbours(rng.pick([-1, 1]) * rng.int(1, 5)),
    cube(rng.pick([-1, 1]) * rng.int(0, 20)),
    cubeAndItself(rng.pick([-1, 1])),
  ])
  return pairs(rng, drawn, drawn.text.includes('³') ? 12 : 28)
}

type Triple = readonly [number, number, number]

function mediumTriples(rng: Random) {
  return triples(rng, simpleRules)
}

function hardTriples(rng: Random) {
  return triples(rng, harderRules)
}

function triples(rng: Random, rulesWith: (constant: number) => readonly TripleRule[]) {
  const { rule, examples, asked } = rng.until(
    () => {
      const chosen = rng.pick(rulesWith(rng.int(1, 9)))
      const drawPair = (): Pair => {
        const [a, b] = rng.sample(range(2, 15), 2)
        // Papers take the smaller square off the larger one in every set.
        return chosen === differenceOfSquares ? [Math.max(a, b), Math.min(a, b)] : [a, b]
      }
      const draw = (): Triple => {
        const [a, b] = drawPair()
        return [a, b, chosen.apply(a, b)]
      }
      const both: readonly [Triple, Triple] = [draw(), draw()]
      return { rule: chosen, examples: both, asked: drawPair() }
    },
    (drawn) =>
      drawn.examples.every(([, , c]) => c > 1 && c < 650) &&
      drawn.rule.apply(...drawn.asked) > 1 &&
      drawn.examples[0][0] !== drawn.examples[1][0] &&
      possibleThirds(drawn.examples, drawn.asked).length === 1,
  )
  const [[a, b, c], [d, e, f]] = examples
  const [x, y] = asked
  const answer = rule.apply(x, y)
  const list = (first: number, second: number, third: number): Message => say`(${first}, ${second}, ${third})`
  return {
    concept: 'number-sets',
    given: { find: 'third' as const, examples, asked },
    prompt: rng.pick([
      say`Study the sets ${list(a, b, c)} and ${list(d, e, f)}. By the same relation between the numbers, find the missing number in (${x}, ${y}, ?).`,
      say`Select the number that will replace the question mark (?), if all the sets follow the same rule: ${list(a, b, c)}, ${list(d, e, f)}, (${x}, ${y}, ?)`,
      say`The numbers of the sets ${list(a, b, c)} and ${list(d, e, f)} are related by the same rule. What is the missing number of (${x}, ${y}, ?)?`,
      say`Select the number that completes the last set in the same way as the given sets: ${list(a, b, c)}, ${list(d, e, f)}, (${x}, ${y}, ?)`,
    ]),
    answer,
    mistakes: [
      { value: x * y, because: say`the first two numbers were only multiplied` },
      { value: x + y, because: say`the first two numbers were only added` },
      { value: x * x + y * y, because: say`the squares of the two numbers were simply added` },
      { value: rule.apply(y, x), because: say`the first two numbers were exchanged` },
      { value: (x + y) ** 2, because: say`the sum of the two numbers was simply squared` },
      { value: c + x + y - a - b, because: say`only the rise of the first two numbers was added to ${c}` },
      { value: f + x + y - d - e, because: say`only the rise of the first two numbers was added to ${f}` },
      { value: rule.apply(x + 1, y), because: say`the rule was used on ${x + 1} and ${y}` },
      { value: rule.apply(x, y - 1), because: say`the rule was used on ${x} and ${y - 1}` },
      { value: rule.apply(x - 1, y), because: say`the rule was used on ${x - 1} and ${y}` },
      { value: rule.apply(x, y + 1), because: say`the rule was used on ${x} and ${y + 1}` },
      // A number of quite another size is struck out at sight.
    ].filter(({ value }) => 2 * value > answer && value < 2 * answer),
    steps: [
      say`Try sums, products and squares of the first two numbers until the third comes out.`,
      say`First set: ${rule.write(a, b)} = ${c}.`,
      say`Second set: ${rule.write(d, e)} = ${f}, so the rule holds.`,
      say`For ${x} and ${y}: ${rule.write(x, y)} = ${answer}`,
    ],
  }
}

/** One step after a sum or a product. */
const simpleRules = (constant: number): TripleRule[] => [
  product(constant),
  product(-constant),
  sumTimes(constant + 2),
]

/** Squares, or two products. */
const harderRules = (constant: number): TripleRule[] => [
  productAndSum,
  sumOfSquares(constant),
  sumOfSquares(-constant),
  squareOfSum(constant),
  squareOfSum(-constant),
  differenceOfSquares,
  squareAndSecond(1),
  squareAndSecond(-1),
  squareAndSecond(2),
  firstAndSquare(1),
  firstAndSquare(2),
  productTimes(2, constant % 5),
  mixed(2, 3),
  mixed((constant % 5) + 3, 2),
]

function pairs(rng: Random, rule: NumberRule, largest: number) {
  const drawn = rng.until(
    () => {
      const [one, other, third] = rng.sample(range(3, largest), 3)
      const examples: readonly [Pair, Pair] = [
        [one, rule.apply(one)],
        [other, rule.apply(other)],
      ]
      return { examples, asked: third }
    },
    ({ examples, asked }) =>
      examples.every(([x, y]) => y > 1 && y !== x) &&
      rule.apply(asked) > 1 &&
      possibleImages(examples, asked).length === 1,
  )
  const { examples, asked } = drawn
  const [[x, y], [u, v]] = examples
  const answer = rule.apply(asked)
  const isLinear = !/[²³(]/.test(rule.text)
  return {
    concept: 'number-pairs',
    given: { find: 'second' as const, examples, asked },
    prompt: rng.pick([
      say`In each pair the second number is obtained from the first in the same way. Find the missing number: ${x} : ${y}, ${u} : ${v}, ${asked} : (?)`,
      say`As ${x} is to ${y} and ${u} is to ${v}, so ${asked} is to:`,
      say`Select the option that is related to the fifth number in the same way as the second number is related to the first and the fourth number to the third: ${x} : ${y} :: ${u} : ${v} :: ${asked} : (?)`,
      say`${x} : ${y} :: ${u} : ${v} :: ${asked} : (?)`,
      say`${x} is related to ${y} by a certain logic. By the same logic, ${u} is related to ${v}. To which number is ${asked} related by that logic?`,
    ]),
    answer,
    mistakes: [
      { value: y + asked - x, because: say`the difference of ${x} and ${y} was used again` },
      { value: v + asked - u, because: say`the difference of ${u} and ${v} was used again` },
      {
        value: (y / x) * asked,
        because: say`${asked} was only multiplied as ${x} is multiplied to make ${y}`,
      },
      {
        value: (v / u) * asked,
        because: say`${asked} was only multiplied as ${u} is multiplied to make ${v}`,
      },
      { value: asked * asked, because: say`the number was only squared` },
      { value: rule.apply(asked + 1), because: say`the rule was used on ${asked + 1} instead of ${asked}` },
      { value: rule.apply(asked - 1), because: say`the rule was used on ${asked - 1} instead of ${asked}` },
    ].filter(({ value }) => Number.isInteger(value) && value !== asked),
    steps: [
      ...(isLinear
        ? []
        : [say`No single difference and no single factor explains both pairs; try squares and cubes.`]),
      say`${rule.write(x)} = ${y} and ${rule.write(u)} = ${v}, so the rule for a number x is ${rule.text}.`,
      say`For ${asked}: ${rule.write(asked)} = ${answer}`,
    ],
  }
}

const part = (times: number, number: number): string => (times === 1 ? `${number}` : `${times} × ${number}`)

const product = (more: number): TripleRule => ({
  apply: (a, b) => a * b + more,
  write: (a, b) => `${a} × ${b}${signed(more)}`,
})

const productAndSum: TripleRule = {
  apply: (a, b) => a * b + a + b,
  write: (a, b) => `${a} × ${b} + ${a} + ${b}`,
}

const sumOfSquares = (more: number): TripleRule => ({
  apply: (a, b) => a * a + b * b + more,
  write: (a, b) => `${a}² + ${b}²${signed(more)}`,
})

const differenceOfSquares: TripleRule = {
  apply: (a, b) => Math.abs(a * a - b * b),
  write: (a, b) => (a > b ? `${a}² − ${b}²` : `${b}² − ${a}²`),
}

const squareAndSecond = (times: number): TripleRule => ({
  apply: (a, b) => a * a + times * b,
  write: (a, b) =>
    Math.abs(times) === 1 ? `${a}² ${times > 0 ? '+' : '−'} ${b}` : `${a}² + ${times} × ${b}`,
})

const firstAndSquare = (times: number): TripleRule => ({
  apply: (a, b) => times * a + b * b,
  write: (a, b) => `${times === 1 ? a : `${times} × ${a}`} + ${b}²`,
})

const sumTimes = (times: number, more = 0): TripleRule => ({
  apply: (a, b) => (a + b) * times + more,
  write: (a, b) => `(${a} + ${b}) × ${times}${signed(more)}`,
})

const squareOfSum = (more: number): TripleRule => ({
  apply: (a, b) => (a + b) ** 2 + more,
  write: (a, b) => `(${a} + ${b})²${signed(more)}`,
})

const mixed = (times: number, otherTimes: number, more = 0): TripleRule => ({
  apply: (a, b) => times * a + otherTimes * b + more,
  write: (a, b) => `${part(times, a)} + ${part(otherTimes, b)}${signed(more)}`,
})

const productTimes = (times: number, more = 0): TripleRule => ({
  apply: (a, b) => times * a * b + more,
  write: (a, b) => `${times} × ${a} × ${b}${signed(more)}`,
})

/** The rules that a learner might think of. */
const allTripleRules: readonly TripleRule[] = [
  ...range(-15, 15).flatMap((more) => [product(more), sumOfSquares(more), squareOfSum(more)]),
  productAndSum,
  differenceOfSquares,
  ...[-1, 1, 2, 3].map(squareAndSecond),
  ...[1, 2, 3].map(firstAndSquare),
  ...range(1, 15).flatMap((times) => range(-5, 5).map((more) => sumTimes(times, more))),
  ...range(-1, 12).flatMap((times) => range(-1, 12).map((other) => mixed(times, other))),
  ...range(1, 4).flatMap((times) =>
    range(1, 4).flatMap((other) => range(-5, 5).map((more) => mixed(times, other, more))),
  ),
  ...[2, 3, 4].flatMap((times) => range(-5, 5).map((more) => productTimes(times, more))),
]

/** All values that some rule gives for two numbers after the examples. */
function possibleThirds(
  examples: readonly (readonly [number, number, number])[],
  [x, y]: readonly [number, number],
): number[] {
  const fitting = allTripleRules.filter((rule) => examples.every(([a, b, c]) => rule.apply(a, b) === c))
  return [...new Set(fitting.map((rule) => rule.apply(x, y)))]
}
