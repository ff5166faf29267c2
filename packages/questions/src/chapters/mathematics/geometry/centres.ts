import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { cm } from '../../../kit/values/measures.ts'
import { degrees } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { inradius, medianLength } from './centres-hard.ts'
import { equilateral, rightTriangle } from './centres-special.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'
import { angleAt, distance, footOn, fromSides, meet, type Point } from './plane.ts'

/** "G is the centroid of triangle ABC and AD a median of 18 cm. How long is AG?" */
export const centres = defineGenerator({
  id: 'geometry/centres',
  version: 1,
  levels: {
    easy: { forms: [centroid, circumcentre] },
    medium: { forms: [rightTriangle, equilateral] },
    hard: { forms: [inradius, medianLength] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'centroid': {
        // A triangle with this median, its centroid as the mean of the corners.
        const [a, b, c]: [Point, Point, Point] = [
          [0, given.median],
          [-7, 0],
          [7, 0],
        ]
        const g: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
        return given.wanted === 'upper' ? distance(a, g) : distance(g, [0, 0])
      }
      case 'at-circumcentre': {
        // Two points of a circle that see each other under this angle from a third one.
        const half = given.angle
        const on = (turn: number): Point => [
          Math.cos((turn * Math.PI) / 180),
          Math.sin((turn * Math.PI) / 180),
        ]
        const [b, c, a] = [on(-half), on(half), on(180)]
        return Math.round(angleAt(b, a, c)) === half ? angleAt(b, [0, 0], c) : Number.NaN
      }
      case 'right-inradius': {
        const [a, b, c]: [Point, Point, Point] = [
          [given.one, 0],
          [0, given.other],
          [0, 0],
        ]
        return inradiusOf(a, b, c)
      }
      case 'right-circumradius':
        return distance([given.one / 2, given.other / 2], [0, 0])
      case 'equilateral': {
        const [a, b, c] = fromSides(given.side, given.side, given.side)
        const centre: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
        return given.wanted === 'inner' ? distance(centre, footOn([a, b], centre)) : distance(centre, a)
      }
      case 'inradius':
        return inradiusOf(...fromSides(...given.sides))
      case 'median': {
        const [a, b, c] = fromSides(...given.sides)
        return distance(a, [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2])
      }
    }
  },
})

/** Where two bisectors meet, and how far that is from a side. */
function inradiusOf(a: Point, b: Point, c: Point): number {
  const bisector = (corner: Point, one: Point, other: Point): [Point, Point] => {
    const [p, q] = [distance(corner, one), distance(corner, other)]
    return [
      corner,
      [
        corner[0] + (one[0] - corner[0]) / p + (other[0] - corner[0]) / q,
        corner[1] + (one[1] - corner[1]) / p + (other[1] - corner[1]) / q,
      ],
    ]
  }
  const centre = meet(bisector(a, b, c), bisector(b, a, c))
  return distance(centre, footOn([a, b], centre))
}

function centroid(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const d = otherLetter(rng, name, 'DEMNT')
  const g = otherLetter(rng, name + d, 'GO')
  const unit = rng.int(2, 40) / 2
  const median = 3 * unit
  const wanted = rng.pick(['upper', 'lower'] as const)
  const part = wanted === 'upper' ? a + g : g + d
  const key = wanted === 'upper' ? 2 * unit : unit
  const person = rng.pick(people)
  const answer = cm(key)
  return {
    given: { find: 'centroid' as const, median, wanted },
    prompt: rng.pick([
      say`${g} is the centroid of triangle ${name} and ${a}${d} is a median of ${cm(median)}. How long is ${part}?`,
      say`${person.name} draws the three medians of △${name}; they meet in ${g}. The median ${a}${d} is ${cm(median)} long. Find ${part}.`,
      say`A triangular plate ${name} balances on a pin at its centroid ${g}. ${d} is the midpoint of ${b}${c}, and ${person.name} measures ${a}${d} as ${cm(median)}. What is ${part}?`,
      say`If ${d} is the midpoint of the side ${b}${c} of △${name}, ${g} the point where the medians cross and ${a}${d} = ${cm(median)}, then ${part} is`,
    ]),
    answer,
    mistakes: [
      { value: wanted === 'upper' ? unit : 2 * unit, because: say`the other part of the median was taken` },
      { value: median / 2, because: say`the centroid was taken for the middle of the median` },
      { value: (3 * median) / 4, because: say`the median was divided in the ratio 3 : 1` },
      { value: median / 4, because: say`the median was divided in the ratio 1 : 3` },
      { value: (2 * median) / 5, because: say`the median was divided in the ratio 2 : 3` },
      { value: median, because: say`that is the whole median` },
      { value: 2 * median, because: say`the median was doubled` },
      { value: unit / 2, because: say`a third was halved` },
    ],
    steps: [
      say`The centroid divides each median in the ratio 2 : 1, counted from the corner.`,
      wanted === 'upper'
        ? say`${part} = 2/3 × ${median} = ${answer}`
        : say`${part} = 1/3 × ${median} = ${answer}`,
    ],
  }
}

function circumcentre(rng: Random) {
  const { name, a, b, c } = drawTriangleNames(rng)
  const o = otherLetter(rng, name, 'OW')
  const angle = rng.int(25, 80)
  const person = rng.pick(people)
  const answer = degrees(2 * angle)
  return {
    given: { find: 'at-circumcentre' as const, angle },
    prompt: rng.pick([
      say`${o} is the circumcentre of an acute triangle ${name} drawn by ${person.name}. If ∠${b}${a}${c} = ${degrees(angle)}, what is ∠${b}${o}${c}?`,
      say`${person.name} draws the circle through the corners of an acute-angled △${name} and calls its centre ${o}. The angle at ${a} is ${degrees(angle)}. Find ∠${b}${o}${c}.`,
      say`The perpendicular bisectors of the sides of an acute triangle ${name} meet at ${o}. With ${degrees(angle)} at ${a}, how large is the angle ${b}${o}${c} that ${person.name} measures?`,
      say`In an acute △${name} of ${person.name}, ${o} is equally far from ${a}, ${b} and ${c}, and ∠${a} = ${degrees(angle)}. Then ∠${b}${o}${c} is`,
    ]),
    answer,
    within: [1, 179] as const,
    mistakes: [
      { value: 90 + angle / 2, because: say`that is the angle at the incentre` },
      { value: 180 - angle, because: say`that is the angle at the orthocentre` },
      { value: angle, because: say`the angle at the centre was taken to be equal to that at ${a}` },
      { value: angle / 2, because: say`the angle was halved instead of doubled` },
      { value: 180 - 2 * angle, because: say`the double was taken off 180°` },
      { value: 90 - angle / 2, because: say`half of the angle was taken off 90°` },
      { value: 90 + angle, because: say`90° was added to the angle` },
      { value: 180 - angle / 2, because: say`half of the angle was taken off 180°` },
    ],
    steps: [
      say`The circumcentre is the centre of the circle through the corners.`,
      say`The angle at the centre is twice the angle at the circle: 2 × ${angle} = ${answer}`,
    ],
  }
}
