import type { Difficulty } from '@ekagra/schema/difficulty'
import { comparableText, isOn, wordingOf } from '../concepts.ts'
import { askedFor, OF_FACTS, ORDER, WHEN } from '../marks.ts'
import type { Random } from '../random/random.ts'
import { wordsIn } from '../wording/words-in.ts'
import { type Column, type FactTable, fill } from './define-table.ts'
import { orderOf } from './order-of.ts'
import { type Row, readTable } from './read-table.ts'

/** One fact of a table: the cell of a row. */
export interface Fact {
  row: Row
  columnId: string
  column: Column
  say: string
  /** The right answer to show. */
  value: string
  /** All right answers. */
  values: readonly string[]
  /** The position of the value in the order of its kind. */
  order: number | null
  /** Its meanings, in the columns that keep rows apart. */
  senses: readonly string[]
  /** Its kind, in the columns in which wrong options must be equal. */
  kind: string
  /** The set of confusable words; null in a table without such sets. */
  set: string | null
  /** The year that the row is named after, as the Games of 1996; null for other names. */
  yearOfName: number | null
  /** 1 for what every paper asks, 3 for what few do: that of its row, or of its column where that is rarer. */
  rarity: number
  /** Ids of concepts of its chapter: those of its row, then those of its column. */
  concepts: readonly string[]
}

/** The facts of a column that can be asked. */
export interface AskedColumn {
  id: string
  column: Column
  facts: readonly Fact[]
  /** Those that a question may be about: all of them, or those of one concept. The others are still wrong options. */
  wanted: readonly Fact[]
  /** The number of different values: with fewer than four there is nothing to choose from. */
  variety: number
  /** Values that at least three rows share and at least three do not. */
  groups: readonly { value: string; members: readonly Fact[] }[]
}

/** A table prepared for asking. */
export interface Facts {
  table: FactTable
  columns: readonly AskedColumn[]
  /** Whether only some of its facts are asked about. */
  isNarrow?: boolean
}

/** A fact whose name gives its value away, as in the Koyna dam on the Koyna, is not asked; it can still be told. */
export function readFacts(table: FactTable, which?: 'with facts that their names give away'): Facts {
  const rows = readTable(table).map(({ row }) => ({
    row,
    words: wordsOf(row.name),
    place: placeOf(row, table),
  }))
  const columns = Object.entries(table.columns).flatMap(([id, column]) => {
    const { say, alike = table.alike ?? [] } = column
    if (say === undefined) return []
    const common = commonWords(rows.map(({ row }) => row.cells.get(id)?.[0] ?? ''))
    const facts = rows.flatMap(({ row, words, place }): Fact[] => {
      const values = row.cells.get(id) ?? []
      const [value] = values
      if (value === undefined) return []
      const isTold = isGivenAway(row.name, value, words) || sharesName(words, value, common)
      if (isTold && which === undefined) return []
      const order = orderOf(column.kind, value)
      const kind = kindOf(row, alike)
      const concepts = [...row.concepts, ...(column.concepts ?? [])]
      const rarity = Math.max(row.rarity, column.rarity ?? 1)
      return [{ ...place, row, columnId: id, column, say, value, values, order, kind, rarity, concepts }]
    })
    const variety = new Set(facts.map(({ value }) => value)).size
    return [{ id, column, facts, wanted: facts, variety, groups: column.askNot ? groupsOf(facts) : [] }]
  })
  return { table, columns }
}

/** The marks of every fact of a column. */
const marksOfColumn = ({ order, kind, ask = [] }: Column): string[] => [
  ...OF_FACTS,
  ...(order === undefined ? [] : [ORDER]),
  ...(kind === 'year' || kind === 'day' ? [WHEN] : []),
  ...ask.flatMap(askedFor),
]

/** The same table, asked about the facts of one concept only. */
export function narrowTo(concept: string, { table, columns }: Facts): Facts {
  const said = [table.header, table.about]
  const marks = new Map(columns.map(({ column }) => [column, marksOfColumn(column)]))
  const isOfConcept = ({ concepts, row, value, column, say }: Fact) =>
    isOn(
      concept,
      [...concepts, ...(marks.get(column) ?? [])],
      () => comparableText(`${row.name} ${value}`),
      () =>
        wordingOf(
          fill([...said, column.header, ...(column.ask ?? []), say].join(' '), row.name, value),
          concepts,
        ),
    )
  return {
    table,
    isNarrow: true,
    columns: columns.flatMap((asked) => {
      const wanted = asked.wanted.filter(isOfConcept)
      const groups = asked.groups
        .map(({ value, members }) => ({ value, members: members.filter(isOfConcept) }))
        .filter(({ members }) => members.length >= 3)
      return wanted.length === 0 ? [] : [{ ...asked, wanted, groups }]
    }),
  }
}

/**
 * The facts of each cell of the column that a question keeps together, as tables of their own; the table itself when it
 * has no such column.
 */
export function splitFacts(facts: Facts): Facts[] {
  const { together, places = {} } = facts.table
  if (together === undefined) return [facts]
  const cellOf = ({ row }: Fact): string => row.cells.get(together)?.[0] ?? ''
  const cells = new Set(facts.columns.flatMap(({ wanted }) => wanted.map(cellOf)))
  return [...cells].map((cell) => {
    const isOfCell = (fact: Fact) => cellOf(fact) === cell
    const place = places[cell]
    return {
      ...facts,
      table: place === undefined ? facts.table : placeTable(facts.table, place),
      columns: facts.columns.flatMap((asked) => {
        const own = asked.facts.filter(isOfCell)
        const wanted = asked.wanted.filter(isOfCell)
        if (wanted.length === 0) return []
        return [
          {
            ...asked,
            column: place === undefined ? asked.column : placeColumn(asked.column, place),
            facts: own,
            wanted,
            variety: new Set(own.map(({ value }) => value)).size,
            groups: asked.column.askNot ? groupsOf(wanted) : [],
          },
        ]
      }),
    }
  })
}

const placeTable = (table: FactTable, place: string): FactTable => ({
  ...table,
  about: `${table.about} ${place}`,
  header: `${table.header} ${place}`,
})

const placeColumn = (column: Column, place: string): Column => {
  const say = (question: string) =>
    `${capitalise(place)}, ${question.replace(/^(The|Which|What|In|On) /, (word) => word.toLowerCase())}`
  return {
    ...column,
    ...(column.ask && { ask: column.ask.map(say) }),
    ...(column.askBack && { askBack: column.askBack.map(say) }),
  }
}

const placeOf = (
  { name, cells }: Row,
  { apart = [], twins }: FactTable,
): Pick<Fact, 'senses' | 'set' | 'yearOfName'> => ({
  senses: apart.flatMap((column) => cells.get(column) ?? []),
  set: twins === undefined ? null : (cells.get(twins)?.[0] ?? null),
  yearOfName: orderOf('year', name),
})

const kindOf = ({ cells }: Row, alike: readonly string[]): string =>
  alike.map((column) => cells.get(column)?.join() ?? '').join('|')

/** Whether both can be options of one question: of the same kind and time, and not nearly the same. */
export const canBeOfferedTogether = (one: Fact, other: Fact): boolean =>
  one.kind === other.kind &&
  isOfOneTime(one, other) &&
  !one.senses.some((sense) => other.senses.includes(sense))

/** No player of 1996 was on the field in 1968. */
const FARTHEST_YEAR = 12

const isOfOneTime = ({ yearOfName: one }: Fact, { yearOfName: other }: Fact): boolean =>
  one === null || other === null || Math.abs(one - other) <= FARTHEST_YEAR

/**
 * Whether the name contains the answer, as in the Koyna dam on the Koyna: such a fact is not asked, and such a mistake
 * not offered.
 */
export function isGivenAway(name: string, value: string, wordsOfName = wordsOf(name)): boolean {
  if (Math.min(name.length, value.length) < SHORTEST_CLUE) return false
  const words = wordsOf(value)
  return wordsOfName.includes(words) || words.includes(wordsOfName)
}

/** How many values must have a word before it tells nothing: 'dynasty', 'award', 'national'. */
const COMMON_FROM = 3
const SHORTEST_NAME = 5

/** The words that many values of a column have. */
function commonWords(values: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const word of [...new Set(values)].flatMap((value) => [...new Set(wordsIn(value))]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= COMMON_FROM).map(([word]) => word))
}

/** Whether a telling word of the answer is in the name: Ghiyas-ud-din Tughlaq founded the Tughlaq dynasty. */
const sharesName = (wordsOfName: string, value: string, common: ReadonlySet<string>): boolean =>
  wordsIn(value).some(
    (word) => word.length >= SHORTEST_NAME && !common.has(word) && wordsOfName.includes(` ${word} `),
  )

/** Each name of a table is compared with values in every question on it, so what it is made of is worked out once. */
const knownWords = new Map<string, string>()

function wordsOf(text: string): string {
  const known = knownWords.get(text)
  if (known !== undefined) return known
  const words = ` ${wordsIn(text).join(' ')} `
  knownWords.set(text, words)
  return words
}

/** A shorter match is not a clue: the symbol I is a letter of Iodine. */
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

/** Whether the table has this value in that row. */
export const isTrue = ({ values }: Fact, value: string): boolean => values.includes(value)

/** The false values that the table gives for this fact; none in most tables. */
export const fakesOf = ({ row, column: { fakes } }: Fact): readonly string[] =>
  fakes === undefined ? [] : (row.cells.get(fakes) ?? [])

/** 'The capital of Assam is Dispur', or the same with another value. */
export const tell = (fact: Fact, value = fact.value): string =>
  capitalise(fill(fact.say, fact.row.name, value))

/** The same, as the clause after 'Not this one: '. */
export const tellInClause = (fact: Fact): string =>
  fill(fact.say, fact.row.name, fact.value).replace(/^(The|A|An) /, (article) => article.toLowerCase())

/** The explanation of a fact. */
export const teach = (fact: Fact): string => `${tell(fact)}. ${fact.row.note}`

/**
 * Capitalises a text that is alone or starts a sentence: 'The Ganga', 'Cricket', 'Light-hearted', but still 'e-NAM'
 * and 'pH'.
 */
export const capitalise = (text: string): string =>
  text.replace(
    /^(?:\p{Ll}{2,}(?=-)|\p{Ll}+(?![\p{L}\p{N}-]))/u,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  )

/** Picks a column that fits, by its weight and by how often the level asks such facts. Null when none fits. */
export function pickColumn(
  { columns }: Facts,
  level: Difficulty,
  rng: Random,
  fits: (asked: AskedColumn) => boolean,
): AskedColumn | null {
  const fitting = columns.filter(fits)
  return fitting.length === 0
    ? null
    : rng.weighted(
        fitting.map((asked) => {
          const { weight = 1, rarity = 1 } = asked.column
          return [asked, weight * (frequencyOf(rarity, level) / frequencyOf(1, level))] as const
        }),
      )
}

/** How often a fact is asked at a level, by its rarity: what every paper asks is easy, what few ask is hard. */
const FREQUENCY: Readonly<Record<Difficulty, readonly [often: number, sometimes: number, seldom: number]>> = {
  easy: [12, 1, 0.1],
  medium: [5, 5, 2],
  hard: [0.5, 6, 8],
}

const frequencyOf = (rarity: number, level: Difficulty): number => FREQUENCY[level][rarity - 1] ?? 1

export const pickFact = (facts: readonly Fact[], level: Difficulty, rng: Random): Fact =>
  rng.weighted(facts.map((fact) => [fact, frequencyOf(fact.rarity, level)] as const))

/** Whether every paper asks it. Where a learner chose a concept, this may be so of all its facts, and does not count. */
export const isStock = ({ rarity }: Fact, { isNarrow = false }: Facts): boolean => rarity === 1 && !isNarrow

/** With fewer rarer facts than this, a medium question asks a stock one now and then, not the same few again and again. */
const ENOUGH_RARER = 10
const STOCK_AT_MEDIUM = 0.3

/** A fact for a question on it alone: what every paper asks is then easy, and hard only among others. */
export function pickAlone(
  { wanted }: AskedColumn,
  level: Difficulty,
  facts: Facts,
  rng: Random,
): Fact | null {
  if (level === 'easy') return pickFact(wanted, level, rng)
  const rarer = wanted.filter((fact) => !isStock(fact, facts))
  if (rarer.length >= ENOUGH_RARER) return pickFact(rarer, level, rng)
  const fact = pickFact(wanted, level, rng)
  const isAsked = !isStock(fact, facts) || (level === 'medium' && rng.chance(STOCK_AT_MEDIUM))
  return isAsked ? fact : null
}

/** Several different facts, drawn by the frequency of their rarity. */
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
