import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { counted } from '../../../kit/values/units.ts'
import { money, ordinal, quantity, type Value } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { type people, someone } from '../../../kit/wording/people.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "An auditorium has 20 seats in its first row and 4 more in each next row. How many seats has row 15?" */
export const progressionWord = defineGenerator({
  id: 'algebra/progression-word',
  version: 9,
  levels: {
    easy: { forms: [lastOf] },
    medium: { forms: [...often(4, totalOf), doubling('last')] },
    hard: {
      forms: [
        ...often(6, howLong),
        ...often(3, bouncing),
        ...often(2, doubling('total')),
        ...often(6, growthBack),
      ],
    },
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
      case 'growth-back': {
        const whole = range(1, given.n).reduce((total, place) => total + given.ratio ** (place - 1), 0)
        const first = given.total / whole
        return given.asks === 'first' ? first : first * given.ratio ** (given.n - 1)
      }
      case 'growth':
        return given.asks === 'last'
          ? range(2, given.n).reduce((value) => value * given.ratio, given.first)
          : range(1, given.n).reduce((total, place) => total + given.first * given.ratio ** (place - 1), 0)
    }
  },
})

interface Story {
  /** States the first value and the step. */
  tell: Message
  askLast: (n: number) => Message
  askTotal: (n: number) => Message
  value: (amount: number) => Value
}

/** First value, step and wording. */
function drawStory(rng: Random): Story & { first: number; step: number; n: number } {
  const person = rng.pick(someone)
  return rng.pick([seats, saving, laps, bricks, rent])(rng, person)
}

type Teller = (
  rng: Random,
  person: (typeof people)[number],
) => Story & { first: number; step: number; n: number }

const seats: Teller = (rng) => {
  const [first, step, n] = [rng.int(12, 40), rng.int(2, 6), rng.int(10, 30)]
  const hall = rng.pick(['An auditorium', 'A cinema', 'An open-air theatre', 'A lecture hall'])
  return {
    first,
    step,
    n,
    tell: rng.pick([
      say`${hall} has ${first} seats in the first row, and each subsequent row has ${step} seats more than the previous one.`,
      say`The front row of ${hall.toLowerCase()} holds ${first} people; going back, every row has room for ${step} more.`,
      say`Chairs are set out in rows in ${hall.toLowerCase()}: ${first} seats in the row nearest to the stage, then ${first + step}, then ${first + 2 * step}, and so on.`,
    ]),
    askLast: (row) => say`How many seats are there in the ${ordinal(row)} row?`,
    askTotal: (row) => say`What is the total number of seats in the first ${row} rows?`,
    value: (amount) => quantity(amount, counted('seat')),
  }
}

const saving: Teller = (rng, person) => {
  const [first, step, n] = [rng.int(2, 30) * 50, rng.int(1, 12) * 25, rng.int(10, 36)]
  return {
    first,
    step,
    n,
    tell: rng.pick([
      say`${person.name} saves ${money(first)} in the first month and, in every following month, ${money(step)} more than in the previous month.`,
      say`Starting with ${money(first)}, ${person.name} puts aside a sum each month that grows by ${money(step)} from month to month.`,
      say`The monthly savings of ${person.name} are ${money(first)}, ${money(first + step)}, ${money(first + 2 * step)} and so on, rising by the same amount.`,
    ]),
    askLast: (month) => say`How much does ${person.he} save in the ${ordinal(month)} month?`,
    askTotal: (month) => say`How much will ${person.he} save in ${month} months?`,
    value: money,
  }
}

const laps: Teller = (rng, person) => {
  const [first, step, n] = [rng.int(4, 20) * 100, rng.int(1, 6) * 50, rng.int(10, 28)]
  const does = rng.pick(['runs', 'cycles', 'walks', 'jogs'])
  return {
    first,
    step,
    n,
    tell: rng.pick([
      say`${person.name} ${does} ${quantity(first, 'm')} on the first day and, every day after that, ${quantity(step, 'm')} more than on the previous day.`,
      say`In training, ${person.name} ${does} every day ${quantity(step, 'm')} farther than the day before, beginning with ${quantity(first, 'm')}.`,
    ]),
    askLast: (day) => say`What distance does ${person.he} cover on the ${ordinal(day)} day?`,
    askTotal: (day) => say`What is the total distance covered in ${day} days?`,
    value: (amount) => quantity(amount, 'm'),
  }
}

const bricks: Teller = (rng) => {
  const [step, n] = [-rng.int(1, 3), rng.int(10, 30)]
  // The last row asked about is not empty.
  const first = rng.int(8, 90) - (n - 1) * step
  const thing = rng.pick(['bricks', 'logs', 'pipes', 'cans', 'bundles'])
  return {
    first,
    step,
    n,
    tell: rng.pick([
      say`${thing} are stacked in such a way that there are ${first} in the bottom row and each row above has ${-step} fewer than the row below it.`,
      say`A pile of ${thing} has ${first} in its lowest row, ${first + step} in the next, ${first + 2 * step} in the one above, and so on.`,
      say`The row of ${thing} on the ground has ${first} of them, and every row on top of another has ${-step} fewer.`,
    ]),
    askLast: (layer) => say`How many ${thing} are there in the ${ordinal(layer)} row from the bottom?`,
    askTotal: (layer) => say`How many ${thing} are there in the first ${layer} rows?`,
    value: (amount) => quantity(amount, counted(thing.slice(0, -1))),
  }
}

const rent: Teller = (rng) => {
  const [first, step, n] = [rng.int(8, 40) * 500, rng.int(2, 16) * 50, rng.int(6, 15)]
  const pay = rng.pick([
    'The annual rent of a shed',
    'The annual insurance premium of a shop',
    'The annual contribution of a member to a fund',
    'The annual maintenance charge of a flat',
    'The annual licence fee of a stall',
  ])
  return {
    first,
    step,
    n,
    tell: rng.pick([
      say`${pay} is ${money(first)} in the first year and rises by ${money(step)} every year.`,
      say`${pay} was fixed at ${money(first)} for the first year, with an increase of ${money(step)} each year after that.`,
    ]),
    askLast: (year) => say`How much is to be paid in the ${ordinal(year)} year?`,
    askTotal: (year) => say`What is the total amount to be paid in ${year} years?`,
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
      { value: Math.abs(n * step), because: say`the first value was left out, and ${n} steps were taken` },
      { value: (n * (first + size)) / 2, because: say`that is the total, not the value asked for` },
      { value: first + (n + 1) * step, because: say`${n + 1} steps were taken instead of ${n - 1}` },
      { value: first + (n - 3) * step, because: say`${n - 3} steps were taken instead of ${n - 1}` },
    ],
    // The values rise from the first one, or fall.
    within: step < 0 ? ([1, first - 1] as const) : ([first + 1, 10_000_000] as const),
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

/** The number of steps from the total. */
function howLong(rng: Random) {
  const person = rng.pick(someone)
  const kind = rng.pick(['loan', 'road', 'wall', 'save', 'club'])
  const sizes: Readonly<Record<typeof kind, readonly [first: number, step: number, n: number]>> = {
    loan: [rng.int(4, 30) * 500, rng.int(1, 8) * 100, rng.int(8, 24)],
    road: [rng.int(10, 90), rng.int(2, 12), rng.int(8, 25)],
    wall: [rng.int(5, 60), rng.int(2, 8), rng.int(6, 20)],
    save: [rng.int(2, 20) * 5, rng.int(1, 6) * 5, rng.int(8, 30)],
    club: [rng.int(2, 30) * 50, rng.int(1, 20) * 10, rng.int(8, 30)],
  }
  const [first, step, n] = sizes[kind]
  const total = (n * (2 * first + (n - 1) * step)) / 2
  const tell: Record<typeof kind, readonly Message[]> = {
    loan: [
      say`${person.name} repays a loan of ${money(total)} by paying ${money(first)} in the first month and increasing the payment by ${money(step)} every month. In how many months will the loan be repaid?`,
      say`A debt of ${money(total)} is to be cleared in monthly instalments. The first instalment is ${money(first)} and each instalment is ${money(step)} more than the previous one. How many instalments are needed?`,
      say`The instalments of a loan of ${money(total)} are ${money(first)}, ${money(first + step)}, ${money(first + 2 * step)} and so on, one each month. After how many of them is nothing left to pay?`,
    ],
    road: [
      say`Workers lay ${quantity(first, 'm')} of road on the first day and ${quantity(step, 'm')} more on each following day than on the previous day. In how many days will they lay ${quantity(total, 'm')} of road?`,
      say`A pipeline of ${quantity(total, 'm')} is to be laid. If ${quantity(first, 'm')} is laid on the first day and every day ${quantity(step, 'm')} more than on the previous day, in how many days will the work be completed?`,
      say`A tunnel grows by ${quantity(first, 'm')} on the first day of digging, and the daily progress increases by ${quantity(step, 'm')}. After how many days is it ${quantity(total, 'm')} long?`,
      say`How many days does a team need for a fence of ${quantity(total, 'm')}, if it puts up ${quantity(first, 'm')} on the first day and improves by ${quantity(step, 'm')} a day?`,
    ],
    wall: [
      say`${person.name} reads ${first} pages of a book on the first day and, every day after that, ${step} pages more than on the previous day. If the book has ${total} pages, in how many days will it be finished?`,
      say`${person.name} solves ${first} problems on the first day and, every day after that, ${step} more than on the previous day. In how many days will ${person.he} solve ${total} problems?`,
      say`A typist finishes ${first} pages on the first day and, gaining speed, ${step} pages more each day than the day before. How many days does a manuscript of ${total} pages take?`,
      say`A nursery sells ${first} plants on its opening day, and its sales rise by ${step} plants a day. After how many days is the number sold ${total}?`,
    ],
    save: [
      say`${person.name} puts ${money(first)} into a savings box in the first week and, every week after that, ${money(step)} more than in the previous week. After how many weeks will it contain ${money(total)}?`,
      say`The pocket money that ${person.name} keeps each week is ${money(first)}, ${money(first + step)}, ${money(first + 2 * step)} and so on. In how many weeks does it add up to ${money(total)}?`,
    ],
    club: [
      say`A club collects ${money(first)} in the first week and, in each following week, ${money(step)} more than in the previous week. In how many weeks will it collect ${money(total)}?`,
      say`The weekly takings of a stall begin at ${money(first)} and go up by ${money(step)} every week. How many weeks does it take to earn ${money(total)} in all?`,
    ],
  }
  const unit = { loan: 'month', road: 'day', wall: 'day', save: 'week', club: 'week' } as const
  const answer = quantity(n, unit[kind])
  const [a, b] = [step, 2 * first - step]
  return {
    given: { find: 'how-long' as const, first, step, total },
    prompt: rng.pick(tell[kind]),
    answer,
    mistakes: [
      { value: n - 1, because: say`one too few was counted: the total is not reached yet` },
      { value: n + 1, because: say`one too many was counted: the total is passed` },
      { value: Math.round(total / first), because: say`every payment was taken to be as the first` },
      { value: n - 2, because: say`two too few were counted` },
      { value: n + 2, because: say`two too many were counted` },
      {
        value: Math.round(total / (first + (n - 1) * step)),
        because: say`the total was divided by the last value`,
      },
      { value: 2 * n, because: say`the division by 2 in the sum was forgotten` },
    ],
    steps: [
      say`The amounts form an AP: first value ${first}, common difference ${step}.`,
      say`Sum of n of them: ${latex`\frac{n}{2}(2 \times ${first} + (n - 1) \times ${step}) = ${total}`}`,
      say`So ${latex`${a}n^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)}n = ${2 * total}`}`,
      say`The positive solution is ${answer}`,
    ],
  }
}

/** A ball that rises to a part of its height again and again. */
function bouncing(rng: Random) {
  const bottom = rng.pick([2, 3, 4, 5, 5])
  const top = rng.pick(range(1, bottom - 1).filter((number) => exact(number, bottom).d === BigInt(bottom)))
  const height = bottom * (bottom - top) * rng.int(3, 60)
  const ratio = exact(top, bottom)
  const down = exact(height).div(exact(1).sub(ratio))
  const way = Number(down.mul(2).sub(height))
  const answer = quantity(way, 'cm')
  const part = latex`\frac{${top}}{${bottom}}`
  const ball = rng.pick([
    'a rubber ball',
    'a tennis ball',
    'a small ball',
    'a hollow ball',
    'a ping-pong ball',
    'a sponge ball',
  ])
  return {
    given: { find: 'bounce' as const, height, top, bottom },
    prompt: rng.pick([
      say`${ball} is dropped from ${quantity(height, 'cm')} and after each bounce rises to ${part} of the height from which it fell. What is the total distance covered by it before coming to rest?`,
      say`${ball} falls from a height of ${quantity(height, 'cm')} and rebounds each time to ${part} of the height from which it last fell. ${ask(rng, 'the total distance that it travels before coming to rest')}`,
      say`${ball} is dropped from a height of ${quantity(height, 'cm')}. If it rebounds to ${part} of the previous height each time, how far does it travel in all before coming to rest?`,
      say`Each time ${ball} hits the floor, it jumps back to ${part} of its last height. It is let go at ${quantity(height, 'cm')}. How long is its whole path, up and down, until it lies still?`,
      say`The heights that ${ball} reaches after being released at ${quantity(height, 'cm')} are each ${part} of the one before. ${ask(rng, 'the sum of all its ways down and up')}`,
    ]),
    answer,
    mistakes: [
      { value: Number(down), because: say`only the ways down were added` },
      { value: Number(down.sub(height)), because: say`only the ways up were added` },
      { value: Number(down.mul(2)), because: say`a way up before the first fall was counted` },
      { value: height + (2 * height * top) / bottom, because: say`only the first bounce was counted` },
      { value: (height * bottom) / top, because: say`the height was divided by the part` },
      { value: 2 * height, because: say`the height was doubled` },
      { value: height * bottom, because: say`the height was multiplied by ${bottom}` },
    ],
    steps: [
      say`The ways down form a GP: ${height}, ${Number(ratio.mul(height))}, … with the ratio ${part}.`,
      say`Their sum to infinity is ${latex`\frac{${height}}{1 - \frac{${top}}{${bottom}}}`} = ${Number(down)} cm`,
      say`The ways up are the same without the first fall: ${Number(down)} − ${height} = ${Number(down) - height} cm`,
      say`Together: ${Number(down)} + ${Number(down) - height} = ${answer}`,
    ],
  }
}

/** What doubles or trebles: the last number, or the total of all. */
function doubling(asks: 'last' | 'total') {
  return (rng: Random) => drawDoubling(rng, asks)
}

function drawDoubling(rng: Random, asks: 'last' | 'total') {
  const ratio = rng.pick([2, 2, 3])
  const n = rng.int(4, ratio === 2 ? 11 : 7)
  const first = rng.int(2, 75)
  const size = asks === 'last' ? first * ratio ** (n - 1) : (first * (ratio ** n - 1)) / (ratio - 1)
  const person = rng.pick(someone)
  const word = ratio === 2 ? 'twice' : 'three times'
  const story = rng.pick([
    {
      tell: say`A video is seen by ${first} people on the first day, and every day after that by ${word} as many new people as on the previous day.`,
      ask:
        asks === 'last'
          ? say`How many new people see it on the ${ordinal(n)} day?`
          : say`How many people have seen it after ${n} days?`,
      unit: counted('person', 'people'),
    },
    {
      tell: say`In a chain of letters, ${first} letters are sent in the first round and, in every round after that, ${word} as many as in the previous round.`,
      ask:
        asks === 'last'
          ? say`How many letters are sent in the ${ordinal(n)} round?`
          : say`What is the total number of letters sent in ${n} rounds?`,
      unit: counted('letter'),
    },
    {
      tell: say`In a culture ${first} new cells form in the first hour and, in every hour after that, ${word} as many as in the hour before.`,
      ask:
        asks === 'last'
          ? say`How many new cells form in the ${ordinal(n)} hour?`
          : say`How many new cells form in ${n} hours in total?`,
      unit: counted('cell'),
    },
    {
      tell: say`A website gains ${first} members in its first week; from then on the number of new members is ${word} that of the week before.`,
      ask:
        asks === 'last'
          ? say`How many members join in week ${n}?`
          : say`How many members does it have at the end of week ${n}?`,
      unit: counted('member'),
    },
    {
      tell: say`${person.name} plants ${first} saplings in the first year and, in every following year, ${word} as many as in the previous year.`,
      ask:
        asks === 'last'
          ? say`How many saplings does ${person.he} plant in the ${ordinal(n)} year?`
          : say`How many saplings does ${person.he} plant in ${n} years in total?`,
      unit: counted('sapling'),
    },
  ])
  const answer = quantity(size, story.unit)
  return {
    given: { find: 'growth' as const, first, ratio, n, asks },
    prompt: say`${story.tell} ${story.ask}`,
    answer,
    mistakes: [
      asks === 'last'
        ? {
            value: (first * (ratio ** n - 1)) / (ratio - 1),
            because: say`that is the total, not the last number`,
          }
        : { value: first * ratio ** (n - 1), because: say`that is the last number, not the total` },
      { value: first * ratio ** n, because: say`the factor was used ${n} times instead of ${n - 1}` },
      {
        value: asks === 'last' ? first * ratio ** (n - 2) : (first * (ratio ** (n - 1) - 1)) / (ratio - 1),
        because: say`one step too few was counted`,
      },
      { value: first * ratio * n, because: say`the factor was multiplied by ${n} instead of being raised` },
      { value: first * n, because: say`the growth was left out` },
      { value: size + first, because: say`the first number was added once more` },
      { value: size - first, because: say`the first number was taken off` },
    ],
    steps: [
      say`The numbers form a GP: first term ${first}, ratio ${ratio}.`,
      asks === 'last'
        ? say`Term ${n} uses the ratio ${n - 1} times.`
        : say`The sum of ${n} terms is first term × (ratio to the power ${n} − 1) ÷ (ratio − 1).`,
      asks === 'last'
        ? say`${latex`${ratio}^{${n - 1}} = ${ratio ** (n - 1)}`}`
        : say`${latex`${ratio}^{${n}} - 1 = ${ratio ** n - 1}`}`,
      asks === 'last'
        ? say`${first} × ${ratio ** (n - 1)} = ${answer}`
        : say`${first} × ${ratio ** n - 1}${ratio === 2 ? '' : ' ÷ 2'} = ${answer}`,
    ],
  }
}

/** "Each week a website gains twice as many members as in the week before; in 6 weeks it gains 2,520. How many in the last?" */
function growthBack(rng: Random) {
  const ratio = rng.pick([2, 2, 3])
  const n = rng.int(4, ratio === 2 ? 9 : 6)
  const first = rng.int(2, 75)
  const asks = rng.pick(['first', 'last'] as const)
  const total = (first * (ratio ** n - 1)) / (ratio - 1)
  const last = first * ratio ** (n - 1)
  const person = rng.pick(someone)
  const word = ratio === 2 ? 'twice' : 'three times'
  const story = rng.pick([
    {
      tell: say`A video is seen every day by ${word} as many new people as on the previous day, and in ${n} days ${total} people see it.`,
      ask: say`How many new people see it on the ${asks} day?`,
      unit: counted('person', 'people'),
    },
    {
      tell: say`In a chain of letters, every round has ${word} as many letters as the round before it, and ${total} letters are sent in ${n} rounds.`,
      ask: say`What is the number of letters sent in the ${asks} round?`,
      unit: counted('letter'),
    },
    {
      tell: say`In a culture, ${total} new cells form in ${n} hours, in every hour ${word} as many as in the hour before.`,
      ask: say`How many of them form in the ${asks} hour?`,
      unit: counted('cell'),
    },
    {
      tell: say`In its first ${n} weeks a website gains ${total} members. From week to week, the number of new members becomes ${word} as large.`,
      ask: say`How many members join in the ${asks} of these weeks?`,
      unit: counted('member'),
    },
    {
      tell: say`${person.name} plants ${total} saplings in ${n} years, in every year ${word} as many as in the previous year.`,
      ask: say`How many saplings does ${person.he} plant in the ${asks} year?`,
      unit: counted('sapling'),
    },
    {
      tell: say`A saver puts ${total} rupees aside in ${n} months, every month ${word} as many as in the month before.`,
      ask: say`How many rupees are put aside in the ${asks} month?`,
      unit: counted('rupee'),
    },
  ])
  const size = asks === 'first' ? first : last
  const answer = quantity(size, story.unit)
  return {
    given: { find: 'growth-back' as const, total, ratio, n, asks },
    prompt: say`${story.tell} ${story.ask}`,
    answer,
    within: [1, total - 1] as const,
    mistakes: [
      asks === 'first'
        ? { value: last, because: say`that is the last number, not the first` }
        : { value: first, because: say`that is the first number, not the last` },
      { value: Math.round(total / n), because: say`the total was shared out equally` },
      {
        value: Math.round(total / ratio ** n),
        because: say`the total was divided by the ratio to the power ${n}`,
      },
      { value: asks === 'first' ? first * ratio : last / ratio, because: say`one step too few was counted` },
      { value: Math.round(total / ratio), because: say`the total was divided by ${ratio}` },
      { value: size + first, because: say`the first number was added once more` },
      { value: asks === 'first' ? first + n : last - first, because: say`a slip in the last step` },
    ],
    steps: [
      say`The numbers form a GP with the ratio ${ratio} and ${n} terms.`,
      say`Their sum is a × ${latex`\frac{${ratio}^{${n}} - 1}{${ratio} - 1}`} = ${(ratio ** n - 1) / (ratio - 1)}a = ${total}.`,
      say`So the first term is a = ${first}${asks === 'first' ? '' : '.'}`,
      asks === 'first'
        ? say`That is ${answer}`
        : say`The last term is ${first} × ${latex`${ratio}^{${n - 1}}`} = ${answer}`,
    ],
  }
}
