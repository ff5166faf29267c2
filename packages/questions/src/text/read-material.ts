import type { Blank } from './blank.ts'
import { findNames, sortNames } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { findTerms } from './find-terms.ts'
import { readSentences } from './read-sentences.ts'

/** Everything in a text that can be asked. */
export interface Material {
  blanks: readonly Blank[]
  names: readonly Blank[]
  terms: readonly Blank[]
  years: readonly string[]
}

export function readMaterial(text: string): Material {
  const sentences = readSentences(text)
  const numbers = sentences.flatMap(findNumbers)
  const terms = sentences.flatMap(findTerms)
  const names = sortNames(sentences.flatMap(findNames))
  return {
    blanks: [...numbers, ...terms, ...names],
    names,
    terms,
    years: [...new Set(numbers.filter(({ kind }) => kind === 'year').map(({ value }) => value))],
  }
}
