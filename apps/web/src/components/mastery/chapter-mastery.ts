import { averageOf, type HistoryTally, tallyOf } from '@ekagra/exam/history/tally-history'
import { type MasteryLevel, masteryLevel } from '@ekagra/exam/weakness/mastery'
import type { SyllabusSubject } from '../../lib/syllabus/syllabus.ts'

export interface ChapterMastery {
  id: string
  title: string
  level: MasteryLevel
  asked: number
  /** Per cent; undefined if nothing was asked. */
  average: number | undefined
}

export interface SubjectMastery {
  id: string
  title: string
  chapters: readonly ChapterMastery[]
}

/** How far a learner has come in every chapter. */
export const masteryOf = (subjects: readonly SyllabusSubject[], history: HistoryTally): SubjectMastery[] =>
  subjects.map(({ id, title, chapters }) => ({
    id,
    title,
    chapters: chapters.map((chapter) => {
      const tally = tallyOf(history, chapter)
      return {
        id: chapter.id,
        title: chapter.title,
        level: masteryLevel(tally),
        asked: tally.asked,
        average: averageOf(tally),
      }
    }),
  }))
