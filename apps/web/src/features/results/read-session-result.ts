import type { SessionResult } from '@ekagra/exam/results/result-source'
import { sessionArea } from '../../lib/stores/core/storage-area.ts'
import { runningSessionId } from '../../lib/stores/session/running-session-store.ts'
import { sessionValues } from '../../lib/stores/session/session-values.ts'

export interface StoredResult {
  result: SessionResult | undefined
  /** `unreadable`: something is stored and nothing of it can be understood; `partly`: some questions are lost. */
  state: 'absent' | 'whole' | 'partly' | 'unreadable'
}

/** What the last session of this tab left, and whose it is. */
export function readSessionResult(): StoredResult {
  const stored = sessionValues.resultQuestions.read()
  const answers = sessionValues.resultAnswers.read()
  const readable = stored.flatMap((question, index) =>
    question ? [{ question, answer: answers[index] ?? null }] : [],
  )
  if (readable.length === 0) {
    const isStored = sessionArea.read(sessionValues.resultQuestions.key) !== null
    return { result: undefined, state: isStored ? 'unreadable' : 'absent' }
  }
  // The session that runs in this tab has overwritten what the one before it left.
  const examId = runningSessionId.read() ?? sessionValues.processedExamId.read()
  const result: SessionResult = {
    questions: readable.map(({ question }) => question),
    answers: readable.map(({ answer }) => answer),
    ...(examId && { examId }),
  }
  return { result, state: readable.length === stored.length ? 'whole' : 'partly' }
}
