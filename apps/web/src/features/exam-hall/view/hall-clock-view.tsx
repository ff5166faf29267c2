import { clockWarning, runningSection } from '@ekagra/exam/exam-paper/hall-clock'
import { clockText } from '@ekagra/exam/grading/time-text'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Icon } from '../../../components/ui/icon.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { topicMessages } from '../../../messages/en/topic.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { HallController } from '../run/hall-controller.ts'

/** Whole seconds left; renders again every second. */
export function useSecondsLeft(controller: HallController): number {
  const [seconds, setSeconds] = useState(controller.secondsLeft)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      setSeconds(controller.secondsLeft())
      timer = setTimeout(show, 1005 - (controller.elapsedMs() % 1000))
    }
    show()
    return () => clearTimeout(timer)
  }, [controller])
  return seconds
}

/** How long a warning is shown; a screen reader hears it once. */
const NOTICE_MS = 10_000

export interface HallClockProps {
  controller: HallController
  /** Questions without a saved answer in the running section or the paper. */
  open: number
}

/** Ink, marigold from 5:00, red from 1:00, each with a sentence below the tabs of the sections. */
export function HallClockView({ controller, open }: HallClockProps) {
  const words = useMessages(examHallMessages)
  const { sectionName } = useMessages(topicMessages)
  const left = useSecondsLeft(controller)
  const { plan, paper } = controller
  const elapsed = controller.elapsedMs()
  const warning = clockWarning(plan.clock, elapsed)
  const running = runningSection(plan.clock, elapsed)
  const titleOf = (index: number) => paper.pattern.sections[index]?.title
  const section = running === null ? null : sectionName(titleOf(running) ?? '')
  const next = running === null ? undefined : titleOf(running + 1)
  const isLast = warning === 'one-minute'
  const text = clockText(left)
  const notice = useNotice(warning === null ? null : `${warning} ${running ?? ''}`)
  return (
    <span className="relative flex-none">
      <span
        role="timer"
        aria-label={words.remaining(text)}
        className={clsx(
          'figures inline-flex h-9 items-center gap-1.75 rounded-md px-3 text-lg leading-none font-title lg:h-11 lg:px-4 lg:text-xl',
          isLast ? 'bg-wrong-fill text-on-wrong' : warning ? 'bg-bindu text-on-bindu' : 'bg-ink text-paper',
        )}
      >
        <Icon name={isLast ? 'alert' : 'clock'} className="size-4.5" />
        {text}
      </span>
      <span role="status" className="sr-only">
        {warning === 'five-minutes' && words.fiveMinutes(section)}
        {isLast && words.oneMinute(section)}
      </span>
      {notice && warning && (
        <span
          aria-hidden="true"
          className="absolute top-full right-0 z-30 mt-16 flex w-76 gap-3 rounded-md bg-surface px-4 py-3 text-sm shadow-float"
        >
          <Icon name={isLast ? 'alert' : 'clock'} className="mt-px size-5" />
          <span>
            <b className="block">{isLast ? words.oneMinute(section) : words.fiveMinutes(section)}</b>
            {isLast ? (next ? words.nextOpens(sectionName(next)) : words.savedCounts) : words.stillOpen(open)}
          </span>
        </span>
      )}
    </span>
  )
}

/** True for some seconds after the warning has changed. */
function useNotice(warning: string | null): boolean {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (warning === null) return
    const timer = setTimeout(() => setOver(warning), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [warning])
  return warning !== null && over !== warning
}
