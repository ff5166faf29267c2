import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface Stat {
  label: string
  value: ReactNode
  /** A quieter line below the number. */
  detail?: ReactNode
}

export interface StatsProps {
  stats: readonly Stat[]
  /** Numbers above their labels, as in a side column; otherwise labels above numbers. */
  figureFirst?: boolean | undefined
  /** All in one row from 768 px. */
  row?: boolean | undefined
  className?: string | undefined
}

/** Numbers with their labels, two per row, with rules between them. */
export function Stats({ stats, figureFirst, row, className }: StatsProps) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 border-t border-rule',
        row && 'md:auto-cols-fr md:grid-flow-col md:grid-cols-none',
        className,
      )}
    >
      {stats.map((stat) => (
        <div
          key={stat.label}
          className={clsx(
            'flex border-b border-rule even:border-l even:border-rule even:pl-4',
            figureFirst ? 'flex-col-reverse justify-end py-4' : 'flex-col py-3',
            row && 'md:not-first:border-l md:not-first:pl-5',
          )}
        >
          <dt className="text-sm leading-[1.35] text-ink-3">{stat.label}</dt>
          <dd className="figures text-xl leading-tight font-title tracking-[-0.015em]">
            {stat.value}
            {stat.detail && (
              <span className="block text-sm leading-[1.4] font-body tracking-normal text-ink-2">
                {stat.detail}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
