import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { fraction } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { askFor, drawBag } from './bags.ts'
import { atLeastOne, differentColours, replaced } from './balls-hard.ts'

/** "A bag has 4 red and 5 blue balls. Two are drawn. What is the probability that both are red?" */
export const balls = defineGenerator({
  id: 'statistics/balls',
  version: 1,
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

/** Neither impossible nor certain. */
const unit = [0.0001, 0.9999] as const

function single(rng: Random) {
  const { counts, colours, thing, tell, all } = drawBag(rng, rng.pick([2, 3]), 2, 15)
  const [first = 1, second = 1] = counts
  const [colour = '', other = ''] = colours
  const answer = fraction(first, all)
  const one = thing.slice(0, -1)
  return {
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
    given: { event: 'first' as const, counts, draws, putBack: false },
    prompt: say`${tell} ${word} ${thing} are drawn at random, without putting any back. ${askFor(rng, draws === 2 ? say`both are ${colour}` : say`all three are ${colour}`)}`,
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
