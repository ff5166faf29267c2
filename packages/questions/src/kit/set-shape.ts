import type { Random } from './random/random.ts'

/** How the questions of a type come in sets: indices 0 to span − 1 share one stem, the next ones another. */
export interface SetShape {
  /** How many questions a paper asks on one stem. */
  size: number
  /** How many a stem has: a few more, because a paper leaves out a question that is too much like another. */
  span: number
}

/** The set of a question: all its questions get the same key and a fresh source of the same numbers. */
export interface SetPlace {
  key: string
  random: Random
  /** Which question of the set, from 0. */
  number: number
}
