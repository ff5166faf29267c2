import { readBank } from '../kit/bank/read-bank.ts'
import { readConcepts } from '../kit/concepts.ts'
import type { Chapter } from '../kit/define-chapter.ts'
import type { Generator } from '../kit/define-generator.ts'
import { readFacts } from '../kit/facts/facts.ts'

/** A concept with fewer different questions than this is reported as thin. */
export const ENOUGH_QUESTIONS = 5

export interface ConceptReport {
  /** Errors in the data: an unknown concept, a name given twice, a written question or a fact without a concept. */
  problems: readonly string[]
  /** The different questions on each concept of the chapter, in its order. */
  counts: readonly { id: string; title: string; questions: number }[]
}

/** What a chapter can ask on each of its concepts. */
export function checkConcepts(
  lines: string,
  { types }: Pick<Chapter, 'types'>,
  generators: Iterable<Generator>,
): ConceptReport {
  const concepts = readConcepts(lines)
  const known = new Set(concepts.map(({ id }) => id))
  const all = [...generators]
  const counts = concepts.map(({ id, title }) => ({
    id,
    title,
    questions: all.reduce((sum, generator) => sum + (generator.concepts().get(id) ?? 0), 0),
  }))
  const names = concepts.flatMap(({ title, names }) => [title.toLowerCase(), ...names])
  return {
    counts,
    problems: [
      ...names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `two concepts are named '${name}'`),
      ...Object.entries(types).flatMap(([type, { aliases }]) =>
        aliases
          .filter((alias) => names.includes(alias))
          .map((alias) => `${type}: '${alias}' is the name of a concept, so it is no name of the type`),
      ),
      ...concepts
        .filter(({ id, title }) => !/^[a-z0-9-]+$/.test(id) || title === '')
        .map(({ id }) => `'${id}' is no id, or has no title`),
      ...all.flatMap((generator) => [
        ...[...generator.concepts().keys()]
          .filter((concept) => !known.has(concept))
          .map((concept) => `${generator.id}: the chapter has no concept '${concept}'`),
        ...(known.size === 0 ? [] : untagged(generator)),
      ]),
    ],
  }
}

/** Written questions and facts that name no concept. */
function untagged({ id, bank, table }: Generator): string[] {
  const lines = bank
    ? readBank(bank).map(({ question, line }) => ({ name: `line ${line}`, concepts: question.concepts }))
    : table
      ? readFacts(table).columns.flatMap(({ facts }) =>
          facts.map(({ row, columnId, concepts }) => ({ name: `'${row.name}' (${columnId})`, concepts })),
        )
      : []
  return lines
    .filter(({ concepts }) => concepts.length === 0)
    .map(({ name }) => `${id}: ${name} has no concept`)
}
