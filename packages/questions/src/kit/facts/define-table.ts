/** What the cells of a column hold: words, a year ('1947', '326 BCE'), a day of the year ('5 June') or a number. */
export type ColumnKind = 'text' | 'year' | 'day' | 'number'

/**
 * A column that can be asked. In its sentences {name} stands for the name of the row and {value} for the cell.
 * A column without `say` is never asked: it only tells which rows are near each other.
 */
export interface Column {
  /** Over the list of a match question: 'Capital'. */
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
  /** How often it is asked beside the other columns; 1 unless it is told. */
  weight?: number
  /** The table whose names the cells must be; `besides` lists the few that are not among them. */
  namesOf?: string
  besides?: readonly string[]
}

/** The ways in which the engine asks a table. */
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
  /** Two or more, by name, each of which really holds these facts. */
  sources: readonly string[]
  /** When facts that can change were last known to be so: '2024-06'. */
  asOf?: string
  /**
   * One row a line, cells apart by '|': how rare the fact is in papers (1 often, 3 seldom), the name, the columns in their
   * order, what else to learn, and, where `reasonFor` is told, the reason why the cell of that column is what it is.
   * '-' is an empty cell. 'a / b' are several right answers, all of them: none is ever offered as a wrong one.
   */
  rows: string
}

export interface FactTable {
  /** The type of question is 'facts/<id>'. */
  id: string
  /** 'Consider the following statements about {about}'. */
  about: string
  /** Over the list of names of a match question: 'State'. */
  header: string
  columns: Readonly<Record<string, Column>>
  /** Columns in which rows that are easily confused are equal. */
  near?: readonly string[]
  /** Columns in which rows that mean nearly the same are equal: none of them is a wrong option for another. */
  apart?: readonly string[]
  /** Columns in which a wrong option must be equal: a verb among nouns would give itself away. */
  alike?: readonly string[]
  /** The column in which words that are taken for each other are equal: a question offers two such sets, two words of each. */
  twins?: string
  /** The only shapes in which it is asked, where not all of them suit it. */
  shapes?: readonly ShapeName[]
  /** The column that the reasons of the rows explain. */
  reasonFor?: string
  /** What to learn where a row says nothing itself: '{name} has the symbol {symbol}'. */
  explain?: string
  /** Names or values that look like slips of the pen for each other but are not. */
  lookalikes?: readonly string[]
  parts: readonly Part[]
}

/** The shape of every fact table; see tables/important-days.ts. */
export const defineTable = (table: FactTable): FactTable => table
