import type { RoomView } from '@ekagra/schema/live-quiz'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/ui/icon.tsx'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'

const TICK_MS = 200
/** Read out once when so little is left. */
const WARNING_SECONDS = 5

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** The seconds until the question closes, or until the next one comes. */
export function RoomClock({ view, endsAt }: { view: RoomView; endsAt: number }) {
  const words = useMessages(liveMessages).room
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt))
  useEffect(() => {
    setSeconds(secondsUntil(endsAt))
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt])
  const isAsking = view.phase === 'asking'
  const isLast = view.number + 1 === view.total
  const isShort = isAsking && seconds <= WARNING_SECONDS
  const label = isAsking ? words.secondsLeft(seconds) : isLast ? words.endIn(seconds) : words.nextIn(seconds)
  return (
    <>
      <span
        role="timer"
        aria-label={label}
        className={clsx(
          'figures inline-flex items-center gap-1.5 text-sm font-title',
          isShort && 'text-wrong',
        )}
      >
        <Icon name="clock" className="size-4 stroke-2" />
        {isAsking ? seconds : label}
      </span>
      <span role="status" className="sr-only">
        {isShort && seconds > 0 ? words.secondsLeft(WARNING_SECONDS) : ''}
      </span>
    </>
  )
}
