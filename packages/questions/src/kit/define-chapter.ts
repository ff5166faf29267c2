import type { Generator } from './define-generator.ts'
import type { ChapterNotes } from './define-notes.ts'

/** A type of question. Its id is that of its generator. */
export interface QuestionType {
  title: string
  /** Names that learners type, besides the title. */
  aliases: readonly string[]
  /** How often real papers ask it, compared with the other types of its chapter; 1 by default. */
  weight?: number
}

/** What questions.ts of a chapter exports. It also knows where the notes are, so that the list of names carries one address for each chapter. */
interface ChapterQuestions<TypeId extends string> {
  generators: Readonly<Record<TypeId, Generator>>
  notes: () => Promise<{ notes: ChapterNotes }>
}

/**
 * A chapter as books and coaching classes divide the subject: its names, and where its questions are. Small
 * enough to be loaded with all others; its questions and notes are loaded when needed. Its concepts are listed beside it
 * in concepts.ts, because the names of all concepts together are too many to be loaded for one topic.
 */
export interface Chapter<TypeId extends string = string> {
  subject: SubjectId
  title: string
  aliases: readonly string[]
  /** How often real papers ask it, compared with the other chapters of its subject. */
  weight: number
  types: Readonly<Record<TypeId, QuestionType>>
  questions: () => Promise<ChapterQuestions<TypeId>>
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

/** The shape of every chapter.ts. A type without a generator, or a generator without a type, is a compile error. */
export const defineChapter = <TypeId extends string>(chapter: Chapter<TypeId>): Chapter<TypeId> => chapter
