import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ask, askIf } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { cornerOnLine, fromCentre, threeLines, twiceArea } from './area-in-steps.ts'
import { at, cross, drawSpot, lineWords, type Spot, signed, squares, written } from './coordinates.ts'

/** "What is the area of the triangle with the corners (0, 0), (4, 0) and (1, 3)?" */
export const coordinateArea = defineGenerator({
  id: 'geometry/coordinate-area',
  version: 9,
  concepts: ['area-of-triangle-by-coordinates', 'area-with-axes', 'area-of-quadrilateral-by-coordinates'],
  levels: {
    easy: { forms: [levelBase, withAxes] },
    medium: { forms: [triangle, parallelogram, quadrilateral, unknown] },
    hard: { forms: [threeLines, fromCentre, cornerOnLine] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'area':
        return inBox(given.corners)
      case 'parallelogram': {
        const [a, b, c] = given.corners
        return inBox([a, b, c, { x: a.x + c.x - b.x, y: a.y + c.y - b.y }])
      }
      case 'with-axes': {
        const [x, y] = [given.c / given.a, given.c / given.b]
        return inBox([
          { x: 0, y: 0 },
          { x, y: 0 },
          { x: 0, y },
        ])
      }
      case 'unknown': {
        const [a, b] = given.corners
        const fits = range(-80, 80).filter(
          (k) => Math.abs(inBox([a, b, { x: given.x, y: k }]) - given.area) < 1e-9 && k > 0,
        )
        return fits.length === 1 ? (fits[0] ?? Number.NaN) : Number.NaN
      }
      case 'three-lines': {
        const [first, second, third] = given.lines
        if (!first || !second || !third) return Number.NaN
        return inBox([meeting(first, second), meeting(second, third), meeting(third, first)])
      }
      case 'from-centre': {
        // The corner whose mean with the others is the centre, by stepping from it.
        const [a, b] = given.corners
        const { middle } = given
        const opposite = ({ x, y }: Spot): Spot => ({ x: 2 * middle.x - x, y: 2 * middle.y - y })
        if (given.shape === 'parallelogram') return inBox([a, b, opposite(a), opposite(b)])
        // From the middle of AB through the centroid, twice as far again.
        const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        return inBox([a, b, { x: middle.x + 2 * (middle.x - half.x), y: middle.y + 2 * (middle.y - half.y) }])
      }
      case 'corner-on-line': {
        const [a, b] = given.corners
        const fits = range(-400, 400).filter(
          (k) => Math.abs(inBox([a, b, { x: k, y: given.slope * k + given.rest }]) - given.area) < 1e-5,
        )
        const [low, high] = fits
        if (fits.length !== 2 || low === undefined || high === undefined) return Number.NaN
        return given.asks === 'sum' ? low + high : low * high
      }
    }
  },
})

/**
 * Cuts the shape into triangles at its first corner; each area is from Heron's formula, with the sign of its
 * orientation.
 */
function inBox(corners: readonly Spot[]): number {
  const [first, ...rest] = corners
  if (!first) return 0
  const parts = rest.slice(1).map((corner, index) => {
    const before = rest[index] ?? corner
    const [a, b, c] = [apart(first, before), apart(before, corner), apart(corner, first)]
    const half = (a + b + c) / 2
    const area = Math.sqrt(Math.max(0, half * (half - a) * (half - b) * (half - c)))
    const turn = (before.x - first.x) * (corner.y - first.y) - (corner.x - first.x) * (before.y - first.y)
    return Math.sign(turn) * area
  })
  return Math.round(Math.abs(parts.reduce((sum, part) => sum + part, 0)) * 1e6) / 1e6
}

/** Where the lines ax + by = c and dx + ey = f meet, by Cramer's rule. */
function meeting(one: readonly [number, number, number], other: readonly [number, number, number]): Spot {
  const [[a, b, c], [d, e, f]] = [one, other]
  const whole = a * e - b * d
  return { x: (c * e - b * f) / whole, y: (a * f - c * d) / whole }
}

const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

function levelBase(rng: Random) {
  const [left, ground] = [rng.int(-9, 4), rng.int(-6, 6)]
  const [base, high] = [rng.int(3, 14), rng.int(2, 12) * rng.pick([1, -1])]
  const isLevel = rng.chance(0.5)
  const top = rng.int(left - 3, left + base + 3)
  const turned = (x: number, y: number): Spot => (isLevel ? { x, y } : { x: y, y: x })
  const corners = rng.shuffle([turned(left, ground), turned(left + base, ground), turned(top, ground + high)])
  const [a = { x: 0, y: 0 }, b = a, c = a] = corners
  const tall = Math.abs(high)
  const answer = squares((base * tall) / 2)
  return {
    concept: 'area-of-triangle-by-coordinates',
    given: { find: 'area' as const, corners },
    prompt: rng.pick([
      say`${ask(rng, say`the area of the triangle whose vertices are ${at(a)}, ${at(b)} and ${at(c)}`)}`,
      say`If the vertices of a triangle ABC are A${at(a)}, B${at(b)} and C${at(c)}, then ${askIf(rng, 'its area')}`,
      say`The coordinates of the vertices of a triangle are ${at(a)}, ${at(b)} and ${at(c)}. ${ask(rng, 'the area of the triangle')}`,
      say`The area of the triangle formed by the points ${at(a)}, ${at(b)} and ${at(c)} is:`,
    ]),
    answer,
    mistakes: [
      { value: base * tall, because: say`the product of base and height was not halved` },
      { value: base + tall, because: say`the base and the height were added` },
      { value: (base + tall) / 2, because: say`half of the sum was taken instead of half of the product` },
      { value: (base * tall) / 4, because: say`the product was halved twice` },
      { value: (base * base) / 2, because: say`the base was taken for the height as well` },
      { value: (tall * tall) / 2, because: say`the height was taken for the base as well` },
      {
        value: ((base + 1) * (tall + 1)) / 2,
        because: say`the grid lines were counted instead of the spaces between them`,
      },
    ],
    steps: [
      isLevel
        ? say`Two corners have the same y-coordinate: a base of ${base} with a height of ${tall}.`
        : say`Two corners have the same x-coordinate: an upright base of ${base} with a height of ${tall}.`,
      say`Area = ${base} × ${tall} ÷ 2 = ${answer}`,
    ],
  }
}

function withAxes(rng: Random) {
  const [a, b] = rng.until(
    () => rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2),
    // In lowest terms, as papers write a line.
    ([one = 1, other = 1]) => gcd(one, other) === 1,
  )
  const c = a * b * rng.int(1, 10) * rng.pick([1, -1])
  const sign = rng.pick([1, -1])
  const [x, y] = [c / a, c / (sign * b)]
  const key = Math.abs(x * y) / 2
  const answer = squares(key)
  const line = lineWords(a, sign * b, c)
  return {
    concept: 'area-with-axes',
    given: { find: 'with-axes' as const, a, b: sign * b, c },
    prompt: rng.pick([
      say`${ask(rng, say`the area of the triangle formed by the line ${line} and the coordinate axes`)}`,
      say`The area of the triangle formed by the graph of ${line} with the axes is:`,
      say`If the line ${line} cuts the x-axis at A and the y-axis at B, then ${askIf(rng, 'the area of triangle OAB, where O is the origin')}`,
      say`The line ${line} and the ${rng.pick(['axes', 'coordinate axes'])} form a triangle. ${ask(rng, 'the area of the triangle')}`,
      say`The line ${line} makes a triangle with the two axes. ${ask(rng, 'the area of this triangle')}`,
      say`A triangle is bounded by the line ${line}, the x-axis and the y-axis. ${ask(rng, 'its area')}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * key, because: say`the product of the intercepts was not halved` },
      { value: Math.abs(c) / 2, because: say`half of the constant was taken` },
      { value: (a * b) / 2, because: say`the coefficients were taken for the intercepts` },
      { value: Math.abs(x) + Math.abs(y), because: say`the intercepts were added` },
      { value: key / 2, because: say`the product was halved twice` },
      { value: Math.abs(a * b * c) / 2, because: say`the coefficients and the constant were multiplied` },
      { value: (x * x + y * y) / 2, because: say`the squares of the intercepts were added` },
    ],
    steps: [
      say`The line meets the x-axis at ${written(x)} and the y-axis at ${written(y)}.`,
      say`The triangle has the legs ${Math.abs(x)} and ${Math.abs(y)}: ${Math.abs(x)} × ${Math.abs(y)} ÷ 2 = ${answer}`,
    ],
  }
}

function triangle(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: drawSpot(rng, 9), b: drawSpot(rng, 9), c: drawSpot(rng, 9) }),
    ({ a, b, c }) => {
      const double = Math.abs(cross(a, b) + cross(b, c) + cross(c, a))
      return (
        double >= 10 &&
        double <= 200 &&
        a.x !== b.x &&
        b.x !== c.x &&
        c.x !== a.x &&
        a.y !== b.y &&
        b.y !== c.y &&
        c.y !== a.y
      )
    },
  )
  const [p, q, r] = [a.x * (b.y - c.y), b.x * (c.y - a.y), c.x * (a.y - b.y)]
  const double = Math.abs(p + q + r)
  const answer = squares(double / 2)
  return {
    concept: 'area-of-triangle-by-coordinates',
    given: { find: 'area' as const, corners: [a, b, c] },
    prompt: rng.pick([
      say`${ask(rng, say`the area of the triangle with vertices A${at(a)}, B${at(b)} and C${at(c)}`)}`,
      say`If A${at(a)}, B${at(b)} and C${at(c)} are the vertices of a triangle, then ${askIf(rng, 'its area')}`,
      say`The vertices of △PQR are P${at(a)}, Q${at(b)} and R${at(c)}. ${ask(rng, 'the area of the triangle')}`,
      say`The points ${at(a)}, ${at(b)} and ${at(c)} form a triangle. Its area is:`,
    ]),
    answer,
    mistakes: [
      { value: double, because: say`the sum was not halved` },
      { value: Math.abs(p - q + r) / 2, because: say`the middle term was taken with the wrong sign` },
      { value: Math.abs(p + q - r) / 2, because: say`the last term was taken with the wrong sign` },
      {
        value: (Math.abs(p) + Math.abs(q) + Math.abs(r)) / 2,
        because: say`all terms were taken as positive`,
      },
      { value: double / 4, because: say`the sum was halved twice` },
      { value: Math.abs(p + q) / 2, because: say`the last term was left out` },
      { value: Math.abs(q + r) / 2, because: say`the first term was left out` },
    ],
    steps: [
      say`Area = half of |x₁(y₂ − y₃) + x₂(y₃ − y₁) + x₃(y₁ − y₂)|`,
      say`The three terms are ${written(p)}, ${written(q)} and ${written(r)}; their sum is ${written(p + q + r)}.`,
      say`Area = ${double} ÷ 2 = ${answer}`,
    ],
  }
}

function parallelogram(rng: Random) {
  const { a, b, c } = rng.until(
    () => ({ a: drawSpot(rng, 9), b: drawSpot(rng, 9), c: drawSpot(rng, 9) }),
    (drawn) => {
      const size = Math.abs(cross(drawn.a, drawn.b) + cross(drawn.b, drawn.c) + cross(drawn.c, drawn.a))
      return size >= 8 && size <= 150
    },
  )
  const [u, v] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - b.x, y: c.y - b.y },
  ]
  const size = Math.abs(cross(u, v))
  const answer = squares(size)
  return {
    concept: 'area-of-quadrilateral-by-coordinates',
    given: { find: 'parallelogram' as const, corners: [a, b, c] as const },
    prompt: rng.pick([
      say`Three consecutive vertices of a parallelogram ABCD are A${at(a)}, B${at(b)} and C${at(c)}. ${ask(rng, 'its area')}`,
      say`If ${at(a)}, ${at(b)} and ${at(c)} are three vertices of a parallelogram taken in order, then ${askIf(rng, 'the area of the parallelogram')}`,
      say`ABCD is a parallelogram with A${at(a)}, B${at(b)} and C${at(c)}. ${ask(rng, 'the area of ABCD')}`,
    ]),
    answer,
    mistakes: [
      {
        value: size / 2,
        because: say`that is the area of triangle ABC; the parallelogram is twice as large`,
      },
      { value: 2 * size, because: say`the area was doubled once more` },
      {
        value: Math.abs(u.x * v.y) + Math.abs(u.y * v.x),
        because: say`the two products were taken without their signs`,
      },
      {
        value: Math.abs(u.x * v.y + u.y * v.x),
        because: say`the two products were added instead of subtracted`,
      },
      {
        value: Math.abs(u.x * v.x + u.y * v.y),
        because: say`the differences were multiplied in the wrong pairs`,
      },
      { value: Math.abs(u.x * v.y), because: say`only one of the two products was taken` },
      { value: Math.abs(u.y * v.x), because: say`only the second of the two products was taken` },
    ],
    steps: [
      say`From A to B it is ${written(u.x)} in x and ${written(u.y)} in y; from B to C ${written(v.x)} and ${written(v.y)}.`,
      say`Area = |${written(u.x)} × ${signed(v.y)} − ${signed(u.y)} × ${signed(v.x)}|`,
      say`|${written(u.x * v.y)} − ${signed(u.y * v.x)}| = ${answer}`,
    ],
  }
}

function quadrilateral(rng: Random) {
  // One corner in each quadrant, so that the shape is nearly convex and the order of corners is clear.
  const corners = [
    { x: rng.int(2, 9), y: rng.int(2, 9) },
    { x: -rng.int(2, 9), y: rng.int(2, 9) },
    { x: -rng.int(2, 9), y: -rng.int(2, 9) },
    { x: rng.int(2, 9), y: -rng.int(2, 9) },
  ]
  const [a = { x: 0, y: 0 }, b = a, c = a, d = a] = corners
  const terms = [cross(a, b), cross(b, c), cross(c, d), cross(d, a)]
  const double = terms.reduce((sum, term) => sum + term, 0)
  const [first, second] = [
    Math.abs(cross(a, b) + cross(b, c) + cross(c, a)) / 2,
    Math.abs(cross(a, c) + cross(c, d) + cross(d, a)) / 2,
  ]
  const answer = squares(double / 2)
  const across = (Math.abs(a.x - b.x) + Math.abs(c.x - d.x)) / 2
  return {
    concept: 'area-of-quadrilateral-by-coordinates',
    given: { find: 'area' as const, corners },
    prompt: rng.pick([
      say`The vertices of a quadrilateral taken in order are ${at(a)}, ${at(b)}, ${at(c)} and ${at(d)}. ${ask(rng, 'its area')}`,
      say`${ask(rng, say`the area of the quadrilateral ABCD with vertices A${at(a)}, B${at(b)}, C${at(c)} and D${at(d)}`)}`,
      say`A quadrilateral PQRS has the vertices P${at(a)}, Q${at(b)}, R${at(c)} and S${at(d)}. How many square units does it cover?`,
      say`The points ${at(a)}, ${at(b)}, ${at(c)} and ${at(d)}, joined in this order, enclose a four-sided figure. ${ask(rng, 'the area of the figure')}`,
      say`On a plan, the corners of a ${rng.pick(['plot', 'field', 'pond', 'park'])} are ${at(a)}, ${at(b)}, ${at(c)} and ${at(d)} in order. ${ask(rng, 'the area it takes up on the plan')}`,
      say`If A${at(a)}, B${at(b)}, C${at(c)} and D${at(d)} are the vertices of a quadrilateral, then ${askIf(rng, 'its area')}`,
    ]),
    answer,
    mistakes: [
      { value: double, because: say`the sum was not halved` },
      { value: first, because: say`only the triangle of the first three corners was counted` },
      { value: second, because: say`only the triangle of the first, third and fourth corner was counted` },
      { value: double / 4, because: say`the sum was halved twice` },
      {
        value: across * (Math.abs(a.y - d.y) + Math.abs(b.y - c.y)),
        because: say`the mean width was multiplied by the sum of the heights`,
      },
      {
        value: (across * (Math.abs(a.y - d.y) + Math.abs(b.y - c.y))) / 2,
        because: say`the shape was taken for a rectangle of mean width and height`,
      },
      {
        value: Math.max(a.x, d.x) * Math.max(a.y, b.y) * 2,
        because: say`twice the rectangle in the first quarter was taken`,
      },
    ],
    steps: [
      say`Going round, each corner and the next give x₁y₂ − x₂y₁.`,
      say`The four values are ${written(terms[0] ?? 0)}, ${written(terms[1] ?? 0)}, ${written(terms[2] ?? 0)} and ${written(terms[3] ?? 0)}.`,
      say`Their sum is ${written(double)}.`,
      say`Area = ${double} ÷ 2 = ${answer}`,
    ],
  }
}

function unknown(rng: Random) {
  const { a, b, x, k, twice } = rng.until(
    () => {
      const [a, b] = [drawSpot(rng, 7), drawSpot(rng, 7)]
      const [x, k] = [rng.int(-8, 8), rng.int(1, 14)]
      return { a, b, x, k, twice: twiceArea(a, b, { x, y: k }) }
    },
    ({ a, b, x, k, twice }) => {
      const [run, rise] = [b.x - a.x, b.y - a.y]
      // The other solution lies as far on the other side of the line; it must not be positive.
      const mirrored = 2 * (a.y + (rise * (x - a.x)) / run) - k
      return run !== 0 && rise !== 0 && x !== a.x && x !== b.x && Math.abs(twice) >= 6 && mirrored <= -1
    },
  )
  const [run, rise] = [b.x - a.x, b.y - a.y]
  const area = Math.abs(twice) / 2
  // Twice the area is run × k less this.
  const less = run * a.y + rise * (x - a.x)
  const other = (less - twice) / run
  const whole = (value: number) => Math.round(value * 10) / 10
  return {
    concept: 'area-of-triangle-by-coordinates',
    given: { find: 'unknown' as const, corners: [a, b] as const, x, area },
    prompt: rng.pick([
      say`The area of the triangle with vertices ${at(a)}, ${at(b)} and (${written(x)}, k) is ${squares(area)}. If k > 0, ${askIf(rng, 'the value of k')}`,
      say`If the points A${at(a)}, B${at(b)} and C(${written(x)}, k), where k is positive, form a triangle of area ${squares(area)}, then k is equal to:`,
      say`For what positive value of k does the triangle with the corners ${at(a)}, ${at(b)} and (${written(x)}, k) have an area of ${squares(area)}?`,
      say`A triangle of area ${squares(area)} has two of its vertices at ${at(a)} and ${at(b)}. Its third vertex is (${written(x)}, k) with k > 0. ${ask(rng, 'the value of k')}`,
      say`The vertices of a triangle are ${at(a)}, ${at(b)} and (${written(x)}, k), k being positive. If its area is ${squares(area)}, then ${askIf(rng, 'k')}`,
    ]),
    answer: k,
    // The question says that k is positive.
    within: [0.5, 80] as const,
    mistakes: [
      { value: whole(Math.abs(other)), because: say`that is the other solution without its sign` },
      { value: whole(Math.abs((less + twice / 2) / run)), because: say`the area was not doubled` },
      { value: whole(Math.abs((less + 2 * twice) / run)), because: say`the area was doubled twice` },
      { value: whole(Math.abs((twice - less) / run)), because: say`a sign was lost in the determinant` },
      { value: whole(Math.abs(twice / run)), because: say`the terms without k were left out` },
      { value: k + 1, because: say`a slip in the last division made it too large` },
      { value: k - 1, because: say`a slip in the last division made it too small` },
      { value: k + 2, because: say`a slip in the products made it too large` },
    ].filter(({ value }) => value > 0 && value !== k),
    steps: [
      say`Twice the area is the size of (x₂ − x₁)(y₃ − y₁) − (x₃ − x₁)(y₂ − y₁).`,
      say`${signed(run)} × (k − ${signed(a.y)}) − ${signed(x - a.x)} × ${signed(rise)} = ${signed(run)}k − ${signed(less)}`,
      say`${signed(run)}k − ${signed(less)} is ${Math.abs(twice)} or −${Math.abs(twice)}.`,
      say`Only one of the two makes k positive: k = ${k}`,
    ],
  }
}
