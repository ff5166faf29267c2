import { clsx } from 'clsx'
import { use } from 'react'
import { Section } from '../../../components/ui/page.tsx'
import { adminMessages } from '../../../messages/en/admin.ts'
import { formatBytes, formatNumber } from '../../../messages/format.ts'
import { formatDay } from '../../../messages/format-date.ts'
import { LocaleContext } from '../../../messages/locale.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useDayFigures } from './days.ts'

const DAYS = 14

/** What there is at this moment: the last bar of a level. */
export interface Now {
  pool: number | undefined
  bank: number | undefined
  file_bytes: number | undefined
}

/** Bars over the last days, each plot with the same figures as a table for screen readers. */
export function DayPlots({ now }: { now: Now }) {
  const words = useMessages(adminMessages).dashboard
  const { data } = useDayFigures(DAYS)
  if (!data) return null
  const { days, served, dollars, reports, corrections, levels } = data
  const money = (value: number) => `$${value.toFixed(2)}`
  const level = (name: keyof Now, title: string, write: (value: number) => string) => {
    const values = [...levels[name].slice(0, -1), now[name] ?? levels[name].at(-1) ?? null]
    const last = values.findLast((value) => value !== null)
    return (
      <Plot
        title={title}
        days={days}
        values={values}
        write={write}
        summary={last === undefined || last === null ? words.noFigures : words.now(write(last))}
      />
    )
  }
  const flow = (title: string, values: readonly number[], write: (value: number) => string) => (
    <Plot
      key={title}
      title={title}
      days={days}
      values={values}
      write={write}
      summary={words.inAll(write(values.reduce((sum, value) => sum + value, 0)))}
    />
  )
  return (
    <Section title={words.days(DAYS)} ruled>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {flow(words.plots.reports, reports, formatNumber)}
        {flow(words.plots.corrections, corrections, formatNumber)}
        {level('bank', words.plots.bank, formatNumber)}
        {level('pool', words.plots.pool, formatNumber)}
        {level('file_bytes', words.plots.files, formatBytes)}
        {served.map(({ name, values }) => flow(words.plots.served(name), values, formatNumber))}
        {served.length > 0 && flow(words.plots.spent, dollars, money)}
      </div>
    </Section>
  )
}

interface PlotProps {
  title: string
  days: readonly string[]
  /** Null where nothing is known. */
  values: readonly (number | null)[]
  write: (value: number) => string
  /** The one figure that matters, beside the title. */
  summary: string
}

const HEIGHT = 72
const WIDTH = 280
/** A bar for zero, so that a quiet day can be told from a missing one. */
const LEAST = 1.5

function Plot({ title, days, values, write, summary }: PlotProps) {
  const words = useMessages(adminMessages).dashboard
  const most = Math.max(...values.map((value) => value ?? 0), 0)
  const step = WIDTH / Math.max(1, values.length)
  const locale = use(LocaleContext)
  const shortDay = (day: string | undefined) =>
    day === undefined ? '' : formatDay(locale, Date.parse(`${day}T12:00Z`), Date.now())
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <b className="font-title">{title}</b>
        <span className="figures flex-none text-ink-3">{summary}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} className="mt-2 w-full" aria-hidden="true">
        {values.map((value, index) => {
          if (value === null) return null
          const height = most > 0 ? Math.max(LEAST, (value / most) * (HEIGHT - 4)) : LEAST
          return (
            <rect
              key={days[index]}
              x={index * step + 2}
              y={HEIGHT - height}
              width={step - 4}
              height={height}
              rx={Math.min(2, height / 2)}
              className={clsx(value > 0 ? 'fill-action-text' : 'fill-edge')}
            >
              <title>{`${shortDay(days[index])}: ${write(value)}`}</title>
            </rect>
          )
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className="stroke-edge" />
      </svg>
      <p className="figures mt-1 flex justify-between text-xs text-ink-3" aria-hidden="true">
        <span>{shortDay(days[0])}</span>
        {most > 0 && <span>{words.most(write(most))}</span>}
        <span>{shortDay(days.at(-1))}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {values.map((value, index) => (
              <tr key={days[index]}>
                <th scope="row">{shortDay(days[index])}</th>
                <td>{value === null ? words.noFigures : write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
