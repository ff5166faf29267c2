import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart, useLazyPart } from '../components/lazy-part.ts'
import { Icon } from '../components/ui/icon.tsx'
import { type Toast, toast } from '../lib/toast.ts'
import { uiMessages } from '../messages/en/ui.ts'
import { useMessages } from '../messages/use-messages.ts'

const toasterPart = lazyPart(() => import('../components/ui/toaster.tsx'))

/** The code that draws toasts loads with the first one, because most first screens show none. */
export function ToasterHost() {
  const toasts = useSyncExternalStore(toast.subscribe, toast.list)
  return toasts.length > 0 && <Toasts toasts={toasts} />
}

function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const part = useLazyPart(toasterPart)
  if (part === null) return null
  if (part !== 'failed') return <part.Toaster store={toast} />
  return toasts.map((item) => item.open && <PlainToast key={item.id} item={item} />)
}

/** A fallback: offline the code may not load, and that is when messages matter most. */
function PlainToast({ item: { id, title, description, duration } }: { item: Toast }) {
  const words = useMessages(uiMessages)
  useEffect(() => {
    if (!Number.isFinite(duration)) return
    const timer = setTimeout(() => toast.dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration])
  return (
    <div
      role="status"
      className="fixed inset-x-gutter top-[calc(var(--spacing-bar)+0.5rem)] z-30 flex items-start rounded-md bg-surface py-3 pl-4 text-sm shadow-float md:left-auto md:w-96"
    >
      <p className="min-w-0 flex-1">
        {title} {description}
      </p>
      <button
        type="button"
        aria-label={words.close}
        onClick={() => toast.dismiss(id)}
        className="-my-2.75 grid size-target flex-none place-items-center text-ink-3"
      >
        <Icon name="x" className="size-5" />
      </button>
    </div>
  )
}
