import type { Draw, Generator } from '../define-generator.ts'
import { hash } from '../random/hash.ts'
import type { Bank } from './define-bank.ts'
import { type BankQuestion, readBank } from './read-bank.ts'

/** Goes up when the same rows would make another question of a seed. */
const BANK_VERSION = 1

/** The questions of a bank: one type of the catalogue. It is read when it is first asked, like a table of facts. */
export function askBank(bank: Bank): Generator {
  let version: number | undefined
  let read: readonly BankQuestion[] | undefined
  return {
    id: `bank/${bank.id}`,
    bank,
    get version() {
      version ??= versionOf(bank)
      return version
    },
    trust: 'curated',
    draw(level, rng) {
      read ??= readBank(bank).map(({ question }) => question)
      return asDraw(rng.pick(read.filter((question) => question.level === level)))
    },
  }
}

/** Made of the content, so that nobody can change a row and leave the version of its questions as it was. */
const versionOf = (bank: Bank): number =>
  (hash(JSON.stringify([BANK_VERSION, bank]))[0] >>> 0) % 1_000_000_000

function asDraw({ text, key, wrong, explanation, passage }: BankQuestion): Draw {
  return {
    about: text,
    given: { question: text, ...(passage && { passage: passage.paragraphs }) },
    prompt: text,
    answer: key,
    mistakes: [],
    written: wrong,
    steps: [],
    explanation,
    // A question that was written has no second way to its answer: readers stand in for it.
    solve: () => key,
    ...(passage && {
      figure: { kind: 'passage', title: passage.title, paragraphs: [...passage.paragraphs] },
    }),
  }
}
