import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { ANGLES } from './ratio-names.ts'

/** The hard forms of greatest and least values: squares that cannot both be small. */
export function twoInverse(rng: Random) {
  // The product is a square, so that its root is whole.
  const unit = rng.int(1, 9)
  const [p, q] = [rng.int(1, 7), rng.int(1, 7)]
  const [a, b] = [unit * p * p, unit * q * q]
  const angle = rng.pick(ANGLES)
  const person = rng.pick(people)
  const root = unit * p * q
  const key = 2 * root
  const shown = rng.pick([
    `${one(a)}tan² ${angle} + ${one(b)}cot² ${angle}`,
    `${one(b)}cot² ${angle} + ${one(a)}tan² ${angle}`,
  ])
  return {
    given: { find: 'inverse' as const, a, b, wanted: 'least' as const },
    prompt: rng.pick([
      say`What is the least value of ${shown} for an acute angle ${angle}?`,
      say`${person.name} lets ${angle} run from 0° to 90°, without the ends. Find the smallest value of ${shown}.`,
      say`Among the values of ${shown} for angles ${angle} between 0° and 90°, the least one that ${person.name} finds is`,
      say`How small can ${shown} become when ${person.name} chooses the acute angle ${angle} freely?`,
    ]),
    answer: key,
    mistakes: [
      { value: root, because: say`the root of the product was not doubled` },
      { value: a + b, because: say`that is the value at 45°` },
      { value: Math.abs(a - b), because: say`the two coefficients were subtracted` },
      { value: a * b, because: say`the product of the coefficients was taken` },
      { value: (p + q) ** 2 * unit, because: say`the rule for sec² and cosec² was used` },
      { value: 4 * root, because: say`the root of the product was doubled twice` },
      { value: 2 * a * b, because: say`twice the product was taken without the root` },
      { value: Math.min(a, b), because: say`that is the smaller coefficient` },
    ],
    steps: [
      say`tan² ${angle} × cot² ${angle} = 1, so the two terms have the fixed product ${a} × ${b} = ${a * b}.`,
      say`A sum of two positive numbers with a fixed product is least when they are equal.`,
      say`Then each is √${a * b} = ${root}.`,
      say`Least value = 2 × ${root} = ${key}`,
    ],
  }
}

const one = (size: number) => (size === 1 ? '' : `${size} `)

const SQUARES = range(1, 13)

export function twoSquares(rng: Random) {
  const [p, q] = rng.sample(SQUARES, 2)
  const [a, b] = [p * p, q * q]
  const angle = rng.pick(ANGLES)
  const person = rng.pick(people)
  const key = (p + q) ** 2
  const shown = rng.pick([
    `${one(a)}sec² ${angle} + ${one(b)}cosec² ${angle}`,
    `${one(b)}cosec² ${angle} + ${one(a)}sec² ${angle}`,
  ])
  return {
    given: { find: 'squares' as const, a, b, wanted: 'least' as const },
    prompt: rng.pick([
      say`What is the least value of ${shown} for an acute angle ${angle}?`,
      say`Find the smallest value that ${shown} takes when ${person.name} lets ${angle} run from 0° to 90°, without the ends.`,
      say`For acute angles ${angle} the least value of ${shown}, which ${person.name} looks for, is`,
      say`${person.name} tries to make ${shown} as small as possible by choosing the acute angle ${angle}. What is the smallest result?`,
    ]),
    answer: key,
    mistakes: [
      { value: a + b, because: say`sec² and cosec² were both taken to be 1` },
      { value: 2 * p * q, because: say`the rule for tan² and cot² was used` },
      { value: 2 * (a + b), because: say`that is the value at 45°` },
      { value: (p - q) ** 2, because: say`the product was taken off instead of added` },
      { value: p + q, because: say`the roots were added and not squared` },
      { value: a * b, because: say`the coefficients were multiplied` },
      { value: a + b + p * q, because: say`the product of the roots was added only once` },
      { value: 2 * key, because: say`the result was doubled` },
    ],
    steps: [
      say`sec² = 1 + tan² and cosec² = 1 + cot²: the expression is ${a + b} + ${one(a)}tan² ${angle} + ${one(b)}cot² ${angle}.`,
      say`The last two terms have the fixed product ${a * b}; their sum is least when they are equal.`,
      say`Then it is 2 × √${a * b} = ${2 * p * q}.`,
      say`Least value = ${a + b} + ${2 * p * q} = ${key}`,
    ],
  }
}
