import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { degrees, quantity, surd } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'
import { angleAt, distance, footOn, fromSides, meet, type Point } from './plane.ts'

/** "G is the centroid of triangle ABC and AD a median of 18 cm. How long is AG?" */
export const centres = defineGenerator({
  id: 'geometry/centres',
  version: 1,
  concepts: ['centroid-and-medians', 'circumcentre', 'inradius'],
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
        // Two points of a circle that subtend this angle at a third one.
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
    concept: 'centroid-and-medians',
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
    concept: 'circumcentre',
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

const TRIPLES = range(3, 80).flatMap((one) =>
  range(one + 1, 84).flatMap((other) => {
    const longest = Math.hypot(one, other)
    return Number.isInteger(longest) && longest <= 90 ? [{ one, other, longest }] : []
  }),
)

function rightTriangle(rng: Random) {
  const { name, c } = drawTriangleNames(rng)
  const drawn = rng.pick(TRIPLES)
  const [one = 0, other = 0] = rng.shuffle([drawn.one, drawn.other])
  const longest = drawn.longest
  const wanted = rng.pick(['inner', 'outer'] as const)
  const [small, large] = [(one + other - longest) / 2, longest / 2]
  const key = wanted === 'inner' ? small : large
  const what = wanted === 'inner' ? 'incircle' : 'circumcircle'
  const person = rng.pick(people)
  const answer = cm(key)
  return {
    concept: wanted === 'inner' ? 'inradius' : 'circumcentre',
    given: {
      find: wanted === 'inner' ? ('right-inradius' as const) : ('right-circumradius' as const),
      one,
      other,
    },
    prompt: rng.pick([
      say`The sides of a triangle ${name} that enclose the right angle at ${c} are ${cm(one)} and ${cm(other)}. What is the radius of its ${what}?`,
      say`${person.name} draws a right triangle ${name} with legs of ${cm(one)} and ${cm(other)}, and then ${wanted === 'inner' ? 'the circle that touches all its sides' : 'the circle through all its corners'}. Find the radius of this circle.`,
      say`A set square ${name} has its right angle at ${c}; the edges there measure ${cm(other)} and ${cm(one)}. What radius has the ${wanted === 'inner' ? 'largest circle that fits inside' : 'smallest circle that covers it'}, asks ${person.name}.`,
      say`In △${name}, ∠${c} = 90° and the two shorter sides are ${cm(one)} and ${cm(other)}. The radius of the ${what} that ${person.name} draws is`,
    ]),
    answer,
    mistakes: [
      {
        value: wanted === 'inner' ? large : small,
        because:
          wanted === 'inner'
            ? say`that is the radius of the circumcircle`
            : say`that is the radius of the incircle`,
      },
      { value: wanted === 'inner' ? one + other - longest : longest, because: say`that is the diameter` },
      { value: (one + other) / 2, because: say`half of the sum of the legs was taken` },
      { value: Math.abs(one - other), because: say`the legs were subtracted` },
      { value: (one + other + longest) / 3, because: say`a third of the perimeter was taken` },
      { value: (one * other) / longest, because: say`that is the height on the longest side` },
      { value: wanted === 'inner' ? small / 2 : large / 2, because: say`the radius was halved` },
      { value: (one + other + longest) / 2, because: say`that is half of the perimeter` },
    ],
    steps: [
      say`Longest side = √(${one}² + ${other}²) = ${cm(longest)}`,
      wanted === 'inner'
        ? say`The tangents from a corner are equal, so radius = (sum of the legs − longest side) ÷ 2`
        : say`The longest side of a right triangle is a diameter of its circumcircle.`,
      wanted === 'inner'
        ? say`(${one} + ${other} − ${longest}) ÷ 2 = ${answer}`
        : say`${longest} ÷ 2 = ${answer}`,
    ],
  }
}

function equilateral(rng: Random) {
  const { name } = drawTriangleNames(rng)
  const side = rng.int(6, 120, 6)
  const wanted = rng.pick(['inner', 'outer'] as const)
  const times = wanted === 'inner' ? side / 6 : side / 3
  const person = rng.pick(people)
  const answer = surd(times, 3, 'cm')
  const what = wanted === 'inner' ? 'incircle' : 'circumcircle'
  return {
    concept: wanted === 'inner' ? 'inradius' : 'circumcentre',
    given: { find: 'equilateral' as const, side, wanted },
    prompt: rng.pick([
      say`Each side of an equilateral triangle ${name} is ${cm(side)}. What is the radius of its ${what}, which ${person.name} draws?`,
      say`${person.name} has an equilateral frame ${name} with edges of ${cm(side)}. What radius has the ${wanted === 'inner' ? 'circle that touches all three edges from within' : 'circle that passes through its three corners'}?`,
      say`The perimeter of an equilateral triangle ${name} is ${cm(3 * side)}. ${person.name} finds that the radius of its ${what} is`,
      say`Find the distance from the centre of an equilateral △${name} of side ${cm(side)} to ${wanted === 'inner' ? 'any of its sides' : 'any of its corners'}, as ${person.name} marks it.`,
    ]),
    answer,
    mistakes: [
      {
        value: surd(wanted === 'inner' ? side / 3 : side / 6, 3, 'cm'),
        because:
          wanted === 'inner'
            ? say`that is the radius of the circumcircle`
            : say`that is the radius of the incircle`,
      },
      { value: surd(side / 2, 3, 'cm'), because: say`that is the height of the triangle` },
      { value: surd(side / 4, 3, 'cm'), because: say`half of the height was taken` },
      {
        value: surd((2 * side) / 3, 3, 'cm'),
        because: say`the factor 2/3 was applied to the side instead of the height`,
      },
      { value: surd(side, 3, 'cm'), because: say`the side was multiplied by √3` },
      { value: surd(side / 12, 3, 'cm'), because: say`the radius of the incircle was halved` },
      { value: cm(side / 2), because: say`half of the side was taken` },
      { value: cm(side / 3), because: say`a third of the side was taken` },
    ],
    steps: [
      say`Height = √3 ÷ 2 × ${side} = ${surd(side / 2, 3, 'cm')}`,
      say`All centres of an equilateral triangle are one point, which divides the height in the ratio 2 : 1.`,
      wanted === 'inner'
        ? say`Radius of the incircle = 1/3 of the height = ${answer}`
        : say`Radius of the circumcircle = 2/3 of the height = ${answer}`,
    ],
  }
}

/** Triangles whose inradius is a whole number of halves. */
const INNER = range(5, 52).flatMap((a) =>
  range(a, 52).flatMap((b) =>
    range(b, Math.min(60, a + b - 1)).flatMap((c) => {
      const half = (a + b + c) / 2
      const area = Math.sqrt(half * (half - a) * (half - b) * (half - c))
      const radius = area / half
      return Number.isInteger(area) && Number.isInteger(2 * radius) && a ** 2 + b ** 2 !== c ** 2
        ? [{ sides: [a, b, c] as const, half, area, radius }]
        : []
    }),
  ),
)

function inradius(rng: Random) {
  const { name } = drawTriangleNames(rng)
  const { sides, half, area, radius } = rng.pick(INNER)
  const [a, b, c] = sides
  const person = rng.pick(people)
  const answer = cm(radius)
  return {
    concept: 'inradius',
    given: { find: 'inradius' as const, sides },
    prompt: rng.pick([
      say`The sides of △${name} are ${cm(a)}, ${cm(b)} and ${cm(c)}. What is the radius of its incircle?`,
      say`${person.name} cuts the largest possible disc out of a triangular sheet ${name} with sides of ${cm(b)}, ${cm(c)} and ${cm(a)}. Find the radius of the disc.`,
      say`A circle touches all three sides of a triangle ${name} from within. If the sides measure ${cm(c)}, ${cm(a)} and ${cm(b)}, what radius does ${person.name} find?`,
      say`How far is the incentre of triangle ${name} from its sides, which ${person.name} gives as ${cm(a)}, ${cm(c)} and ${cm(b)}?`,
    ]),
    answer,
    mistakes: [
      { value: area / (a + b + c), because: say`the area was divided by the whole perimeter` },
      { value: (2 * area) / half, because: say`that is the diameter` },
      { value: (a * b * c) / (4 * area), because: say`that is the radius of the circumcircle` },
      { value: (2 * area) / c, because: say`that is the height on the longest side` },
      { value: (2 * area) / a, because: say`that is the height on the shortest side` },
      { value: half - c, because: say`that is the length of a tangent from a corner` },
      { value: (a + b + c) / 6, because: say`a third of half of the perimeter was taken` },
      { value: radius / 2, because: say`the radius was halved` },
    ],
    steps: [
      say`Half of the perimeter = (${a} + ${b} + ${c}) ÷ 2 = ${cm(half)}`,
      say`Area = √(${half} × ${half - a} × ${half - b} × ${half - c}) = ${quantity(area, 'cm²')}`,
      say`Three triangles with the radius as height fill the triangle: area = radius × half of the perimeter`,
      say`Radius = ${area} ÷ ${half} = ${answer}`,
    ],
  }
}

/** Two sides, the third and the whole median on it. */
const MEDIANS = range(6, 40).flatMap((b) =>
  range(b + 1, 40).flatMap((c) =>
    range(c - b + 1, b + c - 1).flatMap((a) => {
      const square = (2 * b * b + 2 * c * c - a * a) / 4
      const median = Math.sqrt(square)
      return a % 2 === 0 && Number.isInteger(median) && b * b + c * c !== a * a ? [{ a, b, c, median }] : []
    }),
  ),
)

function medianLength(rng: Random) {
  const names = drawTriangleNames(rng)
  const d = otherLetter(rng, names.name, 'DEMNT')
  const { a, b, c, median } = rng.pick(MEDIANS)
  const person = rng.pick(people)
  const { name } = names
  const [top, left, right] = [names.a, names.b, names.c]
  const answer = cm(median)
  return {
    concept: 'centroid-and-medians',
    given: { find: 'median' as const, sides: [a, b, c] as const },
    prompt: rng.pick([
      say`In △${name}, ${top}${left} = ${cm(c)}, ${top}${right} = ${cm(b)} and ${left}${right} = ${cm(a)}. ${d} is the midpoint of ${left}${right}. How long is the median ${top}${d}?`,
      say`${person.name} draws a triangle ${name} with ${left}${right} = ${cm(a)}, ${top}${right} = ${cm(b)} and ${top}${left} = ${cm(c)}, and joins ${top} with the middle ${d} of ${left}${right}. Find ${top}${d}.`,
      say`A rod ${top}${d} supports a triangular frame ${name} from the corner ${top} to the midpoint ${d} of the side ${left}${right} of ${cm(a)}. The other sides are ${cm(b)} and ${cm(c)}. What length of rod does ${person.name} need?`,
      say`The two sides of △${name} at ${top} measure ${cm(b)} and ${cm(c)}, the third ${cm(a)}. The median from ${top} that ${person.name} computes is`,
    ]),
    answer,
    mistakes: [
      { value: (b + c) / 2, because: say`the average of the two sides was taken` },
      {
        value: a / 2,
        because: say`half of the third side was taken, which holds only for a right angle at ${top}`,
      },
      { value: (a + b + c) / 3, because: say`the average of the three sides was taken` },
      { value: 2 * median, because: say`the median was doubled` },
      { value: (2 * median) / 3, because: say`that is the part of the median down to the centroid` },
      { value: median / 3, because: say`that is the part of the median below the centroid` },
      {
        value: Math.sqrt(Math.abs(b * b - (a * a) / 4)),
        because: say`the median was taken to be perpendicular to ${left}${right}`,
      },
      { value: (b + c - a) / 2, because: say`half of the excess of the two sides over the third was taken` },
    ],
    steps: [
      say`For a median: ${top}${left}² + ${top}${right}² = 2 × (${top}${d}² + ${left}${d}²)`,
      say`${c}² + ${b}² = ${c * c + b * b}, and half of it is ${(c * c + b * b) / 2}.`,
      say`${left}${d} = ${a} ÷ 2 = ${a / 2}, its square is ${(a * a) / 4}.`,
      say`${top}${d} = √(${(c * c + b * b) / 2} − ${(a * a) / 4}) = ${answer}`,
    ],
  }
}
