import type { FactTable } from '../facts/define-table.ts'
import { type Fact, readFacts, tell } from '../facts/facts.ts'
import type { Bank } from './define-bank.ts'
import { type BankQuestion, readBank } from './read-bank.ts'

/** What a chapter knows about the options of its written questions. */
interface Knowledge {
  /** One option per line with what it is, as the end of a sentence: 'Porus | was the king whom Alexander defeated'. */
  glossary?: string
  tables?: readonly FactTable[]
  banks?: readonly Bank[]
}

/** Says what a wrong option of a question really is; null when nothing is known, or when the explanation says it. */
export type ExplainOption = (option: string, question: BankQuestion) => string | null

/** How many, how often, more or less: such an option is right elsewhere by chance. */
const SAYS_NOTHING =
  /^(?:in|de)creas|^(?:stays?|remains?|only|both|neither|none|no|all|one|two|three|four|five|six|seven|eight|nine|ten|twice|half|first|second|third|zero|once)\b/
const SHORTEST = 4

/** The question is no use without its own options or sense: 'Which of these is not ...?' */
const NEEDS_ITS_OPTIONS = /\n|\bnot\b|\bexcept\b|\bincorrect|\bwrong|\bfalse\b|\bodd\b|_{3}|\bmatch/i

/**
 * Why a wrong option is wrong: what it is, by the glossary of the chapter, by its tables, or because it is the key of
 * another question on the same concept. What a table or a key already says need not be written a second time.
 */
export function knowOptions({ glossary = '', tables = [], banks = [] }: Knowledge): ExplainOption {
  let known: ReadonlyMap<string, readonly Meaning[]> | undefined
  return (option, question) => {
    const name = plain(option)
    if (plain(question.explanation).includes(name)) return null
    known ??= collect(readGlossary(glossary), tables, banks)
    const meaning = known.get(name)?.find(({ fits }) => fits(question))
    return meaning?.say(option) ?? null
  }
}

interface Meaning {
  say(option: string): string
  fits(question: BankQuestion): boolean
}

const always = () => true
/** To 'Which of these is not ...?' a wrong option is one that is so, which another fact about it does not show. */
const isPlain = ({ text }: BankQuestion) => !NEEDS_ITS_OPTIONS.test(text)

function collect(
  glossary: readonly (readonly [string, string])[],
  tables: readonly FactTable[],
  banks: readonly Bank[],
): ReadonlyMap<string, readonly Meaning[]> {
  const known = new Map<string, Meaning[]>()
  const add = (text: string, meaning: Meaning) => {
    const name = plain(text)
    known.set(name, [...(known.get(name) ?? []), meaning])
  }
  for (const [name, rest] of glossary) add(name, { say: (option) => `${option} ${rest}`, fits: always })
  for (const { facts } of tables.flatMap((table) => readFacts(table).columns))
    for (const fact of facts)
      for (const name of namesOf(fact, facts))
        if (isTelling(name)) add(name, { say: () => tell(fact), fits: isPlain })
  for (const other of banks.flatMap((bank) => readBank(bank).map(({ question }) => question)))
    if (isTelling(other.key) && !NEEDS_ITS_OPTIONS.test(other.text) && !other.passage)
      add(other.key, { say: () => asAnswer(other), fits: (question) => sharesConcept(question, other) })
  return known
}

/** A value that many rows share, such as a state, would be explained by one of them at random. */
const namesOf = ({ row, value }: Fact, facts: readonly Fact[]): string[] =>
  facts.filter((other) => other.values.includes(value)).length > 1 ? [row.name] : [row.name, value]

const readGlossary = (text: string): (readonly [string, string])[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', rest = ''] = line.split(' | ')
      return [name, rest]
    })

const sharesConcept = (question: BankQuestion, other: BankQuestion): boolean =>
  question.text !== other.text &&
  isPlain(question) &&
  question.concepts.some((concept) => other.concepts.includes(concept))

/** 'The Young Bengal Movement was led by:' with its key is a sentence; a question is quoted. */
const asAnswer = ({ text, key }: BankQuestion): string =>
  text.endsWith(':') ? `${text.slice(0, -1)} ${key}` : `‘${key}’ is the answer to another question: ${text}`

const isTelling = (name: string): boolean => {
  const words = plain(name)
  return words.length >= SHORTEST && !SAYS_NOTHING.test(words)
}

/** As options are compared: without case, article and a final full stop. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .replace(/[.\s]+$/, '')
