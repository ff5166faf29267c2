import { Section } from '../../components/ui/page.tsx'
import { adminMessages } from '../../messages/en/admin.ts'
import { formatNumber } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDayFigures } from './days.ts'

const DAYS = 14

/** Bars over the last days, each plot with the same figures as a table for screen readers. */
export function DayPlots() {
  const words = useMessages(adminMessages).dashboard
  const { data } = useDayFigures(DAYS)
  if (!data) return null
  const { days, served, dollars, reports, corrections } = data
  const money = (value: number) => `$${value.toFixed(2)}`
  return (
    <Section title={words.days(DAYS)} ruled>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Plot title={words.plots.reports} days={days} values={reports} write={formatNumber} />
        <Plot title={words.plots.corrections} days={days} values={corrections} write={formatNumber} />
        {served.map(({ name, values }) => (
          <Plot
            key={name}
            title={words.plots.served(name)}
            days={days}
            values={values}
            write={formatNumber}
          />
        ))}
        {dollars.some((value) => value > 0) && (
          <Plot title={words.plots.spent} days={days} values={dollars} write={money} />
        )}
      </div>
    </Section>
  )
}

interface PlotProps {
  title: string
  days: readonly string[]
  values: readonly number[]
  write: (value: number) => string
}

const HEIGHT = 72
const WIDTH = 280

function Plot({ title, days, values, write }: PlotProps) {
  const words = useMessages(adminMessages).dashboard
  const most = Math.max(...values, 0)
  const total = values.reduce((sum, value) => sum + value, 0)
  const step = WIDTH / Math.max(1, values.length)
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <b className="font-title">{title}</b>
        <span className="figures text-ink-3">{words.inAll(write(total))}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} className="mt-2 w-full" aria-hidden="true">
        {values.map((value, index) => {
          const height = most > 0 ? (value / most) * (HEIGHT - 4) : 0
          return (
            <rect
              key={days[index]}
              x={index * step + 2}
              y={HEIGHT - height}
              width={step - 4}
              height={height}
              rx={2}
              className="fill-action-text"
            />
          )
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className="stroke-edge" />
      </svg>
      <p className="figures mt-1 flex justify-between text-xs text-ink-3" aria-hidden="true">
        <span>{days[0]}</span>
        <span>{words.most(write(most))}</span>
        <span>{days.at(-1)}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {values.map((value, index) => (
              <tr key={days[index]}>
                <th scope="row">{days[index]}</th>
                <td>{write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
