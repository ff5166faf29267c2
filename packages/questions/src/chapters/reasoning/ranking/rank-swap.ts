import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, ordinal } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawRow, drawTwo } from './row-stories.ts'

/** "Asha is 8th from the left and Dev 17th from the right. They exchange places, and Asha is then 21st from the left ..." */
export const rankSwap = defineGenerator({
  id: 'reasoning/rank-swap',
  version: 6,
  concepts: ['shifted-positions', 'interchanged-positions'],
  levels: {
    easy: { forms: [move] },
    medium: { forms: [exchange, exchangeBefore, exchangeAndBeyond] },
    hard: { forms: [exchangeAndMove, totalFromGap, bothMoved] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Lays out the row and moves everybody in it. 1 and 2 are the named people.
    switch (given.find) {
      case 'move': {
        const row = range(1, given.size).map((place) => (place === given.place ? 1 : 0))
        row.splice(given.place - 1, 1)
        row.splice(given.place - 1 + given.by, 0, 1)
        return ordinal(row.reverse().indexOf(1) + 1)
      }
      case 'exchange': {
        const row = layOut(given.size, given.left, given.right, true)
        return ordinal(row.reverse().indexOf(2) + 1)
      }
      case 'before': {
        const row = layOut(given.size, given.left, given.right, true)
        return row.slice(0, row.indexOf(1)).length
      }
      case 'exchange-move': {
        const row = layOut(sizeOf(given), given.left, given.right, true)
        const from = row.indexOf(2)
        row.splice(from, 1)
        row.splice(from + given.by, 0, 2)
        return ordinal(row.reverse().indexOf(2) + 1)
      }
      case 'gap-total': {
        // The only length of the row in which everything said is true.
        const size = range(given.left + given.between + 2, 300).find((length) => {
          const row = layOut(length, given.left, length - given.left - given.between, true)
          return row.reverse().indexOf(1) + 1 === given.after
        })
        return size ?? 0
      }
      case 'both-moved': {
        // Two rows laid over each other: the places after the moves.
        const places = range(1, given.size)
        const one = places.indexOf(given.left + given.forward)
        const other = ([...places].reverse()[given.right + given.back - 1] ?? 0) - 1
        return places.slice(Math.min(one, other) + 1, Math.max(one, other)).length
      }
      case 'exchange-beyond': {
        const row = layOut(sizeOf(given), given.left, given.right, true)
        return row.slice(row.indexOf(2) + 1).length
      }
    }
  },
})

function layOut(size: number, left: number, right: number, swapped: boolean): number[] {
  const row = range(1, size).map((place) => (place === left ? 1 : place === size - right + 1 ? 2 : 0))
  return swapped ? row.map((who) => (who === 0 ? 0 : 3 - who)) : row
}

/** The only length of the row for which the exchange gives the stated position. */
const sizeOf = ({ left, right, after }: { left: number; right: number; after: number }): number =>
  range(left + right, 200).find((size) => layOut(size, left, right, true).indexOf(1) + 1 === after) ?? 0

function move(rng: Random) {
  const size = rng.int(25, 70)
  const place = rng.int(5, size - 14)
  const by = rng.int(2, 9)
  const person = rng.pick(people)
  const { there, who, left, right, in: where } = drawRow(rng)
  const answer = ordinal(size - place - by + 1)
  return {
    concept: 'shifted-positions',
    given: { find: 'move' as const, size, place, by },
    prompt: rng.pick([
      say`There are ${size} ${who} ${there}. ${person.name}, who is ${ordinal(place)} from the ${left}, moves ${places(by)} towards the ${right}. What is ${person.his} position from the ${right} now?`,
      say`${person.name} is ${ordinal(place)} from the ${left} among the ${size} ${who} ${where}. If ${person.he} is shifted ${places(by)} towards the ${right}, what will be ${person.his} position from the ${right}?`,
      say`There are ${size} ${who} ${where}, and ${person.name} is ${ordinal(place)} from the ${left}. ${person.name} moves ${places(by)} towards the ${right}. Find ${person.his} new position from the ${right}.`,
    ]),
    answer,
    mistakes: [
      { value: size - place - by, because: say`1 was not added although ${person.name} is counted as well` },
      { value: size - place - by + 2, because: say`1 was added twice` },
      { value: size - place + 1, because: say`that is the place from the ${right} before the move` },
      { value: size - place + by + 1, because: say`the move was made the wrong way` },
      { value: place + by, because: say`that is the new place from the ${left}` },
      {
        value: place - by,
        because: say`the move was made the wrong way, and the place counted from the ${left}`,
      },
    ],
    steps: [
      say`From the ${left} the new place is ${place} + ${by} = ${place + by}.`,
      say`From the ${right} that is ${size} − ${place + by} + 1: ${answer}`,
    ],
  }
}

function exchange(rng: Random) {
  const { size, left, right } = drawTwo(rng)
  const [one, other] = rng.sample(people, 2)
  const ends = drawRow(rng)
  const answer = ordinal(size - left + 1)
  return {
    concept: 'interchanged-positions',
    given: { find: 'exchange' as const, size, left, right },
    prompt: rng.pick([
      say`${one.name} is ${ordinal(left)} from the ${ends.left} and ${other.name} ${ordinal(right)} from the ${ends.right} among the ${size} ${ends.who} ${ends.in}. If they interchange their positions, what is the position of ${other.name} from the ${ends.right}?`,
      say`There are ${size} ${ends.who} ${ends.there}. ${one.name}, ${ordinal(left)} from the ${ends.left}, and ${other.name}, ${ordinal(right)} from the ${ends.right}, interchange their positions. What is the position of ${other.name} from the ${ends.right} now?`,
    ]),
    answer,
    mistakes: [
      { value: size - left, because: say`1 was not added although ${other.name} is counted as well` },
      { value: size - left + 2, because: say`1 was added twice` },
      { value: left, because: say`that is the place from the ${ends.left}` },
      { value: right, because: say`that is the place of ${other.name} before the exchange` },
      {
        value: size - right + 1,
        because: say`that is the place of ${one.name} from the ${ends.left} after the exchange`,
      },
      { value: size - left - right, because: say`that is the number of those between the two` },
    ],
    steps: [
      say`After the exchange ${other.name} is where ${one.name} was.`,
      say`That place is ${ordinal(left)} from the ${ends.left}.`,
      say`From the ${ends.right} it is ${size} − ${left} + 1: ${answer}`,
    ],
  }
}

function exchangeBefore(rng: Random) {
  const { size, left, right } = drawTwo(rng)
  const [one, other] = rng.sample(people, 2)
  const ends = drawRow(rng)
  const after = size - right
  return {
    concept: 'interchanged-positions',
    given: { find: 'before' as const, size, left, right },
    prompt: say`There are ${size} ${ends.who} ${ends.there}. ${one.name} is ${ordinal(left)} from the ${ends.left} and ${other.name} is ${ordinal(right)} from the ${ends.right}. If they interchange their positions, how many ${ends.who} will there be between ${one.name} and ${endOf(ends.left)}?`,
    answer: count(after),
    mistakes: [
      { value: after + 1, because: say`${one.name} was counted as well` },
      { value: after - 1, because: say`1 was taken off twice` },
      { value: right - 1, because: say`that many are on the ${ends.right} side of ${one.name}` },
      { value: left - 1, because: say`that many were there before the exchange` },
      { value: size - left, because: say`that many are on the ${ends.right} side of ${other.name}` },
      { value: size - left - right, because: say`that is the number of those between the two people` },
      { value: after + 2, because: say`1 was added instead of taken off` },
    ],
    steps: [
      say`After the exchange ${one.name} is where ${other.name} was, ${ordinal(right)} from the ${ends.right}.`,
      say`From the ${ends.left} that place is ${size} − ${right} + 1 = ${size - right + 1}.`,
      say`So those before ${one.him} are ${size - right + 1} − 1 = ${after}`,
    ],
  }
}

function exchangeAndMove(rng: Random) {
  const { size, left, right, after, by } = drawExchange(rng)
  const [one, other] = rng.sample(people, 2)
  const ends = drawRow(rng)
  const answer = ordinal(size - left - by + 1)
  return {
    concept: 'interchanged-positions',
    given: { find: 'exchange-move' as const, left, right, after, by },
    prompt: say`In ${ends.row}, ${one.name} is ${ordinal(left)} from the ${ends.left} and ${other.name} ${ordinal(right)} from the ${ends.right}. They exchange places, and ${one.name} is then ${ordinal(after)} from the ${ends.left}. After that ${other.name} moves ${places(by)} towards the ${ends.right}. What is the place of ${other.name} from the ${ends.right} now?`,
    answer,
    mistakes: [
      { value: size - left + 1, because: say`the last move was left out` },
      { value: size - left + by + 1, because: say`the last move was made the wrong way` },
      { value: size - left - by, because: say`1 was taken off too much in finding the total` },
      { value: size - left - by + 2, because: say`1 was not taken off in finding the total` },
      { value: left + by, because: say`that is the new place from the ${ends.left}` },
      { value: right, because: say`that is the place of ${other.name} at the beginning` },
      { value: after, because: say`that is the place of ${one.name} from the ${ends.left}` },
    ],
    steps: [
      say`The new place of ${one.name} is the old one of ${other.name}: ${ordinal(after)} from the ${ends.left} and ${ordinal(right)} from the ${ends.right}.`,
      say`So there are ${after} + ${right} − 1 = ${size} in all.`,
      say`${other.name} is first where ${one.name} was, ${ordinal(left)} from the ${ends.left}, and then ${left} + ${by} = ${left + by} from that end.`,
      say`From the ${ends.right} this is ${size} − ${left + by} + 1: ${answer}`,
    ],
  }
}

function exchangeAndBeyond(rng: Random) {
  const { size, left, right, after } = drawExchange(rng)
  const [one, other] = rng.sample(people, 2)
  const ends = drawRow(rng)
  const beyond = size - left
  return {
    concept: 'interchanged-positions',
    given: { find: 'exchange-beyond' as const, left, right, after },
    prompt: say`${one.name}, ${ordinal(left)} from the ${ends.left}, and ${other.name}, ${ordinal(right)} from the ${ends.right}, exchange places in ${ends.row}. ${one.name} is then ${ordinal(after)} from the ${ends.left}. How many ${ends.who} are there now between ${other.name} and ${endOf(ends.right)}?`,
    answer: count(beyond),
    mistakes: [
      { value: beyond + 1, because: say`${other.name} was counted as well` },
      { value: beyond - 1, because: say`1 was taken off too much` },
      { value: beyond + 2, because: say`1 was added instead of taken off` },
      { value: beyond - 2, because: say`1 was taken off three times` },
      { value: after - left - 1, because: say`that is the number of those between the two` },
      { value: right - 1, because: say`that many were there before the exchange` },
      { value: size, because: say`that is the number of all in the row` },
    ],
    steps: [
      say`After the exchange ${one.name} is where ${other.name} was: ${ordinal(after)} from the ${ends.left} and ${ordinal(right)} from the ${ends.right}.`,
      say`So there are ${after} + ${right} − 1 = ${size} in all.`,
      say`${other.name} is where ${one.name} was, ${ordinal(left)} from the ${ends.left}; those beyond are ${size} − ${left} = ${beyond}`,
    ],
  }
}

/** A row has a left end, a queue a front. */
const endOf = (end: 'left' | 'right' | 'front' | 'back'): string =>
  end === 'left' || end === 'right' ? `the ${end} end` : `the ${end} of the queue`

const places = (by: number): string => (by === 1 ? '1 place' : `${by} places`)

function drawExchange(rng: Random) {
  const { size, left, right } = drawTwo(rng)
  return { size, left, right, after: size - right + 1, by: rng.int(1, 4) }
}

/** "There are 12 persons between A, who is 9th from the left, and B to his right. After they exchange places A is 15th from the right ..." */
function totalFromGap(rng: Random) {
  const [left, between, after] = [rng.int(4, 25), rng.int(4, 20), rng.int(4, 25)]
  const [one, other] = rng.sample(people, 2)
  const { row, who, left: near, right: far, in: where } = drawRow(rng)
  const size = left + between + after
  const beyond = near === 'left' ? say`to the right of ${one.name}` : say`behind ${one.name}`
  return {
    concept: 'interchanged-positions',
    given: { find: 'gap-total' as const, left, between, after },
    prompt: rng.pick([
      say`In ${row}, ${one.name} is ${ordinal(left)} from the ${near}. ${other.name} is ${beyond}, with ${between} ${who} between them. When they exchange places, ${one.name} is ${ordinal(after)} from the ${far}. How many ${who} are there ${where}?`,
      say`${one.name} is ${ordinal(left)} from the ${near} in ${row}, and ${other.name} stands somewhere ${beyond}, ${between} others being between them. After they have exchanged places, ${one.name} is ${ordinal(after)} from the ${far}. Find the total number of ${who} ${where}.`,
    ]),
    answer: count(size),
    mistakes: [
      { value: size + 1, because: say`the new place was counted from both ends, that is twice` },
      { value: size - 1, because: say`one of the two was not counted` },
      { value: left + after - 1, because: say`those between the two were left out` },
      { value: size + 2, because: say`the two were counted twice` },
      { value: size - 2, because: say`neither of the two was counted` },
      { value: left + 2 * between + after, because: say`those between the two were counted twice` },
    ],
    steps: [
      say`${other.name} is at place ${left} + ${between} + 1 = ${left + between + 1} from the ${near}.`,
      say`After the exchange ${one.name} is at that place.`,
      say`It is also ${ordinal(after)} from the ${far}.`,
      say`In all: ${left + between + 1} + ${after} − 1 = ${size}`,
    ],
  }
}

/** "In a row of 60, A is 12th from the left and B 15th from the right. A moves 6 places towards B and B 4 places towards A ..." */
function bothMoved(rng: Random) {
  const { size, left, right, forward, back } = rng.until(
    () => {
      const { size, left, right } = drawTwo(rng)
      return { size, left, right, forward: rng.int(2, 8), back: rng.pick([-1, 1]) * rng.int(2, 8) }
    },
    (drawn) =>
      drawn.size - drawn.right - drawn.left - drawn.forward - drawn.back >= 3 &&
      drawn.right + drawn.back >= 1 &&
      Math.abs(drawn.back) !== drawn.forward,
  )
  const [one, other] = rng.sample(people, 2)
  const { row, there, who, left: near, right: far } = drawRow(rng)
  const gap = size - (right + back) - (left + forward)
  const way = back > 0 ? near : far
  return {
    concept: 'shifted-positions',
    given: { find: 'both-moved' as const, size, left, right, forward, back },
    prompt: rng.pick([
      say`There are ${size} ${who} ${there}. ${one.name} is ${ordinal(left)} from the ${near} and ${other.name} is ${ordinal(right)} from the ${far}. ${one.name} moves ${places(forward)} towards the ${far} and ${other.name} moves ${places(Math.abs(back))} towards the ${way}. How many ${who} are there between them now?`,
      say`${one.name} is ${ordinal(left)} from the ${near} and ${other.name} ${ordinal(right)} from the ${far} in ${row}, ${size} ${who} in all. If ${one.name} is shifted ${places(forward)} towards the ${far} and ${other.name} ${places(Math.abs(back))} towards the ${way}, find the number of ${who} between the two.`,
    ]),
    answer: count(gap),
    mistakes: [
      { value: gap + 1, because: say`one of the two was counted as well` },
      { value: gap - 1, because: say`1 was taken off too much` },
      { value: size - right - left, because: say`the moves were left out` },
      { value: gap + 2 * back, because: say`${other.name} was moved the other way` },
      { value: gap + 2 * forward, because: say`${one.name} was moved the other way` },
      { value: gap + back, because: say`the move of ${other.name} was left out` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`${one.name} is now at place ${left} + ${forward} = ${left + forward} from the ${near}.`,
      say`${other.name} is now ${ordinal(right + back)} from the ${far}.`,
      say`From the ${near} that is place ${size} − ${right + back} + 1 = ${size - right - back + 1}.`,
      say`Between them: ${size - right - back + 1} − ${left + forward} − 1 = ${gap}`,
    ],
  }
}
