import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

const look = 'grid content-start gap-2 rounded-md border border-rule bg-surface p-5'

/** A sheet of its own: a note, a category. Never a card in a card; where a rule can hold it, use RuledList. */
export function Card({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={clsx(look, className)}>{children}</div>
}

export function CardLink({
  to,
  state,
  className,
  children,
}: {
  to: To
  state?: unknown
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      state={state}
      className={clsx(look, 'text-ink transition-colors hover:border-edge', className)}
    >
      {children}
    </Link>
  )
}
