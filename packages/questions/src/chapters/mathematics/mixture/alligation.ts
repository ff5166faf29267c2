import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact, gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { kilograms, litres } from '../../../kit/values/quantities.ts'
import { money, percent, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "In what ratio must rice at ₹40 per kg be mixed with rice at ₹55 per kg, so that the mixture is worth ₹46 per kg?" */
export const alligation = defineGenerator({
  id: 'arithmetic/alligation',
  version: 5,
  concepts: ['rule-of-alligation'],
  levels: {
    easy: { forms: [ratioOfPrices, ratioOfGroups] },
    medium: { forms: [thirdPrice, strengths, lentAtTwoRates] },
    hard: { forms: [soldAtTwoGains, soldWithLoss, ratioAtProfit] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'third') {
      // The dearer the third kind, the dearer the mixture.
      const [a, b, c] = given.parts
      return bisect(
        (price) => (a * given.low + b * given.high + c * price) / (a + b + c) - given.mean,
        20 * given.mean,
      )
    }
    // The share of the lower value that brings the whole to the mean, by trial.
    const { low, high } = given
    const mean = given.find === 'profit' ? given.mean / (1 + given.gain / 100) : given.mean
    const share = bisect((part) => mean - (low * part + high * (1 - part)), 1)
    switch (given.find) {
      case 'strength':
        return given.whole * share
      case 'lent':
      case 'sold':
        return given.whole * (given.asked === 'low' ? share : 1 - share)
      default:
        return findRatio(low, high, mean)
    }
  },
})

/** The smallest whole amounts of both that have the mean, by trial. */
function findRatio(low: number, high: number, mean: number) {
  const pairs = range(2, 40).flatMap((all) => range(1, all - 1).map((first) => [first, all - first] as const))
  const [first, second] = pairs.find(
    ([one, other]) => Math.abs(one * (low - mean) + other * (high - mean)) < 1e-9,
  ) ?? [Number.NaN, Number.NaN]
  return ratio(first, second)
}

/** Two values and a mean between them; `p` parts of the lower to `q` of the higher. */
function drawCross(rng: Random, from: number, to: number, step = 1) {
  return rng.until(
    () => {
      const [p, q] = [rng.int(1, 9), rng.int(1, 9)]
      const [low, unit] = [rng.int(from, to, step), rng.int(1, 5) * step]
      return { p, q, low, mean: low + q * unit, high: low + (p + q) * unit }
    },
    ({ p, q, high }) => gcd(p, q) === 1 && p !== q && high <= 2 * to,
  )
}

/** Per kg: tea and coffee cost some hundreds of rupees, wheat and sugar less than rice and pulses. */
function drawPrices(rng: Random, thing: string) {
  if (thing === 'tea' || thing === 'coffee') return drawCross(rng, 240, 480, 2)
  return thing === 'rice' || thing === 'pulses' ? drawCross(rng, 40, 80) : drawCross(rng, 24, 40)
}

const crossMistakes = ({ p, q, low, high, mean }: ReturnType<typeof drawCross>) => [
  { value: ratio(q, p), because: say`the two differences were exchanged` },
  // 26 : 61 among small numbers would be seen at once to be no answer.
  ...(Math.max(low, high) / gcd(low, high) <= 12
    ? [{ value: ratio(low, high), because: say`the two given values were divided` }]
    : []),
  { value: ratio(p, p + q), because: say`that is the ratio of the first to the whole` },
  { value: ratio(q, p + q), because: say`that is the ratio of the second to the whole` },
  ...(mean / gcd(mean, high) <= 12
    ? [{ value: ratio(mean, high), because: say`the mean was compared with the higher value` }]
    : []),
  { value: ratio(q, p + 1), because: say`the differences were exchanged, and one is wrong by one part` },
  { value: ratio(p, q + 1), because: say`the second difference is wrong by one part` },
  { value: ratio(p + 1, q), because: say`the first difference is wrong by one part` },
]

const crossStep = (low: number, high: number, mean: number) =>
  say`By the rule of alligation: first : second = (${high} − ${mean}) : (${mean} − ${low})`

function ratioOfPrices(rng: Random) {
  const thing = rng.pick(['rice', 'wheat', 'sugar', 'tea', 'pulses', 'coffee', 'flour'])
  const cross = drawPrices(rng, thing)
  const { p, q, low, high, mean } = cross
  const answer = ratio(p, q)
  return {
    concept: 'rule-of-alligation',
    given: { find: 'prices' as const, low, high, mean },
    prompt: rng.pick([
      say`In what ratio must ${thing} at ${money(low)} per kg be mixed with ${thing} at ${money(high)} per kg so that the mixture is worth ${money(mean)} per kg?`,
      say`Two varieties of ${thing} cost ${money(low)} and ${money(high)} per kg. In what ratio should the cheaper and the dearer be mixed to get a mixture costing ${money(mean)} per kg?`,
      say`${thing} at ${money(low)} and at ${money(high)} per kg make a mixture of ${money(mean)} per kg. The ratio of the cheaper to the dearer is:`,
      say`A mixture of two kinds of ${thing}, ${money(low)} and ${money(high)} per kg, costs ${money(mean)} per kg. In what ratio are they mixed, the cheaper first?`,
      say`A grocer mixes ${thing} worth ${money(low)} per kg and ${thing} worth ${money(high)} per kg to get a mixture worth ${money(mean)} per kg. ${ask(rng, 'the ratio of the cheaper to the dearer kind')}`,
    ]),
    answer,
    mistakes: crossMistakes(cross),
    steps: [
      crossStep(low, high, mean),
      say`The differences are ${high - mean} and ${mean - low}, so the ratio is ${answer}`,
    ],
  }
}

/** What is averaged, of whom, from which lower value to which higher one. */
const GROUPS = [
  ['the average marks of a class', 'the girls', 'the boys', 38, 66, 90],
  ['the average marks of a class', 'the boys', 'the girls', 38, 66, 90],
  ['the average weight (in kg) of a class', 'the girls', 'the boys', 36, 48, 66],
  ['the average age (in years) of the members of a club', 'the women', 'the men', 22, 40, 60],
  ['the average daily wage (in ₹) of the workers of a factory', 'the helpers', 'the fitters', 320, 520, 900],
  ['the average score of the candidates of a test', 'the freshers', 'the repeaters', 30, 60, 90],
] as const

function ratioOfGroups(rng: Random) {
  const [what, first, second, from, to, most] = rng.pick(GROUPS)
  const cross = rng.until(
    () => drawCross(rng, from, to, from > 300 ? 5 : 1),
    (drawn) => drawn.high <= most,
  )
  const { p, q, low, high, mean } = cross
  const answer = ratio(p, q)
  const [one, other] = [first.replace('the ', ''), second.replace('the ', '')]
  return {
    concept: 'rule-of-alligation',
    given: { find: 'groups' as const, low, high, mean },
    prompt: rng.pick([
      say`${what.replace('the', 'The')} is ${mean}; that of ${first} is ${low} and that of ${second} is ${high}. ${ask(rng, say`the ratio of the number of ${one} to the number of ${other}`)}`,
      say`${low} is ${what.replace(/ of .*/, '')} of ${first}, ${high} that of ${second}, and ${mean} that of all. The ratio of ${one} to ${other} is:`,
      say`If ${what} is ${mean}, with ${low} for ${first} and ${high} for ${second}, in what ratio are the numbers of ${one} and ${other}?`,
    ]),
    answer,
    mistakes: crossMistakes(cross),
    steps: [
      crossStep(low, high, mean),
      say`The differences are ${high - mean} and ${mean - low}, so the ratio is ${answer}`,
    ],
  }
}

/** 'a 70% solution', 'an 85% solution' */
const aOf = (percentage: number): string => (/^(8|11$|18$)/.test(String(percentage)) ? 'an' : 'a')

/** "Tea at ₹126 and ₹135 per kg is mixed with a third kind in the ratio 1 : 1 : 2. The mixture is worth ₹153 per kg." */
function thirdPrice(rng: Random) {
  const thing = rng.pick(['rice', 'wheat', 'sugar', 'tea', 'pulses', 'coffee', 'flour'])
  const [from, to] =
    thing === 'tea' || thing === 'coffee'
      ? ([240, 640] as const)
      : thing === 'rice' || thing === 'pulses'
        ? ([40, 140] as const)
        : ([24, 70] as const)
  const { low, high, third, parts, mean } = rng.until(
    () => {
      const [low, high, third] = [rng.int(from, to), rng.int(from, to), rng.int(from, to)]
      const parts = [rng.int(1, 5), rng.int(1, 5), rng.int(1, 5)] as const
      const [a, b, c] = parts
      return { low, high, third, parts, mean: (a * low + b * high + c * third) / (a + b + c) }
    },
    (drawn) =>
      drawn.low < drawn.high &&
      Number.isInteger(drawn.mean) &&
      new Set(drawn.parts).size > 1 &&
      gcd(gcd(drawn.parts[0], drawn.parts[1]), drawn.parts[2]) === 1 &&
      Math.abs(drawn.third - drawn.mean) >= 4,
  )
  const [a, b, c] = parts
  const all = a + b + c
  const answer = money(third)
  return {
    concept: 'rule-of-alligation',
    given: { find: 'third' as const, low, high, parts, mean },
    prompt: rng.pick([
      say`Two kinds of ${thing} worth ${money(low)} and ${money(high)} per kg are mixed with a third kind in the ratio ${ratio(a, b, c)}. If the mixture is worth ${money(mean)} per kg, ${askThen(rng, 'the price of the third kind per kg')}`,
      say`A mixture of three kinds of ${thing} in the ratio ${ratio(a, b, c)} costs ${money(mean)} per kg. The first two kinds cost ${money(low)} and ${money(high)} per kg, respectively. ${ask(rng, 'the cost of the third kind per kg')}`,
      say`A grocer mixes ${thing} at ${money(low)} per kg, ${thing} at ${money(high)} per kg and a third kind in the ratio ${ratio(a, b, c)}, and the mixture costs ${money(mean)} per kg. How much does a kg of the third kind cost?`,
    ]),
    answer,
    within: [from / 2, 1.4 * to] as const,
    mistakes: [
      { value: 3 * mean - low - high, because: say`the three kinds were taken in equal quantities` },
      {
        value: exact(all * mean - a * low - b * high, all),
        because: say`the rest was divided by all the parts`,
      },
      {
        value: exact(all * mean - b * low - a * high, c),
        because: say`the parts of the first two were exchanged`,
      },
      {
        value: exact(all * mean - (low + high) * a, c),
        because: say`the second kind was taken in the parts of the first`,
      },
      { value: 2 * mean - (low + high) / 2, because: say`the first two were taken for half of the mixture` },
      { value: third + 4, because: say`a slip in the totals made it too large` },
      { value: third - 4, because: say`a slip in the totals made it too small` },
    ].filter(({ value }) => exact(value).d <= 2n),
    steps: [
      say`${all} kg of the mixture cost ${all} × ${mean} = ${money(all * mean)}.`,
      say`The first two kinds in it cost ${a} × ${low} + ${b} × ${high} = ${money(a * low + b * high)}.`,
      say`Third kind: (${all * mean} − ${a * low + b * high}) ÷ ${c} = ${answer}`,
    ],
  }
}

function strengths(rng: Random) {
  const { p, q, low, high, mean } = rng.until(
    () => drawCross(rng, 5, 50, 5),
    (cross) => cross.high < 100,
  )
  const whole = (p + q) * rng.int(2, 12)
  const answer = litres((whole * p) / (p + q))
  const liquid = rng.pick(['acid', 'alcohol', 'sugar', 'spirit'])
  return {
    concept: 'rule-of-alligation',
    given: { find: 'strength' as const, low, high, mean, whole },
    prompt: rng.pick([
      say`Two solutions contain ${percent(low)} and ${percent(high)} of ${liquid}. How many litres of the first are needed to make ${litres(whole)} of a solution with ${percent(mean)} of ${liquid}?`,
      say`A chemist mixes ${aOf(low)} ${percent(low)} and ${aOf(high)} ${percent(high)} solution of ${liquid} to get ${litres(whole)} of ${aOf(mean)} ${percent(mean)} solution. ${ask(rng, say`the quantity of the ${percent(low)} solution used`)}`,
      say`If ${litres(whole)} of ${aOf(mean)} ${percent(mean)} solution of ${liquid} is made from ${aOf(low)} ${percent(low)} and ${aOf(high)} ${percent(high)} solution, ${askThen(rng, say`the quantity of the ${percent(low)} solution in it`)}`,
    ]),
    answer,
    within: [0.5, whole - 0.5] as const,
    mistakes: [
      { value: (whole * q) / (p + q), because: say`that is the quantity of the stronger solution` },
      { value: whole / 2, because: say`equal quantities were taken` },
      { value: (whole * low) / 100, because: say`${percent(low)} of the whole was taken` },
      { value: (whole * mean) / 100, because: say`that is the ${liquid} in the mixture` },
      { value: (whole * low) / (low + high), because: say`the strengths themselves were used as the ratio` },
      { value: (whole * high) / (low + high), because: say`the strengths were used as the ratio, exchanged` },
      { value: whole / (p + q), because: say`that is one part of the mixture` },
      { value: (whole * (p + 1)) / (p + q), because: say`one part too many was counted` },
      { value: (whole * (p - 1)) / (p + q), because: say`one part too few was counted` },
      { value: (whole * p) / (p + q) + 2, because: say`a slip in the division made it too large` },
      { value: (whole * p) / (p + q) - 2, because: say`a slip in the division made it too small` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    steps: [
      crossStep(low, high, mean),
      say`= ${ratio(p, q)}, so the first is ${p} of ${p + q} parts.`,
      say`${whole} × ${p} ÷ ${p + q} = ${answer}`,
    ],
  }
}

function lentAtTwoRates(rng: Random) {
  const { p, q, low, high, mean } = rng.until(
    () => {
      const [p, q, unit] = [rng.int(1, 9), rng.int(1, 9), rng.pick([0.5, 1, 0.25])]
      const low = rng.int(4, 10)
      return { p, q, low, mean: low + q * unit, high: low + (p + q) * unit }
    },
    (drawn) =>
      gcd(drawn.p, drawn.q) === 1 &&
      drawn.p !== drawn.q &&
      drawn.high <= 15 &&
      Number.isInteger(2 * drawn.mean) &&
      Number.isInteger(2 * drawn.high),
  )
  const whole = (p + q) * rng.int(4, 40) * 100
  const asked = rng.pick(['low', 'high'] as const)
  const [parts, others] = asked === 'low' ? [p, q] : [q, p]
  const answer = money((whole * parts) / (p + q))
  const rate = asked === 'low' ? low : high
  return {
    concept: 'rule-of-alligation',
    given: { find: 'lent' as const, low, high, mean, whole, asked },
    prompt: rng.pick([
      say`A sum of ${money(whole)} is lent in two parts, one at ${percent(low)} and the other at ${percent(high)} simple interest a year. The whole earns ${percent(mean)} a year. How much is lent at ${percent(rate)}?`,
      say`A man lends ${money(whole)}, a part at ${percent(low)} and the rest at ${percent(high)} per annum simple interest, and gets ${percent(mean)} a year on the whole. ${ask(rng, say`the part lent at ${percent(rate)}`)}`,
      say`Out of ${money(whole)}, some is invested at ${percent(low)} and the remainder at ${percent(high)} simple interest, so that the yearly interest is ${money((whole * mean) / 100)} in all. ${ask(rng, say`the sum invested at ${percent(rate)}`)}`,
    ]),
    answer,
    within: [1, whole - 1] as const,
    mistakes: [
      { value: (whole * others) / (p + q), because: say`that is the other part` },
      { value: whole / 2, because: say`the sum was divided equally` },
      { value: whole / (p + q), because: say`that is one part of the sum` },
      {
        value: exact(Math.round(((whole * rate) / (low + high)) * 1000), 1000),
        because: say`the rates themselves were used as the ratio`,
      },
      { value: (whole * mean) / 100, because: say`that is the interest of one year` },
      { value: (whole * (parts + 1)) / (p + q), because: say`one part too many was counted` },
      ...(parts > 1
        ? [{ value: (whole * (parts - 1)) / (p + q), because: say`one part too few was counted` }]
        : []),
    ],
    steps: [
      say`By the rule of alligation: part at ${percent(low)} : part at ${percent(high)} = (${high} − ${mean}) : (${mean} − ${low}) = ${ratio(p, q)}`,
      say`So the part at ${percent(rate)} is ${parts} of ${p + q} equal parts of the whole.`,
      say`${whole} × ${parts} ÷ ${p + q} = ${answer}`,
    ],
  }
}

function soldAtTwoGains(rng: Random) {
  const { p, q, low, high, mean } = rng.until(
    () => drawCross(rng, 4, 16),
    (cross) => cross.high <= 30,
  )
  const whole = (p + q) * rng.int(5, 60)
  const asked = rng.pick(['low', 'high'] as const)
  const [parts, others, gain] = asked === 'low' ? [p, q, low] : [q, p, high]
  const answer = kilograms((whole * parts) / (p + q))
  const thing = rng.pick(['sugar', 'rice', 'wheat', 'pulses', 'tea'])
  return {
    concept: 'rule-of-alligation',
    given: { find: 'sold' as const, low, high, mean, whole, asked },
    prompt: rng.pick([
      say`A trader has ${kilograms(whole)} of ${thing}. He sells a part at a gain of ${percent(low)} and the rest at a gain of ${percent(high)}, and gains ${percent(mean)} on the whole. How much is sold at a gain of ${percent(gain)}?`,
      say`A dealer makes ${percent(mean)} on ${kilograms(whole)} of ${thing}: ${percent(low)} on one part and ${percent(high)} on the other. The part with ${percent(gain)} profit is:`,
      say`${kilograms(whole)} of ${thing} brings a profit of ${percent(mean)} in all. One part was sold at ${percent(low)} profit, the other at ${percent(high)}. How many kg were sold at ${percent(gain)} profit?`,
      say`Out of ${kilograms(whole)} of ${thing}, some is sold at ${percent(low)} profit and the remainder at ${percent(high)} profit, so that the profit on the whole is ${percent(mean)}. ${ask(rng, say`the quantity sold at ${percent(gain)} profit`)}`,
    ]),
    answer,
    within: [1, whole - 1] as const,
    mistakes: [
      { value: (whole * others) / (p + q), because: say`that is the other part` },
      { value: whole / 2, because: say`the stock was divided equally` },
      { value: whole / (p + q), because: say`that is one part of the stock` },
      { value: (whole * mean) / 100, because: say`${percent(mean)} of the stock was taken` },
      { value: (whole * gain) / 100, because: say`${percent(gain)} of the stock was taken` },
      { value: (whole * (parts + 1)) / (p + q), because: say`one part too many was counted` },
      { value: (whole * parts) / (p + q) + 4, because: say`a slip in the division made it too large` },
      { value: (whole * parts) / (p + q) - 4, because: say`a slip in the division made it too small` },
      ...(parts > 1
        ? [{ value: (whole * (parts - 1)) / (p + q), because: say`one part too few was counted` }]
        : []),
    ],
    steps: [
      say`By the rule of alligation: part at ${percent(low)} : part at ${percent(high)} = (${high} − ${mean}) : (${mean} − ${low}) = ${ratio(p, q)}`,
      say`So the part at ${percent(gain)} is ${parts} of ${p + q} equal parts of the whole.`,
      say`${whole} × ${parts} ÷ ${p + q} = ${answer}`,
    ],
  }
}

/** "Of 90 kg of rice, a part is sold at a loss of 10% and the rest at a gain of 20%; the gain on the whole is 5%." */
function soldWithLoss(rng: Random) {
  const { p, q, low, high, mean } = rng.until(
    () => {
      const [p, q, unit] = [rng.int(1, 9), rng.int(1, 9), rng.int(1, 5)]
      const low = -rng.int(3, 20)
      return { p, q, low, mean: low + q * unit, high: low + (p + q) * unit }
    },
    (drawn) => gcd(drawn.p, drawn.q) === 1 && drawn.p !== drawn.q && drawn.mean > 0 && drawn.high <= 40,
  )
  const loss = -low
  const whole = (p + q) * rng.int(5, 60)
  const asked = rng.pick(['low', 'high'] as const)
  const [parts, others] = asked === 'low' ? [p, q] : [q, p]
  const answer = kilograms((whole * parts) / (p + q))
  const thing = rng.pick(['sugar', 'rice', 'wheat', 'pulses', 'tea', 'onions', 'potatoes'])
  const how = asked === 'low' ? 'at a loss' : 'at a profit'
  return {
    concept: 'rule-of-alligation',
    given: { find: 'sold' as const, low, high, mean, whole, asked },
    prompt: rng.pick([
      say`A trader has ${kilograms(whole)} of ${thing}. A part is sold at a profit of ${percent(high)} and the rest at a loss of ${percent(loss)}, and the profit on the whole is ${percent(mean)}. How much is sold ${how}?`,
      say`Out of ${kilograms(whole)} of ${thing}, some is sold at a loss of ${percent(loss)} and the remainder at a profit of ${percent(high)}. If the whole brings a profit of ${percent(mean)}, ${askThen(rng, say`the quantity sold ${how}`)}`,
      say`By selling one part of ${kilograms(whole)} of ${thing} at ${percent(high)} profit and the other part at ${percent(loss)} loss, a dealer gains ${percent(mean)} in all. How many kg were sold ${how}?`,
      say`A shop loses ${percent(loss)} on a part of ${kilograms(whole)} of ${thing} and gains ${percent(high)} on the rest. Its gain on the whole is ${percent(mean)}. ${ask(rng, say`the quantity sold ${how}`)}`,
    ]),
    answer,
    within: [1, whole - 1] as const,
    mistakes: [
      { value: (whole * others) / (p + q), because: say`that is the other part` },
      ...(mean > loss
        ? [
            {
              value: exact(
                Math.round(((whole * (asked === 'low' ? high - mean : mean - loss)) / (high - loss)) * 1000),
                1000,
              ),
              because: say`the loss was taken as a profit`,
            },
          ]
        : []),
      { value: whole / 2, because: say`the stock was divided equally` },
      { value: whole / (p + q), because: say`that is one part of the stock` },
      { value: (whole * (parts + 1)) / (p + q), because: say`one part too many was counted` },
      { value: (whole * parts) / (p + q) + 4, because: say`a slip in the division made it too large` },
      { value: (whole * parts) / (p + q) - 4, because: say`a slip in the division made it too small` },
      ...(parts > 1
        ? [{ value: (whole * (parts - 1)) / (p + q), because: say`one part too few was counted` }]
        : []),
      { value: (whole * mean) / 100, because: say`${percent(mean)} of the stock was taken` },
    ],
    steps: [
      say`The loss of ${percent(loss)} counts as a gain of −${percent(loss)}.`,
      say`By the rule of alligation: part at a loss : part at a profit = (${high} − ${mean}) : (${mean} + ${loss}) = ${ratio(p, q)}`,
      say`So the part sold ${how} is ${parts} of ${p + q} equal parts of the whole.`,
      say`${whole} × ${parts} ÷ ${p + q} = ${answer}`,
    ],
  }
}

function ratioAtProfit(rng: Random) {
  const thing = rng.pick(['tea', 'rice', 'coffee', 'sugar', 'pulses'])
  const { p, q, low, high, mean, gain, selling } = rng.until(
    () => {
      const cross = drawPrices(rng, thing)
      const gain = rng.pick([10, 20, 25, 30, 40, 50])
      return { ...cross, gain, selling: (cross.mean * (100 + gain)) / 100 }
    },
    (drawn) => Number.isInteger(drawn.selling),
  )
  const answer = ratio(p, q)
  return {
    concept: 'rule-of-alligation',
    given: { find: 'profit' as const, low, high, mean: selling, gain },
    prompt: rng.pick([
      say`In what ratio must ${thing} at ${money(low)} per kg be mixed with ${thing} at ${money(high)} per kg so that selling the mixture at ${money(selling)} per kg gives a gain of ${percent(gain)}?`,
      say`A blend of ${thing} at ${money(low)} and ${thing} at ${money(high)} per kg sells at ${money(selling)} per kg, a gain of ${percent(gain)}. The ratio of the cheaper to the dearer is:`,
      say`By mixing ${thing} of ${money(low)} per kg with ${thing} of ${money(high)} per kg and asking ${money(selling)} per kg, a shop gains ${percent(gain)}. How much of the cheaper goes with how much of the dearer?`,
      say`Two kinds of ${thing} cost ${money(low)} and ${money(high)} per kg. A trader sells their mixture at ${money(selling)} per kg and gains ${percent(gain)}. ${ask(rng, 'the ratio in which the cheaper and the dearer kind are mixed')}`,
    ]),
    answer,
    mistakes: [
      { value: ratio(q, p), because: say`the two differences were exchanged` },
      { value: ratio(low, high), because: say`the two prices were divided` },
      { value: ratio(p, p + q), because: say`that is the ratio of the cheaper kind to the whole` },
      ...(selling < high
        ? [
            {
              value: ratio(high - selling, selling - low),
              because: say`the selling price was used instead of the cost price`,
            },
          ]
        : []),
      { value: ratio(q, p + q), because: say`that is the ratio of the dearer kind to the whole` },
      { value: ratio(p + 1, q), because: say`the first difference is wrong by one part` },
      { value: ratio(p, q + 1), because: say`the second difference is wrong by one part` },
    ],
    steps: [
      say`Cost of the mixture = ${selling} × 100 ÷ ${100 + gain} = ${money(mean)} per kg`,
      crossStep(low, high, mean),
      say`The differences are ${high - mean} and ${mean - low}, so the ratio is ${answer}`,
    ],
  }
}
