import type { PageMeta } from './page-meta.ts'
import { createListeners } from './stores/core/listeners.ts'

/** What the page on screen has set, or nothing while a page leaves everything to its path. */
export function createPageMetaStore() {
  let current: PageMeta = {}
  const listeners = createListeners()
  const publish = (next: PageMeta) => {
    current = next
    listeners.notify()
  }
  return {
    read: () => current,
    /** Returns what takes it back; a newer page's words stay when an older page takes its own back. */
    set: (meta: PageMeta) => {
      publish(meta)
      return () => {
        if (current === meta) publish({})
      }
    },
    subscribe: listeners.subscribe,
  }
}

export const pageMetaStore = createPageMetaStore()
