import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { counted } from '../../../kit/values/units.ts'
import { money, quantity, type Value } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { bouncing, doubling, howLong } from './progression-word-hard.ts'

/** "An auditorium has 20 seats in its first row and 4 more in each next row. How many seats has row 15?" */
export const progressionWord = defineGenerator({
  id: 'algebra/progression-word',
  version: 2,
  levels: {
    easy: { forms: [lastOf] },
    medium: { forms: [totalOf] },
    hard: { forms: [howLong, bouncing, doubling] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'last':
        return range(2, given.n).reduce((value) => value + given.step, given.first)
      case 'total': {
        let [total, value] = [0, given.first]
        for (let place = 1; place <= given.n; place++) {
          total += value
          value += given.step
        }
        return total
      }
      case 'how-long': {
        let [total, value, count] = [0, given.first, 0]
        while (total < given.total && count < 1000) {
          total += value
          value += given.step
          count++
        }
        return total === given.total ? count : Number.NaN
      }
      case 'bounce': {
        // Fall and rise, again and again.
        let [way, height] = [given.height, given.height]
        for (let bounce = 0; bounce < 2000; bounce++) {
          height = (height * given.top) / given.bottom
          way += 2 * height
        }
        return way
      }
      case 'growth':
        return given.asks === 'last'
          ? range(2, given.n).reduce((value) => value * given.ratio, given.first)
          : range(1, given.n).reduce((total, place) => total + given.first * given.ratio ** (place - 1), 0)
    }
  },
})

interface Story {
  /** Told with the first value and the step. */
  tell: Message
  askLast: (n: number) => Message
  askTotal: (n: number) => Message
  value: (amount: number) => Value
}

/** First value, step and how they are told. */
function drawStory(rng: Random): Story & { first: number; step: number; n: number } {
  const person = rng.pick(people)
  const town = rng.pick(towns)
  return rng.pick([seats, saving, laps, bricks, rent])(rng, person, town)
}

type Teller = (
  rng: Random,
  person: (typeof people)[number],
  town: string,
) => Story & { first: number; step: number; n: number }

const seats: Teller = (rng, _, town) => {
  const [first, step, n] = [rng.int(12, 40), rng.int(2, 6), rng.int(10, 30)]
  const hall = rng.pick(['An auditorium', 'A cinema', 'An open-air theatre', 'A lecture hall'])
  return {
    first,
    step,
    n,
    tell: say`${hall} in ${town} has ${first} seats in the first row and ${step} more in each next row.`,
    askLast: (row) => say`How many seats are in row ${row}?`,
    askTotal: (row) => say`How many seats are in the first ${row} rows together?`,
    value: (amount) => quantity(amount, counted('seat')),
  }
}

const saving: Teller = (rng, person) => {
  const [first, step, n] = [rng.int(2, 30) * 50, rng.int(1, 12) * 25, rng.int(10, 36)]
  return {
    first,
    step,
    n,
    tell: say`${person.name} saves ${money(first)} in the first month and ${money(step)} more in every following month than in the month before.`,
    askLast: (month) => say`How much does ${person.he} save in month ${month}?`,
    askTotal: (month) => say`How much has ${person.he} saved in ${month} months?`,
    value: money,
  }
}

const laps: Teller = (rng, person, town) => {
  const [first, step, n] = [rng.int(4, 20) * 100, rng.int(1, 6) * 50, rng.int(10, 28)]
  const does = rng.pick(['runs', 'cycles', 'walks', 'swims'])
  return {
    first,
    step,
    n,
    tell: say`In training in ${town}, ${person.name} ${does} ${quantity(first, 'm')} on the first day and each day ${quantity(step, 'm')} more than the day before.`,
    askLast: (day) => say`What distance is that on day ${day}?`,
    askTotal: (day) => say`What distance is that in ${day} days altogether?`,
    value: (amount) => quantity(amount, 'm'),
  }
}

const bricks: Teller = (rng, person, town) => {
  const [first, step, n] = [rng.int(60, 160), -rng.int(1, 3), rng.int(10, 30)]
  const thing = rng.pick(['bricks', 'logs', 'pipes', 'cans', 'bundles'])
  return {
    first,
    step,
    n,
    tell: say`${person.name} piles up ${thing} in a yard in ${town}: ${first} in the lowest layer and ${-step} fewer in each layer above.`,
    askLast: (layer) => say`How many ${thing} are in layer ${layer}, counted from below?`,
    askTotal: (layer) => say`How many ${thing} are in ${layer} layers?`,
    value: (amount) => quantity(amount, counted(thing.slice(0, -1))),
  }
}

const rent: Teller = (rng, person, town) => {
  const [first, step, n] = [rng.int(8, 40) * 500, rng.int(2, 16) * 50, rng.int(8, 25)]
  const pay = rng.pick([
    'The rent of a shop',
    'The yearly fee of a school',
    'The maintenance charge of a flat',
    'The yearly licence of a stall',
  ])
  return {
    first,
    step,
    n,
    tell: say`${pay} in ${town} is ${money(first)} in the first year and rises by ${money(step)} every year.`,
    askLast: (year) => say`How much does ${person.name} pay in year ${year}?`,
    askTotal: (year) => say`How much does ${person.name} pay in ${year} years in all?`,
    value: money,
  }
}

function lastOf(rng: Random) {
  const { first, step, n, tell, askLast, value } = drawStory(rng)
  const size = first + (n - 1) * step
  const answer = value(size)
  return {
    given: { find: 'last' as const, first, step, n },
    prompt: say`${tell} ${askLast(n)}`,
    answer,
    mistakes: [
      { value: first + n * step, because: say`${n} steps were taken instead of ${n - 1}` },
      { value: first + (n - 2) * step, because: say`${n - 2} steps were taken instead of ${n - 1}` },
      { value: Math.abs((n - 1) * step), because: say`the first value was left out` },
      { value: first - (n - 1) * step, because: say`the steps were taken in the wrong direction` },
      { value: (n * (first + size)) / 2, because: say`that is the total, not the value asked for` },
      { value: first * n, because: say`the first value was multiplied by ${n}` },
      { value: first + step, because: say`only one step was taken` },
    ],
    steps: [
      say`From the first value to number ${n} there are ${n - 1} equal steps of ${Math.abs(step)}.`,
      say`${first} ${step < 0 ? '−' : '+'} ${n - 1} × ${Math.abs(step)} = ${answer}`,
    ],
  }
}

function totalOf(rng: Random) {
  const { first, step, n, tell, askTotal, value } = drawStory(rng)
  const last = first + (n - 1) * step
  const size = (n * (first + last)) / 2
  const answer = value(size)
  return {
    given: { find: 'total' as const, first, step, n },
    prompt: say`${tell} ${askTotal(n)}`,
    answer,
    mistakes: [
      { value: (n * (first + last + step)) / 2, because: say`the last value was taken one step too far` },
      { value: n * (first + last), because: say`the division by 2 was forgotten` },
      { value: last, because: say`that is the last value, not the total` },
      { value: n * first, because: say`all values were taken to be as the first` },
      { value: n * last, because: say`all values were taken to be as the last` },
      { value: ((n - 1) * (first + last)) / 2, because: say`one value too few was counted` },
      { value: ((n + 1) * (first + last)) / 2, because: say`one value too many was counted` },
    ],
    steps: [
      say`The values form an AP with the common difference ${step}.`,
      say`Last value: ${first} ${step < 0 ? '−' : '+'} ${n - 1} × ${Math.abs(step)} = ${last}`,
      say`Total = ${n} × (${first} + ${last}) ÷ 2 = ${answer}`,
    ],
  }
}
