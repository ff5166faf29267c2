/** What the cells of a column hold: words, a year ('1947', '326 BCE'), a day of the year ('5 June') or a number. */
export type ColumnKind = 'text' | 'year' | 'day' | 'number'

/**
 * A column that can be asked. In its sentences {name} is the name of the row and {value} the cell. A column without
 * `say` is never asked: it only defines which rows are similar.
 */
export interface Column {
  /** Heading of the list in a match question: 'Capital'. */
  header: string
  kind: ColumnKind
  /** 'What is the capital of {name}?' */
  ask?: readonly string[]
  /** 'Which of these states has the capital {value}?'; without 'of these', no two rows may share the value. */
  askBack?: readonly string[]
  /** 'The capital of {name} is {value}': a clause without a full stop. */
  say?: string
  /** 'Which of these parks is not in {value}?' */
  askNot?: readonly string[]
  /** 'Arrange these battles from the earliest to the latest'; only for years, days and numbers. */
  order?: string
  /** How often it is asked compared with the other columns; 1 by default. */
  weight?: number
  /** How rare its facts are at the least, where papers ask it less than the rows themselves: the year in which a state was made. */
  rarity?: 2 | 3
  /** The table whose names the cells must be; `besides` lists the few exceptions. */
  namesOf?: string
  besides?: readonly string[]
  /** Columns in which a wrong option for this one must have the same cell, in place of the table's. */
  alike?: readonly string[]
  /** The column with false values of each row, where those of other rows would be struck out at sight: false full forms of CPU. */
  fakes?: string
  /** The concepts of every fact of this column, besides those of its row. */
  concepts?: readonly string[]
  /** The concept, or concepts, of a row by its cell in this column: { Rights: 'fundamental-rights' }. */
  conceptOf?: Readonly<Record<string, string | readonly string[]>>
}

/** The shapes in which a table can be asked. */
export type ShapeName =
  | 'direct'
  | 'inverse'
  | 'odd one out'
  | 'wrong pair'
  | 'match'
  | 'order'
  | 'statements'
  | 'how many pairs'
  | 'assertion and reason'

/** Rows that share their sources. */
export interface Part {
  /** Two or more, by name, each of which contains these facts. */
  sources: readonly string[]
  /** When facts that can change were last checked: '2024-06'. */
  asOf?: string
  /**
   * One row per line, cells separated by '|': how rare the fact is in papers (1 often, 3 seldom) and the concepts of the row ('1 gupta-empire | ...'), the name, the
   * columns in their order, what else to learn, and, with `reasonFor`, the reason for the cell of that column. '-' is
   * an empty cell. 'a / b' are several right answers, all of them: none is ever offered as a wrong one.
   */
  rows: string
}

/** Stands for the name of a row among its columns. */
export const NAME = 'name'

export interface FactTable {
  /** The type of question is 'facts/<id>'. */
  id: string
  /** 'Consider the following statements about {about}'. */
  about: string
  /** Heading of the list of names in a match question: 'State'. */
  header: string
  columns: Readonly<Record<string, Column>>
  /** Columns in which rows that are easily confused have equal cells; NAME for names with the same first letter. */
  near?: readonly string[]
  /** Columns in which rows of nearly the same meaning have equal cells: none of them is a wrong option for another. */
  apart?: readonly string[]
  /** Columns in which a wrong option must have the same cell: a verb among nouns would be obvious. */
  alike?: readonly string[]
  /**
   * The column in which words that are often confused have equal cells: a question offers two such sets, two words of
   * each.
   */
  twins?: string
  /** The column in which all rows of one question have the same cell: a body of the UN is out of place among computers. */
  together?: string
  /** By that cell, where its facts hold ('in MS Word'): a question says it once, in the stem. */
  places?: Readonly<Record<string, string>>
  /** The only shapes in which it is asked, when not all of them suit it. */
  shapes?: readonly ShapeName[]
  /** The column that the reasons of the rows explain. */
  reasonFor?: string
  /** What to learn when a row has no note: '{name} has the symbol {symbol}'. */
  explain?: string
  /** Names or values that look like misspellings of each other but are not. */
  lookalikes?: readonly string[]
  /** The concepts of every row. */
  concepts?: readonly string[]
  parts: readonly Part[]
}

/** The shape of every fact table; see chapters/general-awareness/important-days/important-days.table.ts. */
export const defineTable = (table: FactTable): FactTable => table

/** '{name} is observed on {value}' with its names filled in. */
export const fill = (template: string, name: string, value: string): string =>
  template.replaceAll('{name}', name).replaceAll('{value}', value)
