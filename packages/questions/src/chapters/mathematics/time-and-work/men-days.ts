import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { divisors } from '../../../kit/values/number-theory.ts'
import { days } from '../../../kit/values/quantities.ts'
import { counted } from '../../../kit/values/units.ts'
import { type Measure, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "12 workers build a wall in 15 days. In how many days do 20 workers build it?" */
export const menDays = defineGenerator({
  id: 'arithmetic/men-days',
  version: 6,
  concepts: ['mdh-formula', 'contractor-and-extra-men', 'garrison-and-food'],
  levels: {
    easy: { forms: [daysOfMen, menForDays] },
    medium: { forms: [withHours, largerWork, foodStore] },
    hard: { forms: [extraMen, rationCut, absentMen] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'days':
        // Adds one worker's work until the whole is done.
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
      case 'ration': {
        // In grams: what is eaten is taken out of the store day by day.
        let store = given.people * given.days * given.ration
        for (let day = 0; day < given.passed; day++) store -= given.people * given.ration
        return store / ((given.people + given.change) * given.lower)
      }
      case 'absent':
        return bisect((men) => men * (given.took - given.days) - given.absent * given.took, 5000)
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
  return { men, time, others, answer: (men * time) / others, work: rng.pick(WORKS) }
}

function daysOfMen(rng: Random) {
  const { men, time, others, answer: key, work } = draw(rng)
  const answer = days(key)
  return {
    concept: 'mdh-formula',
    given: { find: 'days' as const, men, days: time, others },
    prompt: rng.pick([
      say`${men} ${rng.pick(['men', 'workers', 'labourers', 'persons'])} can ${work} in ${days(time)}. In how many days can ${others} such ${rng.pick(['men', 'workers', 'labourers', 'persons'])} do it?`,
      say`If ${workers(men)} can ${work} in ${days(time)}, then how many days will ${workers(others)} take to do the same work?`,
      say`A contractor employs ${workers(men)} who can ${work} in ${days(time)}. ${ask(rng, say`the time taken by ${workers(others)} for the same work`)}`,
      say`A piece of work can be completed by ${men} ${rng.pick(['men', 'women', 'labourers', 'persons'])} in ${days(time)}. How many days will it take if ${others} of them work on it?`,
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
  const { men, time, others: wanted, answer: key, work } = draw(rng)
  const answer = workers(key)
  return {
    concept: 'mdh-formula',
    given: { find: 'men' as const, men, days: time, wanted },
    prompt: rng.pick([
      say`${workers(men)} can ${work} in ${days(time)}. How many workers are required to do it in ${days(wanted)}?`,
      say`If ${workers(men)} take ${days(time)} to ${work}, then ${askThen(rng, say`the number of workers needed to complete it in ${days(wanted)}`)}`,
      say`A piece of work is completed by ${men} ${rng.pick(['men', 'women', 'labourers', 'persons'])} in ${days(time)}. To complete it in ${days(wanted)}, how many of them are needed?`,
      say`A contractor can ${work} with ${workers(men)} in ${days(time)}. How many workers should be employed to finish it in ${days(wanted)}?`,
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
      { value: (men * time) / (time + wanted), because: say`the work was divided by the sum of the days` },
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

/** Workers and days with one more thing that changes: the hours of a day, or the size of the work. */
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
  const work = rng.pick(WORKS)
  const [long, short] = [quantity(hours, 'hour'), quantity(otherHours, 'hour')]
  const answer = days(key)
  return {
    concept: 'mdh-formula',
    given: { find: 'days-of-hours' as const, men, days: time, hours, otherMen: others, otherHours },
    prompt: rng.pick([
      say`${workers(men)}, working ${long} a day, can ${work} in ${days(time)}. In how many days will ${workers(others)}, working ${short} a day, do it?`,
      say`If ${men} ${rng.pick(['men', 'women', 'labourers', 'persons'])} can complete a work in ${days(time)} by working ${long} per day, then how many days will ${others} of them take by working ${short} per day?`,
      say`A contractor can ${work} in ${days(time)} with ${workers(men)} working ${long} daily. ${ask(rng, say`the number of days required by ${workers(others)} working ${short} daily`)}`,
      say`Working ${long} a day, ${men} ${rng.pick(['men', 'labourers', 'persons'])} can ${work} in ${days(time)}. How many days will ${others} such ${rng.pick(['workers', 'people'])} take if they work ${short} a day?`,
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
  const [long, other] = [quantity(length, 'm'), quantity(otherLength, 'm')]
  const answer = days(key)
  return {
    concept: 'mdh-formula',
    given: { find: 'days-of-length' as const, men, days: time, length, otherMen: others, otherLength },
    prompt: rng.pick([
      say`${workers(men)} can make a ${thing} ${long} long in ${days(time)}. In how many days will ${workers(others)} make a similar ${thing} ${other} long?`,
      say`If ${men} ${rng.pick(['men', 'labourers', 'persons'])} build a ${long} long ${thing} in ${days(time)}, then ${askThen(rng, say`the number of days in which ${others} of them can build one of ${other}`)}`,
      say`A ${thing} of length ${long} is made by ${workers(men)} in ${days(time)}. How many days will ${workers(others)} take to make a ${thing} of length ${other}?`,
      say`A contractor gets a ${thing} of ${long} made by ${men} ${rng.pick(['men', 'labourers', 'persons'])} in ${days(time)}. ${ask(rng, say`the time needed by ${others} of them for a ${thing} of ${other}`)}`,
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

/** A contract that is late: how many more workers are needed. */
function extraMen(rng: Random) {
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
    concept: 'contractor-and-extra-men',
    given: { find: 'extra' as const, men, total, passed, done, parts },
    prompt: rng.pick([
      say`A contractor undertakes to complete ${work} in ${days(total)} and employs ${workers(men)}. After ${days(passed)}, only ${done}/${parts} of the work is completed. How many more workers should be employed to finish it in time?`,
      say`${work} is to be completed in ${days(total)}. ${men} ${rng.pick(['men', 'labourers', 'persons'])} complete ${done}/${parts} of it in ${days(passed)}. ${ask(rng, 'the number of additional hands needed to complete it on time')}`,
      say`If ${workers(men)} employed to build ${work} in ${days(total)} could do only ${done}/${parts} of it in ${days(passed)}, then how many extra workers are required to finish it on schedule?`,
      say`A project of building ${work} was to be finished in ${days(total)}. With ${workers(men)}, ${done}/${parts} of it was done in ${days(passed)}. How many more workers must be engaged to complete it in time?`,
    ]),
    answer,
    mistakes: [
      { value: needed, because: say`that is the number of all workers, not of the additional ones` },
      { value: (men * passed) / left - men, because: say`the rest was taken to be as large as what is done` },
      { value: (men * (parts - done)) / done - men, because: say`the days were left out` },
      { value: men, because: say`that is the number of workers there already` },
      {
        value: (men * passed * (parts - done)) / (done * total) - men,
        because: say`the whole time was counted for the rest`,
      },
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
function foodStore(rng: Random) {
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
  const now = people + change
  const kind = rng.pick(['soldiers', 'students', 'trainees', 'labourers', 'scouts'])
  const came = change > 0 ? say`${change} more ${kind} join` : say`${-change} ${kind} leave`
  const answer = days(key)
  return {
    concept: 'garrison-and-food',
    given: { find: 'food' as const, people, days: time, passed, change },
    prompt: rng.pick([
      say`A ${rng.pick(['camp', 'hostel', 'fort', 'garrison'])} has provisions for ${people} ${kind} for ${days(time)}. After ${days(passed)}, ${came}. For how many more days will the provisions last?`,
      say`There is enough food in a ${rng.pick(['camp', 'hostel', 'shelter'])} for ${people} ${kind} for ${days(time)}. If ${came} after ${days(passed)}, how long will the remaining food last?`,
      say`If a ${rng.pick(['camp', 'hostel', 'garrison'])} of ${people} ${kind} has food for ${days(time)} and ${came} after ${days(passed)}, then ${askThen(rng, 'the number of days for which the remaining food will last')}`,
      say`${people} ${kind} in a ${rng.pick(['camp', 'hostel', 'shelter'])} have food for ${days(time)}. ${days(passed)} later, ${came}. ${ask(rng, 'the number of days the rest of the food will last')}`,
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
      { value: key - passed, because: say`the ${days(passed)} that have passed were taken off twice` },
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

/** Food for a camp that grows and eats less: "After 10 days 300 more come, and each gets 600 g instead of 800 g." */
function rationCut(rng: Random) {
  const { people, time, passed, change, ration, lower, key } = rng.until(
    () => {
      const [people, time] = [rng.int(60, 600, 20), rng.int(20, 80)]
      const [passed, change] = [rng.int(4, 30), rng.pick([1, 1, -1]) * rng.int(20, 300, 20)]
      const [lower, ration] = rng.sample(RATIONS, 2).toSorted((one, other) => one - other)
      return {
        people,
        time,
        passed,
        change,
        ration: ration ?? 1,
        lower: lower ?? 1,
        key: (people * (time - passed) * (ration ?? 1)) / ((people + change) * (lower ?? 1)),
      }
    },
    (drawn) =>
      Number.isInteger(drawn.key) &&
      drawn.time - drawn.passed >= 8 &&
      drawn.people + drawn.change >= 40 &&
      drawn.lower >= 0.6 * drawn.ration &&
      drawn.key >= 6 &&
      drawn.key <= 90,
  )
  const left = time - passed
  const now = people + change
  const kind = rng.pick(['soldiers', 'trainees', 'labourers', 'scouts'])
  const came = change > 0 ? say`${change} more ${kind} join` : say`${-change} ${kind} leave`
  const [full, cut] = [quantity(ration, 'g'), quantity(lower, 'g')]
  const answer = days(key)
  return {
    concept: 'garrison-and-food',
    given: { find: 'ration' as const, people, days: time, passed, change, ration, lower },
    prompt: rng.pick([
      say`A ${rng.pick(['camp', 'base camp', 'training camp'])} of ${people} ${kind} has provisions for ${days(time)} at ${full} per head per day. After ${days(passed)}, ${came} and the ration is reduced to ${cut} per head per day. For how many more days will the provisions last?`,
      say`There is enough flour in a ${rng.pick(['camp', 'base camp', 'training camp'])} to give ${people} ${kind} ${full} each a day for ${days(time)}. If ${came} after ${days(passed)} and everybody then gets ${cut} a day, how long will the remaining flour last?`,
      say`${people} ${kind} have food for ${days(time)}, each taking ${full} a day. ${days(passed)} later, ${came} and the daily allowance is cut to ${cut} each. ${ask(rng, 'the number of days the rest of the food will last')}`,
    ]),
    answer,
    mistakes: [
      { value: (people * left) / now, because: say`the smaller ration was left out` },
      { value: (left * ration) / lower, because: say`the change in the number of ${kind} was left out` },
      {
        value: (people * time * ration) / (now * lower),
        because: say`the ${days(passed)} that have passed were not taken off`,
      },
      { value: (people * left * lower) / (now * ration), because: say`the rations were turned upside down` },
      {
        value: (now * left * ration) / (people * lower),
        because: say`the numbers of ${kind} were turned upside down`,
      },
      { value: key + passed, because: say`the ${days(passed)} that have passed were added` },
      { value: key - 3, because: say`a slip in the division made it too small` },
      { value: key + 3, because: say`a slip in the division made it too large` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    steps: [
      say`After ${days(passed)} there is food for ${people} ${kind} at ${full} for ${time} − ${passed} = ${days(left)}.`,
      say`That is ${people} × ${left} × ${ration} g = ${quantity((people * left * ration) / 1000, 'kg')}.`,
      say`Now ${people} ${change > 0 ? '+' : '−'} ${Math.abs(change)} = ${now} ${kind} eat ${now} × ${lower} g = ${quantity((now * lower) / 1000, 'kg')} a day.`,
      say`It lasts ${(people * left * ration) / 1000} ÷ ${(now * lower) / 1000} = ${answer}`,
    ],
  }
}

const RATIONS = [400, 450, 500, 540, 600, 640, 720, 750, 800, 840, 900, 960]

/** "Some men undertook a work in 20 days, but 12 of them did not come and it took 32 days. How many were they at first?" */
function absentMen(rng: Random) {
  const { absent, time, took, men } = rng.until(
    () => {
      const [absent, time, took] = [rng.int(3, 30), rng.int(10, 60), rng.int(12, 80)]
      return { absent, time, took, men: (absent * took) / (took - time) }
    },
    (drawn) =>
      drawn.took > drawn.time &&
      Number.isInteger(drawn.men) &&
      drawn.men <= 150 &&
      drawn.men >= 2 * drawn.absent &&
      drawn.men !== drawn.took &&
      drawn.men !== drawn.time,
  )
  const kind = rng.pick(['men', 'labourers', 'workers', 'masons'])
  const work = rng.pick(WORKS)
  const answer = quantity(men, counted('person', kind))
  return {
    concept: 'contractor-and-extra-men',
    given: { find: 'absent' as const, absent, days: time, took },
    prompt: rng.pick([
      say`A group of ${kind} undertook to ${work} in ${days(time)}, but ${absent} of them did not turn up and the rest took ${days(took)}. ${ask(rng, say`the original number of ${kind}`)}`,
      say`Some ${kind} could ${work} in ${days(time)}. As ${absent} of them were absent from the very first day, the work was finished in ${days(took)}. How many ${kind} were there originally?`,
      say`A contractor engaged some ${kind} to ${work} in ${days(time)}. With ${absent} of them absent all the time, it was done in ${days(took)}. How many ${kind} had he engaged?`,
    ]),
    answer,
    mistakes: [
      { value: men - absent, because: say`that is the number of those who came` },
      { value: (absent * time) / (took - time), because: say`the work was compared with the planned days` },
      { value: men + absent, because: say`the absent ones were counted twice` },
      {
        value: (absent * (took + time)) / (took - time),
        because: say`the days were added instead of taken once`,
      },
      { value: men + 4, because: say`a slip in the division made it too large` },
      { value: men - 4, because: say`a slip in the division made it too small` },
      { value: (absent * took) / time, because: say`the product was divided by the planned days` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [absent + 1, 300] as const,
    steps: [
      say`Let there be x ${kind}. The work is ${time}x days of one of them.`,
      say`The ${kind} who came did it in ${days(took)}: ${took} × (x − ${absent}) = ${time}x`,
      say`So ${took - time}x = ${took} × ${absent} = ${took * absent}`,
      say`x = ${took * absent} ÷ ${took - time} = ${answer}`,
    ],
  }
}

const workers = (count: number): Measure => quantity(count, counted('worker'))
/** Follows 'can'. */
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
