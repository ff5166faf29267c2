import type { ChapterId, TypeIdOf } from '../chapters/chapters.ts'

export type TypeId = { [Id in ChapterId]: TypeIdOf<Id> }[ChapterId]

/**
 * One line of a syllabus: how often papers ask it compared with the other lines of its section, and the chapters or
 * types that ask it here. A line without any is missing.
 */
export type SyllabusLine = readonly [weight: number, ...asks: (ChapterId | TypeId)[]]

/** The lines of a section, by the names that aspirants know. */
export type SyllabusLines = Readonly<Record<string, SyllabusLine>>

type FormatCounts = Readonly<Partial<Record<'statements' | 'matches' | 'pictures', number>>>

export interface ExamSection {
  title: string
  /** The number of questions in the real paper. */
  questions: number
  lines: SyllabusLines
  /** At most so many passages with so many questions each, where papers always have the same. */
  passages?: { most: number; questions: number }
  /** How many of its questions have a format at least, where the types alone would give fewer than real papers have. */
  formats?: FormatCounts
  /** How many have a format at most, where the types alone would give more. */
  mostFormats?: FormatCounts
}

export interface Exam {
  title: string
  aliases: readonly string[]
  /** Which of its papers the sections describe, and the year of the pattern, since patterns change. */
  paper: string
  /** The whole paper, including what cannot be asked here, so that the covered share is honest. */
  sections: readonly ExamSection[]
}
