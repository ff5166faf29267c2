import type { Generator } from './define-generator.ts'
import type { ChapterNotes } from './define-notes.ts'

/** A kind of question. Its id is that of the generator that makes it. */
export interface QuestionType {
  title: string
  /** Other names under which learners look for it, beside its title. */
  aliases: readonly string[]
  /** How often real papers ask it, beside the others of its chapter; 1 unless it is told. */
  weight?: number
}

/**
 * A chapter as books and coaching classes divide the subject: its names, and where its questions and notes are. Light enough to be
 * loaded with all others; what it asks and what its notes say are loaded when they are needed.
 */
export interface Chapter<TypeId extends string = string> {
  subject: SubjectId
  title: string
  aliases: readonly string[]
  /** How often real papers ask it, compared with the other chapters of its subject. */
  weight: number
  types: Readonly<Record<TypeId, QuestionType>>
  questions: () => Promise<{ generators: Readonly<Record<TypeId, Generator>> }>
  notes: () => Promise<{ notes: ChapterNotes }>
}

export type SubjectId =
  | 'mathematics'
  | 'reasoning'
  | 'general-awareness'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'english'
  | 'teaching'
  | 'subject-pedagogy'

/** The shape of every chapter.ts. A type without a generator, or a generator without a type, does not compile. */
export const defineChapter = <TypeId extends string>(chapter: Chapter<TypeId>): Chapter<TypeId> => chapter
