import type { Sentence } from './read-sentences.ts'

export type BlankKind = 'year' | 'day' | 'number' | 'name' | 'term'

/** A place in a sentence that can be asked for. */
export interface Blank {
  kind: BlankKind
  sentence: Sentence
  start: number
  end: number
  /** What the text has there. */
  value: string
  /** What is known of a name or a term. Only those with the same first sign can stand for each other. */
  signs: readonly string[]
}

/** The sentence with something else in the blank. */
export const fill = ({ sentence, start, end }: Blank, value: string): string =>
  sentence.text.slice(0, start) + value + sentence.text.slice(end)
