import { clsx } from 'clsx'

/**
 * A placeholder for content; give it the size of that content: 'h-5 w-4/5'. Say "Loading..." once beside it.
 */
export function Skeleton({
  className,
  round,
}: {
  className?: string | undefined
  round?: boolean | undefined
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-breathe bg-quiet shadow-[inset_0_0_0_1px_var(--color-rule)] motion-reduce:animate-none',
        round ? 'rounded-full' : 'rounded-sm',
        className ?? 'h-4',
      )}
    />
  )
}
