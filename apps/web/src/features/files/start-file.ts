import { levelOfSet } from '@ekagra/exam/session/question-set'
import type { SessionMode } from '@ekagra/exam/session/session'
import type { KeptFile } from '../../lib/stores/learner/file-store.ts'
import { handOverSession } from '../../lib/stores/session/session-hand-over.ts'

/** Stores a session with the questions that were imported from a file, in their order, and returns its path. */
export const startFile = ({ name, questions = [] }: KeptFile, mode: SessionMode): string =>
  handOverSession({
    topic: name,
    mode,
    difficulty: levelOfSet(questions),
    questionCount: questions.length,
    questions,
  })
