import {
  analysePaper,
  type ChapterRecord,
  fairShareMs,
  type PaperAnalysis,
  suggestCause,
} from '@ekagra/exam/exam-paper/analyse-paper'
import { planClock } from '@ekagra/exam/exam-paper/hall-clock'
import { isCorrect, isRetracted } from '@ekagra/exam/grading/grade'
import type { ErrorCause, SatPaper } from '@ekagra/schema/exam-paper'
import type { CutOff } from '@ekagra/schema/exam-pattern'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { outcomesOf } from '../../lib/papers/outcomes-of.ts'
import { isSameKind, satMarks } from '../../lib/papers/sat-marks.ts'

/** A paper of the same kind, for the comparison. */
export interface Earlier {
  id: string
  date: number
  marks: number
  attempts: number
}

/** Everything the result screen shows. */
export interface PaperResult {
  sat: SatPaper
  analysis: PaperAnalysis
  /** Papers of the same kind up to this one, the oldest first; this one is the last. */
  series: readonly Earlier[]
  totalMs: number
  fairMs: number
  cutOffs: readonly CutOff[]
}

/** How often the learner was right in each chapter, in everything before this paper. */
function recordsBefore(sat: SatPaper, history: readonly HistoryEntry[]): Map<string, ChapterRecord> {
  const records = new Map<string, ChapterRecord>()
  const own = Date.parse(sat.finishedAt)
  for (const { id, date, questions = [], userAnswers = [] } of history) {
    if (id === sat.id || Date.parse(date) > own) continue
    for (const [index, question] of questions.entries()) {
      const chapter = question.topicPath?.[1]
      const answer = userAnswers[index] ?? null
      if (chapter === undefined || answer === null || isRetracted(question)) continue
      const known = records.get(chapter) ?? { right: 0, total: 0 }
      records.set(chapter, {
        right: known.right + (isCorrect(question, answer) ? 1 : 0),
        total: known.total + 1,
      })
    }
  }
  return records
}

export function makeResult(
  sat: SatPaper,
  all: readonly SatPaper[],
  history: readonly HistoryEntry[],
): PaperResult {
  const { paper, progress } = sat
  const { pattern, questions, hasExtraTime } = paper
  const { totalMs } = planClock(pattern, hasExtraTime)
  const until = Date.parse(sat.finishedAt)
  const kin = all.filter((other) => isSameKind(other, sat) && Date.parse(other.finishedAt) <= until)
  const series = (kin.some(({ id }) => id === sat.id) ? kin : [sat, ...kin]).map((one): Earlier => {
    const { marks, right, wrong } = satMarks(one)
    return { id: one.id, date: Date.parse(one.finishedAt), marks, attempts: right + wrong }
  })
  return {
    sat,
    analysis: analysePaper({
      pattern,
      questions,
      progress,
      outcomes: outcomesOf(sat),
      hasExtraTime,
      records: recordsBefore(sat, history),
    }),
    series: series.sort((a, b) => a.date - b.date),
    totalMs,
    fairMs: fairShareMs(pattern, totalMs),
    cutOffs: pattern.cutOffs,
  }
}

/** The learner's own word on a wrong answer, or what is likely. */
export function causeOf({ sat, analysis, fairMs }: PaperResult, index: number): ErrorCause {
  const question = analysis.questions[index]
  const hasCrossedOut = (sat.progress.crossed[index]?.length ?? 0) > 0
  return sat.causes[index] ?? (question ? suggestCause(question, fairMs, hasCrossedOut) : 'concept')
}
