import { QUESTION_CACHE_MS } from '@ekagra/exam/generation/generation-request'
import { shuffle } from '@ekagra/exam/session/shuffle-options'
import type { ServerQuestion } from '@ekagra/schema/question'
import type { Cooperation } from '../backend/cooperation.ts'
import type { PooledQuestion, PoolPlace, PoolTable } from '../backend/pool-table.ts'

export interface PoolOptions {
  table: PoolTable
  /** Ids of questions that are not served until an admin has decided. */
  heldIds(): Promise<ReadonlySet<string>>
  now(): number
  random(): number
  /** Gets the error; everything works without the pool as well. */
  onTrouble(error: unknown): void
  /** Keeps several processes from doing the same. */
  inTurn: Cooperation['inTurn']
}

export interface PoolFind {
  /** Questions that this learner has not seen. */
  questions: ServerQuestion[]
  /** Texts of questions that the learner has seen; no question like them may be written again. */
  seenTexts: string[]
}

/** How often old questions are removed; not with every request. */
const SWEEP_EVERY_MS = 10 * 60_000

/** Confirmed questions of the last 24 hours, shared by all learners. */
export function createQuestionPool({ table, heldIds, now, random, onTrouble, inTurn }: PoolOptions) {
  let sweptAt = 0
  const sweep = async () => {
    if (now() - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = now()
    await inTurn('sweep-pool', SWEEP_EVERY_MS, async () =>
      table.removeBefore(now() - QUESTION_CACHE_MS, await heldIds()),
    )
  }
  return {
    async take(place: PoolPlace, count: number, seenIds: readonly string[]): Promise<PoolFind> {
      try {
        const [all, held] = await Promise.all([table.read(place, now() - QUESTION_CACHE_MS), heldIds()])
        const seen = new Set(seenIds)
        // Shuffled, so that two learners of one topic do not get the same paper.
        const fresh = shuffle(
          all.filter(({ id }) => !seen.has(id) && !held.has(id)),
          random,
        )
        const seenTexts = all.filter(({ id }) => seen.has(id)).map(({ text }) => text)
        return { questions: fresh.slice(0, count), seenTexts }
      } catch (error) {
        onTrouble(error)
        return { questions: [], seenTexts: [] }
      }
    },
    async add(place: PoolPlace, questions: readonly PooledQuestion[]): Promise<void> {
      try {
        if (questions.length > 0) await table.add(place, questions, now())
        await sweep()
      } catch (error) {
        onTrouble(error)
      }
    },
  }
}
