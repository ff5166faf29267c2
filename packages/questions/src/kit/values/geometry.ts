/** The value of π in papers: with lengths in sevens the results are whole. */
export const PI = 22 / 7
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

type Point = readonly [x: number, y: number]

/** The area of a polygon: independent of any formula for a named shape. */
export function areaInside(corners: readonly Point[]): number {
  const pieces = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
    return x * nextY - nextX * y
  })
  return Math.abs(sum(pieces)) / 2
}

/** A triangle on a horizontal base, from the lengths of its sides. */
export function placeTriangle(a: number, b: number, base: number): [Point, Point, Point] {
  const x = (a * a + base * base - b * b) / (2 * base)
  return [
    [0, 0],
    [base, 0],
    [x, Math.sqrt(a * a - x * x)],
  ]
}

/** The volume of a solid from the areas of its slices; exact when they are at most cubic in the height. */
export const addSlices = (slice: (height: number) => number, top: number): number =>
  (top / 6) * (slice(0) + 4 * slice(top / 2) + slice(top))

/** Whole-number right triangles: two legs and the longest side. */
export const RIGHT_TRIANGLES: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
]
