import type { Difficulty } from '@ekagra/schema/difficulty'
import { comparableText, countConcepts, isOn, withoutConcepts, wordingOf } from '../concepts.ts'
import type { Draw, Generator } from '../define-generator.ts'
import { marksOf } from '../marks.ts'
import { hash } from '../random/hash.ts'
import type { Bank } from './define-bank.ts'
import type { ExplainOption } from './know-options.ts'
import { type BankQuestion, readBank, withoutReasons } from './read-bank.ts'

/** Bump when the same rows would give another question for a seed. */
const BANK_VERSION = 1

/**
 * The questions of a bank as one type of the catalogue. The bank is read when it is first asked, like a table of
 * facts. `explain` says what a wrong option really is.
 */
export function askBank(bank: Bank, explain: ExplainOption = () => null): Generator {
  let version: number | undefined
  let read: readonly BankQuestion[] | undefined
  const questions = () => {
    read ??= readBank(bank).map(({ question }) => question)
    return read
  }
  let marked: readonly { question: BankQuestion; tested: readonly string[] }[] | undefined
  /** With the concepts and the marks of each, which every query looks at. */
  const withMarks = () => {
    marked ??= questions().map((question) => ({
      question,
      tested: [...question.concepts, ...marksOf(question)],
    }))
    return marked
  }
  const narrowed = new Map<string, readonly BankQuestion[]>()
  const on = (concept: string | undefined): readonly BankQuestion[] => {
    if (concept === undefined) return questions()
    const found =
      narrowed.get(concept) ??
      withMarks()
        .filter(({ question: { concepts, text, key }, tested }) =>
          isOn(
            concept,
            tested,
            () => comparableText(`${text} ${key}`),
            () => wordingOf(`${text} ${key}`, concepts),
          ),
        )
        .map(({ question }) => question)
    narrowed.set(concept, found)
    return found
  }
  const byLevel = new WeakMap<readonly BankQuestion[], Partial<Record<Difficulty, readonly BankQuestion[]>>>()
  /** A bank is drawn from hundreds of times until a question on the right passage comes. */
  const atLevel = (level: Difficulty, among: readonly BankQuestion[]): readonly BankQuestion[] => {
    const levels = byLevel.get(among) ?? Object.groupBy(among, (question) => question.level)
    byLevel.set(among, levels)
    return levels[level] ?? []
  }
  const draws = new Map<BankQuestion, Draw>()
  const drawOf = (question: BankQuestion): Draw => {
    const draw = draws.get(question) ?? asDraw(question, explain)
    draws.set(question, draw)
    return draw
  }
  return {
    id: `bank/${bank.id}`,
    bank,
    get version() {
      version ??= versionOf(bank)
      return version
    },
    trust: 'curated',
    concepts: () => countConcepts(questions().map(({ concepts }) => concepts)),
    size: () => questions().length,
    count: (concept) => on(concept).length,
    sizeAt: (level, concept) => atLevel(level, on(concept)).length,
    draw: (level, rng, concept) => drawOf(rng.pick(atLevel(level, on(concept)))),
  }
}

/**
 * Computed from the content, so that changing a row always changes the version of its questions. Naming another concept
 * or a reason changes no question.
 */
function versionOf({ id, sets }: Bank): number {
  const content = sets.map(({ concepts: _, rows, ...set }) => ({
    ...set,
    rows: withoutReasons(withoutConcepts(rows)),
  }))
  return (hash(JSON.stringify([BANK_VERSION, { id, sets: content }]))[0] >>> 0) % 1_000_000_000
}

function asDraw(question: BankQuestion, explain: ExplainOption): Draw {
  const { text, key, wrong, explanation, reasons, concepts, passage } = question
  return {
    about: text,
    concepts,
    given: { question: text, ...(passage && { passage: passage.paragraphs }) },
    prompt: text,
    answer: key,
    mistakes: [],
    written: wrong.map((option, index) => ({
      text: option,
      because: reasons[index] ?? explain(option, question),
    })),
    steps: [],
    explanation,
    // A written question has no second method; it was checked by a second reader instead.
    solve: () => key,
    ...(passage && {
      figure: { kind: 'passage', title: passage.title, paragraphs: [...passage.paragraphs] },
    }),
  }
}
