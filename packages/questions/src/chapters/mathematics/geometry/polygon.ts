import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count, degrees, ratio } from '../../../kit/values/value.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { angleAt, type Point } from './plane.ts'

/** "Each interior angle of a regular polygon is 144°. How many sides has it?" */
export const polygon = defineGenerator({
  id: 'geometry/polygon',
  version: 9,
  concepts: ['angles-of-a-polygon', 'diagonals-of-a-polygon'],
  levels: {
    easy: {
      forms: [angleOf, sumOf, ...often(16, missingAngle)],
    },
    medium: {
      forms: [sidesOf, diagonalsOf, ...often(18, anglesInRatio)],
    },
    hard: {
      forms: [angleAndDiagonals, twoPolygons, ...often(34, equalRest), inProgression],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'interior':
        return interiorOf(given.sides)
      case 'exterior':
        return 180 - interiorOf(given.sides)
      case 'sum':
        return range(1, given.sides).reduce((total) => total + interiorOf(given.sides), 0)
      case 'sides':
        return (
          range(3, 400).find((sides) => Math.abs(interiorOf(sides) - given.interior) < 1e-7) ?? Number.NaN
        )
      case 'diagonals':
        return diagonalsIn(given.sides)
      case 'angle-of-diagonals': {
        const sides = range(4, 100).find((corners) => diagonalsIn(corners) === given.diagonals)
        return interiorOf(sides ?? Number.NaN)
      }
      case 'missing':
        // Triangles from one corner, two sides fewer than the polygon has.
        return range(3, given.angles.length + 1).reduce(
          (left) => left + 180,
          -given.angles.reduce((sum, angle) => sum + angle, 0),
        )
      case 'ratio': {
        // The unit that makes the angles close the figure.
        const total = given.inside ? (given.parts.length - 2) * 180 : 360
        const unit = range(1, 180).find(
          (one) => given.parts.reduce((sum, part) => sum + part * one, 0) === total,
        )
        const outer =
          (given.wanted === 'largest' ? Math.max(...given.parts) : Math.min(...given.parts)) *
          (unit ?? Number.NaN)
        return outer
      }
      case 'equal-rest':
        // Side by side: the exterior angles of every polygon close to 360°.
        return (
          range(given.known.length + 1, 60).find(
            (sides) =>
              given.known.reduce((sum, angle) => sum + 180 - angle, 0) +
                (sides - given.known.length) * (180 - given.rest) ===
              360,
          ) ?? Number.NaN
        )
      case 'progression':
        return (
          range(3, 60).find(
            (sides) =>
              range(0, sides - 1).reduce((sum, place) => sum + given.least + place * given.step, 0) ===
                (sides - 2) * 180 && given.least + (sides - 1) * given.step < 180,
          ) ?? Number.NaN
        )
      case 'two': {
        const [p, q] = given.sides
        for (const unit of range(1, 60)) {
          const [small, large] = [p * unit, q * unit]
          if (small < 3) continue
          if (Math.abs(interiorOf(small) * given.angles[1] - interiorOf(large) * given.angles[0]) < 1e-6)
            return given.wanted === 'fewer' ? small : large
        }
        return Number.NaN
      }
    }
  },
})

/** Measured between three neighbouring corners on a circle. */
function interiorOf(sides: number): number {
  const at = (corner: number): Point => [
    Math.cos((2 * Math.PI * corner) / sides),
    Math.sin((2 * Math.PI * corner) / sides),
  ]
  return angleAt(at(0), at(1), at(2))
}

/** Pairs of corners that are not neighbours, counted one by one. */
const diagonalsIn = (sides: number): number =>
  range(0, sides - 1).reduce(
    (total, one) =>
      total +
      range(one + 1, sides - 1).filter((other) => other - one > 1 && !(one === 0 && other === sides - 1))
        .length,
    0,
  )

/** 'a regular hexagon', or by its number of sides. */
const regular = (sides: number) =>
  NAMES[sides] ? `a regular ${NAMES[sides]}` : `a regular polygon of ${sides} sides`

function angleOf(rng: Random) {
  const sides = rng.pick(WHOLE.filter((number) => number <= 40))
  const find = rng.pick(['interior', 'exterior'] as const)
  const outer = 360 / sides
  const key = find === 'interior' ? 180 - outer : outer
  const thing = rng.pick(THINGS)
  const answer = degrees(key)
  return {
    concept: 'angles-of-a-polygon',
    given: { find, sides },
    prompt: rng.pick([
      say`${ask(rng, say`the measure of each ${find} angle of ${regular(sides)}`)}`,
      say`If a polygon is ${regular(sides)}, then ${askIf(rng, say`each of its ${find} angles`)}`,
      say`${thing} is in the shape of ${regular(sides)}. ${ask(rng, say`the measure of each ${find} angle`)}`,
      say`Each ${find} angle of ${regular(sides)} is:`,
      say`A regular polygon has ${sides} sides. ${ask(rng, say`the ${rng.pick(['value', 'measure'])} of each of its ${find} angles`)}`,
      say`The number of sides of a regular polygon is ${sides}. ${ask(rng, say`the measure of each ${find} angle`)}`,
    ]),
    answer,
    within: [0.1, 179.9] as const,
    mistakes: [
      {
        value: find === 'interior' ? outer : 180 - outer,
        because: find === 'interior' ? say`that is an exterior angle` : say`that is an interior angle`,
      },
      { value: 180 / sides, because: say`180° was divided by the number of sides` },
      {
        value: find === 'interior' ? 180 - 180 / sides : 360 / (sides - 2),
        because:
          find === 'interior'
            ? say`180° ÷ ${sides} was taken off 180°`
            : say`360° was divided by ${sides} − 2`,
      },
      {
        value: find === 'interior' ? 180 - 720 / sides : 720 / sides,
        because: say`the exterior angle was doubled`,
      },
      { value: 360 / (sides + 1), because: say`a side too many was counted` },
      { value: 360 / (sides - 1), because: say`a side too few was counted` },
      { value: 180 - 360 / (sides - 1), because: say`the interior angle was taken for a side too few` },
      { value: 180 - 360 / (sides + 1), because: say`the interior angle was taken for a side too many` },
      { value: 90 - outer, because: say`the exterior angle was taken off 90°` },
      { value: 180 - 2 * outer, because: say`two exterior angles were taken off 180°` },
      // No paper prints 9 9/19°.
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1000) / 100)),
    steps: [
      say`The exterior angles add up to 360°, so each is 360 ÷ ${sides} = ${degrees(outer)}.`,
      find === 'interior'
        ? say`Interior angle = 180 − ${outer} = ${answer}`
        : say`There are ${sides} equal ones: each is ${answer}`,
    ],
  }
}

/** "Four angles of a pentagon are 100°, 95°, 120° and 110°. What is the fifth?" */
function missingAngle(rng: Random) {
  const sides = rng.int(4, 7)
  const total = (sides - 2) * 180
  const { angles, key } = rng.until(
    () => {
      const drawn = range(1, sides - 1).map(() => rng.int(60, 165))
      return { angles: drawn, key: total - drawn.reduce((sum, angle) => sum + angle, 0) }
    },
    (drawn) => drawn.key >= 45 && drawn.key <= 170 && !drawn.angles.includes(drawn.key),
  )
  const answer = degrees(key)
  const known = total - key
  const name = ['', '', '', '', 'quadrilateral', 'pentagon', 'hexagon', 'heptagon'][sides] ?? 'polygon'
  const many = ['', '', '', 'Three', 'Four', 'Five', 'Six'][sides - 1] ?? ''
  const list = angles.map((angle) => `${angle}°`)
  const listed = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
  return {
    concept: 'angles-of-a-polygon',
    given: { find: 'missing' as const, angles },
    prompt: rng.pick([
      say`${many} angles of a ${name} are ${listed}. ${ask(rng, 'the remaining angle')}`,
      say`If ${many.toLowerCase()} of the interior angles of a ${name} measure ${listed}, ${askIf(rng, 'the last angle')}`,
      say`In a ${name}, all the angles but one are ${listed}. ${ask(rng, 'the measure of the other angle')}`,
    ]),
    answer,
    within: [1, 359] as const,
    mistakes: [
      { value: total + 180 - known, because: say`the sum of the angles was taken for a side too many` },
      ...(total - 180 - known > 0
        ? [{ value: total - 180 - known, because: say`the sum of the angles was taken for a side too few` }]
        : []),
      { value: 180 - key, because: say`that is the exterior angle there` },
      { value: key + 10, because: say`a slip of 10° in adding the known angles` },
      { value: key - 10, because: say`a slip of 10° in adding the known angles` },
      { value: Math.round(known / (sides - 1)), because: say`that is the average of the known angles` },
    ],
    steps: [
      say`The angles of a ${name} add up to (${sides} − 2) × 180° = ${degrees(total)}, and the known ones to ${degrees(known)}.`,
      say`${total} − ${known} = ${answer}`,
    ],
  }
}

/** "The angles of a pentagon are in the ratio 2 : 3 : 4 : 5 : 6. What is the largest?" */
function anglesInRatio(rng: Random) {
  const inside = rng.chance(0.6)
  const sides = inside ? rng.int(4, 6) : rng.int(3, 5)
  const total = inside ? (sides - 2) * 180 : 360
  const parts = rng.until(
    () => rng.sample(range(1, 12), sides),
    (drawn) => {
      const sum = drawn.reduce((one, other) => one + other, 0)
      return total % sum === 0 && Math.max(...drawn) * (total / sum) < (inside ? 175 : 179)
    },
  )
  const sum = parts.reduce((one, other) => one + other, 0)
  const unit = total / sum
  const wanted = rng.pick(['largest', 'smallest'] as const)
  const part = wanted === 'largest' ? Math.max(...parts) : Math.min(...parts)
  const answer = degrees(part * unit)
  const name = ['', '', '', 'triangle', 'quadrilateral', 'pentagon', 'hexagon'][sides] ?? 'polygon'
  const kind = inside ? 'interior angles' : 'exterior angles'
  const other = wanted === 'largest' ? Math.min(...parts) : Math.max(...parts)
  const rising = parts.toSorted((one, another) => one - another)
  const next = rising.at(wanted === 'largest' ? -2 : 1) ?? part
  return {
    concept: 'angles-of-a-polygon',
    given: { find: 'ratio' as const, parts, inside, wanted },
    prompt: rng.pick([
      say`The ${kind} of a ${name} are in the ratio ${parts.join(' : ')}. ${ask(rng, say`the ${wanted} of them`)}`,
      say`If the ${kind} of a ${name} are in the ratio ${parts.join(' : ')}, ${askIf(rng, say`the ${wanted} one`)}`,
      say`In a ${name} the ${kind} are in the ratio ${parts.join(' : ')}. ${ask(rng, say`the measure of the ${wanted} ${inside ? 'interior' : 'exterior'} angle`)}`,
    ]),
    answer,
    // An angle of a convex polygon; the largest is above their average and the smallest below it.
    within: wanted === 'largest' ? ([total / sides + 1, 179] as const) : ([1, total / sides - 1] as const),
    mistakes: [
      {
        value: other * unit,
        because: say`that is the ${wanted === 'largest' ? 'smallest' : 'largest'} angle`,
      },
      { value: 180 - part * unit, because: say`that is the ${inside ? 'exterior' : 'interior'} angle there` },
      {
        value: (part * (inside ? 360 : (sides - 2) * 180)) / sum,
        because: inside
          ? say`the sum of the exterior angles was used`
          : say`the sum of the interior angles was used`,
      },
      { value: (part + 1) * unit, because: say`one part too many was taken` },
      { value: (part - 1) * unit, because: say`one part too few was taken` },
      { value: next * unit, because: say`that is the second ${wanted} angle` },
      { value: unit, because: say`that is one part alone` },
      { value: part * unit + 5, because: say`a slip in the multiplication made it too large` },
      { value: part * unit - 5, because: say`a slip in the multiplication made it too small` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [
      inside
        ? say`The interior angles of a ${name} add up to (${sides} − 2) × 180° = ${degrees(total)}.`
        : say`The exterior angles of every polygon add up to 360°.`,
      say`The parts are ${parts.join(' + ')} = ${sum}, so one part is ${total} ÷ ${sum} = ${degrees(unit)}.`,
      say`${part} × ${unit} = ${answer}`,
    ],
  }
}

function sumOf(rng: Random) {
  const sides = rng.int(5, 60)
  const key = (sides - 2) * 180
  const answer = degrees(key)
  const shape = NAMES[sides] ? `${sides === 8 ? 'an' : 'a'} ${NAMES[sides]}` : `a polygon of ${sides} sides`
  return {
    concept: 'angles-of-a-polygon',
    given: { find: 'sum' as const, sides },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of all the interior angles of ${shape}`)}`,
      say`The sum of the interior angles of ${shape} is:`,
      say`If a polygon has ${sides} sides, then ${askIf(rng, 'the sum of its interior angles')}`,
      say`A ${rng.pick(['polygon', 'convex polygon', 'closed figure', 'plot'])} has ${sides} ${rng.pick(['sides', 'vertices'])}. ${ask(rng, 'the sum of the measures of its interior angles')}`,
    ]),
    answer,
    mistakes: [
      { value: sides * 180, because: say`the number of sides was multiplied by 180° without taking off 2` },
      { value: (sides - 1) * 180, because: say`only 1 was taken off the number of sides` },
      { value: 360, because: say`that is the sum of the exterior angles` },
      { value: (sides - 2) * 90, because: say`90° was used instead of 180°` },
      {
        value: (sides - 3) * 180,
        because: say`3 was taken off the number of sides: that many diagonals leave a corner`,
      },
      { value: (sides + 2) * 180, because: say`2 was added to the number of sides` },
      { value: (sides - 2) * 360, because: say`360° was used instead of 180°` },
      { value: (sides - 4) * 180, because: say`4 was taken off the number of sides` },
    ],
    steps: [
      say`Diagonals from one corner cut the polygon into ${sides} − 2 = ${sides - 2} triangles.`,
      say`${sides - 2} × 180 = ${answer}`,
    ],
  }
}

function sidesOf(rng: Random) {
  const sides = rng.pick(WHOLE)
  const outer = 360 / sides
  const interior = 180 - outer
  const how = rng.pick(['interior', 'difference', 'ratio'] as const)
  const told = {
    interior: say`each interior angle is ${degrees(interior)}`,
    difference: say`each interior angle is ${degrees(interior - outer)} larger than the exterior angle beside it`,
    ratio: say`the interior and the exterior angle at a corner are in the ratio ${ratio(interior, outer)}`,
  }[how === 'difference' && interior <= outer ? 'interior' : how]
  const answer = count(sides)
  return {
    concept: 'angles-of-a-polygon',
    given: { find: 'sides' as const, interior },
    prompt: rng.pick([
      say`In a regular polygon, ${told}. ${ask(rng, 'the number of sides of the polygon')}`,
      say`If ${told} in a regular polygon, then how many sides does the polygon have?`,
      say`The number of sides of a regular polygon in which ${told} is:`,
      say`How many sides does a regular polygon have, if ${told}?`,
      say`${rng.pick(THINGS)} is in the shape of a regular polygon in which ${told}. How many sides does it have?`,
    ]),
    answer,
    mistakes: [
      { value: 360 / interior, because: say`360° was divided by the interior angle` },
      { value: 180 / outer, because: say`180° was divided by the exterior angle` },
      { value: 720 / outer, because: say`720° was divided by the exterior angle` },
      { value: sides - 2, because: say`that is the number of triangles from one corner` },
      { value: sides + 2, because: say`2 was added to the number of sides` },
      { value: sides - 1, because: say`a side was lost in the division` },
      { value: sides + 1, because: say`a side too many was counted` },
      { value: sides - 3, because: say`that is the number of diagonals from one corner` },
    ],
    steps: [
      say`Interior and exterior angle make 180° at each corner.`,
      say`Here the exterior angle is ${degrees(outer)}.`,
      say`The exterior angles add up to 360°: 360 ÷ ${outer} = ${answer}`,
    ],
  }
}

function diagonalsOf(rng: Random) {
  const sides = rng.int(5, 60)
  const key = (sides * (sides - 3)) / 2
  const answer = count(key)
  const shape = NAMES[sides] ? `${sides === 8 ? 'an' : 'a'} ${NAMES[sides]}` : `a polygon of ${sides} sides`
  return {
    concept: 'diagonals-of-a-polygon',
    given: { find: 'diagonals' as const, sides },
    prompt: rng.pick([
      say`How many diagonals does ${shape} have?`,
      say`The number of diagonals of ${shape} is:`,
      say`${ask(rng, say`the ${rng.pick(['number', 'total number'])} of diagonals that can be drawn in ${shape}`)}`,
      say`If a ${rng.pick(['polygon', 'convex polygon'])} has ${sides} ${rng.pick(['sides', 'vertices'])}, then how many diagonals does it have?`,
      say`A ${rng.pick(['polygon', 'convex polygon'])} has ${sides} ${rng.pick(['sides', 'vertices'])}. ${ask(rng, 'the number of its diagonals')}`,
    ]),
    answer,
    mistakes: [
      { value: sides * (sides - 3), because: say`every diagonal was counted from both ends` },
      { value: (sides * (sides - 1)) / 2, because: say`the sides were counted as well` },
      { value: sides - 3, because: say`that is the number of diagonals from one corner` },
      { value: (sides * (sides - 2)) / 2, because: say`only one neighbour was left out at each corner` },
      { value: ((sides - 1) * (sides - 4)) / 2, because: say`a corner too few was counted` },
      { value: ((sides + 1) * (sides - 2)) / 2, because: say`a corner too many was counted` },
      { value: ((sides - 2) * (sides - 3)) / 2, because: say`2 was taken off the number of corners` },
      { value: sides * 2, because: say`two diagonals were counted for every corner` },
    ],
    steps: [
      say`From each corner run ${sides} − 3 = ${sides - 3} diagonals, to all but itself and its two neighbours.`,
      say`${sides} × ${sides - 3} = ${sides * (sides - 3)} counts each of them twice.`,
      say`${sides * (sides - 3)} ÷ 2 = ${answer}`,
    ],
  }
}

const FEW_SIDES = range(5, 40).filter((sides) => 360 % sides === 0 || 3600 % sides === 0)

function angleAndDiagonals(rng: Random) {
  const sides = rng.pick(FEW_SIDES)
  const diagonals = (sides * (sides - 3)) / 2
  const key = 180 - 360 / sides
  const answer = degrees(key)
  return {
    concept: 'diagonals-of-a-polygon',
    given: { find: 'angle-of-diagonals' as const, diagonals },
    prompt: rng.pick([
      say`A regular polygon has ${diagonals} diagonals. ${ask(rng, 'the measure of each of its interior angles')}`,
      say`If the number of diagonals of a regular polygon is ${diagonals}, then ${askIf(rng, 'each interior angle of the polygon')}`,
      say`The total number of diagonals in a regular polygon is ${diagonals}. ${ask(rng, say`the ${rng.pick(['size', 'measure'])} of each interior angle`)}`,
      say`${ask(rng, say`the interior angle of a regular polygon in which ${diagonals} diagonals can be drawn`)}`,
      say`In a regular polygon, exactly ${diagonals} line segments join pairs of non-adjacent vertices. ${ask(rng, 'the interior angle of the polygon')}`,
    ]),
    answer,
    within: [1, 179.9] as const,
    mistakes: [
      { value: 360 / sides, because: say`that is the exterior angle` },
      {
        value: 180 - 360 / (sides - 3),
        because: say`the number of diagonals from a corner was taken for the number of sides`,
      },
      { value: 180 - 360 / (sides + 1), because: say`a side too many was counted` },
      { value: 180 - 360 / (sides - 1), because: say`a side too few was counted` },
      { value: 180 - 180 / sides, because: say`180° ÷ ${sides} was taken off 180°` },
      { value: 180 - 720 / sides, because: say`twice the exterior angle was taken off 180°` },
      { value: 180 / sides, because: say`180° was divided by the number of sides` },
      { value: 180 - 360 / (sides + 3), because: say`3 was added to the number of sides` },
    ],
    steps: [
      say`With n corners there are n × (n − 3) ÷ 2 diagonals: n × (n − 3) = ${2 * diagonals}`,
      say`${sides} × ${sides - 3} = ${2 * diagonals}, so the polygon has ${sides} sides.`,
      say`Exterior angle = 360 ÷ ${sides} = ${degrees(360 / sides)}`,
      say`Interior angle = 180 − ${360 / sides} = ${answer}`,
    ],
  }
}

/** Two polygons whose numbers of sides and whose angles are in small ratios. */
const PAIRS = range(3, 24).flatMap((small) =>
  range(small + 1, 30).flatMap((large) => {
    const sides = gcd(small, large)
    const [p, q] = [small / sides, large / sides]
    const [one, other] = [(small - 2) * large, (large - 2) * small]
    const angles = gcd(one, other)
    const [r, s] = [one / angles, other / angles]
    return q <= 9 && s <= 24 && sides > 1
      ? [{ small, large, sides: [p, q] as const, angles: [r, s] as const }]
      : []
  }),
)

function twoPolygons(rng: Random) {
  const { small, large, sides, angles } = rng.pick(PAIRS)
  const wanted = rng.pick(['fewer', 'more'] as const)
  const key = wanted === 'fewer' ? small : large
  const answer = count(key)
  const [p, q] = sides
  const [r, s] = angles
  return {
    concept: 'angles-of-a-polygon',
    given: { find: 'two' as const, sides, angles, wanted },
    prompt: rng.pick([
      say`The numbers of sides of two regular polygons are in the ratio ${ratio(p, q)} and their interior angles are in the ratio ${ratio(r, s)}. ${ask(rng, say`the number of sides of the polygon with ${wanted} sides`)}`,
      say`The ratio of the numbers of sides of two regular polygons is ${ratio(p, q)}, and the ratio of their interior angles is ${ratio(r, s)}. How many sides does the one with ${wanted} sides have?`,
      say`If the interior angles of two regular polygons are in the ratio ${ratio(r, s)} and their numbers of sides are in the ratio ${ratio(p, q)}, then the polygon with ${wanted} sides has how many sides?`,
      say`Two regular polygons have sides in the ratio ${ratio(p, q)} and interior angles in the ratio ${ratio(r, s)}, respectively. ${ask(rng, say`the number of sides of the one having ${wanted} sides`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'fewer' ? large : small,
        because:
          wanted === 'fewer'
            ? say`that is the polygon with more sides`
            : say`that is the polygon with fewer sides`,
      },
      // Whole numbers of parts only: with sides as 1 : 5, the larger number is a multiple of 5.
      ...[-2, -1, 1, 2, 3].map((by) => ({
        value: key + by * (wanted === 'fewer' ? p : q),
        because:
          by < 0
            ? say`the common factor of the ratio was found ${-by} too small`
            : say`the common factor of the ratio was found ${by} too large`,
      })),
    ],
    others: [4, 5, 6].map((by) => key + by * (wanted === 'fewer' ? p : q)),
    within: [3, 200] as const,
    steps: [
      say`Let the polygons have ${p}k and ${q}k sides. An interior angle is 180 × (n − 2) ÷ n.`,
      say`(${p}k − 2) ÷ ${p}k : (${q}k − 2) ÷ ${q}k = ${ratio(r, s)}`,
      say`This gives k = ${small / p}, so the polygons have ${small} and ${large} sides.`,
      say`The polygon with ${wanted} sides has ${answer}`,
    ],
  }
}

/** "Two angles of a polygon are 100° and 128°, and each of the others is 148°. How many sides has it?" */
function equalRest(rng: Random) {
  const { sides, known, rest } = rng.until(
    () => {
      const [all, given, each] = [rng.int(5, 20), rng.int(2, 4), rng.int(110, 170)]
      const left = (all - 2) * 180 - (all - given) * each
      const first = range(2, given).map(() => rng.int(70, 165))
      return {
        sides: all,
        known: [...first, left - first.reduce((sum, angle) => sum + angle, 0)],
        rest: each,
      }
    },
    (drawn) =>
      drawn.known.every((angle) => angle >= 70 && angle <= 170 && angle !== drawn.rest) &&
      new Set(drawn.known).size === drawn.known.length,
  )
  const answer = count(sides)
  const list = known.map((angle) => `${angle}°`)
  const listed = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
  const many = ['', '', 'Two', 'Three', 'Four'][known.length] ?? ''
  const outer = known.map((angle) => 180 - angle)
  const used = outer.reduce((sum, angle) => sum + angle, 0)
  return {
    concept: 'angles-of-a-polygon',
    given: { find: 'equal-rest' as const, known, rest },
    prompt: rng.pick([
      say`${many} of the interior angles of a polygon are ${listed}, and each of the others is ${degrees(rest)}. ${ask(rng, 'the number of sides of the polygon')}`,
      say`In a convex polygon ${many.toLowerCase()} interior angles measure ${listed}. If every other interior angle is ${degrees(rest)}, how many sides does the polygon have?`,
      say`All interior angles of a polygon are ${degrees(rest)} except ${many.toLowerCase()}, which are ${listed}. The number of sides of the polygon is:`,
      say`A ${rng.pick(['plot', 'park', 'garden', 'courtyard'])} has the shape of a convex polygon. Its angles at ${many.toLowerCase()} corners are ${listed}, and at every other corner ${degrees(rest)}. How many ${rng.pick(['sides', 'corners'])} does it have?`,
      say`A convex polygon has angles of ${listed}; its remaining angles are all equal to ${degrees(rest)}. ${ask(rng, 'the number of its sides')}`,
    ]),
    answer,
    mistakes: [
      { value: sides - known.length, because: say`that is the number of the equal angles` },
      {
        value: sides + known.length,
        because: say`the given angles were counted twice`,
      },
      { value: sides - 2, because: say`that is the number of triangles from one corner` },
      { value: sides + 1, because: say`one side too many was counted` },
      { value: sides - 1, because: say`one side too few was counted` },
      { value: sides + 2, because: say`2 was added to the number of sides` },
    ],
    within: [known.length + 1, 60] as const,
    steps: [
      say`The exterior angles of a polygon add up to 360°.`,
      say`At the given corners they are ${outer.map((angle) => `${angle}°`).join(' + ')} = ${used}°, so ${degrees(360 - used)} are left.`,
      say`At each other corner it is 180° − ${rest}° = ${degrees(180 - rest)}: ${360 - used} ÷ ${180 - rest} = ${sides - known.length} corners`,
      say`${sides - known.length} + ${known.length} = ${answer}`,
    ],
  }
}

/** The least angle, the step and the sides of polygons whose angles rise by equal steps below 180°. */
const RISING = range(3, 20).flatMap((sides) =>
  range(1, 20).flatMap((step) => {
    const least = ((sides - 2) * 180 - (step * sides * (sides - 1)) / 2) / sides
    return Number.isInteger(least) && least >= 30 && least + (sides - 1) * step < 180
      ? [{ sides, step, least }]
      : []
  }),
)

/** "The interior angles of a polygon are in AP. The smallest is 120° and the common difference 5°. How many sides has it?" */
function inProgression(rng: Random) {
  const { sides, step, least } = rng.pick(RISING)
  const answer = count(sides)
  return {
    concept: 'angles-of-a-polygon',
    given: { find: 'progression' as const, least, step },
    prompt: rng.pick([
      say`The interior angles of a convex polygon are in arithmetic progression. The smallest is ${degrees(least)} and the common difference is ${degrees(step)}. ${ask(rng, 'the number of sides of the polygon')}`,
      say`The interior angles of a convex polygon, taken in order of size, rise by ${degrees(step)} from ${degrees(least)}. How many sides does the polygon have?`,
    ]),
    answer,
    mistakes: [
      { value: sides - 1, because: say`that is the number of steps` },
      { value: sides + 1, because: say`one side too many was counted` },
      { value: sides + 2, because: say`2 was added to the number of sides` },
      { value: sides - 2, because: say`that is the number of triangles from one corner` },
      { value: 2 * sides, because: say`the division by 2 in the sum was forgotten` },
    ],
    within: [3, 60] as const,
    steps: [
      say`The sum of n angles is n ÷ 2 × (2 × ${least}° + (n − 1) × ${step}°), and it must be (n − 2) × 180°.`,
      say`The solution must leave every angle below 180°.`,
      say`With n = ${sides} the largest angle is ${least} + ${sides - 1} × ${step} = ${degrees(least + (sides - 1) * step)}, and both sums are ${degrees((sides - 2) * 180)}.`,
      say`The polygon has as many sides: ${answer}`,
    ],
  }
}

/** The usual names; other polygons are described by their number of sides. */
const NAMES: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: 'dodecagon',
}

/** Numbers of sides whose angles are short decimals. */
const WHOLE = range(5, 60).filter((sides) => 3600 % sides === 0 || 360 % sides === 0)

/** Things with such a shape. */
const THINGS = [
  'a park',
  'a table top',
  'a floor tile',
  'a fountain basin',
  'a clock face',
  'a bandstand',
  'a rangoli',
  'a window',
]
