import { useSyncExternalStore } from 'react'
import { Spinner } from '../components/ui/spinner.tsx'
import { uiMessages } from '../messages/ui.ts'
import { useMessages } from '../messages/use-messages.ts'
import { pendingPages } from './lazy-page.ts'

/** The next page is on its way. A quick one never shows this: it fades in after a third of a second. */
export function PendingNavigation() {
  const words = useMessages(uiMessages)
  const pending = useSyncExternalStore(pendingPages.subscribe, pendingPages.any)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--spacing-bar)+0.5rem)] z-30 grid justify-items-center"
    >
      {pending && (
        <span className="flex animate-late items-center gap-2 rounded-full bg-surface px-4 py-2 text-sm shadow-float">
          <Spinner className="size-4 text-action-text" />
          {words.loading}
        </span>
      )}
    </div>
  )
}
