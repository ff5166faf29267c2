import { QUESTION_CACHE_MS } from '@ekagra/exam/generation/generation-request'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { isRecord } from '@ekagra/schema/is-record'
import { Question } from '@ekagra/schema/question'
import { ServedTopic } from '@ekagra/schema/served-topic'
import * as z from 'zod/mini'
import { deleteRecords, getRecord, listRecords, putRecord } from '../core/database-records.ts'

const MOST_TOPICS = 20

const CachedQuestions = z.strictObject({
  id: z.string(),
  savedAt: z.number(),
  questions: z.array(Question),
  servedBy: z.string(),
  resolvedTopic: z.optional(z.string()),
  topic: z.optional(ServedTopic),
})
export type CachedQuestions = z.infer<typeof CachedQuestions>

const idOf = (topic: string, difficulty: Difficulty) => `${topic.trim().toLowerCase()}|${difficulty}`

const isFresh = ({ savedAt }: CachedQuestions, now: number) =>
  now >= savedAt && now - savedAt < QUESTION_CACHE_MS

/** The last generated questions of a topic and level, including the surplus; null after 24 hours. */
export async function readCachedQuestions(
  topic: string,
  difficulty: Difficulty,
  now: number,
): Promise<CachedQuestions | null> {
  const cached = CachedQuestions.safeParse(await getRecord('questionCache', idOf(topic, difficulty))).data
  return cached && isFresh(cached, now) ? cached : null
}

export async function cacheQuestions(
  topic: string,
  difficulty: Difficulty,
  answer: Omit<CachedQuestions, 'id'>,
): Promise<void> {
  await putRecord('questionCache', { ...answer, id: idOf(topic, difficulty) })
  await letGoOfOldest(answer.savedAt)
}

async function letGoOfOldest(now: number): Promise<void> {
  const records = await listRecords('questionCache')
  const fresh = records
    .flatMap((record) => CachedQuestions.safeParse(record).data ?? [])
    .filter((cached) => isFresh(cached, now))
    .sort((a, b) => b.savedAt - a.savedAt)
  const kept = new Set(fresh.slice(0, MOST_TOPICS).map(({ id }) => id))
  // Also what an earlier version has written and this one cannot read.
  const ids = records.flatMap((record) =>
    isRecord(record) && typeof record.id === 'string' ? [record.id] : [],
  )
  const old = ids.filter((id) => !kept.has(id))
  if (old.length > 0) await deleteRecords('questionCache', old)
}
