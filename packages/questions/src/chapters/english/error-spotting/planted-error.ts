import { defineGenerator } from '../../../kit/define-generator.ts'
import { articleSentences } from '../../../kit/english/article-sentences.ts'
import { prepositionSentences } from '../../../kit/english/preposition-sentences.ts'
import { type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { canBreak, solveSentence, wrongPart } from '../../../kit/english/sentence-questions.ts'
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
export const plantedError = defineGenerator({
  id: 'english/planted-error',
  version: 1,
  concepts: [...new Set(Object.values(CONCEPTS))],
  levels: { easy: { level: 1 }, medium: { level: 2 }, hard: { level: 3 } },
  generate(rng, { level }) {
    const sentence = rng.pick(SENTENCES.filter((one) => one.level === level))
    return { ...wrongPart(rng, sentence), concept: CONCEPTS[sentence.point] }
  },
  solve: (given) => solveSentence(SENTENCES, given),
})
