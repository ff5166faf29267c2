import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Exact, exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction, type Measure } from '../../../kit/values/value.ts'
import { ask, askPlainly, askThen } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "A solves a problem with probability 2/3, B with 3/4. What is the probability that it is solved?" */
export const events = defineGenerator({
  id: 'statistics/events',
  version: 11,
  concepts: [
    'independent-events',
    'conditional-probability',
    'bayes-theorem',
    'number-chosen-at-random',
    'addition-theorem',
  ],
  levels: {
    easy: { forms: [unionOfEvents, multipleAtRandom] },
    medium: { forms: [solvedByOne, conditional, numberAtRandom, exactlyOne] },
    hard: { forms: [ofThree, bayes] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'union':
        // Only A, only B, and both.
        return given.a - given.both + (given.b - given.both) + given.both
      case 'number':
        return (
          range(1, given.to).filter((one) => one % given.p === 0 || one % given.q === 0).length / given.to
        )
      case 'solved':
        // Adds up the four outcomes in which somebody succeeds.
        return outcomes(given.chances).reduce((sum, { hits, chance }) => sum + (hits > 0 ? chance : 0), 0)
      case 'exactly-one':
        return outcomes(given.chances).reduce((sum, { hits, chance }) => sum + (hits === 1 ? chance : 0), 0)
      case 'of-three':
        return outcomes(given.chances).reduce(
          (sum, { hits, chance }) => sum + (given.hits.some((wanted) => wanted === hits) ? chance : 0),
          0,
        )
      case 'conditional':
        // What is left of B when the part outside A is taken away.
        return 1 - (given.b - given.both) / given.b
      case 'bayes': {
        // Counts the faulty ones among so many articles that all shares are whole.
        const made = 1_000_000
        const bad = given.shares.map((share, place) => made * share * (given.rates[place] ?? 0))
        return (bad[given.asked] ?? 0) / bad.reduce((sum, one) => sum + one, 0)
      }
    }
  },
})

/** Every way in which independent trials may come out. */
const outcomes = (chances: readonly number[]): { hits: number; chance: number }[] =>
  chances.reduce<{ hits: number; chance: number }[]>(
    (known, chance) =>
      known.flatMap((one) => [
        { hits: one.hits + 1, chance: one.chance * chance },
        { hits: one.hits, chance: one.chance * (1 - chance) },
      ]),
    [{ hits: 0, chance: 1 }],
  )

const drawChance = (rng: Random): Exact => {
  const bottom = rng.int(2, 15)
  return exact(rng.int(1, bottom - 1), bottom)
}
/** Two chances; 'exactly one' must not be as likely as 'both' or 'neither', or a slip would give the key. */
const drawChances = (rng: Random): readonly [Exact, Exact] =>
  rng.until(
    () => [drawChance(rng), drawChance(rng)] as const,
    ([one, other]) => {
      const both = one.mul(other)
      const exactlyOne = one.add(other).sub(both.mul(2))
      const neither = exact(1).sub(one).mul(exact(1).sub(other))
      return !one.equals(other) && !exactlyOne.equals(both) && !exactlyOne.equals(neither)
    },
  )
const within = [0, 1] as const

/** Two events that may happen together: the probabilities of one, of the other and of both. */
const STORIES = [
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`In a town the probability that a family owns a car is ${a}, that it owns a scooter ${b}, and that it owns both ${both}.`,
    either: 'a family owns at least one of the two',
    given: say`If a family is known to own a scooter, what is the probability that it owns a car?`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`A student of a class plays cricket with probability ${a}, football with probability ${b} and both with probability ${both}.`,
    either: 'a student chosen at random plays at least one of the two games',
    given: say`A student who plays football is chosen. What is the probability that this student also plays cricket?`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`A person in a city reads an English newspaper with probability ${a}, a Hindi newspaper with probability ${b} and both with probability ${both}.`,
    either: 'a person reads at least one of them',
    given: say`Find the probability that a person who reads a Hindi newspaper reads an English one as well.`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`On a day in July it rains in the morning with probability ${a}, in the evening with probability ${b} and at both times with probability ${both}.`,
    either: 'it rains at least once',
    given: say`If it rains in the evening, the probability that it has rained in the morning too is`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`A candidate passes in mathematics with probability ${a}, in English with probability ${b} and in both with probability ${both}.`,
    either: 'a candidate passes in at least one of the two',
    given: say`A candidate has passed in English. What is the probability that this candidate has passed in mathematics?`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`A visitor to a shop buys tea with probability ${a}, sugar with probability ${b} and both with probability ${both}.`,
    either: 'a visitor buys tea or sugar',
    given: say`Given that a visitor buys sugar, find the probability that the same visitor buys tea.`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`A guest at a hotel orders soup with probability ${a}, salad with probability ${b} and both with probability ${both}.`,
    either: 'a guest orders soup or salad',
    given: say`A guest has ordered salad. The probability that soup was ordered too is`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`A worker of a factory speaks Tamil with probability ${a} and Telugu with probability ${b}; the probability of both is ${both}.`,
    either: 'a worker speaks at least one of these languages',
    given: say`What is the probability that a worker who speaks Telugu speaks Tamil as well?`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`For a train on a hill line the chance of a late departure is ${a}, that of a late arrival ${b} and that of both ${both}.`,
    either: 'the train departs late or arrives late',
    given: say`The train has arrived late. How likely is it that it had departed late as well?`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`A bicycle brought to a workshop needs a new tyre with probability ${a}, a new chain with probability ${b} and both with probability ${both}.`,
    either: 'a bicycle needs a tyre or a chain',
    given: say`A bicycle turns out to need a chain. What is the probability that it needs a tyre too?`,
  },
  {
    told: (a: Measure, b: Measure, both: Measure) =>
      say`Among the members of a library, ${a} of them borrow novels, ${b} borrow magazines and ${both} borrow both kinds.`,
    either: 'a member picked by lot borrows novels or magazines',
    given: say`One of those who borrow magazines is picked by lot. Find the probability that novels are borrowed too.`,
  },
] as const

const stories = (a: Measure, b: Measure, both: Measure) =>
  STORIES.map(({ told, either, given }) => ({ told: told(a, b, both), either, given }))

function unionOfEvents(rng: Random) {
  const bottom = rng.pick([10, 12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 36, 40, 45, 50])
  const { a, b, both } = rng.until(
    () => ({ a: rng.int(3, bottom - 3), b: rng.int(3, bottom - 3), both: rng.int(1, bottom / 2) }),
    (drawn) =>
      drawn.both < Math.min(drawn.a, drawn.b) &&
      drawn.a + drawn.b - drawn.both < bottom &&
      drawn.a + drawn.b !== 3 * drawn.both &&
      2 * (drawn.a + drawn.b) !== bottom + 3 * drawn.both,
  )
  const value = exact(a + b - both, bottom)
  const answer = fraction(value)
  return {
    concept: 'addition-theorem',
    given: { find: 'union' as const, a: a / bottom, b: b / bottom, both: both / bottom },
    prompt: rng.pick([
      say`If P(A) = ${fraction(a, bottom)}, P(B) = ${fraction(b, bottom)} and P(A ∩ B) = ${fraction(both, bottom)}, what is P(A ∪ B)?`,
      say`For two events P(A) = ${fraction(a, bottom)}, P(B) = ${fraction(b, bottom)} and P(A and B) = ${fraction(both, bottom)}. The probability that at least one of them happens is`,
      say`Find P(A ∪ B), if P(A) = ${fraction(a, bottom)}, P(B) = ${fraction(b, bottom)} and P(A ∩ B) = ${fraction(both, bottom)}.`,
      say`Two events A and B have the probabilities ${fraction(a, bottom)} and ${fraction(b, bottom)}; both happen together with probability ${fraction(both, bottom)}. How probable is it that A or B happens?`,
      say`The chance of an event A is ${fraction(a, bottom)}, that of B ${fraction(b, bottom)} and that of A and B at the same time ${fraction(both, bottom)}. Calculate the chance that one or the other of them occurs, or both.`,
      ...stories(fraction(a, bottom), fraction(b, bottom), fraction(both, bottom)).map(
        ({ told, either }) => say`${told} ${askPlainly(rng, say`the probability that ${either}`)}`,
      ),
    ]),
    answer,
    within,
    mistakes: [
      { value: fraction(exact(a + b, bottom)), because: say`what belongs to both was counted twice` },
      {
        value: fraction(exact(a + b - 2 * both, bottom)),
        because: say`that is the probability of exactly one of them`,
      },
      {
        value: fraction(exact(bottom - a - b + both, bottom)),
        because: say`that is the probability of neither`,
      },
      { value: fraction(exact(a * b, bottom * bottom)), because: say`the probabilities were multiplied` },
      {
        value: fraction(exact(Math.max(a, b), bottom)),
        because: say`that is the larger of the two probabilities`,
      },
      {
        value: fraction(exact(Math.abs(a - b) + both, bottom)),
        because: say`the probabilities were subtracted`,
      },
    ],
    steps: [
      say`P(A ∪ B) = P(A) + P(B) − P(A ∩ B)`,
      say`${fraction(a, bottom)} + ${fraction(b, bottom)} − ${fraction(both, bottom)} = ${answer}`,
    ],
  }
}

/** A number from 1 to the given one is drawn, and has a property. */
const askOfNumber = (rng: Random, to: number, multiple: Message, divisible: Message): Message =>
  rng.pick([
    say`A number is chosen at random from 1 to ${to}. ${ask(rng, say`the probability that it is ${multiple}`)}`,
    say`Cards numbered from 1 to ${to} are mixed and one is drawn. The probability that its number is ${divisible} is`,
    say`Tickets bear the numbers 1 to ${to}. One ticket is drawn at random. ${ask(rng, say`the probability that its number is ${multiple}`)}`,
    say`The houses of a colony are numbered from 1 to ${to}, and one of them is selected at random for a survey. Find the probability that its number is ${divisible}.`,
    say`In a lottery one of the numbers from 1 to ${to} wins. The probability that the winning number is ${divisible} is`,
    say`A computer chooses a whole number from 1 to ${to} at random. What is the probability that it is ${multiple}?`,
    say`A bag contains ${to} discs, numbered 1 to ${to}. One disc is drawn at random. Find the probability that it bears ${multiple}.`,
    say`One of ${to} runners with the numbers 1 to ${to} is chosen by lot. The probability that the number of this runner is ${multiple} is`,
    say`The coupons in a box are numbered 1 to ${to}, and one is taken out without looking. What is the probability that its number is ${multiple}?`,
    say`The answer sheets of an examination carry the serial numbers 1 to ${to}, and one of them is picked at random for checking. The probability that its serial number is ${divisible} is`,
    say`The lockers of a gymnasium are numbered 1 to ${to}, and a new member is given one of them at random. What is the probability that the number of the locker is ${divisible}?`,
    say`The seats of a hall bear the numbers 1 to ${to}, and one seat is chosen at random. What is the probability that its number is ${divisible}?`,
  ])

function multipleAtRandom(rng: Random) {
  const to = rng.int(30, 300)
  const by = rng.pick([3, 4, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 19].filter((one) => 3 * one <= to))
  const hits = Math.floor(to / by)
  const answer = fraction(exact(hits, to))
  return {
    concept: 'number-chosen-at-random',
    given: { find: 'number' as const, to, p: by, q: by },
    prompt: askOfNumber(rng, to, say`a multiple of ${by}`, say`divisible by ${by}`),
    answer,
    within,
    mistakes: [
      { value: fraction(exact(hits + 1, to)), because: say`one multiple too many was counted` },
      { value: fraction(exact(hits - 1, to)), because: say`one multiple too few was counted` },
      { value: fraction(exact(1, by)), because: say`every group of ${by} was taken to be full` },
      { value: fraction(exact(hits + 2, to)), because: say`two multiples too many were counted` },
      { value: fraction(exact(by, to)), because: say`${by} was taken for the number of multiples` },
    ],
    steps: [
      say`The multiples of ${by} up to ${to} are ${by}, ${2 * by} and so on up to ${hits * by}; there are ${hits} of them.`,
      say`${hits} ÷ ${to} = ${answer}`,
    ],
  }
}

function numberAtRandom(rng: Random) {
  const to = rng.int(30, 250)
  const [p, q] = rng.until(
    () => rng.sample(range(3, 12), 2),
    ([one, other]) => one % other !== 0 && other % one !== 0,
  )
  const hits = (by: number) => Math.floor(to / by)
  const both = range(1, to).filter((one) => one % p === 0 && one % q === 0).length
  const value = exact(hits(p) + hits(q) - both, to)
  const answer = fraction(value)
  return {
    concept: 'number-chosen-at-random',
    given: { find: 'number' as const, to, p, q },
    prompt: askOfNumber(rng, to, say`a multiple of ${p} or ${q}`, say`divisible by ${p} or ${q}`),
    answer,
    within,
    mistakes: [
      {
        value: fraction(exact(hits(p) + hits(q) + both, to)),
        because: say`common multiples were added once more`,
      },
      ...(both > 0
        ? [
            {
              value: fraction(exact(hits(p) + hits(q), to)),
              because: say`common multiples were counted twice`,
            },
          ]
        : []),
      { value: fraction(exact(both, to)), because: say`only common multiples were counted` },
      { value: fraction(exact(hits(p), to)), because: say`only multiples of ${p} were counted` },
      { value: fraction(exact(hits(q), to)), because: say`only multiples of ${q} were counted` },
      { value: fraction(exact(1).sub(value)), because: say`that is the probability of neither` },
      {
        value: fraction(exact(hits(p) + hits(q) - both + 1, to)),
        because: say`one number too many was counted`,
      },
    ],
    steps: [
      say`There are ${hits(p)} multiples of ${p} and ${hits(q)} of ${q}; the number of common multiples is ${both}.`,
      say`(${hits(p)} + ${hits(q)} − ${both}) ÷ ${to} = ${answer}`,
    ],
  }
}

/** What two persons try, what is then done, and what happens when only one of them succeeds. */
const DOES = [
  ['solve a problem', 'the problem is solved', 'exactly one of them solves it'],
  ['hit a target', 'the target is hit', 'exactly one of them hits it'],
  ['pass a test', 'at least one of them passes', 'exactly one of them passes'],
  ['crack a code', 'the code is cracked', 'exactly one of them cracks it'],
  ['open a lock', 'the lock is opened', 'exactly one of them opens it'],
  ['find a mistake in a report', 'the mistake is found', 'exactly one of them finds it'],
  ['catch a train', 'at least one of them catches it', 'exactly one of them catches it'],
  ['be selected for a post', 'at least one of them is selected', 'exactly one of them is selected'],
  ['repair a machine', 'the machine is repaired', 'exactly one of them repairs it'],
] as const

const TWO_PERSONS = [
  ['A', 'B'],
  ['P', 'Q'],
  ['X', 'Y'],
  ['M', 'N'],
  ['a boy', 'his sister'],
  ['a man', 'his wife'],
  ['a teacher', 'a student'],
  ['an engineer', 'her assistant'],
] as const

function solvedByOne(rng: Random) {
  const [a, b] = drawChances(rng)
  const [does, done] = rng.pick(DOES)
  const [first, second] = rng.pick(TWO_PERSONS)
  const none = exact(1).sub(a).mul(exact(1).sub(b))
  const value = exact(1).sub(none)
  const answer = fraction(value)
  return {
    concept: 'independent-events',
    given: { find: 'solved' as const, chances: [a.valueOf(), b.valueOf()] },
    prompt: rng.pick([
      say`The probabilities that ${first} and ${second} ${does} are ${fraction(a)} and ${fraction(b)} respectively. If both try independently, ${askThen(rng, say`the probability that ${done}`)}`,
      say`${capital(first)} and ${second} ${does} with the probabilities ${fraction(a)} and ${fraction(b)} respectively, independently of each other. The probability that ${done} is`,
      say`${capital(first)} has a chance of ${fraction(a)} to ${does}, and ${second} a chance of ${fraction(b)}. Both try independently. Find the probability that ${done}.`,
      say`Independently of each other, ${first} can ${does} with probability ${fraction(a)} and ${second} with probability ${fraction(b)}. What is the probability that ${done}?`,
    ]),
    answer,
    within,
    mistakes: [
      {
        value: fraction(a.add(b)),
        because: say`the probabilities were added, and both succeeding was counted twice`,
      },
      { value: fraction(a.mul(b)), because: say`that is the probability that both succeed` },
      { value: fraction(none), because: say`that is the probability that both fail` },
      {
        value: fraction(a.add(b).sub(a.mul(b).mul(2))),
        because: say`that is the probability that exactly one succeeds`,
      },
      { value: fraction(a.add(b).div(2)), because: say`that is the mean of the probabilities` },
      {
        value: fraction(exact(1).sub(a.mul(b))),
        because: say`that is the probability that not both succeed`,
      },
    ],
    steps: [
      say`The first fails with ${fraction(exact(1).sub(a))}, the second with ${fraction(exact(1).sub(b))}.`,
      say`Both fail with ${fraction(none)}.`,
      say`1 − ${fraction(none)} = ${answer}`,
    ],
  }
}

/** What three persons do, as 'two of them' do it. */
const THREE_DO = [
  ['solve a problem', 'solve it'],
  ['hit a target', 'hit it'],
  ['pass a test', 'pass'],
  ['crack a code', 'crack it'],
  ['clear an interview', 'clear it'],
  ['repair a machine', 'repair it'],
  ['win their matches', 'win'],
] as const

const THREE_PERSONS = [
  ['A', 'B', 'C'],
  ['P', 'Q', 'R'],
  ['X', 'Y', 'Z'],
  ['K', 'L', 'M'],
] as const

const HITS = {
  'exactly two of them': [2],
  'at least two of them': [2, 3],
  'not more than one of them': [0, 1],
} as const

/** "A, B and C hit a target with the probabilities 1/2, 2/3 and 3/4. What is the probability that exactly two of them hit it?" */
function ofThree(rng: Random) {
  const chances = rng.until(
    () => [drawSmallChance(rng), drawSmallChance(rng), drawSmallChance(rng)] as const,
    ([a, b, c]) => !a.equals(b) && !b.equals(c) && !a.equals(c),
  )
  const [a, b, c] = chances
  const not = (chance: Exact) => exact(1).sub(chance)
  const all = a.mul(b).mul(c)
  const pairs = [a.mul(b).mul(not(c)), a.mul(c).mul(not(b)), b.mul(c).mul(not(a))] as const
  const two = pairs[0].add(pairs[1]).add(pairs[2])
  const who = rng.pick(['exactly two of them', 'at least two of them', 'not more than one of them'] as const)
  const value = {
    'exactly two of them': two,
    'at least two of them': two.add(all),
    'not more than one of them': exact(1).sub(two).sub(all),
  }[who]
  const answer = fraction(value)
  const [does, do_] = rng.pick(THREE_DO)
  const [x, y, z] = rng.pick(THREE_PERSONS)
  const list = say`${fraction(a)}, ${fraction(b)} and ${fraction(c)}`
  const asked =
    who === 'not more than one of them' ? say`not more than one of them succeeds` : say`${who} ${do_}`
  return {
    concept: 'independent-events',
    given: { find: 'of-three' as const, chances: chances.map((chance) => chance.valueOf()), hits: HITS[who] },
    prompt: rng.pick([
      say`The probabilities that ${x}, ${y} and ${z} ${does} are ${list} respectively. If they try independently, ${askThen(rng, say`the probability that ${asked}`)}`,
      say`${x}, ${y} and ${z} ${does} with the probabilities ${list} respectively, independently of one another. ${ask(rng, say`the probability that ${asked}`)}`,
      say`Three persons ${x}, ${y} and ${z} can ${does} with the probabilities ${list} respectively. All try independently. What is the probability that ${asked}?`,
    ]),
    answer,
    within,
    mistakes: [
      { value: fraction(two), because: say`that is the probability of exactly two` },
      { value: fraction(two.add(all)), because: say`that is the probability of at least two` },
      { value: fraction(exact(1).sub(two).sub(all)), because: say`that is the probability of at most one` },
      { value: fraction(exact(1).sub(two)), because: say`that is the probability of any number but two` },
      { value: fraction(all), because: say`that is the probability of all three` },
      { value: fraction(pairs[0].add(pairs[1])), because: say`one of the three pairs was left out` },
      { value: fraction(not(a).mul(not(b)).mul(not(c))), because: say`that is the probability of none` },
    ],
    steps: [
      say`${x} and ${y} alone: ${fraction(pairs[0])}, ${x} and ${z} alone: ${fraction(pairs[1])}, ${y} and ${z} alone: ${fraction(pairs[2])}`,
      say`Exactly two: ${fraction(two)}`,
      say`All three: ${fraction(a)} × ${fraction(b)} × ${fraction(c)} = ${fraction(all)}`,
      who === 'exactly two of them'
        ? say`Only exactly two are asked for: ${answer}`
        : who === 'at least two of them'
          ? say`At least two: ${fraction(two)} + ${fraction(all)} = ${answer}`
          : say`Not more than one: 1 − ${fraction(two)} − ${fraction(all)} = ${answer}`,
    ],
  }
}

/** With small denominators, since three of them are multiplied. */
const drawSmallChance = (rng: Random): Exact =>
  rng.until(
    () => exact(rng.int(1, 4), rng.int(2, 6)),
    (drawn) => drawn.compare(1) < 0,
  )

function exactlyOne(rng: Random) {
  const [a, b] = drawChances(rng)
  const [does, , one] = rng.pick(DOES)
  const [x, y] = rng.pick(TWO_PERSONS)
  const [first, second] = [a.mul(exact(1).sub(b)), b.mul(exact(1).sub(a))]
  const value = first.add(second)
  const answer = fraction(value)
  return {
    concept: 'independent-events',
    given: { find: 'exactly-one' as const, chances: [a.valueOf(), b.valueOf()] },
    prompt: rng.pick([
      say`The probabilities that ${x} and ${y} ${does} are ${fraction(a)} and ${fraction(b)} respectively. If they try independently, ${askThen(rng, say`the probability that ${one}`)}`,
      say`${capital(x)} and ${y} ${does} with the probabilities ${fraction(a)} and ${fraction(b)} respectively, independently of each other. ${ask(rng, say`the probability that ${one}`)}`,
      say`${capital(x)} has a chance of ${fraction(a)} to ${does}, and ${y} a chance of ${fraction(b)}. Both try independently. Find the probability that ${one}.`,
      say`Independently of each other, ${x} can ${does} with probability ${fraction(a)} and ${y} with probability ${fraction(b)}. What is the probability that ${one}?`,
    ]),
    answer,
    within,
    mistakes: [
      { value: fraction(a.add(b).sub(a.mul(b))), because: say`that is the probability of at least one` },
      { value: fraction(a.mul(b)), because: say`that is the probability of both` },
      { value: fraction(first), because: say`only the case that the first alone succeeds was counted` },
      { value: fraction(second), because: say`only the case that the second alone succeeds was counted` },
      { value: fraction(exact(1).sub(value)), because: say`that is the probability of both or neither` },
      { value: fraction(a.add(b)), because: say`the probabilities were simply added` },
    ],
    steps: [
      say`The first alone: ${fraction(a)} × ${fraction(exact(1).sub(b))} = ${fraction(first)}`,
      say`The second alone: ${fraction(b)} × ${fraction(exact(1).sub(a))} = ${fraction(second)}`,
      say`These two cases exclude each other.`,
      say`Their sum is ${answer}`,
    ],
  }
}

function conditional(rng: Random) {
  const bottom = rng.pick([10, 12, 15, 16, 18, 20, 21, 24, 25, 28, 30, 32, 36, 40, 45, 50])
  const { a, b, both } = rng.until(
    () => ({ a: rng.int(3, bottom - 2), b: rng.int(3, bottom - 2), both: rng.int(1, bottom - 3) }),
    (drawn) =>
      drawn.both < Math.min(drawn.a, drawn.b) &&
      drawn.a + drawn.b - drawn.both <= bottom &&
      drawn.a !== drawn.b,
  )
  const value = exact(both, b)
  const answer = fraction(value)
  return {
    concept: 'conditional-probability',
    given: { find: 'conditional' as const, b: b / bottom, both: both / bottom },
    prompt: rng.pick([
      say`If P(A) = ${fraction(a, bottom)}, P(B) = ${fraction(b, bottom)} and P(A ∩ B) = ${fraction(both, bottom)}, what is P(A | B)?`,
      say`For two events P(A) = ${fraction(a, bottom)}, P(B) = ${fraction(b, bottom)} and P(A ∩ B) = ${fraction(both, bottom)}. The probability of A, given that B has happened, is`,
      say`Find P(A | B), if P(A) = ${fraction(a, bottom)}, P(B) = ${fraction(b, bottom)} and P(A ∩ B) = ${fraction(both, bottom)}.`,
      ...stories(fraction(a, bottom), fraction(b, bottom), fraction(both, bottom)).map(
        ({ told, given }) => say`${told} ${given}`,
      ),
    ]),
    answer,
    within,
    mistakes: [
      { value: fraction(exact(both, a)), because: say`that is P(B | A)` },
      { value: fraction(exact(both, bottom)), because: say`it was not divided by P(B)` },
      { value: fraction(exact(a, bottom)), because: say`that is P(A) without the condition` },
      {
        value: fraction(exact(both * b, bottom * bottom)),
        because: say`it was multiplied by P(B) instead of divided`,
      },
      { value: fraction(exact(a * b, bottom * bottom)), because: say`P(A) and P(B) were multiplied` },
      {
        value: fraction(exact(Math.max(b - both, 1), b)),
        because: say`that is the probability of not A, given B`,
      },
    ],
    steps: [
      say`P(A | B) = P(A ∩ B) ÷ P(B)`,
      say`${fraction(both, bottom)} ÷ ${fraction(b, bottom)}`,
      say`The quotient is ${answer}`,
    ],
  }
}

/** Two groups that make up a whole, and something that happens to a part of each. */
const TWO_GROUPS = [
  {
    tell: (share: number, x: number, y: number) =>
      say`Machines A and B make ${share}% and ${100 - share}% of the bolts of a factory respectively; ${x}% of the bolts of A and ${y}% of those of B are defective. A bolt drawn at random is defective.`,
    names: ['was made by A', 'was made by B'],
    one: 'it',
  },
  {
    tell: (share: number, x: number, y: number) =>
      say`Of the students of a college ${share}% come by bus and the others by bicycle. On a rainy day ${x}% of those who come by bus and ${y}% of the cyclists are late. A student is seen to be late.`,
    names: ['came by bus', 'came by bicycle'],
    one: 'this student',
  },
  {
    tell: (share: number, x: number, y: number) =>
      say`A shop buys ${share}% of its bulbs from supplier P and the rest from supplier Q. It is known that ${x}% of the bulbs of P and ${y}% of the bulbs of Q fuse within a month. A bulb sold by the shop has fused within a month.`,
    names: ['had come from P', 'had come from Q'],
    one: 'it',
  },
  {
    tell: (share: number, x: number, y: number) =>
      say`An insurance company insures scooter drivers and car drivers; ${share}% of the insured persons drive scooters and the others cars. In a year ${x}% of the scooter drivers and ${y}% of the car drivers have an accident. One of the insured persons has had an accident.`,
    names: ['drives a scooter', 'drives a car'],
    one: 'this person',
  },
  {
    tell: (share: number, x: number, y: number) =>
      say`In an office, clerk X types ${share}% of the letters and clerk Y the rest. Mistakes are found in ${x}% of the letters typed by X and in ${y}% of those typed by Y. A letter taken from the file has a mistake.`,
    names: ['was typed by X', 'was typed by Y'],
    one: 'it',
  },
  {
    tell: (share: number, x: number, y: number) =>
      say`Of the loans of a bank ${share}% are home loans and the remaining ones car loans. In a year ${x}% of the home loans and ${y}% of the car loans are not repaid in time. A loan drawn from the files was not repaid in time.`,
    names: ['is a home loan', 'is a car loan'],
    one: 'it',
  },
  {
    tell: (share: number, x: number, y: number) =>
      say`Two dairies send milk to a town: ${share}% of the packets are from the first dairy and the remaining ones from the second. Leaks are found in ${x}% of the packets of the first and ${y}% of the packets of the second. A packet opened at home leaks.`,
    names: ['is from the first dairy', 'is from the second dairy'],
    one: 'this packet',
  },
]

function bayes(rng: Random) {
  const share = rng.int(3, 17) * 5
  const [x, y] = rng.sample(range(1, 9), 2)
  const [one, other] = [share * x, (100 - share) * y]
  const asked = rng.int(0, 1)
  const value = exact(asked === 0 ? one : other, one + other)
  const answer = fraction(value)
  const group = rng.pick(TWO_GROUPS)
  const name = group.names[asked] ?? ''
  const [ours, rate] = asked === 0 ? [share, x] : [100 - share, y]
  return {
    concept: 'bayes-theorem',
    given: {
      find: 'bayes' as const,
      shares: [share / 100, (100 - share) / 100],
      rates: [x / 100, y / 100],
      asked,
    },
    prompt: say`${group.tell(share, x, y)} ${ask(rng, say`the probability that ${group.one} ${name}`)}`,
    answer,
    within,
    mistakes: [
      {
        value: fraction(exact(asked === 0 ? other : one, one + other)),
        because: say`that is the probability for the other group`,
      },
      {
        value: fraction(exact(ours, 100)),
        because: say`that is the share of the group in the whole, before anything is known`,
      },
      { value: fraction(exact(rate, x + y)), because: say`the shares of the two groups were left out` },
      {
        value: fraction(exact(ours * rate, 10_000)),
        because: say`it was not divided by the total probability of what was seen`,
      },
      { value: fraction(exact(rate, 100)), because: say`that is the rate within the group alone` },
      {
        value: fraction(exact(one + other, 10_000)),
        because: say`that is the total probability of what was seen`,
      },
    ],
    steps: [
      say`From the first group: ${share}% × ${x}%, that is ${one} of 10,000`,
      say`From the second group: ${100 - share}% × ${y}%, that is ${other} of 10,000`,
      say`Among ${one + other} such cases ${asked === 0 ? one : other} are of the group that is asked for.`,
      say`The probability is ${answer}`,
    ],
  }
}
