import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, percent, quantity, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const litres = (amount: number) => quantity(amount, 'litre')

/** What two vessels of milk and water give together. */
export function twoVessels(rng: Random) {
  const { a, b, c, d, x, y } = rng.until(
    () => {
      const [a, b, c, d] = [rng.int(2, 9), rng.int(1, 7), rng.int(1, 9), rng.int(1, 7)]
      return { a, b, c, d, x: (a + b) * rng.int(1, 8), y: (c + d) * rng.int(1, 8) }
    },
    (drawn) =>
      gcd(drawn.a, drawn.b) === 1 &&
      gcd(drawn.c, drawn.d) === 1 &&
      drawn.a * drawn.d !== drawn.b * drawn.c &&
      drawn.x !== drawn.y &&
      Math.min(drawn.x, drawn.y) >= 8,
  )
  const [m1, w1, m2, w2] = [(x * a) / (a + b), (x * b) / (a + b), (y * c) / (c + d), (y * d) / (c + d)]
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = ratio(m1 + m2, w1 + w2)
  return {
    given: { find: 'two-vessels' as const, vessels: [[x, a, b] as const, [y, c, d] as const] },
    prompt: rng.pick([
      say`${person.name} pours together ${litres(x)} of milk and water in the ratio ${ratio(a, b)} and ${litres(y)} in the ratio ${ratio(c, d)}. What is the ratio of milk to water now?`,
      say`A dairy of ${town} has two cans: ${litres(x)} with milk and water as ${ratio(a, b)} and ${litres(y)} as ${ratio(c, d)}. Both are emptied into one drum. Find the ratio of milk to water in it.`,
    ]),
    answer,
    mistakes: [
      { value: ratio(a + c, b + d), because: say`the parts were added as if they were equally large` },
      { value: ratio(w1 + w2, m1 + m2), because: say`milk and water were exchanged` },
      {
        value: ratio(a * (c + d) + c * (a + b), b * (c + d) + d * (a + b)),
        because: say`the two quantities were taken to be equal`,
      },
      { value: ratio(m1 + w2, w1 + m2), because: say`milk and water of the second mixture were exchanged` },
      {
        value: ratio(a * y + c * x, b * y + d * x),
        because: say`the parts were multiplied by the wrong quantities`,
      },
      {
        value: ratio(a * x + c * y, b * x + d * y),
        because: say`the parts were multiplied by the quantities without dividing by their sum`,
      },
    ],
    steps: [
      say`First mixture: ${x} × ${a}/${a + b} = ${litres(m1)} of milk and ${litres(w1)} of water.`,
      say`Second mixture: ${y} × ${c}/${c + d} = ${litres(m2)} of milk and ${litres(w2)} of water.`,
      say`Together: ${m1} + ${m2} = ${litres(m1 + m2)} of milk and ${w1} + ${w2} = ${litres(w1 + w2)} of water.`,
      say`Ratio = ${m1 + m2} : ${w1 + w2} = ${answer}`,
    ],
  }
}

/** Two kinds mixed so that a selling price leaves a wanted profit. */
export function atProfit(rng: Random) {
  const name = rng.pick(['rice', 'wheat', 'sugar', 'arhar dal', 'groundnuts', 'tea', 'coffee'] as const)
  const scale = name === 'tea' || name === 'coffee' ? 6 : 1
  const drawn = rng.until(
    () => {
      const [n, m, a, b] = [
        rng.int(6, 60),
        rng.int(6, 60),
        scale * rng.int(32, 110),
        scale * rng.int(32, 110),
      ]
      const [profit, mean] = [rng.pick([5, 10, 12, 15, 20, 25]), (n * a + m * b) / (n + m)]
      return { n, m, a, b, mean, profit, selling: (mean * (100 + profit)) / 100 }
    },
    ({ n, m, a, b, mean, selling }) =>
      n !== m && Math.abs(a - b) >= 4 && Number.isInteger(mean) && Number.isInteger(selling * 2),
  )
  const { n, m, a, b, mean, profit, selling } = drawn
  const kg = (weight: number) => quantity(weight, 'kg')
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const [over, under] = [Math.abs(mean - a), Math.abs(b - mean)]
  const answer = kg(m)
  return {
    given: { find: 'amount-at-profit' as const, weight: n, price: a, other: b, selling, profit },
    prompt: rng.pick([
      say`How many kg of ${name} at ${money(b)} per kg should ${person.name} mix with ${kg(n)} at ${money(a)} per kg to gain ${percent(profit)} by selling the mixture at ${money(selling)} per kg?`,
      say`A grocer of ${town} sells a mixture of two kinds of ${name} at ${money(selling)} per kg and gains ${percent(profit)}. There are ${kg(n)} of the kind that costs ${money(a)} per kg. How much is there of the kind that costs ${money(b)}?`,
    ]),
    answer,
    mistakes: [
      { value: (n * under) / over, because: say`the two differences were exchanged` },
      {
        value: (n * Math.abs(selling - a)) / Math.abs(b - selling),
        because: say`the selling price was used; the profit was left in`,
      },
      { value: n, because: say`equal weights of both kinds were taken` },
      { value: n + m, because: say`that is the weight of the whole mixture` },
      { value: (n * b) / a, because: say`the weights were taken in the ratio of the prices` },
      {
        value: (n * over) / (over + under),
        because: say`the surplus was divided by both differences together`,
      },
      { value: (n * a) / b, because: say`the weights were taken in the inverse ratio of the prices` },
    ],
    steps: [
      say`The mixture costs ${selling} × 100 ÷ ${100 + profit} = ${money(mean)} per kg.`,
      say`Each kg at ${money(a)} is ${money(over)} ${a > mean ? 'above' : 'below'} that: ${n} × ${over} = ${money(n * over)} in all.`,
      say`Each kg at ${money(b)} is ${money(under)} ${b > mean ? 'above' : 'below'} it.`,
      say`Needed: ${n * over} ÷ ${under} = ${answer}`,
    ],
  }
}
