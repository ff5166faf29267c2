import { timeText } from '@ekagra/exam/grading/time-text'
import { clsx } from 'clsx'
import { FigureTable, TableTwin } from '../../components/figure/figure-table.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { AnsweredQuestion, Outcome, Result } from './result.ts'

/** How the time was spent: a sentence, a chart, a table. */
export function TimePerQuestion({ result }: { result: Result }) {
  const { time: words } = useMessages(resultsMessages)
  const timed = timedQuestions(result.answers)
  const finding = timeFinding(timed)
  if (finding === undefined) return null
  const pace = result.isMock ? result.mock.timeLimit / timed.length : undefined
  const { columns } = words
  const table = {
    columns: [columns.number, columns.topic, columns.answer, columns.time],
    rows: timed.map(({ number, topic, outcome, seconds }) => [
      String(number),
      topic,
      words.outcome[outcome],
      words.seconds(seconds),
    ]),
  }
  return (
    <Section
      title={words.title}
      end={<p className="figures text-sm text-ink-3">{words.average(finding.average)}</p>}
      ruled
    >
      <p className="figures mb-5 max-w-[52rem] text-pretty text-ink-2">{sentence(finding, words)}</p>
      <TimeChart timed={timed} pace={pace} />
      <TableTwin>
        <FigureTable table={table} title={words.title} />
      </TableTwin>
    </Section>
  )
}

function sentence({ lost, slowest }: TimeFinding, words: typeof resultsMessages.english.time): string {
  if (lost === undefined || lost.seconds === 0) return words.allRight(slowest.number, slowest.seconds)
  const spent = words.lost(lost.share, timeText(lost.seconds), lost.count)
  return `${spent} ${words.slowest(slowest.number, slowest.seconds)}`
}

/** Filled, hatched, outlined: different without colour as well. */
const BARS: Record<Outcome, string> = {
  right: 'bg-correct-fill',
  wrong:
    '[background:repeating-linear-gradient(135deg,var(--color-wrong-fill)_0_3px,color-mix(in_srgb,var(--color-wrong-fill)_52%,var(--color-paper))_3px_6px)]',
  skipped: 'bg-paper shadow-[inset_0_0_0_1.5px_var(--color-edge)]',
}
const MARKS: Record<Outcome, { icon: 'check' | 'x' | 'minus'; colour: string }> = {
  right: { icon: 'check', colour: 'text-correct' },
  wrong: { icon: 'x', colour: 'text-wrong' },
  skipped: { icon: 'minus', colour: 'text-ink-3' },
}
const OUTCOMES: readonly Outcome[] = ['right', 'wrong', 'skipped']

/** The numbers below the bars: all if there are few, else every fifth. */
const isNumbered = (number: number, total: number) => total <= 12 || number === 1 || number % 5 === 0

const columns = 'grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-0.5'

interface TimeChartProps {
  timed: readonly TimedQuestion[]
  /** Seconds per question within the limit of a mock. */
  pace: number | undefined
}

/** A bar per question. Hidden from screen readers: the sentence above and the table below say the same. */
function TimeChart({ timed, pace }: TimeChartProps) {
  const { time: words } = useMessages(resultsMessages)
  const highest = Math.max(...timed.map(({ seconds }) => seconds), pace ?? 0, 1)
  const share = (seconds: number) => `${(seconds / (highest * 1.06)) * 100}%`
  return (
    <div aria-hidden="true">
      <div className="pl-10">
        <div className={clsx(columns, 'relative h-40 items-end border-b border-edge')}>
          <Level at={share(highest)} label={words.seconds(highest)} />
          {timed.map(({ number, seconds, outcome }) => (
            <span
              key={number}
              className={clsx('relative min-h-0.75 rounded-t-[2px]', BARS[outcome])}
              style={{ height: share(seconds) }}
            />
          ))}
          {pace !== undefined && <Level at={share(pace)} label={words.seconds(pace)} isGoal />}
        </div>
        <div className={clsx(columns, 'pt-1.5')}>
          {timed.map(({ number, outcome }) => (
            <span key={number} className={clsx('grid justify-center', MARKS[outcome].colour)}>
              <Icon name={MARKS[outcome].icon} className="size-2.5 overflow-visible stroke-[4]" />
            </span>
          ))}
        </div>
        <div className={clsx(columns, 'figures pt-1.5 text-xs leading-none text-ink-3')}>
          {timed.map(({ number }) => (
            <span key={number} className="grid justify-center whitespace-nowrap">
              {isNumbered(number, timed.length) ? number : ''}
            </span>
          ))}
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm leading-[1.3] text-ink-2">
        {OUTCOMES.filter((outcome) => timed.some((one) => one.outcome === outcome)).map((outcome) => (
          <li key={outcome} className="flex items-center gap-1.75">
            <span className={clsx('size-3.5 flex-none rounded-[2px]', BARS[outcome])} />
            {words.outcome[outcome]}
          </li>
        ))}
        {pace !== undefined && (
          <li className="flex items-center gap-1.75">
            <span className="w-5.5 flex-none border-t-[1.5px] border-dashed border-ink" />
            {words.pace(pace)}
          </li>
        )}
      </ul>
    </div>
  )
}

function Level({ at, label, isGoal }: { at: string; label: string; isGoal?: boolean }) {
  return (
    <span
      style={{ bottom: at }}
      className={clsx(
        'absolute inset-x-0',
        isGoal ? 'z-1 border-t-[1.5px] border-dashed border-ink' : 'border-t border-rule',
      )}
    >
      <span
        className={clsx(
          'figures absolute -top-2.25 right-[calc(100%+0.5rem)] text-xs whitespace-nowrap',
          isGoal ? 'font-title text-ink' : 'text-ink-3',
        )}
      >
        {label}
      </span>
    </span>
  )
}

interface TimedQuestion extends AnsweredQuestion {
  seconds: number
}

interface TimeFinding {
  total: number
  average: number
  slowest: { number: number; seconds: number }
  /** Questions answered wrongly or skipped; undefined if there are none. */
  lost: { count: number; seconds: number; share: number } | undefined
}

/** The questions with their times; none unless every time is known and some time was spent. */
export function timedQuestions(answers: readonly AnsweredQuestion[]): TimedQuestion[] {
  const timed = answers.flatMap((answered) =>
    answered.seconds === undefined ? [] : [{ ...answered, seconds: answered.seconds }],
  )
  const isWhole = timed.length === answers.length && timed.some(({ seconds }) => seconds > 0)
  return isWhole ? timed : []
}

/** The figures of the chart, for the sentence above it. */
export function timeFinding(timed: readonly TimedQuestion[]): TimeFinding | undefined {
  const [first] = timed
  if (first === undefined) return undefined
  const total = timed.reduce((sum, { seconds }) => sum + seconds, 0)
  const slowest = timed.reduce((most, next) => (next.seconds > most.seconds ? next : most), first)
  const lost = timed.filter(({ outcome }) => outcome !== 'right')
  const lostSeconds = lost.reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    total,
    average: total / timed.length,
    slowest: { number: slowest.number, seconds: slowest.seconds },
    lost:
      lost.length === 0
        ? undefined
        : { count: lost.length, seconds: lostSeconds, share: Math.round((lostSeconds / total) * 100) },
  }
}
