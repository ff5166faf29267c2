import type { Figure } from '@ekagra/schema/figure'
import { ChartFrame, niceScale, seriesLook, xOf, yOf } from './chart-frame.tsx'
import { formatValue } from './figure-as-table.ts'

/** More points or lines than this leave no room for their values; the table has them. */
const MOST_LABELLED = 14
const MOST_LINES_LABELLED = 2

const POINT = 4.5
const circleAt = (x: number, y: number): string =>
  `M${x - POINT} ${y}a${POINT} ${POINT} 0 1 0 ${2 * POINT} 0a${POINT} ${POINT} 0 1 0 ${-2 * POINT} 0`

export function LineChart({ figure: { labels, series } }: { figure: Extract<Figure, { kind: 'line' }> }) {
  const scale = niceScale(series.flatMap(({ values }) => values))
  const showValues = labels.length * series.length <= MOST_LABELLED && series.length <= MOST_LINES_LABELLED
  /** With two lines, the upper one has its values above and the lower one below. */
  const isLower = (at: number, index: number) =>
    series.some(
      ({ values }, other) => other !== at && (values[index] ?? 0) > (series[at]?.values[index] ?? 0),
    )
  return (
    <ChartFrame labels={labels} scale={scale} seriesNames={series.map(({ name }) => name)} swatch="line">
      {series.map(({ name, values }, at) => {
        const look = seriesLook(at)
        const points = values.map((value, index) => ({
          value,
          label: labels[index] ?? '',
          x: xOf(index, labels.length),
          y: yOf(value, scale),
        }))
        return (
          <g key={name}>
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              strokeWidth="2.5"
              strokeDasharray={look.dash}
              className={look.stroke}
            />
            <path
              d={points.map(({ x, y }) => circleAt(x, y)).join('')}
              strokeWidth="2.5"
              className={`fill-paper ${look.stroke}`}
            />
            {showValues && (
              <g textAnchor="middle" className="fill-ink font-title">
                {points.map(({ label, value, x, y }, index) => (
                  <text key={label} x={x} y={isLower(at, index) ? y + 26 : y - 11}>
                    {formatValue(value)}
                  </text>
                ))}
              </g>
            )}
          </g>
        )
      })}
    </ChartFrame>
  )
}
