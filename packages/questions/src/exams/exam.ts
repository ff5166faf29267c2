import type { ChapterId, TypeIdOf } from '../chapters/chapters.ts'
import type { SubjectId } from '../kit/define-chapter.ts'

export type TypeId = { [Id in ChapterId]: TypeIdOf<Id> }[ChapterId]

/**
 * One line of a syllabus: how often papers ask it beside the other lines of its section, and the chapters or types that
 * ask it here. A line that names none is looked up by its title, and counts as missing when nothing bears it.
 */
export type SyllabusLine = readonly [weight: number, ...asks: (ChapterId | TypeId)[]]

/** What a section asks, by the name that aspirants know it under. */
export type SyllabusLines = Readonly<Record<string, SyllabusLine>>

export interface ExamSection {
  title: string
  /** Where lines are looked up that name no chapter. */
  subjects: readonly SubjectId[]
  /** So many questions has the paper of it. */
  questions: number
  lines: SyllabusLines
}

export interface Exam {
  title: string
  aliases: readonly string[]
  /** Which of its papers the sections describe, and the year of the pattern: patterns change. */
  paper: string
  /** All of the paper, with what cannot be asked here: only so is the share that can be asked an honest one. */
  sections: readonly ExamSection[]
}
