import { bisect } from '../../bisect.ts'
import { defineGenerator } from '../../define-generator.ts'
import { say } from '../../format/say.ts'
import { counted } from '../../format/units.ts'
import { divisors } from '../../number-theory.ts'
import type { Random } from '../../random.ts'
import { towns } from '../../stories/places.ts'
import { quantity } from '../../value.ts'
import { extraMen, foodStore } from './men-days-later.ts'

/** "12 workers build a wall in 15 days. In how many days do 20 workers build it?" */
export const menDays = defineGenerator({
  id: 'arithmetic/men-days',
  version: 1,
  levels: {
    easy: { forms: [daysOfMen, menForDays] },
    medium: { forms: [withHours, largerWork] },
    hard: { forms: [extraMen, foodStore] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'days':
        // One worker's work, again and again, until the whole is done.
        return bisect((days) => days * given.others - given.men * given.days, 5000)
      case 'men':
        return bisect((men) => men * given.wanted - given.men * given.days, 50_000)
      case 'days-of-hours': {
        const whole = given.men * given.days * given.hours
        return bisect((days) => days * given.otherMen * given.otherHours - whole, 5000)
      }
      case 'days-of-length': {
        const perManDay = given.length / (given.men * given.days)
        return bisect((days) => days * given.otherMen * perManDay - given.otherLength, 5000)
      }
      case 'extra': {
        // In the time that is left, each worker does the share that one did a day so far.
        const share = given.done / given.parts / (given.men * given.passed)
        const left = given.total - given.passed
        return bisect((extra) => (given.men + extra) * left * share - (1 - given.done / given.parts), 5000)
      }
      case 'food': {
        let store = given.people * given.days
        for (let day = 0; day < given.passed; day++) store -= given.people
        return store / (given.people + given.change)
      }
    }
  },
})

const workers = (count: number) => quantity(count, counted('worker'))
const days = (count: number) => quantity(count, 'day')

const WORKS = [
  'build a wall',
  'dig a canal',
  'repair a road',
  'harvest the crop of a farm',
  'lay the pipes of a colony',
  'paint a school',
  'weave an order of carpets',
  'pack the stock of a godown',
] as const

/** Two crews that do the same work in whole days. */
function drawCrews(rng: Random) {
  const men = rng.int(6, 60)
  const time = rng.int(6, 48)
  const choices = divisors(men * time).filter(
    (other) =>
      other >= 4 &&
      other <= 90 &&
      other !== men &&
      other !== time &&
      (men * time) / other >= 3 &&
      (men * time) / other <= 90,
  )
  return { men, time, choices }
}

function draw(rng: Random) {
  const { men, time, choices } = rng.until(
    () => drawCrews(rng),
    (drawn) => drawn.choices.length > 2,
  )
  const others = rng.pick(choices)
  return { men, time, others, answer: (men * time) / others, work: rng.pick(WORKS), town: rng.pick(towns) }
}

function daysOfMen(rng: Random) {
  const { men, time, others, answer: key, work, town } = draw(rng)
  const answer = days(key)
  return {
    given: { find: 'days' as const, men, days: time, others },
    prompt: rng.pick([
      say`In ${town} ${workers(men)} can ${work} in ${days(time)}. In how many days can ${workers(others)} do it?`,
      say`It takes ${days(time)} to ${work} in ${town} with ${workers(men)}. How long does it take with ${workers(others)}?`,
      say`A contractor of ${town} needs ${days(time)} to ${work} if ${workers(men)} come every day. How many days are needed if ${others} come?`,
    ]),
    answer,
    mistakes: [
      {
        value: (time * others) / men,
        because: say`the days were taken in direct ratio; more workers need fewer days`,
      },
      { value: time - (others - men), because: say`the change of the workers was carried over to the days` },
      { value: time, because: say`the days were taken not to change` },
      { value: key * 2, because: say`the work was counted twice` },
      { value: key / 2, because: say`only half of the work was counted` },
      { value: (men * time) / (men + others), because: say`both crews were taken to work together` },
      { value: (men * others) / time, because: say`the workers were multiplied and divided by the days` },
    ],
    steps: [
      say`The whole work is ${men} × ${time} = ${men * time} days of one worker.`,
      say`Time of ${workers(others)} = ${men * time} ÷ ${others} = ${answer}`,
    ],
  }
}

function menForDays(rng: Random) {
  const { men, time, others: wanted, answer: key, work, town } = draw(rng)
  const answer = workers(key)
  return {
    given: { find: 'men' as const, men, days: time, wanted },
    prompt: rng.pick([
      say`In ${town} ${workers(men)} can ${work} in ${days(time)}. How many workers are needed to do it in ${days(wanted)}?`,
      say`To ${work} in ${town} takes ${workers(men)} ${days(time)}. It must be done in ${days(wanted)}. How many workers does that need?`,
    ]),
    answer,
    mistakes: [
      { value: (men * wanted) / time, because: say`the workers were taken in direct ratio to the days` },
      { value: Math.abs(key - men), because: say`that is the change in the number of workers` },
      { value: men + time - wanted, because: say`the change of the days was carried over to the workers` },
      { value: men, because: say`the workers were taken not to change` },
      { value: key * 2, because: say`the work was counted twice` },
      { value: key + men, because: say`the first workers were added once more` },
      { value: key / 2, because: say`only half of the work was counted` },
    ],
    steps: [
      say`The whole work is ${men} × ${time} = ${men * time} days of one worker.`,
      say`Workers for ${days(wanted)} = ${men * time} ÷ ${wanted} = ${answer}`,
    ],
  }
}

function withHours(rng: Random) {
  const { men, time, hours, others, otherHours, key } = rng.until(
    () => {
      const [men, time, others] = [rng.int(8, 48), rng.int(6, 36), rng.int(8, 60)]
      const [hours, otherHours] = rng.sample([5, 6, 7, 8, 9, 10], 2)
      return { men, time, hours, others, otherHours, key: (men * time * hours) / (others * otherHours) }
    },
    (drawn) =>
      Number.isInteger(drawn.key) &&
      drawn.men !== drawn.others &&
      drawn.key !== drawn.time &&
      drawn.key >= 4 &&
      drawn.key <= 60,
  )
  const [work, town] = [rng.pick(WORKS), rng.pick(towns)]
  const [long, short] = [quantity(hours, 'hour'), quantity(otherHours, 'hour')]
  const answer = days(key)
  return {
    given: { find: 'days-of-hours' as const, men, days: time, hours, otherMen: others, otherHours },
    prompt: rng.pick([
      say`${workers(men)} working ${long} a day can ${work} in ${days(time)}. In how many days can ${workers(others)} do it in ${town} if they work ${short} a day?`,
      say`In ${town} it takes ${workers(men)} ${days(time)} to ${work} at ${long} a day. How long do ${workers(others)} take at ${short} a day?`,
    ]),
    answer,
    mistakes: [
      { value: (men * time) / others, because: say`the hours were left out` },
      { value: (time * hours) / otherHours, because: say`the number of workers was left out` },
      {
        value: (men * time * otherHours) / (others * hours),
        because: say`the hours were turned upside down`,
      },
      {
        value: (others * time * hours) / (men * otherHours),
        because: say`the workers were turned upside down`,
      },
      { value: time, because: say`the days were taken not to change` },
      { value: key * 2, because: say`the work was counted twice` },
      { value: key / 2, because: say`only half of the work was counted` },
    ],
    steps: [
      say`The whole work is ${men} × ${time} × ${hours} = ${quantity(men * time * hours, 'hour')} of one worker.`,
      say`${workers(others)} do ${others} × ${otherHours} = ${quantity(others * otherHours, 'hour')} of it a day.`,
      say`Time = ${men * time * hours} ÷ ${others * otherHours} = ${answer}`,
    ],
  }
}

function largerWork(rng: Random) {
  const { men, time, length, others, otherLength, key } = rng.until(
    () => {
      const [men, time, others] = [rng.int(8, 48), rng.int(5, 30), rng.int(8, 60)]
      const [length, otherLength] = [rng.int(60, 480, 20), rng.int(60, 600, 20)]
      return { men, time, length, others, otherLength, key: (men * time * otherLength) / (others * length) }
    },
    (drawn) =>
      Number.isInteger(drawn.key) &&
      drawn.men !== drawn.others &&
      drawn.key !== drawn.time &&
      drawn.length !== drawn.otherLength &&
      drawn.key >= 4 &&
      drawn.key <= 60,
  )
  const thing = rng.pick(['wall', 'drain', 'road', 'fence', 'trench'])
  const town = rng.pick(towns)
  const [long, other] = [quantity(length, 'm'), quantity(otherLength, 'm')]
  const answer = days(key)
  return {
    given: { find: 'days-of-length' as const, men, days: time, length, otherMen: others, otherLength },
    prompt: rng.pick([
      say`${workers(men)} make a ${thing} of ${long} near ${town} in ${days(time)}. In how many days do ${workers(others)} make one of ${other}?`,
      say`Near ${town} a ${thing} ${long} long was made by ${workers(men)} in ${days(time)}. How many days do ${workers(others)} need for a ${thing} ${other} long?`,
    ]),
    answer,
    mistakes: [
      { value: (men * time) / others, because: say`the lengths were left out` },
      { value: (time * otherLength) / length, because: say`the number of workers was left out` },
      {
        value: (men * time * length) / (others * otherLength),
        because: say`the lengths were turned upside down`,
      },
      {
        value: (others * time * otherLength) / (men * length),
        because: say`the workers were turned upside down`,
      },
      { value: time, because: say`the days were taken not to change` },
      { value: key * 2, because: say`the work was counted twice` },
      { value: key / 2, because: say`only half of the work was counted` },
    ],
    steps: [
      say`${long} take ${men} × ${time} = ${men * time} days of one worker.`,
      say`${other} take ${men * time} × ${otherLength}/${length} = ${(men * time * otherLength) / length} days of one worker.`,
      say`Time of ${workers(others)} = ${(men * time * otherLength) / length} ÷ ${others} = ${answer}`,
    ],
  }
}
