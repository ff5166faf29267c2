import type { Random } from '../../../kit/random/random.ts'
import { count, percent } from '../../../kit/values/value.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

export const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

export function drawPlace(rng: Random) {
  const town = rng.pick(towns)
  return rng.pick([
    { name: `a village near ${town}`, low: 2000, high: 12_000 },
    { name: `a small town near ${town}`, low: 16_000, high: 96_000 },
    { name: `a suburb of ${town}`, low: 20_000, high: 1_20_000 },
    { name: `a new township outside ${town}`, low: 8000, high: 48_000 },
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

export function menAndWomen(rng: Random) {
  const { name, total, men, women, menRate, womenRate, moreMen, moreWomen } = drawTwoGroups(rng)
  const next = total + moreMen + moreWomen
  const answer = count(next)
  return {
    given: { find: 'new-total' as const, total, men, menRate, womenRate },
    prompt: rng.pick([
      say`Of the ${total} people of ${name}, ${men} are men and boys. If these grow by ${percent(menRate)} and the others by ${percent(womenRate)} in a year, what is the population after a year?`,
      say`${total} people live in ${name}; ${men} of them are male. In one year the males increase by ${percent(menRate)} and the females by ${percent(womenRate)}. Find the population then.`,
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
      { value: total - moreMen - moreWomen, because: say`the changes were taken off instead of added` },
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

export function menOfGrowth(rng: Random) {
  const { name, total, men, women, menRate, womenRate, moreMen, moreWomen } = drawTwoGroups(rng)
  const next = total + moreMen + moreWomen
  const allAtWomen = (total * womenRate) / 100
  const more = Math.abs(moreMen + moreWomen - allAtWomen)
  const gap = Math.abs(menRate - womenRate)
  const answer = count(men)
  return {
    given: { find: 'men' as const, total, menRate, womenRate, next },
    prompt: rng.pick([
      say`The population of ${name} is ${total}. If the males increase by ${percent(menRate)} and the females by ${percent(womenRate)}, it becomes ${next}. How many males are there now?`,
      say`${total} people live in ${name}. Next year there will be ${percent(menRate)} more males and ${percent(womenRate)} more females, ${next} people in all. Find the present number of males.`,
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
