import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import {
  COMPASS,
  cornerOf,
  drawStart,
  drawVerb,
  follow,
  scaleOf,
  type Towards,
  TRIPLES,
  type Turn,
  tellTurns,
  type Unit,
} from './walk.ts'

type Plan = { turn: Turn; length: number }[]

/** Exact for whole sides of a right triangle, which Math.hypot is not. */
const straight = (across: number, along: number): number => Math.sqrt(across ** 2 + along ** 2)

const drawUnit = (rng: Random): Unit => rng.pick(['km', 'm'])

/** Wrong answers of a distance with a direction: other corners, and the two distances added in one line. */
const wrongPlaces = (east: number, north: number, unit: Unit) => {
  const written = (value: number, direction: string): string => `${value} ${unit} ${direction}`
  const [across, along] = [Math.abs(east), Math.abs(north)]
  const distance = straight(across, along)
  return [
    {
      value: written(distance, cornerOf(-east, -north)),
      because: say`that is the opposite direction: from the second place to the first`,
    },
    { value: written(distance, cornerOf(-east, north)), because: say`east and west were confused` },
    { value: written(distance, cornerOf(east, -north)), because: say`north and south were confused` },
    {
      value: written(across + along, cornerOf(east, north)),
      because: say`the two distances were added as if they lay in one line`,
    },
    {
      value: written(across + along, cornerOf(-east, -north)),
      because: say`the distances were added, and the direction is the opposite one`,
    },
    {
      value: written(across + along, cornerOf(-east, north)),
      because: say`the distances were added, and east and west were confused`,
    },
  ]
}

/** The first of two legs that lead to a place, and the turn before the second. */
function planTo(rng: Random, east: number, north: number) {
  const [over, up]: [Towards, Towards] = [east > 0 ? 'east' : 'west', north > 0 ? 'north' : 'south']
  const isFirst = rng.chance(0.5)
  const [facing, then] = isFirst ? [over, up] : [up, over]
  const turn: Turn = (COMPASS.indexOf(then) - COMPASS.indexOf(facing) + 4) % 4 === 1 ? 'right' : 'left'
  const lengths = [Math.abs(isFirst ? east : north), Math.abs(isFirst ? north : east)]
  const plan: Plan = [
    { turn: 'straight', length: lengths[0] ?? 0 },
    { turn, length: lengths[1] ?? 0 },
  ]
  return { facing, plan }
}

/** "A and B start from the same point. A walks 12 km north, turns right ... How far and in which direction is B from A?" */
export function twoWalkers(rng: Random) {
  const unit = drawUnit(rng)
  const scale = scaleOf(unit)
  const side = () => rng.pick([-1, 1]) * rng.int(2, 20) * scale
  const { a, b } = rng.until(
    () => {
      const [one, other] = rng.shuffle(rng.pick(TRIPLES)).map((length) => length * scale * rng.pick([-1, 1]))
      const from = { east: side(), north: side() }
      return { a: from, b: { east: from.east + (one ?? 0), north: from.north + (other ?? 0) } }
    },
    (drawn) => {
      const { east, north } = drawn.b
      return (
        Math.min(Math.abs(east), Math.abs(north)) >= 2 * scale &&
        Math.max(Math.abs(east), Math.abs(north)) <= 25 * scale &&
        // Two who go apart: on the same side of the start only one subtraction would be left.
        (east > 0 !== drawn.a.east > 0 || north > 0 !== drawn.a.north > 0)
      )
    },
  )
  const { first, second } = rng.until(
    () => ({ first: planTo(rng, a.east, a.north), second: planTo(rng, b.east, b.north) }),
    (drawn) => drawn.first.facing !== drawn.second.facing,
  )
  const [east, north] = [b.east - a.east, b.north - a.north]
  const distance = straight(east, north)
  const answer = `${distance} ${unit} ${cornerOf(east, north)}`
  const verb = drawVerb(rng, unit)
  const length = (value: number) => quantity(Math.abs(value), unit)
  const way = ({ facing, plan }: typeof first) =>
    say`${verb} ${length(plan[0]?.length ?? 0)} towards the ${facing}${tellTurns(verb, unit, plan.slice(1))}`
  const place = ({ east: over, north: up }: typeof a) =>
    say`${length(over)} to the ${over > 0 ? 'east' : 'west'} and ${length(up)} to the ${up > 0 ? 'north' : 'south'}`
  return {
    given: { find: 'second-from-first' as const, first, second, unit },
    prompt: say`${rng.pick([say`A and B start from the same point.`, say`A and B leave the same place at the same time.`])} A ${way(first)}. B ${way(second)}. ${rng.pick(
      [
        say`How far and in which direction is B now from A?`,
        say`How far and in which direction is B now with respect to A?`,
      ],
    )}`,
    answer,
    mistakes: wrongPlaces(east, north, unit),
    steps: [
      say`A ends ${place(a)} of the start.`,
      say`B ends ${place(b)} of the start.`,
      say`From A to B it is ${place({ east, north })}.`,
      say`The distance is √(${Math.abs(east)}² + ${Math.abs(north)}²) = ${length(distance)}.`,
      say`So B is ${answer}`,
    ],
  }
}

/** "... then turns left and walks some distance, then turns right and walks 35 m. She is now 125 m from the start. How far ..." */
export function missingLeg(rng: Random) {
  const unit = drawUnit(rng)
  const scale = scaleOf(unit)
  const { name, he } = rng.pick(people)
  const [one, other] = rng.shuffle(rng.pick(TRIPLES)).map((length) => length * scale)
  const [along, missing] = [one ?? 0, other ?? 0]
  const distance = straight(along, missing)
  const turn = rng.pick(['left', 'right'] as const)
  const opposite = turn === 'left' ? 'right' : 'left'
  const isBack = rng.chance(0.5) || along < 4 * scale
  // The third leg goes on in the first direction, or leads a part of it back.
  const last = isBack ? rng.int(2, 15) * scale : rng.int(2, along / scale - 2) * scale
  const first = isBack ? along + last : along - last
  const facing = rng.pick(COMPASS)
  const plan = [
    { turn: 'straight' as const, length: first },
    { turn, length: null },
    { turn: isBack ? turn : opposite, length: last },
  ]
  const verb = drawVerb(rng, unit)
  const length = (value: number) => quantity(value, unit)
  return {
    given: { find: 'missing-leg' as const, facing, plan, distance },
    prompt: say`${drawStart(rng)}, ${name} ${verb} ${length(first)} towards the ${facing}${tellTurns(verb, unit, plan.slice(1))}. ${rng.pick(
      [
        say`If ${he} is now ${length(distance)} from the starting point, what distance did ${he} cover after the first turn?`,
        say`The shortest distance between the initial and final positions is ${length(distance)}. Find the distance covered after the first turn.`,
      ],
    )}`,
    answer: length(missing),
    mistakes: [
      { value: distance - along, because: say`the distances were subtracted as if they lay in one line` },
      { value: along, because: say`that is the distance from the start along the first direction` },
      { value: distance - last, because: say`only the last part was taken off` },
      { value: Math.abs(distance - first), because: say`only the first part was taken off` },
      { value: first + last, because: say`that is the sum of the two other parts` },
      { value: missing + scale, because: say`the square root was taken too large` },
      { value: missing - scale, because: say`the square root was taken too small` },
    ],
    steps: [
      isBack
        ? say`The third part leads back: along the first direction ${first} − ${last} = ${length(along)} are left.`
        : say`The third part goes on in the first direction: ${first} + ${last} = ${length(along)}.`,
      say`The part after the first turn is at right angles to it.`,
      say`Its square is ${distance}² − ${along}² = ${missing ** 2}.`,
      say`So it is ${length(missing)}`,
    ],
  }
}

/** "Asha walks 15 m, then turns left ... In the end she is walking towards the south. How far and in which direction ..." */
export function unknownStart(rng: Random) {
  const unit = drawUnit(rng)
  const scale = scaleOf(unit)
  const { name, he } = rng.pick(people)
  const turn = rng.pick(['left', 'right'] as const)
  const opposite = turn === 'left' ? 'right' : 'left'
  const { facing, plan } = rng.until(
    () => {
      const [one, other] = rng.shuffle(rng.pick(TRIPLES)).map((side) => side * scale)
      const [along, across] = [one ?? 0, other ?? 0]
      const extra = rng.int(2, 15) * scale
      const plans: readonly Plan[] = [
        [
          { turn: 'straight', length: along + extra },
          { turn, length: across },
          { turn, length: extra },
        ],
        [
          { turn: 'straight', length: along - extra },
          { turn, length: across },
          { turn: opposite, length: extra },
        ],
      ]
      return { facing: rng.pick(COMPASS), plan: rng.pick(plans) }
    },
    (drawn) => drawn.plan.every(({ length }) => length >= 2 * scale),
  )
  const { legs, east, north } = follow(facing, plan)
  const end = legs.at(-1)?.towards ?? facing
  const distance = straight(east, north)
  const answer = `${distance} ${unit} ${cornerOf(east, north)}`
  const verb = drawVerb(rng, unit)
  const length = (value: number) => quantity(Math.abs(value), unit)
  return {
    given: { find: 'unknown-start' as const, plan, end, unit },
    prompt: say`${drawStart(rng)}, ${name} ${verb} ${length(plan[0]?.length ?? 0)}${tellTurns(verb, unit, plan.slice(1))}. ${rng.pick(
      [say`In this last part ${he} moves towards the ${end}.`, say`At the end ${he} is facing ${end}.`],
    )} How far and in which direction is ${he} from the starting point?`,
    answer,
    mistakes: wrongPlaces(east, north, unit),
    steps: [
      say`Undo the turns from the end: the parts lead towards the ${legs.map(({ towards }) => towards).join(', ')}.`,
      say`In all that is ${length(east)} to the ${east > 0 ? 'east' : 'west'} and ${length(north)} to the ${north > 0 ? 'north' : 'south'}.`,
      say`The distance is √(${Math.abs(east)}² + ${Math.abs(north)}²) = ${length(distance)}.`,
      say`Both together lie towards the ${cornerOf(east, north)}.`,
      say`So the answer is ${answer}`,
    ],
  }
}
