import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "A bag has 4 red and 5 blue balls. Two are drawn. What is the probability that both are red?" */
export const balls = defineGenerator({
  id: 'statistics/balls',
  version: 4,
  concepts: ['single-ball', 'several-balls', 'at-least-one', 'with-and-without-replacement'],
  levels: {
    easy: { forms: [single] },
    medium: { forms: [allAlike, notColour] },
    hard: { forms: [atLeastOne, differentColours, replaced] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Draw ball by ball, in order.
    const [first = 0, ...rest] = given.counts
    const all = given.counts.reduce((sum, count) => sum + count, 0)
    const drawAll = (wanted: number, outOf: number, times: number): number =>
      times === 0
        ? 1
        : (wanted / outOf) *
          drawAll(given.putBack ? wanted : wanted - 1, given.putBack ? outOf : outOf - 1, times - 1)
    switch (given.event) {
      case 'first':
        return drawAll(first, all, given.draws)
      case 'not-first':
        return drawAll(all - first, all, given.draws)
      case 'at-least-one':
        return 1 - drawAll(all - first, all, given.draws)
      case 'different': {
        const same = given.counts.reduce((sum, count) => sum + drawAll(count, all, 2), 0)
        return 1 - same
      }
      case 'one-of-each': {
        const other = rest[0] ?? 0
        return given.putBack ? (2 * first * other) / all ** 2 : (2 * first * other) / (all * (all - 1))
      }
    }
  },
})

interface Bag {
  counts: number[]
  colours: string[]
  thing: string
  tell: Message
  all: number
}

function single(rng: Random) {
  const { counts, colours, thing, tell, all } = drawBag(rng, rng.pick([2, 3]), 2, 15)
  const [first = 1, second = 1] = counts
  const [colour = '', other = ''] = colours
  const answer = fraction(first, all)
  const one = thing.slice(0, -1)
  return {
    concept: 'single-ball',
    given: { event: 'first' as const, counts, draws: 1, putBack: false },
    prompt: say`${tell} One ${one} is drawn at random. ${askFor(rng, say`it is ${colour}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(all - first, all), because: say`that is the probability that it is not ${colour}` },
      {
        value: fraction(first, all - first),
        because: say`the ${colour} ones were divided by the others instead of by all`,
      },
      { value: fraction(second, all), because: say`that is the probability of ${other}` },
      {
        value: fraction(1, colours.length),
        because: say`all colours were taken to be equally likely, but their numbers differ`,
      },
      { value: fraction(1, first), because: say`one was divided by the number of ${colour} ones` },
      { value: fraction(first + 1, all), because: say`one ${colour} too many was counted` },
      { value: fraction(first - 1, all), because: say`one ${colour} was missed` },
      { value: fraction(1, all), because: say`only one ${colour} was counted` },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`All ${thing}: ${counts.join(' + ')} = ${all}`,
      say`${first} of them are ${colour}: ${first} ÷ ${all} = ${answer}`,
    ],
  }
}

function allAlike(rng: Random) {
  const draws = rng.pick([2, 2, 3])
  const { counts, colours, thing, tell, all } = drawBag(rng, rng.pick([2, 3]), draws + 1, 9)
  const [first = 1] = counts
  const [colour = ''] = colours
  const answer = fraction(choose(first, draws), choose(all, draws))
  const word = draws === 2 ? 'Two' : 'Three'
  return {
    concept: 'several-balls',
    given: { event: 'first' as const, counts, draws, putBack: false },
    prompt: say`${tell} ${word} ${thing} are drawn at random without replacement. ${askFor(rng, draws === 2 ? say`both are ${colour}` : say`all three are ${colour}`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(first ** draws, all ** draws),
        because: say`every ${thing.slice(0, -1)} was put back before the next draw`,
      },
      { value: fraction(first, all), because: say`only one draw was counted` },
      {
        value: fraction(draws, first),
        because: say`the number drawn was divided by the number of ${colour} ones`,
      },
      { value: fraction(draws, all), because: say`the number drawn was divided by all` },
      {
        value: fraction(choose(first, draws), choose(all, draws) - choose(first, draws)),
        because: say`the favourable cases were divided by the others`,
      },
      {
        value: fraction(choose(all - first, draws), choose(all, draws)),
        because: say`that is the probability that none is ${colour}`,
      },
      {
        value: fraction(first * draws, all * draws - 1),
        because: say`the two numbers were multiplied by ${draws}`,
      },
      {
        value: fraction(choose(all, draws) - choose(first, draws), choose(all, draws)),
        because: say`that is the probability that not all are ${colour}`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Choices of ${draws} out of ${all}: ${choose(all, draws)}`,
      say`Choices of ${draws} out of the ${first} ${colour} ones: ${choose(first, draws)}`,
      say`Probability = ${choose(first, draws)} ÷ ${choose(all, draws)} = ${answer}`,
    ],
  }
}

function notColour(rng: Random) {
  const { counts, colours, thing, tell, all } = drawBag(rng, 3, 2, 8)
  const [first = 1] = counts
  const [colour = ''] = colours
  const rest = all - first
  const answer = fraction(choose(rest, 2), choose(all, 2))
  return {
    concept: 'several-balls',
    given: { event: 'not-first' as const, counts, draws: 2, putBack: false },
    prompt: say`${tell} Two ${thing} are drawn together. ${askFor(rng, say`neither of them is ${colour}`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: fraction(choose(first, 2), choose(all, 2)),
        because: say`that is the probability that both are ${colour}`,
      },
      { value: fraction(rest * rest, all * all), because: say`the first one was put back` },
      { value: fraction(rest, all), because: say`only one draw was counted` },
      {
        value: fraction(choose(all, 2) - choose(rest, 2), choose(all, 2)),
        because: say`that is the probability of at least one ${colour}`,
      },
      {
        value: fraction(choose(all, 2) - choose(first, 2), choose(all, 2)),
        because: say`that is the probability that not both are ${colour}`,
      },
      { value: fraction(2, rest), because: say`two was divided by the number of the others` },
      {
        value: fraction(first * rest, choose(all, 2)),
        because: say`that is the probability of exactly one ${colour}`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`${rest} of the ${all} ${thing} are not ${colour}.`,
      say`Choices of two: ${choose(all, 2)} in all, ${choose(rest, 2)} without ${colour}`,
      say`Probability = ${choose(rest, 2)} ÷ ${choose(all, 2)} = ${answer}`,
    ],
  }
}

/** By the opposite: none at all. */
function atLeastOne(rng: Random) {
  const draws = rng.pick([2, 3])
  const { counts, colours, thing, tell, all } = drawBag(rng, rng.pick([2, 3]), draws, 8)
  const [first = 1] = counts
  const [colour = ''] = colours
  const rest = all - first
  const [none, total] = [choose(rest, draws), choose(all, draws)]
  const answer = fraction(total - none, total)
  return {
    concept: 'at-least-one',
    given: { event: 'at-least-one' as const, counts, draws, putBack: false },
    prompt: say`${tell} ${draws === 2 ? 'Two' : 'Three'} ${thing} are drawn together at random. ${askFor(rng, say`at least one of them is ${colour}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(none, total), because: say`that is the probability that none is ${colour}` },
      {
        value: fraction(first * choose(rest, draws - 1), total),
        because: say`that is the probability of exactly one ${colour}`,
      },
      {
        value: fraction(choose(first, draws), total),
        because: say`that is the probability that all are ${colour}`,
      },
      {
        value: fraction(all ** draws - rest ** draws, all ** draws),
        because: say`every draw was made from the full lot`,
      },
      { value: fraction(first, all), because: say`only one draw was counted` },
      {
        value: fraction(total - choose(first, draws), total),
        because: say`that is the probability that not all are ${colour}`,
      },
      {
        value: fraction(draws * first, all),
        because: say`the probability of one draw was multiplied by ${draws}`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`The opposite is that none is ${colour}: all ${draws} come from the other ${rest}.`,
      say`Choices of ${draws}: ${total} in all, ${none} without ${colour}`,
      say`Probability of none = ${fraction(none, total)}`,
      say`1 − ${fraction(none, total)} = ${answer}`,
    ],
  }
}

function differentColours(rng: Random) {
  const { counts, thing, tell, all } = drawBag(rng, 3, 2, 8)
  const same = counts.reduce((sum, count) => sum + choose(count, 2), 0)
  const total = choose(all, 2)
  const answer = fraction(total - same, total)
  const [a = 1, b = 1, c = 1] = counts
  return {
    concept: 'several-balls',
    given: { event: 'different' as const, counts, draws: 2, putBack: false },
    prompt: say`${tell} Two ${thing} are drawn together at random. ${askFor(rng, say`they have different colours`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(same, total), because: say`that is the probability of the same colour` },
      { value: fraction(a * b, total), because: say`only the first two colours were paired` },
      {
        value: fraction(2, 3),
        because: say`all colours were taken to be equally likely, but their numbers differ`,
      },
      {
        value: fraction(a * b + b * c + c * a, all * all),
        because: say`the first one was put back and one order counted`,
      },
      { value: fraction(a * b * c, total), because: say`all three numbers were multiplied` },
      {
        value: fraction(a * b + b * c, total),
        because: say`the pairing of the first and the third colour was left out`,
      },
      { value: fraction(2 * (a * b + b * c + c * a), all * all), because: say`the first one was put back` },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Pairs in all: ${all} × ${all - 1} ÷ 2 = ${total}`,
      say`Pairs of one colour: ${counts.map((count) => choose(count, 2)).join(' + ')} = ${same}`,
      say`Pairs of different colours: ${total} − ${same} = ${total - same}`,
      say`Probability = ${total - same} ÷ ${total} = ${answer}`,
    ],
  }
}

/** One of each, with putting back or without. */
function replaced(rng: Random) {
  const { counts, colours, thing, tell, all } = drawBag(rng, 2, 2, 11)
  const [a = 1, b = 1] = counts
  const [one = '', other = ''] = colours
  const putBack = rng.chance(0.6)
  const answer = putBack ? fraction(2 * a * b, all * all) : fraction(2 * a * b, all * (all - 1))
  const single = thing.slice(0, -1)
  return {
    concept: 'with-and-without-replacement',
    given: { event: 'one-of-each' as const, counts, draws: 2, putBack },
    prompt: say`${tell} One ${single} is drawn at random and ${putBack ? 'replaced' : 'not replaced'}, and then a second one is drawn. ${askFor(rng, say`one of the two is ${one} and the other ${other}`)}`,
    answer,
    within: unit,
    mistakes: [
      {
        value: putBack ? fraction(a * b, all * all) : fraction(a * b, all * (all - 1)),
        because: say`only one order, ${one} then ${other}, was counted`,
      },
      {
        value: putBack ? fraction(2 * a * b, all * (all - 1)) : fraction(2 * a * b, all * all),
        because: putBack
          ? say`the first ${single} was put back, so the second draw is from ${all}`
          : say`the first ${single} was not put back, so the second draw is from ${all - 1}`,
      },
      { value: fraction(1, 2), because: say`both colours were taken to be equally likely` },
      { value: fraction(a * a + b * b, all * all), because: say`two of the same colour were counted` },
      { value: fraction(a, all), because: say`only the first draw was counted` },
      { value: fraction(b, all), because: say`only the second colour was counted` },
      {
        value: putBack ? fraction(a * b, all * (all - 1)) : fraction(a * b, all * all),
        because: say`only one order was counted, and the second draw made from the wrong number`,
      },
    ],
    steps: [
      say`There are ${all} ${thing}; ${putBack ? say`the second draw is again from ${all}` : say`the second draw is from ${all - 1}`}.`,
      say`${one} first, then ${other}: ${fraction(a, all)} × ${fraction(b, putBack ? all : all - 1)} = ${fraction(a * b, all * (putBack ? all : all - 1))}`,
      say`${other} first, then ${one}: the same`,
      say`Together: ${answer}`,
    ],
  }
}

/** Neither impossible nor certain. */
const unit = [0.0001, 0.9999] as const

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'orange'] as const

function drawBag(rng: Random, kinds: number, low: number, high: number): Bag {
  const colours = rng.sample(COLOURS, kinds)
  const counts = colours.map(() => rng.int(low, high))
  const thing = rng.pick(['balls', 'marbles', 'beads', 'tokens', 'buttons', 'bangles'])
  const [place] = [
    rng.pick(['A bag', 'A box', 'A jar', 'An urn', 'A basket']),
    rng.pick(people),
    rng.pick(towns),
  ]
  const list = colours.map((colour, index) => `${counts[index]} ${colour}`)
  const contents = `${list.slice(0, -1).join(', ')} and ${list.at(-1)} ${thing}`
  return {
    counts,
    colours: [...colours],
    thing,
    all: counts.reduce((sum, count) => sum + count, 0),
    tell: rng.pick([
      say`${place} holds ${contents}.`,
      say`${place} contains ${contents}.`,
      say`${contents} are placed in ${place.toLowerCase()}.`,
      say`There are ${contents} in ${place.toLowerCase()}.`,
    ]),
  }
}

const askFor = (rng: Random, event: Message): Message =>
  rng.pick([
    say`${ask(rng, say`the probability that ${event}`)}`,
    say`${ask(rng, say`the probability that ${event}`)}`,
    say`The probability that ${event} is`,
  ])
