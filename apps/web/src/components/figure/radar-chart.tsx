import type { Figure } from '@ekagra/schema/figure'
import { niceScale, SeriesKey, seriesLook, shareOf } from './chart-frame.tsx'
import { formatValue } from './figure-as-table.ts'

const [WIDTH, HEIGHT, RADIUS] = [400, 330, 104]
const [X, Y] = [WIDTH / 2, HEIGHT / 2]
const LINE = 19

/** One axis for each label, and a closed line for each series; the values are written beside the name of their axis. */
export function RadarChart({ figure: { labels, series } }: { figure: Extract<Figure, { kind: 'radar' }> }) {
  const scale = niceScale(series.flatMap(({ values }) => values))
  const at = (index: number, share: number) => {
    const angle = (2 * Math.PI * index) / labels.length - Math.PI / 2
    return { x: X + RADIUS * share * Math.cos(angle), y: Y + RADIUS * share * Math.sin(angle) }
  }
  const ring = (share: (index: number) => number) =>
    labels
      .map((_, index) => {
        const { x, y } = at(index, share(index))
        return `${x},${y}`
      })
      .join(' ')
  return (
    <div className="max-w-md">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="figures w-full text-[14px] max-md:text-[16px]"
      >
        <g fill="none" className="stroke-rule">
          {scale.ticks.map((tick) => (
            <polygon key={tick} points={ring(() => shareOf(tick, scale))} />
          ))}
          {labels.map((label, index) => {
            const { x, y } = at(index, 1)
            return <line key={label} x1={X} y1={Y} x2={x} y2={y} />
          })}
        </g>
        {series.map(({ name, values }, place) => {
          const look = seriesLook(place)
          return (
            <polygon
              key={name}
              points={ring((index) => shareOf(values[index] ?? 0, scale))}
              fill="none"
              strokeWidth="2.5"
              strokeDasharray={look.dash}
              className={look.stroke}
            />
          )
        })}
        {labels.map((label, index) => {
          const { x, y } = at(index, 1.14)
          const side = Math.abs(x - X) < 12 ? 'middle' : x < X ? 'end' : 'start'
          // The two lines of text stay outside the rings above and below the middle.
          const top = y < Y - 12 ? y - LINE / 2 : y > Y + 12 ? y + LINE / 2 : y
          return (
            <text key={label} x={x} y={top} textAnchor={side} className="fill-ink-2">
              {label}
              <tspan x={x} dy={LINE} className="fill-ink font-title">
                {series.map(({ values }) => formatValue(values[index] ?? 0)).join(' · ')}
              </tspan>
            </text>
          )
        })}
      </svg>
      {series.length > 1 && <SeriesKey names={series.map(({ name }) => name)} swatch="line" />}
    </div>
  )
}
