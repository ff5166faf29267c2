import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A tank holds water (μ = 4/3) 60 cm deep. How deep does it look from straight above?" */
export const refraction = defineGenerator({
  id: 'physics/refraction',
  version: 1,
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
  const [person, town, mark] = [rng.pick(people).name, rng.pick(towns), rng.pick(MARKS)]
  const liquid = say`${medium.name} (μ = ${medium.text})`
  return {
    given: { find: 'apparent' as const, ...layerOf(depth, medium) },
    prompt: rng.pick([
      say`A tank in ${town} holds ${liquid} to a depth of ${cm(depth)}. How deep does ${mark} on its bottom seem to lie, seen from straight above?`,
      say`${person} of ${town} looks straight down on ${mark} under ${cm(depth)} of ${liquid}. At what depth below the surface does it appear?`,
      say`Find the apparent depth of ${mark} at the bottom of a vessel in ${town} that is filled ${cm(depth)} high with ${liquid}; the eye is vertically above it.`,
      say`Under ${liquid} lies ${mark}, really ${cm(depth)} below the surface. How far below the surface does ${person} see it from vertically above, in a laboratory of ${town}?`,
      say`The refractive index of ${medium.name} is ${medium.text}. ${person} fills a trough in ${town} with it to ${cm(depth)}. What depth does an eye right above the trough judge it to have?`,
    ]),
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
  const [person, town, mark] = [rng.pick(people).name, rng.pick(towns), rng.pick(MARKS)]
  const name = medium.name.replace(/^an? /, '')
  const layer = say`a ${cm(depth)} ${SOLIDS.includes(medium) ? 'thick block' : 'deep layer'} of ${name} (μ = ${medium.text})`
  return {
    given: { find: 'lift' as const, ...layerOf(depth, medium) },
    prompt: rng.pick([
      say`${person} of ${town} looks straight down at ${mark} under ${layer}. By how much does it seem to be raised?`,
      say`Under ${layer} in ${town} lies ${mark}. How far above its real place does it appear to an eye vertically above?`,
      say`With the eye straight above, find the apparent rise of ${mark} that ${person} has placed under ${layer} on a table in ${town}.`,
      say`A camera hangs above ${mark} in ${town} and shows it sharply. Then ${layer} comes between them. How far must ${person} raise the camera to see it sharply again?`,
      say`How much nearer does ${mark} come in appearance when ${person} of ${town} views it from right above through ${layer}?`,
    ]),
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
  const [person, town, mark] = [rng.pick(people).name, rng.pick(towns), rng.pick(MARKS)]
  const [below, above] = [say`${lower.name} (μ = ${lower.text})`, say`${upper.name} (μ = ${upper.text})`]
  const total = deep + high
  return {
    given: { find: 'layers' as const, lower: layerOf(deep, lower), upper: layerOf(high, upper) },
    prompt: rng.pick([
      say`In a jar in ${town}, ${cm(high)} of ${above} floats on ${cm(deep)} of ${below}. At what depth below the surface does ${mark} on the bottom appear, seen from straight above?`,
      say`${person} of ${town} pours ${below} to a height of ${cm(deep)} into a tank, and ${above} on top of it, ${cm(high)} high; they do not mix. Find the apparent depth of ${mark} on the bottom for an eye vertically above.`,
      say`Over ${mark} there are two layers: ${cm(deep)} of ${below} and, above that, ${cm(high)} of ${above}. How far below the top does ${person} in ${town} see it when looking straight down?`,
      say`What is the apparent depth of a beaker in ${town}, seen from right above, that holds ${cm(deep)} of ${below} under ${cm(high)} of ${above}?`,
      say`Looking straight down through ${cm(high)} of ${above} and then ${cm(deep)} of ${below}, ${person} sees ${mark} on the floor of a vessel in ${town}. How deep does it seem to lie?`,
    ]),
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
