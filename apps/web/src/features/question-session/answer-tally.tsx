import { clsx } from 'clsx'
import { Icon } from '../../components/ui/icon.tsx'
import { sessionLaterMessages } from '../../messages/session-later.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { countStates, type NavigatorState } from './navigator-state.ts'

interface Part {
  label: string
  count: number
  icon?: 'check' | 'x'
  colour?: string
}

/** The answer overview: right, wrong and open in practice; answered, marked and open in a test. */
export function AnswerTally({ states, isTest }: { states: readonly NavigatorState[]; isTest: boolean }) {
  const { tally } = useMessages(sessionLaterMessages)
  const count = countStates(states)
  const parts: Part[] = isTest
    ? [
        { label: tally.answered, count: count('answered', 'answered-and-marked') },
        { label: tally.marked, count: count('marked', 'answered-and-marked') },
        { label: tally.open, count: count('not-visited', 'not-answered', 'marked') },
      ]
    : [
        { label: tally.right, count: count('right'), icon: 'check', colour: 'text-correct' },
        { label: tally.wrong, count: count('wrong'), icon: 'x', colour: 'text-wrong' },
        { label: tally.open, count: count('open', 'chosen') },
      ]
  return (
    <dl className="grid grid-cols-3">
      {parts.map(({ label, count: value, icon, colour }) => (
        <div key={label} className="not-first:border-l not-first:border-rule not-first:pl-4">
          <dt className="flex items-center gap-1 text-xs text-ink-3">
            {icon && <Icon name={icon} className={clsx('size-4 stroke-2', colour)} />}
            {label}
          </dt>
          <dd className="figures text-lg leading-[1.3] font-title">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
