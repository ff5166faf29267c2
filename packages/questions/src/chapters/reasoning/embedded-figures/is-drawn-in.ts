import type { Shapes, Spot } from '../../../kit/figures/picture.ts'
import { range } from '../../../kit/values/number-theory.ts'

type Line = readonly [Spot, Spot]

/**
 * Whether a drawing is part of another, judged from the drawn lines alone: it is moved over the other so that one of its
 * corners meets a corner, and then points all along its lines must lie on lines. It is not turned; its size may be half,
 * the same or double.
 */
export function isDrawnIn(part: Shapes, whole: Shapes): boolean {
  const small = readDrawing(part)
  const [anchor] = small.meetings
  if (!anchor) return false
  const samples = small.lines.flatMap(([from, to]) =>
    range(0, SAMPLES).map((step) => between(from, to, step / SAMPLES)),
  )
  const { lines: large, meetings: corners, bounds } = readDrawing(whole)
  const [left, top, right, bottom] = small.bounds
  return [1, 0.5, 2].some((scale) =>
    corners.some((corner) => {
      const dx = corner[0] - anchor[0] * scale
      const dy = corner[1] - anchor[1] * scale
      if (left * scale + dx < bounds[0] - NEAR || right * scale + dx > bounds[2] + NEAR) return false
      if (top * scale + dy < bounds[1] - NEAR || bottom * scale + dy > bounds[3] + NEAR) return false
      return samples.every((sample) => isOnLine(sample[0] * scale + dx, sample[1] * scale + dy, large))
    }),
  )
}

/** How far a point may be from a line that it is on. */
const NEAR = 0.6

const SAMPLES = 6

interface Drawing {
  lines: readonly Line[]
  /** Where two lines meet: there they meet in every drawing that holds them. */
  meetings: readonly Spot[]
  bounds: readonly [left: number, top: number, right: number, bottom: number]
}

/** The given figure is compared with each of the options. */
const drawings = new WeakMap<Shapes, Drawing>()

function readDrawing(shapes: Shapes): Drawing {
  const known = drawings.get(shapes)
  if (known) return known
  const lines = linesOf(shapes)
  const [xs, ys] = [lines.flatMap(([[a], [b]]) => [a, b]), lines.flatMap(([[, a], [, b]]) => [a, b])]
  const drawing: Drawing = {
    lines,
    meetings: meetingsOf(lines),
    bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  }
  drawings.set(shapes, drawing)
  return drawing
}

const linesOf = (shapes: Shapes): Line[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'line') return []
    const [from, to] = shape.points
    return from && to ? [[from, to] as const] : []
  })

const between = ([x1, y1]: Spot, [x2, y2]: Spot, share: number): Spot => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

function meetingsOf(lines: readonly Line[]): Spot[] {
  const found = new Map<number, Spot>()
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      const spot = crossing(one, other)
      if (spot) found.set(1000 * Math.round(spot[0]) + Math.round(spot[1]), spot)
    }
  })
  return [...found.values()]
}

function crossing([from, to]: Line, [start, end]: Line): Spot | null {
  const wide = to[0] - from[0]
  const high = to[1] - from[1]
  const otherWide = end[0] - start[0]
  const otherHigh = end[1] - start[1]
  const bend = wide * otherHigh - high * otherWide
  if (Math.abs(bend) < 1e-6) return null
  const right = start[0] - from[0]
  const down = start[1] - from[1]
  const along = (right * otherHigh - down * otherWide) / bend
  const other = (right * high - down * wide) / bend
  const isOn = along > -0.01 && along < 1.01 && other > -0.01 && other < 1.01
  return isOn ? [from[0] + along * wide, from[1] + along * high] : null
}

function isOnLine(x: number, y: number, lines: readonly Line[]): boolean {
  for (const line of lines) if (isNear(x, y, line)) return true
  return false
}

function isNear(x: number, y: number, [from, to]: Line): boolean {
  // Most lines are far off, which their ends tell at once.
  if (x < Math.min(from[0], to[0]) - NEAR || x > Math.max(from[0], to[0]) + NEAR) return false
  if (y < Math.min(from[1], to[1]) - NEAR || y > Math.max(from[1], to[1]) + NEAR) return false
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const farX = x - from[0]
  const farY = y - from[1]
  const share = Math.min(1, Math.max(0, (farX * dx + farY * dy) / (dx * dx + dy * dy)))
  return (farX - share * dx) ** 2 + (farY - share * dy) ** 2 < NEAR ** 2
}
