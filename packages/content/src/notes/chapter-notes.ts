/** Formulas or facts, as a table. */
export interface FactTable {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Only in notes for advanced learners. */
  advanced?: boolean
}

/** What a good teacher writes on the board about a chapter. Markdown with maths between dollar signs. */
export interface ChapterNotes {
  /** What the chapter is about. */
  overview: string
  /** How to go about a question, step by step. */
  method: readonly string[]
  tables: readonly FactTable[]
  /** What saves time in an exam. */
  tips: readonly string[]
  /** Mistakes, besides those that the generators name. */
  slips: readonly string[]
  /** For advanced learners. */
  advanced: readonly string[]
}

export const defineChapterNotes = (notes: ChapterNotes): ChapterNotes => notes
