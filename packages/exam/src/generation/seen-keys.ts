import { foldCase } from '../similarity/fold-case.ts'
/** Seen ids of one device and topic. */
export const seenKey = (deviceId: string, topic: string): string =>
  `seen-questions-${deviceId}-${foldCase(topic)}`

/** Seen ids of a topic at one level; current affairs use '{category lowercased}-medium'. */
export const seenLevelKey = (topic: string, difficulty: string): string => `${foldCase(topic)}-${difficulty}`

/** Set once every question of a topic was seen on a device. */
export const fullySeenKey = (deviceId: string, topic: string): string =>
  `fully-seen-${deviceId}-${foldCase(topic)}`

/** Adds ids without repeats; an id seen again moves to the end, so that the oldest are reused first. */
export const addSeenIds = (seen: readonly string[], ids: readonly string[]): string[] => {
  const added = new Set(ids)
  return [...new Set(seen)].filter((id) => !added.has(id)).concat([...added])
}
