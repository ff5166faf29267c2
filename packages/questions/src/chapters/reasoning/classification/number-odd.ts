import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { cube, linear, type NumberRule, neighbours, square } from '../../../kit/values/number-rules.ts'
import { isPrime, range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Which number is different from the others: 121, 169, 187 or 289?" */
export const numberOdd = defineGenerator({
  id: 'reasoning/number-odd',
  version: 4,
  levels: {
    easy: { forms: [ofKind] },
    medium: { forms: [ofDigits] },
    hard: { forms: [ofPairs] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const found = given.find === 'number' ? oddNumbers(given.numbers) : oddPairs(given.pairs)
    return found.length === 1 ? (found[0] ?? '') : ''
  },
})

interface Kind {
  members: readonly number[]
  /** Numbers that look alike and do not belong. */
  outsiders: readonly number[]
  /** 'is a perfect square'. */
  is: string
  isNot: string
}

type Pair = { left: number; right: number }

const isSquare = (number: number): boolean => Number.isInteger(Math.sqrt(number))

const isCube = (number: number): boolean => Math.round(Math.cbrt(number)) ** 3 === number

const kind = (
  is: string,
  isNot: string,
  from: number,
  to: number,
  has: (number: number) => boolean,
): Kind => {
  const all = range(from, to)
  return { members: all.filter(has), outsiders: all.filter((number) => !has(number)), is, isNot }
}

const digitsOf = (number: number): number[] => [...String(number)].map(Number)

const digitSum = (number: number): number => digitsOf(number).reduce((sum, digit) => sum + digit, 0)

const middleIsSum = ([a = 0, b = 0, c = 0]: readonly number[]): boolean => b === a + c

const lastIsProduct = ([a = 0, b = 0, c = 0]: readonly number[]): boolean => c === a * b

/** An even number among primes would be seen at once. */
const oddOnly = (all: Kind): Kind => ({
  ...all,
  outsiders: all.outsiders.filter((number) => number % 2 === 1),
})

const KINDS: readonly Kind[] = [
  kind('is a perfect square', 'is no perfect square', 100, 999, isSquare),
  oddOnly(kind('is a prime number', 'is not a prime number', 11, 199, isPrime)),
  kind('is a perfect cube', 'is no perfect cube', 8, 1400, isCube),
  ...[7, 11, 13, 17, 19].map((divisor) =>
    kind(
      `is a multiple of ${divisor}`,
      `is no multiple of ${divisor}`,
      30,
      260,
      (number) => number % divisor === 0,
    ),
  ),
]

function ofKind(rng: Random) {
  return compose(rng, KINDS, [])
}

const DIGIT_KINDS: readonly Kind[] = [
  ...range(8, 16).map((sum) =>
    kind(
      `has the digit sum ${sum}`,
      `has another digit sum than ${sum}`,
      102,
      987,
      (number) => digitSum(number) === sum,
    ),
  ),
  kind(
    'has a middle digit that is the sum of the outer ones',
    'has a middle digit that is not the sum of the outer ones',
    121,
    990,
    (number) => !digitsOf(number).includes(0) && middleIsSum(digitsOf(number)),
  ),
  kind(
    'has a last digit that is the product of the first two',
    'has a last digit that is not the product of the first two',
    122,
    999,
    (number) => !digitsOf(number).includes(0) && lastIsProduct(digitsOf(number)),
  ),
]

function ofDigits(rng: Random) {
  return compose(rng, DIGIT_KINDS, [say`Look at the digits of each number.`])
}

/** Four pairs of numbers, three of which follow one rule. */
function ofPairs(rng: Random) {
  const { rule, pairs, odd } = rng.until(
    () => {
      // Not the plain square or cube, nor n(n + 1), which are seen at once.
      const rule = rng.weighted<NumberRule>([
        [square(rng.pick([-1, 1]) * rng.int(2, 9)), 3],
        [cube(rng.pick([-2, -1, 1, 2])), 2],
        [neighbours(rng.int(2, 4)), 2],
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
    prompt: askOdd(rng, 'pair', pairs.map(tellPair).join(', ')),
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

/** Properties by which one number may differ from three others. */
const VIEWS: readonly ((number: number) => string | number | boolean)[] = [
  isPrime,
  isSquare,
  isCube,
  (number) => isSquare(number + 1),
  (number) => isSquare(number - 1),
  ...[2, 3, 4, 5, 7, 9, 11, 13].map((divisor) => (number: number) => number % divisor === 0),
  digitSum,
  (number) => digitsOf(number).reduce((product, digit) => product * digit, 1),
  (number) => String(number) === [...String(number)].reverse().join(''),
  (number) => String(number).length,
  (number) => middleIsSum(digitsOf(number)),
  (number) => lastIsProduct(digitsOf(number)),
  (number) => new Set(digitsOf(number)).size,
]

const known = new Map<number, readonly (string | number | boolean)[]>()

/** All properties of a number, computed once. */
function viewsOf(number: number): readonly (string | number | boolean)[] {
  const views = known.get(number) ?? VIEWS.map((view) => view(number))
  known.set(number, views)
  return views
}

/** Every number that differs in some property in which the three others agree. */
function oddNumbers(numbers: readonly number[]): string[] {
  const seen = numbers.map(viewsOf)
  const found = new Set<number>()
  VIEWS.forEach((_, view) => {
    const [a, b, c, d] = seen.map((views) => views[view])
    const place =
      b === c && c === d
        ? a === b
          ? -1
          : 0
        : a === c && c === d
          ? 1
          : a === b && b === d
            ? 2
            : a === b && b === c
              ? 3
              : -1
    const odd = numbers[place]
    if (odd !== undefined) found.add(odd)
  })
  return [...found].map(String)
}

function drawNumbers(rng: Random, kinds: readonly Kind[]) {
  const { members, outsiders, is, isNot } = rng.pick(kinds)
  return rng.until(
    () => {
      const [a, b, c] = rng.sample(members, 3)
      // Similar in size and parity, so that only the property tells it apart.
      const near = rng.pick([a, b, c])
      const at = outsiders.findIndex((number) => number > near)
      const odd = outsiders[Math.max(0, at + rng.int(-12, 12))] ?? outsiders[0] ?? 0
      return { odd, fitting: [a, b, c], is, isNot }
    },
    ({ odd, fitting }) => {
      const found = oddNumbers([odd, ...fitting])
      // Not the only odd or the only even number either: that would be seen at once.
      const isHidden = fitting.some((number) => number % 2 === odd % 2)
      return found.length === 1 && found[0] === String(odd) && isHidden
    },
  )
}

function compose(rng: Random, kinds: readonly Kind[], extra: readonly Message[]) {
  const { odd, fitting, is, isNot } = drawNumbers(rng, kinds)
  const numbers = rng.shuffle([odd, ...fitting])
  return {
    given: { find: 'number' as const, numbers },
    prompt: askOdd(rng, 'number', numbers.join(', ')),
    answer: String(odd),
    mistakes: fitting.map((number) => ({
      value: String(number),
      because: say`${String(number)} ${is}, like two others`,
    })),
    steps: [
      ...extra,
      say`Each of ${fitting.join(', ')} ${is}.`,
      say`${String(odd)} ${isNot}.`,
      say`So the odd one is ${String(odd)}`,
    ],
  }
}

const askOdd = (rng: Random, what: string, list: string): Message => {
  return rng.pick([
    say`Three of the following are alike in some manner and one is different. Select the odd one: ${list}`,
    say`Which ${what} does not belong to the group: ${list}?`,
    say`Find the odd one out from the given alternatives: ${list}`,
    say`Three of ${list} are alike in a certain way and so form a group. Which one does not belong to that group?`,
    say`Select the ${what} that is different from the others: ${list}`,
  ])
}

const tellPair = ({ left, right }: Pair): string => `${left} : ${right}`

/** Rules that a pair may follow. */
const PAIR_RULES: readonly NumberRule[] = [
  ...range(-9, 9).map(square),
  ...range(-9, 9).map(cube),
  ...range(1, 4).map(neighbours),
  ...range(2, 12).flatMap((times) => range(-9, 9).map((plus) => linear(times, plus))),
]

/** Every pair that breaks some rule which the three others follow. */
function oddPairs(pairs: readonly Pair[]): string[] {
  const found = PAIR_RULES.flatMap(({ apply }) => {
    const misses = pairs.filter(({ left, right }) => apply(left) !== right)
    return misses.length === 1 ? misses : []
  })
  return [...new Set(found.map(tellPair))]
}
