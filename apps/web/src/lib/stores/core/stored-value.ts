import { createKeyedListeners, createListeners } from './listeners.ts'
import { setAside } from './set-aside.ts'
import { localArea, type StorageArea, type WriteOutcome } from './storage-area.ts'

/** What was understood of a stored text. `intact` is false when writing `value` back would lose something. */
export interface Reading<T> {
  value: T
  intact: boolean
}

export interface StoredValue<T> {
  readonly key: string
  /** The same reference as long as the stored text is the same, as `useSyncExternalStore` needs. */
  read(): T
  /** `full` still works for this visit: the value is held in memory. */
  write(value: T): WriteOutcome
  /** As `write`, but on `full` nothing changes, so that the caller can try something smaller. */
  tryWrite(value: T): WriteOutcome
  remove(): void
  subscribe(listener: () => void): () => void
}

interface StoredValueDefinition<T> {
  area: StorageArea
  key: string
  /** Null when nothing is stored. */
  parse(text: string | null): Reading<T>
  format(value: T): string
}

export function createStoredValue<T>({ area, key, parse, format }: StoredValueDefinition<T>): StoredValue<T> {
  let lastText: string | null | undefined
  let lastReading: Reading<T> | undefined

  function understand(text: string | null): Reading<T> {
    if (lastReading === undefined || text !== lastText) {
      lastText = text
      lastReading = parse(text)
    }
    return lastReading
  }

  function put(value: T): { text: string; outcome: WriteOutcome } {
    const text = format(value)
    const before = area.kept(key)
    const losesNothing = before === null || understand(before).intact
    const free = losesNothing || setAside(area, key, before)
    return { text, outcome: free ? area.write(key, text) : 'full' }
  }

  return {
    key,
    read: () => understand(area.read(key)).value,
    write(value) {
      const { text, outcome } = put(value)
      if (outcome === 'full') area.hold(key, text)
      announceChange(area, key)
      return outcome
    },
    tryWrite(value) {
      const { outcome } = put(value)
      if (outcome !== 'full') announceChange(area, key)
      return outcome
    },
    remove() {
      area.remove(key)
      announceChange(area, key)
    },
    subscribe: (listener) => subscribeToKey(area, key, listener),
  }
}

const listeners = createKeyedListeners<string>()
const localWrites = createListeners()
let listening = false

const nameOf = (area: StorageArea, key: string) => `${area.name}:${key}`

/** Writes by other tabs arrive as `storage` events; a null key means that everything was cleared. */
function hearOtherTabs(event: StorageEvent): void {
  if (event.key === null) {
    for (const key of localArea.keys()) localArea.release(key)
    listeners.notifyAll()
    return
  }
  localArea.release(event.key)
  listeners.of(nameOf(localArea, event.key)).notify()
}

/** Notifies the components of this tab; the browser notifies the other tabs by itself. */
function announceChange(area: StorageArea, key: string): void {
  listeners.of(nameOf(area, key)).notify()
  if (area.name === 'local') localWrites.notify()
}

/** For whoever compares stores as a whole: something in local storage was written by this tab. */
export const subscribeToLocalWrites = localWrites.subscribe

function subscribeToKey(area: StorageArea, key: string, listener: () => void): () => void {
  if (!listening) {
    listening = true
    window.addEventListener('storage', hearOtherTabs)
  }
  return listeners.of(nameOf(area, key)).subscribe(listener)
}

type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** For code that expects the browser's own storage (the auth client, the language): same shape, but it never throws. */
function plain(area: StorageArea): PlainStorage {
  return {
    getItem: area.read,
    setItem(key, text) {
      if (area.write(key, text) === 'full') area.hold(key, text)
      announceChange(area, key)
    },
    removeItem(key) {
      area.remove(key)
      announceChange(area, key)
    },
  }
}

export const plainLocalStorage = plain(localArea)
