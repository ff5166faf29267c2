import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { fraction, quantity, rounded, scientific } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A tank holds water (μ = 4/3) 60 cm deep. How deep does it look from straight above?" */
export const refraction = defineGenerator({
  id: 'physics/refraction',
  version: 7,
  concepts: ['refraction', 'total-internal-reflection'],
  levels: {
    easy: {
      forms: [
        ...often(3, apparentDepth),
        ...often(3, realDepth),
        ...often(2, indexOfDepths),
        ...often(2, speedInMedium),
      ],
    },
    medium: { forms: [lift, depthOfLift, passedThrough, twoLayers] },
    hard: { forms: [...often(4, bubble), ...often(3, brightCircle), ...often(2, filledInParts)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'apparent':
        return seenDepth([given])
      case 'lift':
        return given.depth - seenDepth([given])
      case 'real':
        return bisect((depth) => seenDepth([{ depth, index: given.index }]) - given.seen, 1e4)
      case 'index':
        return bisect((index) => given.seen - seenDepth([{ depth: given.depth, index: 1 + index }]), 5) + 1
      case 'real of lift':
        return bisect((depth) => depth - seenDepth([{ depth, index: given.index }]) - given.rise, 1e4)
      case 'speed':
        // How far light gets in the medium while it travels 3 × 10⁸ m in vacuum.
        return bisect((speed) => speed * given.index - 3, 3) * 1e8
      case 'time':
        // In nanoseconds: light travels 30 cm in one of them in vacuum.
        return bisect((time) => (30 * time) / given.index - given.thickness, 1e4) * 1e-9
      case 'layers':
        return seenDepth([given.lower, given.upper])
      case 'bubble':
        // The real depths below the two faces are the two parts of the thickness.
        return [given.near, given.far].reduce(
          (sum, seen) => sum + bisect((depth) => seenDepth([{ depth, index: given.index }]) - seen, 1e4),
          0,
        )
      case 'circle': {
        // Light leaves as far as the critical angle, whose sine is 1 ÷ μ.
        const critical = Math.asin(given.sine)
        return 2 * given.depth * Math.tan(critical)
      }
      case 'parts':
        return bisect(
          (depth) =>
            seenDepth([
              { depth: depth * given.share, index: given.lower },
              { depth: depth * (1 - given.share), index: given.upper },
            ]) - given.seen,
          1e4,
        )
    }
  },
})

type Layer = { depth: number; index: number }

/** Follows one ray that leaves the bottom almost straight up, by Snell's law, and draws it back from the air. */
function seenDepth(layers: readonly Layer[]): number {
  const sineInAir = 1e-5
  const aside = layers.reduce(
    (sum, { depth, index }) => sum + depth * Math.tan(Math.asin(sineInAir / index)),
    0,
  )
  return aside / Math.tan(Math.asin(sineInAir))
}

/** Refractive indices as books write them, and as `over` / `under`. */
const MEDIA = [
  { name: 'water', text: '4/3', over: 4, under: 3 },
  { name: 'glass', text: '3/2', over: 3, under: 2 },
  { name: 'glass', text: '1.6', over: 8, under: 5 },
  { name: 'a salt solution', text: '1.4', over: 7, under: 5 },
  { name: 'an oil', text: '1.25', over: 5, under: 4 },
  { name: 'a clear plastic', text: '1.5', over: 3, under: 2 },
  { name: 'glycerine', text: '1.5', over: 3, under: 2 },
] as const
const SOLIDS = MEDIA.filter(({ name }) => name === 'glass' || name === 'a clear plastic')
const LIQUIDS = MEDIA.filter((medium) => !SOLIDS.includes(medium))
const MARKS = [
  ...[
    'a coin',
    'a pebble',
    'a key',
    'a black dot',
    'a bead',
    'a ring',
    'a pin',
    'a shell',
    'a nail',
    'a button',
  ],
  ...['a small stone', 'a screw', 'a scratch', 'a paper clip'],
]
const layerOf = (depth: number, { over, under }: { over: number; under: number }): Layer => ({
  depth,
  index: over / under,
})

function drawLayer(rng: Random, media: readonly (typeof MEDIA)[number][], most: number) {
  const medium = rng.pick(media)
  const depth = medium.over * rng.int(2, Math.floor(most / medium.over))
  return { medium, depth, seen: (depth * medium.under) / medium.over }
}

function apparentDepth(rng: Random) {
  const { medium, depth, seen } = drawLayer(rng, LIQUIDS, 160)
  const answer = cm(seen)
  const mark = rng.pick(MARKS)
  const liquid = say`${medium.name} (μ = ${medium.text})`
  return {
    concept: 'refraction',
    given: { find: 'apparent' as const, ...layerOf(depth, medium) },
    prompt: stem(
      rng,
      [
        say`A tank is filled with ${liquid} to a depth of ${cm(depth)}, and ${mark} lies at its bottom.`,
        say`${capital(mark)} lies at the bottom of a vessel containing ${liquid} up to a height of ${cm(depth)}.`,
        say`The real depth of ${mark} below the surface of ${liquid} is ${cm(depth)}.`,
        say`${capital(mark)} lies under ${cm(depth)} of ${liquid}.`,
      ],
      [
        say`Its apparent depth, when viewed from above, is:`,
        say`What is its apparent depth for normal viewing?`,
        say`Find the depth at which it appears to lie, when seen vertically from above.`,
        say`At what depth does it appear to an observer vertically above?`,
      ],
    ),
    answer,
    mistakes: [
      { value: (depth * medium.over) / medium.under, because: 'the depth was multiplied by μ' },
      { value: depth - seen, because: 'that is how far it seems raised' },
      { value: depth, because: 'that is the real depth' },
      { value: depth / 2, because: 'the real depth was halved' },
      { value: seen / 2, because: 'the result was halved' },
      { value: (seen * medium.under) / medium.over, because: 'the depth was divided by μ twice' },
      { value: depth + (depth - seen), because: 'it was taken to seem deeper instead of nearer' },
    ],
    steps: [
      say`Seen from straight above, apparent depth = real depth ÷ μ`,
      say`Apparent depth = ${depth} ÷ ${medium.text.includes('/') ? `(${medium.text})` : medium.text} = ${answer}`,
    ],
  }
}

const overOf = ({ text }: { text: string }): string => (text.includes('/') ? `(${text})` : text)

/** "A coin in water (μ = 4/3) appears to be 30 cm deep. How deep is it really?" */
function realDepth(rng: Random) {
  const { medium, depth, seen } = drawLayer(rng, LIQUIDS, 160)
  const answer = cm(depth)
  const mark = rng.pick(MARKS)
  const liquid = say`${medium.name} (μ = ${medium.text})`
  return {
    concept: 'refraction',
    given: { find: 'real' as const, seen, index: medium.over / medium.under },
    prompt: stem(
      rng,
      [
        say`Seen from straight above, ${mark} at the bottom of a tank of ${liquid} appears to be at a depth of ${cm(seen)}.`,
        say`The apparent depth of ${mark} below the surface of ${liquid} is ${cm(seen)}.`,
        say`${capital(mark)} lies in ${liquid} and seems to be ${cm(seen)} below the surface when viewed normally.`,
        say`A vessel is filled with ${liquid}. For an observer vertically above, ${mark} at its bottom looks ${cm(seen)} deep.`,
      ],
      [
        say`Its real depth is:`,
        say`What is its real depth?`,
        say`Find the actual depth at which it lies.`,
        say`How deep does it really lie?`,
      ],
    ),
    answer,
    mistakes: [
      {
        value: 2 * seen - (seen * medium.under) / medium.over,
        because: 'the shift was worked out from the apparent depth',
      },
      { value: (seen + depth) / 2, because: 'only half of the shift was added' },
      { value: 2 * depth - seen, because: 'the shift was added twice' },
      { value: depth + seen, because: 'real and apparent depth were added' },
      { value: 2 * seen, because: 'the apparent depth was doubled' },
      medium.over * 2 === medium.under * 3
        ? { value: (seen * 4) / 3, because: 'the refractive index of water was used' }
        : { value: (seen * 3) / 2, because: 'the refractive index of glass, 1.5, was used' },
      { value: (depth * medium.over) / medium.under, because: 'the depth was multiplied by μ twice' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    // It lies deeper than it seems to.
    within: [seen + 0.5, 4 * depth] as const,
    steps: [
      say`Seen from straight above, real depth = apparent depth × μ`,
      say`Real depth = ${seen} × ${overOf(medium)} = ${answer}`,
    ],
  }
}

/** "A coin 20 cm deep in a liquid appears to be 16 cm deep. What is the refractive index of the liquid?" */
function indexOfDepths(rng: Random) {
  const hundredths = rng.pick([125, 120, 130, 132, 135, 136, 140, 144, 145, 148, 150, 160, 165])
  const seen = rng.until(
    () => rng.int(4, 120),
    (drawn) => Number.isInteger((drawn * hundredths) / 50),
  )
  const depth = (seen * hundredths) / 100
  const answer = rounded(hundredths / 100, 2)
  const mark = rng.pick(MARKS)
  return {
    concept: 'refraction',
    given: { find: 'index' as const, depth, seen },
    prompt: stem(
      rng,
      [
        say`${capital(mark)} at a depth of ${cm(depth)} in a liquid appears to be at a depth of ${cm(seen)} when viewed from directly above.`,
        say`The real and apparent depths of ${mark} in a liquid are ${cm(depth)} and ${cm(seen)}, respectively, for normal viewing.`,
        say`A liquid fills a vessel to a height of ${cm(depth)}. Seen vertically from above, ${mark} at the bottom appears ${cm(seen)} deep.`,
      ],
      [
        say`The refractive index of the liquid is:`,
        say`What is the refractive index of the liquid?`,
        say`Find the refractive index of the liquid with respect to air.`,
      ],
    ),
    answer,
    within: [0, 3] as const,
    mistakes: [
      { value: seen / depth, because: 'the apparent depth was divided by the real depth' },
      { value: depth / (depth - seen) / 2, because: 'the real depth was divided by twice the shift' },
      { value: (depth + seen) / depth, because: 'the two depths were added first' },
      { value: 1 + (depth - seen) / depth, because: 'the shift was divided by the real depth' },
      { value: hundredths / 100 + 0.1, because: 'the division was worked out wrongly' },
      { value: hundredths / 100 - 0.1, because: 'the division was worked out wrongly' },
      { value: (hundredths / 100) ** 2, because: 'the ratio was squared' },
    ],
    steps: [say`μ = real depth ÷ apparent depth`, say`μ = ${depth} ÷ ${seen} = ${answer}`],
  }
}

/** What light passes through, with its least and its largest index in hundredths. */
const SUBSTANCES = [
  { name: 'a liquid', least: 125, most: 175 },
  { name: 'a type of glass', least: 145, most: 195 },
  { name: 'a transparent solid', least: 131, most: 242 },
  { name: 'an oil', least: 138, most: 158 },
  { name: 'a clear plastic', least: 138, most: 172 },
  { name: 'a crystal', least: 131, most: 242 },
  { name: 'a gemstone', least: 143, most: 242 },
  { name: 'a sugar solution', least: 134, most: 150 },
  { name: 'an optical glass', least: 145, most: 195 },
  { name: 'a transparent mineral', least: 143, most: 242 },
]

/** "The refractive index of glass is 1.5. What is the speed of light in it?" */
function speedInMedium(rng: Random) {
  const { name, least, most } = rng.pick(SUBSTANCES)
  const index = rng.int(least, most) / 100
  const answer = scientific(3e8 / index, 3, 'm/s')
  return {
    concept: 'refraction',
    given: { find: 'speed' as const, index },
    prompt: stem(
      rng,
      [
        say`The refractive index of ${name} is ${index}, and the speed of light in vacuum is 3 × 10⁸ m/s.`,
        say`Light passes from vacuum, where its speed is 3 × 10⁸ m/s, into ${name} of refractive index ${index}.`,
        say`Light travels at 3 × 10⁸ m/s in vacuum. It enters ${name} with μ = ${index}.`,
        say`${name} has a refractive index of ${index}. The speed of light in vacuum is 3 × 10⁸ m/s.`,
        say`A ray of light enters ${name} of refractive index ${index} from air, in which its speed is 3 × 10⁸ m/s.`,
      ],
      [
        say`The speed of light in this medium is nearly:`,
        say`What is its speed in the medium, nearly?`,
        say`Find the approximate speed of light in the medium.`,
        say`How fast does the light travel in it, approximately?`,
        say`Calculate the speed of light in it, approximately.`,
      ],
    ),
    answer,
    mistakes: [
      { value: (3 - index) * 1e8, because: 'μ was subtracted' },
      { value: index * 1e8, because: 'that number is the refractive index' },
      { value: 3e8, because: 'that is the speed in vacuum' },
      { value: 3e8 / index ** 2, because: 'the speed was divided by μ twice' },
      { value: 3e8 / Math.sqrt(index), because: 'the speed was divided by the root of μ' },
      { value: 1.5e8 / index, because: 'the result was halved' },
      { value: (index - 1) * 3e8, because: 'the speed was multiplied by μ − 1' },
    ],
    within: [1e7, 3e8] as const,
    steps: [say`The speed in a medium is v = c ÷ μ.`, say`v = 3 × 10⁸ ÷ ${index} ≈ ${answer}`],
  }
}

/** "How long does light take to pass through 12 cm of glass (μ = 1.5)?" */
function passedThrough(rng: Random) {
  const { thickness, index } = rng.until(
    () => ({
      thickness: rng.int(1, 60),
      index: rng.pick([1.35, 1.4, 1.45, 1.5, 1.55, 1.6, 1.65, 1.7, 1.75, 1.8, 2, 2.4]),
    }),
    (drawn) => {
      const nanoseconds = (drawn.thickness * drawn.index) / 30
      return Number.isInteger(Math.round(nanoseconds * 1e6) / (nanoseconds < 1 ? 1e4 : 1e5))
    },
  )
  const time = Math.round(((thickness * index) / 30) * 1e6) / 1e15
  const answer = scientific(time, 2, 's')
  const name = rng.pick([
    'crystal',
    'a transparent solid',
    ...(index >= 1.5 && index <= 1.8 ? ['glass', 'optical glass', 'flint glass'] : []),
    ...(index >= 1.4 && index <= 1.65 ? ['transparent plastic', 'acrylic'] : []),
  ])
  return {
    concept: 'refraction',
    given: { find: 'time' as const, thickness, index },
    prompt: stem(
      rng,
      [
        say`Light falls normally on a slab of ${name}, ${cm(thickness)} thick, whose refractive index is ${index}.`,
        say`A slab of ${name} (μ = ${index}) has a thickness of ${cm(thickness)}, and a ray of light passes through it normally.`,
        say`The thickness of a slab of ${name} is ${cm(thickness)} and its refractive index is ${index}. A pulse of light goes straight through it.`,
        say`A flash of light passes straight through ${cm(thickness)} of ${name}, in which the refractive index is ${index}.`,
      ],
      [
        say`The time taken by light to pass through it is:`,
        say`How long does the light take to cross the slab?`,
        say`Find the time that light needs to travel through it.`,
      ],
      [say`(Speed of light in vacuum = 3 × 10⁸ m/s)`, say`Take the speed of light in vacuum as 3 × 10⁸ m/s.`],
    ),
    answer,
    mistakes: [
      { value: thickness / 3e10, because: 'the speed in vacuum was used' },
      { value: thickness / 3e10 / index, because: 'the time was divided by μ instead of multiplied' },
      { value: time * 10, because: 'a power of ten was lost' },
      { value: time / 10, because: 'a power of ten was lost' },
      { value: 2 * time, because: 'the way there and back was counted' },
      { value: time / 2, because: 'the result was halved' },
      { value: time * index, because: 'μ was used twice' },
    ],
    steps: [
      say`The speed in the slab is v = 3 × 10⁸ ÷ ${index} m/s.`,
      say`Time = thickness ÷ v, with a thickness of ${quantity(thickness / 100, 'm')}.`,
      say`t = ${thickness / 100} × ${index} ÷ (3 × 10⁸) = ${answer}`,
    ],
  }
}

/** "A dot under a glass block (μ = 1.5) appears raised by 4 cm. How thick is the block?" */
function depthOfLift(rng: Random) {
  const { medium, depth, seen } = rng.chance(0.5) ? drawLayer(rng, SOLIDS, 48) : drawLayer(rng, LIQUIDS, 160)
  const rise = depth - seen
  const answer = cm(depth)
  const mark = rng.pick(MARKS)
  const isSolid = SOLIDS.includes(medium)
  const name = say`${isSolid ? 'a block of ' : ''}${isSolid ? medium.name.replace(/^an? /, '') : medium.name} (μ = ${medium.text})`
  return {
    concept: 'refraction',
    given: { find: 'real of lift' as const, rise, index: medium.over / medium.under },
    prompt: stem(
      rng,
      [
        say`Seen from vertically above through ${name}, ${mark} appears to be raised by ${cm(rise)}.`,
        say`${capital(mark)} below ${name} seems ${cm(rise)} nearer to an observer who looks straight down.`,
        say`The normal shift of ${mark} seen through ${name} is ${cm(rise)}.`,
        say`An observer looks straight down through ${name} at ${mark}, which appears ${cm(rise)} above its real place.`,
      ],
      isSolid
        ? [
            say`The thickness of the block is:`,
            say`How thick is the block?`,
            say`Find the thickness of the block.`,
          ]
        : [
            say`The real depth of the liquid above it is:`,
            say`How deep is the liquid above it?`,
            say`Find the real depth at which it lies.`,
          ],
    ),
    answer,
    mistakes: [
      { value: seen, because: 'that is the apparent depth' },
      { value: (rise * medium.over) / medium.under, because: 'the shift was multiplied by μ' },
      { value: 2 * rise, because: 'the shift was doubled' },
      { value: depth + rise, because: 'the shift was added to the depth' },
      { value: depth / 2, because: 'the result was halved' },
      { value: depth - rise / 2, because: 'half of the shift was subtracted from the depth' },
      { value: (depth * medium.over) / medium.under, because: 'the result was multiplied by μ once more' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    // The depth is more than the shift.
    within: [rise + 0.5, 4 * depth] as const,
    steps: [
      say`Shift = depth × (1 − 1/μ)`,
      say`1 − 1/μ = 1 − ${medium.under}/${medium.over} = ${medium.over - medium.under}/${medium.over}`,
      say`Depth = ${rise} × ${medium.over} ÷ ${medium.over - medium.under} = ${answer}`,
    ],
  }
}

function lift(rng: Random) {
  const { medium, depth, seen } = rng.chance(0.5) ? drawLayer(rng, SOLIDS, 48) : drawLayer(rng, LIQUIDS, 160)
  const answer = cm(depth - seen)
  const mark = rng.pick(MARKS)
  const name = medium.name.replace(/^an? /, '')
  const layer = say`a ${cm(depth)} ${SOLIDS.includes(medium) ? 'thick block' : 'deep layer'} of ${name} (μ = ${medium.text})`
  return {
    concept: 'refraction',
    given: { find: 'lift' as const, ...layerOf(depth, medium) },
    prompt: stem(
      rng,
      [
        say`${capital(mark)} is viewed normally through ${layer}.`,
        say`${capital(mark)} lies under ${layer} and is seen from vertically above.`,
        say`An observer looks vertically down at ${mark} placed below ${layer}.`,
        say`There is ${layer} over ${mark}, which is viewed from directly above.`,
      ],
      [
        say`The apparent shift in its position is:`,
        say`By what distance does it appear to be raised?`,
        say`Find the normal shift.`,
        say`How much closer to the observer does it appear?`,
      ],
    ),
    answer,
    mistakes: [
      { value: seen, because: 'that is the apparent depth' },
      { value: (depth * medium.over) / medium.under - depth, because: 'the depth was multiplied by μ' },
      { value: (depth - seen) / 2, because: 'the rise was halved' },
      { value: (depth - seen) * 2, because: 'the rise was doubled' },
      { value: depth / 2, because: 'the real depth was halved' },
      {
        value: ((depth - seen) * medium.under) / medium.over,
        because: 'the rise was divided by μ once more',
      },
    ],
    // It cannot rise by the whole depth.
    within: [0.1, depth - 0.5] as const,
    steps: [
      say`Seen from straight above, apparent depth = real depth ÷ μ`,
      say`Apparent depth = ${depth} × ${medium.under} ÷ ${medium.over} = ${cm(seen)}`,
      say`Rise = real depth − apparent depth = ${depth} − ${seen} = ${answer}`,
    ],
  }
}

function twoLayers(rng: Random) {
  // Oil and kerosene float on water and on solutions in it.
  const lower = rng.pick([
    { name: 'water', text: '4/3', over: 4, under: 3 },
    { name: 'a sugar solution', text: '1.4', over: 7, under: 5 },
  ])
  const upper = rng.pick([
    ...(lower.name === 'water' ? [{ name: 'kerosene', text: '1.4', over: 7, under: 5 }] : []),
    { name: 'an oil', text: '1.5', over: 3, under: 2 },
    { name: 'a light oil', text: '1.25', over: 5, under: 4 },
    { name: 'benzene', text: '1.5', over: 3, under: 2 },
  ])
  const [deep, high] = [lower.over * rng.int(1, 12), upper.over * rng.int(1, 12)]
  const [seenLower, seenUpper] = [(deep * lower.under) / lower.over, (high * upper.under) / upper.over]
  const answer = cm(seenLower + seenUpper)
  const mark = rng.pick(MARKS)
  const [below, above] = [say`${lower.name} (μ = ${lower.text})`, say`${upper.name} (μ = ${upper.text})`]
  const total = deep + high
  return {
    concept: 'refraction',
    given: { find: 'layers' as const, lower: layerOf(deep, lower), upper: layerOf(high, upper) },
    prompt: stem(
      rng,
      [
        say`A vessel contains ${cm(deep)} of ${below} and ${cm(high)} of ${above} floating over it. ${capital(mark)} lies at the bottom.`,
        say`Two immiscible liquids, ${above} and ${below}, form layers ${cm(high)} and ${cm(deep)} thick, respectively, in a beaker, the former being on top. ${capital(mark)} is placed at the bottom.`,
        say`${capital(mark)} at the bottom of a jar is covered by ${below} to a height of ${cm(deep)}, over which there is a ${cm(high)} layer of ${above}.`,
        say`Over a layer of ${below}, ${cm(deep)} deep, there is a layer of ${above} with a thickness of ${cm(high)}. ${capital(mark)} lies below both.`,
        say`A tall glass holds ${cm(high)} of ${above} over ${cm(deep)} of ${below}, and ${mark} lies at its bottom.`,
      ],
      [
        say`The apparent depth of the bottom for normal viewing is:`,
        say`What is its apparent depth, when viewed from vertically above?`,
        say`Find the depth below the upper surface at which it appears to lie, when seen from straight above.`,
        say`How deep below the upper surface does it seem to be to an observer vertically above it?`,
      ],
    ),
    answer,
    mistakes: [
      { value: total, because: 'that is the real depth' },
      { value: seenLower, because: 'the upper layer was left out' },
      { value: seenUpper, because: 'the lower layer was left out' },
      { value: total - seenLower - seenUpper, because: 'that is how far it seems raised' },
      { value: seenLower + high, because: 'the upper layer was not divided by its μ' },
      { value: deep + seenUpper, because: 'the lower layer was not divided by its μ' },
      { value: (seenLower + seenUpper) / 2, because: 'the two apparent depths were averaged' },
      {
        value: (deep * upper.under) / upper.over + (high * lower.under) / lower.over,
        because: 'the refractive indices were exchanged',
      },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e4)),
    steps: [
      say`Seen from straight above, each layer looks shallower: thickness ÷ μ`,
      say`Lower layer: ${deep} × ${lower.under} ÷ ${lower.over} = ${cm(seenLower)}`,
      say`Upper layer: ${high} × ${upper.under} ÷ ${upper.over} = ${cm(seenUpper)}`,
      say`Apparent depth = ${seenLower} + ${seenUpper} = ${answer}`,
    ],
  }
}

/** "A bubble in a slab (μ = 1.5) looks 5 cm deep from one face and 3 cm from the other. How thick is the slab?" */
function bubble(rng: Random) {
  const medium = rng.pick([...SOLIDS, { name: 'a transparent solid', text: '5/3', over: 5, under: 3 }])
  const { one, other, thick } = rng.until(
    () => {
      const [one, other] = [rng.int(3, 40) / 2, rng.int(3, 40) / 2]
      return { one, other, thick: ((one + other) * medium.over) / medium.under }
    },
    (drawn) => drawn.one !== drawn.other && Number.isInteger(Math.round(drawn.thick * 1e6) / 5e5),
  )
  const answer = cm(thick)
  const index = medium.over / medium.under
  const block = medium.name === 'glass' ? 'glass' : medium.name.replace(/^a /, '')
  return {
    concept: 'refraction',
    given: { find: 'bubble' as const, near: one, far: other, index },
    prompt: stem(
      rng,
      [
        say`An air bubble in a slab of ${block} (μ = ${medium.text}) appears ${cm(one)} deep when viewed normally from one face and ${cm(other)} deep from the opposite face.`,
        say`A small air bubble is trapped inside a cube of ${block} (μ = ${medium.text}). Seen normally through one face it appears at ${cm(one)}, and through the opposite face at ${cm(other)}, from the face.`,
        say`The apparent depths of an air bubble below two opposite faces of a slab of ${block} (μ = ${medium.text}) are ${cm(one)} and ${cm(other)} for normal viewing.`,
        say`Viewed normally through the two opposite faces of a rectangular block of ${block} (μ = ${medium.text}), a tiny air bubble seems to be at depths of ${cm(one)} and ${cm(other)}.`,
      ],
      [
        say`The distance between these two faces is:`,
        say`What is the real thickness between these faces?`,
        say`Find the thickness of the block between these faces.`,
        say`How far apart are these faces?`,
        say`What is the actual distance between these two faces?`,
      ],
    ),
    answer,
    mistakes: [
      { value: one + other, because: 'that is the sum of the apparent depths' },
      {
        value: ((one + other) * medium.under) / medium.over,
        because: 'the sum was divided by μ instead of multiplied',
      },
      { value: (one * medium.over) / medium.under + other, because: 'only one depth was multiplied by μ' },
      { value: one + (other * medium.over) / medium.under, because: 'only one depth was multiplied by μ' },
      {
        value: (Math.max(one, other) * medium.over) / medium.under,
        because: 'that is the real depth below one face only',
      },
      { value: (Math.abs(one - other) * medium.over) / medium.under, because: 'the depths were subtracted' },
      { value: thick * 2, because: 'the result was doubled' },
      { value: thick / 2, because: 'the result was halved' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`Real depth = μ × apparent depth, from either face.`,
      say`From the first face: ${medium.text} × ${one}; from the other: ${medium.text} × ${other}`,
      say`The two real depths together are the thickness: ${medium.text} × (${one} + ${other})`,
      say`Thickness = ${medium.text} × ${one + other} = ${answer}`,
    ],
  }
}

/** Sines of critical angles that have tangents in short numbers: sin C = over ÷ long, tan C = over ÷ next. */
const CRITICAL = [
  { over: 3, next: 4, long: 5, index: '5/3' },
  { over: 4, next: 3, long: 5, index: '5/4' },
  { over: 20, next: 21, long: 29, index: '29/20' },
  { over: 21, next: 20, long: 29, index: '29/21' },
] as const
/** The small triangles give more depths than the large ones. */
const ANGLES = [...often(4, CRITICAL[0]), ...often(4, CRITICAL[1]), CRITICAL[2], CRITICAL[3]]

/** "A lamp is 40 cm below the surface of a liquid (μ = 5/3). How wide is the circle from which light comes out?" */
function brightCircle(rng: Random) {
  const { over, next, long, index } = rng.pick(ANGLES)
  const depth = (next * rng.int(2, Math.floor(360 / next))) / 2
  const across = (2 * depth * over) / next
  const answer = cm(across)
  // Nobody writes a refractive index as 29/20.
  const isIndex = long === 5 && rng.chance(0.5)
  const liquid = isIndex
    ? say`a liquid of refractive index ${index}`
    : say`a liquid, for which the critical angle C has sin C = ${over}/${long},`
  const d = cm(depth)
  const lamp = rng.pick(['small lamp', 'point source of light', 'tiny bulb', 'small LED'])
  return {
    concept: ['total-internal-reflection', 'refraction'],
    given: { find: 'circle' as const, depth, sine: over / long },
    prompt: stem(
      rng,
      [
        say`A ${lamp} is at a depth of ${d} below the surface of ${liquid} in a wide tank.`,
        say`A ${lamp} is placed ${d} below the surface of ${liquid} in a large vessel.`,
        say`At the bottom of a wide tank filled to a height of ${d} with ${liquid} there is a ${lamp}.`,
        say`A ${lamp} at the bottom of a wide pool, ${d} deep, of ${liquid} is switched on.`,
      ],
      [
        say`The diameter of the circle on the surface through which light comes out is:`,
        say`What is the diameter of the bright circle seen on the surface?`,
        say`Find the diameter of the smallest disc, floating right above the source, that cuts off all the light.`,
        say`How wide is the circular patch of the surface through which light leaves the liquid?`,
        say`An opaque disc floats with its centre right above the source. Find its least diameter for which no light comes out.`,
      ],
    ),
    answer,
    mistakes: [
      { value: across / 2, because: 'that is the radius' },
      { value: across * 2, because: 'the diameter was doubled once more' },
      {
        value: (2 * depth * next) / over,
        because: 'the tangent of the critical angle was turned upside down',
      },
      { value: (2 * depth * over) / long, because: 'the sine was used instead of the tangent' },
      { value: (2 * depth * next) / long, because: 'the cosine was used instead of the tangent' },
      { value: (2 * depth * long) / over, because: 'the depth was multiplied by μ' },
      { value: 2 * depth, because: 'the critical angle was taken as 45°' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`Light comes out only where it meets the surface at less than the critical angle C, with sin C = 1 ÷ μ = ${over}/${long}.`,
      say`cos C = √(1 − sin² C) = ${next}/${long}, so tan C = ${over}/${next}`,
      say`Radius = depth × tan C = ${depth} × ${over} ÷ ${next} = ${cm(across / 2)}`,
      say`Diameter = 2 × ${across / 2} = ${answer}`,
    ],
  }
}

/** Parts of the depth that the lower liquid fills. */
const PARTS = [
  { share: 1, parts: 2, rest: 'upper half' },
  { share: 1, parts: 3, rest: 'remaining part' },
  { share: 2, parts: 3, rest: 'remaining part' },
  { share: 1, parts: 4, rest: 'remaining part' },
  { share: 3, parts: 4, rest: 'remaining part' },
  { share: 1, parts: 5, rest: 'remaining part' },
  { share: 2, parts: 5, rest: 'remaining part' },
  { share: 3, parts: 5, rest: 'remaining part' },
] as const
const NUMBERS = ['', 'one', 'two', 'three'] as const
const NAMES = { 3: 'third', 4: 'fourth', 5: 'fifth' } as const
const fractionOf = (share: 1 | 2 | 3, parts: 2 | 3 | 4 | 5): string =>
  parts === 2 ? 'half' : `${NUMBERS[share]}-${NAMES[parts]}${share === 1 ? '' : 's'}`
const exactOf = (value: number) => fraction(exact(value))

/** Liquids of which one lies below the other. */
const HALVES = [
  {
    first: { name: 'water', text: '4/3', over: 4, under: 3 },
    second: { name: 'an oil', text: '1.5', over: 3, under: 2 },
  },
  {
    first: { name: 'water', text: '4/3', over: 4, under: 3 },
    second: { name: 'kerosene', text: '1.4', over: 7, under: 5 },
  },
  {
    first: { name: 'water', text: '4/3', over: 4, under: 3 },
    second: { name: 'a light oil', text: '1.25', over: 5, under: 4 },
  },
  {
    first: { name: 'water', text: '4/3', over: 4, under: 3 },
    second: { name: 'benzene', text: '1.5', over: 3, under: 2 },
  },
  {
    first: { name: 'a liquid', text: '1.6', over: 8, under: 5 },
    second: { name: 'another liquid', text: '1.25', over: 5, under: 4 },
  },
  {
    first: { name: 'a liquid', text: '1.6', over: 8, under: 5 },
    second: { name: 'another liquid', text: '1.5', over: 3, under: 2 },
  },
  {
    first: { name: 'glycerine', text: '1.5', over: 3, under: 2 },
    second: { name: 'a light oil', text: '1.25', over: 5, under: 4 },
  },
  {
    first: { name: 'a liquid', text: '1.5', over: 3, under: 2 },
    second: { name: 'another liquid', text: '1.2', over: 6, under: 5 },
  },
] as const

/** "A vessel is half full of water and half of oil, and its bottom looks 34 cm deep. How deep is the vessel?" */
function filledInParts(rng: Random) {
  const { first, second } = rng.pick(HALVES)
  const { share, rest, parts } = rng.pick(PARTS)
  const { height, lower, upper } = rng.until(
    () => {
      const height = rng.int(8, 60) * parts
      const [deep, high] = [(height * share) / parts, (height * (parts - share)) / parts]
      return {
        height,
        lower: (deep * first.under) / first.over,
        upper: (high * second.under) / second.over,
      }
    },
    (drawn) => Number.isInteger(Math.round((drawn.lower + drawn.upper) * 1e6) / 1e5) && drawn.height <= 160,
  )
  const seen = Math.round((lower + upper) * 10) / 10
  const answer = cm(height)
  const [below, above] = [say`${first.name} (μ = ${first.text})`, say`${second.name} (μ = ${second.text})`]
  return {
    concept: 'refraction',
    given: {
      find: 'parts' as const,
      seen,
      share: share / parts,
      lower: first.over / first.under,
      upper: second.over / second.under,
    },
    prompt: stem(
      rng,
      [
        say`The lower ${fractionOf(share, parts)} of a cylindrical vessel is filled with ${below} and the ${rest} with ${above}. Seen from vertically above, its bottom appears to be ${cm(seen)} below the surface.`,
        say`A jar is filled with ${below} up to ${fractionOf(share, parts)} of its height, and ${above} is poured over it till the jar is full. The bottom then appears at a depth of ${cm(seen)} for normal viewing.`,
        say`Two layers, ${below} below and ${above} above, fill a tank, the former taking up ${fractionOf(share, parts)} of its depth. To an observer vertically above, the tank seems to be ${cm(seen)} deep.`,
        say`For an observer right above it, the bottom of a beaker seems ${cm(seen)} below the surface. The beaker is full; ${below} makes up ${fractionOf(share, parts)} of the depth and ${above} lies over it.`,
      ],
      [
        say`The real depth is:`,
        say`What is the real depth?`,
        say`Find the real depth of the bottom below the surface.`,
        say`How deep is it really?`,
        say`Calculate the actual depth from the surface to the bottom.`,
      ],
    ),
    answer,
    mistakes: [
      { value: (height * share) / parts, because: say`that is the height of ${first.name} only` },
      { value: (height * (parts - share)) / parts, because: say`that is the height of ${second.name} only` },
      { value: (seen * first.over) / first.under, because: say`all of it was taken to be ${first.name}` },
      { value: (seen * second.over) / second.under, because: say`all of it was taken to be ${second.name}` },
      { value: seen, because: 'that is the apparent depth' },
      { value: height - seen, because: 'that is how far the bottom seems raised' },
      { value: 2 * height, because: 'the result was doubled' },
      { value: 1.5 * height, because: 'half of the result was added once more' },
      {
        value: (seen * (first.over / first.under + second.over / second.under)) / 2,
        because: 'the apparent depth was multiplied by the average of the two indices',
      },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`Let the depth be d. Each layer looks thinner, thickness ÷ μ, from above.`,
      say`Lower layer: ${share}d/${parts} ÷ (${first.text}); upper layer: ${parts - share}d/${parts} ÷ (${second.text})`,
      say`Together ${exactOf(seen / height)} × d = ${seen}`,
      say`d = ${seen} ÷ (${exactOf(seen / height)}) = ${answer}`,
    ],
  }
}
