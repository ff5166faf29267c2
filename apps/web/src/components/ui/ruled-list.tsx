import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Icon } from './icon.tsx'

const rules = '[&>*]:border-t [&>*]:border-rule [&>:last-child]:border-b'

/**
 * Rows out of view are not laid out or painted, which on a long list makes every press on the page faster. The margin leaves room for the
 * ring of the focus.
 */
const lazy =
  '[&>*]:[contain-intrinsic-size:auto_4.5rem] [&>*]:[content-visibility:auto] [&>*]:[overflow-clip-margin:0.75rem]'

/** A list with rules between its rows, as on paper, instead of boxes. */
export function RuledList({
  ordered,
  phoneRows,
  className,
  children,
}: {
  ordered?: boolean | undefined
  /** How many rows fill a phone: the landing of the page hides the others there. */
  phoneRows?: number | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List data-lazy-rows data-phone-rows={phoneRows} className={clsx(rules, lazy, className)}>
      {children}
    </List>
  )
}

export interface RuledRowProps {
  /** Left of the text: a ring, a number, an icon. */
  lead?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** Right of the text: a button, a badge. */
  end?: ReactNode
  /** For an end that takes as much room as the text: on a phone it goes below. */
  wraps?: boolean | undefined
}

export function RuledRow({ lead, title, detail, end, wraps }: RuledRowProps) {
  return (
    <li className={clsx('flex min-h-15 items-center gap-x-4 gap-y-1 py-3', wraps && 'flex-wrap')}>
      {lead}
      <div className={clsx('min-w-0 flex-1', wraps && 'basis-60')}>
        <b className="block leading-[1.3]">{title}</b>
        {detail && <div className="text-sm leading-[1.35] text-ink-3">{detail}</div>}
      </div>
      {end}
    </li>
  )
}

export interface RuledLinkProps extends Omit<RuledRowProps, 'end' | 'wraps'> {
  to: To
  state?: unknown
}

/** A row that leads somewhere, with an arrow at its end. */
export function RuledLink({ to, state, lead, title, detail }: RuledLinkProps) {
  return (
    <li>
      <Link to={to} state={state} className="group flex min-h-15 items-center gap-4 py-2 text-ink">
        {lead}
        <span className="min-w-0 flex-1">
          <b className="block leading-[1.3]">{title}</b>
          {detail && <span className="block text-sm leading-[1.35] text-ink-3">{detail}</span>}
        </span>
        <Icon name="arrow-right" className="size-5 text-ink-3 group-hover:text-action-text" />
      </Link>
    </li>
  )
}
