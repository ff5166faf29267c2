import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { isCorrect, isRetracted, percentage } from '../grading/grade.ts'
import { foldCase } from '../similarity/fold-case.ts'
import { confirmedOnly } from './history-analytics.ts'

/** Right answers out of the questions asked; an unanswered question counts as asked, as in a score. */
export interface Tally {
  right: number
  asked: number
}

/** A part of the syllabus: the paths of its questions, and the topics that name it. */
export interface SyllabusPart {
  /** Each path starts at the subject: ['Mathematics', 'Time & Work']. */
  paths: readonly (readonly string[])[]
  names: readonly string[]
}

/** A whole history counted once, so that many parts of the syllabus can be looked up. */
export interface HistoryTally {
  /** By path and by every leading part of it; a concept is directly below its chapter. */
  byPath: ReadonlyMap<string, Tally>
  /** By topic, over questions whose place in the syllabus is not known. */
  byTopic: ReadonlyMap<string, Tally>
}

/** The chapter in which a stored question of a type is now: chapters are divided when they grow. */
export type ChapterToday = (chapter: string, type: string) => string

/** Counts confirmed results without their sample questions. */
export const tallyHistory = (
  history: readonly HistoryEntry[],
  chapterToday: ChapterToday = (chapter) => chapter,
): HistoryTally => {
  const byPath = new Map<string, Tally>()
  const byTopic = new Map<string, Tally>()
  for (const entry of confirmedOnly(history)) {
    if (entry.questions === undefined) {
      const { score, totalQuestions } = entry.counted ?? entry
      add(byTopic, nameKey(entry.topic), score, totalQuestions)
      continue
    }
    for (const [index, question] of entry.questions.entries()) {
      if (question.trust === 'sample' || isRetracted(question)) continue
      const right = isCorrect(question, entry.userAnswers?.[index]) ? 1 : 0
      const path = pathToday(question.topicPath ?? [], chapterToday)
      if (path.length === 0) add(byTopic, nameKey(entry.topic), right, 1)
      const [subject, chapter, type] = path
      const { concept } = question
      if (subject && chapter && concept && concept !== type)
        add(byPath, pathKey([subject, chapter, concept]), right, 1)
      for (const [depth] of path.entries()) add(byPath, pathKey(path.slice(0, depth + 1)), right, 1)
    }
  }
  return { byPath, byTopic }
}

const pathToday = (path: readonly string[], chapterToday: ChapterToday): readonly string[] => {
  const [subject, chapter, type, ...rest] = path
  if (subject === undefined || chapter === undefined || type === undefined) return path
  return [subject, chapterToday(chapter, type), type, ...rest]
}

/** The tally of one part of the syllabus. */
export const tallyOf = ({ byPath, byTopic }: HistoryTally, { paths, names }: SyllabusPart): Tally => {
  // An exam has thousands of names, and most learners have no result that only a name can place.
  const tallies = [
    ...(byPath.size === 0 ? [] : [...new Set(paths.map(pathKey))].map((key) => byPath.get(key))),
    ...(byTopic.size === 0 ? [] : [...new Set(names.map(nameKey))].map((key) => byTopic.get(key))),
  ]
  return tallies.reduce<Tally>(
    (sum, tally) => ({ right: sum.right + (tally?.right ?? 0), asked: sum.asked + (tally?.asked ?? 0) }),
    { right: 0, asked: 0 },
  )
}

/** Whole per cent; undefined when nothing was asked. */
export const averageOf = ({ right, asked }: Tally): number | undefined =>
  asked === 0 ? undefined : percentage(right, asked)

const add = (tallies: Map<string, Tally>, key: string, right: number, asked: number): void => {
  const before = tallies.get(key) ?? { right: 0, asked: 0 }
  tallies.set(key, { right: before.right + right, asked: before.asked + asked })
}

/** A topic is the same however it is written: 'Time & Work' is 'time and work'. */
export const nameKey = (name: string): string => foldCase(name).replaceAll('&', 'and')

const pathKey = (path: readonly string[]): string => JSON.stringify(path.map(nameKey))
