import type { Geometry } from '@ekagra/schema/drawing'

export interface Spot {
  x: number
  y: number
}

const WIDTH = 320
const MAX_HEIGHT = 260
/** Room for the names of the outer points. */
const MARGIN = 30
const NAME_DISTANCE = 15
const LABEL_DISTANCE = 14

const add = (one: Spot, other: Spot, times = 1): Spot => ({
  x: one.x + times * other.x,
  y: one.y + times * other.y,
})
const lengthOf = ({ x, y }: Spot): number => Math.hypot(x, y)
export const towards = (from: Spot, to: Spot): Spot => {
  const step = { x: to.x - from.x, y: to.y - from.y }
  const length = lengthOf(step) || 1
  return { x: step.x / length, y: step.y / length }
}

/** Where every part of a figure stands on the screen: y downwards, the whole of it in the frame. */
export function placeGeometry(figure: Geometry) {
  const reach = new Map(figure.circles.map(({ centre, radius }) => [centre, radius]))
  const edges = figure.points.map(({ id, x, y }) => ({ x, y, reach: reach.get(id) ?? 0 }))
  const left = Math.min(...edges.map((edge) => edge.x - edge.reach))
  const right = Math.max(...edges.map((edge) => edge.x + edge.reach))
  const low = Math.min(...edges.map((edge) => edge.y - edge.reach))
  const high = Math.max(...edges.map((edge) => edge.y + edge.reach))
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(right - left, 1e-9),
    (MAX_HEIGHT - 2 * MARGIN) / Math.max(high - low, 1e-9),
  )
  const height = (high - low) * scale + 2 * MARGIN
  const indent = (WIDTH - (right - left) * scale) / 2
  const spots = new Map(
    figure.points.map(({ id, x, y }) => [
      id,
      { x: indent + (x - left) * scale, y: MARGIN + (high - y) * scale },
    ]),
  )
  const at = (id: string): Spot => spots.get(id) ?? { x: 0, y: 0 }
  const middle = meanOf([...spots.values()])

  /** Beside the point, on the side where no line leaves it. */
  const nameAt = (id: string): Spot => {
    const spot = at(id)
    const neighbours = figure.segments.flatMap(({ from, to }) =>
      from === id ? [at(to)] : to === id ? [at(from)] : [],
    )
    const pull = neighbours.reduce((sum, neighbour) => add(sum, towards(spot, neighbour)), { x: 0, y: 0 })
    const fromMiddle = { x: spot.x - middle.x, y: spot.y - middle.y }
    const away =
      lengthOf(pull) > 0.35
        ? { x: -pull.x, y: -pull.y }
        : lengthOf(fromMiddle) > 12
          ? fromMiddle
          : { x: 0.5, y: 1 }
    return add(spot, towards({ x: 0, y: 0 }, away), NAME_DISTANCE)
  }

  /** Beside the middle of the line, on its outer side. */
  const labelAt = (from: string, to: string): Spot => {
    const [one, other] = [at(from), at(to)]
    const centre = meanOf([one, other])
    const along = towards(one, other)
    const side = { x: -along.y, y: along.x }
    const isInward = side.x * (centre.x - middle.x) + side.y * (centre.y - middle.y) < 0
    return add(centre, side, isInward ? -LABEL_DISTANCE : LABEL_DISTANCE)
  }

  return { width: WIDTH, height, scale, at, nameAt, labelAt }
}

const meanOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / Math.max(spots.length, 1),
  y: spots.reduce((sum, { y }) => sum + y, 0) / Math.max(spots.length, 1),
})
