import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { grams } from '../../../kit/values/quantities.ts'
import { percent } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A grocer claims to sell at cost price but uses 900 g for 1 kg. What is his gain per cent?" */
export const dishonestDealer = defineGenerator({
  id: 'arithmetic/dishonest-dealer',
  version: 8,
  concepts: ['false-weight', 'false-weight-with-markup', 'cheating-in-buying-and-selling'],
  levels: {
    easy: { forms: [atCost] },
    medium: { forms: [weightForGain, withMarkup] },
    hard: { forms: [cheatsTwice] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Follow the grams: what the goods cost and what they bring, for one kilogram on the label.
    const { buys, sells, markup } = given
    const gainWith = (grams: number) => ((1000 * (100 + markup)) / (100 * (grams * (1000 / buys))) - 1) * 100
    if (given.find === 'gain') return gainWith(sells)
    let [low, high] = [1, 2000]
    for (let round = 0; round < 200; round++) {
      const middle = (low + high) / 2
      if (gainWith(middle) > given.gain) low = middle
      else high = middle
    }
    return (low + high) / 2
  },
})

function atCost(rng: Random) {
  const sells = rng.pick([600, 625, 640, 700, 720, 750, 800, 840, 850, 875, 880, 900, 920, 950, 960, 975])
  const { thing, dealer } = draw(rng)
  const short = 1000 - sells
  const answer = percent(exact(short * 100, sells))
  return {
    concept: 'false-weight',
    given: { find: 'gain' as const, buys: 1000, sells, markup: 0, gain: 0 },
    prompt: rng.pick([
      say`A dishonest ${dealer} claims to sell ${thing} at cost price but uses a weight of ${grams(sells)} for 1 kg. ${ask(rng, 'the gain per cent')}`,
      say`A ${dealer} sells ${thing} at cost price but gives only ${grams(sells)} for every 1 kg. ${ask(rng, 'the profit percentage')}`,
      say`A ${dealer} professes to sell ${thing} at cost price but uses a false weight of ${grams(sells)} in place of 1 kg. ${ask(rng, 'the gain percentage')}`,
      say`By using a weight of ${grams(sells)} instead of 1 kg, what profit percentage does a ${dealer} make while selling ${thing} at cost price?`,
      say`While selling ${thing} at cost price, a dishonest ${dealer} gives ${grams(short)} less per kg. ${ask(rng, 'the profit per cent')}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(short * 100, 1000),
        because: say`the missing ${short} g were compared with 1 kg instead of with what is given`,
      },
      { value: exact(sells, 10), because: say`that is the share of a kilogram that the buyer gets` },
      {
        value: exact(short * 100, 1000 + short),
        because: say`the missing grams were compared with ${1000 + short} g`,
      },
      {
        value: exact(short * 200, 1000),
        because: say`the missing grams were counted twice and compared with 1 kg`,
      },
      {
        value: exact(short * 50, 1000),
        because: say`only half of the missing grams was counted, against 1 kg`,
      },
      { value: exact(short * 100, sells - short), because: say`the missing grams were taken off twice` },
    ],
    steps: [
      say`Goods of ${grams(sells)} are sold for the cost of 1,000 g: the gain is ${grams(short)} on ${grams(sells)}.`,
      say`Gain = ${short} ÷ ${sells} × 100 = ${answer}`,
    ],
  }
}

function weightForGain(rng: Random) {
  const sells = rng.pick([
    750, 800, 820, 840, 850, 860, 875, 880, 900, 910, 920, 940, 950, 960, 970, 975, 980,
  ])
  const { thing, dealer } = draw(rng)
  const gain = exact((1000 - sells) * 100, sells)
  const answer = grams(sells)
  return {
    concept: 'false-weight',
    given: { find: 'weight' as const, buys: 1000, sells: 0, markup: 0, gain: gain.valueOf() },
    prompt: rng.pick([
      say`A dishonest ${dealer} sells ${thing} at cost price but gains ${percent(gain)} by using a false weight. ${ask(rng, 'the weight used in place of 1 kg')}`,
      say`A ${dealer} professes to sell ${thing} at cost price but makes a profit of ${percent(gain)} by using a faulty weight. How many grams are given for 1 kg?`,
      say`A ${dealer} gains ${percent(gain)} by using a false weight while selling ${thing} at cost price. ${ask(rng, 'the actual weight used for 1 kg')}`,
      say`By using a false weight for 1 kg of ${thing}, a ${dealer} who claims to sell at cost price earns ${percent(gain)}. ${ask(rng, 'the weight actually given')}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(1000).sub(gain.mul(10)),
        because: say`${percent(gain)} of 1 kg was taken off; the gain is on what is given`,
      },
      { value: 1000 - sells, because: say`that is the weight that is missing` },
      { value: exact(1000).add(gain.mul(10)), because: say`the gain was added to 1 kg` },
      { value: exact(1000).sub(gain), because: say`the percent was taken off 1 kg as if it were grams` },
      { value: 2 * sells - 1000, because: say`the missing weight was taken off twice` },
      { value: (1000 + sells) / 2, because: say`half of the missing weight was taken off` },
    ],
    steps: [
      say`What is sold for 1,000 g of cost must cost 1,000 ÷ (1 + gain).`,
      say`1 + gain = ${exact(1).add(gain.div(100))}`,
      say`1,000 ÷ ${exact(1).add(gain.div(100))} = ${answer}`,
    ],
  }
}

function withMarkup(rng: Random) {
  const sells = rng.pick([800, 840, 875, 880, 900, 920, 950, 960])
  const markup = rng.pick([5, 8, 10, 12, 15, 20, 25, -4, -5, -8, -10])
  const { thing, dealer } = draw(rng)
  const total = exact((100 + markup) * 1000, sells)
  const gain = total.sub(100)
  if (gain.lt(1)) return weightForGain(rng)
  const answer = percent(gain)
  const plain = exact((1000 - sells) * 100, sells)
  const told =
    markup > 0 ? say`${percent(markup)} above the cost price` : say`${percent(-markup)} below the cost price`
  return {
    concept: 'false-weight-with-markup',
    given: { find: 'gain' as const, buys: 1000, sells, markup, gain: 0 },
    prompt: rng.pick([
      say`A ${dealer} sells ${thing} at ${told} and uses a weight of ${grams(sells)} in place of 1 kg. ${ask(rng, 'the overall gain per cent')}`,
      say`A dishonest ${dealer} marks the price of ${thing} ${told} and gives ${grams(sells)} instead of 1 kg. ${ask(rng, 'the profit percentage')}`,
      say`A ${dealer} prices ${thing} at ${told} and also cheats by giving only ${grams(sells)} for every 1 kg. ${ask(rng, 'the total profit per cent')}`,
    ]),
    answer,
    mistakes: [
      { value: plain.add(markup), because: say`the two gains were added; the second acts on the first` },
      { value: plain, because: say`the price was left out` },
      { value: exact(Math.abs(markup)), because: say`the false weight was left out` },
      {
        value: exact((100 + markup) * sells, 1000)
          .sub(100)
          .abs(),
        because: say`the price was multiplied by the share that is given instead of divided`,
      },
      { value: plain.sub(markup), because: say`the price change was taken with the wrong sign` },
      {
        value: exact((1000 - sells) * 100, 1000).add(markup),
        because: say`the missing grams were compared with 1 kg, and the gains added`,
      },
      {
        value: exact((100 + markup) * 1000, 2 * sells - 1000).sub(100),
        because: say`the missing grams were taken off twice`,
      },
      {
        value: exact((100 + 2 * markup) * 1000, sells).sub(100),
        because: say`the price change was counted twice`,
      },
    ],
    steps: [
      say`For 1 kg on the label the buyer pays ${100 + markup} for every 100 of cost.`,
      say`Only ${grams(sells)} are given, so each gram brings ${exact(1000, sells)} times as much.`,
      say`${100 + markup} × 1,000 ÷ ${sells} = ${total}, so the gain is ${answer}`,
    ],
  }
}

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

/** False weights when buying and when selling. */
function cheatsTwice(rng: Random) {
  const [p, q] = rng.pick(PAIRS)
  const { person, thing, dealer } = draw(rng)
  const [buys, sells] = [1000 + 10 * p, 1000 - 10 * q]
  const total = exact(buys * 100, sells)
  const gain = total.sub(100)
  const answer = percent(gain)
  return {
    concept: 'cheating-in-buying-and-selling',
    given: { find: 'gain' as const, buys, sells, markup: 0, gain: 0 },
    prompt: rng.pick([
      say`A dishonest ${dealer} uses false weights and takes ${grams(buys)} of ${thing} for 1 kg while buying and gives ${grams(sells)} for 1 kg while selling, at the same price per kg. ${ask(rng, 'the gain per cent')}`,
      say`A ${dealer} cheats by ${percent(p)} while buying ${thing} and by ${percent(q)} while selling, so that ${grams(buys)} is taken and ${grams(sells)} is given for 1 kg at cost price. ${ask(rng, 'the overall profit percentage')}`,
      say`With false weights a ${dealer} gets ${grams(buys)} of ${thing} for each 1 kg paid for and hands over ${grams(sells)} for each 1 kg sold at the same rate. ${ask(rng, 'the gain percentage')}`,
      say`While buying ${thing}, a dishonest ${dealer} takes ${grams(buys)} as 1 kg; while selling at the same price, ${grams(sells)} passes for 1 kg. ${ask(rng, 'the profit percentage')}`,
      say`A ${dealer} buys ${grams(buys)} of ${thing} for the price of 1 kg and sells ${grams(sells)} of it as 1 kg at the same rate. ${ask(rng, 'the profit per cent')}`,
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

const GOODS = [
  'rice',
  'sugar',
  'wheat flour',
  'dal',
  'tea',
  'onions',
  'salt',
  'almonds',
  'sweets',
  'spices',
  'potatoes',
  'coffee',
  'raisins',
  'gram',
  'ghee',
  'jaggery',
  'cashew nuts',
  'tomatoes',
] as const

const DEALERS = [
  'grocer',
  'shopkeeper',
  'trader',
  'vegetable seller',
  'merchant',
  'dealer',
  'storekeeper',
  'retailer',
  'hawker',
  'stallholder',
  'provision dealer',
] as const

/** The dealer, the town and the goods. */
function draw(rng: Random) {
  return {
    person: rng.pick(people),
    thing: rng.pick(GOODS),
    dealer: rng.pick(DEALERS),
  }
}
