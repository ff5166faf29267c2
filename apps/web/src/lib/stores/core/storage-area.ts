import { createListeners } from './listeners.ts'
import { logStorageProblem } from './log-storage-problem.ts'

/** `memory`: the browser forbids storage, so the text is kept only for this visit. */
export type WriteOutcome = 'kept' | 'full' | 'memory'

export type AreaHealth = 'ok' | 'full' | 'forbidden'

/** Text by key. Nothing here throws, even if the browser's storage does. */
export interface StorageArea {
  readonly name: 'local' | 'session'
  read(key: string): string | null
  /** The text that the browser has stored, even while a newer one is only in memory. */
  kept(key: string): string | null
  /** On `full` the previously stored text stays unchanged. */
  write(key: string, text: string): WriteOutcome
  /** Holds in memory a text that did not fit into storage, so that this visit can continue with it. */
  hold(key: string, text: string): void
  /** Drops a text held in memory, because another tab has stored a newer one. */
  release(key: string): void
  remove(key: string): void
  keys(): string[]
  health(): AreaHealth
  onHealthChange(listener: () => void): () => void
}

const PROBE_KEY = 'ekagra.probe'

export function createStorageArea(name: 'local' | 'session', open: () => Storage | null): StorageArea {
  const held = new Map<string, string>()
  const tooLarge = new Set<string>()
  const listeners = createListeners()
  let storage: Storage | null | undefined
  let lastHealth: AreaHealth = 'ok'

  function connect(): Storage | null {
    if (storage !== undefined) return storage
    try {
      storage = open()
      if (storage) probe(storage)
      if (!storage) logStorageProblem(`${name} storage is missing: values live for this visit only`)
    } catch (cause) {
      storage = null
      logStorageProblem(`${name} storage is forbidden: values live for this visit only`, cause)
    }
    announce()
    return storage
  }

  /** Some browsers offer a storage with no room at all; it is treated as forbidden. */
  function probe(candidate: Storage): void {
    try {
      candidate.setItem(PROBE_KEY, PROBE_KEY)
      candidate.removeItem(PROBE_KEY)
    } catch (cause) {
      if (candidate.length === 0) throw cause
      tooLarge.add(PROBE_KEY)
    }
  }

  function health(): AreaHealth {
    if (connect() === null) return 'forbidden'
    return tooLarge.size > 0 ? 'full' : 'ok'
  }

  function announce(): void {
    const now = storage === null ? 'forbidden' : tooLarge.size > 0 ? 'full' : 'ok'
    if (now === lastHealth) return
    lastHealth = now
    listeners.notify()
  }

  function markFits(key: string): void {
    held.delete(key)
    tooLarge.delete(key)
    tooLarge.delete(PROBE_KEY)
    announce()
  }

  function kept(key: string): string | null {
    try {
      return connect()?.getItem(key) ?? null
    } catch (cause) {
      logStorageProblem(`could not read ${key}`, cause)
      return null
    }
  }

  return {
    name,
    read: (key) => held.get(key) ?? kept(key),
    kept,
    write(key, text) {
      const target = connect()
      if (target === null) {
        held.set(key, text)
        return 'memory'
      }
      try {
        target.setItem(key, text)
        markFits(key)
        return 'kept'
      } catch (cause) {
        logStorageProblem(`could not write ${key}`, cause)
        tooLarge.add(key)
        announce()
        return 'full'
      }
    },
    hold(key, text) {
      held.set(key, text)
    },
    release(key) {
      if (connect() !== null) held.delete(key)
    },
    remove(key) {
      try {
        connect()?.removeItem(key)
      } catch (cause) {
        logStorageProblem(`could not remove ${key}`, cause)
      }
      markFits(key)
    },
    keys() {
      const names = new Set(held.keys())
      try {
        const source = connect()
        for (let index = 0; index < (source?.length ?? 0); index += 1) {
          const key = source?.key(index)
          if (typeof key === 'string') names.add(key)
        }
      } catch (cause) {
        logStorageProblem(`could not list the keys of ${name} storage`, cause)
      }
      return [...names]
    },
    health,
    onHealthChange: listeners.subscribe,
  }
}

export const localArea = createStorageArea('local', () => window.localStorage)
export const sessionArea = createStorageArea('session', () => window.sessionStorage)

export type StorageHealth = AreaHealth

const RANK: Record<StorageHealth, number> = { ok: 0, full: 1, forbidden: 2 }

/**
 * The worse of the two areas, so that the guard can warn the person before they start work that would be
 * lost.
 */
export function storageHealth(): StorageHealth {
  const [local, session] = [localArea.health(), sessionArea.health()]
  return RANK[local] >= RANK[session] ? local : session
}

export function subscribeToStorageHealth(listener: () => void): () => void {
  const stops = [localArea.onHealthChange(listener), sessionArea.onHealthChange(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
