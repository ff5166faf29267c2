import type { Term } from './define-terms.ts'

/** Formulas or facts, as a table. */
export interface FactTable {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Only in notes for advanced learners. */
  advanced?: boolean
  /** The types of question it is about; without it, the whole chapter. */
  of?: readonly string[]
}

/** A line about the whole chapter, or only about some types of question: notes on other types leave it out. */
export type Line = string | { line: string; of: readonly string[] }

/** One or more concepts of the chapter, explained as a book does. */
export interface NoteSection {
  /** Ids of the concepts. */
  on: readonly string[]
  title: string
  /** Markdown. */
  text: string
}

/**
 * Reads sections from one text, each under a line with its concepts and its title: '# torque, couple | Torque'. What
 * follows is Markdown; a code block is a structure or a diagram drawn with letters.
 */
export const readSections = (text: string): NoteSection[] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n')
      const [concepts = '', title = ''] = section.slice(0, end).split(' | ')
      return {
        on: concepts.split(',').map((concept) => concept.trim()),
        title: title.trim(),
        text: section.slice(end).trim(),
      }
    })

/** The notes of a chapter, as a good teacher writes them on the board. Markdown with maths between dollar signs. */
export interface ChapterNotes {
  overview: string
  /** Also the answer to 'what is …?' in the doubt solver. */
  terms?: readonly Term[]
  /** How to solve a question, step by step. */
  method: readonly Line[]
  tables: readonly FactTable[]
  /** How to save time in an exam. */
  tips: readonly Line[]
  /** Common mistakes, besides those that the generators name. */
  mistakes: readonly Line[]
  /** For advanced learners. */
  advanced: readonly Line[]
  /** The concepts of the chapter one by one. */
  sections?: readonly NoteSection[]
  /** By type of question, how to remember its list of facts. Shown above the list. */
  lists?: Readonly<Record<string, string>>
}

export const defineNotes = (notes: ChapterNotes): ChapterNotes => notes

/** A line about these types of question only. */
export const about = (of: string | readonly string[], line: string): Line => ({
  line,
  of: typeof of === 'string' ? [of] : of,
})

/** The lines about at least one of the types. */
export const linesOn = (lines: readonly Line[], types: readonly string[]): string[] =>
  lines.flatMap((line) => {
    if (typeof line === 'string') return [line]
    return line.of.some((type) => types.includes(type)) ? [line.line] : []
  })
