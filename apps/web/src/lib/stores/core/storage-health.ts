import { type AreaHealth, localArea, sessionArea } from './storage-area.ts'

export type StorageHealth = AreaHealth

const RANK: Record<StorageHealth, number> = { ok: 0, full: 1, forbidden: 2 }

/** The worse of the two areas: what the guard tells the person before they start something they would lose. */
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
