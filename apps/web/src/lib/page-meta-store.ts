import type { PageMeta } from './page-meta.ts'

/** What the page on screen has set, or nothing while a page leaves everything to its path. */
export function createPageMetaStore() {
  let current: PageMeta = {}
  const listeners = new Set<() => void>()
  const publish = (next: PageMeta) => {
    current = next
    for (const listener of listeners) listener()
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
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const pageMetaStore = createPageMetaStore()
