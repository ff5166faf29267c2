import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** "Which is the greatest of √3, ∛5, ⁴√10 and ⁶√24?" */
export const comparingSurds = defineGenerator({
  id: 'number/comparing-surds',
  version: 4,
  concepts: ['comparison-of-surds'],
  levels: {
    easy: { orders: [2, 3, 4, 6], many: 4, told: 0, finds: ['greatest', 'least'] },
    medium: { orders: [2, 3, 4, 6], many: 4, told: 1, finds: ['greatest', 'least', 'falling', 'rising'] },
    hard: { orders: [2, 3, 4, 6, 12], many: 4, told: 2, finds: ['falling', 'rising', 'between'] },
  },
  generate(rng, { orders, many, told, finds }) {
    const find = rng.pick(finds)
    const { surds, whole } = rng.until(
      () => {
        const used: number[] = rng.sample<number>(orders, many)
        const whole = used.reduce(lcm)
        const surds = used.map((order) => ({
          order,
          number: rng.int(2, order === 2 ? 9 : order === 3 ? 20 : 60),
        }))
        return { surds, whole }
      },
      // Their values differ, but not so much that one is seen at once.
      (drawn) => {
        const sizes = drawn.surds.map(sizeOf).sort((one, other) => one - other)
        return (
          drawn.surds.every(({ order, number }) => isSurd(order, number)) &&
          sizes.every((size, index) => index === 0 || size - (sizes[index - 1] ?? 0) > 0.01) &&
          (sizes.at(-1) ?? 0) - (sizes[0] ?? 0) < 0.9
        )
      },
    )
    const inOrder = [...surds].sort((one, other) => sizeOf(one) - sizeOf(other))
    const shown = surds
      .map(write)
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1')
    const answer = answerOf(inOrder, find)
    return {
      concept: 'comparison-of-surds',
      given: { find, surds: surds.map(({ order, number }) => [order, number]) },
      prompt: tell(rng, find, shown),
      answer,
      mistakes: mistakesOf(rng, inOrder, find),
      steps: [
        ...HINTS.slice(0, told),
        say`The orders of the surds have the LCM ${whole}; each is raised to the power ${whole}.`,
        ...surds.map(
          (surd) =>
            say`${write(surd)} gives ${latex`${surd.number}^{${whole / surd.order}}`} = ${surd.number ** (whole / surd.order)}.`,
        ),
        say`So the answer is ${answer}`,
      ],
    }
  },
  solve({ find, surds }) {
    // Whole numbers only: the two are raised to the product of their orders.
    const isLess = ([m = 1, a = 1]: readonly number[], [n = 1, b = 1]: readonly number[]) =>
      BigInt(a) ** BigInt(n) < BigInt(b) ** BigInt(m)
    const inOrder = surds
      .toSorted((one, other) => (isLess(one, other) ? -1 : 1))
      .map(([order = 2, number = 1]) => ({ order, number }))
    return answerOf(inOrder, find)
  },
})

/** What to think of first. */
const HINTS = [
  say`Roots of different orders cannot be compared as they stand.`,
  say`Of positive numbers, the larger has the larger power.`,
]

interface Surd {
  order: number
  number: number
}

type Find = 'greatest' | 'least' | 'falling' | 'rising' | 'between'

const sizeOf = ({ order, number }: Surd): number => number ** (1 / order)

/** Whether the root is not a whole number, and no smaller order would do. */
const isSurd = (order: number, number: number): boolean =>
  range(2, order)
    .filter((part) => order % part === 0)
    .every((part) => range(2, 60).every((root) => root ** part !== number))

const write = ({ order, number }: Surd): string =>
  order === 2 ? latex`\sqrt{${number}}` : latex`\sqrt[${order}]{${number}}`

const list = (surds: readonly Surd[], sign: string): string => surds.map(write).join(` ${sign} `)

/** From the least to the greatest. */
function answerOf(inOrder: readonly Surd[], find: Find): string {
  const [first, second] = inOrder
  const last = inOrder.at(-1)
  if (!first || !second || !last) return ''
  switch (find) {
    case 'greatest':
      return write(last)
    case 'least':
      return write(first)
    case 'between':
      return write(second)
    case 'rising':
      return list(inOrder, '<')
    case 'falling':
      return list([...inOrder].reverse(), '>')
  }
}

function tell(rng: Random, find: Find, shown: string): string {
  switch (find) {
    case 'greatest':
      return rng.pick([
        `Which is the greatest of ${shown}?`,
        `The greatest among ${shown} is:`,
        `Find the largest of ${shown}.`,
      ])
    case 'least':
      return rng.pick([
        `Which is the least of ${shown}?`,
        `The smallest among ${shown} is:`,
        `Find the smallest of ${shown}.`,
      ])
    case 'between':
      return rng.pick([
        `When ${shown} are written in ascending order, which comes second?`,
        `Which of ${shown} is the second smallest?`,
      ])
    case 'rising':
      return rng.pick([
        `Which of the following shows ${shown} in ascending order?`,
        `Arrange ${shown} in ascending order.`,
      ])
    case 'falling':
      return rng.pick([
        `Which of the following shows ${shown} in descending order?`,
        `Arrange ${shown} in descending order.`,
      ])
  }
}

/**
 * Each wrong order swaps one pair of surds, or another pair, or both pairs. Two of the four options then begin with the same surd, so
 * finding the least one does not give the key away.
 */
const SWAPS = [
  [
    [1, 0, 2, 3],
    [0, 1, 3, 2],
    [1, 0, 3, 2],
  ],
  [
    [0, 2, 1, 3],
    [3, 1, 2, 0],
    [3, 2, 1, 0],
  ],
  [
    [2, 1, 0, 3],
    [0, 3, 2, 1],
    [2, 3, 0, 1],
  ],
] as const

function mistakesOf(rng: Random, inOrder: readonly Surd[], find: Find) {
  const answer = answerOf(inOrder, find)
  if (find === 'rising' || find === 'falling') {
    const sign = find === 'rising' ? '<' : '>'
    const right = find === 'rising' ? inOrder : [...inOrder].reverse()
    return rng.pick(SWAPS).map((order) => ({
      value: list(
        order.flatMap((place) => right[place] ?? []),
        sign,
      ),
      because: say`raised to one power, the numbers stand in another order`,
    }))
  }
  return inOrder
    .map((surd, index) => ({
      value: write(surd),
      because: say`it is number ${index + 1} from the smallest`,
    }))
    .filter(({ value }) => value !== answer)
}
