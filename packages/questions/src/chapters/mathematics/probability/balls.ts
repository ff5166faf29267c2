import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "A bag has 4 red and 5 blue balls. Two are drawn. What is the probability that both are red?" */
export const balls = defineGenerator({
  id: 'statistics/balls',
  version: 5,
  concepts: ['single-ball', 'several-balls', 'at-least-one', 'with-and-without-replacement'],
  levels: {
    easy: { forms: [single] },
    medium: { forms: [allAlike, notColour, atLeastOne, differentColours, replaced] },
    hard: { forms: [exactlyTwo, transferred, fromUnknown] },
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
      case 'exactly-two':
        // In each of the three orders in which the odd one can come.
        return 3 * drawAll(first, all, 2) * ((all - first) / (all - 2))
      case 'transferred': {
        // Every ball that can be moved, and then every ball that can be drawn.
        const [second, third] = given.second
        const ways = range(1, all).map((moved) => (moved <= first ? second + 1 : second))
        return ways.reduce((sum, good) => sum + good / (second + third + 1), 0) / all
      }
      case 'from-unknown': {
        const [top, bottom] = given.chance
        const x = range(1, 60).find((one) => one * bottom === top * (all + one)) ?? Number.NaN
        const whole = all + x
        return given.asked === 'both'
          ? (x / whole) * ((x - 1) / (whole - 1))
          : given.asked === 'neither'
            ? (all / whole) * ((all - 1) / (whole - 1))
            : 1 - (all / whole) * ((all - 1) / (whole - 1))
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

/** "Three are drawn. What is the probability that exactly two are red?" */
function exactlyTwo(rng: Random) {
  const { counts, colours, thing, tell, all } = drawBag(rng, rng.pick([2, 3]), 2, 8)
  const [first = 1] = counts
  const [colour = ''] = colours
  const rest = all - first
  const [good, total] = [choose(first, 2) * rest, choose(all, 3)]
  const answer = fraction(good, total)
  return {
    concept: 'several-balls',
    given: { event: 'exactly-two' as const, counts, draws: 3, putBack: false },
    prompt: say`${tell} Three ${thing} are drawn together at random. ${askFor(rng, say`exactly two of them are ${colour}`)}`,
    answer,
    within: unit,
    mistakes: [
      { value: fraction(choose(first, 2), total), because: say`the third one was not chosen` },
      {
        value: fraction(good + choose(first, 3), total),
        because: say`that is the probability of at least two ${colour}`,
      },
      {
        value: fraction(first * choose(rest, 2), total),
        because: say`that is the probability of exactly one ${colour}`,
      },
      { value: fraction(choose(first, 2), choose(all, 2)), because: say`only two draws were counted` },
      {
        value: fraction(3 * first * first * rest, all ** 3),
        because: say`every draw was made from the full lot`,
      },
      { value: fraction(total - good, total), because: say`that is the probability of the opposite` },
      {
        value: fraction(first * (first - 1) * rest, all * (all - 1) * (all - 2)),
        because: say`only one of the three orders was counted`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`Choices of 3 out of ${all}: ${total}`,
      say`Two of the ${first} ${colour} ones: ${choose(first, 2)} ways`,
      say`One of the other ${rest}: ${rest} ways`,
      say`${choose(first, 2)} × ${rest} ÷ ${total} = ${answer}`,
    ],
  }
}

/** "A ball is moved from bag A to bag B, and then a ball is drawn from B. What is the probability that it is red?" */
function transferred(rng: Random) {
  // 'a orange ball' would not do.
  const [one, other] = rng.sample(
    COLOURS.filter((colour) => colour !== 'orange'),
    2,
  )
  const { a, b, c, d } = rng.until(
    () => ({ a: rng.int(2, 9), b: rng.int(2, 9), c: rng.int(2, 9), d: rng.int(2, 9) }),
    (drawn) => drawn.a !== drawn.b && drawn.c !== drawn.d,
  )
  const [n, m] = [a + b, c + d]
  const answer = fraction(a * (c + 1) + b * c, n * (m + 1))
  const [thing, many] = rng.pick([
    ['ball', 'balls'],
    ['marble', 'marbles'],
    ['bead', 'beads'],
  ] as const)
  const [place, P, Q] = rng.pick([
    ['bag', 'A', 'B'],
    ['box', 'P', 'Q'],
    ['urn', 'X', 'Y'],
  ] as const)
  return {
    concept: 'several-balls',
    given: {
      event: 'transferred' as const,
      counts: [a, b],
      draws: 1,
      putBack: false,
      second: [c, d] as const,
    },
    prompt: rng.pick([
      say`${place.replace(/^./, (letter) => letter.toUpperCase())} ${P} contains ${a} ${one} and ${b} ${other} ${many}, and ${place} ${Q} contains ${c} ${one} and ${d} ${other} ${many}. One ${thing} is moved at random from ${P} to ${Q}, and then one ${thing} is drawn from ${Q}. ${askFor(rng, say`it is ${one}`)}`,
      say`There are ${a} ${one} and ${b} ${other} ${many} in ${place} ${P}, and ${c} ${one} and ${d} ${other} ${many} in ${place} ${Q}. A ${thing} is transferred from ${P} to ${Q} without its colour being seen. A ${thing} is then drawn at random from ${Q}. ${askFor(rng, say`it is ${one}`)}`,
    ]),
    answer,
    within: unit,
    mistakes: [
      { value: fraction(c, m), because: say`the transfer was left out of account` },
      {
        value: fraction(a * (c + 1), n * (m + 1)),
        because: say`only the case of a ${one} ${thing} being moved was counted`,
      },
      {
        value: fraction(b * c, n * (m + 1)),
        because: say`only the case of a ${other} ${thing} being moved was counted`,
      },
      { value: fraction(a + c, n + m), because: say`the two lots were put together` },
      { value: fraction(c + 1, m + 1), because: say`the moved ${thing} was taken to be ${one}` },
      {
        value: fraction(n * (m + 1) - a * (c + 1) - b * c, n * (m + 1)),
        because: say`that is the probability of ${other}`,
      },
      { value: fraction(c, m + 1), because: say`the moved ${thing} was taken to be ${other}` },
    ],
    steps: [
      say`A ${one} one is moved with the probability ${fraction(a, n)}; then ${c + 1} of ${m + 1} are ${one}.`,
      say`A ${other} one is moved with the probability ${fraction(b, n)}; then ${c} of ${m + 1} are ${one}.`,
      say`${fraction(a, n)} × ${fraction(c + 1, m + 1)} + ${fraction(b, n)} × ${fraction(c, m + 1)}`,
      say`The probability is ${answer}`,
    ],
  }
}

/** "The probability of a blue ball is 1/3. Two are drawn. What is the probability that both are blue?" */
function fromUnknown(rng: Random) {
  const { a, b, x, chance } = rng.until(
    () => {
      const [a, b, x] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 10)]
      return { a, b, x, chance: exact(x, a + b + x) }
    },
    (drawn) => drawn.chance.d <= 10n,
  )
  const [one, other, third] = rng.sample(COLOURS, 3)
  const asked = rng.pick(['both', 'neither', 'one'] as const)
  const [known, all] = [a + b, a + b + x]
  const total = choose(all, 2)
  const [pairs, none] = [choose(x, 2), choose(known, 2)]
  const good = asked === 'both' ? pairs : asked === 'neither' ? none : total - none
  const answer = fraction(good, total)
  const thing = rng.pick(['balls', 'marbles', 'beads', 'tokens'])
  const place = rng.pick(['bag', 'box', 'jar', 'basket'])
  const event =
    asked === 'both'
      ? say`both are ${third}`
      : asked === 'neither'
        ? say`neither of them is ${third}`
        : say`at least one of them is ${third}`
  const single = thing.slice(0, -1)
  return {
    concept: 'several-balls',
    given: {
      event: 'from-unknown' as const,
      counts: [a, b],
      draws: 2,
      putBack: false,
      chance: [Number(chance.n), Number(chance.d)] as const,
      asked,
    },
    prompt: rng.pick([
      say`A ${place} contains ${a} ${one}, ${b} ${other} and some ${third} ${thing}. The probability that a ${single} drawn at random is ${third} is ${fraction(chance)}. Two ${thing} are drawn together at random. ${askFor(rng, event)}`,
      say`In a ${place} there are ${a} ${one}, ${b} ${other} and a number of ${third} ${thing}. A ${single} drawn at random is ${third} with the probability ${fraction(chance)}. If two ${thing} are drawn at random without replacement, find the probability that ${event}.`,
    ]),
    answer,
    within: unit,
    mistakes: [
      {
        value:
          asked === 'both'
            ? fraction(chance.mul(chance))
            : fraction(exact(known, all).mul(exact(known, all))),
        because: say`the second one was drawn as if the first were put back`,
      },
      { value: fraction(total - good, total), because: say`that is the probability of the opposite` },
      { value: fraction(x * known, total), because: say`that is the probability of exactly one ${third}` },
      {
        value: fraction(asked === 'both' ? none : pairs, total),
        because:
          asked === 'both'
            ? say`that is the probability of no ${third} ${single}`
            : say`that is the probability of two ${third} ones`,
      },
      { value: fraction(chance), because: say`that is the probability for one ${single}` },
      {
        value: fraction(good, all * (all - 1)),
        because: say`the pairs in all were counted with their order, the others without`,
      },
    ].filter(({ value }) => value.amount.rational.lt(1) && value.amount.rational.gt(0)),
    steps: [
      say`If x are ${third}, x ÷ (${known} + x) = ${fraction(chance)}, so x = ${x} and there are ${all} ${thing}.`,
      say`Pairs in all: ${total}`,
      asked === 'one'
        ? say`Pairs without ${third}: ${none}, so ${total} − ${none} = ${good} have at least one.`
        : say`Pairs of the kind asked for: ${good}`,
      say`${good} ÷ ${total} = ${answer}`,
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
  const place = rng.pick(['A bag', 'A box', 'A jar', 'An urn', 'A basket'])
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
