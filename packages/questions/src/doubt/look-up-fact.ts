import { catalogue, loadTables } from '../chapters/catalogue.ts'
import type { FactTable } from '../kit/facts/define-table.ts'
import { capitalise, type Fact, readFacts, tell } from '../kit/facts/facts.ts'
import { wordsIn } from '../kit/wording/words-in.ts'
import { step } from './solution.ts'
import type { FactLookup } from './solve-doubt.ts'

/** Words that can be left out without changing the question. 'Not', 'first' and 'before' are not among them. */
const EMPTY = new Set(
  'a an the of in on at by to for is are was were did does do which what it its this that name tell please'.split(
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

let opened: Promise<FactLookup> | undefined

/** Loads the tables and builds the index on the first call. */
export function openFactLookup(): Promise<FactLookup> {
  opened ??= loadTables().then((tables) => {
    const index = buildIndex(tables)
    return (question) => lookUpFact(question, index)
  })
  // Tables that failed to load without a network may be requested again.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** "What is the capital of Goa?", "capital of goa": a question that a checked table answers in exactly one way. */
function lookUpFact(question: string, index: ReadonlyMap<string, Known[]>): ReturnType<FactLookup> {
  const { key, asksFor } = readQuestion(question)
  const known = key.includes(' ') ? (index.get(key) ?? []) : []
  const [first, ...others] = known.filter((one) => asksFor === null || one.asksFor === asksFor)
  if (!first) return null
  const { fact, tableId } = first
  const answer = fact.values.join(' / ')
  // The same words may match two tables, or two rows of one name. When their answers differ, the question is
  // ambiguous.
  if (others.some((other) => other.fact.values.join(' / ') !== answer)) return null
  const place = catalogue.find(({ id }) => id === `facts/${tableId}`)
  const { note, sources, asOf } = fact.row
  // The first value is the official one; the others are accepted because some books print them.
  const alsoFound = fact.values.filter((value) => value !== fact.value)
  return {
    subject: place?.subject ?? 'General Knowledge',
    difficulty: (['Beginner', 'Intermediate', 'Advanced'] as const)[fact.row.rarity - 1] ?? 'Beginner',
    concepts: place ? [place.chapter] : [],
    steps: [
      step('The fact', `${tell(fact)}.`),
      ...(alsoFound.length === 0 ? [] : [step('Also found in books', alsoFound.join(', '))]),
      ...(note === '' ? [] : [step('What else to learn', note)]),
      step('Where it stands', `${sources.join('; ')}${asOf ? `, as of ${asOf}` : ''}`),
    ],
    finalAnswer: capitalise(fact.value),
  }
}
