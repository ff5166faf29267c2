import type { Sentence } from './sentence.ts'

/** `phrase` is a name, a term or another noun phrase. */
export type BlankKind = 'year' | 'date' | 'article' | 'ordinal' | 'number' | 'phrase'

/** A part of a sentence that can be asked for. */
export interface Blank {
  kind: BlankKind
  sentence: Sentence
  start: number
  end: number
  /** The text of the blank. */
  value: string
  /**
   * What shows which phrases are of one kind. '=person' is about the phrase itself, 'cause _' about its place in this
   * sentence: a phrase can be replaced by another of its kind, or by one that has the same place in another sentence.
   */
  signs: readonly string[]
}

/** The sentence with another value in the blank. */
export const fill = ({ sentence, start, end }: Blank, value: string): string =>
  sentence.text.slice(0, start) + value + sentence.text.slice(end)
