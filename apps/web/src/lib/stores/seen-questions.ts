import type { Difficulty } from '@ekagra/schema/difficulty'
import { deviceId } from './device-id.ts'
import { parseList, type Reader } from './parse-json.ts'
import { localArea } from './storage-area.ts'
import { createStoredValue, type StoredValue } from './stored-value.ts'

const PER_DEVICE = 'seen-questions'
const FULLY_SEEN = 'fully-seen'
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[]

const readId: Reader<string> = (value) => (typeof value === 'string' ? { value, intact: true } : null)

const lower = (topic: string) => topic.trim().toLowerCase()

export const seenKeyOfTopic = (topic: string) => `${PER_DEVICE}-${deviceId()}-${lower(topic)}`
/** Also the key of a current-affairs category: '{category lowercased}-medium'. */
export const seenKeyOfLevel = (topic: string, difficulty: Difficulty) => `${lower(topic)}-${difficulty}`
export const fullySeenKey = (topic: string) => `${FULLY_SEEN}-${deviceId()}-${lower(topic)}`

function listAt(key: string): StoredValue<readonly string[]> {
  return createStoredValue({
    area: localArea,
    key,
    parse: (text) => parseList(text, readId),
    format: (ids: readonly string[]) => JSON.stringify([...new Set(ids)]),
  })
}

/** Ids seen under a topic; with a difficulty, those of that level only. */
export function readSeen(topic: string, difficulty?: Difficulty): readonly string[] {
  return listAt(difficulty ? seenKeyOfLevel(topic, difficulty) : seenKeyOfTopic(topic)).read()
}

function add(key: string, ids: readonly string[]): void {
  const seen = listAt(key)
  seen.write([...seen.read(), ...ids])
}

/** Remembers ids in both families: per device and topic, and per topic and difficulty. */
export function markSeen(topic: string, difficulty: Difficulty, ids: readonly string[]): void {
  if (ids.length === 0) return
  add(seenKeyOfTopic(topic), ids)
  add(seenKeyOfLevel(topic, difficulty), ids)
}

/** Current affairs fix the difficulty, so a category has one list. */
const CATEGORY_LEVEL = 'medium'

export const readCategorySeen = (category: string) => readSeen(category, CATEGORY_LEVEL)

export function markCategorySeen(category: string, ids: readonly string[]): void {
  if (ids.length > 0) add(seenKeyOfLevel(category, CATEGORY_LEVEL), ids)
}

export function isFullySeen(topic: string): boolean {
  return localArea.read(fullySeenKey(topic)) === 'true'
}

/** Set once; only a reset of the topic takes it back. */
export function markFullySeen(topic: string): void {
  if (!isFullySeen(topic)) localArea.write(fullySeenKey(topic), 'true')
}

/** The person wants the questions of this topic again. */
export function resetSeen(topic: string): void {
  const keys = [
    seenKeyOfTopic(topic),
    fullySeenKey(topic),
    ...DIFFICULTIES.map((level) => seenKeyOfLevel(topic, level)),
  ]
  for (const key of keys) localArea.remove(key)
}
