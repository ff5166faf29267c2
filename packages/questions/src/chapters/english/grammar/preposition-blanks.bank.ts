import { prepositionSentences } from '../../../kit/english/preposition-sentences.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import { blanksBank } from '../../../kit/english/sentence-banks.ts'

/** The correct sentences that are asked. */
const SENTENCES = readSentences(prepositionSentences)

/** "Fill in the right preposition: The doctor cured him ______ malaria within a week." */
export const prepositionBlanks = blanksBank('preposition-blanks', SENTENCES, {
  ask: 'Fill in the right preposition:',
  nothing: 'no preposition',
  concepts: {
    time: 'prepositions, prepositions-of-time',
    place: 'prepositions, prepositions-of-place',
    fixed: 'prepositions, fixed-prepositions',
  },
})
