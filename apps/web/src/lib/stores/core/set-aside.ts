import { logStorageProblem } from './log-storage-problem.ts'
import type { StorageArea } from './storage-area.ts'

/** How many unreadable values are kept per key; the oldest makes room for the newest. */
const MOST_PER_KEY = 3

const ASIDE = /^(.+)\.corrupt-(\d+)$/

export interface AsideValue {
  /** The key of the copy. */
  key: string
  /** The key that the value had. */
  from: string
  text: string
}

/** Values that no store could read, oldest first, for the person to export or discard. */
export function listSetAside(area: StorageArea, from?: string): AsideValue[] {
  return area
    .keys()
    .flatMap((key) => {
      const match = ASIDE.exec(key)
      const origin = match?.[1]
      const text = origin === undefined || (from !== undefined && origin !== from) ? null : area.read(key)
      return origin === undefined || text === null ? [] : [{ key, from: origin, text, n: Number(match?.[2]) }]
    })
    .sort((a, b) => a.n - b.n)
    .map(({ key, from: origin, text }) => ({ key, from: origin, text }))
}

/**
 * Moves an unreadable text away before the next write. Returns whether the key may be written: if there is no
 * room for the text elsewhere it stays, because losing it silently is worse than a failed save.
 */
export function setAside(area: StorageArea, key: string, text: string): boolean {
  const earlier = listSetAside(area, key)
  if (earlier.some((value) => value.text === text)) return true
  const last = earlier.at(-1)
  const next = last ? Number(ASIDE.exec(last.key)?.[2]) + 1 : 1
  const aside = `${key}.corrupt-${next}`
  if (!copyOrMove(area, key, aside, text)) return false
  logStorageProblem(`${key} held something unreadable; it is kept as ${aside}`)
  const oldest = earlier.length >= MOST_PER_KEY ? earlier[0] : undefined
  if (oldest) area.remove(oldest.key)
  return true
}

function copyOrMove(area: StorageArea, from: string, to: string, text: string): boolean {
  if (area.write(to, text) !== 'full') return true
  // When two copies do not fit, move it instead: that needs room for only one.
  area.remove(from)
  if (area.write(to, text) !== 'full') return true
  area.remove(to)
  area.write(from, text)
  return false
}

export function discardSetAside(area: StorageArea, from: string): void {
  for (const { key } of listSetAside(area, from)) area.remove(key)
}
