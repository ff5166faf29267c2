import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { percent } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { draw, grams } from './dishonest-dealer-stories.ts'

/** Percentages of cheating that leave a round gain. */
const PAIRS = [
  [8, 20],
  [10, 20],
  [20, 20],
  [12, 20],
  [25, 20],
  [20, 4],
  [8, 4],
  [12, 4],
  [8, 10],
  [20, 10],
  [10, 12],
  [5, 16],
  [15, 8],
] as const

/** False when buying and when selling. */
export function cheatsTwice(rng: Random) {
  const [p, q] = rng.pick(PAIRS)
  const { person, town, thing, dealer } = draw(rng)
  const [buys, sells] = [1000 + 10 * p, 1000 - 10 * q]
  const total = exact(buys * 100, sells)
  const gain = total.sub(100)
  const answer = percent(gain)
  return {
    given: { find: 'gain' as const, buys, sells, markup: 0, gain: 0 },
    prompt: rng.pick([
      say`A ${dealer} in ${town} cheats by ${percent(p)} when buying ${thing} and by ${percent(q)} when selling it, taking ${grams(buys)} for 1 kg and giving ${grams(sells)} for 1 kg at the same price. What is the gain per cent of ${person.name}?`,
      say`${person.name} of ${town} takes ${grams(buys)} of ${thing} for 1 kg from the farmers and gives ${grams(sells)} for 1 kg to the buyers, at the same price per kg. Find the profit percentage.`,
      say`With false weights the ${dealer} ${person.name} of ${town} gets ${grams(buys)} of ${thing} for the price of 1 kg and hands out ${grams(sells)} for the same price of 1 kg. The gain per cent is`,
    ]),
    answer,
    mistakes: [
      { value: p + q, because: say`the two percentages were added` },
      {
        value: exact(p + q).add(exact(p * q, 100)),
        because: say`the rule for two successive rises was used; the second is on what is given`,
      },
      { value: exact(q * 100, 100 - q), because: say`the false weight at buying was left out` },
      { value: exact(p), because: say`the false weight at selling was left out` },
      {
        value: exact(buys * sells, 10_000)
          .sub(100)
          .abs(),
        because: say`the two weights were multiplied instead of divided`,
      },
      {
        value: exact(p).add(exact(q * 100, 100 - q)),
        because: say`the two gains were added; the second acts on the first`,
      },
      {
        value: exact(buys * 100, 1000 - 20 * q).sub(100),
        because: say`the false weight at selling was counted twice`,
      },
      {
        value: exact((1000 + 20 * p) * 100, sells).sub(100),
        because: say`the false weight at buying was counted twice`,
      },
      { value: 2 * (p + q), because: say`the two percentages were added and doubled` },
    ],
    steps: [
      say`For the price of 1 kg ${person.name} gets ${grams(buys)}.`,
      say`Each ${grams(sells)} of it is sold for the price of 1 kg.`,
      say`So 100 of cost bring ${buys} ÷ ${sells} × 100 = ${total}`,
      say`Gain = ${answer}`,
    ],
  }
}
