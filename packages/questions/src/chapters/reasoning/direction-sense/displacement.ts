import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { wholeOf } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { type Person, people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Asha walks 6 km north, turns right and walks 8 km. How far is she from where she started?" */
export const displacement = defineGenerator({
  id: 'reasoning/displacement',
  version: 3,
  levels: {
    easy: { legs: 2, asks: 'distance' },
    medium: { legs: 3, asks: 'distance' },
    hard: { legs: 4, asks: 'both' },
  },
  generate(rng, { legs: count, asks }) {
    const person = rng.pick(people)
    const unit = rng.pick(['km', 'm'])
    const { facing, legs, east, north } = rng.until(
      () => drawWalk(rng, count, unit === 'm' ? 5 : 1),
      (walk) => isFair(walk.east, walk.north) && walk.legs.every(({ length }) => length > 0),
    )
    const distance = Math.hypot(east, north)
    const length = (value: number) => quantity(value, unit)
    const written = (value: number, direction: string): string => `${value} ${unit} ${direction}`
    const total = legs.reduce((sum, leg) => sum + leg.length, 0)
    const [across, along] = [Math.abs(east), Math.abs(north)]
    const steps = [
      ...(count > 2
        ? [say`Follow the turns: ${legs.map((leg) => `${leg.length} ${unit} ${leg.towards}`).join(', ')}.`]
        : []),
      ...(count > 2
        ? [
            say`In all that is ${length(across)} to the ${east > 0 ? 'east' : 'west'} and ${length(along)} to the ${north > 0 ? 'north' : 'south'}.`,
          ]
        : []),
      ...(count === 2
        ? [say`The two legs are at right angles, so they are the sides of a right triangle.`]
        : []),
    ]
    const direction = `${north > 0 ? 'north' : 'south'}-${east > 0 ? 'east' : 'west'}`
    const turned = `${north > 0 ? 'south' : 'north'}-${east > 0 ? 'west' : 'east'}`
    const mirrored =
      facing === 'north' || facing === 'south'
        ? `${north > 0 ? 'north' : 'south'}-${east > 0 ? 'west' : 'east'}`
        : `${north > 0 ? 'south' : 'north'}-${east > 0 ? 'east' : 'west'}`
    const given = { facing, legs: legs.map((leg) => ({ turn: leg.turn, length: leg.length })), unit, asks }
    const prompt = tell(rng, person, facing, legs, unit, asks)
    if (asks === 'distance') {
      return {
        given,
        prompt,
        answer: length(distance),
        mistakes: [
          { value: across + along, because: say`the two distances were added as if they lay in one line` },
          {
            value: Math.abs(across - along),
            because: say`the two distances were subtracted as if they lay in one line`,
          },
          { value: total, because: say`that is the length of the whole way` },
          {
            value: Math.max(across, along),
            because: say`only the longer of the two distances at right angles was taken`,
          },
          {
            value: Math.min(across, along),
            because: say`only the shorter of the two distances at right angles was taken`,
          },
          { value: distance + (unit === 'm' ? 5 : 1), because: say`the square root was taken too large` },
          { value: distance - (unit === 'm' ? 5 : 1), because: say`the square root was taken too small` },
        ],
        steps: [...steps, say`The distance is √(${across}² + ${along}²) = ${length(distance)}`],
      }
    }
    return {
      given,
      prompt,
      answer: written(distance, direction),
      mistakes: [
        {
          value: written(distance, turned),
          because: say`that is the direction from the end back to the start`,
        },
        {
          value: written(distance, mirrored),
          because: say`every turn was made to the wrong side`,
        },
        {
          value: written(across + along, direction),
          because: say`the two distances were added as if they lay in one line`,
        },
        {
          value: written(across + along, turned),
          because: say`the distances were added, and the direction is that from the end to the start`,
        },
        { value: written(total, direction), because: say`that is the length of the whole way` },
      ],
      steps: [
        ...steps,
        say`The distance is √(${across}² + ${along}²) = ${length(distance)}.`,
        say`Both together lie towards the ${direction}, so the answer is ${written(distance, direction)}`,
      ],
    }
  },
  solve({ facing, legs, unit, asks }) {
    // As a number of the plane: a turn to the left is a multiplication by i.
    let [x, y] = [0, 0]
    let [dx, dy] = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] }[facing] ?? [0, 0]
    for (const { turn, length } of legs) {
      if (turn === 'left') [dx, dy] = [-(dy ?? 0), dx ?? 0]
      if (turn === 'right') [dx, dy] = [dy ?? 0, -(dx ?? 0)]
      x += (dx ?? 0) * length
      y += (dy ?? 0) * length
    }
    const distance = Math.sqrt(x * x + y * y)
    if (asks === 'distance') return distance
    const angle = (Math.atan2(x, y) * 180) / Math.PI
    const direction =
      angle > 90 ? 'south-east' : angle > 0 ? 'north-east' : angle > -90 ? 'north-west' : 'south-west'
    return `${wholeOf(distance)} ${unit} ${direction}`
  },
})

const COMPASS = ['north', 'east', 'south', 'west'] as const
type Towards = (typeof COMPASS)[number]
interface Leg {
  turn: 'straight' | 'left' | 'right'
  length: number
  towards: Towards
}

const TRIPLES = [
  [3, 4],
  [6, 8],
  [5, 12],
  [9, 12],
  [8, 15],
  [12, 16],
  [7, 24],
  [15, 20],
  [10, 24],
  [20, 21],
  [18, 24],
] as const

/** The path is built from a right triangle with whole sides. */
function drawWalk(rng: Random, count: number, scale: number) {
  const [one, other] = rng.shuffle(rng.pick(TRIPLES))
  const facing = rng.pick(COMPASS)
  const first = { straight: (one ?? 0) * scale, across: (other ?? 0) * scale }
  const turn = rng.pick(['left', 'right'])
  const opposite = turn === 'left' ? 'right' : 'left'
  const extra = rng.int(2, 15) * scale
  const more = rng.int(2, 12) * scale
  const chance = rng.chance(0.5)
  const plans: { turn: Leg['turn']; length: number }[][] = [
    [
      { turn: 'straight', length: first.straight },
      { turn, length: first.across },
    ],
    chance
      ? [
          { turn: 'straight', length: first.straight + extra },
          { turn, length: first.across },
          { turn, length: extra },
        ]
      : [
          { turn: 'straight', length: extra },
          { turn, length: first.across },
          { turn: opposite, length: first.straight - extra },
        ],
    chance
      ? [
          { turn: 'straight', length: first.straight + extra },
          { turn, length: first.across + more },
          { turn, length: extra },
          { turn, length: more },
        ]
      : [
          { turn: 'straight', length: first.straight + extra },
          { turn, length: first.across - more },
          { turn, length: extra },
          { turn: opposite, length: more },
        ],
  ]
  let heading: number = COMPASS.indexOf(facing)
  let [east, north] = [0, 0]
  const legs = (plans[count - 2] ?? []).map(({ turn: side, length }): Leg => {
    heading = (heading + { straight: 0, left: 3, right: 1 }[side]) % 4
    const towards = COMPASS[heading] ?? 'north'
    if (towards === 'east' || towards === 'west') east += towards === 'east' ? length : -length
    else north += towards === 'north' ? length : -length
    return { turn: side, length, towards }
  })
  return { facing, legs, east, north }
}

const isFair = (east: number, north: number): boolean =>
  east !== 0 && north !== 0 && Number.isInteger(Math.hypot(east, north))

function tell(
  rng: Random,
  person: Person,
  facing: Towards,
  legs: readonly Leg[],
  unit: 'km' | 'm',
  asks: string,
): Message {
  const [first, ...rest] = legs
  const verb = rng.pick(unit === 'km' ? ['cycles', 'drives', 'rides'] : ['walks', 'runs', 'jogs'])
  const start = rng.pick(['home', 'the bus stand', 'school', 'the market', 'a banyan tree'])
  const way = rest.reduce<Message>(
    (text, leg, index) =>
      say`${text}${index === 0 ? '' : ','} then turns ${leg.turn} and ${verb} ${quantity(leg.length, unit)}`,
    say`${rng.pick([say`Starting from ${start},`, say`From ${start},`, say`Leaving ${start},`])} ${person.name} ${verb} ${quantity(first?.length ?? 0, unit)} towards the ${facing},`,
  )
  const question =
    asks === 'distance'
      ? rng.pick([
          say`How far is ${person.he} now from the starting point?`,
          say`What is the shortest distance between ${person.his} initial and final positions?`,
        ])
      : rng.pick([
          say`How far and in which direction is ${person.he} from the starting point?`,
          say`How far and in which direction is ${person.he} now with respect to the starting point?`,
        ])
  return say`${way}. ${question}`
}
