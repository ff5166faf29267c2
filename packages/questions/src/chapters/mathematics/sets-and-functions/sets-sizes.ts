import type { Random } from '../../../kit/random/random.ts'
import { count } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

const HABITS = [
  ['tea', 'coffee', 'milk', 'drink'],
  ['cricket', 'hockey', 'football', 'play'],
  ['Hindi', 'English', 'Tamil', 'speak'],
  ['physics', 'chemistry', 'biology', 'study'],
  ['painting', 'music', 'dance', 'learn'],
  ['novels', 'poems', 'plays', 'read'],
] as const

/** At least one of two. */
export function union(rng: Random) {
  const [one, other, , verb] = rng.pick(HABITS)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const [first, second, both] = [rng.int(20, 60), rng.int(15, 50), rng.int(4, 14)]
  const answer = first + second - both
  return {
    given: { find: 'union' as const, first, second, both },
    prompt: rng.pick([
      say`In a survey in ${town}, ${first} people ${verb} ${one}, ${second} ${verb} ${other} and ${both} ${verb} both. How many ${verb} at least one of the two?`,
      say`${person.name} asks a club in ${town}: ${first} members ${verb} ${one}, ${second} ${verb} ${other}, and ${both} of them ${verb} both. How many ${verb} ${one} or ${other}?`,
      say`Of the neighbours of ${person.name} in ${town}, ${first} ${verb} ${one} and ${second} ${verb} ${other}; ${both} of these ${verb} both. How many ${verb} one of them or both?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: first + second, because: say`those who ${verb} both were counted twice` },
      { value: answer - both, because: say`those who ${verb} both were left out altogether` },
      { value: first + second + both, because: say`those who ${verb} both were added once more` },
      { value: first - both, because: say`only those who ${verb} ${one} alone were counted` },
      { value: Math.max(first, second), because: say`only the larger group was counted` },
      { value: second - both, because: say`only those who ${verb} ${other} alone were counted` },
    ],
    steps: [
      say`Those who ${verb} both stand in both numbers, so they are taken off once.`,
      say`${first} + ${second} − ${both} = ${answer}`,
    ],
  }
}

const ELEMENTS = [
  ['a', 'e', 'i', 'o', 'u', 'r', 's', 't'],
  ['2', '3', '5', '7', '11', '13', '17', '19'],
  ['Agra', 'Bhopal', 'Cuttack', 'Delhi', 'Erode', 'Gaya', 'Hubli', 'Indore'],
  ['red', 'green', 'blue', 'white', 'black', 'pink', 'brown', 'grey'],
  ['ruby', 'pearl', 'coral', 'opal', 'topaz', 'agate', 'jade', 'onyx'],
  ['p', 'q', 'w', 'x', 'y', 'z', 'm', 'n'],
] as const

/** All subsets, or all but the set itself. */
export function subsets(rng: Random) {
  const elements = rng.int(3, 7)
  const isProper = rng.chance(0.5)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const list = rng.sample(rng.pick(ELEMENTS), elements).join(', ')
  const all = 2 ** elements
  const answer = isProper ? all - 1 : all
  const kind = isProper ? 'proper subsets' : 'subsets'
  return {
    given: { find: 'subsets' as const, elements, isProper },
    prompt: rng.pick([
      say`${person.name} writes the set {${list}}. How many ${kind} does it have?`,
      say`How many ${kind} are there of the set {${list}}, which ${person.name} of ${town} has drawn up?`,
      say`In a test in ${town} the set {${list}} is given. Find the number of its ${kind}.`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: isProper ? all : all - 1,
        because: isProper ? say`the set itself is no proper subset` : say`the set itself is a subset too`,
      },
      { value: all - 2, because: say`the empty set and the set itself were both left out` },
      { value: elements ** 2, because: say`${elements} was squared instead of being the power of 2` },
      { value: 2 * elements, because: say`${elements} was doubled instead of being the power of 2` },
      { value: 2 * all, because: say`one element too many was counted` },
      { value: all / 2, because: say`one element was left out` },
      { value: elements, because: say`only the subsets of one element were counted` },
    ],
    steps: isProper
      ? [
          say`Each of the ${elements} elements is in a subset or not: $2^{${elements}}$ = ${all}; the set itself is not proper.`,
          say`${all} − 1 = ${answer}`,
        ]
      : [
          say`Each of the ${elements} elements is in a subset or is not: two choices for each.`,
          say`$2^{${elements}}$ = ${answer}`,
        ],
  }
}

/** At least one of three. */
export function threeSets(rng: Random) {
  const [one, two, three, verb] = rng.pick(HABITS)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const all = rng.int(2, 9)
  const [ab, bc, ac] = [rng.int(2, 12), rng.int(2, 12), rng.int(2, 12)]
  const [a, b, c] = [rng.int(8, 40), rng.int(8, 40), rng.int(8, 40)]
  const sizes = { one: a + ab + ac + all, two: b + ab + bc + all, three: c + bc + ac + all }
  const pairs = { oneTwo: ab + all, twoThree: bc + all, oneThree: ac + all }
  const [sum, overlaps] = [
    sizes.one + sizes.two + sizes.three,
    pairs.oneTwo + pairs.twoThree + pairs.oneThree,
  ]
  const answer = sum - overlaps + all
  return {
    given: { find: 'three' as const, ...sizes, ...pairs, all },
    prompt: rng.pick([
      say`In ${town}, ${sizes.one} people ${verb} ${one}, ${sizes.two} ${verb} ${two} and ${sizes.three} ${verb} ${three}; ${pairs.oneTwo} ${verb} ${one} and ${two}, ${pairs.twoThree} ${verb} ${two} and ${three}, ${pairs.oneThree} ${verb} ${one} and ${three}, and ${all} ${verb} all three. How many ${verb} at least one of them?`,
      say`${person.name} counts in a hostel of ${town}: ${one} ${sizes.one}, ${two} ${sizes.two}, ${three} ${sizes.three}; ${one} with ${two} ${pairs.oneTwo}, ${two} with ${three} ${pairs.twoThree}, ${one} with ${three} ${pairs.oneThree}; all three ${all}. How many students ${verb} at least one of these?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: sum - overlaps, because: say`those who ${verb} all three were taken off once too often` },
      { value: sum, because: say`nobody who was counted twice was taken off` },
      { value: answer + all, because: say`those who ${verb} all three were added twice` },
      {
        value: sum - overlaps - all,
        because: say`those who ${verb} all three were taken off instead of added`,
      },
      { value: a + b + c, because: say`only those who ${verb} exactly one were counted` },
      { value: sum - all, because: say`only those who ${verb} all three were taken off` },
    ],
    steps: [
      say`Add the three groups: ${sizes.one} + ${sizes.two} + ${sizes.three} = ${sum}.`,
      say`Those in two groups were counted twice: take off ${pairs.oneTwo} + ${pairs.twoThree} + ${pairs.oneThree} = ${overlaps}.`,
      say`Those in all three were added three times and taken off three times: add ${all} again.`,
      say`${sum} − ${overlaps} + ${all} = ${answer}`,
    ],
  }
}
