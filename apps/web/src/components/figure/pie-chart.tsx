import type { Figure } from '@ekagra/schema/figure'
import { seriesLook } from './chart-frame.tsx'
import { formatValue } from './figure-as-table.ts'

const RADIUS = 92

const onCircle = (share: number, radius: number): [x: number, y: number] => {
  const angle = 2 * Math.PI * share - Math.PI / 2
  return [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)]
}

function slicePath(from: number, to: number): string {
  const [x1, y1] = onCircle(from, RADIUS)
  const [x2, y2] = onCircle(to, RADIUS)
  return `M100 100L${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${x2} ${y2}Z`
}

/** Numbered slices and a numbered list: nobody has to match colours. */
export function PieChart({ figure: { labels, values, unit } }: { figure: Extract<Figure, { kind: 'pie' }> }) {
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  let reached = 0
  const slices = labels.map((label, index) => {
    const value = values[index] ?? 0
    const from = reached
    reached += value / total
    return { label, value, from, to: reached, number: index + 1, fill: seriesLook(index).fill }
  })
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="figures w-50 flex-none text-[15px] font-title">
        {slices.map(({ label, from, to, number, fill }) => {
          const [x, y] = onCircle((from + to) / 2, RADIUS * 0.68)
          return (
            <g key={label}>
              {to - from >= 1 ? (
                <circle cx="100" cy="100" r={RADIUS} className={fill} />
              ) : (
                <path d={slicePath(from, to)} strokeWidth="2" className={`stroke-paper ${fill}`} />
              )}
              <circle cx={x} cy={y} r="12" className="fill-paper" />
              <text x={x} y={y + 5} textAnchor="middle" className="fill-ink">
                {number}
              </text>
            </g>
          )
        })}
      </svg>
      <ol aria-hidden="true" className="grid gap-1.5">
        {slices.map(({ label, value, number }) => (
          <li key={label} className="figures grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
            <span className="text-sm font-title text-ink-3">{number}</span>
            <span>
              {label} <b>{formatValue(value)}</b>
              {unit === '%' ? '%' : ''}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
