import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import { isRecord } from '@ekagra/schema/is-record'
import type { Question } from '@ekagra/schema/question'
import { normaliseQuestions } from '../question/normalise-question.ts'
import { deduplicateQuestions } from '../similarity/deduplicate-questions.ts'
import { DEFAULT_TIMEFRAME } from './timeframe.ts'

export const CURRENT_AFFAIRS_DIFFICULTY: Difficulty = 'medium'
export const CARD_REQUEST_SIZE = 15
export const MINIMUM_UNSEEN = 15
export const INDIA_BULK_CARD_REQUEST_SIZE = 30
export const INDIA_BULK_RETRY_SIZE = 35
export const INDIA_BULK_MINIMUM = 25
/** How many questions the Generate tab requests beyond the missing ones, because some of them will repeat. */
export const INDIA_BULK_FOLLOW_UP_SURPLUS = 5
export const FOLLOW_UP_PROMPT = 'Generate different and unique questions from the previous batch.'
export const OVERLAY_CLOSES_AFTER_MS = 1500

/** A second request, and the notice to show while it runs. */
export interface FollowUp {
  count: number
  notice: { kind: 'generating-more' | 'trying-again'; generated: number }
}

/** The Generate tab fills up a short first batch; a card asks again for a larger batch. */
export const indiaBulkFollowUp = (tab: 'generate' | 'card', firstBatch: number): FollowUp | undefined => {
  if (firstBatch >= INDIA_BULK_MINIMUM) return undefined
  return tab === 'generate'
    ? {
        count: INDIA_BULK_MINIMUM - firstBatch + INDIA_BULK_FOLLOW_UP_SURPLUS,
        notice: { kind: 'generating-more', generated: firstBatch },
      }
    : { count: INDIA_BULK_RETRY_SIZE, notice: { kind: 'trying-again', generated: firstBatch } }
}

/** Both batches without repeats, 25 at most. */
export const combineBatches = <Item extends { text: string; correctAnswer: number }>(
  first: readonly Item[],
  second: readonly Item[],
): Item[] => deduplicateQuestions([...first, ...second]).slice(0, INDIA_BULK_MINIMUM)

export type IndiaBulkOutcome =
  | { ok: true }
  | {
      ok: false
      notice: { kind: 'nothing-usable' | 'minimum-not-reached' | 'needs-more'; generated: number }
    }

/** Whether India Bulk may start once the follow-up has arrived; each tab has its own message for a shortfall. */
export const indiaBulkOutcome = (tab: 'generate' | 'card', generated: number): IndiaBulkOutcome => {
  if (generated >= INDIA_BULK_MINIMUM) return { ok: true }
  if (generated === 0) return { ok: false, notice: { kind: 'nothing-usable', generated } }
  return { ok: false, notice: { kind: tab === 'generate' ? 'minimum-not-reached' : 'needs-more', generated } }
}

/** The request of a category card. It uses the chosen timeframe only for India Bulk. */
export const cardRequest = (
  isIndiaBulk: boolean,
  chosen: Timeframe,
): { count: number; difficulty: Difficulty; timeframe: Timeframe } => ({
  count: isIndiaBulk ? INDIA_BULK_CARD_REQUEST_SIZE : CARD_REQUEST_SIZE,
  difficulty: CURRENT_AFFAIRS_DIFFICULTY,
  timeframe: isIndiaBulk ? chosen : DEFAULT_TIMEFRAME,
})

/** A normal card asks again when fewer than 15 of its questions are unseen. */
export const needsRefetch = (unseen: number): boolean => unseen < MINIMUM_UNSEEN

/** The notice of a loaded card: 'fresh' when it had to ask again, 'new' when the first answer was enough. */
export const cardLoadedNotice = (refetched: boolean): 'fresh' | 'new' => (refetched ? 'fresh' : 'new')

/** How many options of a question are shown, labelled A to D. */
export const OPTIONS_SHOWN = 4

/** Questions of a current-affairs answer. Options beyond the fourth are dropped; correctIndex wins over correctAnswer. */
export const readCurrentAffairsQuestions = (arrived: unknown, timestamp: number): Question[] => {
  const questions = (Array.isArray(arrived) ? arrived : []).map((question: unknown) =>
    isRecord(question) && Array.isArray(question.options)
      ? { ...question, options: question.options.slice(0, OPTIONS_SHOWN) }
      : question,
  )
  return normaliseQuestions(questions, { timestamp, difficulty: CURRENT_AFFAIRS_DIFFICULTY })
}
