import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact } from '../../../kit/values/exact.ts'
import { addSlices, PI, RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { cm, cm2, cm3, metres } from '../../../kit/values/quantities.ts'
import { degrees, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { askWithPi, noteOnPi } from '../../../kit/wording/ask-with-pi.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A cone has a radius of 7 cm and a height of 24 cm. What is its curved surface?" */
export const cone = defineGenerator({
  id: 'mensuration/cone',
  version: 10,
  concepts: ['volume-of-cone', 'surface-of-cone', 'solid-figures'],
  levels: {
    easy: { forms: [volume, curved] },
    medium: { forms: [surfaceFromHeight, canvas] },
    hard: { forms: [fromSurface, ...often(6, rolled)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'volume':
        return coneOf(given.radius, given.height)
      case 'curved':
        return sheetOf(given.radius, given.slant)
      case 'curved-of-height':
        return sheetOf(given.radius, Math.hypot(given.radius, given.height))
      case 'canvas':
        return sheetOf(given.radius, Math.hypot(given.radius, given.height)) / given.width
      case 'volume-of-surface': {
        const slant = given.surface / (PI * given.radius)
        return coneOf(given.radius, Math.sqrt(slant ** 2 - given.radius ** 2))
      }
      case 'rolled-height': {
        // The arc of the sheet becomes the rim of the cone.
        const arc = (2 * Math.PI * given.sheet * given.angle) / 360
        const rim = arc / (2 * Math.PI)
        return given.wanted === 'radius' ? rim : Math.sqrt(given.sheet ** 2 - rim ** 2)
      }
    }
  },
})

const coneOf = (radius: number, height: number) =>
  addSlices((from) => PI * ((radius * from) / height) ** 2, height)

/** The curved surface opens into a sector with the slant as radius and the rim as arc. */
const sheetOf = (radius: number, slant: number) => (slant * 2 * PI * radius) / 2

/** Without the noise of 0.7 × 3. */
const tenths = (value: number): number => Math.round(value * 10) / 10

const TRIANGLES = [...RIGHT_TRIANGLES, [28, 45, 53], [33, 56, 65], [16, 63, 65]] as const

/** Radius, height and slant of cones that come out in whole numbers or tenths, the radius in sevens or in tenths of seven. */
const CONES = TRIANGLES.flatMap(([x, y, slant]) =>
  [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.4, 2, 2.1, 2.8, 3, 3.5, 4, 4.2, 5, 5.6, 6, 7, 14].flatMap((scale) =>
    [
      { radius: tenths(x * scale), height: tenths(y * scale), slant: tenths(slant * scale) },
      { radius: tenths(y * scale), height: tenths(x * scale), slant: tenths(slant * scale) },
    ].filter(
      (cone) => (10 * cone.radius) % 7 === 0 && cone.slant <= 105 && cone.height >= 2 && cone.radius >= 1.4,
    ),
  ),
)

/** Things, and the largest radius in centimetres that they could have. */
const SHAPES = [
  ['a funnel', 14],
  ['a party cap', 14],
  ['a conical toy', 14],
  ['a clay cone', 21],
  ['a paper cone', 21],
  ['a cone of wax', 21],
  ['a conical lid', 28],
  ['a traffic cone', 28],
  ['a cardboard cone', 42],
  ['a plastic cone', 42],
  ['a wooden cone', 42],
  ['a metal cone', 1000],
  ['a solid cone', 1000],
  ['a conical block', 1000],
  ['a right circular cone', 1000],
] as const

const drawShape = (rng: Random, radius: number): string =>
  rng.pick(SHAPES.filter(([, most]) => radius <= most))[0]

function volume(rng: Random) {
  const [radius, height] = [rng.int(7, 63, 7) / rng.pick([1, 2]), rng.int(6, 75, 3)]
  const thing = drawShape(rng, Math.max(radius, height / 2.5))
  const key = (PI * radius ** 2 * height) / 3
  const answer = cm3(key)
  return {
    concept: ['volume-of-cone', 'solid-figures'],
    given: { find: 'volume' as const, radius, height },
    prompt: rng.pick([
      say`The radius and height of a right circular cone are ${cm(radius)} and ${cm(height)}, respectively. ${askWithPi(rng, 'its volume')}`,
      say`The diameter of the base of ${thing} is ${cm(2 * radius)} and its height is ${cm(height)}. ${askWithPi(rng, 'its volume')}`,
      say`If the diameter of the base of ${thing} is ${cm(2 * radius)} and its vertical height is ${cm(height)}, then ${askThen(rng, 'the volume of the cone')} ${noteOnPi(rng)}`,
      say`Taking π = 22/7, ${askThen(rng, say`the volume of a ${rng.pick(['solid ', ''])}right circular cone of radius ${cm(radius)} and height ${cm(height)}`)}`,
      say`How much ${rng.pick(['sand', 'grain', 'water', 'oil', 'sugar'])} can be filled in a conical vessel of base radius ${cm(radius)} and depth ${cm(height)}? ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: 3 * key, because: say`that is the volume of a cylinder; a cone is a third of it` },
      { value: 4 * key, because: say`the diameter was used instead of the radius` },
      { value: 1.5 * key, because: say`the cylinder was halved instead of divided by 3` },
      { value: key / 2, because: say`the volume was halved once more` },
      { value: 2 * key, because: say`two thirds were taken, as for a hemisphere` },
      { value: PI * radius * height, because: say`the radius was not squared and the third forgotten` },
      { value: (PI * radius * height) / 3, because: say`the radius was not squared` },
      { value: (radius ** 2 * height) / 3, because: say`π was left out` },
    ],
    steps: [say`Volume = 1/3 × π × radius² × height`, say`1/3 × 22/7 × ${radius}² × ${height} = ${answer}`],
  }
}

function curved(rng: Random) {
  const radius = rng.int(7, 42, 7) / rng.pick([1, 2])
  const slant = Math.ceil(radius) + rng.int(2, 40)
  const thing = drawShape(rng, Math.max(radius, slant / 2.5))
  const rim = thing === 'a funnel' || thing === 'a party cap' ? 'mouth' : 'base'
  const key = PI * radius * slant
  const answer = cm2(key)
  return {
    concept: ['surface-of-cone', 'solid-figures'],
    given: { find: 'curved' as const, radius, slant },
    prompt: rng.pick([
      say`The slant height of ${thing} is ${cm(slant)} and the radius of its ${rim} is ${cm(radius)}. ${askWithPi(rng, 'its curved surface area')}`,
      say`The diameter of the base of a right circular cone is ${cm(2 * radius)} and its slant height is ${cm(slant)}. ${askWithPi(rng, 'its curved surface area')}`,
      say`${thing} has a radius of ${cm(radius)} and a slant height of ${cm(slant)}. ${ask(rng, 'its lateral surface area')} ${noteOnPi(rng)}`,
      say`How much paper is required to cover the curved surface of ${thing} of radius ${cm(radius)} and slant height ${cm(slant)}? ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: key + PI * radius ** 2, because: say`the base was counted as well` },
      { value: 2 * key, because: say`the formula of a cylinder was used` },
      { value: key / 3, because: say`the result was divided by 3, as for a volume` },
      { value: key / 2, because: say`the result was halved` },
      { value: PI * radius ** 2, because: say`that is the area of the base` },
      { value: PI * radius ** 2 * slant, because: say`the radius was squared, as for a volume` },
      { value: radius * slant, because: say`π was left out` },
    ],
    steps: [say`Curved surface = π × radius × slant height`, say`22/7 × ${radius} × ${slant} = ${answer}`],
  }
}

/** Cones whose surface can be worked out by hand: small, or with a radius that cancels the 7 of 22/7. */
const PLAIN_CONES = CONES.filter(({ radius, slant }) => (2 * radius) % 7 === 0 || slant <= 20)

function surfaceFromHeight(rng: Random) {
  const { radius, height, slant } = rng.pick(PLAIN_CONES)
  const thing = drawShape(rng, Math.max(radius, slant / 2.5))
  const key = PI * radius * slant
  const answer = cm2(key)
  return {
    concept: ['surface-of-cone', 'solid-figures'],
    given: { find: 'curved-of-height' as const, radius, height },
    prompt: rng.pick([
      say`The radius of the base and the height of ${thing} are ${cm(radius)} and ${cm(height)}, respectively. ${askWithPi(rng, 'its curved surface area')}`,
      say`A ${rng.pick(['solid', 'hollow', 'right circular'])} cone has a height of ${cm(height)} and a base diameter of ${cm(2 * radius)}. ${askWithPi(rng, 'the curved surface area of the cone')}`,
      say`If ${thing} is ${cm(height)} high and the radius of its base is ${cm(radius)}, ${askThen(rng, 'its lateral surface area')} ${noteOnPi(rng)}`,
      say`How much ${rng.pick(['foil', 'cloth', 'coloured paper'])} is needed to cover the curved surface of ${thing} of base radius ${cm(radius)} and vertical height ${cm(height)}? ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: PI * radius * height, because: say`the height was taken for the slant height` },
      { value: key + PI * radius ** 2, because: say`the base was counted as well` },
      {
        value: PI * radius * (radius + height),
        because: say`the radius and the height were added to get the slant`,
      },
      { value: 2 * key, because: say`the formula of a cylinder was used` },
      { value: key / 2, because: say`the result was halved` },
      { value: PI * radius ** 2, because: say`that is the area of the base` },
      {
        value: 2 * PI * radius * height,
        because: say`that is the curved surface of a cylinder of this height`,
      },
    ],
    steps: [
      say`The slant height is the longest side of the right triangle with ${cm(radius)} and ${cm(height)}.`,
      say`Slant height = √(${radius}² + ${height}²) = ${cm(slant)}`,
      say`Curved surface = 22/7 × ${radius} × ${slant} = ${answer}`,
    ],
  }
}

const TENTS = CONES.filter(
  (cone) =>
    cone.radius <= 21 &&
    cone.height <= 21 &&
    cone.radius >= 2.5 &&
    cone.height >= 2.5 &&
    2 * cone.height >= cone.radius,
)

/** Whether a length can be written with so many decimals: nobody measures canvas as 76 4/15 m. */
const hasPlaces = (length: number, places: number): boolean =>
  Math.abs(length * 10 ** places - Math.round(length * 10 ** places)) < 1e-6

function canvas(rng: Random) {
  const { radius, height, slant, width } = rng.until(
    () => ({ ...rng.pick(TENTS), width: rng.pick([1.1, 1.25, 1.5, 2, 2.2, 2.5, 3, 4, 5]) }),
    (drawn) => hasPlaces((PI * drawn.radius * drawn.slant) / drawn.width, 1),
  )
  const area = PI * radius * slant
  const answer = metres(area / width)
  return {
    concept: ['surface-of-cone', 'solid-figures'],
    given: { find: 'canvas' as const, radius, height, width },
    prompt: rng.pick([
      say`A conical tent is ${metres(height)} high and the radius of its base is ${metres(radius)}. ${askWithPi(rng, say`the length of ${rng.pick(['canvas', 'cloth', 'tarpaulin'])} ${metres(width)} wide that is required to make the tent`)}`,
      say`The diameter of the base of a conical ${rng.pick(['tent', 'circus tent', 'army tent'])} is ${metres(2 * radius)} and its height is ${metres(height)}. Neglecting wastage, ${askThen(rng, say`the length of the ${rng.pick(['canvas', 'cloth'])} of width ${metres(width)} used to make it`)} ${noteOnPi(rng)}`,
      say`What length of ${rng.pick(['canvas', 'cloth', 'tarpaulin'])} of width ${metres(width)} is required to make a conical ${rng.pick(['tent', 'circus tent', 'army tent'])} of height ${metres(height)} and base radius ${metres(radius)}? ${noteOnPi(rng)}`,
      say`A ${rng.pick(['conical tent', 'tent in the shape of a cone'])} of base radius ${metres(radius)} and vertical height ${metres(height)} is to be made from ${rng.pick(['cloth', 'canvas'])} ${metres(width)} wide. ${askWithPi(rng, 'the length of cloth needed')}`,
    ]),
    answer,
    mistakes: [
      { value: area, because: say`that number is the area; it was not divided by the width` },
      { value: (PI * radius * height) / width, because: say`the height was taken for the slant height` },
      { value: (area + PI * radius ** 2) / width, because: say`the floor was covered as well` },
      { value: area * width, because: say`the area was multiplied by the width` },
      { value: (2 * area) / width, because: say`the formula of a cylinder was used` },
      { value: area / width / 2, because: say`the length was halved` },
      { value: (PI * radius ** 2) / width, because: say`the floor was covered instead of the side` },
    ].filter(({ value }) => hasPlaces(value, 2)),
    steps: [
      say`Slant height = √(${radius}² + ${height}²) = ${metres(slant)}`,
      say`Canvas = 22/7 × ${radius} × ${slant} = ${area} m²`,
      say`Length = ${area} ÷ ${width} = ${answer}`,
    ],
  }
}

/** Cones whose volume comes out whole with π = 22/7. */
const SHEET_CONES = TRIANGLES.flatMap(([x, y, slant]) =>
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 10.5, 12, 14, 17.5, 21].flatMap((scale) =>
    [
      { radius: x * scale, height: y * scale, slant: slant * scale },
      { radius: y * scale, height: x * scale, slant: slant * scale },
    ].filter(
      ({ radius, height, slant: side }) =>
        radius % 3.5 === 0 && side <= 120 && height >= 4 && (2 * radius * radius * height) % 21 === 0,
    ),
  ),
)

function fromSurface(rng: Random) {
  const { radius, height, slant } = rng.pick(SHEET_CONES)
  const surface = PI * radius * slant
  const key = (PI * radius ** 2 * height) / 3
  const answer = cm3(key)
  return {
    concept: ['volume-of-cone', 'solid-figures'],
    given: { find: 'volume-of-surface' as const, radius, surface },
    prompt: rng.pick([
      say`The curved surface area of a right circular cone is ${cm2(surface)} and its base radius is ${cm(radius)}. ${askWithPi(rng, 'the volume of the cone')}`,
      say`If the base diameter of a ${rng.pick(['solid', 'metallic', 'wooden', 'hollow'])} cone is ${cm(2 * radius)} and its curved surface area is ${cm2(surface)}, then ${askThen(rng, 'its volume')} ${noteOnPi(rng)}`,
      say`The lateral surface of a conical ${rng.pick(['vessel', 'funnel', 'cup'])} of radius ${cm(radius)} is made of ${cm2(surface)} of ${rng.pick(['tin', 'metal', 'plastic'])} sheet. How much ${rng.pick(['water', 'oil', 'sand'])} can it hold? ${noteOnPi(rng)}`,
      say`A ${rng.pick(['right circular', 'solid', 'metallic'])} cone of base radius ${cm(radius)} has a curved surface area of ${cm2(surface)}. Taking π = 22/7, ${askThen(rng, say`the volume of the ${rng.pick(['cone', 'solid'])}`)}`,
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
  { angle: 72, part: [1, 5] },
  { angle: 144, part: [2, 5] },
  { angle: 60, part: [1, 6] },
  { angle: 300, part: [5, 6] },
  { angle: 252, part: [7, 10] },
] as const

function rolled(rng: Random) {
  const { angle, part } = rng.pick(SHEETS)
  const [top, bottom] = part
  const unit = rng.int(2, Math.floor(160 / bottom / (angle === 180 ? 2 : 1)))
  const sheet = bottom * unit * (angle === 180 ? 2 : 1)
  const radius = (sheet * top) / bottom
  const inside = sheet ** 2 - radius ** 2
  const wanted = rng.pick(['height', 'height', 'radius'] as const)
  const answer = wanted === 'radius' ? cm(radius) : surd(1, inside, 'cm')
  const asked = wanted === 'radius' ? 'radius of the base' : 'height'
  const small = [
    'a paper cap',
    'a party hat',
    'a paper cone',
    'a lampshade',
    'a cone for roasted gram',
    'a conical lid',
    'a funnel',
    'a conical toy',
  ]
  const what = rng.pick(
    sheet <= 60 ? small : ['a conical tent', 'a conical roof', 'a conical vessel', 'a conical hopper'],
  )
  return {
    concept: ['volume-of-cone', 'solid-figures'],
    given: { find: 'rolled-height' as const, sheet, angle, wanted },
    // The slant height is the longest of the three.
    within: [1, sheet - 0.01] as const,
    prompt: rng.pick([
      say`A sector of angle ${degrees(angle)} is cut from a circular sheet of radius ${cm(sheet)} and its two bounding radii are joined to form ${what}. ${ask(rng, `the ${asked} of the cone so formed`)}`,
      say`A ${rng.pick(sheet <= 60 ? ['paper', 'metal', 'cardboard', 'plastic'] : ['metal', 'tin', 'canvas', 'plastic'])} sheet in the form of a sector of radius ${cm(sheet)} and central angle ${degrees(angle)} is rolled into a cone without overlapping. ${ask(rng, `the ${asked} of the cone`)}`,
      say`If the two bounding radii of a sector of radius ${cm(sheet)} and central angle ${degrees(angle)} are joined to make ${what}, then ${askThen(rng, wanted === 'radius' ? 'the radius of its base' : 'its vertical height')}`,
      say`The central angle of a sector is ${degrees(angle)} and its radius is ${cm(sheet)}. It is folded to form ${what} in the shape of a right circular cone. ${ask(rng, `the ${asked} of the cone`)}`,
    ]),
    answer,
    mistakes: [
      wanted === 'radius'
        ? { value: surd(1, inside, 'cm'), because: say`that is the height of the cone` }
        : { value: cm(radius), because: say`that is the radius of the cone` },
      {
        value: cm(sheet - radius),
        because: say`the radius was subtracted from the slant height without squares`,
      },
      wanted === 'radius'
        ? { value: cm(radius / 2), because: say`the arc was taken for π × radius twice` }
        : {
            value: surd(
              1,
              sheet ** 2 - (2 * radius) ** 2 > 0 ? sheet ** 2 - (2 * radius) ** 2 : inside,
              'cm',
            ),
            because: say`the diameter was used instead of the radius`,
          },
      wanted === 'radius'
        ? { value: cm(sheet / 2), because: say`the sheet was taken for half a disc` }
        : {
            value: surd(exact(1, 2), 4 * sheet ** 2 - radius ** 2, 'cm'),
            because: say`half the radius was used`,
          },
      { value: surd(exact(1, 2), inside, 'cm'), because: say`that is half the height of the cone` },
      { value: cm(2 * radius), because: say`that is the diameter of the cone` },
    ],
    steps: [
      say`The radius of the sheet becomes the slant height: ${cm(sheet)}.`,
      say`The arc becomes the rim: 2π × radius = ${angle}/360 × 2π × ${sheet}`,
      say`Radius of the cone = ${angle}/360 × ${sheet} = ${cm(radius)}`,
      wanted === 'radius'
        ? say`The height does not matter: the radius is ${answer}`
        : say`Height = √(${sheet}² − ${radius}²) = ${answer}`,
    ],
  }
}
