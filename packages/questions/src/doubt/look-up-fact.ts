import { catalogue, chapterIds, loadChapter } from '../chapters/catalogue.ts'
import type { ChapterId } from '../chapters/chapters.ts'
import type { FactTable } from '../kit/facts/define-table.ts'
import { capitalise, type Fact, readFacts, tell } from '../kit/facts/facts.ts'
import { wordsIn } from '../kit/wording/words-in.ts'
import { type Solution, step } from './solution.ts'
import type { FactLookup } from './solve-doubt.ts'

/** Words that can be left out without changing the question. 'Not', 'first' and 'before' are not among them. */
const EMPTY = new Set(
  'a an the of in on at by to for is are was were did does do which what it its this that name tell please chemical following correct'.split(
    ' ',
  ),
)

/** The kind of answer that a word asks for. A question without such a word ('capital of Goa') accepts any kind. */
const ASKS_FOR: Readonly<Record<string, string>> = {
  when: 'time',
  year: 'time',
  date: 'time',
  where: 'place',
  city: 'place',
  place: 'place',
  who: 'person',
  whom: 'person',
}

/** The significant words of a question, and the kind of answer it asks for. */
function readQuestion(question: string): { key: string; asksFor: string | null } {
  const words = wordsIn(
    question
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/['’]s\b/gi, ''),
  )
  const asked = [...new Set(words.flatMap((word) => ASKS_FOR[word] ?? []))].sort().join(' ')
  const kept = words.filter((word) => !EMPTY.has(word) && ASKS_FOR[word] === undefined)
  return { key: kept.join(' '), asksFor: asked === '' ? null : asked }
}

interface Known {
  fact: Fact
  asksFor: string | null
  tableId: string
}

type Find = (key: string) => readonly Known[]

/** Every question that the tables can ask, by its words. */
function buildIndex(tables: readonly FactTable[]): Map<string, Known[]> {
  const built = new Map<string, Known[]>()
  for (const table of tables)
    for (const { column, facts } of readFacts(table).columns)
      for (const fact of facts)
        for (const template of column.ask ?? []) {
          const { key, asksFor } = readQuestion(template.replaceAll('{name}', fact.row.name))
          built.set(key, [...(built.get(key) ?? []), { fact, asksFor, tableId: table.id }])
        }
  return built
}

/** Words that a paper adds to a question with options; what is asked is the same without them. */
const PADDING = new Set(
  `indian india constitution deals deal with related relates concerned associated located situated known called as famous given one from among these has have
  been who whom when where year city place state country found belongs belong used be can also and caused causes cause due leads results classical traditional popular
  popularly mainly primarily commonly usually important mostly form type s there about`.split(/\s+/),
)
/** What an event does in its year or on its day; a column of years or days is asked with any of them. */
const HAPPENS = new Set(
  'launched started began begun fought held signed established founded formed celebrated observed took takes place passed happened occurred introduced inaugurated enacted adopted'.split(
    ' ',
  ),
)
const isEvent = ({ column }: Fact, word: string): boolean =>
  (column.kind === 'year' || column.kind === 'day') && HAPPENS.has(word)

/** Words that turn a question round or ask about another than the one named. */
const TURNS =
  /(?<![a-z])(?:not|no|never|except|incorrect|wrong|false|other|another|after|before|next|previous|first|last|than|most|least|many|both|all|none|neither|only|largest|smallest|longest|highest|pair|pairs|match|statements?)(?![a-z])/

/** Every row by its name, with the facts that can be asked about it. */
function rowsByName(tables: readonly FactTable[]): Map<string, Known[]> {
  const rows = new Map<string, Known[]>()
  for (const table of tables)
    for (const { facts } of readFacts(table).columns)
      for (const fact of facts) {
        const name = wordsIn(fact.row.name).join(' ')
        const known = { fact, asksFor: null, tableId: table.id }
        const list = rows.get(name)
        if (list) list.push(known)
        else rows.set(name, [known])
      }
  return rows
}

/**
 * "Article 21 deals with (a) ... (b) ...": the row that is named, and the column in which all options are of its kind. Every word of the question
 * must be one of the name, of the sentences of that column, or padding; exactly one option may be right.
 */
function chooseFact(question: string, options: readonly string[], rows: Find): Known | null {
  if (TURNS.test(question.toLowerCase())) return null
  const words = wordsIn(question.replace(/['’]s\b/gi, ''))
  if (words.length > 25) return null
  const offered = options.map((option) => wordsIn(option).join(' '))
  let found: Known | null = null
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + 6); to++) {
      const rest = [...words.slice(0, from), ...words.slice(to)].filter((word) => !EMPTY.has(word))
      for (const known of rows(words.slice(from, to).join(' '))) {
        const { fact } = known
        const right = fact.values.map((value) => wordsIn(value).join(' '))
        if (offered.filter((option) => right.includes(option)).length !== 1) continue
        const own = new Set(
          [...(fact.column.ask ?? []), fact.say, fact.column.header].flatMap((text) =>
            wordsIn(text.replace(/\{\w+\}/g, ' ')),
          ),
        )
        const isOwn = (word: string) => own.has(word) || isEvent(fact, word)
        if (!rest.some(isOwn)) continue
        if (!rest.every((word) => isOwn(word) || PADDING.has(word))) continue
        if (found && found.fact.value !== fact.value) return null
        found ??= known
      }
    }
  return found
}

/** Words for one thing: a table says 'founded' where a learner types 'established'. */
const SAME_MEANING = [
  'found establish form create set start begin',
  'discover invent credit',
  'fight fought take place held happen',
  'headquarter situat locat',
  'write author pen wrote written',
].map((group) => group.split(' '))

const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:ies|y|ied)$/, 'i').replace(/(?:ing|ed|es|s|er|or|e|i)$/, '')

const stemsIn = (text: string): string[] =>
  wordsIn(text.replace(/['’]s\b/gi, ''))
    .filter((word) => !EMPTY.has(word) && ASKS_FOR[word] === undefined)
    .map(stemOf)

/** What a column tells: a time, a place, a person. */
function kindOf({ kind, ask = [] }: Fact['column']): string | null {
  if (kind === 'year' || kind === 'day') return 'time'
  return ask.map((template) => readQuestion(template.replaceAll('{name}', ' ')).asksFor).find(Boolean) ?? null
}

/** Every row by the significant words of its name. */
function rowsByStems(rows: ReadonlyMap<string, Known[]>): Map<string, Known[]> {
  const found = new Map<string, Known[]>()
  for (const known of [...rows.values()].flat()) {
    const key = stemsIn(known.fact.row.name).join(' ')
    const list = found.get(key)
    if (list) list.push(known)
    else found.set(key, [known])
  }
  return found
}

/**
 * "Who discovered penicillin", "first battle of panipat year": the row that is named, and the one column that tells what is asked for, a person, a
 * place or a time. Every other word must be one of that column's sentences or mean the same.
 */
function findNamedFact(question: string, rows: Find): Known | null {
  const { asksFor } = readQuestion(question)
  if (asksFor === null) return null
  const stems = stemsIn(question)
  if (stems.length > 12) return null
  let found: Known | null = null
  for (let from = 0; from < stems.length; from++)
    for (let to = from + 1; to <= stems.length; to++) {
      const rest = [...stems.slice(0, from), ...stems.slice(to)]
      if (TURNS.test(rest.join(' '))) continue
      for (const known of rows(stems.slice(from, to).join(' '))) {
        const { column, say, value } = known.fact
        if (kindOf(column) !== asksFor) continue
        const own = new Set(
          [...(column.ask ?? []), say, column.header].flatMap((text) =>
            stemsIn(text.replace(/\{\w+\}/g, ' ')),
          ),
        )
        const isKnown = (word: string) =>
          own.has(word) ||
          SAME_MEANING.some((group) => group.includes(word) && group.some((other) => own.has(other)))
        if (!rest.every(isKnown)) continue
        // Two rows or two columns that fit leave open which is meant.
        if (found && found.fact.value !== value) return null
        found ??= known
      }
    }
  return found
}

/** The names of rows that a question may contain, each as the words by which its row is found. */
export function namesIn(question: string): string[] {
  const stems = stemsIn(question).slice(0, LONGEST_QUESTION)
  return stems.flatMap((_, from) =>
    stems.slice(from, from + LONGEST_NAME).map((_, more) => stems.slice(from, from + more + 1).join(' ')),
  )
}
const LONGEST_QUESTION = 40
const LONGEST_NAME = 8

/** The words by which the row of a name is found. */
export const rowKey = (name: string): string => stemsIn(name).join(' ')

interface ChapterFacts {
  asked: ReadonlyMap<string, Known[]>
  byName: ReadonlyMap<string, Known[]>
  byStems: ReadonlyMap<string, Known[]>
}

const opened = new Map<ChapterId, Promise<ChapterFacts>>()

function openChapter(chapterId: ChapterId): Promise<ChapterFacts> {
  const known = opened.get(chapterId)
  if (known) return known
  const opening = loadChapter(chapterId).then((generators) => {
    const tables = [...generators.values()].flatMap(({ table }) => table ?? [])
    const byName = rowsByName(tables)
    return { asked: buildIndex(tables), byName, byStems: rowsByStems(byName) }
  })
  opened.set(chapterId, opening)
  // Tables that failed to load without a network may be requested again.
  opening.catch(() => opened.delete(chapterId))
  return opening
}

/** Loads the tables of some chapters, or of all, and indexes them on the first call. */
export async function openFactLookup(ids: readonly ChapterId[] = chapterIds): Promise<FactLookup> {
  const open = await Promise.all(ids.map(openChapter))
  const find =
    (part: keyof ChapterFacts): Find =>
    (key) =>
      open.flatMap((chapter) => chapter[part].get(key) ?? [])
  const [asked, byName, byStems] = [find('asked'), find('byName'), find('byStems')]
  return (question, options = []) => {
    const known =
      findFact(question, asked) ??
      (options.length < 3 ? null : chooseFact(question, options, byName)) ??
      findNamedFact(question, byStems)
    return known && tellFact(known)
  }
}

/** "What is the capital of Goa?", "capital of goa": a question that a checked table answers in exactly one way. */
function findFact(question: string, index: Find): Known | null {
  const { key, asksFor } = readQuestion(question)
  const known = key.includes(' ') ? index(key) : []
  const [first, ...others] = known.filter((one) => asksFor === null || one.asksFor === asksFor)
  if (!first) return null
  const answer = first.fact.values.join(' / ')
  // The same words may match two tables, or two rows of one name. When their answers differ, the question is
  // ambiguous.
  return others.some((other) => other.fact.values.join(' / ') !== answer) ? null : first
}

function tellFact({ fact, tableId }: Known): Solution {
  const place = catalogue.find(({ id }) => id === `facts/${tableId}`)
  const { note, sources, asOf } = fact.row
  // The first value is the official one; the others are accepted because some books print them.
  const alsoFound = fact.values.filter((value) => value !== fact.value)
  return {
    subject: place?.subject ?? 'General Knowledge',
    difficulty: (['Beginner', 'Intermediate', 'Advanced'] as const)[fact.rarity - 1] ?? 'Beginner',
    concepts: place ? [place.chapter] : [],
    steps: [
      step('The fact', `${tell(fact)}.`),
      ...(alsoFound.length === 0 ? [] : [step('Also found in books', alsoFound.join(', '))]),
      ...(note === '' ? [] : [step('What else to learn', note)]),
      step('Where it stands', `${sources.join('; ')}${asOf ? `, as of ${asOf}` : ''}`),
    ],
    finalAnswer: capitalise(fact.value),
    // '1 December' is not '1 November', though both are ones.
    ...(fact.column.kind === 'day' && { exactly: { value: capitalise(fact.value), unit: '' } }),
  }
}
