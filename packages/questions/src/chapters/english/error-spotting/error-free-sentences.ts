import { defineGenerator } from '../../../kit/define-generator.ts'
import { judgedSentences } from '../../../kit/english/judged-sentences.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import {
  askSentences,
  correctTexts,
  SENTENCE_LEVELS,
  solveSentences,
} from '../../../kit/english/sentence-questions.ts'
import { CONCEPTS } from './planted-errors.bank.ts'

/** The sentences that are judged. No other question has them. */
const SENTENCES = readSentences(judgedSentences)

const CORRECT = correctTexts(SENTENCES)

/** "Consider the following sentences ... Which of the sentences given above is/are correct?" */
export const errorFreeSentences = defineGenerator({
  id: 'english/error-free-sentences',
  version: 6,
  concepts: [...new Set(Object.values(CONCEPTS))],
  levels: SENTENCE_LEVELS,
  // All of one kind of error, so that the question is on one concept.
  generate(rng, { levels, many }) {
    const some = SENTENCES.filter(({ level }) => levels.some((one) => one === level))
    const concept = CONCEPTS[rng.pick(some).point]
    const alike = some.filter(({ point }) => CONCEPTS[point] === concept)
    return { ...askSentences(rng, alike, { many, about: '' }), concept }
  },
  solve: (given) => solveSentences(CORRECT, given),
})
