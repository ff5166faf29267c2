import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { clsx } from 'clsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { readTrend, scoreAxis, type Trend, type WeekScore, weeklyScores } from './weekly-scores.ts'

type Words = typeof historyMessages.english.trend

function finding(trend: Trend, words: Words): string {
  if (trend.kind === 'one') return words.one(trend.average)
  const { kind, first, last, weeks } = trend
  return kind === 'level' ? words.level(last, weeks) : words[kind](first, last, weeks)
}

/** The average score by week: a summary in one sentence, the chart, and the same values as a table. */
export function ScoreTrend({ history, now }: { history: readonly HistoryEntry[]; now: number }) {
  const words = useMessages(historyMessages).trend
  const weeks = weeklyScores(history)
  const trend = readTrend(weeks)
  const [start] = weeks
  if (trend === undefined || start === undefined) return null
  return (
    <Section
      title={words.title}
      end={<p className="text-sm text-ink-3">{words.since(start.week, now)}</p>}
      className="mt-8 md:mt-10"
    >
      <p className="mb-5 text-ink-2">{finding(trend, words)}</p>
      {weeks.length > 1 && <Plot weeks={weeks} now={now} words={words} />}
      <details className="group mt-4">
        <summary className="inline-flex min-h-target items-center gap-2 text-sm font-title text-action-text">
          {words.showTable}
          <Icon name="chevron-down" className="size-4.5 group-open:rotate-180" />
        </summary>
        <TrendTable weeks={weeks} now={now} words={words} />
      </details>
    </Section>
  )
}

interface PlotProps {
  weeks: readonly WeekScore[]
  now: number
  words: Words
}

function Plot({ weeks, now, words }: PlotProps) {
  const { low, high, lines } = scoreAxis(weeks)
  const [first, last] = [weeks[0]?.week ?? 0, weeks.at(-1)?.week ?? 0]
  const across = (week: number) => ((week - first) / (last - first)) * 100
  const down = (value: number) => ((high - value) / (high - low)) * 100
  const points = weeks.map(({ week, average }) => ({ week, average, x: across(week), y: down(average) }))
  const labels = [points[0], points[Math.floor(points.length / 2)], points.at(-1)]
  return (
    <div aria-hidden="true">
      <div className="relative ml-9 h-48 border-b border-edge">
        {lines.map((value) => (
          <div
            key={value}
            className="absolute inset-x-0 border-t border-rule"
            style={{ top: `${down(value)}%` }}
          >
            <span className="figures absolute -top-2.25 right-[calc(100%+0.5rem)] text-xs text-ink-3">
              {words.percent(value)}
            </span>
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-action-text"
          />
        </svg>
        {points.map(({ week, average, x, y }, index) => (
          <Point key={week} x={x} y={y} last={index === points.length - 1} text={words.percent(average)} />
        ))}
      </div>
      <div className="mt-2 ml-9 flex justify-between text-xs text-ink-3">
        {labels.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the start, middle and end of the axis
          <span key={place} className={clsx(place === 1 && points.length < 3 && 'invisible')}>
            {point && words.day(point.week, now)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The last point is highlighted. */
function Point({ x, y, last, text }: { x: number; y: number; last: boolean; text: string }) {
  return (
    <>
      <span
        className={clsx(
          'absolute -translate-1/2 rounded-full border-2',
          last ? 'size-3.75 border-ink bg-bindu' : 'size-2.25 border-action-text bg-paper',
        )}
        style={{ left: `${x}%`, top: `${y}%` }}
      />
      {last && (
        <b
          className="figures absolute right-0 -translate-y-full pb-3 text-sm leading-none"
          style={{ top: `${y}%` }}
        >
          {text}
        </b>
      )}
    </>
  )
}

function TrendTable({ weeks, now, words }: PlotProps) {
  return (
    <table className="figures mt-2 w-full max-w-96 text-sm">
      <thead>
        <tr className="border-b border-edge text-left">
          <th className="py-2 font-label">{words.weekOf}</th>
          <th className="py-2 text-right font-label">{words.tests}</th>
          <th className="py-2 text-right font-label">{words.average}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, tests, average }) => (
          <tr key={week} className="border-b border-rule">
            <td className="py-2">{words.day(week, now)}</td>
            <td className="py-2 text-right">{tests}</td>
            <td className="py-2 text-right">{words.percent(average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
