import { defineGenerator } from '../../../kit/define-generator.ts'
import { judgedPrepositionSentences } from '../../../kit/english/judged-preposition-sentences.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import {
  askSentences,
  correctTexts,
  SENTENCE_LEVELS,
  solveSentences,
} from '../../../kit/english/sentence-questions.ts'

/** The sentences that are judged. No other question has them. */
const SENTENCES = readSentences(judgedPrepositionSentences)

const CORRECT = correctTexts(SENTENCES)

/** "Consider the following sentences and their prepositions ... Which of the sentences given above is/are correct?" */
export const prepositionChoice = defineGenerator({
  id: 'english/prepositions',
  version: 4,
  concepts: ['prepositions'],
  levels: SENTENCE_LEVELS,
  generate: (rng, { levels, many }) =>
    askSentences(
      rng,
      SENTENCES.filter(({ level }) => levels.some((one) => one === level)),
      { many, about: ' with reference to the use of prepositions' },
    ),
  solve: (given) => solveSentences(CORRECT, given),
})
