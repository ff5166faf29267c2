import { defineGenerator } from '../../../kit/define-generator.ts'
import { geometryFigure } from '../../../kit/figures/geometry-figure.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm, cm2 } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawQuadrilateralNames, drawTriangleNames, otherLetter } from './letters.ts'
import { distance, meet, type Point } from './plane.ts'
import { areaByDiagonals, areaOfTrapezium } from './similar-areas.ts'

/** "DE is parallel to BC in triangle ABC; AD = 4 cm, DB = 6 cm, AE = 6 cm. How long is EC?" */
export const similarity = defineGenerator({
  id: 'geometry/similarity',
  version: 6,
  concepts: [
    'basic-proportionality-theorem',
    'similar-triangle-sides',
    'areas-of-similar-triangles',
    'altitude-on-hypotenuse',
  ],
  levels: {
    easy: { forms: [parallelLine, shadow] },
    medium: { forms: [areas, perimeters, altitude, diagonals] },
    hard: { forms: [areaOnHypotenuse, areaOfTrapezium, areaByDiagonals] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'rest': {
        // The parallel through D is drawn and the meeting point measured.
        const [top, left, right]: [Point, Point, Point] = [
          [0, 0],
          [given.ad + given.db, 0],
          [3, 4],
        ]
        const direction: Point = [right[0] - left[0], right[1] - left[1]]
        const d: Point = [given.ad, 0]
        const e = meet([d, [d[0] + direction[0], d[1] + direction[1]]], [top, right])
        return (given.ae * distance(e, right)) / distance(top, e)
      }
      case 'height':
        return bisect((height) => height / given.shadow - given.pole / given.poleShadow, 10_000)
      case 'area': {
        // The same shape on each side: two right triangles with that side as one leg.
        const tall = (2 * given.area) / given.side
        const share = tall / given.side
        return (given.other * given.other * share) / 2
      }
      case 'side':
        return bisect((side) => side / given.side - given.otherPerimeter / given.perimeter, 10_000)
      case 'altitude': {
        // The right angle lies on the half circle over the long side.
        const radius = (given.left + given.right) / 2
        return Math.sqrt(radius ** 2 - (given.left - radius) ** 2)
      }
      case 'right-area': {
        // The corners on the half circle over the long side, then the area by coordinates.
        const radius = (given.left + given.right) / 2
        const high = Math.sqrt(radius ** 2 - (given.left - radius) ** 2)
        return Math.abs((given.left + given.right) * high) / 2
      }
      case 'cut-area': {
        // A triangle with corners at hand; the parallel is drawn and the areas are measured.
        const [a, b, c]: [Point, Point, Point] = [
          [0, 0],
          [given.m + given.n, 0],
          [2, 7],
        ]
        const d: Point = [given.m, 0]
        const e = meet([d, [d[0] + c[0] - b[0], d[1] + c[1] - b[1]]], [a, c])
        const [whole, small] = [areaOf(a, b, c), areaOf(a, d, e)]
        const rest = whole - small
        return given.kind === 'rest-of-whole'
          ? (given.known * rest) / whole
          : given.kind === 'whole-of-rest'
            ? (given.known * whole) / rest
            : (given.known * rest) / small
      }
      case 'diagonal-area': {
        const [a, b, c, d]: [Point, Point, Point, Point] = [
          [0, 0],
          [given.long, 0],
          [given.short + 1, 5],
          [1, 5],
        ]
        const o = meet([a, c], [b, d])
        const [large, small, side] = [areaOf(a, o, b), areaOf(c, o, d), areaOf(b, o, c)]
        const [told, opposite] = given.fromLarge ? [large, small] : [small, large]
        const asked =
          given.asks === 'side' ? side : given.asks === 'other' ? opposite : areaOf(a, b, c) + areaOf(a, c, d)
        return (given.known * asked) / told
      }
      case 'part': {
        const [a, b, c, d]: [Point, Point, Point, Point] = [
          [0, 0],
          [given.long, 0],
          [given.short + 1, 5],
          [1, 5],
        ]
        const o = meet([a, c], [b, d])
        return (given.known * distance(a, o)) / distance(o, c)
      }
    }
  },
})

const areaOf = (a: Point, b: Point, c: Point): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2

/** Papers print no sevenths of a centimetre. */
const isHalf = ({ value }: { value: number }): boolean => Number.isInteger(2 * value)

function parallelLine(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name, 'DEMNST')
  const e = otherLetter(rng, name + d, 'DEMNST')
  const [p, q] = rng.sample([1, 2, 3, 4, 5, 6, 7], 2)
  const [unit, other] = [rng.int(1, 5), rng.int(1, 5)]
  const [ad, db, ae, ec] = [p * unit, q * unit, p * other, q * other]
  const answer = cm(ec)
  const share = p / (p + q)
  const corners: Record<string, Point> = { [a]: [45, 80], [b]: [0, 0], [c]: [110, 0] }
  const on = (x: number, y: number): Point => [45 + (x - 45) * share, 80 + (y - 80) * share]
  return {
    concept: 'basic-proportionality-theorem',
    given: { find: 'rest' as const, ad, db, ae },
    prompt: rng.pick([
      say`In △${name}, ${d} and ${e} are points on ${a}${b} and ${a}${c}, respectively, such that ${d}${e} ∥ ${b}${c}. If ${a}${d} = ${cm(ad)}, ${d}${b} = ${cm(db)} and ${a}${e} = ${cm(ae)}, then ${askThen(rng, say`the length of ${e}${c}`)}`,
      say`A line parallel to side ${b}${c} of △${name} meets ${a}${b} at ${d} and ${a}${c} at ${e}. If ${a}${d} = ${cm(ad)}, ${a}${e} = ${cm(ae)} and ${d}${b} = ${cm(db)}, how long is ${e}${c}?`,
      say`${d} and ${e} are points on the sides ${a}${b} and ${a}${c} of a triangle ${name} such that ${d}${e} is parallel to ${b}${c}. ${a}${d}, ${d}${b} and ${a}${e} measure ${cm(ad)}, ${cm(db)} and ${cm(ae)}, respectively. ${ask(rng, say`the length of ${e}${c}`)}`,
      say`If ${d}${e} ∥ ${b}${c} in △${name}, where ${d} lies on ${a}${b} and ${e} on ${a}${c}, ${a}${d} = ${cm(ad)}, ${d}${b} = ${cm(db)} and ${a}${e} = ${cm(ae)}, find ${e}${c}.`,
    ]),
    figure: geometryFigure({
      title: `Triangle ${name} (not to scale)`,
      description: `Triangle ${name} with ${d} on ${a}${b} and ${e} on ${a}${c}; ${d}${e} is parallel to ${b}${c}. ${a}${d} is ${ad} cm, ${d}${b} is ${db} cm and ${a}${e} is ${ae} cm. ${e}${c} is marked with a question mark.`,
      points: { ...corners, [d]: on(0, 0), [e]: on(110, 0) },
      lines: [[a + d, `${ad}`], [d + b, `${db}`], [a + e, `${ae}`], [e + c, '?'], b + c, d + e],
    }),
    answer,
    mistakes: [
      { value: (ad * ae) / db, because: say`the ratio was turned round` },
      { value: (ad * db) / ae, because: say`the wrong pair of lengths was multiplied` },
      { value: ae + ec, because: say`that is the whole side ${a}${c}` },
      { value: db, because: say`${e}${c} was taken to be equal to ${d}${b}` },
      { value: ae + db - ad, because: say`the difference of the parts was kept instead of their ratio` },
      { value: (ae * db) / (ad + db), because: say`${a}${e} was taken for the whole side ${a}${c}` },
      { value: (ae * (ad + db)) / db, because: say`the whole side ${a}${b} was compared with ${d}${b}` },
      { value: ec + 2, because: say`a slip in the division made it too long` },
      { value: ec + 1, because: say`a slip in the multiplication made it too long` },
      { value: ec - 1, because: say`a slip in the multiplication made it too short` },
      { value: ec - 2, because: say`a slip in the division made it too short` },
    ].filter(isHalf),
    steps: [
      say`A line parallel to a side cuts the other two in the same ratio: ${a}${d} ÷ ${d}${b} = ${a}${e} ÷ ${e}${c}`,
      say`${e}${c} = ${ae} × ${db} ÷ ${ad} = ${answer}`,
    ],
  }
}

function shadow(rng: Random) {
  const [pole, poleShadow, times] = [rng.int(2, 12), rng.int(2, 14), rng.int(3, 12)]
  const [height, length] = [pole * times, poleShadow * times]
  const metres = (value: number) => quantity(value, 'm')
  const [short, tall] = [
    rng.pick(['a pole', 'a lamp post', 'a flag post', 'a bamboo', 'a signpost']),
    rng.pick(['a tower', 'a building', 'a tree', 'a chimney', 'a water tank', 'a mobile mast']),
  ]
  const answer = metres(height)
  return {
    concept: 'similar-triangle-sides',
    given: { find: 'height' as const, pole, poleShadow, shadow: length },
    prompt: rng.pick([
      say`${short} ${metres(pole)} high casts a shadow ${metres(poleShadow)} long. At the same time, ${tall} casts a shadow ${metres(length)} long. ${ask(rng, say`the height of the ${tall.replace(/^an? /, '')}`)}`,
      say`The length of the shadow of ${short} of height ${metres(pole)} is ${metres(poleShadow)}. If the shadow of ${tall} at the same time is ${metres(length)} long, ${askThen(rng, 'its height')}`,
      say`If ${short} of height ${metres(pole)} casts a shadow of ${metres(poleShadow)}, how high is ${tall} that casts a shadow of ${metres(length)} at the same time?`,
      say`At a certain time of the day, ${tall} casts a shadow of ${metres(length)} and ${short}, ${metres(pole)} high, casts a shadow of ${metres(poleShadow)}. ${ask(rng, say`the height of the ${tall.replace(/^an? /, '')}`)}`,
    ]),
    answer,
    mistakes: [
      { value: (length * poleShadow) / pole, because: say`the ratio was turned round` },
      {
        value: length + pole - poleShadow,
        because: say`the difference of height and shadow was kept instead of their ratio`,
      },
      { value: length, because: say`the height was taken to be as long as the shadow` },
      { value: height + pole, because: say`the smaller height was added` },
      { value: height - pole, because: say`the smaller height was taken off` },
      {
        value: (length * pole) / (pole + poleShadow),
        because: say`height and shadow were added before dividing`,
      },
      { value: 2 * height, because: say`the height was doubled` },
      { value: height / 2, because: say`the height was halved` },
    ],
    steps: [
      say`Height and shadow are in the same ratio for both: similar triangles.`,
      say`Height = ${length} × ${pole} ÷ ${poleShadow} = ${answer}`,
    ],
  }
}

function areas(rng: Random) {
  const { name } = drawTriangleNames(rng)
  const [p, q] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  const [unit, part] = [rng.int(1, 5), rng.int(1, 9)]
  const [side, other, area] = [p * unit, q * unit, p * p * part]
  const key = q * q * part
  const answer = cm2(key)
  return {
    concept: 'areas-of-similar-triangles',
    given: { find: 'area' as const, side, other, area },
    prompt: rng.pick([
      say`The corresponding sides of two similar triangles are ${cm(side)} and ${cm(other)}. If the area of the first, △${name}, is ${cm2(area)}, ${askThen(rng, 'the area of the second')}`,
      say`△${name} and another triangle are similar, with corresponding sides of ${cm(side)} and ${cm(other)}, respectively. If the area of △${name} is ${cm2(area)}, then ${askThen(rng, 'the area of the other triangle')}`,
      say`If a side of △${name}, whose area is ${cm2(area)}, is ${cm(side)} and the corresponding side of a similar triangle is ${cm(other)}, ${askThen(rng, 'the area of the similar triangle')}`,
      say`The area of △${name} is ${cm2(area)} and one of its sides is ${cm(side)}. ${ask(rng, say`the area of a triangle similar to it in which the corresponding side is ${cm(other)}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: (area * other) / side,
        because: say`the area was changed in the ratio of the sides, not of their squares`,
      },
      { value: (area * side) / other, because: say`the area was divided by the ratio of the sides` },
      { value: (area * side * side) / (other * other), because: say`the ratio was turned round` },
      { value: area + other * other - side * side, because: say`the difference of the squares was added` },
      {
        value: (area * other ** 3) / side ** 3,
        because: say`the cubes of the sides were used, as for a volume`,
      },
      { value: 2 * key, because: say`the area was doubled` },
      { value: key / 2, because: say`the area was halved` },
    ],
    steps: [
      say`The sides are in the ratio ${side} : ${other}.`,
      say`Areas of similar figures go with the square of the ratio: (${other} ÷ ${side})²`,
      say`${area} × ${other}² ÷ ${side}² = ${answer}`,
    ],
  }
}

function perimeters(rng: Random) {
  const { name, a, b } = drawTriangleNames(rng)
  const [p, q] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  const unit = rng.int(3, 9)
  const small = rng.int(1, Math.min(6, unit - 1))
  const [perimeter, otherPerimeter, side] = [p * unit * 2, q * unit * 2, p * small]
  const key = q * small
  const answer = cm(key)
  return {
    concept: 'similar-triangle-sides',
    given: { find: 'side' as const, perimeter, otherPerimeter, side },
    prompt: rng.pick([
      say`The perimeters of two similar triangles are ${cm(perimeter)} and ${cm(otherPerimeter)}, respectively. If the side ${a}${b} of the first triangle ${name} is ${cm(side)}, ${askThen(rng, 'the corresponding side of the second')}`,
      say`△${name} with perimeter ${cm(perimeter)} is similar to a triangle with perimeter ${cm(otherPerimeter)}. If ${a}${b} = ${cm(side)}, then ${askThen(rng, say`the side of the second triangle corresponding to ${a}${b}`)}`,
      say`If △${name} is similar to another triangle, their perimeters are ${cm(perimeter)} and ${cm(otherPerimeter)}, and ${a}${b} is ${cm(side)}, ${askThen(rng, 'the corresponding side of the other triangle')}`,
      say`In △${name}, ${a}${b} = ${cm(side)} and the perimeter is ${cm(perimeter)}. The perimeter of a similar triangle is ${cm(otherPerimeter)}. ${ask(rng, say`the length of its side corresponding to ${a}${b}`)}`,
    ]),
    answer,
    mistakes: [
      { value: (side * perimeter) / otherPerimeter, because: say`the ratio was turned round` },
      {
        value: Math.abs(side + otherPerimeter - perimeter),
        because: say`the difference of the perimeters was used instead of their ratio`,
      },
      {
        value: (side * otherPerimeter ** 2) / perimeter ** 2,
        because: say`the square of the ratio was used, as for areas`,
      },
      { value: otherPerimeter / 3, because: say`a third of the second perimeter was taken` },
      { value: side, because: say`the side was kept` },
      { value: 2 * key, because: say`the side was doubled` },
      { value: key / 2, because: say`the side was halved` },
      { value: key + 2, because: say`a slip in the division made it too long` },
      { value: key - 2, because: say`a slip in the division made it too short` },
      { value: key + 1, because: say`a slip in the multiplication made it too long` },
    ].filter(isHalf),
    steps: [
      say`In similar triangles the sides have the same ratio as the perimeters.`,
      say`Ratio of the second to the first = ${otherPerimeter} ÷ ${perimeter}`,
      say`Side = ${side} × ${otherPerimeter} ÷ ${perimeter} = ${answer}`,
    ],
  }
}

/** Parts of the longest side whose product is a square. */
const PARTS = range(2, 75).flatMap((left) =>
  range(2, 75)
    .filter((right) => right !== left && Number.isInteger(Math.sqrt(left * right)))
    .map((right) => ({ left, right, high: Math.sqrt(left * right) })),
)

/** "The altitude on the hypotenuse divides it into 12 cm and 27 cm. What is the area of the triangle?" */
function areaOnHypotenuse(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name, 'DEHKMNT')
  const { left, right, high } = rng.pick(
    PARTS.filter((part) => ((part.left + part.right) * part.high) % 2 === 0),
  )
  const area = ((left + right) * high) / 2
  const answer = quantity(area, 'cm²')
  return {
    concept: 'altitude-on-hypotenuse',
    given: { find: 'right-area' as const, left, right },
    prompt: rng.pick([
      say`In △${name}, ∠${c} = 90° and ${c}${d} is perpendicular to ${a}${b}. If ${a}${d} = ${cm(left)} and ${d}${b} = ${cm(right)}, ${askThen(rng, say`the area of △${name}`)}`,
      say`${name} is a triangle right-angled at ${c}, and ${c}${d} ⊥ ${a}${b} with ${d} on ${a}${b}. If ${a}${d} and ${d}${b} are ${cm(left)} and ${cm(right)}, respectively, then the area of the triangle is:`,
      say`The altitude drawn to the hypotenuse ${a}${b} of a right triangle ${name} divides it at ${d} into parts of ${cm(left)} and ${cm(right)}. ${ask(rng, 'the area of the triangle')}`,
      say`If the perpendicular from the right-angled vertex ${c} of △${name} meets ${a}${b} at ${d} such that ${a}${d} = ${cm(left)} and ${b}${d} = ${cm(right)}, find the area of △${name}.`,
    ]),
    answer,
    mistakes: [
      { value: (left + right) * high, because: say`the product of base and height was not halved` },
      { value: (left * right) / 2, because: say`the two parts were taken for the legs` },
      { value: left * right, because: say`the two parts were multiplied` },
      { value: ((left + right) * (left + right)) / 4, because: say`the median was taken for the altitude` },
      { value: (left * high) / 2, because: say`that is the area of one of the two small triangles` },
      { value: (right * high) / 2, because: say`that is the area of the other small triangle` },
      {
        value: ((left + right) * Math.min(left, right)) / 2,
        because: say`the shorter part was taken for the altitude`,
      },
    ],
    steps: [
      say`The two small triangles at ${d} are similar, so ${c}${d}² = ${a}${d} × ${d}${b} = ${left} × ${right} = ${left * right}`,
      say`${c}${d} = √${left * right} = ${cm(high)}`,
      say`${a}${b} = ${left} + ${right} = ${cm(left + right)}`,
      say`Area = ${left + right} × ${high} ÷ 2 = ${answer}`,
    ],
  }
}

function altitude(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name, 'DEHKMNT')
  const { left, right, high } = rng.pick(PARTS)
  const answer = cm(high)
  return {
    concept: 'altitude-on-hypotenuse',
    given: { find: 'altitude' as const, left, right },
    prompt: rng.pick([
      say`In △${name}, ∠${c} = 90° and ${c}${d} is perpendicular to ${a}${b}. If ${a}${d} = ${cm(left)} and ${d}${b} = ${cm(right)}, ${askThen(rng, say`the length of ${c}${d}`)}`,
      say`${name} is a triangle right-angled at ${c}, and ${c}${d} ⊥ ${a}${b} with ${d} on ${a}${b}. If ${a}${d} and ${d}${b} are ${cm(left)} and ${cm(right)}, respectively, then ${c}${d} is equal to:`,
      say`The altitude drawn to the hypotenuse ${a}${b} of a right triangle ${name} divides it at ${d} into parts of ${cm(left)} and ${cm(right)}. How long is the altitude ${c}${d}?`,
      say`If the perpendicular from the right-angled vertex ${c} of △${name} meets ${a}${b} at ${d} such that ${a}${d} = ${cm(left)} and ${b}${d} = ${cm(right)}, find ${c}${d}.`,
    ]),
    figure: geometryFigure({
      title: `Right triangle ${name} (not to scale)`,
      description: `Triangle ${name} with a right angle at ${c}. ${d} is the foot of the perpendicular from ${c} on ${a}${b}; ${a}${d} is ${left} cm and ${d}${b} is ${right} cm. ${c}${d} is marked with a question mark.`,
      points: {
        [a]: [0, 0],
        [b]: [100, 0],
        [c]: [left > right ? 64 : 36, 48],
        [d]: [left > right ? 64 : 36, 0],
      },
      lines: [[a + d, `${left}`], [d + b, `${right}`], b + c, c + a],
      dashed: [[c + d, '?']],
      right: [a + c + b, b + d + c],
    }),
    answer,
    mistakes: [
      { value: (left + right) / 2, because: say`the average of the two parts was taken; that is the median` },
      { value: left * right, because: say`the root of the product was not taken` },
      { value: Math.abs(left - right), because: say`the two parts were subtracted` },
      { value: left + right, because: say`the two parts were added` },
      { value: high / 2, because: say`the root was halved` },
      { value: 2 * high, because: say`the root was doubled` },
      {
        value: (left * right) / (left + right),
        because: say`the product was divided by the sum of the parts`,
      },
      { value: Math.min(left, right), because: say`that is the shorter part` },
    ],
    steps: [
      say`The two small triangles at ${d} are similar to each other.`,
      say`So ${a}${d} ÷ ${c}${d} = ${c}${d} ÷ ${d}${b}`,
      say`${c}${d}² = ${left} × ${right} = ${left * right}`,
      say`${c}${d} = √${left * right} = ${answer}`,
    ],
  }
}

function diagonals(rng: Random) {
  const { name, a, b, c, d } = drawQuadrilateralNames(rng)
  const o = otherLetter(rng, name, 'OT')
  const [p, q] = rng.pick([
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 3],
    [5, 2],
    [5, 3],
    [5, 4],
    [7, 4],
    [7, 5],
  ])
  const [unit, part] = [rng.int(2, 8), rng.int(2, 9)]
  const [long, short, known] = [p * unit, q * unit, q * part]
  const key = p * part
  const answer = cm(key)
  const shift = 20
  return {
    concept: 'similar-triangle-sides',
    given: { find: 'part' as const, long, short, known },
    prompt: rng.pick([
      say`In a trapezium ${name}, ${a}${b} ∥ ${d}${c}, ${a}${b} = ${cm(long)} and ${d}${c} = ${cm(short)}. Its diagonals intersect at ${o}. If ${o}${c} = ${cm(known)}, ${askThen(rng, say`the length of ${a}${o}`)}`,
      say`${name} is a trapezium in which ${a}${b} is parallel to ${d}${c} and the diagonals ${a}${c} and ${b}${d} meet at ${o}. If ${a}${b} = ${cm(long)}, ${d}${c} = ${cm(short)} and ${o}${c} = ${cm(known)}, how long is ${a}${o}?`,
      say`The parallel sides ${a}${b} and ${d}${c} of a trapezium ${name} are ${cm(long)} and ${cm(short)}, respectively, and its diagonals cut each other at ${o}. If ${c}${o} is ${cm(known)}, then ${a}${o} is equal to:`,
    ]),
    figure: geometryFigure({
      title: `Trapezium ${name} (not to scale)`,
      description: `Trapezium ${name} with ${a}${b} parallel to ${d}${c}; ${a}${b} is ${long} cm and ${d}${c} is ${short} cm. The diagonals ${a}${c} and ${b}${d} meet at ${o}; ${o}${c} is ${known} cm and ${a}${o} is marked with a question mark.`,
      points: {
        [a]: [0, 0],
        [b]: [100, 0],
        [c]: [shift + (100 * q) / p, 60],
        [d]: [shift, 60],
        [o]: [((shift + (100 * q) / p) * p) / (p + q), (60 * p) / (p + q)],
      },
      lines: [
        [a + b, `${long}`],
        b + c,
        [c + d, `${short}`],
        d + a,
        [a + o, '?'],
        [o + c, `${known}`],
        b + o,
        o + d,
      ],
    }),
    answer,
    mistakes: [
      { value: (known * short) / long, because: say`the ratio was turned round` },
      { value: known, because: say`the diagonals were taken to halve each other, as in a parallelogram` },
      { value: known + key, because: say`that is the whole diagonal ${a}${c}` },
      { value: known + long - short, because: say`the difference of the parallel sides was added` },
      { value: (known * long) / (long + short), because: say`${o}${c} was taken for the whole diagonal` },
      {
        value: (known * long ** 2) / short ** 2,
        because: say`the square of the ratio was used, as for areas`,
      },
      { value: 2 * known, because: say`${a}${o} was taken to be twice ${o}${c}` },
      { value: key / 2, because: say`the result was halved` },
    ],
    steps: [
      say`Because ${a}${b} is parallel to ${d}${c}, the triangles ${a}${o}${b} and ${c}${o}${d} have equal angles.`,
      say`They are similar, with sides in the ratio ${a}${b} : ${d}${c} = ${p} : ${q}.`,
      say`${a}${o} ÷ ${o}${c} = ${long} ÷ ${short}`,
      say`${a}${o} = ${known} × ${long} ÷ ${short} = ${answer}`,
    ],
  }
}
