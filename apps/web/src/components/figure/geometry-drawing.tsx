import type { Geometry } from '@ekagra/schema/drawing'
import { DrawingFrame, DrawnText } from './drawing-frame.tsx'
import { placeGeometry, type Spot, towards } from './place-geometry.ts'

const ARC = 20
const RIGHT = 12

/** Points, lines, circles and angles. */
export function GeometryDrawing({ figure }: { figure: Geometry }) {
  const { width, height, scale, at, nameAt, labelAt } = placeGeometry(figure)
  return (
    <DrawingFrame width={width} height={height} description={figure.description}>
      <g fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-ink">
        {figure.circles.map(({ centre, radius }) => (
          <circle key={`${centre} ${radius}`} cx={at(centre).x} cy={at(centre).y} r={radius * scale} />
        ))}
        {figure.segments.map(({ from, to, isDashed }) => (
          <line
            key={`${from} ${to}`}
            x1={at(from).x}
            y1={at(from).y}
            x2={at(to).x}
            y2={at(to).y}
            strokeDasharray={isDashed ? '6 5' : undefined}
          />
        ))}
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
    </DrawingFrame>
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
  // Two legs on one line have no side of their own: the label goes above.
  const bisector = size < 0.05 ? { x: 0, y: -1 } : { x: between.x / size, y: between.y / size }
  // In a narrow angle the label stands farther out, where it fits between the legs.
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
