import type { SessionMode } from '@ekagra/exam/session/session'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { GeneratorOrigin } from '@ekagra/schema/question'

/** A session, running or finished, whose questions a friend may take as well. */
export interface ChallengedSession {
  id: string
  topic: string
  mode: SessionMode
  difficulty: Difficulty
  questions: readonly ({ generator?: GeneratorOrigin | undefined } | null)[]
}

/**
 * Only questions of the engine can be generated again on another device, and only a whole set is a fair
 * challenge.
 */
export const canChallenge = ({ questions }: Pick<ChallengedSession, 'questions'>): boolean =>
  questions.length > 0 && questions.every((question) => question?.generator !== undefined)
