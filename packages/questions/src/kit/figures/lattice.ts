import { range } from '../values/number-theory.ts'
import { round, type Shape, type Spot } from './picture.ts'

/** A line between two neighbouring points of a square lattice: across, down or along a diagonal. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

/** Written from the point that comes first. */
export const segment = (x1: number, y1: number, x2: number, y2: number): Segment =>
  x1 < x2 || (x1 === x2 && y1 < y2) ? [x1, y1, x2, y2] : [x2, y2, x1, y1]

export const segmentKey = ([x1, y1, x2, y2]: Segment): string => `${x1},${y1},${x2},${y2}`

/** Each segment once. */
export const unique = (segments: readonly Segment[]): Segment[] => [
  ...new Map(segments.map((one) => [segmentKey(one), one])).values(),
]

/** A straight line of the lattice as segments between neighbours. */
export function lineOf(x1: number, y1: number, x2: number, y2: number): Segment[] {
  const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))
  const [dx, dy] = [(x2 - x1) / steps, (y2 - y1) / steps]
  return range(0, steps - 1).map((step) =>
    segment(x1 + dx * step, y1 + dy * step, x1 + dx * (step + 1), y1 + dy * (step + 1)),
  )
}

export const moveSegments = (segments: readonly Segment[], move: (x: number, y: number) => Spot): Segment[] =>
  segments.map(([x1, y1, x2, y2]) => {
    const [[a, b], [c, d]] = [move(x1, y1), move(x2, y2)]
    return segment(a, b, c, d)
  })

/** The eight ways to turn and reverse a figure. */
export const ORIENTATIONS: readonly ((x: number, y: number) => Spot)[] = [
  (x, y) => [x, y],
  (x, y) => [-y, x],
  (x, y) => [-x, -y],
  (x, y) => [y, -x],
  (x, y) => [-x, y],
  (x, y) => [x, -y],
  (x, y) => [y, x],
  (x, y) => [-y, -x],
]

/** Halves of all segments, on a lattice twice as fine: figures of half the size are found too. */
const halves = (segments: readonly Segment[]): Segment[] =>
  segments.flatMap(([x1, y1, x2, y2]) => [
    segment(2 * x1, 2 * y1, x1 + x2, y1 + y2),
    segment(x1 + x2, y1 + y2, 2 * x2, 2 * y2),
  ])

/** A segment as one number; the lattice has fewer than 32 steps. */
const code = (x1: number, y1: number, x2: number, y2: number): number => ((x1 * 32 + y1) * 32 + x2) * 32 + y2

/** Whether a figure is part of another one at half, whole or double size, not turned. */
export const isPartOf = (part: readonly Segment[], whole: readonly Segment[]): boolean =>
  findIn(whole)(sizesOf(part))

/** A figure as it is sought on the lattice of the halves: at half, whole and double size. */
export function sizesOf(part: readonly Segment[]): (readonly Segment[])[] {
  const whole = halves(part)
  return [part, whole, halves(whole)]
}

/** The same for many parts of one figure, whose pieces are listed once. */
export function findIn(whole: readonly Segment[]): (sizes: readonly (readonly Segment[])[]) => boolean {
  const pieces = halves(whole)
  const known = new Set(pieces.map(([x1, y1, x2, y2]) => code(x1, y1, x2, y2)))
  const isFound = (drawn: readonly Segment[]): boolean => {
    const [first] = drawn
    if (!first) return false
    const [x1, y1, x2, y2] = first
    // The first piece must lie on a piece of the same direction, which says how far all of them are moved.
    return pieces.some(([atX, atY, toX, toY]) => {
      if (toX - atX !== x2 - x1 || toY - atY !== y2 - y1) return false
      const dx = atX - x1
      const dy = atY - y1
      return drawn.every(
        ([a, b, c, d]) =>
          Math.min(a + dx, b + dy, c + dx, d + dy) >= 0 && known.has(code(a + dx, b + dy, c + dx, d + dy)),
      )
    })
  }
  return (sizes) => sizes.some(isFound)
}

/** The longest straight lines that the segments make up. */
function longLines(segments: readonly Segment[]): Segment[] {
  const left = new Map(unique(segments).map((one) => [segmentKey(one), one]))
  const lines: Segment[] = []
  const sorted = [...left.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  for (const [x1, y1, x2, y2] of sorted) {
    if (!left.delete(segmentKey([x1, y1, x2, y2]))) continue
    const [dx, dy] = [x2 - x1, y2 - y1]
    let [endX, endY] = [x2, y2]
    while (left.delete(segmentKey(segment(endX, endY, endX + dx, endY + dy)))) {
      endX += dx
      endY += dy
    }
    lines.push([x1, y1, endX, endY])
  }
  return lines
}

/** Lines of a lattice of `size` steps as a picture, inside a margin. */
export function drawLattice(segments: readonly Segment[], size: number, margin = 8): Shape[] {
  const place = (value: number) => round(margin + ((100 - 2 * margin) * value) / size)
  return longLines(segments).map(([x1, y1, x2, y2]) => ({
    kind: 'line',
    points: [
      [place(x1), place(y1)],
      [place(x2), place(y2)],
    ],
    isDashed: false,
  }))
}

/** 'lines from 1-1 to 1-3, ...': points by column and row, counted from the top left. */
export const tellLattice = (segments: readonly Segment[]): string =>
  `lines ${longLines(segments)
    .map(([x1, y1, x2, y2]) => `${x1 + 1}-${y1 + 1} to ${x2 + 1}-${y2 + 1}`)
    .join(', ')}`
