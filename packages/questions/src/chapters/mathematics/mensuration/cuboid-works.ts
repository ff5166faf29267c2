import type { Random } from '../../../kit/random/random.ts'
import { count, money, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of cuboids: works on a building. */
export function painting(rng: Random) {
  const person = rng.pick(people)
  const [long, wide, high] = [rng.int(7, 24), rng.int(4, 6), rng.int(3, 5)]
  const [openings, rate] = [rng.int(4, 14), rng.int(20, 90, 5)]
  const walls = 2 * (long + wide) * high
  const painted = walls + long * wide - openings
  const room = rng.pick(['hall', 'classroom', 'shop', 'clinic', 'library', 'dining room'])
  const work = rng.pick(['painted', 'whitewashed', 'distempered'])
  const answer = money(painted * rate)
  return {
    given: { find: 'cost' as const, long, wide, high, openings, rate },
    prompt: rng.pick([
      say`The ${room} of a building in ${rng.pick(towns)} is ${quantity(long, 'm')} long, ${quantity(wide, 'm')} wide and ${quantity(high, 'm')} high. Its four walls and the ceiling are ${work} at ${money(rate)} per m²; doors and windows take up ${quantity(openings, 'm²')}. What does the work cost?`,
      say`${person.name} has the walls and the ceiling of a ${room} ${work}. The room measures ${quantity(long, 'm')} by ${quantity(wide, 'm')} and is ${quantity(high, 'm')} high, with ${quantity(openings, 'm²')} of doors and windows. A painter of ${rng.pick(towns)} charges ${money(rate)} per m². How much does ${person.he} pay?`,
      say`At ${money(rate)} per m², what is the cost of having the ceiling and all four walls of a ${room} ${work}? It is ${quantity(long, 'm')} long, ${quantity(wide, 'm')} broad and ${quantity(high, 'm')} high, and ${quantity(openings, 'm²')} of it are doors and windows that ${person.name} leaves as they are.`,
      say`A contractor from ${rng.pick(towns)} asks ${money(rate)} for each m² that is ${work}. ${person.name} shows the ${room}: length ${quantity(long, 'm')}, breadth ${quantity(wide, 'm')}, height ${quantity(high, 'm')}, doors and windows ${quantity(openings, 'm²')} in all. Find the bill for the four walls and the ceiling.`,
    ]),
    answer,
    mistakes: [
      { value: (walls - openings) * rate, because: say`the ceiling was left out` },
      { value: (walls + long * wide) * rate, because: say`the doors and windows were not taken off` },
      { value: (walls + 2 * long * wide - openings) * rate, because: say`the floor was counted as well` },
      {
        value: (walls + long * wide + openings) * rate,
        because: say`the doors and windows were added instead of taken off`,
      },
      {
        value: (walls / 2 + long * wide - openings) * rate,
        because: say`only two of the four walls were counted`,
      },
      {
        value: (long * wide * high - openings) * rate,
        because: say`the volume was taken instead of the area`,
      },
    ],
    steps: [
      say`Four walls: 2 × (${long} + ${wide}) × ${high} = ${quantity(walls, 'm²')}`,
      say`Ceiling: ${long} × ${wide} = ${quantity(long * wide, 'm²')}`,
      say`To be ${work}: ${walls} + ${long * wide} − ${openings} = ${quantity(painted, 'm²')}`,
      say`Cost = ${painted} × ${rate} = ${answer}`,
    ],
  }
}

const BRICKS = [
  { long: 25, wide: 10, high: 5 },
  { long: 20, wide: 10, high: 5 },
  { long: 25, wide: 12.5, high: 8 },
  { long: 20, wide: 10, high: 10 },
  { long: 25, wide: 10, high: 8 },
]

export function bricks(rng: Random) {
  const person = rng.pick(people)
  const brick = rng.pick(BRICKS)
  const [long, high, thick] = [rng.int(4, 40), rng.int(2, 6), rng.pick([25, 50, 20, 40])]
  const wallVolume = long * 100 * high * 100 * thick
  const brickVolume = brick.long * brick.wide * brick.high
  const needed = wallVolume / brickVolume
  const answer = count(needed)
  const where = rng.pick([
    'around a school',
    'beside a road',
    'for a godown',
    'around a park',
    'behind a bus stand',
    'for a cattle shed',
  ])
  return {
    given: { find: 'bricks' as const, long, high, thick, brick },
    prompt: rng.pick([
      say`A wall ${where} in ${rng.pick(towns)} is ${quantity(long, 'm')} long, ${quantity(high, 'm')} high and ${quantity(thick, 'cm')} thick. How many bricks of ${brick.long} cm × ${brick.wide} cm × ${brick.high} cm does it need, if the mortar is neglected?`,
      say`${person.name} orders bricks measuring ${brick.long} cm by ${brick.wide} cm by ${brick.high} cm for a wall ${where}. The wall is to be ${quantity(thick, 'cm')} thick, ${quantity(high, 'm')} high and ${quantity(long, 'm')} long. Leaving the mortar out of account, how many bricks are needed?`,
      say`How many bricks, each ${brick.long} cm long, ${brick.wide} cm wide and ${brick.high} cm high, go into a wall of length ${quantity(long, 'm')}, height ${quantity(high, 'm')} and thickness ${quantity(thick, 'cm')} that ${person.name} builds in ${rng.pick(towns)} without counting mortar?`,
      say`A mason of ${rng.pick(towns)} builds a wall ${where} for ${person.name}: ${quantity(long, 'm')} in length, ${quantity(thick, 'cm')} in thickness, ${quantity(high, 'm')} in height. Each brick is ${brick.long} cm × ${brick.wide} cm × ${brick.high} cm. If mortar takes no room, what number of bricks is laid?`,
    ]),
    answer,
    mistakes: [
      { value: needed / 10, because: say`a metre was counted as 10 cm in one place` },
      { value: needed * 10, because: say`a factor of 10 slipped in changing the units` },
      { value: needed / 2, because: say`only half of the wall was counted` },
      { value: needed * 2, because: say`the wall was counted twice` },
      {
        value: (long * 100 * high * 100) / (brick.long * brick.high),
        because: say`the thickness was left out: one layer of bricks was counted`,
      },
      {
        value: (long * 100 * high * 100) / (brick.long * brick.wide),
        because: say`only one face of the wall was covered with bricks`,
      },
      {
        value: (long * 100 * thick) / (brick.long * brick.wide),
        because: say`the height was left out: one row of bricks was counted`,
      },
    ],
    steps: [
      say`In centimetres the wall measures ${long * 100} × ${high * 100} × ${thick}.`,
      say`Volume of the wall = ${quantity(wallVolume, 'cm³')}`,
      say`Volume of a brick = ${brick.long} × ${brick.wide} × ${brick.high} = ${quantity(brickVolume, 'cm³')}`,
      say`Number = ${wallVolume} ÷ ${brickVolume} = ${answer}`,
    ],
  }
}
