import { type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { blanksBank } from '../../../kit/english/sentence-banks.ts'
import { usageSentences } from '../../../kit/english/usage-sentences.ts'

/** The concept that each point of grammar belongs to. */
export const CONCEPTS: Readonly<Partial<Record<Point, string>>> = {
  conjunction: 'conjunctions',
  comparison: 'degrees-of-comparison',
  pronoun: 'pronouns',
  noun: 'nouns',
  adverb: 'adjectives-and-adverbs',
}

/** The correct sentences that are asked. */
const SENTENCES = readSentences(usageSentences)

/** "Fill in the right word: This road is ______ than the one near the school." */
export const usageBlanks = blanksBank('usage-blanks', SENTENCES, {
  ask: 'Fill in the right word or words:',
  nothing: 'no word',
  concepts: CONCEPTS,
})
