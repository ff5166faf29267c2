import type { DeviceType, HistoryEntry, UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import type { SessionPaper } from './session-record.ts'
import { type StoredAnswers, type StoredQuestions, sessionValues } from './session-values.ts'

/** A session that is finished and graded. */
export interface Attempt
  extends Pick<SessionPaper, 'id' | 'mode' | 'topic' | 'asked' | 'difficulty' | 'timeLimitSeconds'> {
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
  // A tab that resumes a killed session has its time limit only from the disk.
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
  // Otherwise this result would get the time limit of an earlier mock.
  sessionValues.mockTestData.remove()
}
