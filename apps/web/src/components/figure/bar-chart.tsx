import type { Figure } from '@ekagra/schema/figure'
import { useId } from 'react'
import { ChartFrame, LETTER, niceScale, plotWidth, seriesLook, xOf, yOf } from './chart-frame.tsx'
import { formatValue } from './figure-as-table.ts'

/** Narrower bars leave no room for a value, not even a vertical one. */
const NARROWEST_LABELLED = 24

export function BarChart({ figure: { labels, series } }: { figure: Extract<Figure, { kind: 'bar' }> }) {
  const scale = niceScale(series.flatMap(({ values }) => values))
  const group = (plotWidth / labels.length) * 0.72
  const width = Math.min(56, group / series.length)
  const showValues = width >= NARROWEST_LABELLED
  const longest = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => formatValue(value).length)),
  )
  const stands = {
    phone: longest * LETTER.phone > width * 1.1,
    desk: longest * LETTER.desk > width * 1.1,
  }
  const hatch = useId()
  return (
    <ChartFrame
      labels={labels}
      scale={scale}
      seriesNames={series.map(({ name }) => name)}
      swatch="bar"
      headroom={showValues && stands.phone ? longest * LETTER.phone - 20 : 0}
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" x2="0" y1="0" y2="6" strokeWidth="5" className="stroke-paper" opacity="0.35" />
      </pattern>
      {series.map(({ name, values }, at) =>
        values.map((value, index) => {
          const x = xOf(index, labels.length) + (at - series.length / 2) * width
          const [top, bottom] = [yOf(Math.max(value, 0), scale), yOf(Math.min(value, 0), scale)]
          const box = { x: x + 1, y: top, width: width - 2, height: bottom - top }
          const look = seriesLook(at)
          return (
            <g key={`${name} ${labels[index]}`}>
              <rect {...box} className={look.fill} />
              {look.isHatched && <rect {...box} fill={`url(#${hatch})`} />}
              {showValues && <BarValue value={value} x={x + width / 2} y={top - 6} stands={stands} />}
            </g>
          )
        }),
      )}
    </ChartFrame>
  )
}

interface BarValueProps {
  value: number
  x: number
  y: number
  stands: Readonly<Record<'phone' | 'desk', boolean>>
}

/** Horizontal above its bar, or vertical if it would overlap its neighbour. */
function BarValue({ value, x, y, stands }: BarValueProps) {
  const text = formatValue(value)
  const level = (
    <text x={x} y={y} textAnchor="middle">
      {text}
    </text>
  )
  const onEnd = (
    <text x={x} y={y} dominantBaseline="central" transform={`rotate(-90 ${x} ${y})`}>
      {text}
    </text>
  )
  if (stands.desk === stands.phone)
    return <g className="fill-ink font-title">{stands.desk ? onEnd : level}</g>
  return (
    <g className="fill-ink font-title">
      <g className="max-md:hidden">{stands.desk ? onEnd : level}</g>
      <g className="md:hidden">{stands.phone ? onEnd : level}</g>
    </g>
  )
}
