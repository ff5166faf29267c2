import { plantedSentences } from '../../../kit/english/planted-sentences.ts'
import { type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { errorsBank } from '../../../kit/english/sentence-banks.ts'

/** The concept that each point of grammar belongs to. */
export const CONCEPTS: Readonly<Record<Point, string>> = {
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
export const plantedErrors = errorsBank('planted-errors', readSentences(plantedSentences), CONCEPTS)
