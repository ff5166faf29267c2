import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose, factorial } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "In how many ways can 6 friends sit round a table if two of them always sit together?" */
export const circularPermutation = defineGenerator({
  id: 'statistics/circular-permutation',
  version: 1,
  concepts: ['circular-permutation'],
  levels: {
    easy: { forms: [necklace, together] },
    medium: { forms: [together, apart, necklace] },
    hard: { forms: [alternate, besideHost, someOfThem] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'necklace': {
        // Of every pair of mirror images only the one whose second bead is smaller than its last is kept.
        return rings(given.beads).filter((ring) => (ring[1] ?? 0) < (ring.at(-1) ?? 0)).length
      }
      case 'together':
        return rings(given.people).filter((ring) => areNeighbours(ring, 0, 1)).length
      case 'apart':
        return rings(given.people).filter((ring) => !areNeighbours(ring, 0, 1)).length
      case 'alternate':
        // One man stays, the other men fill the seats between, and then the women theirs.
        return (
          range(1, given.each - 1).reduce((ways, left) => ways * left, 1) *
          range(1, given.each).reduce((ways, left) => ways * left, 1)
        )
      case 'host':
        return rings(given.people).filter((ring) => areNeighbours(ring, 0, 1) && areNeighbours(ring, 0, 2))
          .length
      case 'some':
        // Fill the seats one after the other; turning the table gives the same circle again.
        return range(0, given.seats - 1).reduce((ways, used) => ways * (given.from - used), 1) / given.seats
    }
  },
})

/** All circles of so many, person 0 first. */
function rings(size: number): number[][] {
  return range(1, size - 1).reduce<number[][]>(
    (known, who) =>
      known.flatMap((ring) =>
        range(1, ring.length).map((place) => [...ring.slice(0, place), who, ...ring.slice(place)]),
      ),
    [[0]],
  )
}

function areNeighbours(ring: readonly number[], one: number, other: number): boolean {
  const gap = Math.abs(ring.indexOf(one) - ring.indexOf(other))
  return gap === 1 || gap === ring.length - 1
}

const WHO = ['friends', 'directors', 'players', 'cousins', 'teachers', 'guests', 'ministers', 'delegates']

const descending = (from: number): string => range(1, from).reverse().join(' × ')

function necklace(rng: Random) {
  const n = rng.int(5, 8)
  const value = factorial(n - 1) / 2
  const [bead, ring] = rng.pick([
    ['beads of different colours', 'a necklace'],
    ['different pearls', 'a necklace'],
    ['different flowers', 'a garland'],
    ['different keys', 'a key ring'],
    ['different gems', 'a bracelet'],
  ])
  return {
    concept: 'circular-permutation',
    given: { find: 'necklace' as const, beads: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${bead} be put together to make ${ring}?`,
      say`How many different arrangements of ${n} ${bead} on ${ring} are there?`,
      say`If ${ring} is made of ${n} ${bead}, ${askThen(rng, 'the number of different ways to make it')}`,
    ]),
    answer: count(value),
    mistakes: [
      {
        value: factorial(n - 1),
        because: say`${ring} can be turned over, so clockwise and anticlockwise orders are the same`,
      },
      { value: factorial(n), because: say`that is the number of orders in a row` },
      { value: factorial(n) / 2, because: say`the orders in a row were halved` },
      { value: factorial(n - 2), because: say`two were kept in place` },
      { value: factorial(n - 2) / 2, because: say`two were kept in place before halving` },
      { value: (n * (n - 1)) / 2, because: say`that is the number of pairs` },
    ],
    steps: [
      say`In a circle there are (${n} − 1)! = ${factorial(n - 1)} orders.`,
      say`Turned over, an order and its mirror image are the same, so halve it.`,
      say`${factorial(n - 1)} ÷ 2 = ${value}`,
    ],
  }
}

function together(rng: Random) {
  const n = rng.int(5, 8)
  const who = rng.pick(WHO)
  const value = 2 * factorial(n - 2)
  return {
    concept: 'circular-permutation',
    given: { find: 'together' as const, people: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} be seated round a circular table if two particular ones always sit together?`,
      say`${n} ${who} sit round a table so that A and B are next to each other. In how many ways can this be done?`,
      say`If ${n} ${who} sit at a round table with two of them side by side, ${askThen(rng, 'the number of seatings')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: factorial(n - 2), because: say`the two can also change places` },
      { value: factorial(n - 1), because: say`that is the number without the condition` },
      { value: 2 * factorial(n - 1), because: say`that is the number for a row` },
      { value: factorial(n - 1) - value, because: say`that is the number in which the two are apart` },
      { value: 2 * factorial(n - 3), because: say`one seat too many was kept` },
      { value: factorial(n), because: say`that is the number of orders in a row without the condition` },
    ],
    steps: [
      say`Take the two as one; then ${n - 1} sit round the table in (${n - 1} − 1)! = ${factorial(n - 2)} ways.`,
      say`The two can change places: × 2`,
      say`2 × ${factorial(n - 2)} = ${value}`,
    ],
  }
}

function apart(rng: Random) {
  const n = rng.int(5, 8)
  const who = rng.pick(WHO)
  const value = factorial(n - 1) - 2 * factorial(n - 2)
  return {
    concept: 'circular-permutation',
    given: { find: 'apart' as const, people: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} be seated round a circular table if two particular ones never sit together?`,
      say`${n} ${who} sit round a table so that A and B are not next to each other. In how many ways can this be done?`,
      say`If ${n} ${who} sit at a round table and two of them refuse to sit side by side, ${askThen(rng, 'the number of seatings')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: 2 * factorial(n - 2), because: say`that is the number in which the two are together` },
      { value: factorial(n - 1), because: say`that is the number without the condition` },
      {
        value: factorial(n - 1) - factorial(n - 2),
        because: say`the two can change places, which was not counted`,
      },
      { value: factorial(n) - 2 * factorial(n - 1), because: say`that is the number for a row` },
      { value: factorial(n - 2), because: say`the two were counted as one person` },
      { value: value / 2, because: say`mirror images were taken for the same` },
    ],
    steps: [
      say`Without the condition: (${n} − 1)! = ${factorial(n - 1)}`,
      say`With the two together: 2 × ${factorial(n - 2)} = ${2 * factorial(n - 2)}`,
      say`${factorial(n - 1)} − ${2 * factorial(n - 2)} = ${value}`,
    ],
  }
}

function alternate(rng: Random) {
  const n = rng.int(3, 6)
  const [one, other] = rng.pick([
    ['men', 'women'],
    ['boys', 'girls'],
    ['Indians', 'Americans'],
    ['teachers', 'students'],
  ])
  const value = factorial(n - 1) * factorial(n)
  return {
    concept: 'circular-permutation',
    given: { find: 'alternate' as const, each: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${one} and ${n} ${other} sit round a table so that they alternate?`,
      say`${n} ${one} and ${n} ${other} are to be seated at a round table so that no two ${one} sit together. In how many ways can this be done?`,
      say`If ${n} ${one} and ${n} ${other} sit alternately at a circular table, ${askThen(rng, 'the number of arrangements')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: factorial(n) * factorial(n), because: say`turning the table gives nothing new` },
      {
        value: factorial(n - 1) * factorial(n - 1),
        because: say`once the ${one} sit, the seats of the ${other} are all different`,
      },
      { value: 2 * factorial(n) * factorial(n), because: say`that is the number for a row` },
      { value: factorial(2 * n - 1), because: say`that is the number without the condition` },
      { value: factorial(n - 1) + factorial(n), because: say`the two numbers were added` },
      { value: value / 2, because: say`mirror images were taken for the same` },
    ],
    steps: [
      say`The ${one} sit round the table in (${n} − 1)! = ${factorial(n - 1)} ways.`,
      say`The ${n} seats between them are different: ${n}! = ${factorial(n)} ways for the ${other}.`,
      say`${factorial(n - 1)} × ${factorial(n)} = ${value}`,
    ],
  }
}

function besideHost(rng: Random) {
  const n = rng.int(5, 9)
  const value = 2 * factorial(n - 3)
  return {
    concept: 'circular-permutation',
    given: { find: 'host' as const, people: n },
    prompt: rng.pick([
      say`A host and ${n - 1} guests sit round a table. In how many ways can this be done if two particular guests sit on either side of the host?`,
      say`${n - 1} guests and their host are seated at a circular table so that two particular guests are the neighbours of the host. How many seatings are there?`,
      say`If ${n} people, with the chairman among them, sit round a table and the secretary and the treasurer sit on either side of the chairman, ${askThen(rng, 'the number of seatings')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: factorial(n - 3), because: say`the two neighbours can change sides` },
      { value: 2 * factorial(n - 2), because: say`one seat too many was left free` },
      { value: factorial(n - 1), because: say`that is the number without the condition` },
      { value: factorial(n - 2), because: say`the three were not taken as one` },
      { value: 6 * factorial(n - 3), because: say`the one in the middle stays in the middle` },
      { value: value + 2, because: say`the count is two too large` },
    ],
    steps: [
      say`Take the three as one; with the other ${n - 3} there are ${n - 2} round the table: (${n - 2} − 1)! = ${factorial(n - 3)} ways.`,
      say`The two neighbours can change sides: × 2`,
      say`2 × ${factorial(n - 3)} = ${value}`,
    ],
  }
}

function someOfThem(rng: Random) {
  const { n, r } = rng.until(
    () => ({ n: rng.int(6, 10), r: rng.int(3, 6) }),
    (drawn) => drawn.r < drawn.n,
  )
  const who = rng.pick(WHO)
  const value = choose(n, r) * factorial(r - 1)
  return {
    concept: 'circular-permutation',
    given: { find: 'some' as const, from: n, seats: r },
    prompt: rng.pick([
      say`A round table has ${r} seats. In how many ways can it be filled from ${n} ${who}?`,
      say`In how many ways can ${r} out of ${n} ${who} be chosen and seated round a circular table?`,
      say`If ${r} of ${n} ${who} are selected to sit round a table, ${askThen(rng, 'the number of different seatings')}`,
    ]),
    answer: count(value),
    mistakes: [
      { value: choose(n, r) * factorial(r), because: say`turning the table gives nothing new` },
      { value: choose(n, r), because: say`that is only the number of choices` },
      { value: factorial(n - 1), because: say`all ${n} were seated` },
      { value: factorial(r - 1), because: say`the choice of the ${r} was left out` },
      { value: (choose(n, r) * factorial(r - 1)) / 2, because: say`mirror images were taken for the same` },
      { value: choose(n, r) * r, because: say`the ${r} were not arranged` },
    ],
    steps: [
      say`Choose ${r} of ${n}: ${choose(n, r)} ways`,
      say`They sit round the table in (${r} − 1)! = ${descending(r - 1)} = ${factorial(r - 1)} ways.`,
      say`${choose(n, r)} × ${factorial(r - 1)} = ${value}`,
    ],
  }
}
