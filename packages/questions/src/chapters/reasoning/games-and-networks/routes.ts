import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "3 roads join A and B, and 4 roads join B and C. In how many ways can one go from A to C through B?" */
export const routes = defineGenerator({
  id: 'reasoning/routes',
  version: 2,
  concepts: ['routes-in-networks', 'grid-paths', 'flow-in-networks'],
  levels: {
    easy: { forms: [throughTown, gridPaths] },
    medium: { forms: [roundTrip, gridPaths, throughPoint, lastPipe] },
    hard: { forms: [noRoadTwice, avoidPoint, shortestWay] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'through':
        return given.roads.reduce((ways, roads) => range(1, roads).length * ways, 1)
      case 'round':
        return given.roads.reduce((ways, roads) => ways * roads * roads, 1)
      case 'no-road-twice':
        return given.roads.reduce((ways, roads) => ways * countOrderedPairs(roads), 1)
      case 'grid':
        return countPaths(given.east, given.north, null)
      case 'through-point':
        return (
          countPaths(given.east, given.north, null) -
          countPaths(given.east, given.north, [given.atEast, given.atNorth])
        )
      case 'avoid-point':
        return countPaths(given.east, given.north, [given.atEast, given.atNorth])
      case 'last-pipe':
        return given.into - given.out.reduce((sum, litres) => sum + litres, 0)
      case 'shortest':
        return Math.min(given.direct, given.upper[0] + given.upper[1], given.lower[0] + given.lower[1])
    }
  },
})

/** Two different roads in an order, counted one by one. */
const countOrderedPairs = (roads: number): number =>
  range(1, roads).flatMap((out) => range(1, roads).filter((back) => back !== out)).length

/** Walks the grid point by point: the ways to a point are those to its western and its southern neighbour. */
function countPaths(east: number, north: number, closed: readonly [number, number] | null): number {
  const ways = new Map<string, number>()
  for (const x of range(0, east))
    for (const y of range(0, north)) {
      const isClosed = closed !== null && closed[0] === x && closed[1] === y
      const reached =
        x === 0 && y === 0 ? 1 : (ways.get(`${x - 1} ${y}`) ?? 0) + (ways.get(`${x} ${y - 1}`) ?? 0)
      ways.set(`${x} ${y}`, isClosed ? 0 : reached)
    }
  return ways.get(`${east} ${north}`) ?? 0
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
const choose = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k))

function throughTown(rng: Random) {
  const roads = rng.chance(0.5)
    ? [rng.int(3, 9), rng.int(3, 9)]
    : [rng.int(2, 6), rng.int(2, 6), rng.int(2, 6)]
  const [first = 0, second = 0, third] = roads
  const answer = roads.reduce((ways, one) => ways * one, 1)
  const sum = roads.reduce((total, one) => total + one, 0)
  return {
    concept: 'routes-in-networks',
    given: { find: 'through' as const, roads },
    prompt:
      third === undefined
        ? stem(
            rng,
            [
              say`There are ${first} roads from town A to town B and ${second} roads from B to town C. No road joins A and C directly.`,
              say`Towns A and B are joined by ${first} roads, and B and C by ${second} roads. A and C have no direct road.`,
            ],
            [say`In how many ways can one go from A to C?`, say`Find the number of routes from A to C.`],
          )
        : stem(
            rng,
            [
              say`${first} roads join town A to B, ${second} roads join B to C and ${third} roads join C to D. There are no other roads.`,
              say`One can go from A to B by ${first} roads, from B to C by ${second} and from C to D by ${third}.`,
            ],
            [
              say`In how many ways can one go from A to D through B and C?`,
              say`Find the number of routes from A to D through B and C.`,
            ],
          ),
    answer,
    mistakes: [
      { value: sum, because: say`the numbers of roads were added` },
      { value: answer - 1, because: say`one route was left out` },
      { value: answer + sum, because: say`sum and product were added` },
      { value: 2 * answer, because: say`the way back was counted too` },
      { value: answer - first, because: say`one road of the last part was left out` },
    ],
    steps: [
      say`Every road of one part can be followed by every road of the next.`,
      say`Ways = ${roads.join(' × ')} = ${answer}`,
    ],
  }
}

function roundTrip(rng: Random) {
  const roads = [rng.int(2, 6), rng.int(2, 6)]
  const [first = 0, second = 0] = roads
  const answer = (first * second) ** 2
  return {
    concept: 'routes-in-networks',
    given: { find: 'round' as const, roads },
    prompt: stem(
      rng,
      [
        say`In a district ${first} roads join town A to B, and ${second} roads join B to town C.`,
        say`From A one can reach B by ${first} roads, and from B one can reach C by ${second} roads.`,
      ],
      [
        say`In how many ways can one go from A to C through B and return through B, when roads may be used again?`,
        say`Find the number of round trips from A to C and back through B; a road may be taken twice.`,
      ],
    ),
    answer,
    mistakes: [
      { value: first * second, because: say`only the way out was counted` },
      { value: 2 * first * second, because: say`the ways out and back were added` },
      { value: first * second * (first - 1) * (second - 1), because: say`roads were not used again` },
      { value: (first + second) ** 2, because: say`the roads were added before squaring` },
      {
        value: first * second * (first * second - 1),
        because: say`only the same route was left out on the way back`,
      },
    ],
    steps: [
      say`Ways to go = ${first} × ${second} = ${first * second}`,
      say`There are as many ways to return: ${first * second} × ${first * second} = ${answer}`,
    ],
  }
}

function noRoadTwice(rng: Random) {
  const roads = [rng.int(3, 7), rng.int(3, 7)]
  const [first = 0, second = 0] = roads
  const answer = first * (first - 1) * second * (second - 1)
  return {
    concept: 'routes-in-networks',
    given: { find: 'no-road-twice' as const, roads },
    prompt: stem(
      rng,
      [
        say`In a district ${first} roads join town A to B, and ${second} roads join B to town C.`,
        say`Between A and B there are ${first} roads, and between B and C there are ${second}.`,
      ],
      [
        say`In how many ways can one go from A to C through B and return through B without using any road twice?`,
        say`Find the number of round trips from A to C through B and back on which no road is used twice.`,
      ],
    ),
    answer,
    mistakes: [
      { value: (first * second) ** 2, because: say`roads were used again` },
      { value: first * second * (first * second - 1), because: say`only the very same route was left out` },
      { value: first * second + (first - 1) * (second - 1), because: say`the ways out and back were added` },
      { value: first * second * (first - 1), because: say`the last part of the way back was left out` },
      { value: first * second * (second - 1), because: say`one part of the way back was left out` },
    ],
    steps: [
      say`Ways to go = ${first} × ${second}`,
      say`On the way back one road of each part is used up: ${second - 1} × ${first - 1}`,
      say`In all ${first} × ${second} × ${second - 1} × ${first - 1} = ${answer}`,
    ],
  }
}

const blocks = (count: number): string => (count === 1 ? '1 block' : `${count} blocks`)

const drawGrid = (rng: Random) => ({ east: rng.int(3, 6), north: rng.int(3, 6) })

/** The streets, and the names of the two ends. */
const drawStreets = (rng: Random, east: number, north: number) =>
  rng.pick([
    {
      streets: say`The streets of a town form a grid. An office is ${east} blocks to the east and ${north} blocks to the north of a house.`,
      from: 'the house',
      to: 'the office',
    },
    {
      streets: say`In a network of streets that cross at right angles, B lies ${east} blocks east and ${north} blocks north of A.`,
      from: 'A',
      to: 'B',
    },
  ])

function gridPaths(rng: Random) {
  const { east, north } = drawGrid(rng)
  const { streets, from, to } = drawStreets(rng, east, north)
  const answer = choose(east + north, east)
  return {
    concept: 'grid-paths',
    given: { find: 'grid' as const, east, north },
    prompt: stem(
      rng,
      [streets],
      [
        say`How many shortest routes are there from ${from} to ${to}?`,
        say`In how many ways can one go from ${from} to ${to} by moving only east and north?`,
      ],
    ),
    answer,
    mistakes: [
      { value: east * north, because: say`the blocks were multiplied` },
      { value: (east + 1) * (north + 1), because: say`the crossings were counted` },
      { value: choose(east + north - 1, east), because: say`one block was left out` },
      { value: choose(east + north + 1, east), because: say`one block too many was counted` },
      { value: 2 * (east + north), because: say`the lengths of the sides were added` },
    ],
    steps: [
      say`Each route is an order of ${east} moves to the east and ${north} to the north.`,
      say`Routes = (${east} + ${north})! ÷ (${east}! × ${north}!) = ${answer}`,
    ],
  }
}

function drawPoint(rng: Random) {
  return rng.until(
    () => {
      const { east, north } = drawGrid(rng)
      return { east, north, atEast: rng.int(1, east - 1), atNorth: rng.int(1, north - 1) }
    },
    (drawn) => drawn.east + drawn.north >= 7,
  )
}

function pointWays({ east, north, atEast, atNorth }: ReturnType<typeof drawPoint>) {
  const [to, from] = [
    choose(atEast + atNorth, atEast),
    choose(east - atEast + north - atNorth, east - atEast),
  ]
  return { to, from, all: choose(east + north, east) }
}

function throughPoint(rng: Random) {
  const drawn = drawPoint(rng)
  const { east, north, atEast, atNorth } = drawn
  const { to, from, all } = pointWays(drawn)
  const answer = to * from
  return {
    concept: 'grid-paths',
    given: { find: 'through-point' as const, ...drawn },
    prompt: stem(
      rng,
      [
        say`In a grid of streets, B lies ${east} blocks east and ${north} blocks north of A. A shop C lies ${blocks(atEast)} east and ${blocks(atNorth)} north of A.`,
      ],
      [
        say`How many shortest routes from A to B pass through C?`,
        say`In how many ways can one go from A to B through C by moving only east and north?`,
      ],
    ),
    answer,
    mistakes: [
      { value: to + from, because: say`the routes of the two parts were added` },
      { value: all, because: say`all routes from A to B were counted` },
      { value: all - answer, because: say`those are the routes that miss C` },
      { value: from, because: say`only the part from C to B was counted` },
      { value: 2 * answer, because: say`each route was counted twice` },
    ],
    steps: [
      say`Routes from A to C = ${to}, from C to B = ${from}`,
      say`Through C = ${to} × ${from} = ${answer}`,
    ],
  }
}

function avoidPoint(rng: Random) {
  const drawn = drawPoint(rng)
  const { east, north, atEast, atNorth } = drawn
  const { to, from, all } = pointWays(drawn)
  const answer = all - to * from
  return {
    concept: 'grid-paths',
    given: { find: 'avoid-point' as const, ...drawn },
    prompt: stem(
      rng,
      [
        say`In a grid of streets, B lies ${east} blocks east and ${north} blocks north of A. The crossing C, ${blocks(atEast)} east and ${blocks(atNorth)} north of A, is closed.`,
      ],
      [
        say`How many shortest routes from A to B are left?`,
        say`In how many ways can one still go from A to B by moving only east and north?`,
      ],
    ),
    answer,
    mistakes: [
      { value: to * from, because: say`those are the routes through C` },
      { value: all, because: say`the closed crossing was left out of account` },
      { value: all - to - from, because: say`the routes of the two parts were added` },
      { value: all - from, because: say`only the part from C to B was taken off` },
      { value: all - to, because: say`only the part from A to C was taken off` },
    ],
    steps: [
      say`All shortest routes = ${all}`,
      say`Routes through C = ${to} × ${from} = ${to * from}`,
      say`Left = ${all} − ${to * from} = ${answer}`,
    ],
  }
}

function lastPipe(rng: Random) {
  const out = [rng.int(4, 15) * 10, rng.int(4, 15) * 10]
  const [first = 0, second = 0] = out
  const answer = rng.int(3, 14) * 10
  const into = first + second + answer
  return {
    concept: 'flow-in-networks',
    given: { find: 'last-pipe' as const, into, out },
    prompt: rng.chance(0.5)
      ? stem(
          rng,
          [
            say`In a network of one-way roads, ${into} vehicles enter a crossing in an hour and all leave it in the same hour by three roads. By the first road ${first} leave and by the second ${second}.`,
          ],
          [say`How many leave by the third?`, say`Find the number that leave by the third.`],
        )
      : stem(
          rng,
          [
            say`In a network of pipes, ${into} litres of water a minute flow into a junction, and nothing is stored there. Of the three pipes that lead away, the first carries ${first} and the second ${second} litres a minute.`,
          ],
          [
            say`How many litres a minute flow in the third?`,
            say`Find the flow in the third, in litres a minute.`,
          ],
        ),
    answer,
    mistakes: [
      { value: into - first, because: say`only the first was taken off` },
      { value: into - second, because: say`only the second was taken off` },
      { value: first + second, because: say`that is the flow of the first two` },
      { value: answer + 10, because: say`a slip was made in the subtraction` },
      { value: answer - 10, because: say`ten too many were subtracted` },
    ],
    steps: [
      say`What flows into a junction flows out of it.`,
      say`Third = ${into} − ${first} − ${second} = ${answer}`,
    ],
  }
}

function shortestWay(rng: Random) {
  const drawn = rng.until(
    () => ({
      direct: rng.int(20, 60),
      upper: [rng.int(8, 35), rng.int(8, 35)] as const,
      lower: [rng.int(8, 35), rng.int(8, 35)] as const,
    }),
    ({ direct, upper, lower }) => {
      const lengths = [direct, upper[0] + upper[1], lower[0] + lower[1]]
      return new Set(lengths).size === 3 && Math.min(...lengths) !== direct
    },
  )
  const { direct, upper, lower } = drawn
  const lengths = [direct, upper[0] + upper[1], lower[0] + lower[1]]
  const answer = Math.min(...lengths)
  return {
    concept: 'routes-in-networks',
    given: { find: 'shortest' as const, direct, upper: [...upper] as const, lower: [...lower] as const },
    prompt: stem(
      rng,
      [
        say`A and D are joined by a direct road of ${direct} km. One can also go from A to B (${upper[0]} km) and on to D (${upper[1]} km), or from A to C (${lower[0]} km) and on to D (${lower[1]} km).`,
        say`The roads of a network are A–B ${upper[0]} km, B–D ${upper[1]} km, A–C ${lower[0]} km, C–D ${lower[1]} km and A–D ${direct} km.`,
      ],
      [
        say`What is the length of the shortest route from A to D, in km?`,
        say`Find the length in km of the shortest way from A to D.`,
      ],
    ),
    answer,
    mistakes: [
      { value: direct, because: say`the direct road is not the shortest way` },
      {
        value: Math.max(upper[0] + upper[1], lower[0] + lower[1]),
        because: say`the other way round is longer`,
      },
      { value: answer - 1, because: say`a slip was made in the addition` },
      { value: answer + 2, because: say`two were carried too many` },
      {
        value: Math.min(upper[0], lower[0]) + Math.min(upper[1], lower[1]),
        because: say`parts of two ways that do not join were put together`,
      },
    ],
    steps: [
      say`Through B: ${upper[0]} + ${upper[1]} = ${upper[0] + upper[1]}; through C: ${lower[0]} + ${lower[1]} = ${lower[0] + lower[1]}; direct: ${direct}`,
      say`The shortest is ${answer}`,
    ],
  }
}
