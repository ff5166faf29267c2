import { defineGenerator } from '../../../kit/define-generator.ts'
import { judgedArticleSentences } from '../../../kit/english/judged-article-sentences.ts'
import { readSentences } from '../../../kit/english/read-sentences.ts'
import {
  askSentences,
  correctTexts,
  SENTENCE_LEVELS,
  solveSentences,
} from '../../../kit/english/sentence-questions.ts'
import { CONCEPTS } from './article-blanks.bank.ts'

/** The sentences that are judged. No other question has them. */
const SENTENCES = readSentences(judgedArticleSentences)

const CORRECT = correctTexts(SENTENCES)

/** "Consider the following sentences ... Which of the sentences given above is/are correct?" */
export const articleChoice = defineGenerator({
  id: 'english/articles',
  version: 5,
  concepts: Object.values(CONCEPTS),
  levels: SENTENCE_LEVELS,
  // All of one point, so that the question is on one concept.
  generate(rng, { levels, many }) {
    const some = SENTENCES.filter(({ level }) => levels.some((one) => one === level))
    const { point } = rng.until(
      () => rng.pick(some),
      (one) => some.filter((other) => other.point === one.point).length > (many === 2 ? 10 : many),
    )
    const alike = some.filter((one) => one.point === point)
    return { ...askSentences(rng, alike, { many, about: '' }), concept: CONCEPTS[point] ?? '' }
  },
  solve: (given) => solveSentences(CORRECT, given),
})
