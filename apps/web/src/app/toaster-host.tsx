import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toast } from '../lib/toast.ts'

const Toaster = lazy(async () => ({ default: (await import('../components/ui/toaster.tsx')).Toaster }))

/** The code that draws toasts arrives with the first one: most visits to a first screen show none. */
export function ToasterHost() {
  const used = useSyncExternalStore(toast.subscribe, () => toast.list().length > 0)
  return used && <Suspense>{<Toaster store={toast} />}</Suspense>
}
