import type { Random } from '../../../../kit/random/random.ts'
import { choose } from '../../../../kit/values/counting.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { fraction } from '../../../../kit/values/value.ts'
import { capital } from '../../../../kit/wording/capital.ts'
import { say } from '../../../../kit/wording/say.ts'
import { chance, FACES, unit } from './wording.ts'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times']

/** What coins may show: the words for it, and the numbers of heads that it means. */
interface CoinEvent {
  text: string
  heads: readonly number[]
  /** The numbers of the side that is spoken of. */
  counts: readonly number[]
}

const showing = (kind: string, number: number, side: string): string =>
  number === 1 ? `${kind} one ${side} comes up` : `${kind} ${WORDS[number]} ${side}s come up`

function eventOf(coins: number, side: 'head' | 'tail', kind: string, number: number): CoinEvent {
  const fits = {
    exactly: (shown: number) => shown === number,
    'at least': (shown: number) => shown >= number,
    'at most': (shown: number) => shown <= number,
    'more than': (shown: number) => shown > number,
    'fewer than': (shown: number) => shown < number,
  }[kind]
  const counts = range(0, coins).filter((shown) => fits?.(shown) ?? false)
  return {
    text: number === 0 ? `no ${side} comes up` : showing(kind, number, side),
    counts,
    heads: side === 'head' ? counts : counts.map((shown) => coins - shown).sort((a, b) => a - b),
  }
}

const drawSide = (rng: Random) => rng.pick(['head', 'tail'])

const tossed = (rng: Random, coins: number) => {
  const name = WORDS[coins] ?? ''
  const fair = rng.pick(['fair', 'unbiased'])
  return rng.pick([
    `${capital(name)} ${fair} coins are tossed together.`,
    `A ${fair} coin is tossed ${TIMES[coins]}.`.replace('A unb', 'An unb'),
    `${rng.pick(['A boy', 'A girl', 'A student'])} tosses a coin ${TIMES[coins]}.`,
    `${rng.pick(['A boy', 'A girl', 'A student'])} tosses ${name} coins at the same time.`,
    `In an experiment, ${name} ${fair} coins are tossed simultaneously.`,
  ])
}

const waysOf = (coins: number, counts: readonly number[]) => counts.map((shown) => choose(coins, shown))
const total = (ways: readonly number[]) => ways.reduce((sum, one) => sum + one, 0)

function headsOf(rng: Random, coins: number, side: 'head' | 'tail', kind: string, number: number) {
  const event = eventOf(coins, side, kind, number)
  const ways = waysOf(coins, event.counts)
  const [good, all] = [total(ways), 2 ** coins]
  const answer = fraction(good, all)
  return {
    concept: 'coins',
    given: {
      find: kind === 'exactly' ? ('heads' as const) : ('heads-range' as const),
      coins,
      heads: event.heads,
      die: [1],
      faces: [1],
      join: 'and' as const,
      known: range(0, coins),
    },
    prompt: say`${tossed(rng, coins)} ${chance(rng, event.text)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(all - good, all), because: say`that is the probability of the contrary` },
      { value: fraction(1, all), because: say`only one of the ways was counted` },
      { value: fraction(good + 1, all), because: say`one way too many was counted` },
      { value: fraction(good - 1, all), because: say`one way too few was counted` },
      {
        value: fraction(event.counts.length, coins + 1),
        because: say`the numbers of ${side}s are not equally likely`,
      },
      ...(event.counts.length > 1
        ? [
            {
              value: fraction(choose(coins, number), all),
              because: say`only the case of exactly ${number} was counted`,
            },
          ]
        : [
            {
              value: fraction(number, coins),
              because: say`the number of ${side}s was divided by the number of tosses`,
            },
          ]),
      { value: fraction(good + 2, all), because: say`two ways too many were counted` },
    ],
    steps: [
      say`There are ${range(1, coins)
        .map(() => '2')
        .join(' × ')} = ${all} equally likely ways.`,
      ...(event.counts.length > 1
        ? [
            say`The number of ${side}s can be ${event.counts.join(', ')}.`,
            say`Ways: ${ways.join(' + ')} = ${good}`,
          ]
        : [
            say`${number} of the ${coins} ${number === 1 ? `is a ${side}` : `are ${side}s`} in ${good} ${good === 1 ? 'way' : 'ways'}.`,
          ]),
      say`The probability is ${answer}`,
    ],
  }
}

/** "Four fair coins are tossed together. What is the probability that exactly two tails come up?" */
export function headsExactly(rng: Random) {
  const coins = rng.int(2, 6)
  return headsOf(rng, coins, drawSide(rng), 'exactly', rng.int(0, coins))
}

/** "A coin is tossed five times. What is the probability that more than two heads come up?" */
export function headsAtLeast(rng: Random) {
  const coins = rng.int(3, 7)
  const kind = rng.pick(['at least', 'at most', 'more than', 'fewer than'])
  const number = kind === 'at least' || kind === 'fewer than' ? rng.int(2, coins - 1) : rng.int(1, coins - 2)
  return headsOf(rng, coins, drawSide(rng), kind, number)
}

function drawCoins(rng: Random) {
  const coins = rng.int(1, 3)
  const side = drawSide(rng)
  if (coins === 1) {
    const heads = side === 'head' ? [1] : [0]
    return { coins, event: { text: `the coin shows a ${side}`, heads, counts: [1] } }
  }
  const kind = rng.pick(['exactly', 'at least', 'at most'])
  const number =
    kind === 'exactly'
      ? rng.int(0, coins)
      : kind === 'at least'
        ? rng.int(1, coins - 1)
        : rng.int(1, coins - 1)
  return { coins, event: eventOf(coins, side, kind, number) }
}

const withDie = (rng: Random, coins: number) => {
  const what = coins === 1 ? 'a coin' : `${WORDS[coins]} coins`
  return rng.pick([
    `${capital(what)} and a die are thrown together.`,
    `${capital(what)} ${coins === 1 ? 'is' : 'are'} tossed and a die is rolled.`,
    `${rng.pick(['A boy', 'A girl', 'A student', 'A child'])} tosses ${what} and rolls a die.`,
    `In a game, ${what} and a fair die are thrown at the same time.`,
    `${capital(what)} ${coins === 1 ? 'is' : 'are'} tossed and a fair die is thrown once.`,
  ])
}

function coinsWithDie(rng: Random, join: 'and' | 'or') {
  const { coins, event } = drawCoins(rng)
  const [name, faces] = rng.pick(FACES)
  const [all, good, wanted] = [2 ** coins, total(waysOf(coins, event.counts)), faces.length]
  const [both, one, other] = [good * wanted, good * 6, wanted * all]
  const ways = join === 'and' ? both : one + other - both
  const answer = fraction(ways, all * 6)
  const outcomes =
    coins === 1
      ? '2 × 6'
      : `${range(1, coins)
          .map(() => '2')
          .join(' × ')} × 6`
  return {
    concept: 'coins',
    given: {
      find: join === 'and' ? ('coins-and-die' as const) : ('coins-or-die' as const),
      coins,
      heads: event.heads,
      die: range(1, 6),
      faces,
      join,
      known: range(0, coins),
    },
    prompt: say`${withDie(rng, coins)} ${chance(rng, `${event.text} ${join} the die shows ${name}`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: join === 'and' ? fraction(one + other - both, all * 6) : fraction(both, all * 6),
        because:
          join === 'and'
            ? say`that is the probability of one or the other`
            : say`that is the probability of both together`,
      },
      {
        value: fraction(one + other, all * 6),
        because:
          join === 'and'
            ? say`the two probabilities were added instead of multiplied`
            : say`the outcomes with both were counted twice`,
      },
      {
        value: fraction(good, all),
        because: say`only the ${coins === 1 ? 'coin was' : 'coins were'} looked at`,
      },
      { value: fraction(wanted, 6), because: say`only the die was looked at` },
      { value: fraction(all * 6 - ways, all * 6), because: say`that is the probability of the contrary` },
      {
        value: fraction(ways, all + 6),
        because: say`the numbers of outcomes were added instead of multiplied`,
      },
      { value: fraction(ways + 1, all * 6), because: say`one outcome too many was counted` },
      { value: fraction(ways - 1, all * 6), because: say`one outcome was missed` },
    ].filter(({ value }) => value.amount.rational.gt(0)),
    steps: [
      say`There are ${outcomes} = ${all * 6} equally likely outcomes; the ${coins === 1 ? 'coin fits' : 'coins fit'} in ${good} of ${all} and the die in ${wanted} of 6.`,
      ...(join === 'and'
        ? [say`Both fit in ${good} × ${wanted} = ${both} outcomes.`]
        : [
            say`The ${coins === 1 ? 'coin fits' : 'coins fit'} in ${good} × 6 = ${one} outcomes and the die in ${all} × ${wanted} = ${other}; ${both} of them ${both === 1 ? 'is' : 'are'} in both lists.`,
            say`One or the other: ${one} + ${other} − ${both} = ${ways}`,
          ]),
      say`The probability is ${answer}`,
    ],
  }
}

/** "A coin and a die are thrown together. What is the probability that the coin shows a head and the die shows 5?" */
export function coinsAndDie(rng: Random) {
  return coinsWithDie(rng, 'and')
}

/** "Two coins and a die are thrown together. Find the probability that no tail comes up or the die shows 5." */
export function coinsOrDie(rng: Random) {
  return coinsWithDie(rng, 'or')
}

/** "A coin is tossed five times. If at least one head comes up, what is the probability that exactly three do?" */
export function headsGiven(rng: Random) {
  const { coins, known, asked } = rng.until(
    () => {
      const coins = rng.int(3, 6)
      const side = drawSide(rng)
      const known = eventOf(coins, side, rng.pick(['at least', 'at most']), rng.int(1, coins - 1))
      const asked = eventOf(
        coins,
        side,
        rng.pick(['exactly', 'at least', 'more than', 'at most', 'fewer than']),
        rng.int(1, coins - 1),
      )
      return { coins, known, asked }
    },
    ({ known, asked }) =>
      asked.counts.length > 0 &&
      asked.counts.every((shown) => known.counts.includes(shown)) &&
      asked.counts.length < known.counts.length,
  )
  const [ways, all] = [waysOf(coins, asked.counts), waysOf(coins, known.counts)]
  const [good, possible] = [total(ways), total(all)]
  const answer = fraction(good, possible)
  return {
    concept: ['conditional-probability', 'coins'],
    given: {
      find: 'heads-given' as const,
      coins,
      heads: asked.heads,
      die: [1],
      faces: [1],
      join: 'and' as const,
      known: known.heads,
    },
    prompt: say`${tossed(rng, coins)} ${rng.pick([
      say`If it is known that ${known.text}, what is the probability that ${asked.text}?`,
      say`Find the probability that ${asked.text}, given that ${known.text}.`,
      say`Given that ${known.text}, the probability that ${asked.text} is:`,
    ])}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(good, 2 ** coins), because: say`what is known was not used` },
      { value: fraction(possible, 2 ** coins), because: say`that is the probability of what is known` },
      { value: fraction(possible - good, possible), because: say`that is the probability of the contrary` },
      {
        value: fraction(asked.counts.length, known.counts.length),
        because: say`the numbers of heads are not equally likely`,
      },
      { value: fraction(good + 1, possible), because: say`one way too many was counted` },
      { value: fraction(good - 1, possible), because: say`one way too few was counted` },
      { value: fraction(good, possible + 1), because: say`one way too many was taken as possible` },
      { value: fraction(good, possible - 1), because: say`one possible way was missed` },
    ],
    steps: [
      say`${coins} tosses have ${range(1, coins)
        .map(() => '2')
        .join(' × ')} = ${2 ** coins} equally likely outcomes.`,
      say`What is known leaves only some of them: ${known.text}.`,
      say`Possible ways: ${all.join(' + ')} = ${possible}`,
      say`Ways that fit: ${ways.join(' + ')}${ways.length > 1 ? ` = ${good}` : ''}`,
      say`The probability is ${answer}`,
    ],
  }
}
