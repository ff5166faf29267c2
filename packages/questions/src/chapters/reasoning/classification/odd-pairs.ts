import type { Random } from '../../../kit/random/random.ts'
import { cube, linear, type NumberRule, neighbours, square } from '../../../kit/values/number-rules.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

export const askOdd = (rng: Random, what: string, list: string): Message => {
  const { name } = rng.pick(people)
  return rng.pick([
    say`Three of these ${what} are alike in some way. Which one is different: ${list}?`,
    say`Find the odd one out: ${list}.`,
    say`${name} writes ${list} on the board. Which one does not belong to the group?`,
    say`Which of the ${what} ${list} is unlike the other three?`,
    say`Of ${list}, three follow one rule. Choose the one that does not.`,
    say`${name} has to cross out one of ${list}, so that the rest belong together. Which one?`,
  ])
}

type Pair = { left: number; right: number }
const tellPair = ({ left, right }: Pair): string => `${left} : ${right}`

/** Rules that a pair may follow. */
const PAIR_RULES: readonly NumberRule[] = [
  ...range(-9, 9).map(square),
  ...range(-9, 9).map(cube),
  ...range(1, 4).map(neighbours),
  ...range(2, 12).flatMap((times) => range(-9, 9).map((plus) => linear(times, plus))),
]

/** Every pair that some rule leaves out while the three others follow it. */
export function oddPairs(pairs: readonly Pair[]): string[] {
  const found = PAIR_RULES.flatMap(({ apply }) => {
    const misses = pairs.filter(({ left, right }) => apply(left) !== right)
    return misses.length === 1 ? misses : []
  })
  return [...new Set(found.map(tellPair))]
}

/** The hard form: four pairs of numbers, three of which follow one rule. */
export function ofPairs(rng: Random) {
  const { rule, pairs, odd } = rng.until(
    () => {
      const rule = rng.weighted<NumberRule>([
        [square(rng.int(-9, 9)), 3],
        [cube(rng.pick([-2, -1, 0, 1, 2])), 2],
        [neighbours(rng.int(1, 4)), 2],
        [linear(rng.int(3, 9), rng.pick([-1, 1]) * rng.int(1, 9)), 3],
      ])
      const lefts = rng.sample(range(4, 14), 4)
      const place = rng.int(0, 3)
      const slip = rng.pick([-10, -4, -2, 2, 4, 10])
      const pairs = lefts.map((left, index) => ({
        left,
        right: rule.apply(left) + (index === place ? slip : 0),
      }))
      return { rule, pairs, odd: pairs[place] ?? { left: 0, right: 0 } }
    },
    (drawn) => {
      const found = oddPairs(drawn.pairs)
      return (
        found.length === 1 &&
        found[0] === tellPair(drawn.odd) &&
        drawn.pairs.every(({ right }) => right > 1 && right < 1000)
      )
    },
  )
  const answer = tellPair(odd)
  const fitting = pairs.filter((pair) => pair !== odd)
  return {
    given: { find: 'pair' as const, pairs },
    prompt: askOdd(rng, 'pairs', pairs.map(tellPair).join(', ')),
    answer,
    mistakes: fitting.map((pair) => ({
      value: tellPair(pair),
      because: say`it follows the rule: ${rule.write(pair.left)} = ${pair.right}`,
    })),
    steps: [
      say`Ask how the second number comes from the first: ${rule.text} for the first number x.`,
      ...fitting.map((pair) => say`${rule.write(pair.left)} = ${pair.right}.`),
      say`But ${rule.write(odd.left)} = ${rule.apply(odd.left)}, not ${odd.right}.`,
      say`So the odd pair is ${answer}`,
    ],
  }
}
