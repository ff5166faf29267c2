import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

export const COMPASS = ['north', 'east', 'south', 'west'] as const
export type Towards = (typeof COMPASS)[number]
export type Turn = 'straight' | 'left' | 'right'
export type Unit = 'km' | 'm'

export interface Leg {
  turn: Turn
  length: number
  towards: Towards
}

/** The sides at the right angle of triangles with whole sides. */
export const TRIPLES = [
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

/** Metres are told in steps of five. */
export const scaleOf = (unit: Unit): number => (unit === 'm' ? 5 : 1)

/** Where a way leads that begins in this direction. */
export function follow(facing: Towards, plan: readonly { turn: Turn; length: number }[]) {
  let heading: number = COMPASS.indexOf(facing)
  let [east, north] = [0, 0]
  const legs = plan.map(({ turn, length }): Leg => {
    heading = (heading + { straight: 0, left: 3, right: 1 }[turn]) % 4
    const towards = COMPASS[heading] ?? 'north'
    if (towards === 'east' || towards === 'west') east += towards === 'east' ? length : -length
    else north += towards === 'north' ? length : -length
    return { turn, length, towards }
  })
  return { legs, east, north }
}

/** The same as a number of the plane, where a turn to the left is a multiplication by i: for the second solver. */
export function walkTo(facing: Towards, plan: readonly { turn: Turn; length: number }[]) {
  let [x, y] = [0, 0]
  let [dx, dy] = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] }[facing]
  for (const { turn, length } of plan) {
    if (turn === 'left') [dx, dy] = [-(dy ?? 0), dx ?? 0]
    if (turn === 'right') [dx, dy] = [dy ?? 0, -(dx ?? 0)]
    x += (dx ?? 0) * length
    y += (dy ?? 0) * length
  }
  return { x, y }
}

export const cornerOf = (east: number, north: number): string =>
  `${north > 0 ? 'north' : 'south'}-${east > 0 ? 'east' : 'west'}`

export const drawVerb = (rng: Random, unit: Unit): string =>
  rng.pick(unit === 'km' ? ['cycles', 'drives', 'rides'] : ['walks', 'runs', 'jogs'])

/** 'Starting from home'. */
export const drawStart = (rng: Random): Message => {
  const start = rng.pick(['home', 'the bus stand', 'school', 'the market', 'a banyan tree'])
  return rng.pick([say`Starting from ${start}`, say`From ${start}`, say`Leaving ${start}`])
}

/** '..., then turns left and walks 20 m, then turns right and walks some distance'. */
export const tellTurns = (
  verb: string,
  unit: Unit,
  rest: readonly { turn: Turn; length: number | null }[],
): Message =>
  rest.reduce<Message>(
    (text, { turn, length }) =>
      say`${text}, then turns ${turn} and ${verb} ${length === null ? 'some distance' : quantity(length, unit)}`,
    say``,
  )
