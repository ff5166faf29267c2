import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'

export type BadgeTone = 'plain' | 'correct' | 'wrong' | 'note' | 'bindu' | 'mark'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-quiet text-ink-2',
  correct: 'bg-correct-soft text-correct',
  wrong: 'bg-wrong-soft text-wrong',
  note: 'bg-note-soft text-note',
  bindu: 'bg-bindu-soft text-bindu-text',
  mark: 'bg-mark-soft text-mark',
}

export interface BadgeProps {
  tone?: BadgeTone | undefined
  icon?: IconName | undefined
  className?: string | undefined
  children: ReactNode
}

/** A short label. Its words carry the meaning; the tone only supports it. */
export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6.5 items-center gap-1.25 rounded-sm px-2 text-xs leading-none font-title whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-3.75 stroke-2" />}
      {children}
    </span>
  )
}
