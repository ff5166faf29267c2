import { createKeyedListeners } from './listeners.ts'
import { localArea, type StorageArea } from './storage-area.ts'

const listeners = createKeyedListeners<string>()
let listening = false

const nameOf = (area: StorageArea, key: string) => `${area.name}:${key}`

/** Writes of other tabs arrive as `storage` events; a null key means that everything was cleared. */
function hearOtherTabs(event: StorageEvent): void {
  if (event.key === null) {
    for (const key of localArea.keys()) localArea.release(key)
    listeners.notifyAll()
    return
  }
  localArea.release(event.key)
  listeners.of(nameOf(localArea, event.key)).notify()
}

/** Tells the components of this tab; the browser tells the other tabs by itself. */
export function announceChange(area: StorageArea, key: string): void {
  listeners.of(nameOf(area, key)).notify()
}

export function subscribeToKey(area: StorageArea, key: string, listener: () => void): () => void {
  if (!listening) {
    listening = true
    window.addEventListener('storage', hearOtherTabs)
  }
  return listeners.of(nameOf(area, key)).subscribe(listener)
}
