import { clsx } from 'clsx'

/** Decoration: the text beside it says what is going on. Under reduced motion it turns slowly instead of standing still. */
export function Spinner({ className = 'size-4.5' }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block flex-none animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:[animation-duration:4s]',
        className,
      )}
    />
  )
}
