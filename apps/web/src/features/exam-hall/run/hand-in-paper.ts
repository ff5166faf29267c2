import { timeSpent } from '@ekagra/exam/exam-paper/hall-state'
import { timeText } from '@ekagra/exam/grading/time-text'
import type { SatPaper } from '@ekagra/schema/exam-paper'
import type { DeviceType } from '@ekagra/schema/history-entry'
import { readCorrectionBook } from '../../../lib/corrections/correction-store.ts'
import { rescorePaper } from '../../../lib/corrections/rescore-paper.ts'
import { optionOf, outcomesOf } from '../../../lib/papers/outcomes-of.ts'
import { removePaper } from '../../../lib/stores/hall/paper-store.ts'
import { saveSatPaper } from '../../../lib/stores/hall/sat-paper-store.ts'
import { feedReviewQueue } from '../../../lib/stores/learner/feed-review-queue.ts'
import { saveHistoryEntry } from '../../../lib/stores/learner/save-history-entry.ts'

/** Stores a paper that was handed in; false when the browser could not keep it beyond this visit. */
export async function handInPaper(handedIn: SatPaper, deviceType: DeviceType): Promise<boolean> {
  // A correction may have arrived while the paper was sat.
  const sat = rescorePaper(handedIn, readCorrectionBook())
  const { paper, progress } = sat
  const isKept = await saveSatPaper(sat)
  const outcomes = outcomesOf(sat)
  const questions = paper.questions.map(({ question }) => question)
  // The history knows options only.
  const answers = paper.questions.map((question, index) =>
    optionOf(question, progress.answers[index] ?? null),
  )
  const { title } = paper.pattern
  const finishedAt = new Date(sat.finishedAt)
  await saveHistoryEntry({
    id: sat.id,
    title,
    topic: title,
    score: outcomes.filter((outcome) => outcome === 'right').length,
    totalQuestions: questions.length,
    date: sat.finishedAt,
    timeSpent: timeText(progress.elapsedMs / 1000),
    difficulty: 'medium',
    deviceType,
    questions,
    userAnswers: answers,
    questionSeconds: timeSpent(progress).map((ms) => Math.round(ms / 1000)),
  })
  await feedReviewQueue({ id: sat.id, topic: title, questions, answers, finishedAt: finishedAt.getTime() })
  // Until the result is stored, the running paper is the only copy of it.
  if (isKept) await removePaper(sat.id)
  return isKept
}
