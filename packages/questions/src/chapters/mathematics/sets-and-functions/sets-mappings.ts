import type { Random } from '../../../kit/random/random.ts'
import { arrange, factorial } from '../../../kit/values/counting.ts'
import { count } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

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

/** From A to B: each pair is in a relation or not. */
export function relations(rng: Random) {
  const [from, to] = rng.until(
    () => [rng.int(2, 4), rng.int(2, 4)] as const,
    ([one, other]) => one * other <= 9,
  )
  const { person, town, first, second } = drawSets(rng, from, to)
  const pairs = from * to
  const answer = 2 ** pairs
  return {
    given: { find: 'relations' as const, from, to },
    prompt: rng.pick([
      say`${person.name} of ${town} sets A = {${first}} and B = {${second}}. How many relations are there from A to B?`,
      say`${person.name} takes the sets A = {${first}} and B = {${second}}. Find the number of relations from A to B.`,
      say`A paper in ${town} gives A = {${first}}, B = {${second}}. In how many ways can ${person.name} choose a relation from A to B?`,
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
export function functions(rng: Random) {
  const [from, to] = [rng.int(2, 4), rng.int(2, 5)]
  const { person, town, first, second } = drawSets(rng, from, to)
  const answer = to ** from
  return {
    given: { find: 'functions' as const, from, to },
    prompt: rng.pick([
      say`In a quiz ${person.name} of ${town} is given A = {${first}} and B = {${second}}. How many functions are there from A to B?`,
      say`${person.name} sends each element of {${first}} to one element of {${second}}. How many such functions are possible?`,
      say`In ${town}, ${person.name} writes A = {${first}} and B = {${second}}. Find the number of functions from A to B.`,
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

/** No two elements of A share an image. */
export function oneOne(rng: Random) {
  const from = rng.int(2, 4)
  const to = rng.int(from + 1, 6)
  const { person, town, first, second } = drawSets(rng, from, to)
  const answer = arrange(to, from)
  const product = Array.from({ length: from }, (_, place) => to - place).join(' × ')
  return {
    given: { find: 'one-one' as const, from, to },
    prompt: rng.pick([
      say`${person.name} of ${town} counts the one-one functions from A = {${first}} to B = {${second}}. How many are there?`,
      say`${person.name} sends the elements of {${first}} to different elements of {${second}}. In how many ways is this possible?`,
      say`For A = {${first}} and B = {${second}}, ${person.name} of ${town} looks for injective functions from A to B. How many are there?`,
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
