import type { Random } from '../../../kit/random/random.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { days, workers } from './men-days-words.ts'

/** A contract that runs late: how many more must come. */
export function extraMen(rng: Random) {
  const { men, total, passed, done, parts, needed } = rng.until(
    () => {
      const [men, total, parts] = [rng.int(12, 90), rng.int(20, 90), rng.int(3, 8)]
      const [passed, done] = [rng.int(8, total - 6), rng.int(1, parts - 1)]
      return {
        men,
        total,
        passed,
        done,
        parts,
        needed: (men * passed * (parts - done)) / (done * (total - passed)),
      }
    },
    (drawn) =>
      Number.isInteger(drawn.needed) &&
      drawn.needed > drawn.men &&
      drawn.needed <= 4 * drawn.men &&
      isLowest(drawn.done, drawn.parts),
  )
  const extra = needed - men
  const left = total - passed
  const town = rng.pick(towns)
  const work = rng.pick([
    'a bridge',
    'a road',
    'a school building',
    'a canal',
    'a godown',
    'a water tank',
    'a bus stand',
  ])
  const answer = workers(extra)
  return {
    given: { find: 'extra' as const, men, total, passed, done, parts },
    prompt: rng.pick([
      say`A contractor of ${town} has to finish ${work} in ${days(total)} and employs ${workers(men)}. After ${days(passed)} only ${done}/${parts} of the work is done. How many more workers are needed to finish in time?`,
      say`${work} near ${town} is to be ready in ${days(total)}. ${workers(men)} have done ${done}/${parts} of it in ${days(passed)}. How many additional workers must be employed to keep the date?`,
    ]),
    answer,
    mistakes: [
      { value: needed, because: say`that is the number of all workers, not of the additional ones` },
      { value: (men * passed) / left - men, because: say`the rest was taken to be as large as what is done` },
      { value: (men * (parts - done)) / done - men, because: say`the days were left out` },
      { value: men, because: say`that is the number of workers there already` },
      {
        value: (men * total * (parts - done)) / (done * left) - men,
        because: say`the whole time was counted for what is done`,
      },
      {
        value: (men * (parts - done)) / parts,
        because: say`the part of the work that is missing was taken of the workers`,
      },
      { value: needed + men, because: say`the workers there already were added instead of taken off` },
    ],
    steps: [
      say`What is left: 1 − ${done}/${parts} = ${parts - done}/${parts} of the work, in ${total} − ${passed} = ${days(left)}.`,
      say`${done}/${parts} of the work took ${men} × ${passed} = ${men * passed} days of one worker.`,
      say`The rest takes ${men * passed} × ${parts - done}/${done} = ${(men * passed * (parts - done)) / done} of them, so ${(men * passed * (parts - done)) / done} ÷ ${left} = ${needed} workers.`,
      say`More workers: ${needed} − ${men} = ${answer}`,
    ],
  }
}

/** 2/3, not 4/6. */
const isLowest = (top: number, bottom: number): boolean =>
  ![2, 3, 5, 7].some((prime) => top % prime === 0 && bottom % prime === 0)

/** Food for a camp whose number of people changes. */
export function foodStore(rng: Random) {
  const { people, time, passed, change, key } = rng.until(
    () => {
      const [people, time] = [rng.int(60, 600, 10), rng.int(20, 80)]
      const [passed, change] = [rng.int(4, 30), rng.pick([1, -1]) * rng.int(20, 240, 10)]
      return { people, time, passed, change, key: (people * (time - passed)) / (people + change) }
    },
    (drawn) =>
      Number.isInteger(drawn.key) &&
      drawn.time - drawn.passed >= 6 &&
      drawn.people + drawn.change >= 40 &&
      drawn.key <= 100,
  )
  const left = time - passed
  const [town, now] = [rng.pick(towns), people + change]
  const kind = rng.pick(['soldiers', 'students', 'trainees', 'labourers', 'scouts'])
  const came = change > 0 ? say`${change} more ${kind} join` : say`${-change} ${kind} leave`
  const answer = days(key)
  return {
    given: { find: 'food' as const, people, days: time, passed, change },
    prompt: rng.pick([
      say`A camp near ${town} has food for ${people} ${kind} for ${days(time)}. After ${days(passed)} ${came}. For how many more days will the food last?`,
      say`The store of a hostel in ${town} is enough for ${people} ${kind} for ${days(time)}. When ${days(passed)} have passed, ${came}. How long will the rest of the food last?`,
    ]),
    answer,
    mistakes: [
      { value: left, because: say`the change in the number of ${kind} was left out` },
      { value: (people * time) / now, because: say`the ${days(passed)} that have passed were not taken off` },
      {
        value: (people * time) / now - passed,
        because: say`all the food was shared among the new number first`,
      },
      { value: (left * now) / people, because: say`the ratio was turned upside down` },
      { value: key + passed, because: say`the ${days(passed)} that have passed were added` },
      {
        value: (people * left) / Math.abs(change),
        because: say`the food was shared among those who ${change > 0 ? 'join' : 'leave'} only`,
      },
      {
        value: (people * left) / (people - change),
        because: say`the change in the number of ${kind} was taken in the wrong direction`,
      },
    ],
    steps: [
      say`After ${days(passed)} there is food for ${people} ${kind} for ${time} − ${passed} = ${days(left)}.`,
      say`That is ${people} × ${left} = ${people * left} daily meals of one person.`,
      say`Now there are ${people} ${change > 0 ? '+' : '−'} ${Math.abs(change)} = ${now} ${kind}.`,
      say`The food lasts ${people * left} ÷ ${now} = ${answer}`,
    ],
  }
}
