/** Who wants to hear of a change. Shaped as `useSyncExternalStore` needs it. */
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
      // A copy: a listener may leave, or another come, while they are told.
      for (const listener of [...listeners]) listener()
    },
  }
}

/** One set of listeners for each key, made when first asked for. */
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
