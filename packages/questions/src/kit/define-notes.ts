/** Formulas or facts, as a table. */
export interface FactTable {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Only in notes for advanced learners. */
  advanced?: boolean
  /** The types of question that it is about; without it, the whole chapter. */
  of?: readonly string[]
}

/** A line on the whole chapter, or on some types of question only: notes on other types leave it out. */
export type Line = string | { line: string; of: readonly string[] }

/** What a good teacher writes on the board about a chapter. Markdown with maths between dollar signs. */
export interface ChapterNotes {
  /** What the chapter is about. */
  overview: string
  /** How to go about a question, step by step. */
  method: readonly Line[]
  tables: readonly FactTable[]
  /** What saves time in an exam. */
  tips: readonly Line[]
  /** Mistakes, besides those that the generators name. */
  slips: readonly Line[]
  /** For advanced learners. */
  advanced: readonly Line[]
  /** By type of question, how to hold its list of facts in mind. It stands over the list. */
  lists?: Readonly<Record<string, string>>
}

export const defineNotes = (notes: ChapterNotes): ChapterNotes => notes

/** A line on these types of question only. */
export const about = (of: string | readonly string[], line: string): Line => ({
  line,
  of: typeof of === 'string' ? [of] : of,
})

/** The lines that concern one of the types. */
export const linesOn = (lines: readonly Line[], types: readonly string[]): string[] =>
  lines.flatMap((line) => {
    if (typeof line === 'string') return [line]
    return line.of.some((type) => types.includes(type)) ? [line.line] : []
  })
