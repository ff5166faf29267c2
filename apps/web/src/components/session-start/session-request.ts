import { RELATED_TOPIC_SESSION } from '@ekagra/exam/generation/setup-limits'
import type { SetupDraft } from '../../lib/stores/session/setup-draft.ts'

/** A session that the person asked for on home. */
export type SessionRequest = SetupDraft

/** A chip of a related topic starts an easy session of 8 questions. */
export const relatedRequest = (topic: string): SessionRequest => ({
  topic,
  mode: 'practice',
  difficulty: RELATED_TOPIC_SESSION.difficulty,
  count: RELATED_TOPIC_SESSION.questionCount,
})
