import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { divisors } from '../../../kit/values/number-theory.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { largerWork, withHours } from './men-days-hours.ts'
import { extraMen, foodStore } from './men-days-later.ts'
import { days, WORKS, workers } from './men-days-words.ts'

/** "12 workers build a wall in 15 days. In how many days do 20 workers build it?" */
export const menDays = defineGenerator({
  id: 'arithmetic/men-days',
  version: 2,
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
      {
        value: (men * time) / Math.abs(others - men),
        because: say`the work was divided by the difference of the workers`,
      },
      {
        value: time + (others - men),
        because: say`the change of the workers was carried over to the days, in the wrong direction`,
      },
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
      {
        value: (men * time) / Math.abs(time - wanted),
        because: say`the work was divided by the difference of the days`,
      },
      { value: key + men, because: say`so many were taken to be needed besides the first ones` },
      {
        value: men + wanted - time,
        because: say`the change of the days was carried over in the wrong direction`,
      },
    ],
    steps: [
      say`The whole work is ${men} × ${time} = ${men * time} days of one worker.`,
      say`Workers for ${days(wanted)} = ${men * time} ÷ ${wanted} = ${answer}`,
    ],
  }
}
