import { clsx } from 'clsx'

export interface PhasesProps {
  labels: readonly string[]
  /** Zero-based index of the running phase; `labels.length` when all are done. */
  at: number
  className?: string | undefined
}

/** Named stages of one piece of work, as bubbles on a line. A phone shows only the name of the current one. */
export function Phases({ labels, at, className }: PhasesProps) {
  return (
    <ol
      className={clsx('grid w-full', className)}
      style={{ gridTemplateColumns: `repeat(${labels.length}, 1fr)` }}
    >
      {labels.map((label, index) => (
        <li
          key={label}
          aria-current={index === at ? 'step' : undefined}
          className={clsx(
            'relative grid justify-items-center gap-2 text-xs leading-tight',
            index <= at ? 'text-ink' : 'text-ink-3',
            index === at && 'font-title',
          )}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1.75 right-[calc(50%+0.5rem)] h-0.5 w-[calc(100%-1rem)]',
                index <= at ? 'bg-action-text' : 'bg-rule',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'z-1 size-4 rounded-full border-[1.5px]',
              index <= at ? 'border-action-text bg-action-text' : 'border-edge bg-surface',
              index === at && 'shadow-[inset_0_0_0_3px_var(--color-surface)]',
            )}
          />
          <span className={clsx('whitespace-nowrap', index !== at && 'max-md:sr-only')}>{label}</span>
        </li>
      ))}
    </ol>
  )
}
