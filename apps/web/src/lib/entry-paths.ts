import { CURRENT_AFFAIRS_LEVEL, historyLevel } from '@ekagra/exam/history/read-history'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { examResultPath, resultsPath, setupPath } from './filled-paths.ts'
import * as paths from './paths.ts'

/** An entry has no mode field, but the id of a practice run shows it. */
const modeOf = ({ id }: HistoryEntry) => (id.startsWith('practice-') ? 'practice' : 'test')

/** A paper of the exam hall has its own result and its own list. */
const isPaper = ({ id }: HistoryEntry) => id.startsWith('paper-')

/** The path to the results of an entry. */
export const entryResultsPath = (entry: HistoryEntry): string =>
  isPaper(entry)
    ? examResultPath(entry.id)
    : resultsPath(modeOf(entry), {
        id: entry.id,
        score: entry.score,
        total: entry.totalQuestions,
        topic: entry.topic,
        time: entry.timeSpent,
        difficulty: entry.difficulty,
        mock: false,
      })

export interface Retake {
  to: string
  state?: { prefilledTopic: string; suggestedQuestions: number }
}

/** The path to practise the same topic again. */
export const retakePath = (entry: HistoryEntry): Retake => {
  if (isPaper(entry)) return { to: paths.exams }
  return historyLevel(entry) === CURRENT_AFFAIRS_LEVEL
    ? { to: paths.currentAffairs }
    : {
        to: setupPath(modeOf(entry)),
        state: { prefilledTopic: entry.topic, suggestedQuestions: entry.totalQuestions },
      }
}
