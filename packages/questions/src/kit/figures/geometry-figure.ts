import type { Geometry } from '@ekagra/schema/drawing'

type Place = readonly [x: number, y: number]

interface Sketch {
  title: string
  /** The drawing in words, without the answer. */
  description: string
  /** By names of one letter, which are written beside the points. */
  points: Readonly<Record<string, Place>>
  /** Points without a visible name. */
  unnamed?: string
  /** 'AB', or 'AB' with a label. */
  lines: readonly (string | readonly [ends: string, label: string])[]
  dashed?: readonly (string | readonly [ends: string, label: string])[]
  /** Centre and radius. */
  circles?: readonly (readonly [centre: string, radius: number])[]
  /** 'ABC' is the angle at B; an empty label draws the mark alone. */
  angles?: readonly (readonly [corner: string, label: string])[]
  /** Right angles, as 'ABC'. */
  right?: readonly string[]
}

/** A drawing from a few letters. */
export function geometryFigure(sketch: Sketch): Geometry {
  const {
    title,
    description,
    points,
    unnamed = '',
    lines,
    dashed = [],
    circles = [],
    angles = [],
    right = [],
  } = sketch
  const segment = (line: string | readonly [string, string], isDashed: boolean) => {
    const [ends, label] = typeof line === 'string' ? [line, ''] : line
    return { from: ends[0] ?? '', to: ends[1] ?? '', ...(label && { label }), ...(isDashed && { isDashed }) }
  }
  const angle = (corner: string, label: string) => ({
    from: corner[0] ?? '',
    at: corner[1] ?? '',
    to: corner[2] ?? '',
    label,
  })
  return {
    kind: 'geometry',
    title,
    description,
    points: Object.entries(points).map(([id, [x, y]]) => ({
      id,
      x: tidy(x),
      y: tidy(y),
      label: unnamed.includes(id) ? '' : id,
    })),
    segments: [...lines.map((line) => segment(line, false)), ...dashed.map((line) => segment(line, true))],
    circles: circles.map(([centre, radius]) => ({ centre, radius: tidy(radius) })),
    angles: [
      ...angles.map(([corner, label]) => angle(corner, label)),
      ...right.map((corner) => ({ ...angle(corner, ''), isRight: true })),
    ],
  }
}

/** The same bytes on every machine: the last digits of a sine may differ. */
const tidy = (value: number): number => Math.round(value * 1000) / 1000

/** A point on a circle round the origin, by its angle in degrees. */
export const onCircle = (degrees: number, radius = 100): Place => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
]

/** A triangle on the ground from its two lower angles, in degrees. */
export function fromAngles(left: number, right: number, base = 100): [Place, Place, Place] {
  const [tanLeft, tanRight] = [Math.tan((left * Math.PI) / 180), Math.tan((right * Math.PI) / 180)]
  const x = (base * tanRight) / (tanLeft + tanRight)
  return [
    [0, 0],
    [base, 0],
    [x, x * tanLeft],
  ]
}
