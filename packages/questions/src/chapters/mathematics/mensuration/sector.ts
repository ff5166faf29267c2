import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { PI } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, m2, metres } from '../../../kit/values/quantities.ts'
import { count, degrees, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { askWithPi, noteOnPi } from '../../../kit/wording/ask-with-pi.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A sector of a circle of radius 21 cm has an angle of 60°. What is its area?" */
export const sector = defineGenerator({
  id: 'mensuration/sector',
  version: 8,
  concepts: [
    'area-of-sector',
    'length-of-arc',
    'area-and-circumference',
    'revolutions-of-a-wheel',
    'segment-of-circle',
    'grazing-area',
    'plane-figures',
  ],
  levels: {
    easy: { forms: [sectorArea, circleFromRound] },
    medium: { forms: [sectorRound, ...often(2, wheel), ...often(2, wheelAcross)] },
    hard: { forms: [segment, ...often(4, tied)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'sector-area':
        // A sector is the sum of thin triangles with the radius as height.
        return (arcOf(given.radius, given.angle) * given.radius) / 2
      case 'circle-area':
        return (given.round * given.round) / (4 * PI)
      case 'sector-round':
        return 2 * given.radius + arcOf(given.radius, given.angle)
      case 'wheel-across':
        return (given.distance * 100) / (PI * given.turns) / (given.wanted === 'radius' ? 2 : 1)
      case 'turns':
        return (given.distance * 100) / (PI * given.across)
      case 'segment': {
        // The square on two radii holds the quarter circle; half of it is the triangle.
        const quarter = (PI * (2 * given.radius) ** 2) / 16
        const minor = quarter - given.radius ** 2 / 2
        return given.isMinor ? minor : 4 * quarter - minor
      }
      case 'grazed': {
        const whole = (given.rope * 2 * PI * given.rope) / 2
        return whole * (given.corner / 360)
      }
    }
  },
})

function arcOf(radius: number, angle: number): number {
  return (2 * PI * radius * angle) / 360
}

/** Angles and radii for which arc and sector come out whole or in halves with π = 22/7. */
const SECTORS = [
  30, 36, 40, 45, 54, 60, 72, 75, 80, 90, 108, 120, 135, 144, 150, 160, 200, 210, 216, 225, 240, 252, 270,
  280, 288, 300, 315, 320, 330,
]
  .flatMap((angle) => range(1, 30).map((sevens) => ({ angle, radius: 3.5 * sevens })))
  .filter(({ angle, radius }) =>
    [arcOf(radius, angle), (PI * radius ** 2 * angle) / 360].every((size) => {
      const doubled = 2 * size
      return Math.abs(doubled - Math.round(doubled)) < 1e-9
    }),
  )

const ROUND_THINGS = [
  'a piece of cake',
  'a slice of pizza',
  'a paper fan',
  'a piece of card',
  'a pie slice on a poster',
  'a metal plate',
  'a cloth patch',
]

const WIDE_THINGS = [
  'a piece of card',
  'a metal plate',
  'a glass pane',
  'a wooden shelf',
  'a cloth patch',
  'a rug',
]

function sectorArea(rng: Random) {
  const { angle, radius } = rng.pick(SECTORS)
  const thing = rng.pick(radius <= 17.5 ? ROUND_THINGS : WIDE_THINGS)
  const whole = PI * radius ** 2
  const answer = cm2((whole * angle) / 360)
  return {
    concept: ['area-of-sector', 'plane-figures'],
    given: { find: 'sector-area' as const, radius, angle },
    prompt: rng.pick([
      say`The radius of a circle is ${cm(radius)}. ${askWithPi(rng, say`the area of a sector of this circle with a central angle of ${degrees(angle)}`)}`,
      say`${thing} is in the shape of a sector of radius ${cm(radius)} and central angle ${degrees(angle)}. ${askWithPi(rng, 'its area')}`,
      say`A sector of a circle of radius ${cm(radius)} has a central angle of ${degrees(angle)}. ${ask(rng, 'the area of the sector')} ${noteOnPi(rng)}`,
      say`A sector of a circle of diameter ${cm(2 * radius)} subtends an angle of ${degrees(angle)} at the centre. ${askWithPi(rng, 'the area of the sector')}`,
    ]),
    answer,
    mistakes: [
      { value: arcOf(radius, angle), because: say`that number is the length of the arc` },
      { value: whole, because: say`that is the area of the whole circle` },
      { value: (2 * whole * angle) / 360, because: say`the angle was divided by 180° instead of 360°` },
      { value: (whole * angle) / 720, because: say`the area was halved once more` },
      { value: whole - (whole * angle) / 360, because: say`that is the rest of the circle` },
      { value: (4 * whole * angle) / 360, because: say`the diameter was used instead of the radius` },
      { value: (whole * angle) / 90, because: say`the angle was divided by 90° instead of 360°` },
    ],
    steps: [say`Area = angle ÷ 360 × π × radius²`, say`${angle}/360 × 22/7 × ${radius}² = ${answer}`],
  }
}

function circleFromRound(rng: Random) {
  const radius = rng.int(14, 420, 7) / 2
  const round = 2 * PI * radius
  const answer = m2(PI * radius ** 2)
  const thing = rng.pick([
    'park',
    'pond',
    'playground',
    'lawn',
    'cricket field',
    'reservoir',
    'racecourse',
    'camp',
    'orchard',
    'fort',
    'garden',
    'stadium',
    'courtyard',
    'lake',
  ])
  return {
    concept: ['area-and-circumference', 'plane-figures'],
    given: { find: 'circle-area' as const, round },
    prompt: rng.pick([
      say`The circumference of a circular ${thing} is ${metres(round)}. ${askWithPi(rng, 'its area')}`,
      say`If the circumference of a ${rng.pick(['circle', 'circular field', 'circular plot', 'circular garden'])} is ${metres(round)}, then ${askThen(rng, 'its area')} ${noteOnPi(rng)}`,
      say`The length of the ${rng.pick(['fence', 'boundary wall', 'boundary'])} around a circular ${thing} is ${metres(round)}. ${askWithPi(rng, say`the area of the ${thing}`)}`,
      say`A ${rng.pick(['man', 'boy', 'girl', 'person'])} covers ${metres(round)} in going once around a circular ${thing}. ${askWithPi(rng, 'the area enclosed by it')}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * PI * radius ** 2, because: say`the area was doubled` },
      { value: 4 * PI * radius ** 2, because: say`the diameter was taken for the radius` },
      { value: (PI * radius ** 2) / 2, because: say`the area was halved, as for a half circle` },
      { value: (PI * radius ** 2) / 4, because: say`half of the radius was used` },
      {
        value: (radius * round) / 4,
        because: say`the circumference was multiplied by a quarter of the radius; half of it is right`,
      },
      {
        value: radius * round,
        because: say`the circumference was multiplied by the whole radius; half of it is right`,
      },
      { value: 2 * radius * round, because: say`the circumference was multiplied by the diameter` },
      { value: radius ** 2, because: say`the radius was squared and π left out` },
    ],
    steps: [
      say`Radius = ${round} ÷ (2 × 22/7) = ${metres(radius)}`,
      say`Area = 22/7 × ${radius}² = ${answer}`,
    ],
  }
}

function sectorRound(rng: Random) {
  const { angle, radius } = rng.pick(SECTORS)
  const thing = rng.pick(ROUND_THINGS)
  const arc = arcOf(radius, angle)
  const answer = cm(arc + 2 * radius)
  return {
    concept: ['length-of-arc', 'plane-figures'],
    given: { find: 'sector-round' as const, radius, angle },
    prompt: rng.pick([
      say`${askWithPi(rng, say`the perimeter of a sector of a circle of radius ${cm(radius)} with a central angle of ${degrees(angle)}`)}`,
      say`${thing} is in the shape of a sector of radius ${cm(radius)} and angle ${degrees(angle)}. ${askWithPi(rng, 'its perimeter')}`,
      say`A sector of a circle of diameter ${cm(2 * radius)} has a central angle of ${degrees(angle)}. ${ask(rng, 'the perimeter of the sector')} ${noteOnPi(rng)}`,
      say`A wire is bent to form the boundary of a sector of radius ${cm(radius)} and central angle ${degrees(angle)}. ${askWithPi(rng, 'the length of the wire')}`,
    ]),
    answer,
    mistakes: [
      { value: arc, because: say`only the arc was counted; the two radii belong to the perimeter` },
      { value: arc + radius, because: say`only one of the two radii was added` },
      { value: 2 * PI * radius, because: say`that is the circumference of the whole circle` },
      {
        value: arc / 2 + 2 * radius,
        because: say`half of the arc was used: the circumference is 2πr, not πr`,
      },
      { value: 2 * arc + 2 * radius, because: say`the diameter was used instead of the radius for the arc` },
      { value: 2 * PI * radius - arc + 2 * radius, because: say`the other arc of the circle was taken` },
      { value: arc + 4 * radius, because: say`two diameters were added instead of two radii` },
    ],
    steps: [
      say`Circumference of the circle = 2 × 22/7 × ${radius} = ${cm(2 * PI * radius)}`,
      say`Arc = ${angle}/360 of it = ${cm(arc)}`,
      say`Perimeter = ${arc} + 2 × ${radius} = ${answer}`,
    ],
  }
}

function wheel(rng: Random) {
  const across = rng.int(56, 126, 7)
  const turns = rng.int(50, 2000, 25)
  const vehicle = rng.pick(['bicycle', 'bullock cart', 'cycle rickshaw', 'tractor', 'tonga', 'farm trolley'])
  const round = PI * across
  const distance = (round * turns) / 100
  const answer = count(turns)
  return {
    concept: ['revolutions-of-a-wheel', 'plane-figures'],
    given: { find: 'turns' as const, across, distance },
    prompt: rng.pick([
      say`The diameter of the wheel of a ${vehicle} is ${cm(across)}. How many revolutions will it make to cover ${metres(distance)}? ${noteOnPi(rng)}`,
      say`A ${vehicle} covers a distance of ${metres(distance)}. If the diameter of its wheel is ${cm(across)}, ${askThen(rng, 'the number of revolutions made by the wheel')} ${noteOnPi(rng)}`,
      say`How many complete revolutions does a wheel of radius ${cm(across / 2)} make in travelling ${metres(distance)}? ${noteOnPi(rng)}`,
      say`If the radius of each wheel of a ${vehicle} is ${cm(across / 2)}, then ${askThen(rng, say`the number of turns it makes in covering ${metres(distance)}`)} ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: turns / 2, because: say`the diameter was taken for the radius` },
      { value: turns * 2, because: say`π times the radius was taken for the circumference` },
      { value: turns * 10, because: say`a factor of 10 slipped in changing metres to centimetres` },
      { value: turns / 10, because: say`a metre was counted as 10 cm` },
      {
        value: (distance * 100) / across,
        because: say`the distance was divided by the diameter and π left out`,
      },
      {
        value: (distance * 200) / across,
        because: say`the distance was divided by the radius and π left out`,
      },
      { value: turns * 4, because: say`half of the radius was used` },
    ],
    steps: [
      say`One turn covers the circumference: 22/7 × ${across} = ${cm(round)}`,
      say`The distance is ${quantity(distance * 100, 'cm')}.`,
      say`Turns = ${distance * 100} ÷ ${round} = ${answer}`,
    ],
  }
}

function wheelAcross(rng: Random) {
  const across = rng.int(42, 140, 7)
  const turns = rng.int(50, 2000, 25)
  const wanted = rng.pick(['radius', 'diameter'] as const)
  const vehicle = rng.pick(['bicycle', 'bullock cart', 'cycle rickshaw', 'tractor', 'tonga', 'farm trolley'])
  const round = PI * across
  const distance = (round * turns) / 100
  const answer = cm(wanted === 'radius' ? across / 2 : across)
  const key = wanted === 'radius' ? across / 2 : across
  return {
    concept: ['revolutions-of-a-wheel', 'plane-figures'],
    given: { find: 'wheel-across' as const, turns, distance, wanted },
    prompt: rng.pick([
      say`The wheel of a ${vehicle} makes ${count(turns)} revolutions in covering ${metres(distance)}. ${askWithPi(rng, say`the ${wanted} of the wheel`)}`,
      say`If a wheel makes ${count(turns)} complete revolutions in a distance of ${metres(distance)}, then ${askThen(rng, say`its ${wanted}`)} ${noteOnPi(rng)}`,
      say`A ${vehicle} covers ${metres(distance)} while each of its wheels turns ${count(turns)} times. ${askWithPi(rng, say`the ${wanted} of each wheel`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'radius' ? across : across / 2,
        because: say`that is the ${wanted === 'radius' ? 'diameter' : 'radius'}`,
      },
      { value: round, because: say`that is the circumference of the wheel` },
      { value: round / 2, because: say`the circumference was halved instead of divided by π` },
      { value: 2 * across, because: say`the diameter was doubled` },
      { value: across / 4, because: say`the radius was halved once more` },
      { value: key + 7, because: say`a slip in the division made it too large` },
      { value: key - 7, because: say`a slip in the division made it too small` },
    ],
    steps: [
      say`One turn covers ${distance * 100} cm ÷ ${turns} = ${cm(round)}, the circumference.`,
      say`Diameter = ${round} ÷ 22/7 = ${cm(across)}`,
      wanted === 'radius' ? say`Radius = ${across} ÷ 2 = ${answer}` : say`So the diameter is ${answer}`,
    ],
  }
}

function segment(rng: Random) {
  const radius = rng.int(14, 210, 7) / 2
  const [quarter, triangle] = [(PI * radius ** 2) / 4, radius ** 2 / 2]
  const isMinor = rng.chance(0.6)
  const minor = quarter - triangle
  const key = isMinor ? minor : 4 * quarter - minor
  const answer = cm2(key)
  const [name, smaller] = isMinor ? ['minor', 'smaller'] : ['major', 'larger']
  const disc = rng.pick([
    'a round table top',
    'a disc of tin',
    'a round mirror',
    'a circular mat',
    'a wheel of wood',
    'a circular sheet of paper',
    'a round tray',
  ])
  return {
    concept: ['segment-of-circle', 'plane-figures'],
    given: { find: 'segment' as const, radius, isMinor },
    prompt: rng.pick([
      say`A chord of a circle of radius ${cm(radius)} subtends a right angle at the centre. ${askWithPi(rng, `the area of the ${name} segment`)}`,
      say`A chord of a circle of diameter ${cm(2 * radius)} subtends an angle of 90° at the centre. ${ask(rng, `the area of the ${smaller} segment`)} ${noteOnPi(rng)}`,
      say`A piece is cut off from ${disc} of radius ${cm(radius)} along a chord that subtends 90° at the centre. ${askWithPi(rng, `the area of the ${smaller} piece`)}`,
      say`In a circle of radius ${cm(radius)}, a chord AB makes ∠AOB = 90° at the centre O. ${askWithPi(rng, `the area of the region between the chord AB and the ${name} arc AB`)}`,
    ]),
    answer,
    mistakes: [
      { value: quarter, because: say`that is the sector; the triangle was not taken off` },
      {
        value: isMinor ? 4 * quarter - minor : minor,
        because: say`that is the ${isMinor ? 'major' : 'minor'} segment`,
      },
      { value: quarter + triangle, because: say`the triangle was added to the sector instead of taken off` },
      {
        value: isMinor ? 2 * quarter - triangle : 3 * quarter,
        because: isMinor
          ? say`half of the circle was taken instead of a quarter`
          : say`the triangle between the radii was left out`,
      },
      {
        value: isMinor ? 2 * minor : 3 * quarter - triangle,
        because: isMinor
          ? say`the segment was counted twice`
          : say`the triangle was taken off instead of added`,
      },
      {
        value: isMinor ? minor / 2 : 2 * quarter + triangle,
        because: isMinor
          ? say`only half of the segment was counted`
          : say`half of the circle was taken instead of three quarters`,
      },
      { value: 4 * quarter - triangle, because: say`the triangle was taken off the whole circle` },
    ],
    steps: [
      say`A right angle at the centre makes a quarter of the circle.`,
      say`Sector = 1/4 × 22/7 × ${radius}² = ${cm2(quarter)}`,
      say`The triangle has two perpendicular sides: ${radius} × ${radius} ÷ 2 = ${cm2(triangle)}`,
      isMinor
        ? say`Segment = ${quarter} − ${triangle} = ${answer}`
        : say`Minor segment = ${quarter} − ${triangle} = ${minor}; major segment = ${4 * quarter} − ${minor} = ${answer}`,
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

function tied(rng: Random) {
  const { field, corner } = rng.pick(FIELDS)
  const rope = corner === 90 ? rng.int(7, 42, 7) : rng.int(21, 84, 21) / 2
  const animal = rng.pick([
    'a goat',
    'a cow',
    'a calf',
    'a horse',
    'a buffalo',
    'a sheep',
    'an ox',
    'a donkey',
    'a pony',
  ])
  const outside = rng.chance(0.4)
  const swept = outside ? 360 - corner : corner
  const whole = PI * rope ** 2
  const longer = Math.ceil((rope + rng.int(3, 75)) / 5) * 5
  const answer = m2((whole * swept) / 360)
  const where = outside ? 'outside' : 'inside'
  return {
    concept: ['grazing-area', 'plane-figures'],
    given: { find: 'grazed' as const, rope, corner: swept },
    prompt: rng.pick([
      say`${animal} is tied at a corner ${where} ${field}, each side of which is longer than ${metres(longer)}, with a rope ${metres(rope)} long. The field is fenced. ${askWithPi(rng, say`the area that it can graze ${where} the field`)}`,
      say`With a rope of length ${metres(rope)}, ${animal} is tied to a corner post of ${field} fenced on all sides, each longer than ${metres(longer)}. If it stays ${where} the fence, over what area can it graze? ${noteOnPi(rng)}`,
      say`Each side of ${field}, fenced all round, is more than ${metres(longer)} long. At one of its corners, on the ${where}, ${animal} is tied with a ${metres(rope)} long rope. ${askWithPi(rng, 'the area it can graze')}`,
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
