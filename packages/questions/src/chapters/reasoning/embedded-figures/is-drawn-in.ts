import type { Shapes, Spot } from '../../../kit/figures/picture.ts'
import { range } from '../../../kit/values/number-theory.ts'

type Line = readonly [Spot, Spot]

/**
 * Whether a drawing is part of another, judged from the drawn lines alone: it is moved over the other so that one of its
 * corners meets a corner, and then points all along its lines must lie on lines. It is not turned; its size may be half,
 * the same or double.
 */
export function isDrawnIn(part: Shapes, whole: Shapes): boolean {
  const [small, large] = [linesOf(part), linesOf(whole)]
  const samples = small.flatMap(([from, to]) =>
    range(0, SAMPLES).map((step) => between(from, to, step / SAMPLES)),
  )
  const [anchor] = meetingsOf(small)
  if (!anchor) return false
  const corners = meetingsOf(large)
  return [1, 0.5, 2].some((scale) =>
    corners.some((corner) =>
      samples.every((sample) => {
        const x = corner[0] + (sample[0] - anchor[0]) * scale
        const y = corner[1] + (sample[1] - anchor[1]) * scale
        return large.some((line) => isNear(x, y, line))
      }),
    ),
  )
}

/** How far a point may be from a line that it is on. */
const NEAR = 0.6

const SAMPLES = 6

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

/** Where two lines meet: there they meet in every drawing that holds them. */
function meetingsOf(lines: readonly Line[]): Spot[] {
  const found = new Map<string, Spot>()
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      const spot = crossing(one, other)
      if (spot) found.set(spot.map((value) => Math.round(value)).join(','), spot)
    }
  })
  return [...found.values()]
}

function crossing([[ax, ay], [bx, by]]: Line, [[cx, cy], [dx, dy]]: Line): Spot | null {
  const bend = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  if (Math.abs(bend) < 1e-6) return null
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / bend
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / bend
  const isOn = (share: number) => share > -0.01 && share < 1.01
  return isOn(along) && isOn(other) ? [ax + along * (bx - ax), ay + along * (by - ay)] : null
}

function isNear(x: number, y: number, [from, to]: Line): boolean {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const [farX, farY] = [x - from[0], y - from[1]]
  const share = Math.min(1, Math.max(0, (farX * dx + farY * dy) / (dx * dx + dy * dy)))
  return (farX - share * dx) ** 2 + (farY - share * dy) ** 2 < NEAR ** 2
}
