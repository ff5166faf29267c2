import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { goods } from '../../../kit/wording/goods.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What single discount is equal to discounts of 20% and 10% one after the other?" */
export const successiveDiscount = defineGenerator({
  id: 'arithmetic/successive-discount',
  version: 1,
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
  const [person, town, article] = [rng.pick(people), rng.pick(towns), rng.pick(goods).name]
  const net = a + b - (a * b) / 100
  const answer = percent(net)
  return {
    concept: 'equivalent-single-discount',
    given: { find: 'single' as const, rates: [a, b] },
    prompt: rng.pick([
      say`A shop of ${town} gives two discounts one after the other on ${article}: ${percent(a)} and ${percent(b)}. What single discount are they equal to?`,
      say`${person.name} gets ${percent(a)} off ${article} and then ${percent(b)} off the reduced price. What is the total discount in percent?`,
      say`Find the single discount that is the same as successive discounts of ${percent(a)} and ${percent(b)} on ${article} in ${town}.`,
    ]),
    answer,
    mistakes: [
      { value: a + b, because: say`the discounts were added; the second is taken of the reduced price` },
      {
        value: a + b + (a * b) / 100,
        because: say`the product of the two percents was added, not taken off`,
      },
      { value: a + b - (a * b) / 50, because: say`the product of the two percents was taken off twice` },
      { value: (a + b) / 2, because: say`that is the average of the two discounts` },
      { value: Math.max(a, b), because: say`only the larger discount was counted` },
      { value: 100 - net, because: say`that is the part of the price that is still paid` },
    ],
    within: [1, 99] as const,
    steps: [
      say`Of a price of ₹100, the first discount leaves ${money(100 - a)}.`,
      say`The second leaves ${100 - a} × ${100 - b}/100 = ${money(100 - net)}, so the single discount is ${answer}`,
    ],
  }
}

function priceAfterTwo(rng: Random) {
  const { article, marked, a, b, middle, price } = drawTwo(rng)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const answer = money(price)
  return {
    concept: 'price-after-successive-discounts',
    given: { find: 'price' as const, marked, rates: [a, b] },
    prompt: rng.pick([
      say`${article} is marked ${money(marked)}. A shop of ${town} gives ${percent(a)} off, and ${percent(b)} more off the reduced price. What is the final price?`,
      say`${person.name} buys ${article} marked ${money(marked)} with successive discounts of ${percent(a)} and ${percent(b)}. How much does ${person.he} pay?`,
      say`A festival offer in ${town} cuts the price of ${article}, marked ${money(marked)}, by ${percent(a)}; members like ${person.name} get a further ${percent(b)} off that. What does ${person.he} pay?`,
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
    steps: [
      say`After the first discount: ${marked} × ${100 - a}/100 = ${money(middle)}`,
      say`The second discount is taken of ${money(middle)}.`,
      say`Final price = ${middle} × ${100 - b}/100 = ${answer}`,
    ],
  }
}

function markedOfTwo(rng: Random) {
  const { article, marked, a, b, middle, price } = drawTwo(rng)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const answer = money(marked)
  return {
    concept: 'price-after-successive-discounts',
    given: { find: 'marked' as const, price, rates: [a, b] },
    prompt: rng.pick([
      say`After successive discounts of ${percent(a)} and ${percent(b)}, ${person.name} pays ${money(price)} for ${article}. What is its marked price?`,
      say`A shop of ${town} sells ${article} for ${money(price)} after giving ${percent(a)} off and then ${percent(b)} off the reduced price. Find the marked price.`,
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
    steps: [
      say`The final price is ${percent(100 - b)} of the price after the first discount.`,
      say`Price after the first discount = ${price} × 100 ÷ ${100 - b} = ${money(middle)}`,
      say`Marked price = ${middle} × 100 ÷ ${100 - a} = ${answer}`,
    ],
  }
}

function secondDiscount(rng: Random) {
  const { article, marked, a, b, middle, price } = drawTwo(rng)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const total = ((marked - price) * 100) / marked
  const answer = percent(b)
  return {
    concept: 'price-after-successive-discounts',
    given: { find: 'second' as const, marked, first: a, price },
    prompt: rng.pick([
      say`${article} marked ${money(marked)} is sold for ${money(price)} after two successive discounts. The first is ${percent(a)}. What is the second?`,
      say`${person.name} pays ${money(price)} for ${article} marked ${money(marked)}. ${person.he === 'he' ? 'He' : 'She'} got ${percent(a)} off and then another discount on the reduced price. Find the second discount.`,
      say`A shop of ${town} takes ${percent(a)} off the marked price of ${money(marked)} on ${article}. What further discount brings the price to ${money(price)}?`,
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
  const [person, town, article] = [rng.pick(people), rng.pick(towns), rng.pick(goods).name]
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
      say`A dealer of ${town} offers ${article} with successive discounts of ${percent(a)}, ${percent(b)} and ${percent(c)}. What single discount is equal to the three?`,
      say`${person.name} gets ${percent(a)} off ${article}, then ${percent(b)} off the reduced price and at last ${percent(c)} off what remains. Find the total discount in percent.`,
    ]),
    answer,
    mistakes: [
      { value: a + b + c, because: say`the three discounts were added` },
      { value: 100 - two, because: say`the third discount was left out` },
      { value: three, because: say`that is the part of the price that is still paid` },
      { value: 100 - two + c, because: say`the third discount was taken of the marked price` },
      { value: 100 - ((100 - b) * (100 - c)) / 100, because: say`the first discount was left out` },
      { value: (a + b + c) / 3, because: say`that is the average of the three discounts` },
    ],
    within: [1, 99] as const,
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

const RATES = [4, 5, 8, 10, 12, 15, 20, 25, 30, 35, 40]

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
