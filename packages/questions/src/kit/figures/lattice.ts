import { range } from '../values/number-theory.ts'
import { round, type Shape, type Spot } from './picture.ts'

/** A line between two neighbouring points of a square lattice: across, down or along a diagonal. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

/** Written from the point that comes first. */
export const segment = (x1: number, y1: number, x2: number, y2: number): Segment =>
  x1 < x2 || (x1 === x2 && y1 < y2) ? [x1, y1, x2, y2] : [x2, y2, x1, y1]

/** Different for different segments of a lattice with fewer than 32 steps, halves of a step included. */
export const segmentKey = (one: Segment): number => keyOf(one[0], one[1], one[2], one[3])

const keyOf = (x1: number, y1: number, x2: number, y2: number): number => ((x1 * 64 + y1) * 64 + x2) * 64 + y2

/** Each segment once. */
export function unique(segments: readonly Segment[]): Segment[] {
  const known = new Set<number>()
  return segments.filter((one) => {
    const key = segmentKey(one)
    return !known.has(key) && known.add(key)
  })
}

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

/** Figures have fewer than 8 steps, which are 16 halves: rows twice as long keep a figure moved over an edge off the next row. */
const ROW = 32

/** Segments between neighbours have four directions; each has its own cells. */
const directionOf = ([x1, y1, x2, y2]: Segment): number => (x1 === x2 ? 3 : y2 - y1 + 1)

const cellOf = (one: Segment): number => (directionOf(one) * ROW + one[1]) * ROW + one[0]

/** Whether a figure is part of another one at half, whole or double size, not turned. */
export const isPartOf = (part: readonly Segment[], whole: readonly Segment[]): boolean =>
  findIn(whole)(sizesOf(part))

/** A figure to look for: where its pieces lie, counted from the cell of the first one. */
interface Sought {
  direction: number
  offsets: readonly number[]
}

/** A figure as it is sought on the lattice of the halves: at half, whole and double size. */
export function sizesOf(part: readonly Segment[]): Sought[] {
  const whole = halves(part)
  return [part, whole, halves(whole)].flatMap((pieces) => {
    const [first] = pieces
    if (!first) return []
    const start = cellOf(first)
    return { direction: directionOf(first), offsets: pieces.map((piece) => cellOf(piece) - start) }
  })
}

/** The same for many parts of one figure, whose pieces are listed once. */
export function findIn(whole: readonly Segment[]): (sizes: readonly Sought[]) => boolean {
  const isDrawn = new Uint8Array(4 * ROW * ROW)
  const starts: number[][] = [[], [], [], []]
  for (const piece of halves(whole)) {
    const cell = cellOf(piece)
    isDrawn[cell] = 1
    starts[directionOf(piece)]?.push(cell)
  }
  const areDrawn = (start: number, offsets: readonly number[]): boolean => {
    for (const offset of offsets) if (isDrawn[start + offset] !== 1) return false
    return true
  }
  return (sizes) => {
    // The first piece must lie on a piece of the same direction, which says how far all of them are moved.
    for (const { direction, offsets } of sizes)
      for (const start of starts[direction] ?? []) if (areDrawn(start, offsets)) return true
    return false
  }
}

/** The longest straight lines that the segments make up. */
function longLines(segments: readonly Segment[]): Segment[] {
  const left = new Set(segments.map(segmentKey))
  const lines: Segment[] = []
  const sorted = unique(segments).sort((a, b) => a[0] - b[0] || a[1] - b[1])
  for (const [x1, y1, x2, y2] of sorted) {
    if (!left.delete(keyOf(x1, y1, x2, y2))) continue
    const dx = x2 - x1
    const dy = y2 - y1
    let endX = x2
    let endY = y2
    while (left.delete(keyOf(endX, endY, endX + dx, endY + dy))) {
      endX += dx
      endY += dy
    }
    lines.push([x1, y1, endX, endY])
  }
  return lines
}

/** Lines of a lattice of `size` steps as a picture, inside a margin. */
export const drawLattice = (segments: readonly Segment[], size: number, margin = 8): Shape[] =>
  drawLines(longLines(segments), size, margin)

function drawLines(lines: readonly Segment[], size: number, margin: number): Shape[] {
  const place = (value: number) => round(margin + ((100 - 2 * margin) * value) / size)
  return lines.map(([x1, y1, x2, y2]) => ({
    kind: 'line',
    points: [
      [place(x1), place(y1)],
      [place(x2), place(y2)],
    ],
    isDashed: false,
  }))
}

/** 'lines from 1-1 to 1-3, ...': points by column and row, counted from the top left. */
export const tellLattice = (segments: readonly Segment[]): string => tellLines(longLines(segments))

const tellLines = (lines: readonly Segment[]): string =>
  `lines ${lines.map(([x1, y1, x2, y2]) => `${x1 + 1}-${y1 + 1} to ${x2 + 1}-${y2 + 1}`).join(', ')}`

/** The picture and the words of a lattice. */
export function showLattice(
  segments: readonly Segment[],
  size: number,
  margin = 8,
): { shapes: Shape[]; words: string } {
  const lines = longLines(segments)
  return { shapes: drawLines(lines, size, margin), words: tellLines(lines) }
}
