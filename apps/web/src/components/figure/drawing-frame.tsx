import type { ReactNode } from 'react'

export interface DrawingFrameProps {
  width: number
  height: number
  description: string
  children: ReactNode
}

/** One unit is one pixel on a phone of 360 px, and at most 1.25 pixels on wider screens. */
export function DrawingFrame({ width, height, description, children }: DrawingFrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      style={{ maxWidth: width * 1.25 }}
      className="figures w-full text-[16px]"
    >
      {children}
    </svg>
  )
}

/** A letter or number that stays readable where a line crosses it. */
export function DrawnText({
  x,
  y,
  children,
  isStrong = false,
}: {
  x: number
  y: number
  children: string
  isStrong?: boolean
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
      className={`fill-ink stroke-paper ${isStrong ? 'font-title' : ''}`}
    >
      {children}
    </text>
  )
}
