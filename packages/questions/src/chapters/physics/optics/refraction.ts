import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A tank holds water (μ = 4/3) 60 cm deep. How deep does it look from straight above?" */
export const refraction = defineGenerator({
  id: 'physics/refraction',
  version: 3,
  concepts: ['refraction'],
  levels: { easy: { form: apparentDepth }, medium: { form: lift }, hard: { form: twoLayers } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'apparent':
        return seenDepth([given])
      case 'lift':
        return given.depth - seenDepth([given])
      case 'layers':
        return seenDepth([given.lower, given.upper])
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
const MARKS = ['a coin', 'a pebble', 'a key', 'a black dot', 'a bead', 'a ring', 'a pin']
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
    given: { find: 'apparent' as const, ...layerOf(depth, medium) },
    prompt: stem(
      rng,
      [
        say`A tank is filled with ${liquid} to a depth of ${cm(depth)}, and ${mark} lies at its bottom.`,
        say`${capital(mark)} lies at the bottom of a vessel containing ${liquid} up to a height of ${cm(depth)}.`,
        say`The real depth of ${mark} below the surface of ${liquid} is ${cm(depth)}.`,
        say`${capital(mark)} under ${cm(depth)} of ${liquid} is viewed normally from above.`,
      ],
      [
        say`Its apparent depth, when viewed from above, is:`,
        say`What is the apparent depth for normal viewing?`,
        say`Find the depth at which it appears to lie, when seen vertically from above.`,
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

function lift(rng: Random) {
  const { medium, depth, seen } = rng.chance(0.5) ? drawLayer(rng, SOLIDS, 48) : drawLayer(rng, LIQUIDS, 160)
  const answer = cm(depth - seen)
  const mark = rng.pick(MARKS)
  const name = medium.name.replace(/^an? /, '')
  const layer = say`a ${cm(depth)} ${SOLIDS.includes(medium) ? 'thick block' : 'deep layer'} of ${name} (μ = ${medium.text})`
  return {
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
      { value: depth, because: 'that is the real depth' },
      { value: (depth - seen) / 2, because: 'the rise was halved' },
      { value: (depth - seen) * 2, because: 'the rise was doubled' },
      { value: depth / 2, because: 'the real depth was halved' },
      {
        value: ((depth - seen) * medium.under) / medium.over,
        because: 'the rise was divided by μ once more',
      },
    ],
    steps: [
      say`Seen from straight above, apparent depth = real depth ÷ μ`,
      say`Apparent depth = ${depth} × ${medium.under} ÷ ${medium.over} = ${cm(seen)}`,
      say`Rise = real depth − apparent depth = ${depth} − ${seen} = ${answer}`,
    ],
  }
}

function twoLayers(rng: Random) {
  const [first, second] = rng.sample(
    [
      { name: 'water', text: '4/3', over: 4, under: 3 },
      { name: 'kerosene', text: '1.4', over: 7, under: 5 },
      { name: 'an oil', text: '1.5', over: 3, under: 2 },
      { name: 'a solution', text: '1.6', over: 8, under: 5 },
      { name: 'a light oil', text: '1.25', over: 5, under: 4 },
    ] as const,
    2,
  )
  // Oil and kerosene float on water and on solutions.
  const [lower, upper] =
    first.name === 'water' || first.name === 'a solution' ? [first, second] : [second, first]
  const [deep, high] = [lower.over * rng.int(1, 10), upper.over * rng.int(1, 10)]
  const [seenLower, seenUpper] = [(deep * lower.under) / lower.over, (high * upper.under) / upper.over]
  const answer = cm(seenLower + seenUpper)
  const mark = rng.pick(MARKS)
  const [below, above] = [say`${lower.name} (μ = ${lower.text})`, say`${upper.name} (μ = ${upper.text})`]
  const total = deep + high
  return {
    given: { find: 'layers' as const, lower: layerOf(deep, lower), upper: layerOf(high, upper) },
    prompt: stem(
      rng,
      [
        say`A vessel contains ${cm(deep)} of ${below} and ${cm(high)} of ${above} floating over it. ${capital(mark)} lies at the bottom.`,
        say`Two immiscible liquids, ${above} and ${below}, form layers ${cm(high)} and ${cm(deep)} thick, respectively, in a beaker, the former being on top. ${capital(mark)} is placed at the bottom.`,
        say`${capital(mark)} at the bottom of a jar is covered by ${below} to a height of ${cm(deep)}, over which there is a ${cm(high)} layer of ${above}.`,
      ],
      [
        say`The apparent depth of the bottom for normal viewing is:`,
        say`What is its apparent depth, when viewed from vertically above?`,
        say`Find the depth below the upper surface at which it appears to lie.`,
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
    ],
    steps: [
      say`Seen from straight above, each layer looks shallower: thickness ÷ μ`,
      say`Lower layer: ${deep} × ${lower.under} ÷ ${lower.over} = ${cm(seenLower)}`,
      say`Upper layer: ${high} × ${upper.under} ÷ ${upper.over} = ${cm(seenUpper)}`,
      say`Apparent depth = ${seenLower} + ${seenUpper} = ${answer}`,
    ],
  }
}
