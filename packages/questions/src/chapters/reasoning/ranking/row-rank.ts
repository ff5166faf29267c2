import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, ordinal } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawRanking, drawRow, drawTwo } from './row-stories.ts'

/** "In a row of 40 students Asha is 12th from the left. What is her place from the right?" */
export const rowRank = defineGenerator({
  id: 'reasoning/row-rank',
  version: 7,
  concepts: ['rank-from-both-ends', 'persons-between', 'interchanged-positions'],
  levels: {
    easy: { forms: [otherEnd, total] },
    medium: { forms: [between, middle, exchangeTotal] },
    hard: { forms: [exchange, exchangeThird, fewest, shifted] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'other-end':
        return ordinal(standInLine(given.size).reverse().indexOf(given.place) + 1)
      case 'total':
        // The length of the row that fits both positions of one person.
        return (
          range(1, 400).find((size) => standInLine(size).reverse().indexOf(given.left) + 1 === given.right) ??
          0
        )
      case 'between':
        return standInLine(given.size).filter((place) =>
          isBetween(place, given.left, given.size - given.right + 1),
        ).length
      case 'middle':
        return ordinal((given.left + (given.size - given.right + 1)) / 2)
      case 'exchange': {
        // The first person is now where the second was: that position is known from both ends.
        const size = range(1, 400).find((length) => length - given.right + 1 === given.after) ?? 0
        return ordinal(standInLine(size).reverse().indexOf(given.left) + 1)
      }
      case 'exchange-third': {
        const size = range(1, 400).find((length) => length - given.right + 1 === given.after) ?? 0
        return ordinal(
          standInLine(size)
            .reverse()
            .indexOf(given.after + given.by) + 1,
        )
      }
      case 'fewest':
        // The shortest row in which the two stand so far apart.
        return (
          range(Math.max(given.left, given.right), 400).find(
            (size) => Math.abs(size - given.right + 1 - given.left) - 1 === given.between,
          ) ?? 0
        )
      case 'shifted': {
        const size = range(1, 400).find((length) => length - given.right + 1 === given.left + given.by) ?? 0
        return ordinal(size - given.other + 1)
      }
      case 'exchange-total':
        return range(1, 400).find((length) => length - given.right + 1 === given.after) ?? 0
    }
  },
})

/** Places from the left, 1 for the first. */
const standInLine = (size: number): number[] => range(1, size)

const isBetween = (place: number, one: number, other: number): boolean =>
  place > Math.min(one, other) && place < Math.max(one, other)

function otherEnd(rng: Random) {
  const size = rng.int(18, 75)
  const place = rng.int(4, size - 3)
  const person = rng.pick(people)
  const { row, who, left, right, in: where } = drawRanking(rng)
  const answer = ordinal(size - place + 1)
  return {
    concept: 'rank-from-both-ends',
    given: { find: 'other-end' as const, size, place },
    prompt: rng.pick([
      say`In ${row}, ${person.name} is ${ordinal(place)} from the ${left}. If there are ${size} ${who} ${where}, what is ${person.his} position from the ${right}?`,
      say`${person.name} is ${ordinal(place)} from the ${left} among the ${size} ${who} ${where}. Find ${person.his} position from the ${right}.`,
    ]),
    answer,
    mistakes: [
      {
        value: size - place,
        because: say`${person.name} was not counted: that many stand on the other side`,
      },
      { value: size - place + 2, because: say`${person.name} was counted twice` },
      { value: size - place - 1, because: say`1 was taken off instead of added` },
      { value: place, because: say`that is the place from the ${left}` },
      { value: size - place + 3, because: say`two too many were counted` },
      { value: place + 1, because: say`1 was added to the given place` },
    ],
    steps: [
      say`After ${person.name} come ${size} − ${place} = ${size - place}.`,
      say`Counted from the ${right}, ${person.name} comes next after them: ${answer}`,
    ],
  }
}

function total(rng: Random) {
  const [fromLeft, fromRight] = [rng.int(7, 48), rng.int(7, 48)]
  const person = rng.pick(people)
  const { row, who, left, right, in: where } = drawRanking(rng)
  const size = fromLeft + fromRight - 1
  return {
    concept: 'rank-from-both-ends',
    given: { find: 'total' as const, left: fromLeft, right: fromRight },
    prompt: rng.pick([
      say`In ${row}, ${person.name} is ${ordinal(fromLeft)} from the ${left} and ${ordinal(fromRight)} from the ${right}. How many ${who} are there ${where}?`,
      say`${person.name} stands ${ordinal(fromLeft)} from the ${left} and ${ordinal(fromRight)} from the ${right} in ${row}. What is the total number of ${who} ${where}?`,
    ]),
    answer: count(size),
    mistakes: [
      { value: size + 1, because: say`${person.name} was counted from both ends, that is twice` },
      { value: size - 1, because: say`${person.name} was not counted at all` },
      { value: size + 2, because: say`1 was added instead of taken off` },
      { value: Math.abs(fromLeft - fromRight) + 1, because: say`the two places were subtracted` },
      { value: Math.max(fromLeft, fromRight), because: say`only the larger place was used` },
      { value: size - 2, because: say`1 was taken off twice` },
    ],
    steps: [
      say`Before ${person.name} there are ${fromLeft - 1}, after ${person.him} ${fromRight - 1}.`,
      say`In all: ${fromLeft - 1} + ${fromRight - 1} + 1 = ${size}`,
    ],
  }
}

function between(rng: Random) {
  const { size, left: first, right: second } = drawTwo(rng)
  const [one, other] = rng.sample(people, 2)
  const { row, who, left, right, in: where } = drawRanking(rng)
  const gap = size - second - first
  return {
    concept: 'persons-between',
    given: { find: 'between' as const, size, left: first, right: second },
    prompt: rng.pick([
      say`There are ${size} ${who} ${where}. ${one.name} is ${ordinal(first)} from the ${left} and ${other.name} is ${ordinal(second)} from the ${right}. How many ${who} are there between them?`,
      say`In ${row}, ${one.name} is ${ordinal(first)} from the ${left} and ${other.name} ${ordinal(second)} from the ${right}. If there are ${size} ${who} ${where}, how many of them are between the two?`,
    ]),
    answer: count(gap),
    mistakes: [
      { value: gap + 1, because: say`one of the two was counted as well` },
      { value: gap + 2, because: say`both of them were counted as well` },
      { value: gap - 1, because: say`1 was taken off too much` },
      { value: gap - 2, because: say`the two were taken off twice` },
      {
        value: Math.abs(first - second) - 1,
        because: say`the two places were subtracted although they are counted from different ends`,
      },
      { value: size - second, because: say`that many stand on one side of ${other.name}` },
    ],
    steps: [
      say`${other.name} is ${size} − ${second} + 1 = ${size - second + 1} from the ${left}.`,
      say`${one.name} is ${first} from the same end.`,
      say`Between them: ${size - second + 1} − ${first} − 1 = ${gap}`,
    ],
  }
}

function middle(rng: Random) {
  const {
    size,
    left: first,
    right: second,
  } = rng.until(
    () => drawTwo(rng),
    (drawn) => (drawn.left + drawn.size - drawn.right + 1) % 2 === 0,
  )
  const [one, other, third] = rng.sample(people, 3)
  const { there, who, left, right } = drawRanking(rng)
  const otherPlace = size - second + 1
  const place = (first + otherPlace) / 2
  const answer = ordinal(place)
  return {
    concept: 'persons-between',
    given: { find: 'middle' as const, size, left: first, right: second },
    prompt: say`There are ${size} ${who} ${there}. ${one.name} is ${ordinal(first)} from the ${left} and ${other.name} ${ordinal(second)} from the ${right}. ${third.name} is exactly in the middle of the two. What is the position of ${third.name} from the ${left}?`,
    answer,
    mistakes: [
      {
        value: (otherPlace - first) / 2,
        because: say`half of the distance was taken, but not counted on from ${one.name}`,
      },
      { value: place + 1, because: say`one place too many was counted` },
      { value: place - 1, because: say`one place too few was counted` },
      { value: size - place + 1, because: say`that is the place from the ${right}` },
      {
        value: (first + second) / 2,
        because: say`the two given places were averaged although they are counted from different ends`,
      },
      { value: (size + 1) / 2, because: say`that is the middle of the whole row` },
      { value: otherPlace, because: say`that is the place of ${other.name} from the ${left}` },
    ],
    steps: [
      say`From the ${left}, ${other.name} is at place ${size} − ${second} + 1 = ${otherPlace}.`,
      say`${one.name} is at place ${first}.`,
      say`The middle is (${first} + ${otherPlace}) ÷ 2: ${answer}`,
    ],
  }
}

function exchange(rng: Random) {
  const { size, first, second, after } = drawExchange(rng)
  const [one, other] = rng.sample(people, 2)
  const { row, who, left, right } = drawRow(rng)
  const place = size - first + 1
  const answer = ordinal(place)
  return {
    concept: 'interchanged-positions',
    given: { find: 'exchange' as const, left: first, right: second, after },
    prompt: rng.pick([
      say`In ${row}, ${one.name} is ${ordinal(first)} from the ${left} and ${other.name} is ${ordinal(second)} from the ${right}. When they interchange their positions, ${one.name} becomes ${ordinal(after)} from the ${left}. What is the new position of ${other.name} from the ${right}?`,
      say`${one.name} and ${other.name} are standing in ${row}. ${one.name} is ${ordinal(first)} from the ${left}, and ${other.name} is ${ordinal(second)} from the ${right}. If they interchange their positions, ${one.name} is ${ordinal(after)} from the ${left}. Find the position of ${other.name} from the ${right} after the interchange.`,
      say`The position of ${one.name} is ${ordinal(first)} from the ${left} and that of ${other.name} is ${ordinal(second)} from the ${right} in ${row}. After interchanging places with ${other.name}, ${one.name} is ${ordinal(after)} from the ${left}. From the ${right}, ${other.name} is now at which position among the ${who}?`,
    ]),
    within: [1, size] as const,
    answer,
    mistakes: [
      { value: place - 1, because: say`1 was taken off too much in finding the total` },
      { value: place + 1, because: say`1 was not taken off in finding the total` },
      { value: second, because: say`that is the old place of ${other.name}` },
      { value: after, because: say`that is the new place of ${one.name} from the ${left}` },
      { value: first, because: say`that is the old place of ${one.name} from the ${left}` },
      { value: after - first + 1, because: say`the two places of ${one.name} were subtracted` },
      { value: size, because: say`that is the number in the whole row` },
    ],
    steps: [
      say`The new place of ${one.name} is the old place of ${other.name}: ${ordinal(after)} from the ${left} and ${ordinal(second)} from the ${right}.`,
      say`So there are ${after} + ${second} − 1 = ${size} in all.`,
      say`${other.name} now stands at the old place of ${one.name}, ${ordinal(first)} from the ${left}.`,
      say`From the ${right} that is ${size} − ${first} + 1: ${answer}`,
    ],
  }
}

/** "... After the interchange A is 21st from the left. C is 5th to the right of A now. What is C's position from the right?" */
function exchangeThird(rng: Random) {
  const { size, first, second, after, by } = rng.until(
    () => ({ ...drawExchange(rng), by: rng.pick([-1, 1]) * rng.int(2, 9) }),
    (drawn) => {
      const place = drawn.after + drawn.by
      return place > 1 && place < drawn.size && place !== drawn.first
    },
  )
  const [one, other, third] = rng.sample(people, 3)
  const { row, left, right } = drawRow(rng)
  const place = size - (after + by) + 1
  const answer = ordinal(place)
  const beside =
    left === 'left'
      ? say`${ordinal(Math.abs(by))} to the ${by > 0 ? 'right' : 'left'} of ${one.name}`
      : say`${ordinal(Math.abs(by))} ${by > 0 ? 'behind' : 'in front of'} ${one.name}`
  return {
    concept: 'interchanged-positions',
    given: { find: 'exchange-third' as const, left: first, right: second, after, by },
    prompt: rng.pick([
      say`In ${row}, ${one.name} is ${ordinal(first)} from the ${left} and ${other.name} is ${ordinal(second)} from the ${right}. After they interchange their positions, ${one.name} is ${ordinal(after)} from the ${left}, and ${third.name} is ${beside}. What is the position of ${third.name} from the ${right}?`,
      say`${one.name} and ${other.name}, who are ${ordinal(first)} from the ${left} and ${ordinal(second)} from the ${right} in ${row}, interchange their positions. ${one.name} is now ${ordinal(after)} from the ${left} and ${third.name} is ${beside}. Find the position of ${third.name} from the ${right}.`,
    ]),
    answer,
    mistakes: [
      { value: place + 1, because: say`1 was not taken off in finding the total` },
      { value: place - 1, because: say`1 was taken off too much in finding the total` },
      { value: place + 2 * by, because: say`${third.name} was put on the other side of ${one.name}` },
      { value: after + by, because: say`that is the position of ${third.name} from the ${left}` },
      { value: size - (first + by) + 1, because: say`the old place of ${one.name} was used` },
      { value: second, because: say`that is the new place of ${one.name} from the ${right}` },
    ].filter(({ value }) => value > 0 && value <= size),
    steps: [
      say`${one.name} now stands where ${other.name} stood: ${ordinal(after)} from the ${left} and ${ordinal(second)} from the ${right}.`,
      say`So there are ${after} + ${second} − 1 = ${size} in all.`,
      say`${third.name} is at place ${after} ${by > 0 ? '+' : '−'} ${Math.abs(by)} = ${after + by} from the ${left}.`,
      say`From the ${right} that is ${size} − ${after + by} + 1: ${answer}`,
    ],
  }
}

/** "A is 24th from the left and B 20th from the right, with 6 between them. What is the least possible number in the row?" */
function fewest(rng: Random) {
  const { first, second, between } = rng.until(
    () => ({ first: rng.int(12, 45), second: rng.int(12, 45), between: rng.int(3, 9) }),
    (drawn) => Math.min(drawn.first, drawn.second) > drawn.between + 2 && drawn.first !== drawn.second,
  )
  const [one, other] = rng.sample(people, 2)
  const { row, who, left, right, in: where } = drawRanking(rng)
  const size = first + second - between - 2
  return {
    concept: 'persons-between',
    given: { find: 'fewest' as const, left: first, right: second, between },
    prompt: rng.pick([
      say`In ${row}, ${one.name} is ${ordinal(first)} from the ${left} and ${other.name} is ${ordinal(second)} from the ${right}. If there are ${between} ${who} between them, what is the minimum number of ${who} ${where}?`,
      say`${one.name} is ${ordinal(first)} from the ${left} and ${other.name} is ${ordinal(second)} from the ${right} in ${row}. There are exactly ${between} ${who} between the two. Find the least possible number of ${who} ${where}.`,
    ]),
    answer: count(size),
    mistakes: [
      {
        value: first + second + between,
        because: say`that is the largest number: the two need not stand so`,
      },
      { value: first + second - between, because: say`the two themselves were not taken off` },
      { value: first + second - 2, because: say`those between them were not taken off` },
      { value: size + 1, because: say`only one of the two was taken off` },
      { value: size - 1, because: say`one too many was taken off` },
      { value: first + second - 1, because: say`both were taken to stand at one place` },
    ].filter(({ value }) => value >= Math.max(first, second)),
    steps: [
      say`The row is shortest when the two counts overlap: ${other.name} stands nearer the ${left} than ${one.name}.`,
      say`Then ${first} + ${second} = ${first + second} counts the two and those between them twice.`,
      say`These are ${between} + 2 = ${between + 2}.`,
      say`So there are at least ${first + second} − ${between + 2} = ${size}`,
    ],
  }
}

/** "A, 14th from the left, moves 5 places to the right and is then 20th from the right. B is 11th from the right; where from the left?" */
function shifted(rng: Random) {
  const {
    left: first,
    by,
    right: second,
    other,
  } = rng.until(
    () => ({ left: rng.int(5, 30), by: rng.int(3, 9), right: rng.int(6, 35), other: rng.int(4, 45) }),
    (drawn) => {
      const size = drawn.left + drawn.by + drawn.right - 1
      const place = size - drawn.other + 1
      return drawn.other < size - 3 && (place < drawn.left || place > drawn.left + drawn.by)
    },
  )
  const [one, another] = rng.sample(people, 2)
  const { row, left, right } = drawRow(rng)
  const size = first + by + second - 1
  const place = size - other + 1
  const answer = ordinal(place)
  const moves = left === 'left' ? say`moves ${by} places to the right` : say`moves ${by} places back`
  return {
    concept: 'rank-from-both-ends',
    given: { find: 'shifted' as const, left: first, right: second, by, other },
    prompt: rng.pick([
      say`In ${row}, ${one.name} is ${ordinal(first)} from the ${left}. When ${one.he} ${moves}, ${one.he} becomes ${ordinal(second)} from the ${right}. ${another.name} is ${ordinal(other)} from the ${right}. What is the position of ${another.name} from the ${left}?`,
      say`${one.name}, who is ${ordinal(first)} from the ${left} in ${row}, ${moves} and is then ${ordinal(second)} from the ${right}. ${another.name} is ${ordinal(other)} from the ${right}. Find the position of ${another.name} from the ${left}.`,
    ]),
    answer,
    mistakes: [
      { value: place + 1, because: say`1 was not taken off in finding the total` },
      { value: place - 1, because: say`1 was taken off once too often` },
      { value: place - by, because: say`the move of ${one.name} was left out` },
      { value: place - 2 * by, because: say`${one.name} was moved the other way` },
      { value: other, because: say`that is the position from the ${right}` },
      { value: size, because: say`that is the number in the whole row` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`After the move ${one.name} is at place ${first} + ${by} = ${first + by} from the ${left}.`,
      say`That place is ${ordinal(second)} from the ${right}.`,
      say`So there are ${first + by} + ${second} − 1 = ${size} in all.`,
      say`From the ${left}, ${another.name} is at place ${size} − ${other} + 1: ${answer}`,
    ],
  }
}

function exchangeTotal(rng: Random) {
  const { size, first, second, after } = drawExchange(rng)
  const [one, other] = rng.sample(people, 2)
  const { row, who, left, right, in: where } = drawRow(rng)
  return {
    concept: 'interchanged-positions',
    given: { find: 'exchange-total' as const, left: first, right: second, after },
    prompt: rng.pick([
      say`${one.name} is ${ordinal(first)} from the ${left} and ${other.name} is ${ordinal(second)} from the ${right} in ${row}. When they interchange their positions, ${one.name} becomes ${ordinal(after)} from the ${left}. How many ${who} are there ${where}?`,
      say`In ${row}, ${one.name} and ${other.name} are ${ordinal(first)} from the ${left} and ${ordinal(second)} from the ${right}, respectively. If they interchange their positions, ${one.name} is ${ordinal(after)} from the ${left}. Find the total number of ${who} ${where}.`,
    ]),
    // There are more than stand before the new place.
    within: [after + 1, 200] as const,
    answer: count(size),
    mistakes: [
      { value: size + 1, because: say`the two places were added, but the person on them was counted twice` },
      { value: size - 1, because: say`1 was taken off once too often` },
      {
        value: first + second - 1,
        because: say`the old place of ${one.name} was used; the new one is the old place of ${other.name}`,
      },
      { value: first + after - 1, because: say`both places of ${one.name} were added` },
      { value: size + 2, because: say`1 was added instead of taken off` },
      { value: size - 2, because: say`1 was taken off twice` },
      { value: size + first - second, because: say`the two old places were subtracted as well` },
    ],
    steps: [
      say`After the exchange ${one.name} stands where ${other.name} stood.`,
      say`That place is ${ordinal(after)} from the ${left}.`,
      say`It is also ${ordinal(second)} from the ${right}.`,
      say`In all: ${after} + ${second} − 1 = ${size}`,
    ],
  }
}

function drawExchange(rng: Random) {
  const { size, left: first, right: second } = drawTwo(rng)
  return { size, first, second, after: size - second + 1 }
}
