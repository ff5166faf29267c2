import { chapters } from '../chapters/chapters.ts'
import { subjects } from '../chapters/subjects.ts'
import { tables } from '../chapters/tables.ts'
import { capitalise, type Fact, readFacts, tell } from '../kit/facts/facts.ts'
import { step } from './solution.ts'
import type { FactLookup } from './solve-doubt.ts'

/** Words that a question can lose without becoming another one. 'Not', 'first' or 'before' are none of them. */
const EMPTY = new Set(
  'a an the of in on at by to for is are was were did does do which what it its this that name tell please'.split(
    ' ',
  ),
)

/** What kind of answer a word asks for. A question with none of them ('capital of Goa') takes any. */
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

/** The words that count, and what is asked for. */
function readQuestion(question: string): { key: string; asksFor: string | null } {
  const words =
    question
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const asked = [...new Set(words.flatMap((word) => ASKS_FOR[word] ?? []))].sort().join(' ')
  const kept = words.filter((word) => !EMPTY.has(word) && ASKS_FOR[word] === undefined)
  return { key: kept.join(' '), asksFor: asked === '' ? null : asked }
}

interface Known {
  fact: Fact
  asksFor: string | null
  tableId: string
}

let index: Map<string, Known[]> | undefined

/** Every question that the tables themselves would ask, by its words. Built with the first doubt that needs it. */
function buildIndex(): Map<string, Known[]> {
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

function placeOf(tableId: string): { subject: string; chapter: string } | null {
  for (const { subject, title, types } of Object.values(chapters))
    if (`facts/${tableId}` in types) return { subject: subjects[subject].title, chapter: title }
  return null
}

/** "What is the capital of Goa?", "capital of goa": a question that a checked table answers, and answers in one way. */
export const lookUpFact: FactLookup = (question) => {
  index ??= buildIndex()
  const { key, asksFor } = readQuestion(question)
  const known = key.includes(' ') ? (index.get(key) ?? []) : []
  const [first, ...others] = known.filter((one) => asksFor === null || one.asksFor === asksFor)
  if (!first) return null
  const { fact, tableId } = first
  const answer = fact.values.join(' / ')
  // The same words may ask two tables, or two rows of one name. Where they differ, nobody knows which was meant.
  if (others.some((other) => other.fact.values.join(' / ') !== answer)) return null
  const place = placeOf(tableId)
  const { note, sources, asOf } = fact.row
  return {
    subject: place?.subject ?? 'General Knowledge',
    difficulty: (['Beginner', 'Intermediate', 'Advanced'] as const)[fact.row.rarity - 1] ?? 'Beginner',
    concepts: place ? [place.chapter] : [],
    steps: [
      step('The fact', `${tell(fact)}.`),
      ...(note === '' ? [] : [step('What else to learn', note)]),
      step('Where it stands', `${sources.join('; ')}${asOf ? `, as of ${asOf}` : ''}`),
    ],
    finalAnswer: capitalise(fact.values.join(' or ')),
  }
}
