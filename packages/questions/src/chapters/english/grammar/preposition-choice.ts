import { defineGenerator } from '../../../kit/define-generator.ts'
import { judgedPrepositionSentences } from '../../../kit/english/judged-preposition-sentences.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import { correctTexts, rightSentences, solveSentences } from '../../../kit/english/sentence-questions.ts'

/** The sentences that are judged. No other question has them. */
const SENTENCES = readSentences(judgedPrepositionSentences)

const CORRECT = correctTexts(SENTENCES)

/** "Consider the following sentences and their prepositions ... Which of the sentences given above is/are correct?" */
export const prepositionChoice = defineGenerator({
  id: 'english/prepositions',
  version: 2,
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
