import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { isPrime, range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Two dice are thrown. What is the probability that the sum is 9?" */
export const dice = defineGenerator({
  id: 'statistics/dice',
  version: 9,
  concepts: ['two-dice', 'coins', 'three-dice', 'repeated-throws'],
  levels: {
    easy: { forms: [sumOfTwo, headsOfCoins, ...often(20, bothThrows)] },
    medium: {
      forms: [
        sumAtLeast,
        ...often(2, facesOfTwo),
        difference,
        sixInThrows,
        ...often(18, eitherThrow),
        ...often(18, threeThrows),
      ],
    },
    hard: {
      forms: [sumOfThree, sumWithProperty, ...often(14, givenThat), ...often(24, someOfThrows)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Write out every outcome and count.
    const outcomes = allOutcomes(given.sides, given.throws)
    if (given.event === 'given-that') {
      const { known, asked } = given
      const isSo = (condition: Condition, [a = 0, b = 0]: readonly number[]) =>
        condition.of === 'sum'
          ? condition.values.includes(a + b)
          : condition.of === 'face'
            ? condition.values.includes(a) || condition.values.includes(b)
            : condition.values.includes(Math.abs(a - b))
      const left = outcomes.filter((faces) => isSo(known, faces))
      return left.filter((faces) => isSo(asked, faces)).length / left.length
    }
    if (given.event === 'throws-show') {
      const shows = (faces: readonly number[]) =>
        given.wanted.map((list, place) => list.includes(faces[place] ?? 0))
      return (
        outcomes.filter((faces) => (given.all ? shows(faces).every(Boolean) : shows(faces).some(Boolean)))
          .length / outcomes.length
      )
    }
    const favourable = outcomes.filter((faces) => {
      if (given.event !== 'dice-showing') return happens(given.event, given.value, faces)
      const showing = faces.filter((face) => given.faces.includes(face)).length
      return showing >= given.least && showing <= given.most
    })
    return favourable.length / outcomes.length
  },
})

type Event =
  | 'sum-is'
  | 'sum-at-least'
  | 'shows'
  | 'count-is'
  | 'difference-is'
  | 'sum-prime'
  | 'sum-multiple'
  | 'never-shows'

function allOutcomes(sides: number, throws: number): number[][] {
  return range(1, throws).reduce<number[][]>(
    (outcomes) => outcomes.flatMap((faces) => range(1, sides).map((face) => [...faces, face])),
    [[]],
  )
}

function happens(event: Event, value: number, faces: readonly number[]): boolean {
  switch (event) {
    case 'sum-is':
      return sumOf(faces) === value
    case 'sum-at-least':
      return sumOf(faces) >= value
    case 'shows':
      return faces.includes(value)
    case 'never-shows':
      return !faces.includes(value)
    case 'count-is':
      return faces.filter((face) => face === 1).length === value
    case 'difference-is':
      return Math.abs((faces[0] ?? 0) - (faces[1] ?? 0)) === value
    case 'sum-prime':
      return isPrime(sumOf(faces))
    case 'sum-multiple':
      return sumOf(faces) % value === 0
  }
}

function sumOfTwo(rng: Random) {
  const sum = rng.int(3, 11)
  const ways = waysOfTwo(sum)
  const answer = fraction(ways, 36)
  return {
    concept: 'two-dice',
    given: { sides: 6, throws: 2, event: 'sum-is' as const, value: sum },
    prompt: say`${opening(rng, TWO)} ${chance(rng, say`the sum is ${sum}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(1, 11), because: say`all eleven sums were taken to be equally likely` },
      ...mistakesOfTwo(ways),
    ],
    steps: [
      say`Two dice have 6 × 6 = 36 equally likely outcomes; ${ways} of them give the sum ${sum}.`,
      say`Probability = ${ways} ÷ 36 = ${answer}`,
    ],
  }
}

const binomial = (n: number, k: number): number =>
  range(1, k).reduce((ways, i) => (ways * (n - k + i)) / i, 1)

function headsOfCoins(rng: Random) {
  const coins = rng.int(3, 6)
  const side = rng.pick(['head', 'tail'])
  const heads = rng.int(1, coins - 1)
  const total = 2 ** coins
  const ways = binomial(coins, heads)
  const answer = fraction(ways, total)
  const words = ['', '', '', 'three', 'four', 'five', 'six'][coins] ?? ''
  return {
    concept: 'coins',
    given: { sides: 2, throws: coins, event: 'count-is' as const, value: heads },
    prompt: say`${opening(rng, `${words} fair coins`)} ${chance(rng, say`exactly ${heads} ${heads === 1 ? `${side} comes` : `${side}s come`} up`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(1, total), because: say`only one of the ${ways} orders was counted` },
      {
        value: fraction(heads, coins),
        because: say`the number of ${side}s was divided by the number of coins`,
      },
      {
        value: fraction(1, coins + 1),
        because: say`every number of ${side}s was taken to be equally likely`,
      },
      { value: fraction(total - ways, total), because: say`that is the probability that it does not happen` },
      {
        value: fraction(ways, coins * 2),
        because: say`the outcomes were counted as 2 × ${coins} instead of ${total}`,
      },
      { value: fraction(ways + 1, total), because: say`one order too many was counted` },
      { value: fraction(ways - 1, total), because: say`one of the orders was missed` },
      { value: fraction(1, 2), because: say`the probability of a single coin was used` },
    ],
    steps: [
      say`${coins} coins have ${total} equally likely outcomes; ${heads} of the ${coins} coins can be the ${side}s in ${ways} ways.`,
      say`Probability = ${ways} ÷ ${total} = ${answer}`,
    ],
  }
}

function sumAtLeast(rng: Random) {
  const least = rng.int(4, 11)
  const sums = range(least, 12)
  const ways = sumOf(sums.map(waysOfTwo))
  const answer = fraction(ways, 36)
  return {
    concept: 'two-dice',
    given: { sides: 6, throws: 2, event: 'sum-at-least' as const, value: least },
    prompt: say`${opening(rng, TWO)} ${chance(rng, say`the sum is ${rng.pick([`${least} or more`, `at least ${least}`, `not less than ${least}`])}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(ways - waysOfTwo(least), 36), because: say`the sum ${least} itself was left out` },
      { value: fraction(sums.length, 11), because: say`all eleven sums were taken to be equally likely` },
      { value: fraction(waysOfTwo(least), 36), because: say`only the sum ${least} was counted` },
      {
        value: fraction(36 - ways + waysOfTwo(least), 36),
        because: say`the sums up to ${least} were counted`,
      },
      ...mistakesOfTwo(ways).slice(1, 5),
    ],
    steps: [
      say`Two dice have 6 × 6 = 36 equally likely outcomes.`,
      say`Sums from ${least} to 12 come up in ${sums.map(waysOfTwo).join(' + ')} = ${ways} ways.`,
      say`Probability = ${ways} ÷ 36 = ${answer}`,
    ],
  }
}

/** What a die may show, and its faces. */
const FACES: readonly (readonly [name: string, faces: readonly number[]])[] = [
  ...range(1, 6).map((face) => [String(face), [face]] as const),
  ['a number greater than 4', [5, 6]],
  ['a number less than 3', [1, 2]],
  ['a multiple of 3', [3, 6]],
  ['a perfect square', [1, 4]],
  ['a composite number', [4, 6]],
  ['an even number', [2, 4, 6]],
  ['an odd number', [1, 3, 5]],
  ['a prime number', [2, 3, 5]],
  ['a number greater than 2', [3, 4, 5, 6]],
  ['a number less than 5', [1, 2, 3, 4]],
  ['a number less than 4', [1, 2, 3]],
  ['a number greater than 3', [4, 5, 6]],
  ['a factor of 6', [1, 2, 3, 6]],
  ['a factor of 4', [1, 2, 4]],
  ['an even prime number', [2]],
  ['an odd prime number', [3, 5]],
  ['a multiple of 4', [4]],
  ['a multiple of 5', [5]],
  ['a factor of 5', [1, 5]],
  ['a factor of 3', [1, 3]],
  ['at least 5', [5, 6]],
  ['at most 2', [1, 2]],
  ['at least 3', [3, 4, 5, 6]],
  ['at most 3', [1, 2, 3]],
  ['at least 4', [4, 5, 6]],
  ['at most 4', [1, 2, 3, 4]],
]

/** "Two fair dice are thrown. What is the probability that exactly one of them shows a multiple of 3?" */
function facesOfTwo(rng: Random) {
  const [name, faces] = rng.pick(FACES)
  const kind = rng.pick(['at least one', 'exactly one', 'both', 'neither'])
  const [own, rest] = [faces.length, 6 - faces.length]
  const [both, one, neither] = [own * own, 2 * own * rest, rest * rest]
  const ways = { 'at least one': one + both, 'exactly one': one, both, neither }[kind]
  const [least, most] = (
    { 'at least one': [1, 2], 'exactly one': [1, 1], both: [2, 2], neither: [0, 0] } as const
  )[kind]
  const answer = fraction(ways, 36)
  const event =
    kind === 'both'
      ? say`both of them show ${name}`
      : kind === 'neither'
        ? say`neither of them shows ${name}`
        : say`${kind} of them shows ${name}`
  return {
    concept: 'two-dice',
    given: { sides: 6, throws: 2, event: 'dice-showing' as const, faces, least, most },
    prompt: rng.pick([
      say`${opening(rng, TWO)} What is the probability that ${event}?`,
      say`${opening(rng, TWO)} Find the probability that ${event}.`,
      say`If two dice are thrown simultaneously, what is the probability that ${event}?`,
    ]),
    answer,
    within: unit,
    mistakes: [
      { value: fraction(2 * own, 6), because: say`the probabilities of the two dice were added` },
      { value: fraction(own, 6), because: say`that is the probability for a single die` },
      { value: fraction(one, 36), because: say`that is the probability that exactly one does` },
      { value: fraction(both, 36), because: say`that is the probability that both do` },
      { value: fraction(neither, 36), because: say`that is the probability that neither does` },
      { value: fraction(one + both, 36), because: say`that is the probability that at least one does` },
      { value: fraction(own * rest, 36), because: say`only one of the two orders was counted` },
      { value: fraction(ways + 1, 36), because: say`one outcome too many was counted` },
      ...(ways > 1 ? [{ value: fraction(ways - 1, 36), because: say`one of the outcomes was missed` }] : []),
    ],
    steps: [
      say`Two dice have 6 × 6 = 36 equally likely outcomes. Of the 6 faces of a die ${own} ${own === 1 ? 'is' : 'are'} wanted and ${rest} ${rest === 1 ? 'is' : 'are'} not.`,
      kind === 'at least one'
        ? say`Neither does in ${rest} × ${rest} = ${neither} outcomes, so at least one does in 36 − ${neither} = ${ways}.`
        : kind === 'exactly one'
          ? say`The first does and the second does not in ${own} × ${rest} = ${own * rest} outcomes, and the other way round in as many: ${ways}.`
          : say`${kind === 'both' ? 'Both do' : 'Neither does'} in ${kind === 'both' ? own : rest} × ${kind === 'both' ? own : rest} = ${ways} of them.`,
      say`Probability = ${ways} ÷ 36 = ${answer}`,
    ],
  }
}

const ORDER = ['first', 'second', 'third'] as const

/** "A fair die is thrown twice. What is the probability that the first throw shows 5 and the second a multiple of 3?" */
function throwsShow(rng: Random, throws: 2 | 3, all: boolean) {
  const wanted = range(1, throws).map(() => rng.pick(FACES))
  const sizes = wanted.map(([, faces]) => faces.length)
  const total = 6 ** throws
  const product = sizes.reduce((ways, size) => ways * size, 1)
  const none = sizes.reduce((ways, size) => ways * (6 - size), 1)
  const ways = all ? product : total - none
  const answer = fraction(ways, total)
  const [start, last] = [
    wanted.slice(0, -1).map(([name], place) => `the ${ORDER[place]} throw shows ${name}`),
    `the ${ORDER[throws - 1]} throw shows ${wanted.at(-1)?.[0]}`,
  ]
  const event = `${start.join(', ')}${throws === 3 ? ',' : ''} ${all ? 'and' : 'or'} ${last}`
  return {
    concept: 'repeated-throws',
    given: {
      sides: 6,
      throws,
      event: 'throws-show' as const,
      wanted: wanted.map(([, faces]) => faces),
      all,
    },
    prompt: say`${opening(rng, throws === 2 ? 'a fair die twice' : 'a fair die three times')} ${chance(rng, event)}`,
    answer,
    // One throw or another is at least as likely as the likelier of them.
    within: all ? unit : ([Math.max(...sizes) / 6, 1] as const),
    mistakes: [
      {
        value: all ? fraction(total - none, total) : fraction(product, total),
        because: all
          ? say`that is the probability that at least one of the throws does`
          : say`that is the probability that all the throws do`,
      },
      { value: fraction(total - ways, total), because: say`that is the probability that it does not happen` },
      { value: fraction(sumOf(sizes), 6), because: say`the probabilities of the throws were added` },
      { value: fraction(sumOf(sizes), total), because: say`the faces were added instead of multiplied` },
      { value: fraction(sizes[0] ?? 1, 6), because: say`only the first throw was looked at` },
      { value: fraction(sizes.at(-1) ?? 1, 6), because: say`only the last throw was looked at` },
      { value: fraction(ways + 1, total), because: say`one outcome too many was counted` },
      ...(ways > 1
        ? [{ value: fraction(ways - 1, total), because: say`one of the outcomes was missed` }]
        : []),
      ...(all
        ? []
        : [
            {
              value: fraction(ways - product, total),
              because: say`the outcomes in which all the throws do were left out`,
            },
          ]),
    ],
    steps: [
      say`${throws} throws have ${range(1, throws)
        .map(() => '6')
        .join(
          ' × ',
        )} = ${total} equally likely outcomes. The faces wanted are ${sizes.join(', ')} of 6, throw by throw.`,
      ...(throws === 3
        ? [say`The throws do not influence each other, so the numbers of faces are multiplied.`]
        : []),
      all
        ? say`All of them do in ${sizes.join(' × ')} = ${product} outcomes.`
        : say`None of them does in ${sizes.map((size) => 6 - size).join(' × ')} = ${none} outcomes, so at least one does in ${total} − ${none} = ${ways}.`,
      say`Probability = ${ways} ÷ ${total} = ${answer}`,
    ],
  }
}

/** What is known or asked of two dice: their sum, a face that comes up, or their difference. */
type Condition = { of: 'sum' | 'face' | 'gap'; values: readonly number[] }

const SUMS: readonly (readonly [name: string, sums: readonly number[]])[] = [
  ['even', [2, 4, 6, 8, 10, 12]],
  ['odd', [3, 5, 7, 9, 11]],
  ['a prime number', [2, 3, 5, 7, 11]],
  ['a multiple of 3', [3, 6, 9, 12]],
  ['a multiple of 4', [4, 8, 12]],
  ['a perfect square', [4, 9]],
  ...range(4, 10).map((sum) => [String(sum), [sum]] as const),
  ['a multiple of 5', [5, 10]],
  ['a factor of 12', [2, 3, 4, 6, 12]],
  ['a composite number', [4, 6, 8, 9, 10, 12]],
  ...range(5, 10).map((sum) => [`at least ${sum}`, range(sum, 12)] as const),
  ...range(4, 9).map((sum) => [`at most ${sum}`, range(2, sum)] as const),
  ...range(5, 9).map((sum) => [`more than ${sum}`, range(sum + 1, 12)] as const),
  ...range(5, 9).map((sum) => [`less than ${sum}`, range(2, sum - 1)] as const),
]

/** Outcomes of two dice with one of the sums that also meet the other condition, by formula. */
function waysTogether(sums: readonly number[], { of, values: [value = 0] }: Condition): number {
  const ways = sums.map((sum) => {
    const rest = of === 'face' ? sum - value : (sum + value) / 2
    const isPossible =
      of === 'face' ? rest >= 1 && rest <= 6 : Number.isInteger(rest) && rest <= 6 && sum - rest >= 1
    if (!isPossible) return 0
    return (of === 'face' ? rest === value : value === 0) ? 1 : 2
  })
  return sumOf(ways)
}

/** "Two dice are thrown and the sum is found to be at least 9. What is the probability that at least one of them shows 5?" */
function givenThat(rng: Random) {
  const { name, sums, other, isSumKnown, ways, base } = rng.until(
    () => {
      const [name, sums] = rng.pick(SUMS)
      const other: Condition = rng.chance(0.6)
        ? { of: 'face', values: [rng.int(1, 6)] }
        : { of: 'gap', values: [rng.int(0, 4)] }
      const isSumKnown = rng.chance(0.65)
      const value = other.values[0] ?? 0
      const own = other.of === 'face' ? 11 : value === 0 ? 6 : 2 * (6 - value)
      const base = isSumKnown ? sumOf(sums.map(waysOfTwo)) : own
      return { name, sums, other, isSumKnown, base, ways: waysTogether(sums, other) }
    },
    (drawn) => drawn.ways > 0 && drawn.ways < drawn.base && drawn.base >= 4,
  )
  const value = other.values[0] ?? 0
  const sumText = say`the sum of the numbers is ${name}`
  const otherText =
    other.of === 'face'
      ? say`at least one of the dice shows ${value}`
      : value === 0
        ? say`both the dice show the same number`
        : say`the two numbers differ by ${value}`
  const [known, asked] = isSumKnown ? [sumText, otherText] : [otherText, sumText]
  const answer = fraction(ways, base)
  const sum: Condition = { of: 'sum', values: sums }
  const all = sumOf(sums.map(waysOfTwo))
  return {
    concept: 'two-dice',
    given: {
      sides: 6,
      throws: 2,
      event: 'given-that' as const,
      known: isSumKnown ? sum : other,
      asked: isSumKnown ? other : sum,
    },
    prompt: rng.pick([
      say`${opening(rng, TWO)} If it is known that ${known}, what is the probability that ${asked}?`,
      say`${opening(rng, TWO)} It is found that ${known}. ${chance(rng, asked)}`,
      say`${opening(rng, TWO)} Given that ${known}, find the probability that ${asked}.`,
      say`${opening(rng, TWO)} If ${known}, then the probability that ${asked} is:`,
    ]),
    answer,
    within: unit,
    mistakes: [
      { value: fraction(ways, 36), because: say`all 36 outcomes were counted, although some are ruled out` },
      {
        value: fraction(
          ways,
          isSumKnown ? (other.of === 'face' ? 11 : value === 0 ? 6 : 2 * (6 - value)) : all,
        ),
        because: say`what is known and what is asked were exchanged`,
      },
      { value: fraction(base - ways, base), because: say`that is the probability that it does not happen` },
      { value: fraction(base, 36), because: say`that is the probability of what is known` },
      { value: fraction(ways + 1, base), because: say`one outcome too many was counted` },
      ...(ways > 1
        ? [{ value: fraction(ways - 1, base), because: say`one of the outcomes was missed` }]
        : []),
      { value: fraction(ways, base + 1), because: say`one outcome that is ruled out was counted` },
    ].filter(({ value: wrong }) => wrong.amount.rational.lt(1)),
    steps: [
      say`Only the outcomes in which ${known} are left.`,
      say`Of the 36 outcomes these are ${base}.`,
      say`In ${ways} of them ${asked}.`,
      say`The others among the 36 do not count any more.`,
      say`Probability = ${ways} ÷ ${base} = ${answer}`,
    ],
  }
}

/** "A die is thrown four times. What is the probability that exactly two throws show a multiple of 3?" */
function someOfThrows(rng: Random) {
  const [name, faces] = rng.pick(FACES)
  const throws = rng.pick([3, 4] as const)
  const kind = rng.pick(['exactly', 'at least', 'at most'] as const)
  const number = kind === 'at most' ? 1 : kind === 'at least' ? 2 : rng.int(1, throws - 1)
  const [least, most] =
    kind === 'exactly' ? [number, number] : kind === 'at least' ? [number, throws] : [0, number]
  const [own, rest] = [faces.length, 6 - faces.length]
  const waysOf = (times: number) => binomial(throws, times) * own ** times * rest ** (throws - times)
  const ways = sumOf(range(least, most).map(waysOf))
  const total = 6 ** throws
  const answer = fraction(ways, total)
  const words = throws === 3 ? 'three' : 'four'
  const some = ['no', 'one', 'two', 'three'][number] ?? ''
  const shows = number === 1 ? 'shows' : 'show'
  const stem = rng.pick([
    say`${opening(rng, `a fair die ${words} times`)} ${chance(rng, say`${kind} ${some} of the throws ${shows} ${name}`)}`,
    say`${opening(rng, `${words} fair dice`)} ${chance(rng, say`${kind} ${some} of the dice ${shows} ${name}`)}`,
    say`${opening(rng, `a fair die ${words} times`)} ${chance(rng, say`it shows ${name} ${kind} ${number === 1 ? 'once' : number === 2 ? 'twice' : 'three times'}`)}`,
  ])
  return {
    concept: 'repeated-throws',
    given: { sides: 6, throws, event: 'dice-showing' as const, faces, least, most },
    prompt: stem,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(own ** number * rest ** (throws - number), total),
        because: say`only one order of the throws was counted`,
      },
      { value: fraction(waysOf(number), total), because: say`that is the probability of exactly ${number}` },
      { value: fraction(total - ways, total), because: say`that is the probability that it does not happen` },
      { value: fraction(own ** number, 6 ** number), because: say`the other throws were left out` },
      {
        value: fraction(ways - waysOf(most) > 0 ? ways - waysOf(most) : waysOf(0), total),
        because: say`one of the numbers of throws was left out`,
      },
      {
        value: fraction(waysOf(throws - number), total),
        because: say`the faces that are wanted and those that are not were exchanged`,
      },
      { value: fraction(own, 6), because: say`that is the probability for a single throw` },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Of the 6 faces ${own} ${own === 1 ? 'is' : 'are'} wanted and ${rest} ${rest === 1 ? 'is' : 'are'} not; ${throws} throws have ${total} outcomes.`,
      say`A given number of throws can be chosen from ${throws} in several ways, and each choice counts.`,
      say`Outcomes with ${range(least, most).join(', ')} such throws: ${range(least, most).map(waysOf).join(' + ')}`,
      say`Together ${ways}`,
      say`Probability = ${ways} ÷ ${total} = ${answer}`,
    ],
  }
}

function bothThrows(rng: Random) {
  return throwsShow(rng, 2, true)
}

function eitherThrow(rng: Random) {
  return throwsShow(rng, 2, false)
}

function threeThrows(rng: Random) {
  return throwsShow(rng, 3, rng.chance(0.6))
}

function difference(rng: Random) {
  const gap = rng.int(1, 4)
  const ways = 2 * (6 - gap)
  const answer = fraction(ways, 36)
  return {
    concept: 'two-dice',
    given: { sides: 6, throws: 2, event: 'difference-is' as const, value: gap },
    prompt: say`${opening(rng, TWO)} ${chance(rng, say`the two numbers differ by ${gap}`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(ways / 2, 36),
        because: say`only the outcomes with the larger number first were counted`,
      },
      {
        value: fraction(1, 6),
        because: say`the six differences from 0 to 5 were taken to be equally likely`,
      },
      ...mistakesOfTwo(ways).slice(0, 5),
    ],
    steps: [
      say`Two dice have 6 × 6 = 36 equally likely outcomes.`,
      say`There are ${6 - gap} pairs that differ by ${gap}, each in two orders: ${ways} outcomes.`,
      say`Probability = ${ways} ÷ 36 = ${answer}`,
    ],
  }
}

/** Ways to a sum with three dice: the third die leaves a sum for the other two. */
const waysOfThree = (sum: number): number => sumOf(range(1, 6).map((third) => waysOfTwo(sum - third)))

/** The same without the order of the dice. */
const combinationsOfThree = (sum: number): number =>
  range(1, 6).flatMap((low) =>
    range(low, 6).filter((middle) => sum - low - middle >= middle && sum - low - middle <= 6),
  ).length

function sumOfThree(rng: Random) {
  const sum = rng.int(5, 16)
  const ways = waysOfThree(sum)
  const answer = fraction(ways, 216)
  const parts = range(1, 6).map((third) => waysOfTwo(sum - third))
  return {
    concept: 'three-dice',
    given: { sides: 6, throws: 3, event: 'sum-is' as const, value: sum },
    prompt: say`${opening(rng, 'three fair dice')} ${chance(rng, say`the sum is ${sum}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(1, 16), because: say`all sixteen sums were taken to be equally likely` },
      { value: fraction(ways, 36), because: say`the outcomes of two dice were counted instead of three` },
      { value: fraction(ways - 3, 216), because: say`one combination was missed in its three orders` },
      { value: fraction(ways + 3, 216), because: say`one combination too many was counted in three orders` },
      {
        value: fraction(combinationsOfThree(sum), 216),
        because: say`the order of the dice was ignored among the favourable outcomes`,
      },
      {
        value: fraction(combinationsOfThree(sum), 56),
        because: say`the order of the dice was ignored in all outcomes`,
      },
      { value: fraction(ways * 2, 216), because: say`each outcome was counted twice` },
    ],
    steps: [
      say`Three dice have 6 × 6 × 6 = 216 equally likely outcomes.`,
      say`If the third die shows 1, 2, 3, 4, 5 or 6, the other two must make up the rest.`,
      say`That goes in ${parts.join(' + ')} = ${ways} ways.`,
      say`Probability = ${ways} ÷ 216 = ${answer}`,
    ],
  }
}

function sumWithProperty(rng: Random) {
  const property = rng.pick(['prime', 2, 3, 4, 5, 6])
  const sums = range(2, 12).filter((sum) => (property === 'prime' ? isPrime(sum) : sum % property === 0))
  const ways = sumOf(sums.map(waysOfTwo))
  const answer = fraction(ways, 36)
  const name = property === 'prime' ? 'a prime number' : `a multiple of ${property}`
  return {
    concept: 'two-dice',
    given: {
      sides: 6,
      throws: 2,
      event: property === 'prime' ? ('sum-prime' as const) : ('sum-multiple' as const),
      value: property === 'prime' ? 0 : property,
    },
    prompt: say`${opening(rng, TWO)} ${chance(rng, say`the sum is ${name}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(sums.length, 11), because: say`all eleven sums were taken to be equally likely` },
      {
        value: fraction(ways - waysOfTwo(sums[0] ?? 0), 36),
        because: say`the sum ${sums[0] ?? 0} was left out`,
      },
      {
        value: fraction(ways - waysOfTwo(sums.at(-1) ?? 0), 36),
        because: say`the sum ${sums.at(-1) ?? 0} was left out`,
      },
      {
        value: fraction(sums.length, 36),
        because: say`the suitable sums were counted, not the outcomes that give them`,
      },
      ...mistakesOfTwo(ways).slice(1, 5),
    ],
    steps: [
      say`Two dice have 6 × 6 = 36 equally likely outcomes.`,
      say`The sums that are ${name.replace(/^a /, '').replace('prime number', 'prime numbers').replace('multiple', 'multiples')}: ${sums.join(', ')}`,
      say`They come up in ${sums.map(waysOfTwo).join(' + ')} = ${ways} ways.`,
      say`Probability = ${ways} ÷ 36 = ${answer}`,
    ],
  }
}

function sixInThrows(rng: Random) {
  const face = rng.int(1, 6)
  const never = rng.chance(0.4)
  const answer = fraction(never ? 125 : 91, 216)
  return {
    concept: 'repeated-throws',
    given: { sides: 6, throws: 3, event: never ? ('never-shows' as const) : ('shows' as const), value: face },
    prompt: say`${opening(rng, 'a fair die three times')} ${chance(rng, never ? say`${face} never comes up` : say`${face} comes up at least once`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(1, 2),
        because: say`1/6 was simply multiplied by 3${never ? ' and taken off 1' : ''}`,
      },
      never
        ? { value: fraction(91, 216), because: say`that is the probability that it comes up at least once` }
        : { value: fraction(125, 216), because: say`that is the probability that it never comes up` },
      { value: fraction(1, 216), because: say`that is the probability that it comes up all three times` },
      { value: fraction(75, 216), because: say`that is the probability that it comes up exactly once` },
      { value: fraction(25, 36), because: say`two throws without it were counted instead of three` },
      { value: fraction(11, 36), because: say`two throws were counted instead of three` },
      { value: fraction(5, 6), because: say`only one throw was looked at` },
    ],
    steps: [
      say`In one throw ${face} does not come up with probability 5/6.`,
      say`The three throws do not influence each other.`,
      say`It never comes up with probability 5/6 × 5/6 × 5/6 = 125/216`,
      never ? say`Probability = ${answer}` : say`At least once: 1 − 125/216 = ${answer}`,
    ],
  }
}

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

/** Ways to a sum with two dice: 1 for 2, 6 for 7, 1 for 12. */
const waysOfTwo = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum))

const opening = (rng: Random, what: string) => {
  const thrown = what.startsWith('a fair die') ? what.replace('die', 'die is thrown') : `${what} are thrown`
  return rng.pick([
    say`${capital(thrown)}.`,
    say`${rng.pick(['A boy', 'A girl', 'A person'])} throws ${what}.`,
    say`${rng.pick(['A man', 'A player', 'A child', 'A student'])} throws ${what}.`,
    say`In ${rng.pick(['an experiment', 'a game', 'a board game', 'a class on probability', 'a test'])}, ${thrown}.`,
    say`${rng.pick(['A teacher', 'A friend', 'A girl scout', 'A cadet'])} throws ${what}.`,
  ])
}

/** 'What is the probability that the sum is 9?' as papers say it. */
const chance = (rng: Random, event: Message | string): Message =>
  rng.pick([
    say`What is the probability that ${event}?`,
    say`Find the probability that ${event}.`,
    say`The probability that ${event} is:`,
    say`What will be the probability that ${event}?`,
    say`Determine the probability that ${event}.`,
  ])

const TWO = 'two fair dice'

const unit = [0, 1] as const

/** Common mistakes in counting the 36 outcomes of two dice. */
const mistakesOfTwo = (ways: number) => [
  {
    value: fraction(ways, 21),
    because: say`(a, b) and (b, a) were taken for one outcome; there are 36 outcomes, not 21`,
  },
  {
    value: fraction(ways, 12),
    because: say`the faces of the two dice were added; there are 6 × 6 = 36 outcomes`,
  },
  { value: fraction(36 - ways, 36), because: say`that is the probability that it does not happen` },
  { value: fraction(ways - 1, 36), because: say`one of the outcomes was missed` },
  { value: fraction(ways + 1, 36), because: say`one outcome too many was counted` },
  {
    value: fraction(Math.ceil(ways / 2), 36),
    because: say`(a, b) and (b, a) were counted only once among the 36 outcomes`,
  },
]
