import type { Random } from '../../../kit/random/random.ts'
import { arrange, choose } from '../../../kit/values/counting.ts'
import { count } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { latex, say } from '../../../kit/wording/say.ts'

/** Hard forms of counting sets and functions: a number that is missing, a condition on subsets, functions of one kind only. */

const HABITS = [
  ['tea', 'coffee', 'milk', 'drink'],
  ['cricket', 'hockey', 'football', 'play'],
  ['Hindi', 'English', 'Tamil', 'speak'],
  ['physics', 'chemistry', 'biology', 'study'],
  ['novels', 'poems', 'plays', 'read'],
] as const

/** "Of 120 students, 60 study physics, 50 chemistry and 45 biology … and 10 none. How many study all three?" */
export function allThree(rng: Random) {
  const [one, two, three, verb] = rng.pick(HABITS)
  const [all, none] = [rng.int(3, 15), rng.int(2, 14)]
  const [ab, bc, ac] = [rng.int(4, 14), rng.int(4, 14), rng.int(4, 14)]
  const [a, b, c] = [rng.int(6, 36), rng.int(6, 36), rng.int(6, 36)]
  const sizes = [a + ab + ac + all, b + ab + bc + all, c + bc + ac + all] as const
  const pairs = [ab + all, bc + all, ac + all] as const
  const total = a + b + c + ab + bc + ac + all + none
  const [sum, overlaps] = [sizes[0] + sizes[1] + sizes[2], pairs[0] + pairs[1] + pairs[2]]
  const answer = count(all)
  const group = rng.pick([
    'students of a hostel',
    'members of a club',
    'people in a survey',
    'residents of a colony',
  ])
  return {
    concept: ['union-and-intersection', 'set-theory'],
    given: { find: 'all-three' as const, total, sizes, pairs, none },
    prompt: rng.pick([
      say`Of ${total} ${group}, ${sizes[0]} ${verb} ${one}, ${sizes[1]} ${verb} ${two} and ${sizes[2]} ${verb} ${three}. ${pairs[0]} of them ${verb} ${one} and ${two}, ${pairs[1]} ${verb} ${two} and ${three}, ${pairs[2]} ${verb} ${one} and ${three}, and ${none} ${verb} none of the three. How many ${verb} all three?`,
      say`Among ${total} ${group}, ${none} do not ${verb} any of ${one}, ${two} and ${three}. ${sizes[0]} ${verb} ${one}, ${sizes[1]} ${two} and ${sizes[2]} ${three}; ${pairs[0]} ${verb} both ${one} and ${two}, ${pairs[1]} both ${two} and ${three}, and ${pairs[2]} both ${one} and ${three}. ${ask(rng, say`the number of those who ${verb} all three`)}`,
    ]),
    answer,
    mistakes: [
      { value: all + none, because: say`those who ${verb} none were not taken off the total` },
      { value: Math.abs(all - none), because: say`those who ${verb} none were taken off twice` },
      {
        value: Math.abs(sum - total + none - overlaps),
        because: say`the numbers were combined with a wrong sign`,
      },
      {
        value: Math.abs(sum - overlaps - total),
        because: say`those who ${verb} none were added to the wrong side`,
      },
      {
        value: Math.round((sum - (total - none)) / 2),
        because: say`the surplus was halved, as for two sets`,
      },
      { value: all + 3, because: say`a slip of three in one of the sums` },
      { value: all - 2, because: say`a slip of two in one of the sums` },
      { value: all - 1, because: say`a slip of one in one of the sums` },
      { value: all + 2, because: say`a slip of two in one of the sums` },
    ].filter(({ value }) => value > 0),
    // No more than the smallest pair.
    within: [1, Math.min(...pairs)] as const,
    steps: [
      say`At least one of the three: ${total} − ${none} = ${total - none}`,
      say`The three numbers add up to ${sum}, and the three pairs to ${overlaps}.`,
      say`At least one = sum of the three − sum of the pairs + all three: ${total - none} = ${sum} − ${overlaps} + all three`,
      say`All three = ${total - none} − ${sum} + ${overlaps} = ${answer}`,
    ],
  }
}

/** "How many subsets of {1, 2, …, 8} have at least two elements?" / "contain 3 but not 5?" */
export function subsetsWith(rng: Random) {
  const size = rng.int(6, 12)
  const kind = rng.pick([
    'at-least',
    'with-without',
    'with-without',
    'with-without',
    'with-without',
    'even-only',
  ] as const)
  const least = rng.int(2, 3)
  const [inside, outside] = [rng.int(1, 3), rng.int(1, 2)]
  const evens = Math.floor(size / 2)
  const set = say`{1, 2, 3, …, ${size}}`
  const small = least === 2 ? 1 + size : 1 + size + choose(size, 2)
  const key =
    kind === 'at-least'
      ? 2 ** size - small
      : kind === 'with-without'
        ? 2 ** (size - inside - outside)
        : 2 ** size - 2 ** (size - evens)
  const numbers = rng.sample(
    Array.from({ length: size }, (_, index) => index + 1),
    inside + outside,
  )
  const asked =
    kind === 'at-least'
      ? say`have ${rng.pick([`at least ${least === 2 ? 'two' : 'three'} elements`, `${least === 2 ? 'two' : 'three'} or more elements`, `not fewer than ${least === 2 ? 'two' : 'three'} elements`, `more than ${least === 2 ? 'one element' : 'two elements'}`])}`
      : kind === 'with-without'
        ? say`contain ${formatList(numbers.slice(0, inside))} but not ${numbers.slice(inside).join(' or ')}`
        : say`contain at least one even number`
  const answer = count(key)
  return {
    concept: ['subsets', 'set-theory'],
    given: {
      find: 'subsets-with' as const,
      kind,
      size,
      least,
      inside: numbers.slice(0, inside),
      outside: numbers.slice(inside),
    },
    prompt: rng.pick([
      say`How many subsets of the set ${set} ${asked}?`,
      say`If A = ${set}, then how many subsets of A ${asked}?`,
      say`Let A = ${set}. ${ask(rng, say`the number of subsets of A that ${asked}`)}`,
    ]),
    answer,
    mistakes: [
      { value: 2 ** size, because: say`all subsets were counted` },
      { value: 2 ** size - 1, because: say`only the empty set was left out` },
      { value: key + 1, because: say`the empty set was counted as well` },
      {
        value: 2 ** size - size,
        because: say`the subsets with one element were left out, but not the empty set`,
      },
      {
        value: 2 ** (size - inside),
        because: say`only the elements that must be there were taken into account`,
      },
      { value: 2 ** (size - evens), because: say`the subsets without an even number were counted` },
      { value: 2 ** evens, because: say`only the subsets of even numbers were counted` },
      { value: key * 2, because: say`one element too many was left free` },
      { value: key / 2, because: say`one element too few was left free` },
    ].filter(({ value }) => Number.isInteger(value) && value > 1 && value <= 2 ** size),
    within: [1, 2 ** size - 1] as const,
    steps: [
      say`A set of ${size} elements has ${latex`2^{${size}}`} = ${2 ** size} subsets.`,
      kind === 'at-least'
        ? say`Those with fewer elements are left out: the empty set, ${size} with one element${least === 3 ? `, ${choose(size, 2)} with two` : ''}.`
        : kind === 'with-without'
          ? say`For ${inside + outside} elements it is settled whether they are in, so ${size - inside - outside} are free.`
          : say`Without an even number there are only the ${size - evens} odd ones, with ${latex`2^{${size - evens}}`} = ${2 ** (size - evens)} subsets.`,
      kind === 'at-least'
        ? say`These are ${small} subsets.`
        : kind === 'with-without'
          ? say`Each free element may be in or out.`
          : say`All the other subsets contain at least one even number.`,
      kind === 'with-without'
        ? say`The number of such subsets is ${latex`2^{${size - inside - outside}}`} = ${answer}`
        : say`The number of such subsets is ${2 ** size} − ${2 ** size - key} = ${answer}`,
    ],
  }
}

/** "How many functions from a set of 3 elements to a set of 5 are not one-one?" / "are onto?" */
export function functionsOfKind(rng: Random) {
  const kind = rng.pick(['not one-one', 'onto'] as const)
  const from = kind === 'onto' ? rng.int(4, 6) : rng.int(3, 4)
  const to = kind === 'onto' ? rng.pick([2, 3]) : rng.int(from, 7)
  const all = to ** from
  const oneOne = arrange(to, from)
  const key = kind === 'not one-one' ? all - oneOne : to === 2 ? 2 ** from - 2 : 3 ** from - 3 * 2 ** from + 3
  const answer = count(key)
  const [first, second] = rng.pick([
    ['A', 'B'],
    ['P', 'Q'],
    ['X', 'Y'],
    ['S', 'T'],
  ] as const)
  const what = kind === 'onto' ? 'onto functions' : 'functions that are not one-one'
  return {
    concept: ['one-one-functions', 'number-of-functions'],
    given: { find: 'functions-of-kind' as const, kind, from, to },
    prompt: rng.pick([
      say`If a set ${first} has ${from} elements and a set ${second} has ${to}, then how many ${what} are there from ${first} to ${second}?`,
      say`The sets ${first} and ${second} have ${from} and ${to} elements, respectively. ${ask(rng, say`the number of ${what} from ${first} to ${second}`)}`,
      say`If n(${first}) = ${from} and n(${second}) = ${to}, then ${askThen(rng, say`the number of ${what} from ${first} to ${second}`)}`,
      say`How many ${what} can be defined from a set of ${from} elements to a set of ${to} elements?`,
    ]),
    answer,
    mistakes: [
      { value: all, because: say`all functions were counted` },
      { value: from ** to, because: say`the two numbers were exchanged` },
      {
        value: kind === 'onto' ? all - to : oneOne,
        because:
          kind === 'onto'
            ? say`only the constant functions were left out`
            : say`that is the number of one-one functions`,
      },
      {
        value: kind === 'onto' ? 3 ** from - 3 * 2 ** from : all - choose(to, from),
        because:
          kind === 'onto'
            ? say`the constant functions were taken off twice and not added back`
            : say`the order of the images was left out`,
      },
      {
        value: kind === 'onto' ? arrange(from, to) : Math.abs(from ** to - oneOne),
        because: say`arrangements of the wrong set were counted`,
      },
      { value: key + to, because: say`${to} functions too many were counted` },
      { value: key - 2, because: say`two functions were left out` },
      { value: from * to, because: say`the two numbers were multiplied` },
      { value: 2 ** (from * to), because: say`that is the number of relations` },
    ].filter(({ value }) => value > 0 && value <= 100_000),
    within: [1, all - 1] as const,
    steps: [
      say`All functions: ${latex`${to}^{${from}}`} = ${all}`,
      kind === 'onto'
        ? say`Functions that miss an element of ${second} do not count.`
        : say`One-one functions: ${Array.from({ length: from }, (_, index) => to - index).join(' × ')} = ${oneOne}`,
      kind === 'onto'
        ? to === 2
          ? say`Two of them take only one value.`
          : say`Each of the 3 elements is missed by ${latex`2^{${from}}`} = ${2 ** from} functions; the 3 constant ones are taken off twice and added back.`
        : say`The others are not one-one.`,
      kind === 'onto'
        ? to === 2
          ? say`${all} − 2 = ${answer}`
          : say`${all} − 3 × ${2 ** from} + 3 = ${answer}`
        : say`${all} − ${oneOne} = ${answer}`,
    ],
  }
}
