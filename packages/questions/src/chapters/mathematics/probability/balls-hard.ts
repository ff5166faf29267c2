import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { fraction } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { askFor, drawBag } from './bags.ts'

/** Neither impossible nor certain. */
const unit = [0.0001, 0.9999] as const

/** By the opposite: none at all. */
export function atLeastOne(rng: Random) {
  const draws = rng.pick([2, 3])
  const { counts, colours, thing, tell, all } = drawBag(rng, rng.pick([2, 3]), draws, 8)
  const [first = 1] = counts
  const [colour = ''] = colours
  const rest = all - first
  const [none, total] = [choose(rest, draws), choose(all, draws)]
  const answer = fraction(total - none, total)
  return {
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

export function differentColours(rng: Random) {
  const { counts, thing, tell, all } = drawBag(rng, 3, 2, 8)
  const same = counts.reduce((sum, count) => sum + choose(count, 2), 0)
  const total = choose(all, 2)
  const answer = fraction(total - same, total)
  const [a = 1, b = 1, c = 1] = counts
  return {
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
export function replaced(rng: Random) {
  const { counts, colours, thing, tell, all } = drawBag(rng, 2, 2, 11)
  const [a = 1, b = 1] = counts
  const [one = '', other = ''] = colours
  const putBack = rng.chance(0.6)
  const answer = putBack ? fraction(2 * a * b, all * all) : fraction(2 * a * b, all * (all - 1))
  const single = thing.slice(0, -1)
  return {
    given: { event: 'one-of-each' as const, counts, draws: 2, putBack },
    prompt: say`${tell} One ${single} is drawn, ${putBack ? 'put back' : 'kept out'}, and then a second one is drawn. ${askFor(rng, say`one of the two is ${one} and the other ${other}`)}`,
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
