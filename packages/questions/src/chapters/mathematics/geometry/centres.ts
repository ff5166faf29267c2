import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { cm } from '../../../kit/values/quantities.ts'
import { degrees, quantity, surd } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawTriangleNames, otherLetter } from './letters.ts'
import { angleAt, distance, footOn, fromSides, meet, type Point } from './plane.ts'

/** "G is the centroid of triangle ABC and AD a median of 18 cm. How long is AG?" */
export const centres = defineGenerator({
  id: 'geometry/centres',
  version: 7,
  concepts: ['centroid-and-medians', 'circumcentre', 'circumradius', 'inradius'],
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
  const answer = cm(key)
  return {
    concept: 'centroid-and-medians',
    given: { find: 'centroid' as const, median, wanted },
    prompt: rng.pick([
      say`${g} is the centroid of △${name} and ${a}${d} is its median. If ${a}${d} = ${cm(median)}, ${askThen(rng, say`the length of ${part}`)}`,
      say`In △${name}, the medians meet at ${g}. If the length of the median ${a}${d} is ${cm(median)}, ${askThen(rng, say`the length of ${part}`)}`,
      say`The medians of a triangle ${name} intersect at ${g}, and ${d} is the midpoint of ${b}${c}. If ${a}${d} is ${cm(median)} long, ${rng.pick([say`how long is ${part}?`, askThen(rng, say`the length of ${part}`)])}`,
      say`If ${d} is the midpoint of side ${b}${c} of △${name}, ${g} is the centroid and ${a}${d} = ${cm(median)}, then ${askThen(rng, say`the length of ${part}`)}`,
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
  const angle = rng.int(18, 86)
  const answer = degrees(2 * angle)
  return {
    concept: 'circumcentre',
    given: { find: 'at-circumcentre' as const, angle },
    prompt: rng.pick([
      say`${o} is the circumcentre of an acute-angled triangle ${name}. If ∠${b}${a}${c} = ${degrees(angle)}, ${askThen(rng, say`the measure of ∠${b}${o}${c}`)}`,
      say`In an acute-angled △${name}, ∠${a} = ${degrees(angle)} and ${o} is the circumcentre. ${ask(rng, say`the measure of ∠${b}${o}${c}`)}`,
      say`The perpendicular bisectors of the sides of an acute-angled triangle ${name} meet at ${o}. If ∠${a} = ${degrees(angle)}, then ${askThen(rng, say`∠${b}${o}${c}`)}`,
      say`If ${o} is the centre of the circle passing through the vertices of an acute-angled △${name} and ∠${b}${a}${c} = ${degrees(angle)}, ${askThen(rng, say`∠${b}${o}${c}`)}`,
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
  const answer = cm(key)
  return {
    concept: wanted === 'inner' ? 'inradius' : ['circumradius', 'circumcentre'],
    given: {
      find: wanted === 'inner' ? ('right-inradius' as const) : ('right-circumradius' as const),
      one,
      other,
    },
    prompt: rng.pick([
      say`In △${name}, ∠${c} = 90° and the two sides containing the right angle are ${cm(one)} and ${cm(other)}. ${ask(rng, say`the radius of its ${what}`)}`,
      say`The lengths of the two perpendicular sides of a right-angled triangle ${name} are ${cm(one)} and ${cm(other)}. ${ask(rng, say`the ${wanted === 'inner' ? 'inradius' : 'circumradius'} of the triangle`)}`,
      say`If the sides of a triangle ${name} forming the right angle at ${c} are ${cm(other)} and ${cm(one)}, ${askThen(rng, say`the radius of its ${what}`)}`,
      say`A circle ${wanted === 'inner' ? 'touches all three sides' : 'passes through all three vertices'} of a right-angled triangle ${name} whose perpendicular sides are ${cm(one)} and ${cm(other)}. ${ask(rng, 'the radius of the circle')}`,
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
  const wanted = rng.pick(['inner', 'outer'] as const)
  const side = rng.int(6, 210, wanted === 'inner' ? 6 : 3)
  const times = wanted === 'inner' ? side / 6 : side / 3
  const answer = surd(times, 3, 'cm')
  const what = wanted === 'inner' ? 'incircle' : 'circumcircle'
  return {
    concept: wanted === 'inner' ? 'inradius' : ['circumradius', 'circumcentre'],
    given: { find: 'equilateral' as const, side, wanted },
    prompt: rng.pick([
      say`Each side of an equilateral triangle ${name} is ${cm(side)}. ${ask(rng, say`the radius of its ${what}`)}`,
      say`The perimeter of an equilateral triangle ${name} is ${cm(3 * side)}. ${ask(rng, say`the radius of its ${what}`)}`,
      say`The centroid of an equilateral triangle ${name} of side ${cm(side)} is the centre of its ${what}. ${ask(rng, 'the radius of this circle')}`,
      say`${name} is an equilateral triangle with sides of ${cm(side)}. ${ask(rng, say`the radius of its ${what}`)}`,
      say`If the side of an equilateral △${name} is ${cm(side)}, then ${askThen(rng, say`the radius of the circle ${wanted === 'inner' ? 'inscribed in' : 'circumscribing'} the triangle`)}`,
      say`A circle is ${wanted === 'inner' ? 'inscribed in' : 'drawn through the vertices of'} an equilateral triangle ${name} of side ${cm(side)}. ${ask(rng, 'the radius of the circle')}`,
      say`${ask(rng, say`the ${wanted === 'inner' ? 'inradius' : 'circumradius'} of an equilateral triangle ${name} whose perimeter is ${cm(3 * side)}`)}`,
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
      { value: surd(side / 5, 3, 'cm'), because: say`the side was divided by 5 instead of 3 or 6` },
      { value: surd(side / 12, 3, 'cm'), because: say`the radius of the incircle was halved` },
      { value: cm(side / 2), because: say`half of the side was taken` },
      { value: cm(side / 3), because: say`a third of the side was taken` },
    ],
    // Either radius is less than the side.
    within: [0.1, side - 0.1] as const,
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
const INNER = range(5, 68).flatMap((a) =>
  range(a, 75).flatMap((b) =>
    range(b, Math.min(85, a + b - 1)).flatMap((c) => {
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
  const answer = cm(radius)
  return {
    concept: 'inradius',
    given: { find: 'inradius' as const, sides },
    prompt: rng.pick([
      say`The sides of △${name} are ${cm(a)}, ${cm(b)} and ${cm(c)}. ${ask(rng, 'the radius of its incircle')}`,
      say`If the lengths of the sides of a triangle ${name} are ${cm(b)}, ${cm(c)} and ${cm(a)}, then ${askThen(rng, 'its inradius')}`,
      say`A circle is inscribed in a triangle ${name} with sides ${cm(c)}, ${cm(a)} and ${cm(b)}. ${ask(rng, 'the radius of the circle')}`,
      say`The incircle of △${name} touches its sides, which are ${cm(a)}, ${cm(b)} and ${cm(c)} long. ${ask(rng, 'its radius')}`,
      say`The three sides of triangle ${name} measure ${cm(a)}, ${cm(c)} and ${cm(b)}. ${ask(rng, 'the distance of its incentre from each side')}`,
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
      { value: radius + 1, because: say`a slip in the division made it too long` },
      { value: radius - 1, because: say`a slip in the division made it too short` },
      // Few other lengths fit into a small triangle.
      ...(a <= 4 * radius
        ? [{ value: radius + 0.5, because: say`a slip in the root made the area too large` }]
        : []),
    ].filter(({ value }) => Number.isInteger(4 * value)),
    // The circle lies inside the triangle.
    within: [0.2, a / 2] as const,
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
  const { name } = names
  const [top, left, right] = [names.a, names.b, names.c]
  const answer = cm(median)
  return {
    concept: 'centroid-and-medians',
    given: { find: 'median' as const, sides: [a, b, c] as const },
    prompt: rng.pick([
      say`In △${name}, ${top}${left} = ${cm(c)}, ${top}${right} = ${cm(b)} and ${left}${right} = ${cm(a)}. If ${d} is the midpoint of ${left}${right}, ${askThen(rng, say`the length of ${top}${d}`)}`,
      say`${top}${d} is a median of △${name} in which ${left}${right} = ${cm(a)}, ${top}${right} = ${cm(b)} and ${top}${left} = ${cm(c)}. ${ask(rng, say`the length of the median ${top}${d}`)}`,
      say`If the sides ${top}${left}, ${top}${right} and ${left}${right} of a triangle ${name} are ${cm(c)}, ${cm(b)} and ${cm(a)}, respectively, ${askThen(rng, say`the length of the median drawn from ${top}`)}`,
      say`The vertex ${top} of △${name} is joined to the midpoint ${d} of ${left}${right}. If ${top}${left} = ${cm(c)}, ${left}${right} = ${cm(a)} and ${top}${right} = ${cm(b)}, ${askThen(rng, say`the length of ${top}${d}`)}`,
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
      { value: median + 1, because: say`a slip in the root made it too long` },
      { value: median - 1, because: say`a slip in the root made it too short` },
      { value: median + 3, because: say`a slip in the squares made it too long` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    // Between half of the difference and half of the sum of the two sides.
    within: [(c - b) / 2 + 0.1, (b + c) / 2] as const,
    steps: [
      say`For a median: ${top}${left}² + ${top}${right}² = 2 × (${top}${d}² + ${left}${d}²)`,
      say`${c}² + ${b}² = ${c * c + b * b}, and half of it is ${(c * c + b * b) / 2}.`,
      say`${left}${d} = ${a} ÷ 2 = ${a / 2}, its square is ${(a * a) / 4}.`,
      say`${top}${d} = √(${(c * c + b * b) / 2} − ${(a * a) / 4}) = ${answer}`,
    ],
  }
}
