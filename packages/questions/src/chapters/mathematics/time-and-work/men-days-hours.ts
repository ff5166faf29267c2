import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { days, WORKS, workers } from './men-days-words.ts'

/** Workers and days with one more thing that changes: the hours of a day, or the size of the work. */
export function withHours(rng: Random) {
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
      {
        value: (others * time * otherHours) / (men * hours),
        because: say`both ratios were turned upside down`,
      },
    ],
    steps: [
      say`The whole work is ${men} × ${time} × ${hours} = ${quantity(men * time * hours, 'hour')} of one worker.`,
      say`${workers(others)} do ${others} × ${otherHours} = ${quantity(others * otherHours, 'hour')} of it a day.`,
      say`Time = ${men * time * hours} ÷ ${others * otherHours} = ${answer}`,
    ],
  }
}

export function largerWork(rng: Random) {
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
      {
        value: (others * time * length) / (men * otherLength),
        because: say`both ratios were turned upside down`,
      },
    ],
    steps: [
      say`${long} take ${men} × ${time} = ${men * time} days of one worker.`,
      say`${other} take ${men * time} × ${otherLength}/${length} = ${(men * time * otherLength) / length} days of one worker.`,
      say`Time of ${workers(others)} = ${(men * time * otherLength) / length} ÷ ${others} = ${answer}`,
    ],
  }
}
