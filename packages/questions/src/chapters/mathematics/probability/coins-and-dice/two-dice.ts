import type { Random } from '../../../../kit/random/random.ts'
import { isPrime, range } from '../../../../kit/values/number-theory.ts'
import { fraction } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'
import { chance, FACES, unit } from './wording.ts'

type Quantity = 'sum' | 'product' | 'difference' | 'first' | 'second'

/** Something that two dice may show: 'the sum of the numbers' 'is greater than 9'. */
interface DiceEvent {
  of: Quantity
  subject: string
  /** 'greater than 9', 'a prime number', '7' */
  rest: string
  kind: 'value' | 'bound' | 'property'
  values: readonly number[]
}

const THROWS = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const))
const SUBJECTS = {
  sum: 'the sum of the numbers',
  product: 'the product of the numbers',
  difference: 'the difference between the numbers',
} as const
const shown = (of: Quantity, [a, b]: readonly [number, number]): number => {
  if (of === 'sum') return a + b
  if (of === 'product') return a * b
  if (of === 'difference') return a > b ? a - b : b - a
  return of === 'first' ? a : b
}

function eventsOf(
  of: keyof typeof SUBJECTS,
  bounds: readonly number[],
  factors: readonly number[],
): DiceEvent[] {
  const reached = [...new Set(THROWS.map((pair) => shown(of, pair)))].sort((a, b) => a - b)
  const make = (kind: DiceEvent['kind'], rest: string, fits: (value: number) => boolean): DiceEvent => ({
    of,
    subject: SUBJECTS[of],
    rest,
    kind,
    values: reached.filter(fits),
  })
  return [
    ...reached.map((wanted) => make('value', String(wanted), (value) => value === wanted)),
    ...bounds.flatMap((bound) => [
      make('bound', `greater than ${bound}`, (value) => value > bound),
      make('bound', `less than ${bound}`, (value) => value < bound),
      make('bound', `at least ${bound}`, (value) => value >= bound),
      make('bound', `at most ${bound}`, (value) => value <= bound),
    ]),
    make('property', 'an even number', (value) => value % 2 === 0),
    make('property', 'an odd number', (value) => value % 2 === 1),
    make('property', 'a prime number', isPrime),
    ...(of === 'difference'
      ? []
      : [make('property', 'a perfect square', (value) => Number.isInteger(Math.sqrt(value)))]),
    ...factors.map((factor) => make('property', `a multiple of ${factor}`, (value) => value % factor === 0)),
  ].filter(({ values }) => values.length > 0 && values.length < reached.length)
}

const EVENTS: readonly DiceEvent[] = [
  ...eventsOf('sum', [4, 5, 6, 7, 8, 9, 10], [3, 4, 5, 6]),
  ...eventsOf('product', [5, 6, 8, 9, 10, 12, 15, 18, 20, 24], [3, 4, 5, 6, 8, 9, 10]),
  ...eventsOf('difference', [2, 3], []),
]

const counts = (event: DiceEvent) => THROWS.map((pair) => event.values.includes(shown(event.of, pair)))
const number = (fits: readonly boolean[]) => fits.filter(Boolean).length

const thrown = (rng: Random): string => {
  const [one, other] = rng.sample(COLOURS, 2)
  return rng.pick([
    'Two dice are thrown.',
    'A die is thrown twice.',
    'Two fair dice are rolled together.',
    'A pair of dice is thrown once.',
    'Two unbiased dice are thrown simultaneously.',
    `${rng.pick(['A boy', 'A girl', 'A player', 'A child'])} throws two dice.`,
    `${rng.pick(['A boy', 'A girl', 'A player', 'A child'])} rolls a die twice.`,
    `A ${one} die and a ${other} die are thrown together.`,
    `In a game, two dice, one ${one} and one ${other}, are rolled.`,
  ])
}

const COLOURS = ['red', 'blue', 'white', 'black', 'green', 'yellow']

const asGiven = ({ of, values }: DiceEvent) => ({ of, values })

/** Mistakes in counting the outcomes that fit. */
const slips = (ways: number, all = 36) => [
  { value: fraction(all - ways, all), because: say`that is the probability that it does not happen` },
  { value: fraction(ways + 1, all), because: say`one outcome too many was counted` },
  { value: fraction(ways - 1, all), because: say`one of the outcomes was missed` },
  { value: fraction(ways + 2, all), because: say`two outcomes too many were counted` },
  { value: fraction(ways - 2, all), because: say`two of the outcomes were missed` },
]

/** "A pair of dice is thrown once. What is the probability that the product of the numbers is at least 20?" */
export function oneEvent(rng: Random) {
  const event = rng.pick(EVENTS)
  const ways = number(counts(event))
  const answer = fraction(ways, 36)
  return {
    concept: 'two-dice',
    given: { find: 'one' as const, events: [asGiven(event)] },
    prompt: say`${thrown(rng)} ${chance(rng, `${event.subject} is ${event.rest}`)}`,
    answer,
    within: unit,
    mistakes: [
      ...slips(ways),
      { value: fraction(ways, 21), because: say`(a, b) and (b, a) were taken for one outcome` },
      { value: fraction(Math.ceil(ways / 2), 36), because: say`(a, b) and (b, a) were counted only once` },
    ],
    steps: [
      say`There are 6 × 6 = 36 equally likely throws.`,
      say`${event.subject.replace(/^t/, 'T')} must be ${event.values.length === 1 ? '' : 'one of '}${event.values.join(', ')}: ${ways} ${ways === 1 ? 'throw fits' : 'throws fit'}.`,
      say`The probability is ${answer}`,
    ],
  }
}

/** "A red die and a blue die are thrown. What is the probability that the red die shows 5 and the blue die an even number?" */
export function colouredDice(rng: Random) {
  const [one, other] = rng.sample(COLOURS, 2)
  const [[name, faces], [second, seconds]] = [rng.pick(FACES), rng.pick(FACES)]
  const [a, b] = [faces.length, seconds.length]
  const answer = fraction(a * b, 36)
  return {
    concept: 'two-dice',
    given: {
      find: 'both' as const,
      events: [
        { of: 'first' as const, values: faces },
        { of: 'second' as const, values: seconds },
      ],
    },
    prompt: say`${rng.pick([
      `A ${one} die and a ${other} die are thrown together.`,
      `Two dice, one ${one} and one ${other}, are rolled.`,
      `${rng.pick(['A boy', 'A girl', 'A player', 'A child'])} throws a ${one} die and a ${other} die.`,
    ])} ${chance(rng, `the ${one} die shows ${name} and the ${other} die shows ${second}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(a + b, 36), because: say`the faces were added instead of multiplied` },
      { value: fraction(a, 6), because: say`only the ${one} die was looked at` },
      { value: fraction(b, 6), because: say`only the ${other} die was looked at` },
      {
        value: fraction(6 * a + 6 * b - a * b, 36),
        because: say`that is the probability of one or the other`,
      },
      {
        value: fraction(a * b, 12),
        because: say`the faces of the two dice were added; there are 6 × 6 = 36 outcomes`,
      },
      ...slips(a * b).slice(0, 3),
    ],
    steps: [
      say`The ${one} die fits with ${a} of its 6 faces and the ${other} die with ${b} of its 6.`,
      say`${a} × ${b} = ${a * b} of the 6 × 6 = 36 outcomes fit.`,
      say`The probability is ${answer}`,
    ],
  }
}

function drawTwo(rng: Random) {
  return rng.until(
    () => {
      const [one, other] = rng.sample(EVENTS, 2)
      const [first, second] = [counts(one), counts(other)]
      const both = number(first.map((fits, place) => fits && (second[place] ?? false)))
      return { one, other, a: number(first), b: number(second), both }
    },
    ({ one, other, a, b, both }) =>
      both < Math.min(a, b) &&
      a + b - both < 36 &&
      a >= 2 &&
      b >= 2 &&
      // 'the sum is at least 5 and greater than 7' says one thing twice
      !(one.of === other.of && one.kind === other.kind && one.kind !== 'property') &&
      // 'less than 5 or 12' can be read in two ways
      !(one.of === other.of && (one.kind === 'value' || other.kind === 'value')),
  )
}

const joined = (one: DiceEvent, other: DiceEvent, word: string): string =>
  one.of === other.of
    ? `${one.subject} is ${one.rest} ${word} ${other.rest}`
    : `${one.subject} is ${one.rest} ${word} ${other.subject.replace(' of the numbers', '').replace(' between the numbers', '')} is ${other.rest}`

const inBoth = (ways: number) =>
  ways === 0 ? 'None of them is' : ways === 1 ? '1 of them is' : `${ways} of them are`

const fit = (ways: number) => (ways === 1 ? '1 throw' : `${ways} throws`)

/** What the two events are, in the words of a solution. */
const listed = ({ subject, values }: DiceEvent, ways: number) =>
  say`${subject.replace(/^t/, 'T')}: ${values.join(', ')} in ${fit(ways)}`

/** "Two dice are thrown. What is the probability that the sum of the numbers is 8 or the difference is 2?" */
export function eitherEvent(rng: Random) {
  const { one, other, a, b, both } = drawTwo(rng)
  const ways = a + b - both
  const answer = fraction(ways, 36)
  return {
    concept: 'two-dice',
    given: { find: 'either' as const, events: [asGiven(one), asGiven(other)] },
    prompt: say`${thrown(rng)} ${chance(rng, joined(one, other, 'or'))}`,
    answer,
    within: unit,
    mistakes: [
      ...(both > 0
        ? [
            { value: fraction(a + b, 36), because: say`the throws in both lists were counted twice` },
            { value: fraction(both, 36), because: say`only the throws in both lists were counted` },
            {
              value: fraction(a + b - 2 * both, 36),
              because: say`the throws in both lists were taken off twice`,
            },
          ]
        : [{ value: fraction(a * b, 36), because: say`the two numbers were multiplied instead of added` }]),
      { value: fraction(a, 36), because: say`only the first of the two was counted` },
      { value: fraction(b, 36), because: say`only the second of the two was counted` },
      ...slips(ways),
    ],
    steps: [
      say`There are 6 × 6 = 36 equally likely throws.`,
      say`${listed(one, a)}. ${listed(other, b)}.`,
      say`${inBoth(both)} in both lists: ${a} + ${b} − ${both} = ${ways}`,
      say`The probability is ${answer}`,
    ],
  }
}

/** "Two dice are rolled. Find the probability that the sum of the numbers is even and the product is greater than 10." */
export function bothEvents(rng: Random) {
  const { one, other, a, b, both } = rng.until(
    () => drawTwo(rng),
    (drawn) => drawn.both > 0,
  )
  const answer = fraction(both, 36)
  return {
    concept: 'two-dice',
    given: { find: 'both' as const, events: [asGiven(one), asGiven(other)] },
    prompt: say`${thrown(rng)} ${chance(rng, joined(one, other, 'and'))}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(a + b - both, 36), because: say`that is the probability of one or the other` },
      { value: fraction(a, 36), because: say`only the first condition was looked at` },
      { value: fraction(b, 36), because: say`only the second condition was looked at` },
      {
        value: fraction(a - both, 36),
        because: say`the throws that meet only the first condition were counted`,
      },
      {
        value: fraction(a * b, 36 * 36),
        because: say`the conditions are not independent, so the probabilities cannot be multiplied`,
      },
      ...slips(both).slice(1),
    ].filter(({ value }) => value.amount.rational.gt(0)),
    steps: [
      say`There are 6 × 6 = 36 equally likely throws.`,
      say`The first condition is met by ${fit(a)}: ${one.subject} is ${one.rest}.`,
      say`${both} of them ${both === 1 ? 'meets' : 'meet'} the second one too: ${other.subject} is ${other.rest}.`,
      say`The probability is ${answer}`,
    ],
  }
}

/** "Two dice are thrown. What is the probability that the sum is not 8 and the difference is not 2?" */
export function neitherEvent(rng: Random) {
  const { one, other, a, b, both } = rng.until(
    () => drawTwo(rng),
    (drawn) =>
      drawn.one.of !== drawn.other.of &&
      // 'not at least 9' is nobody's way to say 'less than 9'
      ![drawn.one, drawn.other].some(({ rest }) => rest.startsWith('at ')),
  )
  const ways = 36 - (a + b - both)
  const answer = fraction(ways, 36)
  const event = `${one.subject} is not ${one.rest} and ${other.subject} is not ${other.rest}`
  return {
    concept: 'two-dice',
    given: { find: 'neither' as const, events: [asGiven(one), asGiven(other)] },
    prompt: say`${thrown(rng)} ${chance(rng, event)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(36 - ways, 36), because: say`that is the probability of one or the other` },
      ...(both > 0
        ? [
            { value: fraction(36 - a - b, 36), because: say`the throws in both lists were taken off twice` },
            { value: fraction(36 - both, 36), because: say`only the throws in both lists were excluded` },
          ]
        : []),
      { value: fraction(36 - a, 36), because: say`only the first of the two was excluded` },
      { value: fraction(36 - b, 36), because: say`only the second of the two was excluded` },
      ...slips(ways).slice(1),
    ].filter(({ value }) => value.amount.rational.gt(0)),
    steps: [
      say`There are 6 × 6 = 36 equally likely throws.`,
      say`${listed(one, a)}. ${listed(other, b)}.`,
      say`${inBoth(both)} in both lists, so one or the other happens in ${a} + ${b} − ${both} = ${36 - ways} throws.`,
      say`Neither: 36 − ${36 - ways} = ${ways}`,
      say`The probability is ${answer}`,
    ],
  }
}

/** "Two dice are thrown. If the sum of the numbers is at least 8, what is the probability that the product is odd?" */
export function eventGiven(rng: Random) {
  const { one, other, a, b, both } = rng.until(
    () => drawTwo(rng),
    (drawn) => drawn.both > 0 && drawn.b >= 4 && drawn.one.of !== drawn.other.of,
  )
  const answer = fraction(both, b)
  const asked = `${one.subject} is ${one.rest}`
  return {
    concept: ['conditional-probability', 'two-dice'],
    given: { find: 'given' as const, events: [asGiven(one), asGiven(other)] },
    prompt: say`${thrown(rng)} ${rng.pick([
      say`If ${other.subject} is ${other.rest}, what is the probability that ${asked}?`,
      say`It is known that ${other.subject} is ${other.rest}. ${chance(rng, asked)}`,
      say`Find the probability that ${asked}, given that ${other.subject} is ${other.rest}.`,
      say`Given that ${other.subject} is ${other.rest}, the probability that ${asked} is:`,
    ])}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(both, 36), because: say`what is known was not used to leave out throws` },
      { value: fraction(both, a), because: say`what is known and what is asked were exchanged` },
      { value: fraction(a, 36), because: say`that is the probability when nothing is known` },
      { value: fraction(b, 36), because: say`that is the probability of what is known` },
      ...slips(both, b).slice(0, 3),
    ].filter(({ value }) => value.amount.rational.gt(0)),
    steps: [
      say`There are 6 × 6 = 36 equally likely throws.`,
      say`What is known leaves those in which ${other.subject} is ${other.values.length === 1 ? '' : 'one of '}${other.values.join(', ')}.`,
      say`That leaves ${fit(b)}.`,
      say`In ${both} of them ${asked}.`,
      say`The probability is ${answer}`,
    ],
  }
}
