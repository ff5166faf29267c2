import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { arrange, factorial } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { allThree, functionsOfKind, subsetsWith } from './sets-in-steps.ts'

/** "A has 3 elements and B has 2. How many relations are there from A to B?" */
export const sets = defineGenerator({
  id: 'higher/sets',
  version: 6,
  concepts: [
    'union-and-intersection',
    'subsets',
    'number-of-relations',
    'number-of-functions',
    'one-one-functions',
    'composite-function',
    'inverse-function',
    'set-theory',
  ],
  levels: {
    easy: { forms: [union, subsets] },
    medium: { forms: [relations, functions, composed, oneOne, inverse] },
    hard: {
      forms: [...often(14, threeSets), ...often(14, allThree), ...often(3, subsetsWith), functionsOfKind],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  // Writes everything out and counts.
  solve(given) {
    switch (given.find) {
      case 'union': {
        const first = range(1, given.first)
        const second = range(given.first - given.both + 1, given.first - given.both + given.second)
        return new Set([...first, ...second]).size
      }
      case 'subsets':
        return range(0, 2 ** given.elements - 1).filter(
          (mask) => !given.isProper || mask !== 2 ** given.elements - 1,
        ).length
      case 'relations':
        return allChoices(given.from * given.to, 2).length
      case 'functions':
        return allChoices(given.from, given.to).length
      case 'one-one':
        return allChoices(given.from, given.to).filter((images) => new Set(images).size === images.length)
          .length
      case 'three': {
        const { one, two, three, oneTwo, twoThree, oneThree, all } = given
        const pairsOnly = [oneTwo, twoThree, oneThree].map((pair) => pair - all)
        const [ab = 0, bc = 0, ac = 0] = pairsOnly
        const alone = [one - ab - ac - all, two - ab - bc - all, three - bc - ac - all]
        return (given.asks === 'exactly one' ? alone : pairsOnly).reduce((sum, part) => sum + part, 0)
      }
      case 'all-three': {
        // The number in the middle for which all the regions and the rest make up the total.
        const [x, y, z] = given.sizes
        const [p, q, r] = given.pairs
        return (
          range(0, Math.min(p, q, r)).find((all) => {
            const twice = p - all + (q - all) + (r - all)
            const once =
              x -
              (p - all) -
              (r - all) -
              all +
              (y - (p - all) - (q - all) - all) +
              (z - (q - all) - (r - all) - all)
            return once + twice + all + given.none === given.total
          }) ?? Number.NaN
        )
      }
      case 'subsets-with': {
        const elements = range(1, given.size)
        const has = (mask: number, element: number) => Math.floor(mask / 2 ** (element - 1)) % 2 === 1
        return range(0, 2 ** given.size - 1).filter((mask) => {
          if (given.kind === 'at-least')
            return elements.filter((element) => has(mask, element)).length >= given.least
          if (given.kind === 'even-only')
            return elements.some((element) => element % 2 === 0 && has(mask, element))
          return (
            given.inside.every((element) => has(mask, element)) &&
            given.outside.every((element) => !has(mask, element))
          )
        }).length
      }
      case 'functions-of-kind':
        return allChoices(given.from, given.to).filter((images) => {
          const values = new Set(images).size
          return given.kind === 'onto' ? values === given.to : values < given.from
        }).length
      case 'composed': {
        const inner = given.square * given.at ** 2 + given.shift
        return given.slope * inner + given.more
      }
      case 'inverse':
        return (
          range(-60, 60).find(
            (x) => given.a * x + given.b === given.value * (x + given.d) && x + given.d !== 0,
          ) ?? Number.NaN
        )
    }
  },
})

/** Every way to give each of `places` one of `choices` values. */
function allChoices(places: number, choices: number): number[][] {
  return range(1, places).reduce<number[][]>(
    (lists) => lists.flatMap((list) => range(1, choices).map((choice) => [...list, choice])),
    [[]],
  )
}

/** At least one of two. */
function union(rng: Random) {
  const [one, other, , verb] = rng.pick(HABITS)
  const [first, second, both] = [rng.int(20, 60), rng.int(15, 50), rng.int(4, 14)]
  const answer = first + second - both
  return {
    concept: ['union-and-intersection', 'set-theory'],
    given: { find: 'union' as const, first, second, both },
    prompt: rng.pick([
      say`In a survey, ${first} people ${verb} ${one}, ${second} ${verb} ${other} and ${both} ${verb} both. How many ${verb} at least one of the two?`,
      say`In a club, ${first} members ${verb} ${one}, ${second} ${verb} ${other}, and ${both} of them ${verb} both. How many ${verb} ${one} or ${other}?`,
      say`In a colony, ${first} people ${verb} ${one} and ${second} ${verb} ${other}; ${both} of these ${verb} both. How many ${verb} one of them or both?`,
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
  ['1', '4', '9', '16', '25', '36', '49', '64'],
  ['red', 'green', 'blue', 'white', 'black', 'pink', 'brown', 'grey'],
  ['ruby', 'pearl', 'coral', 'opal', 'topaz', 'agate', 'jade', 'onyx'],
  ['p', 'q', 'w', 'x', 'y', 'z', 'm', 'n'],
] as const

/** All subsets, or all but the set itself. */
function subsets(rng: Random) {
  const elements = rng.int(3, 7)
  const isProper = rng.chance(0.5)
  const list = rng.sample(rng.pick(ELEMENTS), elements).join(', ')
  const all = 2 ** elements
  const answer = isProper ? all - 1 : all
  const kind = isProper ? 'proper subsets' : 'subsets'
  return {
    concept: ['subsets', 'set-theory'],
    given: { find: 'subsets' as const, elements, isProper },
    prompt: rng.pick([
      say`If A = {${list}}, then how many ${kind} does A have?`,
      say`How many ${kind} are there of the set {${list}}?`,
      say`${ask(rng, say`the number of ${kind} of the set {${list}}`)}`,
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

/** From A to B: each pair is in a relation or not. */
function relations(rng: Random) {
  const [from, to] = rng.until(
    () => [rng.int(2, 4), rng.int(2, 4)] as const,
    ([one, other]) => one * other <= 9,
  )
  const { first, second } = drawSets(rng, from, to)
  const pairs = from * to
  const answer = 2 ** pairs
  return {
    concept: ['number-of-relations', 'set-theory'],
    given: { find: 'relations' as const, from, to },
    prompt: rng.pick([
      say`Let A = {${first}} and B = {${second}}. How many relations are there from A to B?`,
      say`Consider the sets A = {${first}} and B = {${second}}. ${ask(rng, 'the number of relations from A to B')}`,
      say`If A = {${first}} and B = {${second}}, then ${askThen(rng, 'the total number of relations from A to B')}`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: pairs, because: say`the pairs were counted, not the sets of pairs` },
      { value: to ** from, because: say`only functions from A to B were counted` },
      { value: from ** to, because: say`functions from B to A were counted` },
      { value: 2 ** (from + to), because: say`the elements were added instead of multiplied` },
      { value: answer - 1, because: say`the empty relation was left out` },
      { value: 2 * answer, because: say`one pair too many was counted` },
      { value: answer / 2, because: say`one pair was left out` },
    ],
    steps: [
      say`A relation is a set of pairs of an element of A and one of B.`,
      say`There are ${from} × ${to} = ${pairs} pairs, and each is taken or not.`,
      say`$2^{${pairs}}$ = ${answer}`,
    ],
  }
}

/** Each element of A has one image in B. */
function functions(rng: Random) {
  const [from, to] = [rng.int(2, 4), rng.int(2, 5)]
  const { first, second } = drawSets(rng, from, to)
  const answer = to ** from
  return {
    concept: 'number-of-functions',
    given: { find: 'functions' as const, from, to },
    prompt: rng.pick([
      say`Let A = {${first}} and B = {${second}}. How many functions are there from A to B?`,
      say`${ask(rng, say`the total number of functions from {${first}} to {${second}}`)}`,
      say`If A = {${first}} and B = {${second}}, then the number of functions from A to B is:`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: from ** to, because: say`base and power were exchanged: functions from B to A` },
      { value: from * to, because: say`${from} and ${to} were multiplied` },
      { value: 2 ** (from * to), because: say`all relations were counted` },
      { value: arrange(to, from), because: say`only functions that never repeat a value were counted` },
      { value: to ** (from - 1), because: say`one element of A was left out` },
      { value: to ** (from + 1), because: say`one element too many was counted in A` },
      { value: factorial(to), because: say`the elements of B were arranged` },
    ],
    steps: [
      say`A function gives each element of A exactly one image.`,
      say`Each of the ${from} elements of A has ${to} possible images.`,
      say`$${to}^{${from}}$ = ${answer}`,
    ],
  }
}

/** f(g(x)) at a point. */
function composed(rng: Random) {
  const [slope, more] = [rng.int(2, 6), rng.pick([-7, -5, -4, -3, -2, 1, 2, 3, 5, 8])]
  const [square, shift] = [rng.int(1, 3), rng.pick([-6, -5, -3, -2, -1, 1, 2, 4, 7])]
  const at = rng.pick([-3, -2, 2, 3, 4])
  const inner = square * at ** 2 + shift
  const answer = slope * inner + more
  const f = `f(x) = ${times(slope)}x ${signed(more)}`
  const g = `g(x) = ${times(square)}x^2 ${signed(shift)}`
  const other = square * (slope * at + more) ** 2 + shift
  const show = (value: number) => (value < 0 ? `(${value})` : String(value))
  return {
    concept: 'composite-function',
    given: { find: 'composed' as const, slope, more, square, shift, at },
    prompt: rng.pick([
      say`Let $${f}$ and $${g}$. What is $f(g(${at}))$?`,
      say`For the functions $${g}$ and $${f}$, ${askThen(rng, say`the value of $(f \circ g)(${at})$`)}`,
      say`In a class the functions $${f}$ and $${g}$ are composed. What is $f(g(x))$ for $x = ${at}$?`,
    ]),
    answer,
    mistakes: [
      { value: other, because: say`$g(f(${at}))$ was found: the inner function comes first` },
      { value: inner, because: say`only $g(${at})$ was found` },
      { value: slope * at + more, because: say`only $f(${at})$ was found` },
      { value: (slope * at + more) * inner, because: say`the two values were multiplied` },
      { value: slope * at + more + inner, because: say`the two values were added` },
      { value: slope * inner, because: say`the last term of f was forgotten` },
      { value: answer - 2 * more, because: say`the sign of the last term of f was turned` },
    ],
    steps: [
      say`The inner function comes first.`,
      say`$g(${at}) = ${square === 1 ? '' : `${square} \\times `}${show(at)}^2 ${signed(shift)} = ${inner}$`,
      say`$f(${inner}) = ${slope} \times ${show(inner)} ${signed(more)}$ = ${answer}`,
    ],
  }
}

/** Exactly one of three, or exactly two. */
function threeSets(rng: Random) {
  const [one, two, three, verb] = rng.pick(HABITS)
  const all = rng.int(2, 9)
  const [ab, bc, ac] = [rng.int(2, 12), rng.int(2, 12), rng.int(2, 12)]
  const [a, b, c] = [rng.int(8, 40), rng.int(8, 40), rng.int(8, 40)]
  const sizes = { one: a + ab + ac + all, two: b + ab + bc + all, three: c + bc + ac + all }
  const pairs = { oneTwo: ab + all, twoThree: bc + all, oneThree: ac + all }
  const [sum, overlaps] = [
    sizes.one + sizes.two + sizes.three,
    pairs.oneTwo + pairs.twoThree + pairs.oneThree,
  ]
  const asks = rng.pick(['exactly one', 'exactly two'])
  const alone = a + b + c
  const twice = ab + bc + ac
  const answer = asks === 'exactly one' ? alone : twice
  return {
    concept: ['union-and-intersection', 'set-theory'],
    given: { find: 'three' as const, ...sizes, ...pairs, all, asks },
    prompt: rng.pick([
      say`In a survey, ${sizes.one} people ${verb} ${one}, ${sizes.two} ${verb} ${two} and ${sizes.three} ${verb} ${three}. ${pairs.oneTwo} of them ${verb} ${one} and ${two}, ${pairs.twoThree} ${verb} ${two} and ${three}, ${pairs.oneThree} ${verb} ${one} and ${three}, and ${all} ${verb} all three. How many people ${verb} ${asks} of the three?`,
      say`In a hostel, ${sizes.one} students ${verb} ${one}, ${sizes.two} ${verb} ${two} and ${sizes.three} ${verb} ${three}; ${pairs.oneTwo} ${verb} both ${one} and ${two}, ${pairs.twoThree} both ${two} and ${three}, and ${pairs.oneThree} both ${one} and ${three}. If ${all} students ${verb} all three, ${askThen(rng, say`the number of students who ${verb} ${asks} of them`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      asks === 'exactly one'
        ? { value: twice, because: say`that is the number of those who ${verb} exactly two` }
        : { value: alone, because: say`that is the number of those who ${verb} exactly one` },
      asks === 'exactly one'
        ? { value: sum - 2 * overlaps, because: say`those who ${verb} all three were not added back` }
        : { value: overlaps, because: say`those who ${verb} all three were counted in each pair` },
      asks === 'exactly one'
        ? { value: sum - overlaps + all, because: say`that is the number of those who ${verb} at least one` }
        : {
            value: overlaps - 2 * all,
            because: say`those who ${verb} all three were taken off twice, not three times`,
          },
      asks === 'exactly one'
        ? { value: sum - overlaps, because: say`each pair was taken off once, not twice` }
        : { value: twice + all, because: say`those who ${verb} all three were included` },
      { value: answer + all, because: say`those who ${verb} all three were counted once more` },
      ...(answer > all
        ? [{ value: answer - all, because: say`those who ${verb} all three were taken off once more` }]
        : []),
      { value: answer + 2 * all, because: say`those who ${verb} all three were counted twice more` },
    ],
    steps: [
      say`Without those who ${verb} all three, the pairs are ${pairs.oneTwo} − ${all} = ${ab}, ${pairs.twoThree} − ${all} = ${bc} and ${pairs.oneThree} − ${all} = ${ac}.`,
      say`Exactly two: ${ab} + ${bc} + ${ac} = ${twice}`,
      say`Exactly one: ${sizes.one} − ${ab + ac + all} = ${a}, ${sizes.two} − ${ab + bc + all} = ${b} and ${sizes.three} − ${bc + ac + all} = ${c}, together ${alone}`,
      say`So ${asks} of them: ${answer}`,
    ],
  }
}

/** No two elements of A share an image. */
function oneOne(rng: Random) {
  const from = rng.int(2, 4)
  const to = rng.int(from + 1, 6)
  const { first, second } = drawSets(rng, from, to)
  const answer = arrange(to, from)
  const product = Array.from({ length: from }, (_, place) => to - place).join(' × ')
  return {
    concept: 'one-one-functions',
    given: { find: 'one-one' as const, from, to },
    prompt: rng.pick([
      say`How many one-one functions are there from A = {${first}} to B = {${second}}?`,
      say`${ask(rng, say`the number of one-one functions from {${first}} to {${second}}`)}`,
      say`If A = {${first}} and B = {${second}}, then how many injective functions are there from A to B?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: to ** from, because: say`functions that repeat a value were counted too` },
      {
        value: answer / factorial(from),
        because: say`only the sets of images were counted, not which element has which`,
      },
      { value: from * to, because: say`${from} and ${to} were multiplied` },
      { value: factorial(from), because: say`only the order of the elements of A was counted` },
      { value: factorial(to), because: say`all elements of B were arranged` },
      { value: arrange(to, from - 1), because: say`one element of A was left out` },
      { value: arrange(to - 1, from), because: say`one element of B was left out` },
    ],
    steps: [
      say`The first element of A has ${to} possible images.`,
      say`Each next one has one image fewer, since none may be used twice.`,
      say`There are ${from} elements in A, so ${from} factors.`,
      say`${product} = ${answer}`,
    ],
  }
}

/** The value of the inverse of a function with a fraction. */
function inverse(rng: Random) {
  const { a, b, d, x, value } = rng.until(
    () => {
      const [a, b, d, x] = [rng.int(2, 9), rng.int(-12, 20), rng.int(-7, 7), rng.int(-12, 12)]
      return { a, b, d, x, value: x + d === 0 ? Number.NaN : (a * x + b) / (x + d) }
    },
    // An invertible function, at a point where the value is whole and belongs to one x.
    (drawn) =>
      drawn.b !== 0 &&
      drawn.d !== 0 &&
      drawn.x !== 0 &&
      Number.isInteger(drawn.value) &&
      drawn.value !== drawn.a &&
      drawn.value !== 0 &&
      drawn.b !== drawn.a * drawn.d,
  )
  const formula = `f(x) = \\frac{${times(a)}x ${signed(b)}}{x ${signed(d)}}`
  const direct = value + d === 0 ? null : (a * value + b) / (value + d)
  return {
    concept: 'inverse-function',
    given: { find: 'inverse' as const, a, b, d, value },
    prompt: rng.pick([
      say`If $${formula}$ is invertible, what is $f^{-1}(${value})$?`,
      say`Let $${formula}$. Find $f^{-1}(${value})$.`,
      say`If $${formula}$, then the value of $f^{-1}(${value})$ is:`,
    ]),
    answer: x,
    mistakes: [
      ...(direct !== null && Number.isInteger(direct)
        ? [{ value: direct, because: say`$f(${value})$ was found instead of the inverse` }]
        : []),
      { value: -x, because: say`a sign was lost when the terms were collected` },
      { value: value, because: say`the value itself was taken` },
      { value: x + d, because: say`the denominator was taken for $x$` },
      { value: x - d, because: say`${d} was carried over with the wrong sign` },
      { value: value * d - b, because: say`the division by ${a - value} was forgotten` },
      { value: b - value * d, because: say`the division was forgotten and a sign was lost` },
    ],
    steps: [
      say`$f^{-1}(${value})$ is the $x$ with $f(x) = ${value}$.`,
      say`$${times(a)}x ${signed(b)} = ${times(value)}(x ${signed(d)})$`,
      say`$${times(a - value)}x = ${value * d - b}$`,
      say`$x$ = ${x}`,
    ],
  }
}

const signed = (number: number): string => (number < 0 ? `- ${-number}` : `+ ${number}`)

const times = (number: number): string => (number === 1 ? '' : number === -1 ? '-' : String(number))

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'p', 'q', 'r', 's', 't'] as const

const NUMBERS = ['1', '2', '3', '4', '6', '8', '9', '10', '12', '15'] as const

/** Two sets by their elements. */
function drawSets(rng: Random, from: number, to: number) {
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  return {
    person,
    town,
    first: rng.sample(LETTERS, from).join(', '),
    second: rng.sample(NUMBERS, to).join(', '),
  }
}

const HABITS = [
  ['tea', 'coffee', 'milk', 'drink'],
  ['cricket', 'hockey', 'football', 'play'],
  ['Hindi', 'English', 'Tamil', 'speak'],
  ['physics', 'chemistry', 'biology', 'study'],
  ['painting', 'music', 'dance', 'learn'],
  ['novels', 'poems', 'plays', 'read'],
] as const
