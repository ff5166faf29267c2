import { clsx } from 'clsx'
import { uiMessages } from '../../messages/en/ui.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The fallback while a part of the app loads: a spinner with 'Loading...'. */
export function Loading({ className }: { className?: string | undefined }) {
  const words = useMessages(uiMessages)
  return (
    <div
      role="status"
      className={clsx(
        'grid min-h-64 place-content-center justify-items-center gap-3 text-sm text-ink-2',
        className,
      )}
    >
      <Spinner className="size-7 text-action-text" />
      {words.loading}
    </div>
  )
}

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
