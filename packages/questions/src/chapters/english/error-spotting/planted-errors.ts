import { defineGenerator } from '../../../kit/define-generator.ts'
import { articleSentences } from '../../../kit/english/article-sentences.ts'
import { prepositionSentences } from '../../../kit/english/preposition-sentences.ts'
import { canBreak, type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { errorsBank } from '../../../kit/english/sentence-banks.ts'
import { correctTexts, rightSentences, solveSentences } from '../../../kit/english/sentence-questions.ts'
import { usageSentences } from '../../../kit/english/usage-sentences.ts'
import { verbSentences } from '../../../kit/english/verb-sentences.ts'

const SENTENCES = [prepositionSentences, articleSentences, verbSentences, usageSentences]
  .flatMap(readSentences)
  .filter(canBreak)

const CONCEPTS: Readonly<Record<Point, string>> = {
  time: 'preposition-errors',
  place: 'preposition-errors',
  fixed: 'preposition-errors',
  article: 'article-errors',
  determiner: 'article-errors',
  agreement: 'agreement-errors',
  tense: 'tense-errors',
  conditional: 'conditional-errors',
  modal: 'tense-errors',
  verbform: 'gerund-and-infinitive-errors',
  subjunctive: 'tense-errors',
  inversion: 'word-order-errors',
  conjunction: 'conjunction-errors',
  comparison: 'comparison-errors',
  pronoun: 'noun-and-pronoun-errors',
  noun: 'noun-and-pronoun-errors',
  adverb: 'comparison-errors',
  order: 'word-order-errors',
  parallel: 'parallelism-and-modifiers',
  modifier: 'parallelism-and-modifiers',
  superfluous: 'superfluous-words',
}

/** "Which part of the sentence has an error? 'The doctor cured him / from malaria / within a week.'" */
export const plantedErrors = errorsBank('planted-errors', SENTENCES, CONCEPTS)

const CORRECT = correctTexts(SENTENCES)

/** "Consider the following sentences ... Which of the sentences given above is/are correct?" */
export const errorFreeSentences = defineGenerator({
  id: 'english/error-free-sentences',
  version: 1,
  concepts: [...new Set(Object.values(CONCEPTS))],
  levels: {
    easy: { levels: [1, 2], many: 2 },
    medium: { levels: [1, 2, 3], many: 3 },
    hard: { levels: [2, 3], many: 4 },
  },
  // All of one kind of error, so that the question is on one concept.
  generate(rng, { levels, many }) {
    const some = SENTENCES.filter(({ level }) => levels.some((one) => one === level))
    const concept = CONCEPTS[rng.pick(some).point]
    const alike = some.filter(({ point }) => CONCEPTS[point] === concept)
    return { ...rightSentences(rng, alike, { many, about: '' }), concept }
  },
  solve: (given) => solveSentences(CORRECT, given),
})
