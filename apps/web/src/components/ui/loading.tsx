import { clsx } from 'clsx'
import { uiMessages } from '../../messages/en/ui.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Spinner } from './spinner.tsx'

/** The fallback while a part of the app arrives: a spinner with 'Loading...'. */
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
