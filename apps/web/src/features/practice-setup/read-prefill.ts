import {
  fitCount,
  LONGEST_TOPIC,
  PRACTICE_DEFAULT_DIFFICULTY,
  TEST_COUNT,
  TEST_DEFAULT_DIFFICULTY,
} from '@ekagra/exam/generation/setup-limits'
import { normaliseDifficulty } from '@ekagra/exam/question/normalise-question'
import { isRecord } from '@ekagra/schema/is-record'
import type { SetupDraft } from '../../lib/stores/session/setup-draft.ts'

/** The values that the link to the form gives; all others are left out. */
export type Prefill = Partial<Pick<SetupDraft, 'topic' | 'difficulty' | 'count'>>

/**
 * Navigation state `prefilledTopic` and `suggestedQuestions`, then the query parameters topic, difficulty and
 * count.
 */
export function readPrefill(state: unknown, query: URLSearchParams): Prefill {
  const given = isRecord(state) ? state : {}
  const topic = typeof given.prefilledTopic === 'string' ? given.prefilledTopic : query.get('topic')
  const count = given.suggestedQuestions ?? query.get('count')
  const difficulty = query.get('difficulty')
  return {
    ...(topic?.trim() && { topic: topic.trim().slice(0, LONGEST_TOPIC) }),
    ...(difficulty && { difficulty: normaliseDifficulty(difficulty) }),
    ...(count !== null && { count: fitCount(count, TEST_COUNT) }),
  }
}

export interface SetupSources {
  prefill: Prefill
  /** The values of this form before a reload. */
  draft: SetupDraft | null
  /** The topic of the last session. */
  storedTopic: string | null
}

/** The form when it opens: from the link, else as it was left, else with the last topic and the defaults. */
export function openForm(
  mode: SetupDraft['mode'],
  { prefill, draft, storedTopic }: SetupSources,
): SetupDraft {
  const defaults: SetupDraft = {
    topic: storedTopic ?? '',
    difficulty: mode === 'test' ? TEST_DEFAULT_DIFFICULTY : PRACTICE_DEFAULT_DIFFICULTY,
    count: TEST_COUNT.default,
    mode,
  }
  if (Object.keys(prefill).length > 0) return { ...defaults, ...prefill }
  return draft ? { ...draft, mode, count: fitCount(draft.count, TEST_COUNT) } : defaults
}
