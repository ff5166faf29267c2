import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { kilograms, litres } from '../../../kit/values/quantities.ts'
import { money, percent, quantity, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A 40-litre mixture has milk and water in the ratio 3 : 1. How much water makes it 2 : 1?" */
export const mixture = defineGenerator({
  id: 'arithmetic/mixture',
  version: 7,
  concepts: ['milk-and-water', 'mixing-two-vessels', 'rule-of-alligation'],
  levels: {
    easy: { forms: [partOfMixture, meanPrice] },
    medium: { forms: [waterToAdd, quantityForPrice, beforeAdding] },
    hard: { forms: [twoVessels, atProfit] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'part':
        return bisect((part) => part * given.ratio[1] - (given.whole - part) * given.ratio[0], given.whole)
      case 'mean-price': {
        const worth = given.amounts.reduce((sum, [weight, price]) => sum + weight * price, 0)
        return worth / given.amounts.reduce((sum, [weight]) => sum + weight, 0)
      }
      case 'water': {
        const [a, b] = given.ratio
        const [c, d] = given.wanted
        const milk = (given.whole / (a + b)) * a
        return bisect((added) => (given.whole - milk + added) * c - milk * d, 10_000)
      }
      case 'whole-before':
      case 'before-adding': {
        const [a, b] = given.ratio
        const [c, d] = given.wanted
        // The strength of the first mixture and of the second, until what was added explains the change.
        const milk = bisect((one) => (one * d) / c - (one * b) / a - given.added, 100_000)
        return given.find === 'before-adding' ? milk : milk + (milk * b) / a
      }
      case 'amount':
        return bisect((weight) => {
          const worth = given.weight * given.price + weight * given.other
          const fault = worth / (given.weight + weight) - given.mean
          return given.other > given.mean ? fault : -fault
        }, 10_000)
      case 'two-vessels': {
        const milk = given.vessels.reduce((sum, [size, a, b]) => sum + size * (a / (a + b)), 0)
        const all = given.vessels.reduce((sum, [size]) => sum + size, 0)
        return ratio(Math.round(milk * 1e6), Math.round((all - milk) * 1e6))
      }
      case 'amount-at-profit':
        return bisect((weight) => {
          const cost = given.weight * given.price + weight * given.other
          const gain = ((given.weight + weight) * given.selling - cost) / cost
          return given.other < given.price ? gain - given.profit / 100 : given.profit / 100 - gain
        }, 10_000)
    }
  },
})

function partOfMixture(rng: Random) {
  const [liquid, thin] = rng.pick(LIQUIDS)
  const [a, b] = drawRatio(rng)
  const unit = rng.int(2, 16)
  const whole = unit * (a + b)
  const answer = litres(unit * a)
  return {
    concept: 'milk-and-water',
    given: { find: 'part' as const, whole, ratio: [a, b] as const },
    prompt: rng.pick([
      say`A ${rng.pick(['vessel', 'can', 'container'])} contains ${litres(whole)} of a mixture of ${liquid} and ${thin} in the ratio ${ratio(a, b)}. How much ${liquid} does it contain?`,
      say`In ${litres(whole)} of a mixture, the ratio of ${liquid} to ${thin} is ${ratio(a, b)}. ${ask(rng, say`the quantity of ${liquid}`)}`,
    ]),
    answer,
    mistakes: [
      { value: unit * b, because: say`that is the quantity of ${thin}` },
      { value: unit, because: say`that is one part` },
      { value: a + b, because: say`that is the number of parts` },
      { value: whole / 2, because: say`the mixture was divided equally` },
      { value: whole / a, because: say`the mixture was divided by the parts of ${liquid}` },
      ...(b > 1 ? [{ value: whole / b, because: say`the mixture was divided by the parts of ${thin}` }] : []),
      { value: (whole * b) / a, because: say`the quantity was taken as ${b}/${a} of the mixture` },
      { value: unit * (a - b), because: say`that is how much more ${liquid} there is than ${thin}` },
    ],
    within: [0.5, whole] as const,
    steps: [
      say`There are ${a} + ${b} = ${a + b} parts; one part is ${whole} ÷ ${a + b} = ${litres(unit)}.`,
      say`Quantity of ${liquid} = ${a} × ${unit} = ${answer}`,
    ],
  }
}

function meanPrice(rng: Random) {
  const { name, n, m, a, b, mean } = rng.until(
    () => drawKinds(rng),
    (drawn) => Math.min(Math.abs(drawn.a - drawn.mean), Math.abs(drawn.b - drawn.mean)) >= 3,
  )
  const slip = Math.abs(a - b) >= 16 ? 2 : 1
  const answer = money(mean)
  return {
    concept: 'rule-of-alligation',
    given: { find: 'mean-price' as const, amounts: [[n, a] as const, [m, b] as const] },
    prompt: rng.pick([
      say`A ${rng.pick(['shopkeeper', 'grocer', 'trader', 'merchant'])} mixes ${kilograms(n)} of ${name} at ${money(a)} per kg with ${kilograms(m)} of another kind at ${money(b)} per kg. What is the cost of the mixture per kg?`,
      say`A grocer mixes ${kilograms(n)} of ${name} costing ${money(a)} per kg and ${kilograms(m)} costing ${money(b)} per kg. ${ask(rng, 'the cost of the mixture per kg')}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b) / 2, because: say`the two prices were averaged as if the weights were equal` },
      { value: (m * a + n * b) / (n + m), because: say`the two weights were exchanged` },
      { value: mean + slip, because: say`a slip in the total made it too large` },
      { value: mean - slip, because: say`a slip in the total made it too small` },
      { value: mean + 2 * slip, because: say`a slip in the division made it too large` },
      { value: mean - 2 * slip, because: say`a slip in the division made it too small` },
    ],
    // The price of a mixture is seen at once to lie between the two.
    within: [Math.min(a, b) + 0.5, Math.max(a, b) - 0.5] as const,
    steps: [
      say`Cost of all: ${n} × ${a} + ${m} × ${b} = ${money(n * a + m * b)}`,
      say`Cost per kg = ${n * a + m * b} ÷ ${n + m} = ${answer}`,
    ],
  }
}

function waterToAdd(rng: Random) {
  const [liquid, thin] = rng.pick(LIQUIDS.slice(0, 4))
  const { a, b, c, d, unit, added } = rng.until(
    () => {
      const [[a, b], [c, d]] = [drawRatio(rng), [rng.int(1, 9), rng.int(1, 9)]]
      const unit = rng.int(1, 9) * c
      return { a, b, c, d, unit, added: (a * unit * d) / c - b * unit }
    },
    (drawn) =>
      gcd(drawn.c, drawn.d) === 1 &&
      drawn.d <= 2 * drawn.c &&
      drawn.added > 0 &&
      drawn.unit * (drawn.a + drawn.b) <= 160 &&
      drawn.added <= 120,
  )
  const whole = unit * (a + b)
  const answer = litres(added)
  return {
    concept: 'milk-and-water',
    given: { find: 'water' as const, whole, ratio: [a, b] as const, wanted: [c, d] as const },
    prompt: rng.pick([
      say`${litres(whole)} of a mixture contains ${liquid} and ${thin} in the ratio ${ratio(a, b)}. How much ${thin} must be added so that the ratio becomes ${ratio(c, d)}?`,
      say`A ${rng.pick(['drum', 'vessel', 'tank'])} holds ${litres(whole)} of ${liquid} and ${thin} in the ratio ${ratio(a, b)}. ${ask(rng, say`the quantity of ${thin} to be added to make the ratio ${ratio(c, d)}`)}`,
      say`To change the ratio of ${liquid} to ${thin} in ${litres(whole)} of a mixture from ${ratio(a, b)} to ${ratio(c, d)}, how much ${thin} has to be poured in?`,
      say`The ratio of ${liquid} and ${thin} in ${litres(whole)} is ${ratio(a, b)}. If ${thin} is added until it is ${ratio(c, d)}, the quantity added is:`,
      say`In ${litres(whole)} of a mixture, ${liquid} and ${thin} are in the ratio ${ratio(a, b)}. How many litres of ${thin} should be added so that the ratio becomes ${ratio(c, d)}?`,
    ]),
    answer,
    mistakes: [
      { value: b * unit + added, because: say`that is all the ${thin} in the new mixture` },
      { value: b * unit, because: say`that is the ${thin} in the first mixture` },
      { value: a * unit, because: say`that is the ${liquid} in the mixture` },
      {
        value: (whole * d) / (c + d) - b * unit,
        because: say`the quantity of the mixture was taken not to change`,
      },
      {
        value: (whole * d) / (c + d),
        because: say`that is the ${thin} if the quantity of the mixture did not change`,
      },
      { value: Math.abs(d - b) * unit, because: say`the parts of ${thin} in the two ratios were subtracted` },
      { value: whole + added, because: say`that is the whole new mixture` },
    ],
    steps: [
      say`In the mixture there are ${whole} × ${a}/${a + b} = ${litres(a * unit)} of ${liquid} and ${litres(b * unit)} of ${thin}.`,
      say`The ${liquid} stays; for ${ratio(c, d)} it needs ${a * unit} × ${d} ÷ ${c} = ${litres((a * unit * d) / c)} of ${thin}.`,
      say`To be added: ${(a * unit * d) / c} − ${b * unit} = ${answer}`,
    ],
  }
}

/** '3x/4', 'x/2', '2x' */
const partOf = (top: number, bottom: number): string =>
  `${top === 1 ? '' : top}x${bottom === 1 ? '' : `/${bottom}`}`

/** "Milk and water are as 3 : 1. With 5 litres more of water they are as 2 : 1. How much milk is there?" */
function beforeAdding(rng: Random) {
  const [liquid, thin] = rng.pick(LIQUIDS.slice(0, 4))
  const { a, b, c, d, milk, added } = rng.until(
    () => {
      const [[a, b], [c, d]] = [drawRatio(rng), [rng.int(1, 11), rng.int(1, 9)]]
      const milk = (a * c * rng.int(1, 12)) / gcd(a, c)
      return { a, b, c, d, milk, added: (milk * d) / c - (milk * b) / a }
    },
    (drawn) =>
      gcd(drawn.c, drawn.d) === 1 &&
      drawn.added >= 2 &&
      drawn.added <= 60 &&
      drawn.milk <= 240 &&
      drawn.milk >= 6,
  )
  const [water, asks] = [(milk * b) / a, rng.pick(['first', 'whole'] as const)]
  const answer = litres(asks === 'first' ? milk : milk + water)
  const what = asks === 'first' ? `the quantity of ${liquid} in it` : 'the quantity of the mixture at first'
  return {
    concept: 'milk-and-water',
    given:
      asks === 'first'
        ? { find: 'before-adding' as const, ratio: [a, b] as const, wanted: [c, d] as const, added }
        : { find: 'whole-before' as const, ratio: [a, b] as const, wanted: [c, d] as const, added },
    prompt: rng.pick([
      say`A mixture has ${liquid} and ${thin} in the ratio ${ratio(a, b)}. When ${litres(added)} of ${thin} is added, the ratio becomes ${ratio(c, d)}. ${ask(rng, what)}`,
      say`${litres(added)} of ${thin} changes the ratio of ${liquid} to ${thin} in a ${rng.pick(['vessel', 'drum', 'tank'])} from ${ratio(a, b)} to ${ratio(c, d)}. ${ask(rng, what)}`,
      say`A mixture has ${liquid} and ${thin} in the ratio ${ratio(a, b)}; with ${litres(added)} more of ${thin} the ratio would be ${ratio(c, d)}. Then ${what} is:`,
      say`The ratio of ${liquid} to ${thin} in a container is ${ratio(a, b)}, and it is ${ratio(c, d)} after ${litres(added)} more of ${thin}. ${ask(rng, what)}`,
    ]),
    answer,
    mistakes: [
      {
        value: asks === 'first' ? milk + water : milk,
        because:
          asks === 'first' ? say`that is the whole mixture at first` : say`that is the ${liquid} alone`,
      },
      { value: water, because: say`that is the ${thin} at first` },
      { value: milk + water + added, because: say`that is the mixture at the end` },
      { value: water + added, because: say`that is the ${thin} at the end` },
      { value: a * added, because: say`the added quantity was taken for one part` },
      { value: (milk + water) / 2, because: say`the quantity was halved` },
      { value: 2 * milk, because: say`the quantity of ${liquid} was doubled` },
    ],
    steps: [
      say`The ${liquid} stays the same. Let it be x litres; the ${thin} is ${partOf(b, a)} at first and ${partOf(d, c)} at the end.`,
      say`${partOf(d, c)} − ${partOf(b, a)} = ${added}, so x = ${milk}`,
      asks === 'first'
        ? say`The quantity of ${liquid} is ${answer}`
        : say`At first: ${milk} + ${water} = ${answer}`,
    ],
  }
}

function quantityForPrice(rng: Random) {
  const { name, n, m, a, b, mean } = drawKinds(rng)
  const [over, under] = [Math.abs(mean - a), Math.abs(b - mean)]
  const answer = kilograms(m)
  return {
    concept: 'rule-of-alligation',
    given: { find: 'amount' as const, weight: n, price: a, other: b, mean },
    prompt: rng.pick([
      say`How many kg of ${name} at ${money(b)} per kg must be mixed with ${kilograms(n)} of ${name} at ${money(a)} per kg so that the mixture costs ${money(mean)} per kg?`,
      say`In what quantity should ${name} at ${money(b)} per kg be added to ${kilograms(n)} at ${money(a)} per kg to get a mixture of ${money(mean)} per kg?`,
      say`A grocer bought ${kilograms(n)} of ${name} at ${money(a)} per kg. The quantity of another kind at ${money(b)} per kg that brings the price of the mixture to ${money(mean)} per kg is:`,
      say`A ${rng.pick(['trader', 'merchant', 'shopkeeper'])} blends two kinds of ${name}, at ${money(a)} and ${money(b)} per kg, and the blend costs ${money(mean)} per kg. If ${kilograms(n)} of the first kind is used, ${askThen(rng, 'the quantity of the second')}`,
      say`A grocer has ${kilograms(n)} of ${name} worth ${money(a)} per kg. How much of a kind worth ${money(b)} per kg should be added to get a mixture worth ${money(mean)} per kg?`,
    ]),
    answer,
    mistakes: [
      { value: (n * under) / over, because: say`the two differences were exchanged` },
      { value: n, because: say`equal weights of both kinds were taken` },
      { value: n + m, because: say`that is the weight of the whole mixture` },
      { value: (n * a) / b, because: say`the weights were taken in the inverse ratio of the prices` },
      { value: (n * b) / a, because: say`the weights were taken in the ratio of the prices` },
      {
        value: (n * over) / (over + under),
        because: say`the surplus was divided by both differences together`,
      },
      { value: (n * mean) / b, because: say`the weights were taken in the ratio of the mean to the price` },
    ],
    steps: [
      say`Each kg of the first kind is ${money(over)} ${a > mean ? 'above' : 'below'} the wanted price: ${n} × ${over} = ${money(n * over)} in all.`,
      say`Each kg of the other kind is ${money(under)} ${b > mean ? 'above' : 'below'} it.`,
      say`Needed: ${n * over} ÷ ${under} = ${answer}`,
    ],
  }
}

/** What two vessels of milk and water give together. */
function twoVessels(rng: Random) {
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
  const answer = ratio(m1 + m2, w1 + w2)
  return {
    concept: 'mixing-two-vessels',
    given: { find: 'two-vessels' as const, vessels: [[x, a, b] as const, [y, c, d] as const] },
    prompt: rng.pick([
      say`A ${rng.pick(['milkman', 'vendor', 'man'])} pours ${litres(x)} of a mixture with milk and water in the ratio ${ratio(a, b)} into ${litres(y)} of another with the ratio ${ratio(c, d)}. ${ask(rng, 'the ratio of milk to water now')}`,
      say`${litres(x)} of a mixture has milk and water in the ratio ${ratio(a, b)}, and ${litres(y)} of another has them in the ratio ${ratio(c, d)}. The two are mixed. ${ask(rng, 'the new ratio of milk to water')}`,
      say`In one ${rng.pick(['vessel', 'jar', 'bucket'])} there are ${litres(x)} of milk and water in the ratio ${ratio(a, b)}, in another ${litres(y)} in the ratio ${ratio(c, d)}. When they are emptied into a third, the ratio of milk to water is:`,
      say`A dairy mixes ${litres(x)} of a solution that has milk and water in the ratio ${ratio(a, b)} with ${litres(y)} of one that has them in the ratio ${ratio(c, d)}. What is the ratio of milk to water in the whole?`,
      say`Two cans contain ${litres(x)} and ${litres(y)} of mixtures of milk and water in the ratio ${ratio(a, b)} and ${ratio(c, d)}, respectively. If both are poured into a drum, ${askThen(rng, 'the ratio of milk to water in the drum')}`,
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
function atProfit(rng: Random) {
  const name = rng.pick(GRAINS)
  const [low, high] = PRICES[name]
  const drawn = rng.until(
    () => {
      const [n, m, a, b] = [rng.int(6, 60), rng.int(6, 60), rng.int(low, high), rng.int(low, high)]
      const [profit, mean] = [rng.pick([5, 10, 12, 15, 20, 25]), (n * a + m * b) / (n + m)]
      return { n, m, a, b, mean, profit, selling: (mean * (100 + profit)) / 100 }
    },
    ({ n, m, a, b, mean, selling }) =>
      n !== m && Math.abs(a - b) >= 4 && Number.isInteger(mean) && Number.isInteger(selling * 2),
  )
  const { n, m, a, b, mean, profit, selling } = drawn
  const kg = (weight: number) => quantity(weight, 'kg')
  const [over, under] = [Math.abs(mean - a), Math.abs(b - mean)]
  const answer = kg(m)
  return {
    concept: 'rule-of-alligation',
    given: { find: 'amount-at-profit' as const, weight: n, price: a, other: b, selling, profit },
    prompt: rng.pick([
      say`How many kg of ${name} at ${money(b)} per kg should be mixed with ${kg(n)} at ${money(a)} per kg to gain ${percent(profit)} by selling the mixture at ${money(selling)} per kg?`,
      say`${kg(n)} of ${name} at ${money(a)} per kg is mixed with ${name} at ${money(b)} per kg. The mixture sells at ${money(selling)} per kg with a gain of ${percent(profit)}. ${ask(rng, 'the quantity of the second kind')}`,
      say`By selling a blend of ${name} at ${money(selling)} per kg a ${rng.pick(['trader', 'merchant', 'dealer'])} earns ${percent(profit)}. The blend has ${kg(n)} of a kind bought at ${money(a)} per kg; the rest was bought at ${money(b)} per kg. How much is the rest?`,
      say`To gain ${percent(profit)} at a selling price of ${money(selling)} per kg, with how much ${name} at ${money(b)} per kg must ${kg(n)} at ${money(a)} per kg be blended?`,
      say`A shop mixes ${kg(n)} of ${name} costing ${money(a)} per kg with some costing ${money(b)} per kg and makes ${percent(profit)} on selling all at ${money(selling)} per kg. The quantity of the latter is:`,
      say`A grocer sells a mixture of two kinds of ${name} at ${money(selling)} per kg and gains ${percent(profit)}. If it contains ${kg(n)} of the kind costing ${money(a)} per kg, how much of the kind costing ${money(b)} per kg does it contain?`,
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

const LIQUIDS = [
  ['milk', 'water'],
  ['orange juice', 'water'],
  ['lime syrup', 'soda'],
  ['white paint', 'thinner'],
  ['petrol', 'engine oil'],
] as const

/** Two parts without a common factor, the first usually larger. */
function drawRatio(rng: Random) {
  return rng.until(
    () => [rng.int(2, 13), rng.int(1, 9)] as const,
    ([a, b]) => a > b && gcd(a, b) === 1,
  )
}

const GRAINS = ['rice', 'tea', 'wheat', 'sugar', 'arhar dal', 'coffee', 'groundnuts', 'cashew nuts'] as const

/** Usual prices per kg. */
const PRICES: Readonly<Record<(typeof GRAINS)[number], readonly [number, number]>> = {
  rice: [32, 120],
  tea: [240, 760],
  wheat: [24, 64],
  sugar: [34, 76],
  'arhar dal': [80, 180],
  coffee: [300, 900],
  groundnuts: [70, 170],
  'cashew nuts': [500, 1100],
}

/** Two kinds of the same thing, by weight and price, with a whole price of the mixture. */
function drawKinds(rng: Random) {
  const name = rng.pick(GRAINS)
  const [low, high] = PRICES[name]
  const drawn = rng.until(
    () => {
      const [n, m, a, b] = [rng.int(5, 60), rng.int(5, 60), rng.int(low, high), rng.int(low, high)]
      return { n, m, a, b, mean: (n * a + m * b) / (n + m) }
    },
    // The weight must not be one of the differences, or it is read off without any working.
    ({ n, m, a, b, mean }) =>
      n !== m && Math.abs(a - b) >= 4 && Number.isInteger(mean) && Math.abs(mean - a) !== m,
  )
  return { name, ...drawn }
}
