import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { addSlices, PI, RIGHT_TRIANGLES } from '../../../kit/values/geometry.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2, cm3 } from '../../../kit/values/quantities.ts'
import { money, pi, quantity, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { askWithPi, noteOnPi } from '../../../kit/wording/ask-with-pi.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A bucket is 24 cm high, with radii of 14 cm at the top and 7 cm at the bottom. What is its volume?" */
export const frustum = defineGenerator({
  id: 'mensuration/frustum',
  version: 4,
  concepts: ['bucket-volume', 'frustum-surface', 'cone-cut-parallel-to-base', 'solid-figures'],
  levels: {
    easy: { forms: [volume] },
    medium: { forms: [curved, slantOf] },
    hard: { forms: [milk, cutCone] },
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
        return ratio(Math.round(small * 3 * (p + q) ** 2), Math.round((whole - small) * 3 * (p + q) ** 2))
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
      say`${thing} is in the form of a frustum of a cone of height ${cm(height)}. The radii of its ends are ${cm(high)} and ${cm(low)}. ${ask(rng, 'its volume in terms of π')}`,
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
      say`${thing} in the shape of a frustum of a cone is ${cm(height)} high. The diameters of its circular ends are ${cm(2 * high)} and ${cm(2 * low)}. ${ask(rng, 'its slant height')}`,
      say`The height of a frustum of a cone is ${cm(height)} and the radii of its ends are ${cm(low)} and ${cm(high)}. ${ask(rng, 'the slant height')}`,
      say`If the radii of the two ends of ${thing}, a frustum of a cone, are ${cm(high)} and ${cm(low)}, and they are ${cm(height)} apart, then ${askThen(rng, 'its slant height')}`,
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
  const rate = rng.pick([30, 40, 50, 60])
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
  ])
  const unit = rng.int(2, 15)
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
    ? rng.pick(range(3, 24).filter((radius) => (2 * radius + across) % 7 === 0))
    : rng.int(3, 30)
  return { low, high: low + across, height, slant }
}
