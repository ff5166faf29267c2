import type { Blank } from './blank.ts'
import { type Entry, findEntries, lineOf } from './find-entries.ts'
import { findLists } from './find-lists.ts'
import { findNames } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { findPhrases } from './find-phrases.ts'
import { findPredicate, type Predicate } from './find-predicates.ts'
import { findTerms } from './find-terms.ts'
import { readSentences } from './read-sentences.ts'
import type { Sentence } from './sentence.ts'
import { sortKinds } from './sort-kinds.ts'
import { isAmbiguous } from './told-elsewhere.ts'

/** Everything in a text that can be asked. */
export interface Material {
  all: readonly Sentence[]
  /** Those that make sense alone. */
  sentences: readonly Sentence[]
  blanksOf: (sentence: Sentence) => readonly Blank[]
  /** The places of each phrase, by its text in small letters. */
  byValue: ReadonlyMap<string, readonly Blank[]>
  numbers: readonly Blank[]
  /** What the sentences say of their subjects, where that is plain. */
  predicates: readonly Predicate[]
  /** Lists of things with a description each. */
  entries: readonly (readonly Entry[])[]
}

export function readMaterial(text: string): Material {
  const entries = findEntries(text)
  const lines = new Set(entries.flat().map(({ line }) => line))
  const all = readSentences(
    text
      .split('\n')
      .filter((line) => !lines.has(lineOf(line)))
      .join('\n'),
  )
  const isClear = (blank: Blank) => !isAmbiguous(blank, all)
  const numbers = all.flatMap(findNumbers)
  const phrases = sortKinds(
    [findTerms, findNames, findPhrases, findLists].flatMap((find) => all.flatMap(find)),
  )
  const bySentence = Map.groupBy([...numbers, ...phrases].filter(isClear), ({ sentence }) => sentence)
  const sentences = all.filter(({ isAlone }) => isAlone)
  const phrasesOf = Map.groupBy(phrases, ({ sentence }) => sentence)
  return {
    all,
    sentences,
    predicates: sentences.flatMap((sentence) => findPredicate(sentence, phrasesOf.get(sentence) ?? []) ?? []),
    blanksOf: (sentence) => bySentence.get(sentence) ?? [],
    byValue: Map.groupBy(phrases, ({ value }) => value.toLowerCase()),
    numbers,
    entries,
  }
}
