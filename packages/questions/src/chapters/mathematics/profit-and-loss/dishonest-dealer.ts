import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { cm, grams, millilitres } from '../../../kit/values/quantities.ts'
import { percent } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A grocer claims to sell at cost price but uses 900 g for 1 kg. What is his gain per cent?" */
export const dishonestDealer = defineGenerator({
  id: 'arithmetic/dishonest-dealer',
  version: 10,
  concepts: ['false-weight', 'false-weight-with-markup', 'cheating-in-buying-and-selling'],
  levels: {
    easy: { forms: [...often(3, atCost), shortMeasure] },
    medium: { forms: [weightForGain, withMarkup] },
    hard: {
      forms: [...often(3, cheatsTwice), ...often(4, markedAndDiscounted), ...often(3, weightForTotal)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'gain-after-discount') {
      // In money: what 1 kg is marked at, what the buyer pays for it, and what the goods given have cost.
      const paid = (100 + given.markup) * (1 - given.discount / 100)
      const cost = (100 * given.sells) / 1000
      return ((paid - cost) / cost) * 100
    }
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
      say`A ${dealer} sells ${thing} at cost price, using a weight of ${grams(sells)} instead of 1 kg. ${ask(rng, 'the profit percentage')}`,
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

/** "A cloth merchant sells at cost price but measures 90 cm for 1 m. What is his gain per cent?" */
function shortMeasure(rng: Random) {
  const isCloth = rng.chance(0.5)
  const gives = isCloth
    ? rng.pick([75, 80, 84, 85, 88, 90, 92, 95, 96, 98])
    : rng.pick([750, 800, 840, 850, 875, 880, 900, 920, 950, 960, 975])
  const [whole, full, name] = isCloth ? [100, '1 m', 'scale'] : [1000, '1 litre', 'measure']
  const size = (amount: number) => (isCloth ? cm(amount) : millilitres(amount))
  const dealer = isCloth
    ? rng.pick(['cloth merchant', 'draper', 'shopkeeper', 'trader', 'dealer'])
    : rng.pick(['milkman', 'oil merchant', 'shopkeeper', 'trader', 'dealer'])
  const thing = isCloth
    ? rng.pick(['cloth', 'silk', 'cotton cloth', 'ribbon', 'rope'])
    : dealer === 'milkman'
      ? rng.pick(['milk', 'buttermilk'])
      : rng.pick(['mustard oil', 'groundnut oil', 'coconut oil', 'kerosene'])
  const short = whole - gives
  const answer = percent(exact(short * 100, gives))
  return {
    concept: 'false-weight',
    given: { find: 'gain' as const, buys: 1000, sells: (gives * 1000) / whole, markup: 0, gain: 0 },
    prompt: rng.pick([
      say`A dishonest ${dealer} claims to sell ${thing} at cost price but uses a ${name} of ${size(gives)} for ${full}. ${ask(rng, 'the gain per cent')}`,
      say`A ${dealer} sells ${thing} at cost price but gives only ${size(gives)} for every ${full}. ${ask(rng, 'the profit percentage')}`,
      say`A ${dealer} professes to sell ${thing} at cost price but uses a false ${name} of ${size(gives)} in place of ${full}. ${ask(rng, 'the gain percentage')}`,
      say`While selling ${thing} at cost price, a dishonest ${dealer} gives ${size(short)} less for every ${full}. ${ask(rng, 'the profit per cent')}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(short * 100, whole),
        because: say`what is missing was compared with ${full} instead of with what is given`,
      },
      { value: exact(short * 100, whole + short), because: say`what is missing was added to ${full}` },
      { value: exact(short * 200, whole), because: say`what is missing was counted twice, against ${full}` },
      { value: exact(short * 50, whole), because: say`only half of what is missing was counted` },
      { value: exact(short * 100, gives - short), because: say`what is missing was taken off twice` },
    ],
    steps: [
      say`What is given, ${size(gives)}, is sold for the cost of ${full}: the gain is ${size(short)} on ${size(gives)}.`,
      say`Gain = ${short} ÷ ${gives} × 100 = ${answer}`,
    ],
  }
}

function weightForGain(rng: Random) {
  // Only gains that papers print: 5 5/19% and 11 1/9%, but not 9 81/91%.
  const sells = rng.pick([600, 625, 640, 700, 720, 750, 800, 840, 850, 875, 880, 900, 920, 950, 960])
  const { thing, dealer } = draw(rng)
  const gain = exact((1000 - sells) * 100, sells)
  const answer = grams(sells)
  return {
    concept: 'false-weight',
    given: { find: 'weight' as const, buys: 1000, sells: 0, markup: 0, gain: gain.valueOf() },
    prompt: rng.pick([
      say`A dishonest ${dealer} sells ${thing} at cost price but gains ${percent(gain)} by using a false weight. ${ask(rng, 'the weight used in place of 1 kg')}`,
      say`A ${dealer} professes to sell ${thing} at cost price but makes a profit of ${percent(gain)} by using a faulty weight. ${ask(rng, 'the weight given for 1 kg')}`,
      say`A ${dealer} gains ${percent(gain)} by using a false weight while selling ${thing} at cost price. ${ask(rng, 'the actual weight used for 1 kg')}`,
      say`By using a false weight for 1 kg of ${thing}, a ${dealer} who claims to sell at cost price earns ${percent(gain)}. ${ask(rng, 'the weight actually given')}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(1000).sub(gain.mul(10)),
        because: say`${percent(gain)} of 1 kg was taken off; the gain is on what is given`,
      },
      { value: sells - 25, because: say`a slip in the division made it too small` },
      { value: sells + 25, because: say`a slip in the division made it too large` },
      { value: exact(1000).sub(gain), because: say`the percent was taken off 1 kg as if it were grams` },
      { value: 2 * sells - 1000, because: say`the missing weight was taken off twice` },
      { value: (1000 + sells) / 2, because: say`half of the missing weight was taken off` },
    ],
    // A false weight that a buyer would not notice.
    within: [450, 995] as const,
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
  const { thing, dealer } = draw(rng)
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
      say`For the price of 1 kg the ${dealer} gets ${grams(buys)}.`,
      say`Each ${grams(sells)} of it is sold for the price of 1 kg.`,
      say`So 100 of cost bring ${buys} ÷ ${sells} × 100 = ${total}`,
      say`Gain = ${answer}`,
    ],
  }
}

/** "A dealer marks his goods 20% above cost, allows a discount of 5% and gives 900 g for 1 kg. What is his gain?" */
function markedAndDiscounted(rng: Random) {
  const { sells, markup, discount, gain } = rng.until(
    () => {
      const [sells, markup, discount] = [
        rng.pick([750, 800, 840, 855, 875, 880, 900, 920, 950, 960]),
        rng.pick([10, 15, 20, 25, 30, 35, 40, 50]),
        rng.pick([4, 5, 8, 10, 12, 15, 16, 20]),
      ]
      return { sells, markup, discount, gain: exact((100 + markup) * (100 - discount) * 10, sells).sub(100) }
    },
    (drawn) => drawn.markup > drawn.discount && drawn.gain.gt(4) && drawn.gain.lt(70) && drawn.gain.d <= 6n,
  )
  const { thing, dealer } = draw(rng)
  const answer = percent(gain)
  const paid = exact((100 + markup) * (100 - discount), 100)
  const short = 1000 - sells
  return {
    concept: 'false-weight-with-markup',
    given: { find: 'gain-after-discount' as const, sells, markup, discount },
    prompt: rng.pick([
      say`A ${dealer} marks ${thing} ${percent(markup)} above the cost price and allows a discount of ${percent(discount)}, but gives only ${grams(sells)} in place of 1 kg. ${ask(rng, 'the gain per cent')}`,
      say`The price of ${thing} is marked up by ${percent(markup)} and a discount of ${percent(discount)} is given on it. If the ${dealer} also uses a weight of ${grams(sells)} for 1 kg, what is the profit percentage?`,
      say`A dishonest ${dealer} raises the price of ${thing} ${percent(markup)} above the cost price, offers a discount of ${percent(discount)} and gives ${grams(short)} less on every kg. ${ask(rng, 'the overall profit per cent')}`,
    ]),
    answer,
    mistakes: [
      { value: paid.sub(100).abs(), because: say`the false weight was left out` },
      {
        value: exact(short * 100, sells),
        because: say`the mark-up and the discount were left out`,
      },
      {
        value: paid.sub(100).add(exact(short * 100, sells)),
        because: say`the gain on the price and the gain on the weight were added`,
      },
      {
        value: exact(markup - discount + 100)
          .mul(exact(1000, sells))
          .sub(100),
        because: say`the discount was subtracted from the mark-up`,
      },
      {
        value: exact((100 + markup) * 1000, sells).sub(100),
        because: say`the discount was left out`,
      },
      {
        value: paid.sub(100).add(exact(short, 10)),
        because: say`the missing grams were compared with 1 kg, and the gains added`,
      },
      {
        value: exact(markup - discount).add(exact(short, 10)),
        because: say`the percentages were only added and subtracted`,
      },
    ].filter(({ value }) => value.gt(0) && value.d <= 12n),
    steps: [
      say`Let 1 kg cost ₹100. It is marked at ₹${100 + markup}, and with the discount the buyer pays ₹${paid}.`,
      say`The goods given, ${grams(sells)}, cost ₹${exact(sells, 10)}.`,
      say`The gain is ₹${paid} − ₹${exact(sells, 10)} = ₹${paid.sub(exact(sells, 10))} on ₹${exact(sells, 10)}.`,
      say`Gain = ${paid.sub(exact(sells, 10))} ÷ ${exact(sells, 10)} × 100 = ${answer}`,
    ],
  }
}

/** "A dealer sells at 5% above the cost price and gains 25% with a false weight. What does he give for 1 kg?" */
function weightForTotal(rng: Random) {
  const { sells, markup, gain } = rng.until(
    () => {
      const [sells, markup] = [
        rng.int(70, 98) * 10,
        rng.pick([5, 8, 10, 12, 14, 15, 20, 26, -4, -5, -6, -8, -10]),
      ]
      return { sells, markup, gain: exact((100 + markup) * 1000, sells).sub(100) }
    },
    (drawn) => drawn.gain.d === 1n && drawn.gain.gte(5) && drawn.gain.lte(60),
  )
  const { thing, dealer } = draw(rng)
  const answer = grams(sells)
  const told =
    markup > 0 ? say`${percent(markup)} above the cost price` : say`${percent(-markup)} below the cost price`
  const whole = 100 + Number(gain.valueOf())
  return {
    concept: 'false-weight-with-markup',
    given: { find: 'weight' as const, buys: 1000, sells: 0, markup, gain: gain.valueOf() },
    prompt: rng.pick([
      say`A ${dealer} sells ${thing} at ${told} and still gains ${percent(gain)} in all by using a false weight. ${ask(rng, 'the weight used in place of 1 kg')}`,
      say`By pricing ${thing} at ${told} and giving short weight, a ${dealer} makes a profit of ${percent(gain)}. How many grams are given for 1 kg?`,
      say`A dishonest ${dealer} prices ${thing} at ${told} and earns ${percent(gain)} altogether with a faulty weight. What does a buyer who pays for 1 kg really get?`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(100_000, whole),
        because: say`the price was left out`,
      },
      {
        value: exact(1000).sub(gain.sub(markup).mul(10)),
        because: say`the gain that is left after the price was taken off 1 kg`,
      },
      {
        value: exact(100_000).div(gain.sub(markup).add(100)),
        because: say`the gain on the price was subtracted from the total gain; they act on each other`,
      },
      { value: exact(1000).sub(gain.mul(10)), because: say`the gain was taken off 1 kg` },
      { value: sells + 20, because: say`a slip in the division made it too large` },
      { value: sells - 20, because: say`a slip in the division made it too small` },
      { value: 2 * sells - 1000, because: say`the missing weight was taken off twice` },
      { value: (1000 + sells) / 2, because: say`half of the missing weight was taken off` },
    ],
    within: [450, 995] as const,
    steps: [
      say`Let 1 kg cost ₹100. The buyer pays ₹${100 + markup} for what is called 1 kg.`,
      say`With a gain of ${percent(gain)} the goods given have cost ${100 + markup} × 100 ÷ ${whole} = ₹${exact(sells, 10)}.`,
      say`₹100 is the cost of 1,000 g, so ₹${exact(sells, 10)} is the cost of ${sells} g.`,
      say`Weight used = ${answer}`,
    ],
  }
}

/** Goods that are weighed, each with those who sell them. */
const GROCERIES = [
  'rice',
  'sugar',
  'wheat flour',
  'dal',
  'tea',
  'salt',
  'almonds',
  'spices',
  'coffee',
  'raisins',
  'gram',
  'ghee',
  'jaggery',
  'cashew nuts',
] as const

const VEGETABLES = ['onions', 'potatoes', 'tomatoes', 'carrots', 'brinjals', 'green peas'] as const

function draw(rng: Random) {
  return rng.chance(0.75)
    ? {
        thing: rng.pick(GROCERIES),
        dealer: rng.pick([
          'grocer',
          'shopkeeper',
          'trader',
          'merchant',
          'dealer',
          'storekeeper',
          'retailer',
          'provision dealer',
        ]),
      }
    : {
        thing: rng.pick(VEGETABLES),
        dealer: rng.pick(['vegetable seller', 'hawker', 'stallholder', 'shopkeeper', 'trader']),
      }
}
