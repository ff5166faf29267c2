import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import type { Column, FactTable } from './define-table.ts'
import { fill } from './fill.ts'
import { orderOf } from './order-of.ts'
import { type Row, readTable } from './read-table.ts'

/** One thing that a table says: the cell of a row. */
export interface Fact {
  row: Row
  columnId: string
  column: Column
  say: string
  /** The right answer that is shown. */
  value: string
  /** All right answers. */
  values: readonly string[]
  /** Where the value stands in the order of its kind. */
  order: number | null
  /** What it means, in the columns that keep rows apart. */
  senses: readonly string[]
  /** What it is, in the columns in which wrong options must be equal. */
  kind: string
  /** The set of words that are taken for each other; null in a table that has none. */
  set: string | null
}

/** The facts of a column that can be asked. */
export interface AskedColumn {
  id: string
  column: Column
  facts: readonly Fact[]
  /** Different values: with fewer than four there is nothing to choose from. */
  variety: number
  /** Values that at least three rows share and at least three do not. */
  groups: readonly { value: string; members: readonly Fact[] }[]
}

/** A table made ready for asking. */
export interface Facts {
  table: FactTable
  columns: readonly AskedColumn[]
}

export function readFacts(table: FactTable): Facts {
  const rows = readTable(table).map(({ row }) => ({
    row,
    words: wordsOf(row.name),
    place: placeOf(row, table),
  }))
  const columns = Object.entries(table.columns).flatMap(([id, column]) => {
    const { say } = column
    if (say === undefined) return []
    const facts = rows.flatMap(({ row, words, place: { senses, kind, set } }): Fact[] => {
      const values = row.cells.get(id) ?? []
      const [value] = values
      if (value === undefined || isGivenAway(row.name, value, words)) return []
      const order = orderOf(column.kind, value)
      return [{ row, columnId: id, column, say, value, values, order, senses, kind, set }]
    })
    const variety = new Set(facts.map(({ value }) => value)).size
    return [{ id, column, facts, variety, groups: column.askNot ? groupsOf(facts) : [] }]
  })
  return { table, columns }
}

const placeOf = (
  { cells }: Row,
  { apart = [], alike = [], twins }: FactTable,
): Pick<Fact, 'senses' | 'kind' | 'set'> => ({
  senses: apart.flatMap((column) => cells.get(column) ?? []),
  kind: alike.map((column) => cells.get(column)?.join() ?? '').join('|'),
  set: twins === undefined ? null : (cells.get(twins)?.[0] ?? null),
})

/** Whether one can be offered beside the other: of the same kind, and not nearly the same. */
export const mayStandBeside = (one: Fact, other: Fact): boolean =>
  one.kind === other.kind && !one.senses.some((sense) => other.senses.includes(sense))

/** The Koyna dam is on the Koyna, and everybody sees it: such a fact is not asked, nor is such a slip offered. */
export function isGivenAway(name: string, value: string, wordsOfName = wordsOf(name)): boolean {
  if (Math.min(name.length, value.length) < SHORTEST_CLUE) return false
  const words = wordsOf(value)
  return wordsOfName.includes(words) || words.includes(wordsOfName)
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** The symbol I is a letter of Iodine and gives nothing away. */
const SHORTEST_CLUE = 4

function groupsOf(facts: readonly Fact[]): AskedColumn['groups'] {
  const byValue = new Map<string, Fact[]>()
  for (const fact of facts) {
    for (const value of new Set(fact.values)) {
      const members = byValue.get(value)
      if (members) members.push(fact)
      else byValue.set(value, [fact])
    }
  }
  return [...byValue]
    .map(([value, members]) => ({ value, members }))
    .filter(({ members }) => members.length >= 3 && facts.length - members.length >= 3)
}

/** Whether the table says this of that row. */
export const isTrue = ({ values }: Fact, value: string): boolean => values.includes(value)

/** 'The capital of Assam is Dispur', or with another value. */
export const tell = (fact: Fact, value = fact.value): string =>
  capitalise(fill(fact.say, fact.row.name, value))

/** The same as the clause after 'Not this one: '. */
export const tellAside = (fact: Fact): string =>
  fill(fact.say, fact.row.name, fact.value).replace(/^(The|A|An) /, (article) => article.toLowerCase())

/** What there is to learn from a fact. */
export const teach = (fact: Fact): string => `${tell(fact)}. ${fact.row.note}`

/**
 * What stands alone or opens a sentence begins with a capital: 'The Ganga', 'Cricket', 'Light-hearted', but still 'e-NAM'
 * and 'pH'.
 */
export const capitalise = (text: string): string =>
  text.replace(
    /^(?:\p{Ll}{2,}(?=-)|\p{Ll}+(?![\p{L}\p{N}-]))/u,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  )

/** One of the columns that can be asked in this way, by weight; null when there is none. */
export function pickColumn(
  { columns }: Facts,
  rng: Random,
  fits: (asked: AskedColumn) => boolean,
): AskedColumn | null {
  const fitting = columns.filter(fits)
  return fitting.length === 0
    ? null
    : rng.weighted(fitting.map((asked) => [asked, asked.column.weight ?? 1] as const))
}

/** How often a fact is asked at a level, by its rarity: what every paper asks is easy, what few ask is hard. */
const FREQUENCY: Readonly<Record<Difficulty, readonly [often: number, sometimes: number, seldom: number]>> = {
  easy: [12, 3, 0.5],
  medium: [5, 5, 2],
  hard: [2, 5, 6],
}

export const pickFact = (facts: readonly Fact[], level: Difficulty, rng: Random): Fact =>
  rng.weighted(facts.map((fact) => [fact, FREQUENCY[level][fact.row.rarity - 1] ?? 1] as const))

/** Several different facts, each as likely as its level makes it. */
export function pickFacts(facts: readonly Fact[], count: number, level: Difficulty, rng: Random): Fact[] {
  let left = facts
  const picked: Fact[] = []
  while (picked.length < count && left.length > 0) {
    const fact = pickFact(left, level, rng)
    picked.push(fact)
    left = left.filter((other) => other !== fact)
  }
  return picked
}
