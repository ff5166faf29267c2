import type { Figure } from '@ekagra/schema/figure'
import { useId } from 'react'
import { ChartFrame, plotWidth, xOf, yOf } from './chart-frame.tsx'
import { formatValue } from './figure-as-table.ts'
import { niceScale } from './nice-scale.ts'
import { seriesLook } from './series-look.ts'

/** More bars than this leave no room for their values. */
const MOST_LABELLED = 12

export function BarChart({ figure: { labels, series } }: { figure: Extract<Figure, { kind: 'bar' }> }) {
  const scale = niceScale(series.flatMap(({ values }) => values))
  const group = (plotWidth / labels.length) * 0.72
  const width = Math.min(56, group / series.length)
  const showValues = labels.length * series.length <= MOST_LABELLED
  const hatch = useId()
  return (
    <ChartFrame labels={labels} scale={scale} seriesNames={series.map(({ name }) => name)}>
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
              {showValues && (
                <text x={x + width / 2} y={top - 6} textAnchor="middle" className="fill-ink font-title">
                  {formatValue(value)}
                </text>
              )}
            </g>
          )
        }),
      )}
    </ChartFrame>
  )
}
