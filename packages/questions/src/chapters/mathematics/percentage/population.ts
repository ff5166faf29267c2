import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { count, percent } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The population of a town is 20,000 and grows by 10% a year. What will it be after 2 years?" */
export const population = defineGenerator({
  id: 'arithmetic/population',
  version: 8,
  concepts: ['population-after-years', 'men-and-women-population'],
  levels: {
    easy: { forms: [after] },
    medium: { forms: [before, menAndWomen] },
    hard: { forms: [threeYears, menOfGrowth] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'after':
        return grow(given.now, [given.rate, given.rate])
      case 'before':
        return bisect((start) => grow(start, [given.rate, given.rate]) - given.now, given.now * 4)
      case 'new-total':
        return grow(given.men, [given.menRate]) + grow(given.total - given.men, [given.womenRate])
      case 'start':
        return bisect((start) => grow(start, given.rates) - given.end, given.end * 4)
      case 'men':
        return bisect((men) => {
          const women = given.total - men
          const change = grow(men, [given.menRate]) + grow(women, [given.womenRate]) - given.next
          return given.menRate > given.womenRate ? change : -change
        }, given.total)
    }
  },
})

function after(rng: Random) {
  const { name, start, rate, middle, end } = drawYears(rng, RATES)
  const { grows, growth } = words(rate)
  const size = percent(Math.abs(rate))
  const answer = count(end)
  return {
    concept: 'population-after-years',
    given: { find: 'after' as const, now: start, rate },
    // It changes in the direction told.
    within: rate > 0 ? ([start + 1, 10 * start] as const) : ([1, start - 1] as const),
    prompt: rng.pick([
      say`The population of ${name} is ${start} and ${grows} by ${size} every year. ${ask(rng, 'its population after 2 years')}`,
      say`If the population of ${name}, at present ${start}, ${grows} at the rate of ${size} per annum, then ${askThen(rng, 'the population after 2 years')}`,
      say`At an annual ${growth} of ${size}, what is the population of ${name} after 2 years, if it is ${start} now?`,
      say`The present population of ${name} is ${start}. It ${grows} at ${size} per annum. ${ask(rng, 'the population 2 years hence')}`,
      say`There are ${start} people in ${name} at present. If their number ${grows} by ${size} each year, ${askThen(rng, 'the number of people after two years')}`,
    ]),
    answer,
    mistakes: [
      { value: start + (2 * start * rate) / 100, because: say`the change of the first year was taken twice` },
      { value: middle, because: say`only one year was counted` },
      { value: grow(start, [rate, rate, rate]), because: say`three years were counted` },
      {
        value: middle + (start * rate) / 200,
        because: say`only half of the change was taken in the second year`,
      },
      {
        value: start + (3 * start * rate) / 100,
        because: say`the change of the first year was taken three times`,
      },
      { value: 2 * end - middle, because: say`the change of the second year was counted twice` },
    ],
    steps: [
      say`After 1 year: ${start} × ${100 + rate}/100 = ${middle}`,
      say`After 2 years: ${middle} × ${100 + rate}/100 = ${answer}`,
    ],
  }
}

function before(rng: Random) {
  const { name, start, rate, middle, end } = drawYears(rng, RATES)
  const { grew, growth, grows } = words(rate)
  const size = percent(Math.abs(rate))
  const answer = count(start)
  return {
    concept: 'population-after-years',
    given: { find: 'before' as const, now: end, rate },
    // Before a growth there were fewer, before a fall more.
    within: rate > 0 ? ([1, end - 1] as const) : ([end + 1, 10 * end] as const),
    prompt: rng.pick([
      say`The population of ${name} ${grows} at the rate of ${size} per annum. If it is ${end} now, what was it 2 years ago?`,
      say`The present population of ${name} is ${end}. If it has ${grew} by ${size} every year, what was the population 2 years ago?`,
      say`If ${name} with a yearly ${growth} of ${size} in population has ${end} people at present, then how many people were there 2 years ago?`,
      say`At ${size} annual ${growth}, the population of ${name} became ${end} in 2 years. ${ask(rng, 'the original population')}`,
    ]),
    answer,
    mistakes: [
      {
        value: grow(end, [-rate, -rate]),
        because: say`the percent was taken of the present number and undone year by year`,
      },
      {
        value: end - (2 * end * rate) / 100,
        because: say`twice the percent of the present number was undone`,
      },
      {
        value: (end * 100) / (100 + 2 * rate),
        because: say`the two years were taken as one change of ${percent(2 * Math.abs(rate))}`,
      },
      { value: middle, because: say`that is the population 1 year ago` },
      { value: 2 * start - middle, because: say`the change of the earlier year was undone twice` },
      { value: 2 * middle - end, because: say`the change of the later year was undone twice` },
      { value: end - (middle - start), because: say`only the change of the earlier year was undone` },
      { value: (start * 100) / (100 + rate), because: say`the change of three years was undone` },
    ],
    steps: [
      say`Each year the number becomes ${100 + rate}/100 of what it was.`,
      say`1 year ago: ${end} × 100 ÷ ${100 + rate} = ${middle}`,
      say`2 years ago: ${middle} × 100 ÷ ${100 + rate} = ${answer}`,
    ],
  }
}

function menAndWomen(rng: Random) {
  const { name, total, men, women, menRate, womenRate, moreMen, moreWomen } = drawTwoGroups(rng)
  const next = total + moreMen + moreWomen
  const answer = count(next)
  return {
    concept: 'men-and-women-population',
    given: { find: 'new-total' as const, total, men, menRate, womenRate },
    // Both grow.
    within: [total + Math.min(moreMen, moreWomen), 2 * total] as const,
    prompt: rng.pick([
      say`The population of ${name} is ${total}, of which ${men} are males. If the males increase by ${percent(menRate)} and the females by ${percent(womenRate)} in a year, ${askThen(rng, 'the population after a year')}`,
      say`Out of ${total} people in ${name}, ${men} are males and the rest are females. In one year, the males and the females increase by ${percent(menRate)} and ${percent(womenRate)}, respectively. What will be the population then?`,
      say`In ${name}, there are ${men} males and ${women} females. If their numbers increase by ${percent(menRate)} and ${percent(womenRate)}, respectively, in a year, then ${askThen(rng, 'the population at the end of the year')}`,
    ]),
    answer,
    mistakes: [
      {
        value: total + (men * womenRate) / 100 + (women * menRate) / 100,
        because: say`the two percents were exchanged`,
      },
      {
        value: total + (total * (menRate + womenRate)) / 100,
        because: say`both percents were taken of the whole population`,
      },
      {
        value: total + (total * (menRate + womenRate)) / 200,
        because: say`the average of the percents was taken of the whole population`,
      },
      { value: total + moreMen, because: say`only the males were increased` },
      { value: total + moreWomen, because: say`only the females were increased` },
      {
        value: total + (total * Math.min(menRate, womenRate)) / 100,
        because: say`the smaller percent was taken of everyone`,
      },
      {
        value: total + (total * Math.max(menRate, womenRate)) / 100,
        because: say`the larger percent was taken of everyone`,
      },
    ],
    steps: [
      say`Females now: ${total} − ${men} = ${women}`,
      say`Males increase by ${percent(menRate)} of ${men} = ${moreMen}, females by ${percent(womenRate)} of ${women} = ${moreWomen}.`,
      say`Population after a year = ${total} + ${moreMen} + ${moreWomen} = ${answer}`,
    ],
  }
}

function threeYears(rng: Random) {
  const { name, low, high } = drawPlace(rng)
  const drawn = rng.until(
    () => {
      const [a, b, c] = [
        rng.pick([5, 10, 15, 20, 25, 30]),
        rng.pick([5, 10, 15, 20, 25]),
        rng.pick([5, 10, 20, 25, 30]),
      ]
      const rates = rng.chance(0.5) ? ([a, -b, c] as const) : ([a, b, -c] as const)
      const start = rng.int(low, high, 200)
      return { start, rates, end: grow(start, rates) }
    },
    ({ end, rates }) => isWhole(end) && isWhole(grow(1e4, rates)),
  )
  const { start, rates } = drawn
  const end = Math.round(drawn.end)
  const [a, b, c] = rates
  const said = (rate: number) => say`${rate > 0 ? 'grew' : 'fell'} by ${percent(Math.abs(rate))}`
  const [first, second] = [grow(100, [a]), grow(100, [a, b])]
  const third = grow(100, rates)
  const answer = count(start)
  return {
    concept: 'population-after-years',
    given: { find: 'start' as const, rates, end },
    prompt: rng.pick([
      say`The population of ${name} ${said(a)} in the first year, ${said(b)} in the second year and ${said(c)} in the third year. If it is ${end} at present, what was it 3 years ago?`,
      say`In three successive years, the population of ${name} ${said(a)}, ${said(b)} and ${said(c)}, respectively. If the present population is ${end}, ${rng.pick(['what was the population at the beginning?', 'how many people were there at the beginning?', 'find the population at the beginning.'])}`,
      say`A survey finds ${end} people in ${name}. Since the survey of three years ago, their number first ${said(a)}, then ${said(b)} and at last ${said(c)}. What number did that survey find?`,
      say`${name} has a population of ${end} now. During the last three years, it ${said(a)}, then ${said(b)} and then ${said(c)}. ${rng.pick(['What was the population three years ago?', 'Find the population three years ago.'])}`,
      say`If ${end} people live in ${name} after its population ${said(a)}, ${said(b)} and ${said(c)} in three consecutive years, then how many people lived there before that?`,
    ]),
    answer,
    mistakes: [
      {
        value: grow(end, [-c, -b, -a]),
        because: say`the percents were taken of the present number and undone`,
      },
      { value: (end * 100) / (100 + a + b + c), because: say`the three percents were put together into one` },
      { value: (start * first) / 100, because: say`that is the population after the first year` },
      { value: (start * second) / 100, because: say`that is the population after the second year` },
      { value: (start * (100 + b)) / 100, because: say`the change of the second year was not undone` },
      { value: (start * (100 + c)) / 100, because: say`the change of the third year was not undone` },
    ],
    steps: [
      say`Let it be 100 at first. After the first year: ${first}.`,
      say`After the second year: ${first} × ${100 + b}/100 = ${second}`,
      say`After the third year: ${second} × ${100 + c}/100 = ${third}`,
      say`Population 3 years ago = ${end} × 100 ÷ ${third} = ${answer}`,
    ],
  }
}

function menOfGrowth(rng: Random) {
  const { name, total, men, women, menRate, womenRate, moreMen, moreWomen } = drawTwoGroups(rng)
  const next = total + moreMen + moreWomen
  const allAtWomen = (total * womenRate) / 100
  const more = Math.abs(moreMen + moreWomen - allAtWomen)
  const gap = Math.abs(menRate - womenRate)
  const answer = count(men)
  return {
    concept: 'men-and-women-population',
    given: { find: 'men' as const, total, menRate, womenRate, next },
    within: [1, total - 1] as const,
    prompt: rng.pick([
      say`The population of ${name} is ${total}. If the males increase by ${percent(menRate)} and the females by ${percent(womenRate)}, it becomes ${next}. How many males are there at present?`,
      say`If the ${total} people of ${name} become ${next} when the males increase by ${percent(menRate)} and the females increase by ${percent(womenRate)}, then how many males are there now?`,
      say`In one year, the population of ${name} increases from ${total} to ${next}. The males increase by ${percent(menRate)} and the females by ${percent(womenRate)}. How many males were there at first?`,
      say`In ${name} there live ${total} people. With ${percent(menRate)} more males and ${percent(womenRate)} more females, there will be ${next} people. How many males are there now?`,
    ]),
    answer,
    mistakes: [
      { value: women, because: say`that is the number of females` },
      { value: men + moreMen, because: say`that is the number of males after the increase` },
      { value: women + moreWomen, because: say`that is the number of females after the increase` },
      { value: total / 2, because: say`males and females were taken to be equally many` },
      {
        value: (total * menRate) / (menRate + womenRate),
        because: say`the people were shared in the ratio of the percents`,
      },
      {
        value: (total * womenRate) / (menRate + womenRate),
        because: say`the people were shared in the inverse ratio of the percents`,
      },
    ],
    steps: [
      say`The whole increase is ${next} − ${total} = ${next - total}`,
      say`If all increased by ${percent(womenRate)}, it would be ${allAtWomen}.`,
      say`The difference of ${more} comes from the males, who increase by ${percent(gap)} ${menRate > womenRate ? 'more' : 'less'}.`,
      say`Males = ${more} × 100 ÷ ${gap} = ${answer}`,
    ],
  }
}

/** People after each year's change in turn. */
const grow = (start: number, rates: readonly number[]): number =>
  rates.reduce((value, rate) => value + (value * rate) / 100, start)

function drawYears(rng: Random, rates: readonly number[]) {
  const { name, low, high } = drawPlace(rng)
  const drawn = rng.until(
    () => {
      const [start, rate] = [rng.int(low, high, 100), rng.pick(rates)]
      return { start, rate, middle: grow(start, [rate]), end: grow(start, [rate, rate]) }
    },
    ({ middle, end }) => isWhole(middle) && isWhole(end),
  )
  return { name, ...drawn, middle: Math.round(drawn.middle), end: Math.round(drawn.end) }
}

const RATES = [4, 5, 6, 8, 10, 12, 15, 20, 25, -4, -5, -8, -10]

const words = (rate: number) =>
  rate > 0
    ? ({ grows: 'grows', grew: 'grown', growth: 'growth', grow: 'grow' } as const)
    : ({ grows: 'falls', grew: 'fallen', growth: 'fall', grow: 'fall' } as const)

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

function drawPlace(rng: Random) {
  return rng.pick([
    { name: `a village`, low: 2000, high: 12_000 },
    { name: `a small town`, low: 16_000, high: 96_000 },
    { name: `a suburb`, low: 20_000, high: 1_20_000 },
    { name: `a township`, low: 8000, high: 48_000 },
  ])
}

/** Males and females that grow by different percents, each by a whole number. */
function drawTwoGroups(rng: Random) {
  const { name, low, high } = drawPlace(rng)
  const drawn = rng.until(
    () => {
      const [total, part] = [rng.int(low, high, 100), rng.int(45, 58)]
      const [menRate, womenRate] = rng.sample([5, 8, 10, 12, 15, 20], 2)
      const men = Math.round((total * part) / 5000) * 50
      return { total, men, women: total - men, menRate, womenRate }
    },
    ({ men, women, menRate, womenRate }) =>
      men !== women && isWhole((men * menRate) / 100) && isWhole((women * womenRate) / 100),
  )
  const { men, women, menRate, womenRate } = drawn
  return { name, ...drawn, moreMen: (men * menRate) / 100, moreWomen: (women * womenRate) / 100 }
}
