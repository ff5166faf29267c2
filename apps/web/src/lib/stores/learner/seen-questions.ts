import { addSeenIds, fullySeenKey, seenKey, seenLevelKey } from '@ekagra/exam/generation/seen-keys'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { parseList, type Reader } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'
import { createStoredValue, type StoredValue } from '../core/stored-value.ts'
import { deviceId } from './device-id.ts'

const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[]
/** Current affairs fix the difficulty, so a category has one list: '{category lowercased}-medium'. */
const CATEGORY_LEVEL = 'medium'

const readId: Reader<string> = (value) => (typeof value === 'string' ? { value, intact: true } : null)

function listAt(key: string): StoredValue<readonly string[]> {
  return createStoredValue<readonly string[]>({
    area: localArea,
    key,
    parse: (text) => parseList(text, readId),
    format: JSON.stringify,
  })
}

function add(key: string, ids: readonly string[]): void {
  const seen = listAt(key)
  if (ids.length > 0) seen.write(addSeenIds(seen.read(), ids))
}

/** Ids seen under a topic, the oldest first; with a difficulty, those of that level only. */
export function readSeen(topic: string, difficulty?: Difficulty): readonly string[] {
  return listAt(difficulty ? seenLevelKey(topic, difficulty) : seenKey(deviceId(), topic)).read()
}

/** Every id seen on this device, those of the topic last: a concept is part of many topics, each with its own list. */
export function readAllSeen(topic: string): readonly string[] {
  const own = seenKey(deviceId(), topic)
  const others = localArea.keys().filter((key) => key !== own && key.startsWith(seenKey(deviceId(), '')))
  return [...others, own].reduce<readonly string[]>((all, key) => addSeenIds(all, listAt(key).read()), [])
}

/** Remembers ids in both families: per device and topic, and per topic and difficulty. */
export function markSeen(topic: string, difficulty: Difficulty, ids: readonly string[]): void {
  add(seenKey(deviceId(), topic), ids)
  add(seenLevelKey(topic, difficulty), ids)
}

export const readCategorySeen = (category: string) => readSeen(category, CATEGORY_LEVEL)

export function markCategorySeen(category: string, ids: readonly string[]): void {
  add(seenLevelKey(category, CATEGORY_LEVEL), ids)
}

export function isFullySeen(topic: string): boolean {
  return localArea.read(fullySeenKey(deviceId(), topic)) === 'true'
}

/** Set once; only a reset of the topic clears it. */
export function markFullySeen(topic: string): void {
  if (!isFullySeen(topic)) localArea.write(fullySeenKey(deviceId(), topic), 'true')
}

/** For a learner who wants the questions of this topic again. @public no screen offers it yet */
export function resetSeen(topic: string): void {
  const device = deviceId()
  const levels = LEVELS.map((level) => seenLevelKey(topic, level))
  for (const key of [seenKey(device, topic), fullySeenKey(device, topic), ...levels]) localArea.remove(key)
}
