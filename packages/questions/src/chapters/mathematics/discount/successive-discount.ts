import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { askPlainly } from '../../../kit/wording/ask.ts'
import { goods } from '../../../kit/wording/goods.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What single discount is equal to discounts of 20% and 10% one after the other?" */
export const successiveDiscount = defineGenerator({
  id: 'arithmetic/successive-discount',
  version: 6,
  concepts: ['equivalent-single-discount', 'price-after-successive-discounts'],
  levels: {
    easy: { forms: [single] },
    medium: { forms: [priceAfterTwo, markedOfTwo] },
    hard: { forms: [secondDiscount, singleOfThree] },
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
  const { article, marked, a, b, middle, price } = drawTwo(rng)
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
