import { defineGenerator } from '../../../../kit/define-generator.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { arrange, countLetters, factorial } from '../../../../kit/values/counting.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { codeWords, sixLetterWords } from '../../../../kit/words/code-words.ts'
import { numbersFromDigits, repeatedLetters, roundTable } from './kinds.ts'
import { apart, together } from './neighbours.ts'

/** "In how many ways can the letters of the word LEADER be arranged?" */
export const permutation = defineGenerator({
  id: 'statistics/permutation',
  version: 4,
  concepts: [
    'arranging-letters',
    'repeated-letters',
    'npr',
    'forming-numbers',
    'circular-permutation',
    'always-together',
    'never-together',
  ],
  levels: {
    easy: { forms: [inARow, someOfThem] },
    medium: { forms: [repeatedLetters, numbersFromDigits, roundTable] },
    hard: { forms: [together, apart] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // By filling one place after the other, with what is left.
    switch (given.find) {
      case 'some':
        return range(0, given.some - 1).reduce((ways, used) => ways * (given.from - used), 1)
      case 'word':
        return fillings(countLetters(given.word), new Map())
      case 'digits':
        return range(10 ** (given.length - 1), 10 ** given.length - 1).filter((number) => {
          const digits = [...String(number)]
          return (
            digits.every((digit) => given.digits.includes(Number(digit))) &&
            new Set(digits).size === digits.length &&
            (given.kind === 'any' || (number % 2 === 0) === (given.kind === 'even'))
          )
        }).length
      case 'round':
        // One person stays; the others fill the places after.
        return range(1, given.people - 1).reduce((ways, left) => ways * left, 1)
      case 'together':
      case 'apart': {
        const { all, group } = given
        const row = permutations(all)
        const isTogether = (order: readonly number[]) => {
          const places = order.flatMap((who, place) => (who < group ? [place] : []))
          return Math.max(...places) - Math.min(...places) === group - 1
        }
        const isApart = (order: readonly number[]) =>
          order.every((who, place) => !(who < group && (order[place + 1] ?? group) < group))
        return row.filter(given.find === 'together' ? isTogether : isApart).length
      }
    }
  },
})

/** Ways to use up the letters, one place at a time. */
function fillings(counts: readonly number[], known: Map<string, number>): number {
  const key = [...counts].sort().join()
  const before = known.get(key)
  if (before !== undefined) return before
  const ways = counts.every((left) => left === 0)
    ? 1
    : counts.reduce(
        (sum, left, index) =>
          left === 0
            ? sum
            : sum +
              fillings(
                counts.map((one, other) => (other === index ? one - 1 : one)),
                known,
              ),
        0,
      )
  known.set(key, ways)
  return ways
}

const KNOWN = new Map<number, number[][]>()
function permutations(size: number): number[][] {
  const known = KNOWN.get(size)
  if (known) return known
  const orders =
    size === 0
      ? [[]]
      : permutations(size - 1).flatMap((order) =>
          range(0, size - 1).map((place) => [...order.slice(0, place), size - 1, ...order.slice(place)]),
        )
  KNOWN.set(size, orders)
  return orders
}

function inARow(rng: Random) {
  const isWord = rng.chance(0.6)
  const word = rng.pick([...codeWords[5].filter((one) => new Set(one).size === 5), ...sixLetterWords])
  const n = isWord ? word.length : rng.int(4, 8)
  const answer = factorial(n)
  const things = rng.pick([
    'books of a set',
    'children of a class',
    'flags of a ship',
    'cars of a rally',
    'photos of an album',
    'cadets of a squad',
  ])
  return {
    concept: 'arranging-letters',
    given: { find: 'some' as const, from: n, some: n },
    prompt: isWord
      ? rng.pick([
          say`In how many ways can the letters of the word ${word} be arranged?`,
          say`How many different words, with or without a meaning, use all the letters of ${word} once?`,
          say`The letters of ${word} can be put in how many different orders?`,
        ])
      : rng.pick([
          say`In how many ways can ${n} different ${things} be arranged in a row?`,
          say`If ${n} different ${things} are placed in a line, then how many orders are possible?`,
        ]),
    answer: count(answer),
    mistakes: [
      { value: n * n, because: say`${n} was multiplied by itself` },
      { value: 2 ** n, because: say`two choices were counted for each place` },
      { value: factorial(n - 1), because: say`one place was left out` },
      { value: factorial(n + 1), because: say`one place too many was counted` },
      { value: n * (n - 1), because: say`only the first two places were filled` },
      { value: answer / 2, because: say`an order and its reverse were taken for the same` },
      { value: (n * (n + 1)) / 2, because: say`the choices were added instead of multiplied` },
      { value: 2 * answer, because: say`every order was counted twice` },
    ],
    steps: [
      say`All ${n} are different: the first place has ${n} choices, the next ${n - 1}, and so on.`,
      say`${range(1, n).reverse().join(' × ')} = ${answer}`,
    ],
  }
}

function someOfThem(rng: Random) {
  const { from, some } = rng.until(
    () => ({ from: rng.int(5, 15), some: rng.int(2, 4) }),
    (drawn) => drawn.some < drawn.from - 1,
  )
  const answer = arrange(from, some)
  const prompt = rng.pick([
    say`There are ${from} participants in a race. In how many ways can the first ${some} places be filled?`,
    say`In how many ways can ${some} different posts be filled from the ${from} members of a club, if no member holds more than one post?`,
    say`How many signals can be made by hoisting ${some} flags one above the other out of ${from} different flags?`,
    say`In how many ways can ${some} people be seated on ${from} vacant chairs in a row?`,
    say`How many codes of ${some} different symbols can be formed from ${from} symbols, if the order matters?`,
  ])
  return {
    concept: 'npr',
    given: { find: 'some' as const, from, some },
    prompt,
    answer: count(answer),
    mistakes: [
      { value: answer / factorial(some), because: say`the order was left out; here it counts` },
      { value: from ** some, because: say`the same one was allowed several times` },
      { value: from * some, because: say`${from} and ${some} were multiplied` },
      {
        value: some ** from > 1e7 ? factorial(some) : some ** from,
        because:
          some ** from > 1e7
            ? say`only the chosen ones were arranged`
            : say`base and exponent were exchanged`,
      },
      { value: arrange(from, some - 1), because: say`one place was left out` },
      { value: arrange(from, some + 1), because: say`one place too many was filled` },
      { value: factorial(some), because: say`only the chosen ones were arranged` },
    ],
    steps: [
      say`The places are filled one after the other, each from what is left.`,
      say`${range(from - some + 1, from)
        .reverse()
        .join(' × ')} = ${answer}`,
    ],
  }
}
