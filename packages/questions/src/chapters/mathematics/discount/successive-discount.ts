import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { askPlainly } from '../../../kit/wording/ask.ts'
import { goods } from '../../../kit/wording/goods.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What single discount is equal to discounts of 20% and 10% one after the other?" */
export const successiveDiscount = defineGenerator({
  id: 'arithmetic/successive-discount',
  version: 7,
  concepts: ['equivalent-single-discount', 'price-after-successive-discounts'],
  levels: {
    easy: { forms: [single] },
    medium: {
      forms: [
        ...often(3, priceAfterTwo),
        ...often(3, markedOfTwo),
        ...often(3, secondDiscount),
        singleOfThree,
      ],
    },
    hard: { forms: [gainAfterTwo, markUpForGain, twoOffers] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'single':
        return 100 - given.rates.reduce(takeOff, 100)
      case 'price':
        return given.rates.reduce(takeOff, given.marked)
      case 'marked':
        return bisect((marked) => given.rates.reduce(takeOff, marked) - given.price, given.price * 10)
      case 'gain':
        return given.rates.reduce(takeOff, 100 + given.markUp) - 100
      case 'mark-up':
        return bisect((markUp) => given.rates.reduce(takeOff, 100 + markUp) - 100 - given.gain, 1000)
      case 'offers':
        // The bill grows until the two offers are as far apart as they are said to be.
        return bisect(
          (marked) =>
            Math.abs(takeOff(marked, given.single) - given.rates.reduce(takeOff, marked)) - given.difference,
          1_000_000,
        )
      case 'second':
        return bisect((rate) => given.price - takeOff(takeOff(given.marked, given.first), rate), 100)
    }
  },
})

function single(rng: Random) {
  const [a, b] = rng.sample(RATES, 2)
  const article = rng.pick(goods).name
  const net = a + b - (a * b) / 100
  const answer = percent(net)
  return {
    concept: 'equivalent-single-discount',
    given: { find: 'single' as const, rates: [a, b] },
    prompt: rng.pick([
      say`Two successive discounts of ${percent(a)} and ${percent(b)} on ${article} are equivalent to a single discount of:`,
      say`A ${rng.pick(['shopkeeper', 'dealer', 'store', 'trader'])} offers two successive discounts of ${percent(a)} and ${percent(b)} on ${article}. ${askPlainly(rng, 'the equivalent single discount')}`,
      say`${article} is sold at successive discounts of ${percent(a)} and ${percent(b)}. ${askPlainly(rng, 'the single discount equivalent to them')}`,
      say`In a ${rng.pick(['summer', 'winter', 'festival', 'clearance', 'year-end'])} sale, ${article} gets a discount of ${percent(a)} and then one more of ${percent(b)}. ${askPlainly(rng, 'the single discount that gives the same price')}`,
      say`A ${rng.pick(['customer', 'man', 'woman', 'student'])} buys ${article} at two successive discounts of ${percent(a)} and ${percent(b)}. By what percentage is the price reduced in all?`,
      say`On ${article}, a discount of ${percent(a)} is followed by another of ${percent(b)} on the reduced price. ${askPlainly(rng, 'the total discount percentage')}`,
    ]),
    answer,
    mistakes: [
      { value: a + b, because: say`the discounts were added; the second is taken of the reduced price` },
      {
        value: a + b + (a * b) / 100,
        because: say`the product of the two percents was added, not taken off`,
      },
      { value: a + b - (a * b) / 50, because: say`the product of the two percents was taken off twice` },
      { value: net - 1, because: say`a slip in the product made it too small` },
      { value: net + 1, because: say`a slip in the product made it too large` },
      { value: Math.max(a, b), because: say`only the larger discount was counted` },
      { value: 100 - net, because: say`that is the part of the price that is still paid` },
    ],
    // Two discounts take off more than the larger of them alone.
    within: [Math.max(a, b), 99] as const,
    steps: [
      say`Of a price of ₹100, the first discount leaves ${money(100 - a)}.`,
      say`The second leaves ${100 - a} × ${100 - b}/100 = ${money(100 - net)}, so the single discount is ${answer}`,
    ],
  }
}

function priceAfterTwo(rng: Random) {
  // Tenths and halves are done in the head.
  const { article, marked, a, b, middle, price } = rng.until(
    () => drawTwo(rng),
    (drawn) => [drawn.a, drawn.b].every((rate) => ![10, 20, 50].includes(rate)),
  )
  const answer = money(price)
  return {
    concept: 'price-after-successive-discounts',
    given: { find: 'price' as const, marked, rates: [a, b] },
    prompt: rng.pick([
      say`The marked price of ${article} is ${money(marked)}. If two successive discounts of ${percent(a)} and ${percent(b)} are given on it, what is its selling price?`,
      say`A ${rng.pick(['shopkeeper', 'dealer', 'store', 'trader'])} offers ${article} marked at ${money(marked)} at successive discounts of ${percent(a)} and ${percent(b)}. ${askPlainly(rng, 'the net selling price')}`,
      say`If ${article} with a list price of ${money(marked)} is sold after successive discounts of ${percent(a)} and ${percent(b)}, then how much does a customer pay?`,
    ]),
    answer,
    mistakes: [
      { value: takeOff(marked, a + b), because: say`the discounts were added and taken of the marked price` },
      { value: middle, because: say`the second discount was left out` },
      { value: takeOff(marked, b), because: say`the first discount was left out` },
      { value: marked - price, because: say`that is the discount, not the price` },
      {
        value: takeOff(marked, (a + b) / 2),
        because: say`the average of the two discounts was taken off once`,
      },
      { value: takeOff(price, b), because: say`the second discount was taken off twice` },
      {
        value: takeOff(marked, a + b + (a * b) / 100),
        because: say`the product of the percents was added to their sum`,
      },
    ],
    within: [1, marked - 1] as const,
    steps: [
      say`After the first discount: ${marked} × ${100 - a}/100 = ${money(middle)}`,
      say`The second discount is taken of ${money(middle)}.`,
      say`Final price = ${middle} × ${100 - b}/100 = ${answer}`,
    ],
  }
}

function markedOfTwo(rng: Random) {
  const { article, marked, a, b, middle, price } = drawTwo(rng)
  const answer = money(marked)
  return {
    concept: 'price-after-successive-discounts',
    given: { find: 'marked' as const, price, rates: [a, b] },
    prompt: rng.pick([
      say`After two successive discounts of ${percent(a)} and ${percent(b)}, ${article} is sold for ${money(price)}. ${askPlainly(rng, 'its marked price')}`,
      say`A ${rng.pick(['shopkeeper', 'dealer', 'store', 'trader'])} sells ${article} for ${money(price)} after allowing successive discounts of ${percent(a)} and ${percent(b)}. ${askPlainly(rng, 'the marked price of the article')}`,
      say`A ${rng.pick(['man', 'customer', 'woman', 'student'])} pays ${money(price)} for ${article} after discounts of ${percent(a)} and ${percent(b)} in succession. ${askPlainly(rng, 'its list price')}`,
    ]),
    answer,
    mistakes: [
      { value: (price * 100) / (100 - a - b), because: say`the discounts were added into one` },
      {
        value: (price * (100 + a + b)) / 100,
        because: say`both percents were taken of the final price and added`,
      },
      { value: middle, because: say`only the second discount was undone` },
      { value: (price * 100) / (100 - a), because: say`only the first discount was undone` },
      {
        value: (price * (100 + a) * (100 + b)) / 10_000,
        because: say`the percents were added to the final price one after the other`,
      },
      { value: (marked * 100) / (100 - b), because: say`the second discount was undone twice` },
      { value: (marked * 100) / (100 - a), because: say`the first discount was undone twice` },
    ],
    within: [price + 1, 10 * marked] as const,
    steps: [
      say`The final price is ${percent(100 - b)} of the price after the first discount.`,
      say`Price after the first discount = ${price} × 100 ÷ ${100 - b} = ${money(middle)}`,
      say`Marked price = ${middle} × 100 ÷ ${100 - a} = ${answer}`,
    ],
  }
}

function secondDiscount(rng: Random) {
  const { article, marked, a, b, middle, price } = drawTwo(rng)
  const total = ((marked - price) * 100) / marked
  const answer = percent(b)
  return {
    concept: 'price-after-successive-discounts',
    given: { find: 'second' as const, marked, first: a, price },
    prompt: rng.pick([
      say`${article} marked at ${money(marked)} is sold for ${money(price)} after two successive discounts. If the first discount is ${percent(a)}, what is the second discount?`,
      say`The marked price of ${article} is ${money(marked)}. After a discount of ${percent(a)}, another discount is given and it is sold for ${money(price)}. ${askPlainly(rng, 'the rate of the second discount')}`,
      say`${article} with a list price of ${money(marked)} is bought for ${money(price)} after two successive discounts, the first being ${percent(a)}. What is the second discount?`,
    ]),
    answer,
    mistakes: [
      { value: total - a, because: say`the second discount was reckoned on the marked price` },
      { value: total, because: say`that is the whole discount in percent` },
      {
        value: ((middle - price) * 100) / price,
        because: say`the second discount was divided by the final price`,
      },
      { value: a, because: say`that is the first discount` },
      { value: 100 - b, because: say`that is the part of the reduced price that is paid` },
      { value: total / 2, because: say`the whole discount was shared equally` },
      { value: total + a, because: say`the first discount was added to the whole discount` },
    ],
    within: [1, 99] as const,
    steps: [
      say`First discount = ${percent(a)} of ${money(marked)} = ${money(marked - middle)}`,
      say`Price after it = ${marked} − ${marked - middle} = ${money(middle)}`,
      say`Second discount = ${middle} − ${price} = ${money(middle - price)}`,
      say`As a percent of ${money(middle)}: ${middle - price} ÷ ${middle} × 100 = ${answer}`,
    ],
  }
}

function singleOfThree(rng: Random) {
  const [a, b, c] = rng.sample([5, 10, 15, 20, 25, 30, 40], 3)
  const article = rng.pick(goods).name
  const [one, two, three] = [
    100 - a,
    ((100 - a) * (100 - b)) / 100,
    ((100 - a) * (100 - b) * (100 - c)) / 10_000,
  ]
  const answer = percent(100 - three)
  return {
    concept: 'equivalent-single-discount',
    given: { find: 'single' as const, rates: [a, b, c] },
    prompt: rng.pick([
      say`Three successive discounts of ${percent(a)}, ${percent(b)} and ${percent(c)} on ${article} are equivalent to a single discount of:`,
      say`A ${rng.pick(['shopkeeper', 'dealer', 'store', 'trader'])} offers ${article} at three successive discounts of ${percent(a)}, ${percent(b)} and ${percent(c)}. ${askPlainly(rng, 'the equivalent single discount')}`,
      say`If discounts of ${percent(a)}, ${percent(b)} and ${percent(c)} are given in succession on ${article}, then what is the total discount percentage?`,
    ]),
    answer,
    mistakes: [
      { value: a + b + c, because: say`the three discounts were added` },
      { value: 100 - two, because: say`the third discount was left out` },
      { value: three, because: say`that is the part of the price that is still paid` },
      { value: 100 - two + c, because: say`the third discount was taken of the marked price` },
      { value: 100 - ((100 - b) * (100 - c)) / 100, because: say`the first discount was left out` },
      { value: 100 - ((100 - a) * (100 - c)) / 100, because: say`the second discount was left out` },
    ],
    within: [Math.max(a, b, c), 99] as const,
    steps: [
      say`Of a price of ₹100, the first discount leaves ${money(one)}.`,
      say`The second leaves ${one} × ${100 - b}/100 = ${money(two)}`,
      say`The third leaves ${two} × ${100 - c}/100 = ₹${three}`,
      say`Single discount = 100 − ${three} = ${answer}`,
    ],
  }
}

/** "A trader marks his goods 50% above cost and allows discounts of 20% and 10% in succession. What is his gain?" */
function gainAfterTwo(rng: Random) {
  const { markUp, a, b, gain } = rng.until(
    () => {
      const [markUp, [a, b]] = [rng.int(20, 120, 5), rng.sample(SMALL_RATES, 2)]
      return { markUp, a, b, gain: takeOff(takeOff(100 + markUp, a), b) - 100 }
    },
    (drawn) =>
      drawn.gain >= 2 && drawn.gain <= 50 && isWhole(10 * drawn.gain) && drawn.a + drawn.b < drawn.markUp,
  )
  const article = rng.pick(goods).name
  const dealer = rng.pick(['shopkeeper', 'dealer', 'trader', 'merchant'])
  const [marked, first, sold] = [100 + markUp, takeOff(100 + markUp, a), 100 + gain]
  const answer = percent(exact(Math.round(10 * gain), 10))
  return {
    concept: 'price-after-successive-discounts',
    given: { find: 'gain' as const, markUp, rates: [a, b] },
    prompt: rng.pick([
      say`A ${dealer} marks ${article} ${percent(markUp)} above the cost price and allows two successive discounts of ${percent(a)} and ${percent(b)}. ${askPlainly(rng, 'the profit per cent')}`,
      say`The marked price of ${article} is ${percent(markUp)} more than its cost price. If discounts of ${percent(a)} and ${percent(b)} are given on it in succession, what is the gain per cent of the ${dealer}?`,
      say`After raising the price of ${article} ${percent(markUp)} above the cost price, a ${dealer} sells it at successive discounts of ${percent(a)} and ${percent(b)}. ${askPlainly(rng, 'the profit percentage')}`,
    ]),
    answer,
    mistakes: [
      { value: markUp - a - b, because: say`the discounts were subtracted from the mark-up` },
      { value: takeOff(marked, a + b) - 100, because: say`the two discounts were added into one` },
      { value: first - 100, because: say`the second discount was left out` },
      { value: takeOff(marked, b) - 100, because: say`the first discount was left out` },
      { value: takeOff(takeOff(markUp, a), b), because: say`the discounts were taken of the mark-up alone` },
      { value: gain - 2, because: say`a slip in the second discount made it too small` },
      { value: gain + 2, because: say`a slip in the second discount made it too large` },
    ],
    within: [0.5, markUp - 1] as const,
    steps: [
      say`Let the cost price be ₹100. The marked price is ${money(marked)}.`,
      say`After the first discount: ${marked} × ${100 - a}/100 = ₹${first}`,
      say`After the second: ${first} × ${100 - b}/100 = ₹${sold}`,
      say`Gain = ${sold} − 100 = ${answer}`,
    ],
  }
}

/** "After discounts of 20% and 10% a dealer still gains 8%. How much above cost are the goods marked?" */
function markUpForGain(rng: Random) {
  const { gain, a, b, markUp } = rng.until(
    () => {
      const [gain, [a, b]] = [rng.int(2, 45), rng.sample(SMALL_RATES, 2)]
      return { gain, a, b, markUp: ((100 + gain) * 10_000) / ((100 - a) * (100 - b)) - 100 }
    },
    (drawn) => isWhole(2 * drawn.markUp) && drawn.markUp <= 100,
  )
  const article = rng.pick(goods).name
  const dealer = rng.pick(['shopkeeper', 'dealer', 'trader', 'merchant'])
  const marked = 100 + Math.round(2 * markUp) / 2
  const first = takeOff(marked, a)
  const answer = percent(marked - 100)
  return {
    concept: 'price-after-successive-discounts',
    given: { find: 'mark-up' as const, gain, rates: [a, b] },
    prompt: rng.pick([
      say`After allowing two successive discounts of ${percent(a)} and ${percent(b)} on ${article}, a ${dealer} gains ${percent(gain)}. By what per cent is the marked price above the cost price?`,
      say`By what per cent above the cost price should a ${dealer} mark ${article} so that there is a profit of ${percent(gain)} even after successive discounts of ${percent(a)} and ${percent(b)}?`,
      say`A ${dealer} wants a profit of ${percent(gain)} on ${article} after giving discounts of ${percent(a)} and ${percent(b)} in succession. How much per cent above the cost price must it be marked?`,
    ]),
    answer,
    mistakes: [
      { value: gain + a + b, because: say`the discounts were added to the profit` },
      {
        value: exact((100 + gain) * 100, 100 - a - b).sub(100),
        because: say`the two discounts were added into one`,
      },
      { value: exact((100 + gain) * 100, 100 - a).sub(100), because: say`the second discount was left out` },
      { value: exact((100 + gain) * 100, 100 - b).sub(100), because: say`the first discount was left out` },
      { value: exact(1_000_000, (100 - a) * (100 - b)).sub(100), because: say`the profit was left out` },
      {
        value: exact((100 + gain) * (100 + a) * (100 + b), 10_000).sub(100),
        because: say`the discounts were added to the price instead of undone`,
      },
      { value: exact(marked).sub(105), because: say`a slip in the division made it too small` },
      { value: exact(marked).sub(95), because: say`a slip in the division made it too large` },
    ].filter(({ value }) => exact(value).d <= 9n),
    within: [gain + 1, 150] as const,
    steps: [
      say`Let the cost price be ₹100. The selling price is ${money(100 + gain)}.`,
      say`Before the second discount: ${100 + gain} × 100 ÷ ${100 - b} = ₹${exact(first)}`,
      say`Marked price: ₹${exact(first)} × 100 ÷ ${100 - a} = ₹${marked}`,
      say`That is above the cost price by ${answer}`,
    ],
  }
}

/** "A single discount of 35% and two of 20% and 15% on a bill differ by ₹90. What is the bill?" */
function twoOffers(rng: Random) {
  const { a, b, single, net } = rng.until(
    () => {
      const [a, b] = rng.sample(SMALL_RATES, 2)
      return {
        a,
        b,
        single: rng.pick([a + b, a + b, a + b - 1, a + b - 5, 30, 35, 40]),
        net: a + b - (a * b) / 100,
      }
    },
    (drawn) =>
      Math.abs(drawn.single - drawn.net) >= 0.5 &&
      Math.abs(drawn.single - drawn.net) <= 8 &&
      drawn.single > 10,
  )
  const share = Math.round(100 * Math.abs(single - net)) / 100
  const marked = rng.until(
    () => rng.int(8, 120) * 100,
    (drawn) => isWhole((drawn * share) / 100),
  )
  const difference = Math.round((marked * share) / 100)
  const answer = money(marked)
  const thing = rng.pick([
    'a bill',
    'the marked price of an article',
    'an order of books',
    'a purchase',
    'a set of furniture',
  ])
  return {
    concept: 'equivalent-single-discount',
    given: { find: 'offers' as const, single, rates: [a, b], difference },
    prompt: rng.pick([
      say`The difference between a single discount of ${percent(single)} and two successive discounts of ${percent(a)} and ${percent(b)} on ${thing} is ${money(difference)}. ${askPlainly(rng, 'the amount before any discount')}`,
      say`One shop gives a discount of ${percent(single)} on an article and another shop two successive discounts of ${percent(a)} and ${percent(b)}. If the marked price is the same and a customer pays ${money(difference)} ${single > net ? 'less' : 'more'} at the first shop, what is the marked price?`,
      say`A buyer can choose between a discount of ${percent(single)} and successive discounts of ${percent(a)} and ${percent(b)} on ${thing}. The better choice saves ${money(difference)} more than the other. ${askPlainly(rng, 'the price without a discount')}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(difference * 100).div(exact(single)),
        because: say`the difference was taken for the single discount`,
      },
      {
        value: exact(difference * 100).div(exact(Math.round(100 * net), 100)),
        because: say`the difference was taken for the two discounts together`,
      },
      {
        value: exact(difference * 10_000, a * b),
        because: say`only the product of the two percents was used`,
      },
      { value: marked / 2, because: say`the difference was divided by twice its share` },
      { value: 2 * marked, because: say`the difference was divided by half its share` },
      {
        value: marked - 100 * Math.max(2, Math.round(marked / 1000)),
        because: say`a slip in the division made it too small`,
      },
      {
        value: marked + 100 * Math.max(2, Math.round(marked / 1000)),
        because: say`a slip in the division made it too large`,
      },
    ].filter(({ value }) => exact(value).d === 1n),
    within: [2 * difference, 5 * marked] as const,
    steps: [
      say`Of ₹100 the two discounts leave ${100 - a} × ${100 - b}/100 = ₹${exact(Math.round(100 * (100 - net)), 100)}.`,
      say`So they are a single discount of ${percent(exact(Math.round(100 * net), 100))}.`,
      say`It differs from ${percent(single)} by ${percent(exact(Math.round(100 * share), 100))}, which is ${money(difference)}.`,
      say`Price = ${difference} × 100 ÷ ${exact(Math.round(100 * share), 100)} = ${answer}`,
    ],
  }
}

const SMALL_RATES = [4, 5, 8, 10, 12, 15, 16, 20, 25]

const takeOff = (price: number, rate: number): number => price - (price * rate) / 100

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6

const RATES = [4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 35, 40, 50]

function drawTwo(rng: Random) {
  const article = rng.pick(goods)
  const drawn = rng.until(
    () => ({ marked: rng.int(article.low, article.high, 50), rates: rng.sample(RATES, 2) }),
    ({ marked, rates }) => isWhole(takeOff(marked, rates[0])) && isWhole(rates.reduce(takeOff, marked)),
  )
  const [a, b] = drawn.rates
  const middle = Math.round(takeOff(drawn.marked, a))
  return { article: article.name, marked: drawn.marked, a, b, middle, price: Math.round(takeOff(middle, b)) }
}
