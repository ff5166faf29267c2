import { distance } from 'fastest-levenshtein'
import type { Column, FactTable } from '../kit/facts/define-table.ts'
import { orderOf } from '../kit/facts/order-of.ts'
import { type Row, readTable } from '../kit/facts/read-table.ts'

/** Every problem in the tables, each with its table; empty when all is well. */
export function checkTables(tables: readonly FactTable[]): string[] {
  const names = new Map(
    tables.map((table) => [table.id, new Set(readTable(table).map(({ row }) => row.name))]),
  )
  const repeated = repeatedIn(tables.map(({ id }) => id)).map((id) => `${id}: two tables have this id`)
  return [...repeated, ...tables.flatMap((table) => checkTable(table, names))]
}

function checkTable(table: FactTable, names: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const read = readTable(table)
  const rows = read.map(({ row }) => row)
  return [
    ...checkHead(table),
    ...table.parts.flatMap(checkSources),
    ...read.flatMap(({ problems }) => problems),
    ...repeatedIn(rows.map(({ name }) => name.toLowerCase())).map((name) => `'${name}' is listed twice`),
    ...rows.flatMap((row) => checkRow(row, table)),
    ...Object.entries(table.columns).flatMap(([id, column]) => checkColumn(id, column, table, rows, names)),
    ...meetingsIn(rows, table),
    ...lookalikesIn(
      'name',
      rows.map(({ name }) => name),
      table,
    ),
  ].map((problem) => `${table.id}: ${problem}`)
}

/** Sentences with an unknown placeholder, and columns that do not exist. */
function checkHead({
  columns,
  near = [],
  apart = [],
  alike = [],
  twins,
  reasonFor,
  explain = '',
}: FactTable): string[] {
  const known = new Set(['name', ...Object.keys(columns)])
  const named = [
    ...near,
    ...apart,
    ...alike,
    ...Object.values(columns).flatMap((column) => column.alike ?? []),
    ...[twins, reasonFor].filter((id) => id !== undefined),
    ...holesOf(explain),
  ]
  return [
    ...named.filter((name) => !known.has(name)).map((name) => `there is no column '${name}'`),
    ...Object.entries(columns).flatMap(([id, column]) => checkSentences(id, column)),
  ]
}

const holesOf = (template: string): string[] =>
  [...template.matchAll(/\{(\w*)\}/g)].map(([, hole = '']) => hole)

function checkSentences(
  id: string,
  { kind, ask = [], askBack = [], askNot = [], say, order }: Column,
): string[] {
  const needs = (sentences: readonly string[], holes: string) =>
    sentences
      .filter((sentence) => holesOf(sentence).sort().join() !== holes)
      .map((sentence) => `column ${id}: '${sentence}' must hold ${holes}`)
  return [
    ...needs(ask, 'name'),
    ...needs([...askBack, ...askNot], 'value'),
    ...needs(say === undefined ? [] : [say], 'name,value'),
    ...(ask.length + askBack.length > 0 && say === undefined
      ? [`column ${id}: asked, but it has no 'say'`]
      : []),
    ...(order !== undefined && kind === 'text' ? [`column ${id}: words have no order`] : []),
  ]
}

function checkSources({ sources, asOf }: FactTable['parts'][number]): string[] {
  const isDate = asOf === undefined || /^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/.test(asOf)
  return [
    ...(new Set(sources.filter((source) => source.trim() !== '')).size < 2
      ? [`a part has fewer than two sources: ${sources.join(', ')}`]
      : []),
    ...(isDate ? [] : [`'${asOf}' is not a month such as 2024-06`]),
  ]
}

function checkRow({ name, note, why, cells }: Row, { columns, reasonFor }: FactTable): string[] {
  const isSentence = (text: string) => /^["'“(]?[\p{Lu}\p{N}].*[.!?)]["'”]?$/su.test(text)
  return [
    ...(name === '' ? ['a row has no name'] : []),
    ...(isSentence(note) ? [] : [`'${name}': the explanation is not a sentence: '${note}'`]),
    ...(why === null || isSentence(why) ? [] : [`'${name}': the reason is not a sentence: '${why}'`]),
    ...(why !== null && reasonFor === undefined
      ? [`'${name}': a reason, but the table has no reasonFor`]
      : []),
    ...[name, note, why ?? '', ...[...cells.values()].flat()]
      .filter((text) => / {2}|\s[,.;]|[{}|]/.test(text))
      .map((text) => `'${name}': stray space or sign in '${text}'`),
    ...Object.entries(columns).flatMap(([id, { kind }]) =>
      (cells.get(id) ?? [])
        .filter((value) => kind !== 'text' && orderOf(kind, value) === null)
        .map((value) => `'${name}': ${id} is '${value}', which is not a ${kind}`),
    ),
  ]
}

function checkColumn(
  id: string,
  column: Column,
  table: FactTable,
  rows: readonly Row[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const values = rows.flatMap(({ cells }) => cells.get(id) ?? [])
  const needsUnique = column.askBack?.some((sentence) => !/\bof (these|the following)\b/.test(sentence))
  const known = column.namesOf === undefined ? null : names.get(column.namesOf)
  return [
    ...(needsUnique
      ? repeatedIn(values).map(
          (value) => `column ${id}: two rows have '${value}', so it cannot be asked back`,
        )
      : []),
    ...(known === undefined ? [`column ${id}: there is no table '${column.namesOf}'`] : []),
    ...(known
      ? [...new Set(values)]
          .filter((value) => !known.has(value) && !column.besides?.includes(value))
          .map((value) => `column ${id}: '${value}' is not spelt as in ${column.namesOf}`)
      : []),
    ...(column.kind === 'text' ? lookalikesIn(id, values, table) : []),
    ...(column.kind === 'text' && column.say !== undefined ? partsLeftOut(id, rows) : []),
  ]
}

/** A book of 'Larry Collins and Dominique Lapierre' would be a wrong answer beside one of 'Dominique Lapierre'. */
function partsLeftOut(id: string, rows: readonly Row[]): string[] {
  const asked = new Set(rows.flatMap(({ cells }) => cells.get(id)?.slice(0, 1) ?? []))
  return rows.flatMap(({ name, cells }) => {
    const values = cells.get(id) ?? []
    return values
      .filter((value) => value.includes(' and '))
      .flatMap((value) => value.split(/,? and |, /))
      .filter((part) => asked.has(part) && !values.includes(part))
      .map((part) => `'${name}': ${id} holds '${part}', which another row is asked for: list it too`)
  })
}

/**
 * Where rows are kept apart, two rows that share a right answer, or of which one names the other, must be marked as
 * meaning the same: otherwise the answer of one would be a wrong option for the other. Rows of different kinds are
 * never in one question.
 */
function meetingsIn(rows: readonly Row[], { columns, apart, alike = [] }: FactTable): string[] {
  if (!apart) return []
  const asked = Object.keys(columns).filter((id) => columns[id]?.say !== undefined)
  const holding = new Map<string, { word: string; name: string; senses: readonly string[] }[]>()
  for (const { name, cells } of rows) {
    const cellsOf = (ids: readonly string[]) => ids.flatMap((id) => cells.get(id) ?? [])
    for (const word of [name, ...cellsOf(asked)]) {
      const key = `${word.toLowerCase()}|${cellsOf(alike).join()}`
      holding.set(key, [...(holding.get(key) ?? []), { word, name, senses: cellsOf(apart) }])
    }
  }
  return [...holding.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ senses }) => !senses.some((sense) => first?.senses.includes(sense)))
      .map(({ word, name }) => `'${first?.name}' and '${name}' both hold '${word}' but are not kept apart`),
  )
}

/** Two spellings of one name would be offered together, both right. */
function lookalikesIn(where: string, texts: readonly string[], { lookalikes = [] }: FactTable): string[] {
  const different = [...new Set(texts)]
    .filter((text) => !lookalikes.includes(text))
    .map((text) => ({
      text,
      plain: text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
      // Article 21 and 22, Part II and III really differ in one letter.
      isExact: /\d|[₀-₉]|\b[IVX]+\b|\b[A-Z]\b/.test(text),
    }))
  return different.flatMap((one, index) =>
    different
      .slice(index + 1)
      .filter((other) => {
        const [a, b] = [one.plain, other.plain]
        if (Math.abs(a.length - b.length) > 1) return false
        if (a === b || one.isExact || other.isExact) return a === b
        return Math.min(a.length, b.length) >= 6 && distance(a, b) <= 1
      })
      .map((other) => `${where}: '${one.text}' and '${other.text}' look like one thing spelt twice`),
  )
}

const repeatedIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
]
