import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { type Person, people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { missingLeg, twoWalkers, unknownStart } from './harder-walks.ts'
import {
  COMPASS,
  drawStart,
  drawVerb,
  follow,
  type Leg,
  scaleOf,
  type Towards,
  TRIPLES,
  tellTurns,
  type Unit,
  walkTo,
} from './walk.ts'

/** "Asha walks 6 km north, turns right and walks 8 km. How far is she from where she started?" */
export const displacement = defineGenerator({
  id: 'reasoning/displacement',
  version: 4,
  levels: {
    easy: { forms: [walk(2, 'distance')] },
    medium: { forms: [walk(3, 'distance'), walk(4, 'both')] },
    hard: { forms: [twoWalkers, missingLeg, unknownStart] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const told = (x: number, y: number, unit: string) => {
      const angle = (Math.atan2(x, y) * 180) / Math.PI
      const direction =
        angle > 90 ? 'south-east' : angle > 0 ? 'north-east' : angle > -90 ? 'north-west' : 'south-west'
      return `${wholeOf(Math.sqrt(x * x + y * y))} ${unit} ${direction}`
    }
    switch (given.find) {
      case 'distance':
      case 'both': {
        const { x, y } = walkTo(given.facing, given.legs)
        return given.find === 'distance' ? Math.sqrt(x * x + y * y) : told(x, y, given.unit)
      }
      case 'second-from-first': {
        const [a, b] = [given.first, given.second].map(({ facing, plan }) => walkTo(facing, plan))
        return a && b ? told(b.x - a.x, b.y - a.y, given.unit) : ''
      }
      case 'missing-leg': {
        // Tries every length for the part that is not told.
        const found = range(1, 200).filter((length) => {
          const plan = given.plan.map((leg) => ({ turn: leg.turn, length: leg.length ?? length }))
          const { x, y } = walkTo(given.facing, plan)
          return x * x + y * y === given.distance ** 2
        })
        return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
      }
      case 'unknown-start': {
        // Tries the four directions for the first part; a step more in the last direction shows where it leads.
        const further = [...given.plan, { turn: 'straight' as const, length: 1 }]
        const [found] = COMPASS.filter((facing) => {
          const [from, to] = [walkTo(facing, given.plan), walkTo(facing, further)]
          const [east, north] = [to.x - from.x, to.y - from.y]
          return { north: north === 1, south: north === -1, east: east === 1, west: east === -1 }[given.end]
        })
        const { x, y } = walkTo(found ?? 'north', given.plan)
        return told(x, y, given.unit)
      }
    }
  },
})

function walk(count: number, asks: 'distance' | 'both') {
  return (rng: Random) => {
    const person = rng.pick(people)
    const unit = rng.pick(['km', 'm'])
    const { facing, legs, east, north } = rng.until(
      () => drawWalk(rng, count, scaleOf(unit)),
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
    const given = {
      find: asks,
      facing,
      legs: legs.map((leg) => ({ turn: leg.turn, length: leg.length })),
      unit,
    }
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
  }
}

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
  return { facing, ...follow(facing, plans[count - 2] ?? []) }
}

const isFair = (east: number, north: number): boolean =>
  east !== 0 && north !== 0 && Number.isInteger(Math.hypot(east, north))

function tell(
  rng: Random,
  person: Person,
  facing: Towards,
  legs: readonly Leg[],
  unit: Unit,
  asks: string,
): Message {
  const [first, ...rest] = legs
  const verb = drawVerb(rng, unit)
  const way = say`${drawStart(rng)}, ${person.name} ${verb} ${quantity(first?.length ?? 0, unit)} towards the ${facing}${tellTurns(verb, unit, rest)}`
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
