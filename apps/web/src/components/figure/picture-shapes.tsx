import type { PictureShape } from '@ekagra/schema/drawing'

const FILLS = { none: 'fill-transparent', solid: 'fill-ink', shaded: 'fill-edge/55' } as const

/** The parts of one picture, in a square of 100 by 100. */
export function PictureShapes({ shapes, thickness }: { shapes: readonly PictureShape[]; thickness: number }) {
  return (
    <g strokeWidth={thickness} strokeLinejoin="round" strokeLinecap="round" className="stroke-ink">
      {shapes.map((shape, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
        return <Part key={index} shape={shape} thickness={thickness} />
      })}
    </g>
  )
}

function Part({ shape, thickness }: { shape: PictureShape; thickness: number }) {
  switch (shape.kind) {
    case 'circle':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} className={FILLS[shape.fill]} />
    case 'polygon':
      return <polygon points={shape.points.map(joined).join(' ')} className={FILLS[shape.fill]} />
    case 'line':
      return (
        <polyline
          points={shape.points.map(joined).join(' ')}
          fill="none"
          strokeDasharray={shape.isDashed ? `${thickness * 2.4} ${thickness * 2.4}` : undefined}
        />
      )
  }
}

const joined = ([x, y]: readonly [number, number]): string => `${x},${y}`
