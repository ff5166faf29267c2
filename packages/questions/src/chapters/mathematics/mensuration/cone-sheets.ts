import type { Random } from '../../../kit/random/random.ts'
import { cm, cm2, cm3, PI, RIGHT_TRIANGLES } from '../../../kit/values/measures.ts'
import { degrees, surd } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** Cones whose volume comes out whole with π = 22/7. */
const CONES = RIGHT_TRIANGLES.flatMap(([x, y, slant]) =>
  [1, 2, 3, 4, 5, 6, 7, 14].flatMap((scale) =>
    [
      { radius: x * scale, height: y * scale, slant: slant * scale },
      { radius: y * scale, height: x * scale, slant: slant * scale },
    ].filter(
      ({ radius, height, slant: side }) =>
        radius % 7 === 0 && side <= 75 && (radius * radius * height) % 21 === 0,
    ),
  ),
)

/** The hard forms of cones: from a sheet to a body. */
export function fromSurface(rng: Random) {
  const { radius, height, slant } = rng.pick(CONES)
  const surface = PI * radius * slant
  const key = (PI * radius ** 2 * height) / 3
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = cm3(key)
  return {
    given: { find: 'volume-of-surface' as const, radius, surface },
    prompt: rng.pick([
      say`The curved surface of a cone made by ${person.name} in ${town} is ${cm2(surface)} and its radius is ${cm(radius)}. What is its volume? (Take π = 22/7)`,
      say`${person.name} of ${town} uses ${cm2(surface)} of paper for the side of a cone whose rim is ${cm(2 * radius)} across. With π = 22/7, how much sand can the cone hold?`,
      say`A funnel without a spout sold in ${town} is a cone. Its side is ${cm2(surface)} of tin and its mouth has a radius of ${cm(radius)}. Using π = 22/7, find the volume that ${person.name} can pour into it.`,
      say`Painting the curved side of a solid cone, ${person.name} of ${town} covers ${cm2(surface)}. The base has a radius of ${cm(radius)}. Taking π = 22/7, the volume of the cone is`,
    ]),
    answer,
    mistakes: [
      { value: (PI * radius ** 2 * slant) / 3, because: say`the slant height was taken for the height` },
      { value: 3 * key, because: say`the third was forgotten: that is the volume of a cylinder` },
      { value: PI * radius ** 2 * slant, because: say`the slant height was used and the third forgotten` },
      { value: 2 * key, because: say`two thirds were taken, as for a hemisphere` },
      { value: key / 2, because: say`the volume was halved` },
      {
        value: (PI * radius * height * slant) / 3,
        because: say`one radius was replaced by the slant height`,
      },
      { value: (PI * height ** 2 * radius) / 3, because: say`the height was squared instead of the radius` },
    ],
    steps: [
      say`π × radius × slant = ${surface}, so the slant height = ${surface} ÷ ${PI * radius} = ${cm(slant)}`,
      say`Height, radius and slant height make a right triangle.`,
      say`Height = √(${slant}² − ${radius}²) = ${cm(height)}`,
      say`Volume = 1/3 × 22/7 × ${radius}² × ${height} = ${answer}`,
    ],
  }
}

/** What part of a disc the sheet is: the radius of the cone is the same part of the radius of the sheet. */
const SHEETS = [
  { angle: 180, part: [1, 2] },
  { angle: 90, part: [1, 4] },
  { angle: 120, part: [1, 3] },
  { angle: 240, part: [2, 3] },
  { angle: 270, part: [3, 4] },
  { angle: 216, part: [3, 5] },
  { angle: 288, part: [4, 5] },
] as const

export function rolled(rng: Random) {
  const { angle, part } = rng.pick(SHEETS)
  const [top, bottom] = part
  const unit = rng.int(2, 12)
  const sheet = bottom * unit * (angle === 180 ? 2 : 1)
  const radius = (sheet * top) / bottom
  const inside = sheet ** 2 - radius ** 2
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const answer = surd(1, inside, 'cm')
  const what = rng.pick([
    'a paper cap',
    'a party hat',
    'a paper cone',
    'a lampshade',
    'a cone for roasted gram',
  ])
  return {
    given: { find: 'rolled-height' as const, sheet, angle },
    prompt: rng.pick([
      say`${person.name} of ${town} rolls a sector of ${degrees(angle)} from a disc of radius ${cm(sheet)} into ${what} so that its two straight edges just meet. How high is it?`,
      say`A sheet in the form of a sector with radius ${cm(sheet)} and angle ${degrees(angle)} is bent into ${what} without overlap by ${person.name} in ${town}. What is its height?`,
      say`For ${what}, ${person.name} cuts a sector of ${degrees(angle)} out of a circle of radius ${cm(sheet)} in ${town} and joins the two radii. Find the height of the cone that results.`,
      say`In ${town} the two radii of a paper sector are joined to make ${what}. The radii are ${cm(sheet)} long with ${degrees(angle)} between them. The height that ${person.name} measures is`,
    ]),
    answer,
    mistakes: [
      { value: cm(sheet), because: say`that is the slant height` },
      { value: cm(radius), because: say`that is the radius of the cone` },
      {
        value: cm(sheet - radius),
        because: say`the radius was subtracted from the slant height without squares`,
      },
      {
        value: surd(1, sheet ** 2 + radius ** 2, 'cm'),
        because: say`the squares were added instead of subtracted`,
      },
      { value: surd(2, inside, 'cm'), because: say`the height was doubled` },
      { value: surd(1 / 2, inside, 'cm'), because: say`the height was halved` },
      { value: cm(2 * radius), because: say`that is the diameter of the cone` },
    ],
    steps: [
      say`The radius of the sheet becomes the slant height: ${cm(sheet)}.`,
      say`The arc becomes the rim: 2π × radius = ${angle}/360 × 2π × ${sheet}`,
      say`Radius of the cone = ${angle}/360 × ${sheet} = ${cm(radius)}`,
      say`Height = √(${sheet}² − ${radius}²) = ${answer}`,
    ],
  }
}
