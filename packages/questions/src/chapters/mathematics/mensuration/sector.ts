import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { areaInside, PI, placeTriangle } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, m2, metres } from '../../../kit/values/quantities.ts'
import { count, degrees, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { askWithPi, noteOnPi } from '../../../kit/wording/ask-with-pi.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A sector of a circle of radius 21 cm has an angle of 60°. What is its area?" */
export const sector = defineGenerator({
  id: 'mensuration/sector',
  version: 9,
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
    medium: { forms: [sectorRound, ...often(2, wheel), ...often(2, wheelAcross), ...often(2, tied)] },
    hard: { forms: [segment, ...often(3, ungrazed), ...often(2, longerRope), ...often(3, roundShed)] },
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
      case 'ungrazed': {
        // Ropes that reach one another sweep some of the field twice.
        if (2 * given.rope > Math.min(...given.sides)) return Number.NaN
        // The corners one by one, each with its own angle.
        const corners = given.sides.length === 4 ? [90, 90, 90, 90] : anglesOf(given.sides)
        const field =
          given.sides.length === 4
            ? (given.sides[0] ?? 0) ** 2
            : areaInside(placeTriangle(given.sides[0] ?? 0, given.sides[1] ?? 0, given.sides[2] ?? 0))
        return field - corners.reduce((sum, angle) => sum + (arcOf(given.rope, angle) * given.rope) / 2, 0)
      }
      case 'longer':
        // A strip as long as the middle arc.
        return arcOf((given.from + given.to) / 2, given.corner) * (given.to - given.from)
      case 'shed': {
        // Round the corner at which it is tied, then on round the next corners with what is left of the rope.
        const rest = (wall: number) => Math.max(0, given.rope - wall)
        // Behind the shed the two ends would meet.
        if (rest(given.wide) > given.long || rest(given.long) > given.wide) return Number.NaN
        return [270, 90, 90]
          .map(
            (angle, index) => [angle, [given.rope, rest(given.long), rest(given.wide)][index] ?? 0] as const,
          )
          .reduce((sum, [angle, radius]) => sum + (arcOf(radius, angle) * radius) / 2, 0)
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
      say`Two radii of a circle of radius ${cm(radius)} make an angle of ${degrees(angle)}. ${askWithPi(rng, 'the area of the sector between them')}`,
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

const ANIMALS = [
  'a goat',
  'a cow',
  'a calf',
  'a horse',
  'a buffalo',
  'a sheep',
  'an ox',
  'a donkey',
  'a pony',
] as const

/** The shape of the field and its angle at a corner. */
const FIELDS = [
  { field: 'a square field', corner: 90 },
  { field: 'a square meadow', corner: 90 },
  { field: 'a field in the shape of an equilateral triangle', corner: 60 },
  { field: 'a field in the shape of a regular hexagon', corner: 120 },
] as const

function tied(rng: Random) {
  const { field, corner } = rng.pick(FIELDS)
  const rope = corner === 90 ? rng.int(7, 56, 7) : rng.int(21, 84, 21) / 2
  const animal = rng.pick(ANIMALS)
  const whole = PI * rope ** 2
  const side = Math.ceil(rope + rng.int(3, 60))
  const answer = m2((whole * corner) / 360)
  return {
    concept: ['grazing-area', 'plane-figures'],
    given: { find: 'grazed' as const, rope, corner },
    prompt: rng.pick([
      say`${animal} is tied to one corner of ${field} of side ${metres(side)} with a rope ${metres(rope)} long. ${askWithPi(rng, 'the area that it can graze')}`,
      say`With a rope of length ${metres(rope)}, ${animal} is tied inside ${field} of side ${metres(side)} at one of its corners. Over what area can it graze? ${noteOnPi(rng)}`,
      say`Each side of ${field} is ${metres(side)} long. Inside the field, ${animal} is tied at a corner by a rope of ${metres(rope)}. ${askWithPi(rng, 'the area it can graze')}`,
    ]),
    answer,
    within: [1, side ** 2] as const,
    mistakes: [
      { value: whole, because: say`the whole circle was taken; only a part of it lies in the field` },
      { value: (whole * (360 - corner)) / 360, because: say`the part outside the field was taken` },
      { value: whole / 2, because: say`half of the circle was taken` },
      { value: (2 * PI * rope * corner) / 360, because: say`that number is the length of the arc` },
      { value: (whole * corner) / 180, because: say`the angle was divided by 180° instead of 360°` },
      { value: (whole * corner) / 720, because: say`the area was halved once more` },
      { value: rope ** 2, because: say`a square on the rope was taken instead of a part of a circle` },
    ],
    steps: [
      say`The corner of the field has an angle of ${corner}°, so the rope sweeps a sector of ${corner}°.`,
      say`A full circle would be 22/7 × ${rope}² = ${m2(whole)}.`,
      say`Area = ${corner}/360 × ${whole} = ${answer}`,
    ],
  }
}

/** The angles of a triangle from its sides, in degrees. */
function anglesOf([a = 0, b = 0, c = 0]: readonly number[]): number[] {
  const opposite = (one: number, p: number, q: number) =>
    (Math.acos((p * p + q * q - one * one) / (2 * p * q)) * 180) / Math.PI
  return [opposite(a, b, c), opposite(b, c, a), opposite(c, a, b)]
}

/** Triangles with whole sides and a whole area, large enough for ropes at their corners. */
const TRIANGULAR = range(15, 60).flatMap((a) =>
  range(a, 70).flatMap((b) =>
    range(b, Math.min(80, a + b - 4)).flatMap((c) => {
      const half = (a + b + c) / 2
      const area = Math.sqrt(half * (half - a) * (half - b) * (half - c))
      return Number.isInteger(area) && area >= 150 && area <= 1500 ? [{ sides: [a, b, c], half, area }] : []
    }),
  ),
)

/** "Three horses are tied with ropes of 7 m at the corners of a triangular field of sides 20 m, 34 m and 42 m. What area is left ungrazed?" */
function ungrazed(rng: Random) {
  const isSquare = rng.chance(0.3)
  const { sides, rope, field } = rng.until(
    () => {
      if (isSquare) {
        const rope = rng.pick([3.5, 7, 10.5, 14, 17.5, 21, 28])
        const side = 2 * rope + (rng.chance(0.3) ? 0 : rng.int(1, 30))
        return { sides: [side, side, side, side], rope, field: side * side }
      }
      const { sides, area } = rng.pick(TRIANGULAR)
      return { sides, rope: rng.pick([3.5, 7, 7, 10.5, 14]), field: area }
    },
    // No rope reaches across another, and none reaches over the field.
    (drawn) =>
      2 * drawn.rope <= Math.min(...drawn.sides) &&
      (isSquare || (2 * drawn.field) / Math.max(...drawn.sides) >= drawn.rope),
  )
  const grazed = (isSquare ? 1 : 0.5) * PI * rope ** 2
  const circle = PI * rope ** 2
  const key = field - grazed
  const answer = m2(key)
  const animals = rng.pick(['horses', 'cows', 'goats', 'buffaloes', 'sheep', 'oxen'])
  const [many, place, shape] = isSquare
    ? ['Four', 'square', say`a square field of side ${metres(sides[0] ?? 0)}`]
    : [
        'Three',
        'triangular',
        say`a triangular field with sides of ${metres(sides[0] ?? 0)}, ${metres(sides[1] ?? 0)} and ${metres(sides[2] ?? 0)}`,
      ]
  const half = sides.slice(0, 3).reduce((sum, side) => sum + side, 0) / 2
  return {
    concept: ['grazing-area', 'plane-figures'],
    given: { find: 'ungrazed' as const, sides, rope },
    prompt: rng.pick([
      say`${many} ${animals} are tied with ropes of ${metres(rope)} each at the corners of ${shape}. ${askWithPi(rng, 'the area of the field left ungrazed')}`,
      say`At each corner of ${shape}, one of ${many.toLowerCase()} ${animals} is tied with a rope ${metres(rope)} long. ${askWithPi(rng, say`the area of the ${place} field that they cannot graze`)}`,
      say`${many} ${animals} graze in ${shape}, each tied to a different corner by a rope of length ${metres(rope)}. How much of the field remains ungrazed? ${noteOnPi(rng)}`,
    ]),
    answer,
    within: [1, field - 1] as const,
    mistakes: [
      { value: grazed, because: say`that is the area that is grazed` },
      {
        value: field - circle * (isSquare ? 0.5 : 1),
        because: isSquare
          ? say`only half of a circle was taken off`
          : say`a whole circle was taken off instead of half of it`,
      },
      {
        value: field - circle / 4,
        because: say`a quarter of a circle was taken off, which is one right-angled corner`,
      },
      { value: field - (3 * circle) / 4, because: say`three quarters of a circle were taken off` },
      { value: field - 2 * PI * rope, because: say`the circumference was taken off instead of the area` },
      { value: field - rope ** 2, because: say`a square on the rope was taken off` },
      { value: field, because: say`that is the area of the whole field` },
    ],
    steps: isSquare
      ? [
          say`Area of the field = ${sides[0] ?? 0}² = ${m2(field)}`,
          say`The four corners of 90° together make a full circle.`,
          say`Grazed area = 22/7 × ${rope}² = ${m2(grazed)}`,
          say`Ungrazed area = ${field} − ${grazed} = ${answer}`,
        ]
      : [
          say`Half of the perimeter is ${half} m; area = √(${half} × ${sides.map((side) => half - side).join(' × ')}) = ${m2(field)}`,
          say`The three angles add up to 180°, so the three sectors together make half of a circle.`,
          say`Grazed area = 1/2 × 22/7 × ${rope}² = ${m2(grazed)}`,
          say`Ungrazed area = ${field} − ${grazed} = ${answer}`,
        ],
  }
}

/** "A cow is tied at a corner of a square field with a rope of 14 m. By how much does the area it can graze increase with a rope of 21 m?" */
function longerRope(rng: Random) {
  const { field, corner } = rng.pick(FIELDS)
  const step = corner === 90 ? 7 : 10.5
  const [from, to] = rng.until(
    () => [step * rng.int(1, corner === 90 ? 7 : 4), step * rng.int(2, corner === 90 ? 9 : 6)],
    ([one = 0, other = 0]) => other > one && other <= 3 * one,
  )
  const [first = 0, second = 0] = [from, to]
  const animal = rng.pick(ANIMALS)
  const side = Math.ceil(second + rng.int(2, 40))
  const sweep = (rope: number) => (PI * rope ** 2 * corner) / 360
  const key = sweep(second) - sweep(first)
  const answer = m2(key)
  return {
    concept: ['grazing-area', 'plane-figures'],
    given: { find: 'longer' as const, corner, from: first, to: second },
    prompt: rng.pick([
      say`${animal} is tied to a corner of ${field} of side ${metres(side)} with a rope ${metres(first)} long. If the rope is ${metres(second)} long instead, ${askThen(rng, 'the increase in the area that it can graze')} ${noteOnPi(rng)}`,
      say`Inside ${field} of side ${metres(side)}, ${animal} is tied at a corner by a rope of ${metres(first)}. By how much does its grazing area increase if the rope is lengthened by ${metres(second - first)}? ${noteOnPi(rng)}`,
      say`The rope with which ${animal} is tied to a corner of ${field} of side ${metres(side)} is increased from ${metres(first)} to ${metres(second)}. ${askWithPi(rng, 'the additional area that it can graze')}`,
    ]),
    answer,
    within: [1, side ** 2] as const,
    mistakes: [
      { value: sweep(second), because: say`that is the whole area with the longer rope` },
      { value: sweep(first), because: say`that is the area with the shorter rope` },
      { value: sweep(second - first), because: say`the difference of the ropes was squared` },
      { value: sweep(second) + sweep(first), because: say`the two areas were added` },
      {
        value: (key * 360) / corner,
        because: say`whole circles were taken; only a part of them lies in the field`,
      },
      { value: key / 2, because: say`the area was halved` },
      { value: 2 * key, because: say`the area was doubled` },
    ],
    steps: [
      say`The rope sweeps a sector of ${corner}° at the corner.`,
      say`With the longer rope: ${corner}/360 × 22/7 × ${second}² = ${m2(sweep(second))}`,
      say`With the shorter rope: ${corner}/360 × 22/7 × ${first}² = ${m2(sweep(first))}`,
      say`Increase = ${sweep(second)} − ${sweep(first)} = ${answer}`,
    ],
  }
}

/** Sheds and ropes that reach round one or two of the next corners, but not so far that what they sweep behind the shed meets. */
const SHEDS = range(2, 7).flatMap((sevens) => {
  const rope = 7 * sevens
  const shorter = range(1, sevens - 1).map((one) => 7 * one)
  return shorter.flatMap((wide) =>
    [...shorter, ...range(rope, rope + 20)].flatMap((long) => {
      const [past, rest] = [rope - wide, Math.max(0, rope - long)]
      return long >= wide && long <= 4 * wide && past < long && rest < wide
        ? [{ rope, wide, long, rest }]
        : []
    }),
  )
})

/** "A cow is tied outside at a corner of a shed of 20 m by 14 m with a rope of 21 m. Over what area can it graze?" */
function roundShed(rng: Random) {
  const goesRoundBoth = rng.chance(0.3)
  const { rope, wide, long, rest } = rng.pick(SHEDS.filter((drawn) => drawn.rest > 0 === goesRoundBoth))
  const past = rope - wide
  const quarter = (radius: number) => (PI * radius ** 2) / 4
  const key = 3 * quarter(rope) + quarter(past) + quarter(rest)
  const answer = m2(key)
  const animal = rng.pick(ANIMALS)
  const place = rng.pick(['shed', 'house', 'store', 'barn', 'godown'])
  const size =
    long === wide
      ? say`a square ${place} of side ${metres(long)}`
      : say`a rectangular ${place}, ${metres(long)} long and ${metres(wide)} wide`
  return {
    concept: ['grazing-area', 'plane-figures'],
    given: { find: 'shed' as const, long, wide, rope },
    prompt: rng.pick([
      say`${animal} is tied with a rope ${metres(rope)} long to a corner of ${size}, on the outside. There is grass all around. ${askWithPi(rng, 'the area that it can graze')}`,
      say`On the outside of ${size}, ${animal} is tied to one corner with a rope of ${metres(rope)}. Over what area of the grass around the ${place} can it graze? ${noteOnPi(rng)}`,
      say`A rope of ${metres(rope)} ties ${animal} to an outer corner of ${size}, which stands in a meadow. ${askWithPi(rng, 'the area of the meadow that it can reach')}`,
    ]),
    answer,
    mistakes: [
      { value: 3 * quarter(rope), because: say`what the rope reaches round the next corner was left out` },
      {
        value: 4 * quarter(rope),
        because: say`a whole circle was taken; the ${place} stands in a quarter of it`,
      },
      {
        value: 4 * quarter(rope) - long * wide,
        because: say`the area of the ${place} was taken off a whole circle`,
      },
      {
        value: 3 * quarter(rope) + 2 * quarter(past),
        because: say`half of a circle was taken round the next corner`,
      },
      {
        value: 3 * quarter(rope) - quarter(past),
        because: say`the part round the next corner was taken off`,
      },
      { value: quarter(rope), because: say`only a quarter of the circle was taken` },
      ...(rest > 0
        ? [
            {
              value: 3 * quarter(rope) + quarter(past),
              because: say`the rope was followed round one corner only`,
            },
          ]
        : [
            {
              value: 3 * quarter(rope) + quarter(rope - 7),
              because: say`the rest of the rope round the corner is not 7 m shorter`,
            },
          ]),
    ],
    steps: [
      say`At the corner the rope sweeps 360° − 90° = 270°: 3/4 × 22/7 × ${rope}² = ${m2(3 * quarter(rope))}`,
      say`Along the shorter wall ${rope} − ${wide} = ${metres(past)} of rope is left, for a quarter circle: 1/4 × 22/7 × ${past}² = ${m2(quarter(past))}`,
      rest > 0
        ? say`Along the longer wall ${rope} − ${long} = ${metres(rest)} is left: 1/4 × 22/7 × ${rest}² = ${m2(quarter(rest))}`
        : say`The longer wall is not shorter than the rope, so nothing is left there.`,
      say`Together: ${answer}`,
    ],
  }
}
