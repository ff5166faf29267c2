import type { Sentence } from './read-sentences.ts'

export type BlankKind = 'year' | 'day' | 'number' | 'name' | 'term'

/** A part of a sentence that can be asked for. */
export interface Blank {
  kind: BlankKind
  sentence: Sentence
  start: number
  end: number
  /** The text of the blank. */
  value: string
  /** What is known about a name or a term. Only those with the same first sign can replace each other. */
  signs: readonly string[]
}

/** The sentence with another value in the blank. */
export const fill = ({ sentence, start, end }: Blank, value: string): string =>
  sentence.text.slice(0, start) + value + sentence.text.slice(end)
