import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTwo, namesFor, the } from './two-article-goods.ts'

/** The hard forms of two articles: what one of them cost, from what both bring. */
export function overallGain(rng: Random) {
  const { gain, loss, overall } = rng.until(
    () => ({
      gain: rng.pick([10, 12, 15, 18, 20, 24, 25, 30, 35, 40]),
      loss: rng.pick([4, 5, 6, 8, 10, 12, 15, 16, 20]),
      overall: rng.pick([0, 0, 2, 3, 4, 5, 6, 8, 10]),
    }),
    (drawn) =>
      drawn.overall < drawn.gain - 3 &&
      drawn.loss + drawn.overall !== drawn.gain - drawn.overall &&
      drawn.gain !== drawn.loss,
  )
  const common = gcd(loss + overall, gain - overall)
  const parts = [(loss + overall) / common, (gain - overall) / common] as const
  const all = parts[0] + parts[1]
  const unit = rng.int(Math.ceil(120 / all), Math.ceil(700 / all)) * 20
  const total = unit * all
  const { one, other } = namesFor(rng, unit * parts[0], unit * parts[1])
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const [upshot, aim, verb] =
    overall === 0
      ? ['neither gains nor loses on the whole', 'there is neither profit nor loss', 'break even']
      : [
          `gains ${overall}% on the whole`,
          `there is a profit of ${overall}% on the whole outlay`,
          `gain ${overall}%`,
        ]
  const answer = money(unit * parts[0])
  return {
    given: { find: 'cost-in-total' as const, total, gain, loss, overall },
    prompt: rng.pick([
      say`${person.name} buys ${one} and ${other} for ${money(total)}. By selling the first at a gain of ${percent(gain)} and the second at a loss of ${percent(loss)} ${person.he} ${upshot}. What was the cost price of the first?`,
      say`A dealer in ${town} paid ${money(total)} for ${one} and ${other} together. ${the(one, 'The')} is sold at ${percent(gain)} profit and ${the(other)} at ${percent(loss)} loss, so that in the end ${aim}. How much did ${the(one)} cost?`,
      say`With ${percent(gain)} gain on ${one} and ${percent(loss)} loss on ${other}, ${person.name} of ${town} ${upshot}. The two had cost ${money(total)}. Find what ${person.he} had paid for ${the(one)}.`,
      say`To ${verb} in all, ${person.name} has to sell ${one} ${percent(gain)} above its cost, because ${other} goes ${percent(loss)} below its cost. If ${person.he} spent ${money(total)} on both, how much was spent on ${the(one)}?`,
      say`${money(total)} is the cost of ${one} and ${other} in a shop of ${town}. The owner sells the former at a profit of ${percent(gain)}, the latter at a loss of ${percent(loss)}, and ${aim}. What is the cost of the former?`,
    ]),
    answer,
    mistakes: [
      { value: unit * parts[1], because: say`that is the cost of the second article` },
      { value: total / 2, because: say`both were taken to cost the same` },
      {
        value: (total * gain) / (gain + loss),
        because: say`the cost was divided as ${gain} to ${loss}; the article with the larger percent needs the smaller cost`,
      },
      ...(overall === 0
        ? []
        : [
            {
              value: (total * loss) / (gain + loss),
              because: say`that would leave neither profit nor loss; the gain of ${percent(overall)} was left out`,
            },
          ]),
      {
        value: (total * (100 - loss)) / (200 + gain - loss),
        because: say`the selling prices were taken to be equal`,
      },
      {
        value: (unit * parts[0] * (100 + gain)) / 100,
        because: say`that is the selling price of the first article`,
      },
      {
        value: (unit * parts[1] * (100 - loss)) / 100,
        because: say`that is the selling price of the second article`,
      },
    ],
    steps: [
      say`Take 100 of cost: the first article brings +${gain}, the second −${loss}, both together ${overall === 0 ? '0' : `+${overall}`}.`,
      say`By alligation the costs are as (${overall} + ${loss}) to (${gain} − ${overall}), that is ${loss + overall} to ${gain - overall}.`,
      say`That is ${parts[0]} to ${parts[1]}, together ${all} parts; one part is ${total} ÷ ${all} = ${money(unit)}.`,
      say`Cost of the first = ${parts[0]} × ${unit} = ${answer}`,
    ],
  }
}

export function exchangedRates(rng: Random) {
  const [low, high] = rng.pick([
    [5, 10],
    [5, 15],
    [8, 12],
    [10, 15],
    [10, 20],
    [10, 25],
    [12, 20],
    [15, 20],
    [15, 25],
    [20, 25],
    [20, 30],
  ])
  const rates = rng.chance(0.5) ? ([low, high] as const) : ([high, low] as const)
  const { one, other, costs } = rng.until(
    () => drawTwo(rng),
    (drawn) => drawn.costs[0] !== drawn.costs[1],
  )
  const [a, b] = rates
  const profits = [(costs[0] * a + costs[1] * b) / 100, (costs[0] * b + costs[1] * a) / 100] as const
  const sum = ((profits[0] + profits[1]) * 100) / (a + b)
  const difference = Math.abs(costs[0] - costs[1])
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const answer = money(costs[0])
  return {
    given: { find: 'cost-of-exchange' as const, rates, profits },
    prompt: rng.pick([
      say`If ${person.name} sells ${one} at ${percent(a)} profit and ${other} at ${percent(b)} profit, ${person.he} makes ${money(profits[0])} in all; with the two rates exchanged, ${money(profits[1])}. What does ${the(one)} cost ${person.him}?`,
      say`A shop in ${town} would gain ${money(profits[0])} by selling ${one} at a profit of ${percent(a)} and ${other} at ${percent(b)}. It would gain ${money(profits[1])} by taking ${percent(b)} on the first and ${percent(a)} on the second. Find the cost price of the first.`,
      say`${percent(a)} on ${one} and ${percent(b)} on ${other} bring ${person.name} of ${town} a profit of ${money(profits[0])}. ${percent(b)} on ${the(one)} and ${percent(a)} on ${the(other)} would bring ${money(profits[1])}. For how much was ${the(one)} bought?`,
      say`${person.name} has two plans for ${one} and ${other}. Plan one: gains of ${percent(a)} and ${percent(b)}, ${money(profits[0])} together. Plan two: gains of ${percent(b)} and ${percent(a)}, ${money(profits[1])} together. What was the cost of ${the(one)}?`,
      say`The total profit on ${one} and ${other} is ${money(profits[0])} when they are sold at gains of ${percent(a)} and ${percent(b)} in this order, and ${money(profits[1])} when a trader of ${town} turns the two percents round. How much had ${the(one)} cost?`,
    ]),
    answer,
    mistakes: [
      { value: costs[1], because: say`that is the cost of the second article` },
      { value: sum / 2, because: say`both were taken to cost the same` },
      { value: sum, because: say`that is the cost of both together` },
      { value: difference, because: say`that is the difference of the two costs` },
      {
        value: (profits[0] * 100) / (a + b),
        because: say`the first profit was divided by the sum of the percents`,
      },
      { value: (profits[0] * 100) / a, because: say`the whole first profit was put on the first article` },
      { value: (profits[1] * 100) / b, because: say`the whole second profit was put on the first article` },
    ],
    steps: [
      say`Let the costs be x and y: ${a}x + ${b}y = ${profits[0] * 100} and ${b}x + ${a}y = ${profits[1] * 100}.`,
      say`Added: ${a + b} × (x + y) = ${(profits[0] + profits[1]) * 100}, so x + y = ${sum}.`,
      say`Subtracted: ${Math.abs(a - b)} × ${costs[0] > costs[1] ? '(x − y)' : '(y − x)'} = ${Math.abs(profits[0] - profits[1]) * 100}, so ${costs[0] > costs[1] ? 'x − y' : 'y − x'} = ${difference}.`,
      say`x = (${sum} ${costs[0] > costs[1] ? '+' : '−'} ${difference}) ÷ 2 = ${answer}`,
    ],
  }
}
