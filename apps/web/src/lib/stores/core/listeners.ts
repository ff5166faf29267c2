/** Listeners for a change, in the shape that `useSyncExternalStore` needs. */
export interface Listeners {
  subscribe(listener: () => void): () => void
  notify(): void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify() {
      // A copy, because listeners may be added or removed during the calls.
      for (const listener of [...listeners]) listener()
    },
  }
}

/** One set of listeners for each key, created when first needed. */
export function createKeyedListeners<Key>(): {
  of(key: Key): Listeners
  notifyAll(): void
} {
  const byKey = new Map<Key, Listeners>()
  return {
    of(key) {
      const known = byKey.get(key) ?? createListeners()
      byKey.set(key, known)
      return known
    },
    notifyAll() {
      for (const listeners of byKey.values()) listeners.notify()
    },
  }
}
