import { use } from 'react'
import { Link } from 'react-router'
import { FigureTable, FigureTwin } from '../../components/figure/figure-table.tsx'
import { Select } from '../../components/ui/form/select.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { examResultPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { formatDay } from '../../messages/format-date.ts'
import { LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { CutOffProps } from './result-head.tsx'

/** The last papers that fit beside each other. */
const SHOWN = 10

export function Trend({ result, cutOff, onChoose }: CutOffProps & { onChoose: (cutOff: string) => void }) {
  const words = useMessages(examResultMessages)
  const own = words.trend
  const locale = use(LocaleContext)
  const { cutOffs, analysis, sat } = result
  const series = result.series.slice(-SHOWN)
  const { of } = analysis.marks
  const [first, last] = [series[0], series.at(-1)]
  const change = (last?.marks ?? 0) - (first?.marks ?? 0)
  const day = (date: number) => formatDay(locale, date, Date.now())
  return (
    <Section
      ruled
      title={cutOff ? own.title : own.plain}
      end={
        cutOff && (
          <Select
            compact
            hideLabel
            label={own.choose}
            value={`${cutOff.year} ${cutOff.category}`}
            onValueChange={onChoose}
            options={cutOffs.map(({ year, category }) => ({
              value: `${year} ${category}`,
              label: own.choice(year, category),
            }))}
            className="min-w-36 print:hidden"
          />
        )
      }
    >
      <p className="figures mb-4">
        {series.length > 1
          ? own.change(`${change >= 0 ? '+' : ''}${formatMarks(change)}`, series.length)
          : own.only}{' '}
        {cutOff &&
          own.line(
            formatMarks(cutOff.marks),
            words.cutOffName(cutOff.year, cutOff.category, cutOff.list ?? null),
          )}
      </p>
      {(series.length > 1 || cutOff) && <Plot series={series} cutOff={cutOff?.marks} of={of} day={day} />}
      <FigureTwin label={words.line.showTable}>
        <FigureTable
          title={own.plain}
          table={{
            columns: [
              own.columns.paper,
              own.columns.marks(formatMarks(of)),
              ...(cutOff ? [own.columns.gap] : []),
            ],
            rows: series.map((one, index) => [
              `${index + 1}. ${day(one.date)}`,
              formatMarks(one.marks),
              ...(cutOff ? [formatMarks(one.marks - cutOff.marks)] : []),
            ]),
          }}
        />
      </FigureTwin>
      {series.length > 1 && (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
          {series.map((one) =>
            one.id === sat.id ? null : (
              <Link key={one.id} to={examResultPath(one.id)} className="figures text-link">
                {day(one.date)}: {formatMarks(one.marks)}
              </Link>
            ),
          )}
        </p>
      )}
      <p className="mt-3 flex items-start gap-2 text-xs text-ink-3">
        <Icon name="info" className="mt-px size-4" />
        <span>
          {cutOff && (
            <>
              {cutOff.isNormalised ? own.normalised : own.plainNote} {own.source(cutOff.source.title)}
              {cutOff.source.date && `, ${cutOff.source.date}`}.{' '}
            </>
          )}
          {own.noPercentile}
        </span>
      </p>
    </Section>
  )
}

interface PlotProps {
  series: readonly { id: string; marks: number; date: number }[]
  cutOff: number | undefined
  of: number
  day: (date: number) => string
}

function Plot({ series, cutOff, of, day }: PlotProps) {
  const values = [...series.map(({ marks }) => marks), ...(cutOff === undefined ? [] : [cutOff])]
  const spread = Math.max(of * 0.1, Math.max(...values) - Math.min(...values))
  const [low, high] = [Math.min(...values) - spread * 0.25, Math.max(...values) + spread * 0.15]
  const y = (marks: number) => ((high - marks) / (high - low)) * 100
  const x = (index: number) => (series.length === 1 ? 50 : 5 + (index / (series.length - 1)) * 90)
  const path = series.map(({ marks }, index) => `${x(index)} ${y(marks)}`).join('L')
  return (
    <div aria-hidden="true" className="relative mb-6 h-56 border-b border-edge">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {cutOff !== undefined && (
          <path
            d={`M0 ${y(cutOff)}H100`}
            strokeDasharray="4 4"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink-2"
          />
        )}
        <path
          d={`M${path}`}
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
          className="stroke-action-text"
        />
      </svg>
      {cutOff !== undefined && (
        <span
          style={{ top: `${y(cutOff)}%` }}
          className="figures absolute left-0 -translate-y-full text-xs font-title"
        >
          {formatMarks(cutOff)}
        </span>
      )}
      {series.map(({ id, marks, date }, index) => (
        <span key={id} style={{ left: `${x(index)}%`, top: `${y(marks)}%` }} className="absolute">
          <span
            className={
              index === series.length - 1
                ? 'absolute size-3.5 -translate-1/2 rounded-full border-2 border-paper bg-bindu'
                : 'absolute size-2.5 -translate-1/2 rounded-full border-2 border-action-text bg-paper'
            }
          />
          <span className="figures absolute top-2 -translate-x-1/2 text-xs font-title">
            {formatMarks(marks)}
          </span>
          <span
            style={{ top: `calc(${((100 - y(marks)) / 100) * 14}rem + 0.25rem)` }}
            className="absolute -translate-x-1/2 text-xs whitespace-nowrap text-ink-3"
          >
            {day(date)}
          </span>
        </span>
      ))}
    </div>
  )
}
