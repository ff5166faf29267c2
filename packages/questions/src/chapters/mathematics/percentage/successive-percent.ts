import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { formatValue } from '../../../kit/wording/format-value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The price of rice rose by 20% in May and by 10% in June. What single rise is equal to the two?" */
export const successivePercent = defineGenerator({
  id: 'arithmetic/successive-percent',
  version: 1,
  concepts: ['net-percent-change', 'value-after-changes'],
  levels: {
    easy: { forms: [sameWay] },
    medium: { forms: [bothWays, finalValue] },
    hard: { forms: [firstValue, secondRate] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'single': {
        const [first, second] = given.rates
        return Math.abs(follow(10_000, [given.sign * first, given.sign * second]) - 10_000) / 100
      }
      case 'net': {
        const change = follow(10_000, [given.up, -given.down]) - 10_000
        return `${Math.abs(change) / 100}% ${change > 0 ? 'increase' : 'decrease'}`
      }
      case 'final':
        return follow(given.start, given.changes)
      case 'first':
        return bisect((start) => follow(start, given.changes) - given.end, given.end * 10)
      case 'second-rate':
        return bisect((down) => 100 + given.net - follow(100, [given.up, -down]), 100)
    }
  },
})

/** The value after each change in turn. */
const follow = (start: number, changes: readonly number[]): number =>
  changes.reduce((value, change) => value + (value * change) / 100, start)

const RATES = [5, 10, 15, 20, 25, 30, 35, 40]
const GOODS = ['rice', 'sugar', 'mustard oil', 'cement', 'wheat flour', 'petrol', 'steel', 'tea', 'moong dal']

function sameWay(rng: Random) {
  const [a, b] = [rng.pick(RATES), rng.pick(RATES)]
  const sign = rng.pick([1, -1] as const)
  const [rose, rise] = sign === 1 ? ['rose', 'rise'] : ['fell', 'fall']
  const [town, goods] = [rng.pick(towns), rng.pick(GOODS)]
  const net = a + b + (sign * a * b) / 100
  const answer = percent(net)
  return {
    concept: 'net-percent-change',
    given: { find: 'single' as const, sign, rates: [a, b] as const },
    prompt: rng.pick([
      say`In ${town} the price of ${goods} ${rose} by ${percent(a)} in May and by ${percent(b)} in June. What single ${rise} is equal to the two?`,
      say`The sales of a ${goods} dealer of ${town} ${rose} by ${percent(a)} one year and by ${percent(b)} the next. By what percent did they ${rise} in the two years?`,
      say`A trader of ${town} ${sign === 1 ? 'raised' : 'lowered'} the rate of ${goods} first by ${percent(a)} and then by ${percent(b)}. Find the total ${rise} in percent.`,
    ]),
    answer,
    mistakes: [
      { value: a + b, because: say`the two percents were added; the second is taken of the changed value` },
      { value: a + b - (sign * a * b) / 100, because: say`the product of the percents got the wrong sign` },
      { value: a + b + (sign * a * b) / 50, because: say`the product of the two percents was counted twice` },
      { value: (a + b) / 2, because: say`that is the average of the two percents` },
      { value: Math.max(a, b), because: say`only the larger change was counted` },
      {
        value: a + b + (sign * a * b) / 10,
        because: say`the product of the two percents was divided by 10 instead of 100`,
      },
    ],
    within: [1, sign === 1 ? 200 : 99] as const,
    steps: [
      say`Let the value be 100. After the first ${rise} it is ${100 + sign * a}.`,
      say`After the second: ${100 + sign * a} × ${100 + sign * b}/100 = ${100 + sign * net}, so the ${rise} is ${answer}`,
    ],
  }
}

/** '4% decrease' */
const direction = (change: number): string =>
  `${formatValue(percent(Math.abs(change)))} ${change > 0 ? 'increase' : 'decrease'}`

function bothWays(rng: Random) {
  const { up, down, net } = rng.until(
    () => {
      const [up, down] = [rng.pick(RATES), rng.pick(RATES)]
      return { up, down, net: up - down - (up * down) / 100 }
    },
    (drawn) => drawn.net !== 0,
  )
  const [town, goods] = [rng.pick(towns), rng.pick(GOODS)]
  const person = rng.pick(people)
  const answer = direction(net)
  const mistakes = [
    {
      change: up - down,
      because: say`the percents were subtracted; the second is taken of the changed value`,
    },
    { change: -net, because: say`the size is right but the direction is not` },
    { change: up - down + (up * down) / 100, because: say`the product of the two percents was added` },
    { change: up + down, because: say`the percents were added as if both were increases` },
    { change: down - up, because: say`the rise was taken off the fall and their product was left out` },
    { change: -(up * down) / 100, because: say`that is the product of the two percents alone` },
  ]
  return {
    concept: 'net-percent-change',
    given: { find: 'net' as const, up, down },
    prompt: rng.pick([
      say`The price of ${goods} in ${town} goes up by ${percent(up)} and people buy ${percent(down)} less of it. What is the change in the money spent on it?`,
      say`The salary of ${person.name} was raised by ${percent(up)} and later cut by ${percent(down)}. What was the change over all?`,
      say`A shop of ${town} raises its rate for ${goods} by ${percent(up)}, and the quantity it sells falls by ${percent(down)}. What happens to its income from ${goods}?`,
      say`${person.name} put money into a ${goods} company. The shares rose by ${percent(up)} in one month and fell by ${percent(down)} in the next. What was the change over the two months?`,
    ]),
    answer,
    mistakes: mistakes
      .filter(({ change }) => change !== 0)
      .map(({ change, because }) => ({ value: direction(change), because })),
    others: [direction((net > 0 ? 1 : -1) * (Math.abs(net) + 5)), direction((up + down) / 2)],
    steps: [
      say`Let the value be 100. After the increase it is ${100 + up}.`,
      say`After the decrease: ${100 + up} × ${100 - down}/100 = ${100 + net}`,
      say`From 100 to ${100 + net}: ${answer}`,
    ],
  }
}

function finalValue(rng: Random) {
  const drawn = rng.until(
    () => {
      const [start, up, down] = [rng.int(4000, 60_000, 200), rng.pick(RATES), rng.pick(RATES)]
      const changes = rng.chance(0.5) ? ([up, -down] as const) : ([-down, up] as const)
      return { start, changes, middle: follow(start, [changes[0]]), end: follow(start, changes) }
    },
    ({ middle, end }) => Number.isInteger(middle) && Number.isInteger(end),
  )
  const { start, changes, middle, end } = drawn
  const [first, second] = changes
  const [town, person] = [rng.pick(towns), rng.pick(people)]
  const [rise, fall] = [percent(Math.max(...changes)), percent(-Math.min(...changes))]
  const isUpFirst = first > 0
  const answer = money(end)
  return {
    concept: 'value-after-changes',
    given: { find: 'final' as const, start, changes },
    prompt: rng.pick([
      isUpFirst
        ? say`${person.name} earned ${money(start)} a month in ${town}. The pay was raised by ${rise} and a year later cut by ${fall}. What does ${person.he} earn now?`
        : say`${person.name} earned ${money(start)} a month in ${town}. The pay was cut by ${fall} and a year later raised by ${rise}. What does ${person.he} earn now?`,
      isUpFirst
        ? say`A machine in a workshop of ${town} was worth ${money(start)}. Its value first went up by ${rise} and then down by ${fall}. Find its value now.`
        : say`A machine in a workshop of ${town} was worth ${money(start)}. Its value first went down by ${fall} and then up by ${rise}. Find its value now.`,
    ]),
    answer,
    mistakes: [
      {
        value: start + (start * (first + second)) / 100,
        because: say`the two percents were put together and taken of the first value`,
      },
      { value: middle, because: say`the second change was left out` },
      { value: follow(start, [second]), because: say`the first change was left out` },
      {
        value: follow(start, [-first, -second]),
        because: say`both changes were taken in the wrong direction`,
      },
      { value: start, because: say`the value was taken to come back to where it began` },
      { value: follow(middle, [-second]), because: say`the second change was taken the wrong way` },
    ],
    steps: [
      say`After the first change: ${start} × ${100 + first}/100 = ${money(middle)}`,
      say`The second percent is taken of ${money(middle)}, not of ${money(start)}.`,
      say`${middle} × ${100 + second}/100 = ${answer}`,
    ],
  }
}

function firstValue(rng: Random) {
  const { start, rates, end } = rng.until(
    () => {
      const rates = [rng.pick(RATES), -rng.pick(RATES), rng.pick(RATES)] as const
      const start = rng.int(4000, 80_000, 1000)
      return { start, rates, end: follow(start, rates) }
    },
    (drawn) => Number.isInteger(drawn.end) && Number.isInteger(follow(1e5, drawn.rates) / 10),
  )
  const [a, b, c] = rates
  const town = rng.pick(towns)
  const person = rng.pick(people)
  const answer = money(start)
  return {
    concept: 'value-after-changes',
    given: { find: 'first' as const, changes: rates, end },
    prompt: rng.pick([
      say`The price of a gold chain in ${town} rose by ${percent(a)} in the first year, fell by ${percent(-b)} in the second and rose by ${percent(c)} in the third. It is now ${money(end)}. What was it at first?`,
      say`${person.name}'s savings went up by ${percent(a)}, then down by ${percent(-b)} and then up by ${percent(c)}. They now stand at ${money(end)}. How much were they in the beginning?`,
      say`After a rise of ${percent(a)}, a fall of ${percent(-b)} and a rise of ${percent(c)}, the monthly income of a shop in ${town} is ${money(end)}. Find its income before the three changes.`,
    ]),
    answer,
    mistakes: [
      {
        value: follow(end, [-c, -b, -a]),
        because: say`the same percents were undone on the final value`,
      },
      { value: (end * 100) / (100 + a + b + c), because: say`the percents were put together into one` },
      { value: (start * (100 + a)) / 100, because: say`the first change was not undone` },
      { value: (start * (100 + b)) / 100, because: say`the fall was not undone` },
      { value: (start * (100 + c)) / 100, because: say`the last change was not undone` },
      { value: end, because: say`that is the value after the changes` },
    ],
    steps: [
      say`Let the value at first be 100. After the first change it is ${100 + a}.`,
      say`After the fall: ${100 + a} × ${100 + b}/100 = ${follow(100, [a, b])}`,
      say`After the last rise: ${follow(100, [a, b])} × ${100 + c}/100 = ${follow(100, rates)}`,
      say`Value at first = ${end} × 100 ÷ ${follow(100, rates)} = ${answer}`,
    ],
  }
}

function secondRate(rng: Random) {
  const [up, down] = rng.until(
    () => [rng.pick(RATES), rng.pick(RATES)] as const,
    ([a, b]) => a - b - (a * b) / 100 > 0,
  )
  const net = up - down - (up * down) / 100
  const [one, other] = rng.sample(people, 2)
  const [town, goods] = [rng.pick(towns), rng.pick(GOODS)]
  const answer = percent(down)
  return {
    concept: 'net-percent-change',
    given: { find: 'second-rate' as const, up, net },
    prompt: rng.pick([
      say`${one.name} raises the price of ${goods} by ${percent(up)} in ${town}. By what percent must ${one.he} then lower it so that it ends only ${percent(net)} above the first price?`,
      say`The price of ${goods} in ${town} went up by ${percent(up)}, so ${one.name} and ${other.name} used less of it. Their expense on it rose by ${percent(net)} only. By what percent did they reduce their use?`,
    ]),
    answer,
    mistakes: [
      { value: up - net, because: say`the percents were subtracted; the base has changed` },
      { value: ((up - net) * 100) / (100 + net), because: say`the fall was divided by the final value` },
      { value: net, because: say`that is the change over all` },
      { value: (up - net) / 2, because: say`only half of the difference was counted` },
      { value: up, because: say`the fall was taken equal to the rise` },
      { value: up + net, because: say`the percents were added` },
      { value: ((up + net) * 100) / (100 + up), because: say`the change over all was added to the rise` },
    ],
    steps: [
      say`Let the value be 100. After the rise it is ${100 + up}.`,
      say`In the end it is ${100 + net}.`,
      say`The fall is ${100 + up} − ${100 + net} = ${up - net}`,
      say`As a percent of ${100 + up}: ${up - net} ÷ ${100 + up} × 100 = ${answer}`,
    ],
  }
}
