import { clockText } from '@ekagra/exam/grading/time-text'
import { secondsLeft } from '@ekagra/exam/session/session-clock'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Icon } from '../../../components/ui/icon.tsx'
import { sessionMessages } from '../../../messages/en/session.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { SessionClock } from '../run/session-clock.ts'

/** Whole seconds of a session so far; renders again every second. */
function useSeconds(clock: SessionClock): number {
  const [seconds, setSeconds] = useState(() => Math.floor(clock.elapsedMs() / 1000))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const elapsed = clock.elapsedMs()
      setSeconds(Math.floor(elapsed / 1000))
      timer = setTimeout(tick, 1005 - (elapsed % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [clock])
  return seconds
}

export interface SessionTimeProps {
  clock: SessionClock
  /** A mock with a limit counts down. */
  limit?: number | undefined
}

/** `line`: small, with a clock icon; `big`: the large time of the side panel. */
export function SessionTime({ clock, limit, size }: SessionTimeProps & { size: 'line' | 'big' }) {
  const words = useMessages(sessionMessages)
  const seconds = useSeconds(clock)
  if (limit !== undefined) return <Countdown left={secondsLeft(limit, seconds)} />
  const text = clockText(seconds)
  return (
    <span
      role="timer"
      aria-label={words.elapsed(text)}
      className={clsx(
        'figures',
        size === 'line'
          ? 'inline-flex items-center gap-1.5'
          : 'text-3xl leading-none font-label tracking-[-0.02em]',
      )}
    >
      {size === 'line' && <Icon name="clock" className="size-4 stroke-2" />}
      {text}
    </span>
  )
}

const LAST_MINUTE = 60
const LAST_MINUTES = 300

function Countdown({ left }: { left: number }) {
  const words = useMessages(sessionMessages)
  const text = clockText(left)
  const isLast = left <= LAST_MINUTE
  // Screen readers announce it twice, at five minutes and one minute left, and not every second.
  const notice = left <= LAST_MINUTE ? words.minutesLeft(1) : left <= LAST_MINUTES ? words.minutesLeft(5) : ''
  return (
    <span className="inline-flex items-center gap-2">
      <span
        role="timer"
        aria-label={words.remaining(text)}
        className={clsx(
          'figures inline-flex h-9 items-center gap-1.75 rounded-md px-3 text-lg leading-none font-title lg:h-11 lg:px-4 lg:text-xl',
          isLast
            ? 'bg-wrong-fill text-on-wrong'
            : left <= LAST_MINUTES
              ? 'bg-bindu text-on-bindu'
              : 'bg-ink text-paper',
        )}
      >
        <Icon name={isLast ? 'alert' : 'clock'} className="size-4.5" />
        {text}
      </span>
      {isLast && <span className="text-sm text-wrong max-md:sr-only">{words.submitsItself}</span>}
      <span role="status" className="sr-only">
        {notice}
      </span>
    </span>
  )
}
