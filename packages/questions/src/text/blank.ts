import type { Random } from '../kit/random/random.ts'
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

const PROMPTS = {
  year: ['Which year completes the sentence as the text has it?', 'When was it, by the text?'],
  day: ['Which date completes the sentence as the text has it?', 'On which day was it, by the text?'],
  number: [
    'Which number completes the sentence as the text has it?',
    'Which number does the text give here?',
  ],
  name: ['Which name completes the sentence as the text has it?', 'Which name stands here in the text?'],
  term: ['Which term completes the sentence as the text has it?', 'Which term does the text explain here?'],
} as const

export const promptOf = (blank: Blank, random: Random): string =>
  `${random.pick(PROMPTS[blank.kind])}\n\n${fill(blank, '______')}`
