import type { SessionMode } from '@ekagra/exam/session/session'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { ReactNode } from 'react'
import { IconButton } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { LevelBadge } from '../../../components/ui/question-badges.tsx'
import { Steps } from '../../../components/ui/steps.tsx'
import { useTheme } from '../../../components/use-theme.ts'
import { sessionMessages } from '../../../messages/en/session.ts'
import { topicMessages } from '../../../messages/en/topic.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { SessionClock } from '../run/session-clock.ts'
import { SessionTime } from './session-time.tsx'

export interface SessionHeaderProps {
  topic: string
  /** What was typed, when the topic has another name. */
  asked: string | undefined
  mode: SessionMode
  difficulty: Difficulty
  at: number
  total: number
  onBack: () => void
  /** Finish or End Test, if there is room. */
  action: ReactNode
  /** A second line on phones, if it must stay in view. */
  line?: ReactNode
}

export function SessionHeader({
  topic,
  asked,
  mode,
  difficulty,
  at,
  total,
  onBack,
  action,
  line,
}: SessionHeaderProps) {
  const words = useMessages(sessionMessages)
  const { name } = useMessages(topicMessages)
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper">
      <div className="mx-auto flex h-bar max-w-session items-center gap-1 px-1 lg:gap-3 lg:pr-gutter lg:pl-[calc(var(--spacing-gutter)-0.75rem)]">
        <IconButton label={words.back[mode]} onClick={onBack}>
          <Icon name="arrow-left" className="size-5.5" />
        </IconButton>
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <div className="min-w-0">
            <h1 className="truncate text-base leading-tight tracking-normal lg:text-lg">{name(topic)}</h1>
            {asked && <p className="truncate text-xs leading-tight text-ink-3">{words.asked(asked)}</p>}
          </div>
          <LevelBadge level={difficulty} />
        </div>
        <p className="figures px-3 text-sm font-title whitespace-nowrap">
          {at + 1}
          <span className="font-label text-ink-3">/{total}</span>
        </p>
        <span className="flex items-center gap-2 max-lg:hidden">
          {action}
          <ThemeButton />
        </span>
      </div>
      <Steps label={words.position(at + 1, total)} at={at} total={total} />
      {line}
    </header>
  )
}

function ThemeButton() {
  const words = useMessages(sessionMessages)
  const { theme, toggleTheme } = useTheme()
  return (
    <IconButton label={words.theme} onClick={toggleTheme}>
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} className="size-5.5" />
    </IconButton>
  )
}

export interface SessionLineProps {
  clock: SessionClock
  limit: number | undefined
  answered: number
  /** Auto-Next, Finish or End Test. */
  action: ReactNode
}

/** The compact panel below 960 px: time, how many are answered, and one action. */
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
