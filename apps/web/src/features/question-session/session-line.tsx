import type { ReactNode } from 'react'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { SessionClock } from './session-clock.ts'
import { SessionTime } from './session-time.tsx'

export interface SessionLineProps {
  clock: SessionClock
  limit: number | undefined
  answered: number
  /** Auto-Next, Finish or End Test. */
  action: ReactNode
}

/** The compact panel below 960 px: time, how many are answered, and one thing to do. */
export function SessionLine({ clock, limit, answered, action }: SessionLineProps) {
  const words = useMessages(sessionMessages)
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 text-sm text-ink-2 lg:hidden">
      <span className="flex items-center gap-4 whitespace-nowrap">
        <SessionTime clock={clock} limit={limit} size="line" />
        <span className="figures">{words.answered(answered)}</span>
      </span>
      {action}
    </div>
  )
}
