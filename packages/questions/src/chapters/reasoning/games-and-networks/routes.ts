import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { factorial } from '../../../kit/values/counting.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say, sentences } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "3 roads join A and B, and 4 roads join B and C. In how many ways can one go from A to C through B?" */
export const routes = defineGenerator({
  id: 'reasoning/routes',
  version: 7,
  concepts: ['routes-in-networks', 'grid-paths', 'flow-in-networks'],
  levels: {
    easy: { forms: [throughTown, smallGrid, lastPipe, shortestWay] },
    medium: { forms: [roundTrip, noRoadTwice, throughPoint, largeGrid, shortestAcross, flowAcross] },
    hard: { forms: [avoidPoint, throughAndAvoid, roundWithDirect, unknownRoads] },
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
        return countPaths(given.east, given.north, [])
      case 'through-point':
        return (
          countPaths(given.east, given.north, []) -
          countPaths(given.east, given.north, [[given.atEast, given.atNorth]])
        )
      case 'avoid-point':
        return countPaths(given.east, given.north, [[given.atEast, given.atNorth]])
      case 'through-avoid':
        // All ways that miss the second point, less those that miss the first one as well.
        return (
          countPaths(given.east, given.north, [given.away]) -
          countPaths(given.east, given.north, [given.away, given.by])
        )
      case 'round-direct': {
        // Every trip out with every trip back, one by one.
        const trips = [
          ...range(1, given.first).flatMap((one) =>
            range(1, given.second).map((other) => [`a${one}`, `b${other}`]),
          ),
          ...range(1, given.direct).map((one) => [`c${one}`]),
        ]
        return trips.flatMap((out) => trips.filter((back) => !back.some((road) => out.includes(road)))).length
      }
      case 'unknown-roads':
        return range(2, 40).find((roads) => given.known ** 2 * countOrderedPairs(roads) === given.trips) ?? 0
      case 'last-pipe':
        return given.into - given.out.reduce((sum, litres) => sum + litres, 0)
      case 'flow':
        // What enters the network leaves it, at B or at C.
        return given.into - (given.first - given.across)
      case 'shortest-across': {
        // Every order of the towns in between is tried.
        const { ab, ac, bc, bd, cd } = given
        const road: Record<string, number> = { AB: ab, AC: ac, BC: bc, CB: bc, BD: bd, CD: cd }
        const ways = ['ABD', 'ACD', 'ABCD', 'ACBD'].map((way) =>
          [...way].slice(1).reduce((sum, town, place) => sum + (road[`${way[place]}${town}`] ?? 0), 0),
        )
        return Math.min(...ways)
      }
      case 'shortest':
        return Math.min(given.direct, given.upper[0] + given.upper[1], given.lower[0] + given.lower[1])
    }
  },
})

/** Two different roads in an order, counted one by one. */
const countOrderedPairs = (roads: number): number =>
  range(1, roads).flatMap((out) => range(1, roads).filter((back) => back !== out)).length

/** Walks the grid point by point: the ways to a point are those to its western and its southern neighbour. */
function countPaths(east: number, north: number, closed: readonly (readonly [number, number])[]): number {
  const ways = new Map<string, number>()
  for (const x of range(0, east))
    for (const y of range(0, north)) {
      const isClosed = closed.some(([atX, atY]) => atX === x && atY === y)
      const reached =
        x === 0 && y === 0 ? 1 : (ways.get(`${x - 1} ${y}`) ?? 0) + (ways.get(`${x} ${y - 1}`) ?? 0)
      ways.set(`${x} ${y}`, isClosed ? 0 : reached)
    }
  return ways.get(`${east} ${north}`) ?? 0
}

const choose = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k))

/** Places of one neighbourhood, who goes between them, and what joins them. */
const NEIGHBOURHOODS = [
  {
    places: [
      'the bus stand',
      'the market',
      'the railway station',
      'the temple',
      'the hospital',
      'the post office',
      'the stadium',
      'the museum',
    ],
    who: ['a courier', 'a postman', 'a tourist', 'an auto driver', 'a cyclist'],
    ways: ['roads', 'lanes', 'bus routes'],
  },
  {
    places: [
      'the hostel',
      'the canteen',
      'the library',
      'the laboratory',
      'the auditorium',
      'the playground',
      'the main gate',
    ],
    who: ['a student', 'a teacher', 'a visitor', 'a guard'],
    ways: ['paths', 'walkways', 'cycle tracks'],
  },
  {
    places: [
      'the base camp',
      'the lake',
      'the waterfall',
      'the cave',
      'the summit',
      'the rest house',
      'the meadow',
    ],
    who: ['a trekker', 'a guide', 'a shepherd'],
    ways: ['trails', 'footpaths', 'tracks'],
  },
  {
    places: ['the farm', 'the mill', 'the village well', 'the school', 'the river bank', 'the weekly market'],
    who: ['a farmer', 'a milkman', 'a child', 'a bullock cart'],
    ways: ['paths', 'cart tracks', 'roads'],
  },
] as const

const LETTERS = ['ABCD', 'PQRS', 'KLMN', 'WXYZ'] as const

/** Four places in a row, as letters or by name. */
function drawPlaces(rng: Random) {
  if (rng.chance(0.3)) {
    const kind = rng.pick(['town', 'village', 'city', 'station'])
    const [a = 'A', b = 'B', c = 'C', d = 'D'] = [...rng.pick(LETTERS)].map((letter) => `${kind} ${letter}`)
    const who = rng.pick(['a traveller', 'a salesman', 'a person', 'a tourist'])
    const ways = rng.pick(kind === 'station' ? ['railway lines', 'train services'] : ['roads', 'bus routes'])
    return { a, b, c, d, who, ways }
  }
  const { places, who, ways } = rng.pick(NEIGHBOURHOODS)
  const [a, b, c, d] = rng.sample<string>(places, 4)
  return { a, b, c, d, who: rng.pick(who), ways: rng.pick(ways) }
}

function throughTown(rng: Random) {
  const roads = rng.chance(0.5)
    ? [rng.int(2, 9), rng.int(2, 9)]
    : [rng.int(2, 6), rng.int(2, 6), rng.int(2, 6)]
  const [first = 0, second = 0, third] = roads
  const answer = roads.reduce((ways, one) => ways * one, 1)
  const sum = roads.reduce((total, one) => total + one, 0)
  const { a, b, c, d, who, ways } = drawPlaces(rng)
  return {
    concept: 'routes-in-networks',
    given: { find: 'through' as const, roads },
    prompt:
      third === undefined
        ? stem(
            rng,
            [
              say`There are ${first} ${ways} from ${a} to ${b} and ${second} ${ways} from ${b} to ${c}.`,
              say`${a} and ${b} are joined by ${first} ${ways}, and ${b} and ${c} by ${second} ${ways}.`,
              say`${who} can go from ${a} to ${b} by ${first} ${ways} and on to ${c} by ${second} ${ways}.`,
            ],
            [
              say`In how many ways can ${who} go from ${a} to ${c} through ${b}?`,
              say`Find the number of routes from ${a} to ${c} through ${b}.`,
              say`How many different routes lead from ${a} through ${b} to ${c}?`,
            ],
          )
        : stem(
            rng,
            [
              say`There are ${first} ${ways} from ${a} to ${b}, ${second} from ${b} to ${c} and ${third} from ${c} to ${d}.`,
              say`${who} can go from ${a} to ${b} by ${first} ${ways}, from ${b} to ${c} by ${second} and from ${c} to ${d} by ${third}.`,
            ],
            [
              say`In how many ways can ${who} go from ${a} to ${d} through ${b} and ${c}?`,
              say`Find the number of routes from ${a} to ${d} through ${b} and ${c}.`,
            ],
          ),
    answer,
    mistakes: [
      { value: sum, because: say`the numbers of ${ways} were added` },
      { value: answer - 1, because: say`one route was left out` },
      { value: answer + sum, because: say`sum and product were added` },
      { value: 2 * answer, because: say`the way back was counted too` },
      { value: answer - first, because: say`one choice of the last part was left out` },
    ],
    steps: [
      say`Every choice for one part can be followed by every choice for the next.`,
      say`Ways = ${roads.join(' × ')} = ${answer}`,
    ],
  }
}

function roundTrip(rng: Random) {
  const roads = [rng.int(2, 7), rng.int(2, 7)]
  const [first = 0, second = 0] = roads
  const answer = (first * second) ** 2
  const { a, b, c, who, ways } = drawPlaces(rng)
  return {
    concept: 'routes-in-networks',
    given: { find: 'round' as const, roads },
    prompt: stem(
      rng,
      [
        say`There are ${first} ${ways} between ${a} and ${b}, and ${second} ${ways} between ${b} and ${c}.`,
        say`From ${a} one can reach ${b} by ${first} ${ways}, and from ${b} one can reach ${c} by ${second} ${ways}.`,
      ],
      [
        say`In how many ways can ${who} go from ${a} to ${c} through ${b} and return through ${b}, if the same way may be used again?`,
        say`Find the number of round trips from ${a} to ${c} and back, each time through ${b}; the same way may be taken twice.`,
      ],
    ),
    answer,
    mistakes: [
      { value: first * second, because: say`only the way out was counted` },
      { value: 2 * first * second, because: say`the ways out and back were added` },
      { value: first * second * (first - 1) * (second - 1), because: say`no way was used again` },
      { value: (first + second) ** 2, because: say`the two numbers were added before squaring` },
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
  const roads = [rng.int(3, 8), rng.int(3, 8)]
  const [first = 0, second = 0] = roads
  const answer = first * (first - 1) * second * (second - 1)
  const { a, b, c, who, ways } = drawPlaces(rng)
  return {
    concept: 'routes-in-networks',
    given: { find: 'no-road-twice' as const, roads },
    prompt: stem(
      rng,
      [
        say`There are ${first} ${ways} between ${a} and ${b}, and ${second} ${ways} between ${b} and ${c}.`,
        say`${a} and ${b} are joined by ${first} ${ways}, and ${b} and ${c} by ${second} ${ways}.`,
      ],
      [
        say`In how many ways can ${who} go from ${a} to ${c} through ${b} and return through ${b} without using any of the ${ways} twice?`,
        say`Find the number of round trips from ${a} to ${c} through ${b} and back in which none of the ${ways} is used twice.`,
      ],
    ),
    answer,
    mistakes: [
      { value: (first * second) ** 2, because: say`the same ways were used again` },
      { value: first * second * (first * second - 1), because: say`only the very same route was left out` },
      { value: first * second + (first - 1) * (second - 1), because: say`the ways out and back were added` },
      { value: first * second * (first - 1), because: say`the last part of the way back was left out` },
      { value: first * second * (second - 1), because: say`one part of the way back was left out` },
    ],
    steps: [
      say`Ways to go = ${first} × ${second}`,
      say`On the way back one choice of each part is used up: ${second - 1} × ${first - 1}`,
      say`In all ${first} × ${second} × ${second - 1} × ${first - 1} = ${answer}`,
    ],
  }
}

const blocks = (count: number): string => (count === 1 ? '1 block' : `${count} blocks`)

const ENDS = [
  ['a house', 'an office'],
  ['a hotel', 'a railway station'],
  ['a school', 'a library'],
  ['a shop', 'a bank'],
  ['a hostel', 'a college'],
  ['a market', 'a hospital'],
  ['a park', 'a cinema hall'],
  ['a bakery', 'a restaurant'],
  ['a fire station', 'a stadium'],
  ['a post office', 'a court'],
] as const

const WALKERS = [
  'a man',
  'a woman',
  'a courier',
  'a cyclist',
  'a boy',
  'a girl',
  'a tourist',
  'a driver',
] as const

/** A grid of streets, or points with whole coordinates. */
function drawGround(rng: Random, east: number, north: number) {
  const [p = 'A', q = 'B', r = 'C'] = rng.pick(['ABC', 'PQR', 'KLM', 'XYZ'])
  if (rng.chance(0.4)) {
    const [x, y] = [rng.int(0, 6), rng.int(0, 6)]
    const who = rng.pick(['a particle', 'an ant', 'a robot', 'an insect', 'a token'])
    return {
      ground: rng.pick([
        say`${capital(who)} moves on a plane in steps of one unit, each either to the right or upwards.`,
        say`On a plane ${who} moves by one unit at a time, only to the right or upwards.`,
      ]),
      from: `${p}(${x}, ${y})`,
      to: `${q}(${x + east}, ${y + north})`,
      how: say`In how many ways can it move`,
      rule: '',
      middle: (atEast: number, atNorth: number) => ({
        told: [],
        point: say`the point ${r}(${x + atEast}, ${y + atNorth})`,
      }),
      name: r,
    }
  }
  const [first, second] = [rng.pick(['east', 'west']), rng.pick(['north', 'south'])]
  const [one, other] = rng.chance(0.6) ? rng.shuffle(rng.pick(ENDS)) : [p, q]
  const [from = p, to = q] = [one, other].map((name) => name?.replace(/^an? /, 'the '))
  const who = rng.pick(WALKERS)
  return {
    ground: rng.pick([
      say`The streets of a town form a grid. ${capital(other ?? q)} is ${blocks(east)} to the ${first} and ${blocks(north)} to the ${second} of ${one ?? p}.`,
      say`In a town whose streets cross at right angles, ${other ?? q} is ${blocks(east)} ${first} and ${blocks(north)} ${second} of ${one ?? p}.`,
    ]),
    from,
    to,
    how: say`In how many ways can ${who} go`,
    rule: ` by moving only ${first} and ${second}`,
    middle: (atEast: number, atNorth: number) => ({
      told: [
        say`The crossing ${r} is ${blocks(atEast)} ${first} and ${blocks(atNorth)} ${second} of ${from}.`,
      ],
      point: say`${r}`,
    }),
    name: r,
  }
}

function gridPaths(rng: Random, [least, most]: readonly [number, number]) {
  const [east, north] = [rng.int(least, most), rng.int(least, most)]
  const { ground, from, to, how, rule } = drawGround(rng, east, north)
  const answer = choose(east + north, east)
  return {
    concept: 'grid-paths',
    given: { find: 'grid' as const, east, north },
    prompt: stem(
      rng,
      [ground],
      [
        say`How many different routes are there from ${from} to ${to}${rule}?`,
        say`${how} from ${from} to ${to}${rule}?`,
        say`Find the number of routes from ${from} to ${to}${rule}.`,
      ],
    ),
    answer,
    mistakes: [
      { value: east * north, because: say`the two numbers of steps were multiplied` },
      { value: (east + 1) * (north + 1), because: say`the crossings were counted` },
      { value: choose(east + north - 1, east), because: say`one step was left out` },
      { value: choose(east + north + 1, east), because: say`one step too many was counted` },
      { value: 2 * (east + north), because: say`the lengths of the sides were added` },
    ],
    steps: [
      say`Each route is an order of ${east} moves in one direction and ${north} in the other.`,
      say`Routes = (${east} + ${north})! ÷ (${east}! × ${north}!) = ${answer}`,
    ],
  }
}

function smallGrid(rng: Random) {
  return gridPaths(rng, [2, 4])
}

function largeGrid(rng: Random) {
  return gridPaths(rng, [3, 5])
}

function drawPoint(rng: Random) {
  return rng.until(
    () => {
      const [east, north] = [rng.int(3, 6), rng.int(3, 6)]
      return { east, north, atEast: rng.int(1, east - 1), atNorth: rng.int(1, north - 1) }
    },
    (drawn) => drawn.east + drawn.north >= 7 && drawn.east + drawn.north <= 10,
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
  const { ground, from: start, to: end, how, rule, middle, name } = drawGround(rng, east, north)
  const { told, point } = middle(atEast, atNorth)
  const answer = to * from
  return {
    concept: 'grid-paths',
    given: { find: 'through-point' as const, ...drawn },
    prompt: stem(
      rng,
      [sentences(ground, ...told)],
      [
        say`How many shortest routes from ${start} to ${end} pass through ${point}?`,
        say`${how} from ${start} to ${end} through ${point}${rule}?`,
      ],
    ),
    answer,
    mistakes: [
      { value: to + from, because: say`the routes of the two parts were added` },
      { value: all, because: say`all routes were counted` },
      { value: all - answer, because: say`those are the routes that miss ${name}` },
      { value: from, because: say`only the part after ${name} was counted` },
      { value: 2 * answer, because: say`each route was counted twice` },
    ],
    steps: [
      say`Routes to ${name} = ${to}, from ${name} to the end = ${from}`,
      say`Through ${name} = ${to} × ${from} = ${answer}`,
    ],
  }
}

function avoidPoint(rng: Random) {
  const drawn = drawPoint(rng)
  const { east, north, atEast, atNorth } = drawn
  const { to, from, all } = pointWays(drawn)
  const { ground, from: start, to: end, how, rule, middle, name } = drawGround(rng, east, north)
  const { told, point } = middle(atEast, atNorth)
  const answer = all - to * from
  return {
    concept: 'grid-paths',
    given: { find: 'avoid-point' as const, ...drawn },
    prompt: stem(
      rng,
      [sentences(ground, ...told)],
      [
        say`How many shortest routes from ${start} to ${end} do not pass through ${point}?`,
        say`${how} from ${start} to ${end}${rule}, if ${point} must be avoided?`,
      ],
    ),
    answer,
    mistakes: [
      { value: to * from, because: say`those are the routes through ${name}` },
      { value: all, because: say`${name} was left out of account` },
      { value: all - to - from, because: say`the routes of the two parts were added` },
      { value: all - from, because: say`only the part after ${name} was taken off` },
      { value: all - to, because: say`only the part before ${name} was taken off` },
    ],
    steps: [
      say`All shortest routes = ${all}`,
      say`Routes through ${name} = ${to} × ${from} = ${to * from}`,
      say`Left = ${all} − ${to * from} = ${answer}`,
    ],
  }
}

/** "How many shortest routes pass through C but not through D?" */
function throughAndAvoid(rng: Random) {
  const drawn = rng.until(
    () => {
      const [east, north] = [rng.int(4, 7), rng.int(4, 7)]
      const by = [rng.int(1, east - 2), rng.int(1, north - 2)] as const
      const away = [rng.int(by[0], east - 1), rng.int(by[1], north - 1)] as const
      return { east, north, by, away }
    },
    ({ by, away }) => by[0] < away[0] && by[1] < away[1],
  )
  const { east, north, by, away } = drawn
  const ways = (x: number, y: number) => choose(x + y, x)
  const to = ways(by[0], by[1])
  const on = ways(east - by[0], north - by[1])
  const through = ways(away[0] - by[0], away[1] - by[1]) * ways(east - away[0], north - away[1])
  const answer = to * (on - through)
  const all = ways(east, north)
  const [first, second] = [rng.pick(['east', 'west']), rng.pick(['north', 'south'])]
  const at = ([x, y]: readonly [number, number]) => `${blocks(x)} ${first} and ${blocks(y)} ${second} of A`
  return {
    concept: 'grid-paths',
    given: { find: 'through-avoid' as const, ...drawn },
    prompt: stem(
      rng,
      [
        say`The streets of a town form a grid. B is ${at([east, north])}, the crossing C is ${at(by)} and the crossing D is ${at(away)}.`,
        say`A city is divided into square blocks by its streets. The crossing C is ${at(by)}, D is ${at(away)} and B is ${at([east, north])}.`,
        say`In a town whose streets cross at right angles, the crossings B, C and D are ${at([east, north])}, ${at(by)} and ${at(away)}, respectively.`,
      ],
      [
        say`How many shortest routes from A to B pass through C but not through D?`,
        say`By moving only ${first} and ${second}, in how many ways can one go from A to B through C if D is closed?`,
        say`Find the number of shortest routes from A to B that pass through C and avoid D.`,
      ],
    ),
    answer,
    mistakes: [
      { value: to * on, because: say`D was left out of account` },
      { value: to * through, because: say`those are the routes through both C and D` },
      { value: on - through, because: say`the routes from A to C were left out` },
      { value: all - to * through, because: say`routes that miss C were counted too` },
      { value: to + on - through, because: say`the routes of the two parts were added` },
      { value: all, because: say`all routes were counted` },
    ],
    steps: [
      say`Routes from A to C = ${to}, from C to B = ${on}`,
      say`Of those from C to B, ${through} pass through D, so ${on} − ${through} = ${on - through} are left`,
      say`Routes = ${to} × ${on - through} = ${answer}`,
    ],
  }
}

/** "... and 2 roads lead directly from A to C. In how many ways can one go from A to C and back without using a road twice?" */
function roundWithDirect(rng: Random) {
  const [first, second, direct] = [rng.int(2, 5), rng.int(2, 5), rng.int(1, 4)]
  const out = first * second
  const back = (first - 1) * (second - 1)
  const answer = out * (back + direct) + direct * (out + direct - 1)
  const { a, b, c, who, ways } = drawPlaces(rng)
  const straight = direct === 1 ? 'one more leads' : `${direct} more lead`
  return {
    concept: 'routes-in-networks',
    given: { find: 'round-direct' as const, first, second, direct },
    prompt: stem(
      rng,
      [
        say`There are ${first} ${ways} between ${a} and ${b} and ${second} between ${b} and ${c}; ${straight} from ${a} to ${c} without passing ${b}.`,
        say`${capital(a)} and ${b} are joined by ${first} ${ways}, and ${b} and ${c} by ${second}. Besides, ${straight} straight from ${a} to ${c}.`,
      ],
      [
        say`In how many ways can ${who} go from ${a} to ${c} and return without using any of the ${ways} twice?`,
        say`Find the number of round trips from ${a} to ${c} and back in which none of the ${ways} is used twice.`,
      ],
    ),
    answer,
    mistakes: [
      { value: (out + direct) ** 2, because: say`the same ways were used again` },
      { value: (out + direct) * (out + direct - 1), because: say`only the very same route was left out` },
      {
        value: out * back + direct * (direct - 1),
        because: say`trips that go one way and return the other were left out`,
      },
      { value: out * back, because: say`the direct ways were left out` },
      {
        value: (out + direct) * (back + direct),
        because: say`a direct way was treated like one through ${b}`,
      },
    ],
    steps: [
      say`Out through ${b}: ${out} ways, and then back in ${back} + ${direct} = ${back + direct} ways`,
      direct === 1
        ? say`Out directly: 1 way, and then back in ${out} ways`
        : say`Out directly: ${direct} ways, and then back in ${out} + ${direct - 1} = ${out + direct - 1} ways`,
      say`In all ${out} × ${back + direct} + ${direct} × ${out + direct - 1} = ${answer}`,
    ],
  }
}

/** "... This can be done in 720 ways. How many roads are there between B and C?" */
function unknownRoads(rng: Random) {
  const [known, answer] = [rng.int(2, 9), rng.int(4, 12)]
  const trips = known ** 2 * answer * (answer - 1)
  const { a, b, c, who, ways } = drawPlaces(rng)
  return {
    concept: 'routes-in-networks',
    given: { find: 'unknown-roads' as const, known, trips },
    prompt: stem(
      rng,
      [
        say`There are ${known} ${ways} between ${a} and ${b}, and some more between ${b} and ${c}. ${capital(who)} goes from ${a} to ${c} through ${b} and returns through ${b}, without using any of the ${ways} between ${b} and ${c} twice. The others may be used again, and in all there are ${trips} ways.`,
        say`${capital(who)} goes from ${a} to ${c} and back, both times through ${b}. Each of the ${known} ${ways} between ${a} and ${b} may be used on both trips, but none of those between ${b} and ${c}. This can be done in ${trips} ways.`,
      ],
      [
        say`How many ${ways} are there between ${b} and ${c}?`,
        say`Find the number of ${ways} between ${b} and ${c}.`,
      ],
    ),
    answer,
    mistakes: [
      { value: answer - 1, because: say`that is the number left for the return` },
      { value: answer + 1, because: say`n(n + 1) was used in place of n(n − 1)` },
      { value: answer + 2, because: say`the product was split into the wrong factors` },
      { value: answer - 2, because: say`the factors were taken too small` },
      { value: answer * (answer - 1), because: say`that is the number of ordered pairs of ${ways}` },
    ],
    // The way back must differ, so there are at least two roads.
    within: [2, 150] as const,
    steps: [
      say`The part between ${a} and ${b} can be chosen in ${known} × ${known} = ${known ** 2} ways, out and back`,
      say`n(n − 1) = ${trips} ÷ ${known ** 2} = ${answer * (answer - 1)}`,
      say`${answer} × ${answer - 1} = ${answer * (answer - 1)}, so n = ${answer}`,
    ],
  }
}

function lastPipe(rng: Random) {
  const out = [rng.int(4, 24) * 10, rng.int(4, 24) * 10]
  const [first = 0, second = 0] = out
  const answer = rng.int(3, 22) * 10
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

/** "400 vehicles an hour enter at A and leave by roads to B and C ... How many leave the network at C?" */
function flowAcross(rng: Random) {
  const first = rng.int(12, 30) * 10
  const across = rng.int(3, first / 10 - 4) * 10
  const into = first + rng.int(8, 30) * 10
  const second = into - first
  const answer = second + across
  const [what, roads, rate] = rng.pick([
    ['vehicles', 'one-way roads', 'an hour'],
    ['litres of water', 'pipes', 'a minute'],
  ] as const)
  const isRoad = what === 'vehicles'
  return {
    concept: 'flow-in-networks',
    given: { find: 'flow' as const, into, first, across },
    prompt: stem(
      rng,
      [
        say`In a network of ${roads}, ${into} ${what} ${rate} enter at A and go on to B or C. ${first} of them go to B. From B, ${across} ${rate} go on to C, and the rest leave the network there.`,
        say`In a network of ${roads}, all of the ${into} ${what} that enter at A ${rate} go on to B or C, ${first} of them to B. Of these, ${across} go on from B to C, and the others leave the network at B.`,
      ],
      [
        say`If nothing stays in the network, how many ${isRoad ? 'vehicles' : 'litres'} leave it at C in ${rate}?`,
        say`Nothing stays in the network. Find the number of ${isRoad ? 'vehicles' : 'litres'} that leave it at C in ${rate}.`,
      ],
    ),
    answer,
    mistakes: [
      { value: second, because: say`what comes from B was left out` },
      { value: first - across, because: say`that is what leaves at B` },
      { value: second - across, because: say`what comes from B was taken off, not added` },
      { value: first + across, because: say`the flow to B was taken for the flow to C` },
      { value: into - across, because: say`what leaves at B was left out of account` },
      { value: into, because: say`that is what enters at A` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`From A to C directly: ${into} − ${first} = ${second}`,
      say`C also gets ${across} from B`,
      say`So ${second} + ${across} = ${answer}`,
    ],
  }
}

/** Roads A–B, A–C, B–C, B–D and C–D: the shortest way from A to D may change over between B and C. */
function shortestAcross(rng: Random) {
  const drawn = rng.until(
    () => ({
      ab: rng.int(5, 30),
      ac: rng.int(5, 30),
      bc: rng.int(3, 15),
      bd: rng.int(5, 30),
      cd: rng.int(5, 30),
    }),
    ({ ab, ac, bc, bd, cd }) => {
      const lengths = [ab + bd, ac + cd, ab + bc + cd, ac + bc + bd]
      // The way that changes over is the shortest, and no other comes near enough to be a slip.
      return (
        new Set(lengths).size === 4 &&
        Math.min(...lengths.slice(2)) < Math.min(...lengths.slice(0, 2)) &&
        Math.max(...lengths) - Math.min(...lengths) > 8
      )
    },
  )
  const { ab, ac, bc, bd, cd } = drawn
  const [upper, lower, down, up] = [ab + bd, ac + cd, ab + bc + cd, ac + bc + bd]
  const answer = Math.min(down, up)
  return {
    concept: 'routes-in-networks',
    given: { find: 'shortest-across' as const, ...drawn },
    prompt: stem(
      rng,
      [
        say`The roads between four towns are A–B ${ab} km, A–C ${ac} km, B–C ${bc} km, B–D ${bd} km and C–D ${cd} km.`,
        say`Town A is joined to B (${ab} km) and to C (${ac} km), town D to B (${bd} km) and to C (${cd} km), and B to C (${bc} km).`,
      ],
      [
        say`What is the length of the shortest route from A to D, in km?`,
        say`Find the length in km of the shortest way from A to D.`,
      ],
    ),
    answer,
    mistakes: [
      { value: upper, because: say`A–B–D is not the shortest` },
      { value: lower, because: say`A–C–D is not the shortest` },
      { value: Math.max(down, up), because: say`the other way over B–C is shorter` },
      { value: Math.min(ab, ac) + Math.min(bd, cd), because: say`the road between B and C was left out` },
      { value: answer - 1, because: say`a slip was made in the addition` },
    ],
    steps: [
      say`A–B–D: ${upper}; A–C–D: ${lower}`,
      say`A–B–C–D: ${ab} + ${bc} + ${cd} = ${down}; A–C–B–D: ${ac} + ${bc} + ${bd} = ${up}`,
      say`The shortest is ${answer}`,
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
