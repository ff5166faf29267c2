import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  text: ReactNode
  /** The first step a person can take from here. */
  actions?: ReactNode
  /** A heading level that fits the page. */
  level?: 'h1' | 'h2' | 'h3' | undefined
  framed?: boolean | undefined
  className?: string | undefined
}

export function EmptyState({
  title,
  text,
  actions,
  level: Heading = 'h2',
  framed,
  className,
}: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'grid content-center justify-items-center gap-2 px-4 py-8 text-center',
        framed && 'rounded-md border border-rule',
        className,
      )}
    >
      <svg viewBox="0 0 96 96" fill="none" strokeWidth={1.5} aria-hidden="true" className="mb-2 size-24">
        <circle cx="48" cy="48" r="44" className="stroke-rule" />
        <circle cx="48" cy="48" r="31" strokeDasharray="3 5" className="stroke-edge" />
        <circle cx="48" cy="48" r="18" className="stroke-rule" />
        <circle cx="48" cy="48" r="6" className="fill-bindu" />
      </svg>
      <Heading className={Heading === 'h3' ? '' : 'text-lg'}>{title}</Heading>
      <p className="mb-3 max-w-88 text-ink-2">{text}</p>
      {actions}
    </div>
  )
}
