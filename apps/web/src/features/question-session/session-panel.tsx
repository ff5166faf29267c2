import type { ReactNode } from 'react'
import { ChallengeButton } from '../../components/challenge/challenge-button.tsx'
import { Kbd } from '../../components/ui/kbd.tsx'
import { Switch } from '../../components/ui/switch.tsx'
import { canChallenge } from '../../lib/challenge/can-challenge.ts'
import type { RunningSession } from '../../lib/stores/session/running-session.ts'
import { challengeMessages } from '../../messages/challenge.ts'
import { sessionMessages } from '../../messages/session.ts'
import { sessionLaterMessages } from '../../messages/session-later.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AnswerTally } from './answer-tally.tsx'
import type { NavigatorState } from './navigator-state.ts'
import { PaletteLegend } from './palette-legend.tsx'
import { PANEL_GRID, QuestionNavigator } from './question-navigator.tsx'
import type { SessionClock } from './session-clock.ts'
import { SessionTime } from './session-time.tsx'

export interface SessionPanelProps {
  running: RunningSession
  clock: SessionClock
  limit: number | undefined
  isTest: boolean
  states: readonly NavigatorState[]
  at: number
  onGoTo: (index: number) => void
  /** Undefined once nothing advances any more. */
  autoNext: { isOn: boolean; turn: (isOn: boolean) => void } | undefined
}

/** Beside the question from 960 px: time, answers, every question, the switch and the keys. */
export function SessionPanel(props: SessionPanelProps) {
  const { running, clock, limit, isTest, states, at, onGoTo, autoNext } = props
  const { questions, autoNext: autoNextLabel } = useMessages(sessionMessages)
  const words = useMessages(sessionLaterMessages)
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
      {!running.missing && canChallenge(running) && (
        <div>
          <ChallengeButton label={button} session={running} block />
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
  const { keys } = useMessages(sessionLaterMessages)
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
