/** A point of the plane, for solvers that measure instead of using a theorem. */
export type Point = readonly [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const along = (from: Point, degrees: number, length: number): Point => [
  from[0] + length * Math.cos(radians(degrees)),
  from[1] + length * Math.sin(radians(degrees)),
]

export const distance = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b)

/** The angle at the middle point, in degrees from 0 to 180. */
export function angleAt(one: Point, corner: Point, other: Point): number {
  const direction = ([x, y]: Point) => Math.atan2(y - corner[1], x - corner[0])
  const turn = Math.abs(direction(one) - direction(other)) * (180 / Math.PI)
  return turn > 180 ? 360 - turn : turn
}

/** Where the line through two points meets the line through two others. */
export function meet([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point {
  const [x1, y1] = [b[0] - a[0], b[1] - a[1]]
  const [x2, y2] = [d[0] - c[0], d[1] - c[1]]
  const times = ((c[0] - a[0]) * y2 - (c[1] - a[1]) * x2) / (x1 * y2 - y1 * x2)
  return [a[0] + times * x1, a[1] + times * y1]
}

/** A triangle from its three sides: the side opposite each corner comes first. */
export function fromSides(a: number, b: number, c: number): [Point, Point, Point] {
  const x = (b * b + c * c - a * a) / (2 * c)
  return [
    [0, 0],
    [c, 0],
    [x, Math.sqrt(Math.max(0, b * b - x * x))],
  ]
}

/** The point of a segment nearest to another point. */
export function footOn([a, b]: readonly [Point, Point], [x, y]: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)
  return [a[0] + share * dx, a[1] + share * dy]
}
