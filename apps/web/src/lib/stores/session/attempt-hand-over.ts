import type { SessionResult } from '@ekagra/exam/results/result-source'
import type { DeviceType, HistoryEntry, UserAnswer } from '@ekagra/schema/history-entry'
import type { MockTestData } from '@ekagra/schema/mock-test-data'
import type { Question } from '@ekagra/schema/question'
import { sessionArea } from '../core/storage-area.ts'
import { runningSessionId, type SessionPaper } from './session-record.ts'
import { type StoredAnswers, type StoredQuestions, sessionValues } from './session-values.ts'

/*
 * A finished session on its way to the results, behind the keys of the contract. Only this file writes and reads them;
 * `processedExamId` is written where the history is.
 */

/** A session that is finished and graded. */
export interface Attempt
  extends Pick<SessionPaper, 'id' | 'mode' | 'topic' | 'difficulty' | 'timeLimitSeconds'> {
  questions: Question[]
  answers: UserAnswer[]
  questionSeconds: number[]
  score: number
  total: number
  /** As it is shown: '5:30'. */
  time: string
  elapsedSeconds: number
}

export function writeAttempt(attempt: Attempt, deviceType: DeviceType): void {
  const { mode, topic, difficulty, questions, answers, score, total, time, timeLimitSeconds } = attempt
  sessionValues.resultQuestions.write(questions)
  sessionValues.resultAnswers.write(answers)
  sessionValues.userAnswers.write(answers)
  sessionValues.testTime.write(time)
  sessionValues.deviceType.write(deviceType)
  if (mode === 'practice') {
    sessionValues.practiceScore.write(score)
    sessionValues.practiceTotal.write(total)
    sessionValues.practiceDifficulty.write(difficulty)
    return
  }
  sessionValues.testScore.write(score)
  sessionValues.lastTestTopic.write(topic)
  if (timeLimitSeconds === undefined) return
  // The tab that resumes a killed session knows its limit from the disk only.
  const { recommendations = [] } = sessionValues.mockTestData.read() ?? {}
  sessionValues.mockTestData.write({
    timeLimit: timeLimitSeconds,
    actualTimeSpent: attempt.elapsedSeconds,
    recommendations,
  })
}

/** A quiz about current affairs has no session of its own. */
export function writeQuizAttempt(
  entry: Pick<HistoryEntry, 'topic' | 'score' | 'timeSpent'> & {
    userAnswers: StoredAnswers
    deviceType: DeviceType
  },
  questions: StoredQuestions,
): void {
  sessionValues.resultQuestions.write(questions)
  sessionValues.originalQuestions.write(questions)
  sessionValues.resultAnswers.write(entry.userAnswers)
  sessionValues.testTime.write(entry.timeSpent)
  sessionValues.testScore.write(entry.score)
  sessionValues.deviceType.write(entry.deviceType)
  sessionValues.lastTestTopic.write(entry.topic)
  // A mock from before would lend this result its time limit.
  sessionValues.mockTestData.remove()
}

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
