import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices, PI, RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { range, wholeOf } from '../../../kit/values/number-theory.ts'
import { cm, cm2, cm3 } from '../../../kit/values/quantities.ts'
import { money, pi, quantity, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { askWithPi, noteOnPi } from '../../../kit/wording/ask-with-pi.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A bucket is 24 cm high, with radii of 14 cm at the top and 7 cm at the bottom. What is its volume?" */
export const frustum = defineGenerator({
  id: 'mensuration/frustum',
  version: 7,
  concepts: ['bucket-volume', 'frustum-surface', 'cone-cut-parallel-to-base', 'solid-figures'],
  levels: {
    easy: { forms: [...often(3, volume), ...often(2, curvedBySlant)] },
    medium: { forms: [curved, ...often(2, slantOf), ...often(2, totalSurface)] },
    hard: {
      forms: [...often(5, milk), ...often(3, cutCone), ...often(4, wholeCone), ...often(4, heightFromVolume)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'volume':
        return addSlices(
          (up) => Math.PI * (given.low + ((given.high - given.low) * up) / given.height) ** 2,
          given.height,
        )
      case 'curved':
        // The middle circumference times the slant, as a bent strip.
        return 2 * PI * ((given.low + given.high) / 2) * Math.hypot(given.height, given.high - given.low)
      case 'curved-by-slant':
        // The middle circumference times the slant, as a bent strip.
        return pi(2 * ((given.low + given.high) / 2) * given.slant, 'cm²')
      case 'total': {
        const slant = Math.hypot(given.height, given.high - given.low)
        return pi(wholeOf(given.low ** 2 + given.high ** 2 + (given.low + given.high) * slant), 'cm²')
      }
      case 'whole-cone': {
        // The radius shrinks evenly: up to where it would be 0.
        const loss = (given.high - given.low) / given.height
        return given.high / loss
      }
      case 'height':
        return given.volume / addSlices((up) => (given.low + (given.high - given.low) * up) ** 2, 1)
      case 'slant':
        return Math.hypot(given.height, given.high - given.low)
      case 'milk': {
        const litres =
          addSlices(
            (up) => PI * (given.low + ((given.high - given.low) * up) / given.height) ** 2,
            given.height,
          ) / 1000
        return litres * given.rate
      }
      case 'parts': {
        const [p, q] = given.cut
        const slice = (from: number) => (from / (p + q)) ** 2
        const small = addSlices(slice, p)
        const whole = addSlices(slice, p + q)
        return ratio(wholeOf(small * 3 * (p + q) ** 2), wholeOf((whole - small) * 3 * (p + q) ** 2))
      }
    }
  },
})

function volume(rng: Random) {
  const low = rng.int(2, 20)
  const high = low + rng.int(1, 15)
  const height = rng.int(6, 45, 3)
  const thing = rng.pick(vesselsOf(height, high))
  const squares = low ** 2 + low * high + high ** 2
  const key = (squares * height) / 3
  const answer = pi(key, 'cm³')
  return {
    concept: ['bucket-volume', 'solid-figures'],
    given: { find: 'volume' as const, low, high, height },
    prompt: rng.pick([
      say`${capital(thing)} is in the form of a frustum of a cone of height ${cm(height)}. The radii of its ends are ${cm(high)} and ${cm(low)}. ${ask(rng, 'its volume in terms of π')}`,
      say`The radii of the circular ends of a frustum of a cone are ${cm(low)} and ${cm(high)}, and its height is ${cm(height)}. ${ask(rng, 'its volume in terms of π')}`,
      say`If the diameters of the two ends of ${thing}, in the shape of a frustum of a cone, are ${cm(2 * high)} and ${cm(2 * low)}, and its height is ${cm(height)}, ${askThen(rng, 'its volume in terms of π')}`,
      say`A cone is cut by a plane parallel to its base. The frustum left is ${cm(height)} high and the diameters of its ends are ${cm(2 * low)} and ${cm(2 * high)}. In terms of π, ${askThen(rng, 'the volume of the frustum')}`,
    ]),
    answer,
    mistakes: [
      { value: pi(squares * height, 'cm³'), because: say`the division by 3 was forgotten` },
      {
        value: pi(((low ** 2 + high ** 2) * height) / 3, 'cm³'),
        because: say`the product of the two radii was left out`,
      },
      {
        value: pi(((low ** 2 + high ** 2) * height) / 2, 'cm³'),
        because: say`the average of the two end circles was taken`,
      },
      {
        value: pi(((low + high) / 2) ** 2 * height, 'cm³'),
        because: say`a cylinder with the average radius was taken`,
      },
      { value: pi(high ** 2 * height, 'cm³'), because: say`a cylinder with the larger radius was taken` },
      { value: pi((high ** 2 * height) / 3, 'cm³'), because: say`a cone with the larger radius was taken` },
      {
        value: pi(((low + high) ** 2 * height) / 3, 'cm³'),
        because: say`the product of the two radii was counted twice`,
      },
    ],
    steps: [
      say`Volume = 1/3 × π × height × (R² + R × r + r²)`,
      say`1/3 × π × ${height} × (${high ** 2} + ${high * low} + ${low ** 2}) = ${answer}`,
    ],
  }
}

function curved(rng: Random) {
  const { low, high, height, slant } = drawSlanted(rng, true)
  const key = PI * (low + high) * slant
  const answer = cm2(key)
  const thing = rng.pick(vesselsOf(height, high))
  return {
    concept: ['frustum-surface', 'solid-figures'],
    given: { find: 'curved' as const, low, high, height },
    prompt: rng.pick([
      say`The radii of the circular ends of ${thing}, in the shape of a frustum of a cone, are ${cm(high)} and ${cm(low)}. If its height is ${cm(height)}, ${askThen(rng, 'its curved surface area')} ${noteOnPi(rng)}`,
      say`A frustum of a cone has end diameters of ${cm(2 * high)} and ${cm(2 * low)}, and a height of ${cm(height)}. ${askWithPi(rng, 'its lateral surface area')}`,
      say`If the radii of the ends of a frustum of a cone ${cm(height)} high are ${cm(low)} and ${cm(high)}, then ${askThen(rng, 'the area of its curved surface')} ${noteOnPi(rng)}`,
      say`How much ${rng.pick(['cloth', 'paper', 'tin sheet'])} is needed to cover the curved surface of ${thing} in the shape of a frustum, ${cm(height)} high and with end radii ${cm(high)} and ${cm(low)}? ${noteOnPi(rng)}`,
      say`${capital(thing)} has the shape of a frustum of a cone, ${cm(height)} high, with ends of radius ${cm(low)} and ${cm(high)}. ${askWithPi(rng, 'the area of its slanting side')}`,
      say`The ends of a frustum of a cone have the diameters ${cm(2 * low)} and ${cm(2 * high)} and are ${cm(height)} apart. ${askWithPi(rng, 'its curved surface area')}`,
    ]),
    answer,
    mistakes: [
      { value: PI * (low + high) * height, because: say`the height was taken for the slant height` },
      { value: PI * (high - low) * slant, because: say`the radii were subtracted instead of added` },
      { value: 2 * key, because: say`the result was doubled as for a cylinder` },
      { value: key + PI * high ** 2, because: say`the larger end was counted as well` },
      { value: key + PI * low ** 2, because: say`the smaller end was counted as well` },
      { value: key / 2, because: say`the average of the radii was used instead of their sum` },
      { value: 2 * PI * high * slant, because: say`the larger radius was taken for both` },
      { value: 2 * PI * low * slant, because: say`the smaller radius was taken for both` },
    ],
    steps: [
      say`The radii differ by ${high} − ${low} = ${cm(high - low)}.`,
      say`Slant height = √(${height}² + ${high - low}²) = ${cm(slant)}`,
      say`Curved surface = 22/7 × (${high} + ${low}) × ${slant} = ${answer}`,
    ],
  }
}

function slantOf(rng: Random) {
  const { low, high, height, slant } = drawSlanted(rng, false)
  const thing = rng.pick(vesselsOf(height, high))
  const answer = cm(slant)
  return {
    concept: ['frustum-surface', 'solid-figures'],
    // The slanting side is longer than the height.
    within: [height + 0.5, 4 * slant] as const,
    given: { find: 'slant' as const, low, high, height },
    prompt: rng.pick([
      say`${capital(thing)} in the shape of a frustum of a cone is ${cm(height)} high. The diameters of its circular ends are ${cm(2 * high)} and ${cm(2 * low)}. ${ask(rng, 'its slant height')}`,
      say`The height of a frustum of a cone is ${cm(height)} and the radii of its ends are ${cm(low)} and ${cm(high)}. ${ask(rng, 'the slant height')}`,
      say`If the radii of the two ends of ${thing}, a frustum of a cone, are ${cm(high)} and ${cm(low)}, and they are ${cm(height)} apart, then ${askThen(rng, 'its slant height')}`,
      say`${ask(rng, say`the slant height of a frustum of a cone that is ${cm(height)} high and has ends of radius ${cm(high)} and ${cm(low)}`)}`,
      say`How long is the slanting side of ${thing} in the shape of a frustum, whose ends are ${cm(2 * high)} and ${cm(2 * low)} wide and whose height is ${cm(height)}?`,
    ]),
    answer,
    mistakes: [
      { value: slant + 1, because: say`the root was taken one too large` },
      {
        value: Math.sqrt(height ** 2 + high ** 2),
        because: say`the larger radius was taken for the difference of the radii`,
      },
      {
        value: Math.sqrt(height ** 2 + 4 * (high - low) ** 2),
        because: say`the diameters were used instead of the radii`,
      },
      { value: height + high - low, because: say`the two legs were added without squares` },
      { value: high - low, because: say`that is the difference of the radii` },
      { value: high + low, because: say`that is the sum of the radii` },
      { value: Math.abs(height - (high - low)), because: say`the two legs were subtracted` },
      { value: 2 * slant, because: say`both sides were counted` },
    ],
    steps: [
      say`The radii are ${cm(high)} and ${cm(low)}; they differ by ${cm(high - low)}.`,
      say`Height and difference are the legs of a right triangle with the slant height as longest side.`,
      say`Slant height = √(${height}² + ${high - low}²) = ${answer}`,
    ],
  }
}

/** Buckets whose content is a whole number of tenths of a litre with π = 22/7. */
const BUCKETS = range(4, 24).flatMap((low) =>
  range(low + 2, low + 12).flatMap((high) =>
    range(Math.max(12, high), 45).flatMap((height) => {
      const thirds = (low ** 2 + low * high + high ** 2) * height
      const content = (22 * thirds) / 21
      return thirds % 21 === 0 && content % 100 === 0 ? [{ low, high, height, content }] : []
    }),
  ),
)

function milk(rng: Random) {
  const { low, high, height, content } = rng.pick(BUCKETS)
  const rate = rng.pick([20, 25, 30, 40, 45, 50, 60, 70, 80])
  const liquid = rng.pick(['milk', 'buttermilk', 'fruit juice', 'coconut water'])
  const cost = (cubic: number) => (cubic / 1000) * rate
  const answer = money(cost(content))
  return {
    concept: ['bucket-volume', 'solid-figures'],
    given: { find: 'milk' as const, low, high, height, rate },
    prompt: rng.pick([
      say`A ${rng.pick(['bucket', 'container', 'vessel'])} in the shape of a frustum of a cone is ${cm(height)} high and has radii of ${cm(low)} and ${cm(high)} at its lower and upper ends, respectively. ${askWithPi(rng, say`the cost of the ${liquid} that can completely fill it at ${money(rate)} per litre`)}`,
      say`The radii of the top and bottom of a ${rng.pick(['bucket', 'pail', 'can'])} are ${cm(high)} and ${cm(low)}, respectively, and its height is ${cm(height)}. If it is full of ${liquid}, what is the cost of the ${liquid} at the rate of ${money(rate)} per litre? ${noteOnPi(rng)}`,
      say`A container opened from the top, in the form of a frustum of a cone of height ${cm(height)} with end diameters ${cm(2 * low)} and ${cm(2 * high)}, is filled with ${liquid} costing ${money(rate)} per litre. Taking π = 22/7, ${askThen(rng, say`the cost of the ${liquid}`)}`,
      say`If ${liquid} is sold at ${money(rate)} per litre, how much will a bucket full of it cost? The bucket is a frustum of a cone, ${cm(height)} deep, with radii ${cm(high)} and ${cm(low)} at the ends. ${noteOnPi(rng)}`,
    ]),
    answer,
    mistakes: [
      { value: cost(3 * content), because: say`the division by 3 was forgotten` },
      {
        value: cost((PI * height * (low ** 2 + high ** 2)) / 3),
        because: say`the product of the two radii was left out`,
      },
      { value: cost(PI * height * high ** 2), because: say`a cylinder with the larger radius was taken` },
      { value: cost(PI * height * low ** 2), because: say`a cylinder with the smaller radius was taken` },
      { value: cost(content * 10), because: say`100 cm³ were counted as a litre` },
      { value: cost(content / 2), because: say`the volume was halved` },
      { value: cost((PI * height * high ** 2) / 3), because: say`a cone with the larger radius was taken` },
      {
        value: cost((PI * height * (low + high) ** 2) / 3),
        because: say`the product of the two radii was counted twice`,
      },
    ],
    steps: [
      say`R² + R × r + r² = ${high ** 2} + ${high * low} + ${low ** 2} = ${high ** 2 + high * low + low ** 2}`,
      say`Volume = 1/3 × 22/7 × ${height} × ${high ** 2 + high * low + low ** 2} = ${cm3(content)}`,
      say`1,000 cm³ are a litre: ${quantity(content / 1000, 'litre')}`,
      say`Cost = ${content / 1000} × ${rate} = ${answer}`,
    ],
  }
}

function cutCone(rng: Random) {
  const [p, q] = rng.pick([
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
    [1, 4],
    [4, 1],
    [3, 4],
    [4, 3],
    [2, 5],
    [5, 2],
    [3, 5],
    [1, 5],
    [5, 1],
  ])
  const unit = rng.int(2, 16)
  const height = (p + q) * unit
  const [small, whole] = [p ** 3, (p + q) ** 3]
  const answer = ratio(small, whole - small)
  return {
    concept: ['cone-cut-parallel-to-base', 'solid-figures'],
    given: { find: 'parts' as const, cut: [p, q] as const },
    prompt: rng.pick([
      say`A ${rng.pick(['solid', 'wooden', 'metallic'])} cone of height ${cm(height)} is cut by a plane parallel to its base at a distance of ${cm(p * unit)} from the vertex. ${ask(rng, 'the ratio of the volume of the small cone to that of the frustum')}`,
      say`The height of a right circular cone is ${cm(height)}. It is cut by a plane parallel to the base, ${cm(q * unit)} above the base. ${ask(rng, 'the ratio of the volumes of the upper part and the lower part')}`,
      say`A cone ${cm(height)} high is divided into two parts by a plane parallel to its base and ${cm(p * unit)} below the vertex. ${ask(rng, 'the respective ratio of the volumes of the small cone and the frustum')}`,
      say`A small cone is cut off from the top of a right circular cone of height ${cm(height)}, leaving a frustum ${cm(q * unit)} high. ${ask(rng, 'the ratio of the volume of the cone cut off to that of the frustum')}`,
    ]),
    answer,
    mistakes: [
      { value: ratio(small, whole), because: say`the small cone was compared with the whole cone` },
      { value: ratio(p, q), because: say`the ratio of the heights was kept` },
      {
        value: ratio(p ** 2, (p + q) ** 2 - p ** 2),
        because: say`the squares were used instead of the cubes`,
      },
      {
        value: ratio(p ** 3, q ** 3),
        because: say`the two parts of the height were cubed; the lower part is no cone`,
      },
      { value: ratio(p ** 2, (p + q) ** 2), because: say`the ratio of the base areas was taken` },
      { value: ratio(whole - small, small), because: say`the ratio was turned round` },
    ],
    steps: [
      say`The small cone and the whole cone are similar; their heights are as ${ratio(p, p + q)}.`,
      say`Volumes go with the cube: small cone : whole cone = ${ratio(small, whole)}`,
      say`The frustum is the rest: ${whole} − ${small} = ${whole - small} parts.`,
      say`Small cone to frustum: ${answer}`,
    ],
  }
}

/** The slant height is given, not the height. */
function curvedBySlant(rng: Random) {
  const low = rng.int(2, 25)
  const high = low + rng.int(1, 15)
  const slant = high - low + rng.int(4, 30)
  const answer = pi((low + high) * slant, 'cm²')
  const thing = rng.pick(vesselsOf(slant, high))
  return {
    concept: ['frustum-surface', 'solid-figures'],
    given: { find: 'curved-by-slant' as const, low, high, slant },
    prompt: rng.pick([
      say`The radii of the ends of a frustum of a cone are ${cm(high)} and ${cm(low)}, and its slant height is ${cm(slant)}. ${ask(rng, 'its curved surface area in terms of π')}`,
      say`${capital(thing)} in the shape of a frustum of a cone has a slant height of ${cm(slant)} and end diameters of ${cm(2 * low)} and ${cm(2 * high)}. In terms of π, ${askThen(rng, 'its curved surface area')}`,
      say`A frustum of a cone, with a slant height of ${cm(slant)}, has circular ends of radius ${cm(low)} and ${cm(high)}. ${ask(rng, 'the area of its curved surface in terms of π')}`,
      say`The slanting side of ${thing}, a frustum of a cone, is ${cm(slant)} long. If the radii of its ends are ${cm(low)} and ${cm(high)}, ${askThen(rng, 'its lateral surface area in terms of π')}`,
    ]),
    answer,
    mistakes: [
      { value: pi((high - low) * slant, 'cm²'), because: say`the radii were subtracted instead of added` },
      { value: pi(2 * (low + high) * slant, 'cm²'), because: say`the result was doubled as for a cylinder` },
      {
        value: pi(((low + high) * slant) / 2, 'cm²'),
        because: say`the average of the radii was used instead of their sum`,
      },
      { value: pi(high * slant, 'cm²'), because: say`that is a cone with the larger radius` },
      {
        value: pi((low + high) * slant + high ** 2, 'cm²'),
        because: say`the larger end was counted as well`,
      },
      {
        value: pi((low + high) * slant + low ** 2, 'cm²'),
        because: say`the smaller end was counted as well`,
      },
      { value: pi(low * high * slant, 'cm²'), because: say`the radii were multiplied instead of added` },
    ],
    steps: [
      say`Curved surface = π × (R + r) × slant height`,
      say`π × (${high} + ${low}) × ${slant} = ${answer}`,
    ],
  }
}

/** The curved surface and both ends. */
function totalSurface(rng: Random) {
  const { low, high, height, slant } = drawSlanted(rng, false)
  const side = (low + high) * slant
  const key = side + low ** 2 + high ** 2
  const answer = pi(key, 'cm²')
  return {
    concept: ['frustum-surface', 'solid-figures'],
    given: { find: 'total' as const, low, high, height },
    prompt: rng.pick([
      say`A solid frustum of a cone is ${cm(height)} high, and the radii of its ends are ${cm(high)} and ${cm(low)}. ${ask(rng, 'its total surface area in terms of π')}`,
      say`The diameters of the ends of a solid frustum of a cone are ${cm(2 * low)} and ${cm(2 * high)}. If its height is ${cm(height)}, ${askThen(rng, 'its total surface area in terms of π')}`,
      say`A block of wood has the shape of a frustum of a cone with end radii ${cm(low)} and ${cm(high)} and a height of ${cm(height)}. It is painted on all sides. In terms of π, ${askThen(rng, 'the painted area')}`,
      say`${ask(rng, say`the total surface area, in terms of π, of a solid frustum of a cone with a height of ${cm(height)} and ends of radius ${cm(high)} and ${cm(low)}`)}`,
      say`A ${rng.pick(['metal', 'marble', 'wooden', 'plastic'])} piece in the shape of a frustum of a cone is ${cm(height)} high and has circular faces of radius ${cm(high)} and ${cm(low)}. In terms of π, ${askThen(rng, 'its whole surface area')}`,
      say`From a solid cone a frustum with end radii ${cm(high)} and ${cm(low)} is cut. If it is ${cm(height)} high, ${askThen(rng, 'its total surface area in terms of π')}`,
    ]),
    answer,
    mistakes: [
      { value: pi(side, 'cm²'), because: say`that is the curved surface only` },
      { value: pi(side + high ** 2, 'cm²'), because: say`the smaller end was left out` },
      { value: pi(side + low ** 2, 'cm²'), because: say`the larger end was left out` },
      {
        value: pi((low + high) * height + low ** 2 + high ** 2, 'cm²'),
        because: say`the height was taken for the slant height`,
      },
      { value: pi(side + (low + high) ** 2, 'cm²'), because: say`the radii were added before squaring` },
      {
        value: pi((high - low) * slant + low ** 2 + high ** 2, 'cm²'),
        because: say`the radii were subtracted instead of added`,
      },
    ],
    steps: [
      say`Slant height = √(${height}² + ${high - low}²) = ${cm(slant)}`,
      say`Curved surface = π × (${high} + ${low}) × ${slant} = ${pi(side, 'cm²')}`,
      say`With both ends: π × (${side} + ${high ** 2} + ${low ** 2}) = ${answer}`,
    ],
  }
}

/** The cone from which the frustum was cut. */
function wholeCone(rng: Random) {
  const { low, high, height } = rng.until(
    () => {
      const small = rng.int(2, 24)
      return { low: small, high: small + rng.int(1, 16), height: rng.int(4, 40) }
    },
    (drawn) =>
      (drawn.height * drawn.high) % (drawn.high - drawn.low) === 0 &&
      drawn.height * drawn.high <= 120 * (drawn.high - drawn.low),
  )
  const key = (height * high) / (high - low)
  const answer = cm(key)
  return {
    concept: ['cone-cut-parallel-to-base', 'solid-figures'],
    given: { find: 'whole-cone' as const, low, high, height },
    prompt: rng.pick([
      say`A frustum of a cone is ${cm(height)} high, with radii of ${cm(low)} and ${cm(high)} at its ends. ${ask(rng, 'the height of the cone from which it was cut')}`,
      say`A plane parallel to the base cuts a cone and leaves a frustum ${cm(height)} high. If the radii of the ends of the frustum are ${cm(high)} and ${cm(low)}, ${askThen(rng, 'the height of the whole cone')}`,
      say`The top of a cone is cut off parallel to its base. What is left has a height of ${cm(height)} and end diameters of ${cm(2 * high)} and ${cm(2 * low)}. ${ask(rng, 'the height that the cone had')}`,
    ]),
    answer,
    within: [height + 0.1, 40 * key] as const,
    mistakes: [
      { value: key + height, because: say`the height of the frustum was added once more` },
      { value: (height * (high + low)) / (high - low), because: say`the radii were added in the numerator` },
      {
        value: (height * high) / low,
        because: say`the two radii were divided instead of taken with their difference`,
      },
      { value: height + high - low, because: say`the difference of the radii was added to the height` },
      { value: height + low, because: say`the smaller radius was added to the height` },
      { value: 2 * height, because: say`the cut was taken to be halfway up` },
    ],
    steps: [
      say`The cone that was cut off and the whole cone are similar.`,
      say`Over ${cm(height)} the radius changes by ${high} − ${low} = ${cm(high - low)}.`,
      say`It changes by ${cm(high)} over the whole height: ${high} : ${high - low} as whole height : ${height}.`,
      say`Whole height = ${height} × ${high} ÷ ${high - low} = ${answer}`,
    ],
  }
}

/** The height, when the volume is known. */
function heightFromVolume(rng: Random) {
  const low = rng.int(2, 20)
  const high = low + rng.int(1, 15)
  const height = rng.int(6, 45, 3)
  const squares = low ** 2 + low * high + high ** 2
  const volume = (squares * height) / 3
  const thing = rng.pick(vesselsOf(height, high))
  return {
    concept: ['bucket-volume', 'solid-figures'],
    given: { find: 'height' as const, low, high, volume },
    prompt: rng.pick([
      say`The radii of the ends of a frustum of a cone are ${cm(low)} and ${cm(high)}, and its volume is ${pi(volume, 'cm³')}. ${ask(rng, 'its height')}`,
      say`${capital(thing)} in the shape of a frustum of a cone has end diameters of ${cm(2 * high)} and ${cm(2 * low)} and holds ${pi(volume, 'cm³')}. ${rng.pick(['How deep is it?', 'Find its depth.', 'What is its depth?'])}`,
      say`If a frustum of a cone with end radii ${cm(high)} and ${cm(low)} has a volume of ${pi(volume, 'cm³')}, then ${askThen(rng, 'its height')}`,
    ]),
    answer: cm(height),
    mistakes: [
      { value: volume / squares, because: say`the factor 3 was left out` },
      {
        value: (2 * volume) / (low ** 2 + high ** 2),
        because: say`the average of the two end circles was taken`,
      },
      {
        value: (3 * volume) / (low ** 2 + high ** 2),
        because: say`the product of the two radii was left out`,
      },
      { value: height + 3, because: say`a slip in the division made it too large` },
      { value: height - 3, because: say`a slip in the division made it too small` },
      { value: 2 * height, because: say`the result was doubled` },
      { value: height / 2, because: say`the result was halved` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Volume = 1/3 × π × height × (R² + R × r + r²)`,
      say`R² + R × r + r² = ${high ** 2} + ${high * low} + ${low ** 2} = ${squares}`,
      say`So ${volume} = 1/3 × height × ${squares}`,
      say`Height = 3 × ${volume} ÷ ${squares} = ${cm(height)}`,
    ],
  }
}

/** What is about as high as this and as wide at the top. */
const vesselsOf = (height: number, high: number): readonly string[] => {
  if (high > 1.2 * height) return ['a tub', 'a basin', 'a lampshade', 'a shallow tank']
  return height < 15
    ? ['a flower pot', 'a glass', 'a small pot']
    : ['a bucket', 'a dustbin', 'a clay pot', 'a basket']
}

/** Height, difference of the radii and slant of frusta whose slant is whole. */
const SLANTS = RIGHT_TRIANGLES.flatMap(([x, y, slant]) =>
  range(1, 6).flatMap((scale) => [{ across: x * scale, height: y * scale, slant: slant * scale }]),
).filter(({ slant, height }) => slant <= 50 && height >= 6)

function drawSlanted(rng: Random, isWhole: boolean) {
  const { across, height, slant } = rng.pick(SLANTS)
  // With the sum of the radii in sevens the curved surface is whole.
  const low = isWhole
    ? rng.pick(range(3, 42).filter((radius) => (2 * radius + across) % 7 === 0))
    : rng.int(3, 42)
  return { low, high: low + across, height, slant }
}
