import { defineGenerator } from '../../../../kit/define-generator.ts'
import { often } from '../../../../kit/random/often.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { arrange, countLetters, factorial } from '../../../../kit/values/counting.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { ask } from '../../../../kit/wording/ask.ts'
import { latex, say } from '../../../../kit/wording/say.ts'
import {
  fixedEnds,
  rankOfWord,
  repeatedLetters,
  repeatedWithEnds,
  roundTable,
  someLetters,
  vowelsPlaced,
} from './kinds.ts'
import { apart, together } from './neighbours.ts'
import { numbersBetween, numbersFromDigits, numbersWithRepeats, sumOfNumbers } from './numbers.ts'
import { DISTINCT } from './words.ts'

/** "In how many ways can the letters of the word LEADER be arranged?" */
export const permutation = defineGenerator({
  id: 'statistics/permutation',
  version: 9,
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
    easy: {
      forms: [...often(14, fixedEnds), ...often(8, valueOfTwo), ...often(3, someLetters), someOfThem, inARow],
    },
    medium: {
      forms: [
        ...often(8, numbersFromDigits),
        ...often(6, numbersWithRepeats),
        ...often(7, repeatedWithEnds),
        repeatedLetters,
        roundTable,
      ],
    },
    hard: {
      forms: [
        ...often(3, together),
        ...often(2, apart),
        ...often(10, numbersBetween),
        ...often(3, vowelsPlaced),
        rankOfWord,
        sumOfNumbers,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // By filling one place after the other, with what is left.
    switch (given.find) {
      case 'some':
        return range(0, given.some - 1).reduce((ways, used) => ways * (given.from - used), 1)
      case 'word':
        return fillings(countLetters(given.word), new Map())
      case 'ends': {
        const letters = [...given.word]
        const fixed = [given.start, given.end].filter((letter) => letter !== '')
        for (const letter of fixed) letters.splice(letters.indexOf(letter), 1)
        return fillings(countLetters(letters.join('')), new Map())
      }
      case 'letters':
        return range(1, given.some).reduce(
          (ways, place) => ways * (given.isRepeated ? given.letters : given.letters - place + 1),
          1,
        )
      case 'digits':
        return written(given.digits, given.length, given.repeat).filter(
          (number) =>
            number >= Math.max(given.from, 10 ** (given.length - 1)) &&
            number < given.below &&
            (given.kind === 'any' ||
              (given.kind === 'divisible by 5'
                ? number % 5 === 0
                : (number % 2 === 0) === (given.kind === 'even'))),
        ).length
      case 'sum-of-numbers':
        return written(given.digits, given.digits.length, false).reduce((sum, number) => sum + number, 0)
      case 'value-of-two': {
        const falling = ([times, from, some]: Term) =>
          range(0, some - 1).reduce((ways, used) => ways * (from - used), times)
        const [one, other] = [falling(given.one), falling(given.other)]
        return given.sign === '+' ? one + other : one - other
      }
      case 'vowels': {
        const { length } = given.letters
        const vowels = [...given.letters].filter((letter) => letter === 'v').length
        const isFine = (row: string) => {
          if (given.kind === 'together') return /^c*v+c*$/.test(row)
          if (given.kind === 'apart') return !row.includes('vv')
          if (given.kind === 'not all together') return !/^c*v+c*$/.test(row)
          if (given.kind === 'consonants together') return /^v*c+v*$/.test(row)
          return row.startsWith('v') && row.endsWith('v')
        }
        const fine = rows(length, vowels, 'v', 'c').filter(isFine).length
        return [vowels, length - vowels].reduce(
          (ways, size) => range(1, size).reduce((product, left) => product * left, ways),
          fine,
        )
      }
      case 'rank': {
        const sorted = [...given.word].sort()
        return permutations(given.word.length).filter(
          (order) => order.map((place) => sorted[place]).join('') <= given.word,
        ).length
      }
      case 'round':
        // One person stays; the others fill the places after.
        return range(1, given.people - 1).reduce((ways, left) => ways * left, 1)
      case 'together':
      case 'apart': {
        const { all, group } = given
        const fine = rows(all, group, 'g', 'r').filter((row) =>
          given.find === 'together' ? /^r*g+r*$/.test(row) : !row.includes('gg'),
        ).length
        return [group, all - group].reduce(
          (ways, size) => range(1, size).reduce((product, left) => product * left, ways),
          fine,
        )
      }
    }
  },
})

/** Every row of so many signs with so many of the first kind. */
function rows(length: number, some: number, one: string, other: string): string[] {
  return range(0, 2 ** length - 1)
    .map((number) => number.toString(2).padStart(length, '0'))
    .filter((row) => [...row].filter((digit) => digit === '1').length === some)
    .map((row) => row.replaceAll('1', one).replaceAll('0', other))
}

/** Every number of so many of the digits, one place after the other. */
function written(digits: readonly number[], length: number, repeat: boolean): number[] {
  return range(1, length)
    .reduce<number[][]>(
      (known) =>
        known.flatMap((start) =>
          digits.filter((digit) => repeat || !start.includes(digit)).map((digit) => [...start, digit]),
        ),
      [[]],
    )
    .map((places) => Number(places.join('')))
}

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
  const isWord = rng.chance(0.75)
  const word = rng.pick(DISTINCT)
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
    () => ({ from: rng.int(5, 20), some: rng.int(2, 4) }),
    (drawn) => drawn.some < drawn.from - 1,
  )
  const answer = arrange(from, some)
  const prompt = rng.pick([
    say`There are ${from} participants in a race. In how many ways can the first ${some} places be filled?`,
    say`In how many ways can ${some} different posts be filled from the ${from} members of a club, if no member holds more than one post?`,
    say`How many signals can be made by hoisting ${some} flags one above the other out of ${from} different flags?`,
    say`In how many ways can ${some} people be seated on ${from} vacant chairs in a row?`,
    say`In how many ways can ${some} prizes, first to last, be given to ${from} students, if no student gets two?`,
    say`${from} runners take part in a final. In how many ways can the first ${some} medals be won, if there are no ties?`,
    say`From ${from} members, in how many ways can ${some} officers with different duties be elected?`,
    say`A shelf has room for ${some} books. In how many ways can it be filled from ${from} different books?`,
    say`In how many ways can ${some} letters be posted in ${from} letter boxes, if no box gets more than one?`,
    say`A channel has ${from} programmes and ${some} evening slots. In how many ways can the slots be filled, if no programme is shown twice?`,
    say`In how many ways can ${some} persons get into ${from} empty rooms, each taking a room alone?`,
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

/** "What is the value of 2 · ⁹P₃ − ⁷P₂?" */
function valueOfTwo(rng: Random) {
  const draw = () => [rng.pick([1, 1, 2, 3, 4, 5]), rng.int(4, 16), rng.int(2, 4)] as const
  const valueOfTerm = ([times, from, some]: Term) => times * arrange(from, some)
  const [one, other] = rng.until(
    () => [draw(), draw()] as const,
    ([a, b]) => a[2] < a[1] && b[2] < b[1] && a[1] !== b[1] && valueOfTerm(a) > valueOfTerm(b),
  )
  const sign = rng.pick(['+', '−'])
  const [first, second] = [valueOfTerm(one), valueOfTerm(other)]
  const of = ([times, from, some]: Term) => `${times === 1 ? '' : `${times} \\times `}^{${from}}P_{${some}}`
  const worked = ([times, from, some]: Term) =>
    [...(times === 1 ? [] : [times]), ...range(from - some + 1, from).reverse()].join(' × ')
  const answer = sign === '+' ? first + second : first - second
  const joined = (a: number, b: number) => (sign === '+' ? a + b : a - b)
  const text = latex`${of(one)} ${sign === '+' ? '+' : '-'} ${of(other)}`
  const [[k, a, r], [l, b, s]] = [one, other]
  return {
    concept: 'npr',
    given: { find: 'value-of-two' as const, one, other, sign },
    prompt: rng.pick([
      say`${ask(rng, say`the value of ${text}`)}`,
      say`Evaluate: ${text}`,
      say`${text} is equal to:`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: sign === '+' ? first - second : first + second,
        because: say`the sign was taken the other way`,
      },
      {
        value: joined(first / factorial(r), second / factorial(s)),
        because: say`choices without order were counted`,
      },
      { value: joined(k * a ** r, l * b ** s), because: say`powers were taken` },
      { value: joined(k * a * r, l * b * s), because: say`the two numbers were multiplied` },
      { value: joined(k * arrange(a, r - 1), second), because: say`one factor of the first was left out` },
      { value: joined(k * arrange(a, r + 1), second), because: say`the first has one factor too many` },
      { value: first, because: say`only the first was worked out` },
    ].filter(({ value }) => value > 0 && Number.isInteger(value)),
    steps: [
      say`${latex`${of(one)}`} = ${worked(one)} = ${first} and ${latex`${of(other)}`} = ${worked(other)} = ${second}`,
      say`${first} ${sign} ${second} = ${answer}`,
    ],
  }
}

/** How often, from how many, how many places. */
type Term = readonly [times: number, from: number, some: number]
