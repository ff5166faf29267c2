import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ChallengeButton } from '../../../components/challenge/challenge-button.tsx'
import { Switch } from '../../../components/ui/form/switch.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { Kbd } from '../../../components/ui/kbd.tsx'
import { canChallenge } from '../../../lib/challenge/can-challenge.ts'
import type { SessionPaper } from '../../../lib/stores/session/session-record.ts'
import { challengeMessages } from '../../../messages/en/challenge.ts'
import { sessionMessages } from '../../../messages/en/session.ts'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { SessionClock } from '../run/session-clock.ts'
import { countStates, type NavigatorState } from './navigator-state.ts'
import { PaletteLegend } from './palette-legend.tsx'
import { PANEL_GRID, QuestionNavigator } from './question-navigator.tsx'
import { SessionTime } from './session-time.tsx'

export interface SessionPanelProps {
  paper: SessionPaper
  clock: SessionClock
  limit: number | undefined
  isTest: boolean
  states: readonly NavigatorState[]
  at: number
  onGoTo: (index: number) => void
  /** Undefined when there is nothing left to advance to. */
  autoNext: { isOn: boolean; turn: (isOn: boolean) => void } | undefined
}

/**
 * Beside the question from 960 px: time, answer counts, the palette, the auto-next switch and the shortcuts.
 */
export function SessionPanel(props: SessionPanelProps) {
  const { paper, clock, limit, isTest, states, at, onGoTo, autoNext } = props
  const { questions, autoNext: autoNextLabel } = useMessages(sessionMessages)
  const words = useMessages(sessionPanelsMessages)
  const { button } = useMessages(challengeMessages)
  return (
    <section
      aria-label={words.panel}
      className="sticky top-[calc(var(--spacing-bar)+5px)] hidden h-[calc(100dvh-var(--spacing-bar)-5px)] divide-y divide-rule overflow-y-auto border-l border-rule pt-6 pr-1 pb-24 pl-8 lg:block [&>*]:py-4 [&>:first-child]:pt-0"
    >
      <Part title={limit === undefined ? words.time : words.timeLeft}>
        <SessionTime clock={clock} limit={limit} size="big" />
      </Part>
      <Part title={words.answers}>
        <AnswerTally states={states} isTest={isTest} />
      </Part>
      <Part title={questions}>
        <QuestionNavigator states={states} at={at} onGoTo={onGoTo} className={PANEL_GRID} />
      </Part>
      {isTest && (
        <div>
          <PaletteLegend states={states} />
        </div>
      )}
      {autoNext && (
        <div>
          <Switch
            checked={autoNext.isOn}
            onCheckedChange={autoNext.turn}
            className="w-full flex-row-reverse justify-between"
          >
            {autoNextLabel}
          </Switch>
        </div>
      )}
      <Part title={words.keys.title}>
        <Keys isTest={isTest} />
      </Part>
      {!paper.missing && canChallenge(paper) && (
        <div>
          <ChallengeButton label={button} session={paper} block />
        </div>
      )}
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-sm tracking-normal">{title}</h2>
      {children}
    </div>
  )
}

function Keys({ isTest }: { isTest: boolean }) {
  const { keys } = useMessages(sessionPanelsMessages)
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2 text-sm text-ink-2">
      <dt>
        <Kbd>1</Kbd> {keys.to} <Kbd>4</Kbd>
      </dt>
      <dd>{keys.choose}</dd>
      <dt>
        <Kbd>Enter</Kbd>
      </dt>
      <dd>{isTest ? keys.goOn : keys.check}</dd>
      {isTest && (
        <>
          <dt>
            <Kbd>M</Kbd>
          </dt>
          <dd>{keys.mark}</dd>
        </>
      )}
      <dt>
        <Kbd>?</Kbd>
      </dt>
      <dd>{keys.list}</dd>
    </dl>
  )
}

interface Part {
  label: string
  count: number
  icon?: 'check' | 'x'
  colour?: string
}

/** Answer counts: right, wrong and unanswered in practice; answered, marked and unanswered in a test. */
export function AnswerTally({ states, isTest }: { states: readonly NavigatorState[]; isTest: boolean }) {
  const { tally } = useMessages(sessionPanelsMessages)
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
