import { localArea, type StorageArea } from './storage-area.ts'

const listenersByKey = new Map<string, Set<() => void>>()
let listening = false

const nameOf = (area: StorageArea, key: string) => `${area.name}:${key}`

function notify(name: string): void {
  for (const listener of listenersByKey.get(name) ?? []) listener()
}

/** Writes of other tabs arrive as `storage` events; a null key means that everything was cleared. */
function hearOtherTabs(event: StorageEvent): void {
  if (event.key === null) {
    for (const key of localArea.keys()) localArea.release(key)
    for (const name of listenersByKey.keys()) notify(name)
    return
  }
  localArea.release(event.key)
  notify(nameOf(localArea, event.key))
}

/** Tells the components of this tab; the browser tells the other tabs by itself. */
export function announceChange(area: StorageArea, key: string): void {
  notify(nameOf(area, key))
}

export function subscribeToKey(area: StorageArea, key: string, listener: () => void): () => void {
  if (!listening) {
    listening = true
    window.addEventListener('storage', hearOtherTabs)
  }
  const name = nameOf(area, key)
  const listeners = listenersByKey.get(name) ?? new Set()
  listenersByKey.set(name, listeners.add(listener))
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) listenersByKey.delete(name)
  }
}
