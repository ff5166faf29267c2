/** A kind of question. Its id is that of the generator that makes it. */
export interface QuestionType {
  title: string
  /** Other names under which learners look for it, beside its title. */
  aliases: readonly string[]
  /** How often real papers ask it, beside the others of its chapter; 1 unless it is told. */
  weight?: number
}

/** A chapter as books and coaching classes cut the subject. */
export interface Chapter {
  subject: SubjectId
  title: string
  aliases: readonly string[]
  /** How often real papers ask it, beside the other chapters of its subject. */
  weight: number
  types: Readonly<Record<string, QuestionType>>
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

/** Keeps the literal ids, so that the engine's catalogue can be checked against them. */
export const defineChapter = <const C extends Chapter>(chapter: C): C => chapter
