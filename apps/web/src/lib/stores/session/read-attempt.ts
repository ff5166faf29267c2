import type { SessionResult } from '@ekagra/exam/results/result-source'
import type { DeviceType } from '@ekagra/schema/history-entry'
import type { MockTestData } from '@ekagra/schema/mock-test-data'
import { sessionArea } from '../core/storage-area.ts'
import { runningSessionId } from './session-record.ts'
import { sessionValues } from './session-values.ts'

export interface FoundAttempt {
  result: SessionResult | undefined
  /** `unreadable`: something is stored and nothing of it can be understood; `partly`: some questions are lost. */
  state: 'absent' | 'whole' | 'partly' | 'unreadable'
  topic: string | null
  /** As it is shown: '5:30'. */
  time: string
  deviceType: DeviceType | null
  mock: MockTestData | null
  /** The attempt that this tab saved last. */
  savedId: string | null
}

/** What the last session of this tab left, and whose it is. */
export function readAttempt(): FoundAttempt {
  const stored = sessionValues.resultQuestions.read()
  const answers = sessionValues.resultAnswers.read()
  const savedId = sessionValues.processedExamId.read()
  const found = {
    topic: sessionValues.currentTopic.read(),
    time: sessionValues.testTime.read() ?? '',
    deviceType: sessionValues.deviceType.read(),
    mock: sessionValues.mockTestData.read(),
    savedId,
  }
  const readable = stored.flatMap((question, index) =>
    question ? [{ question, answer: answers[index] ?? null }] : [],
  )
  if (readable.length === 0) {
    const isStored = sessionArea.read(sessionValues.resultQuestions.key) !== null
    return { ...found, result: undefined, state: isStored ? 'unreadable' : 'absent' }
  }
  // The session that runs in this tab has overwritten what the one before it left.
  const examId = runningSessionId.read() ?? savedId
  const result: SessionResult = {
    questions: readable.map(({ question }) => question),
    answers: readable.map(({ answer }) => answer),
    ...(examId && { examId }),
  }
  return { ...found, result, state: readable.length === stored.length ? 'whole' : 'partly' }
}
