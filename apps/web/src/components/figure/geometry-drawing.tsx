import type { Geometry } from '@ekagra/schema/drawing'
import { DrawingFrame, DrawnText } from './drawing-frame.tsx'

const ARC = 20
const RIGHT = 12

/** Points, lines, circles and angles. */
export function GeometryDrawing({ figure }: { figure: Geometry }) {
  const { width, height, scale, at, nameAt, labelAt, signAt } = placeGeometry(figure)
  return (
    <DrawingFrame width={width} height={height} description={figure.description}>
      <g fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-ink">
        {figure.circles.map(({ centre, radius }) => (
          <circle key={`${centre} ${radius}`} cx={at(centre).x} cy={at(centre).y} r={radius * scale} />
        ))}
        {figure.segments.map(({ from, to, isDashed, symbol }) =>
          symbol ? (
            <CircuitPart key={`${from} ${to}`} from={at(from)} to={at(to)} symbol={symbol} />
          ) : (
            <line
              key={`${from} ${to}`}
              x1={at(from).x}
              y1={at(from).y}
              x2={at(to).x}
              y2={at(to).y}
              strokeDasharray={isDashed ? '6 5' : undefined}
            />
          ),
        )}
      </g>
      {figure.angles.map(({ at: corner, from, to, label, isRight }) => (
        <AngleMark
          key={`${from} ${corner} ${to}`}
          corner={at(corner)}
          one={towards(at(corner), at(from))}
          other={towards(at(corner), at(to))}
          label={label}
          isRight={isRight ?? false}
        />
      ))}
      {figure.points
        .filter(({ label }) => label !== '')
        .map(({ id, label }) => (
          <g key={id}>
            <circle cx={at(id).x} cy={at(id).y} r="3" className="fill-ink" />
            <DrawnText {...nameAt(id)} isStrong>
              {label}
            </DrawnText>
          </g>
        ))}
      {figure.segments.map(({ from, to, label }) =>
        label ? (
          <DrawnText key={`${from} ${to}`} {...labelAt(from, to)}>
            {label}
          </DrawnText>
        ) : null,
      )}
      {figure.segments.map(({ from, to, symbol }) =>
        symbol === 'cell' ? (
          <g key={`${from} ${to}`}>
            <DrawnText {...signAt(from, to, 1)}>+</DrawnText>
            <DrawnText {...signAt(from, to, -1)}>−</DrawnText>
          </g>
        ) : null,
      )}
    </DrawingFrame>
  )
}

/** The zigzag of a resistor: steps along the line and beside it. */
const ZIGZAG = [
  [-24, 0],
  [-20, 8],
  [-12, -8],
  [-4, 8],
  [4, -8],
  [12, 8],
  [20, -8],
  [24, 0],
] as const
/** Half of the gap between the plates of a cell, and half of their lengths. */
const GAP = 4
const LONG_PLATE = 14
const SHORT_PLATE = 7

/** A wire with a resistor or a cell in its middle. */
function CircuitPart({ from, to, symbol }: { from: Spot; to: Spot; symbol: 'resistor' | 'cell' }) {
  const along = towards(from, to)
  const centre = meanOf([from, to])
  const on = (step: number, beside: number) =>
    `${centre.x + along.x * step - along.y * beside} ${centre.y + along.y * step + along.x * beside}`
  if (symbol === 'resistor') {
    const zigzag = ZIGZAG.map(([step, beside]) => `L${on(step, beside)}`).join('')
    return <path d={`M${from.x} ${from.y}${zigzag}L${to.x} ${to.y}`} strokeLinejoin="round" />
  }
  return (
    <>
      <path d={`M${from.x} ${from.y}L${on(-GAP, 0)}M${on(GAP, 0)}L${to.x} ${to.y}`} />
      <path d={`M${on(GAP, -LONG_PLATE)}L${on(GAP, LONG_PLATE)}`} />
      <path d={`M${on(-GAP, -SHORT_PLATE)}L${on(-GAP, SHORT_PLATE)}`} strokeWidth="4" />
    </>
  )
}

interface AngleMarkProps {
  corner: Spot
  /** Directions of the two legs, of length 1. */
  one: Spot
  other: Spot
  label: string
  isRight: boolean
}

function AngleMark({ corner, one, other, label, isRight }: AngleMarkProps) {
  const on = (leg: Spot, distance: number) => `${corner.x + leg.x * distance} ${corner.y + leg.y * distance}`
  const between = { x: one.x + other.x, y: one.y + other.y }
  const size = Math.hypot(between.x, between.y)
  // Two legs on one line have no inner side, so the label goes above.
  const bisector = size < 0.05 ? { x: 0, y: -1 } : { x: between.x / size, y: between.y / size }
  // In a narrow angle the label is farther out, where it fits between the legs.
  const halfWidth = Math.sqrt(Math.max(0, 1 - (size / 2) ** 2))
  const distance = Math.min(62, Math.max(36, 14 / Math.max(halfWidth, 0.05)))
  const sweep = one.x * other.y - one.y * other.x > 0 ? 1 : 0
  return (
    <>
      <path
        d={
          isRight
            ? `M${on(one, RIGHT)}L${corner.x + (one.x + other.x) * RIGHT} ${corner.y + (one.y + other.y) * RIGHT}L${on(other, RIGHT)}`
            : `M${on(one, ARC)}A${ARC} ${ARC} 0 0 ${sweep} ${on(other, ARC)}`
        }
        fill="none"
        strokeWidth="2"
        className="stroke-action-text"
      />
      {label && (
        <DrawnText x={corner.x + bisector.x * distance} y={corner.y + bisector.y * distance}>
          {label}
        </DrawnText>
      )}
    </>
  )
}

interface Spot {
  x: number
  y: number
}

const WIDTH = 320
const MAX_HEIGHT = 260
/** Room for the names of the outer points. */
const MARGIN = 30
/** More of it where values are written beside the symbols of a circuit. */
const CIRCUIT_MARGIN = 68
/** Half of the width of a letter of a name. */
const HALF_LETTER = 5
const NAME_DISTANCE = 15
const LABEL_DISTANCE = 14
const SYMBOL_SPACE = 4
const SIGN_DISTANCE = 15

const add = (one: Spot, other: Spot, times = 1): Spot => ({
  x: one.x + times * other.x,
  y: one.y + times * other.y,
})
const lengthOf = ({ x, y }: Spot): number => Math.hypot(x, y)
const towards = (from: Spot, to: Spot): Spot => {
  const step = { x: to.x - from.x, y: to.y - from.y }
  const length = lengthOf(step) || 1
  return { x: step.x / length, y: step.y / length }
}

/**
 * The position of every part of a figure on the screen: y points down, and everything is inside the frame.
 */
export function placeGeometry(figure: Geometry) {
  const isCircuit = figure.segments.some(({ symbol }) => symbol !== undefined)
  const sideMargin = isCircuit ? CIRCUIT_MARGIN : MARGIN
  const reach = new Map(figure.circles.map(({ centre, radius }) => [centre, radius]))
  const edges = figure.points.map(({ id, x, y }) => ({ x, y, reach: reach.get(id) ?? 0 }))
  const left = Math.min(...edges.map((edge) => edge.x - edge.reach))
  const right = Math.max(...edges.map((edge) => edge.x + edge.reach))
  const low = Math.min(...edges.map((edge) => edge.y - edge.reach))
  const high = Math.max(...edges.map((edge) => edge.y + edge.reach))
  const scale = Math.min(
    (WIDTH - 2 * sideMargin) / Math.max(right - left, 1e-9),
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
    const direction = towards({ x: 0, y: 0 }, away)
    // A long name beside its point ('470' on an axis) needs more room than 'A'.
    const length = figure.points.find((point) => point.id === id)?.label.length ?? 1
    const distance = NAME_DISTANCE + Math.max(0, length - 2) * HALF_LETTER * Math.abs(direction.x)
    const { x, y } = add(spot, direction, distance)
    const half = length * HALF_LETTER
    return { x: Math.min(WIDTH - half, Math.max(half, x)), y }
  }

  /** Beside the middle of the line, on its outer side. */
  const labelAt = (from: string, to: string): Spot => {
    const [one, other] = [at(from), at(to)]
    const centre = meanOf([one, other])
    const along = towards(one, other)
    const side = { x: -along.y, y: along.x }
    const isInward = side.x * (centre.x - middle.x) + side.y * (centre.y - middle.y) < 0
    const segment = figure.segments.find((one) => one.from === from && one.to === to)
    // Beside a symbol, the text starts where the symbol ends.
    const room = segment?.symbol
      ? LONG_PLATE + Math.abs(side.x) * (segment.label ?? '').length * HALF_LETTER
      : 0
    const distance = Math.max(LABEL_DISTANCE, room + SYMBOL_SPACE * Math.sign(room))
    return add(centre, side, isInward ? -distance : distance)
  }

  /** The sign of a plate of a cell, on the other side of the line than its label. */
  const signAt = (from: string, to: string, plate: 1 | -1): Spot => {
    const centre = meanOf([at(from), at(to)])
    const inward = towards(labelAt(from, to), centre)
    return add(add(centre, towards(at(from), at(to)), plate * SIGN_DISTANCE), inward, SIGN_DISTANCE)
  }

  return { width: WIDTH, height, scale, at, nameAt, labelAt, signAt }
}

const meanOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / Math.max(spots.length, 1),
  y: spots.reduce((sum, { y }) => sum + y, 0) / Math.max(spots.length, 1),
})
