import { clsx } from 'clsx'
import { Icon } from '../../components/ui/icon.tsx'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Outcome } from './result.ts'
import type { TimedQuestion } from './time-finding.ts'

/** Filled, hatched, outlined: told apart without colour as well. */
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

/** Numbers below the bars: all of a few, else every fifth. */
const isNumbered = (number: number, total: number) => total <= 12 || number === 1 || number % 5 === 0

const columns = 'grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-0.5'

export interface TimeChartProps {
  timed: readonly TimedQuestion[]
  /** Seconds a question may take in the limit of a mock. */
  pace: number | undefined
}

/** A bar per question. The sentence above and the table below say the same, so the picture itself is silent. */
export function TimeChart({ timed, pace }: TimeChartProps) {
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
