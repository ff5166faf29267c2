import type { Random } from '../../../kit/random/random.ts'
import { cm, cm2, m2, metres, PI } from '../../../kit/values/measures.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of circles: a segment, and the ground that an animal can reach. */
export function segment(rng: Random) {
  const radius = rng.int(7, 84, 7)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [quarter, triangle] = [(PI * radius ** 2) / 4, radius ** 2 / 2]
  const answer = cm2(quarter - triangle)
  const disc = rng.pick([
    'a round table top',
    'a disc of tin',
    'a round mirror',
    'a circular mat',
    'a wheel of wood',
  ])
  return {
    given: { find: 'segment' as const, radius },
    prompt: rng.pick([
      say`A chord of a circle of radius ${cm(radius)} in a drawing by ${person.name} of ${town} makes a right angle at the centre. What is the area of the smaller segment? (Take π = 22/7)`,
      say`${person.name} cuts a piece off ${disc} in ${town} along a chord. The radius is ${cm(radius)}, and the radii to the ends of the chord are perpendicular. Find the area of the smaller piece with π = 22/7.`,
      say`In ${town} the smaller part that a straight cut takes off ${disc} of radius ${cm(radius)} spans 90° at the centre. How large is this part, if ${person.name} takes π = 22/7?`,
      say`With π = 22/7, find for ${person.name} of ${town} the area between a chord and the smaller arc of a circle of radius ${cm(radius)}, when the chord is seen from the centre under 90°.`,
      say`From ${disc} of radius ${cm(radius)} a sector of 90° is cut out in ${town}, and from the sector ${person.name} cuts away the triangle of the two radii and the chord. What area is left of the sector? (Use π = 22/7)`,
    ]),
    answer,
    mistakes: [
      { value: quarter, because: say`that is the sector; the triangle was not taken off` },
      { value: triangle, because: say`that is the triangle between the radii` },
      { value: quarter + triangle, because: say`the triangle was added to the sector instead of taken off` },
      { value: 2 * quarter - triangle, because: say`half of the circle was taken instead of a quarter` },
      { value: 2 * (quarter - triangle), because: say`the segment was counted twice` },
      { value: (quarter - triangle) / 2, because: say`only half of the segment was counted` },
      { value: 4 * quarter - triangle, because: say`the triangle was taken off the whole circle` },
    ],
    steps: [
      say`A right angle at the centre makes a quarter of the circle.`,
      say`Sector = 1/4 × 22/7 × ${radius}² = ${cm2(quarter)}`,
      say`The triangle has two perpendicular sides: ${radius} × ${radius} ÷ 2 = ${cm2(triangle)}`,
      say`Segment = ${quarter} − ${triangle} = ${answer}`,
    ],
  }
}

/** The shape of the field, its angle at a corner, and what part of a circle the rope sweeps there. */
const FIELDS = [
  { field: 'a square field', corner: 90 },
  { field: 'a rectangular field', corner: 90 },
  { field: 'a field shaped like an equilateral triangle', corner: 60 },
  { field: 'a field shaped like a regular hexagon', corner: 120 },
] as const

export function tied(rng: Random) {
  const { field, corner } = rng.pick(FIELDS)
  const rope = corner === 90 ? rng.int(7, 42, 7) : rng.int(21, 42, 21)
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const animal = rng.pick(['a goat', 'a cow', 'a calf', 'a horse', 'a buffalo', 'a sheep'])
  const outside = rng.chance(0.4)
  const swept = outside ? 360 - corner : corner
  const whole = PI * rope ** 2
  const longer = rope + rng.int(6, 40)
  const answer = m2((whole * swept) / 360)
  const where = outside ? 'outside' : 'inside'
  return {
    given: { find: 'grazed' as const, rope, corner: swept },
    prompt: rng.pick([
      say`${animal} is tied to the outer corner post of ${field} with sides longer than ${metres(longer)} near ${town} by a rope of ${metres(rope)}. A wall runs along the sides of the field and ${person.name} keeps the animal ${where}. How much ground can it graze? (Take π = 22/7)`,
      say`${person.name} of ${town} ties ${animal} with a rope of ${metres(rope)} at a corner of ${field}, whose sides are all more than ${metres(longer)} long and fenced. The animal stays ${where} the fence. Using π = 22/7, find the area it can reach.`,
      say`At a corner of ${field}, fenced all round, each side being over ${metres(longer)}, ${animal} of ${person.name} stands tied by ${metres(rope)} of rope ${where} the fence. What area near ${town} is within its reach, with π = 22/7?`,
    ]),
    answer,
    mistakes: [
      { value: whole, because: say`the whole circle was taken; the fence cuts a part of it off` },
      {
        value: (whole * (360 - swept)) / 360,
        because: outside
          ? say`the part inside the fence was taken`
          : say`the part outside the fence was taken`,
      },
      { value: whole / 2, because: say`half of the circle was taken` },
      { value: (2 * PI * rope * swept) / 360, because: say`that number is the length of the arc` },
      { value: (whole * swept) / 180, because: say`the angle was divided by 180° instead of 360°` },
      { value: (whole * swept) / 720, because: say`the area was halved once more` },
      { value: rope ** 2, because: say`a square on the rope was taken instead of a part of a circle` },
    ],
    steps: [
      say`The corner of the field has an angle of ${corner}°.`,
      outside
        ? say`Outside the fence the rope sweeps 360° − ${corner}° = ${swept}°.`
        : say`Inside the fence the rope sweeps ${swept}°.`,
      say`A full circle would be 22/7 × ${rope}² = ${m2(whole)}.`,
      say`Area = ${swept}/360 × ${whole} = ${answer}`,
    ],
  }
}
