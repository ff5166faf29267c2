import { defineGenerator } from '../../../kit/define-generator.ts'
import { prepositionSentences } from '../../../kit/english/preposition-sentences.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import { blanksBank } from '../../../kit/english/sentence-banks.ts'
import { correctTexts, rightSentences, solveSentences } from '../../../kit/english/sentence-questions.ts'

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

const CORRECT = correctTexts(SENTENCES)

/** "Consider the following sentences and their prepositions ... Which of the sentences given above is/are correct?" */
export const prepositionChoice = defineGenerator({
  id: 'english/prepositions',
  version: 1,
  concepts: ['prepositions'],
  levels: {
    easy: { levels: [1, 2], many: 2 },
    medium: { levels: [1, 2, 3], many: 3 },
    hard: { levels: [2, 3], many: 4 },
  },
  generate: (rng, { levels, many }) =>
    rightSentences(
      rng,
      SENTENCES.filter(({ level }) => levels.some((one) => one === level)),
      { many, about: ' and their prepositions' },
    ),
  solve: (given) => solveSentences(CORRECT, given),
})
