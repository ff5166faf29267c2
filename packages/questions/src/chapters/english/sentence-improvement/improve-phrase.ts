import { defineGenerator } from '../../../kit/define-generator.ts'
import { articleSentences } from '../../../kit/english/article-sentences.ts'
import { prepositionSentences } from '../../../kit/english/preposition-sentences.ts'
import { NOTHING, type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { canBreak, improvement, solveSentence } from '../../../kit/english/sentence-questions.ts'
import { usageSentences } from '../../../kit/english/usage-sentences.ts'
import { verbSentences } from '../../../kit/english/verb-sentences.ts'

/** A word that has to go cannot be improved by another one. */
const SENTENCES = [prepositionSentences, articleSentences, verbSentences, usageSentences]
  .flatMap(readSentences)
  .filter((sentence) => canBreak(sentence) && ![sentence.right, ...sentence.wrong].includes(NOTHING))

const CONCEPTS: Readonly<Record<Point, string>> = {
  time: 'improving-phrasal-verbs',
  place: 'improving-phrasal-verbs',
  fixed: 'improving-phrasal-verbs',
  article: 'improving-usage',
  determiner: 'improving-usage',
  agreement: 'improving-agreement',
  tense: 'improving-the-verb',
  conditional: 'improving-conditionals',
  modal: 'improving-the-verb',
  verbform: 'improving-gerunds-and-infinitives',
  subjunctive: 'improving-conditionals',
  inversion: 'improving-word-order',
  conjunction: 'improving-connectors',
  comparison: 'improving-comparison',
  pronoun: 'improving-usage',
  noun: 'improving-usage',
  adverb: 'improving-comparison',
  order: 'improving-word-order',
  parallel: 'improving-word-order',
  modifier: 'improving-word-order',
  superfluous: 'improving-usage',
}

/** "Which option improves the part in bold? The doctor cured him **from** malaria within a week." */
export const improvePhrase = defineGenerator({
  id: 'english/improve-phrase',
  version: 1,
  concepts: [...new Set(Object.values(CONCEPTS))],
  levels: { easy: { level: 1 }, medium: { level: 2 }, hard: { level: 3 } },
  generate(rng, { level }) {
    const sentence = rng.pick(SENTENCES.filter((one) => one.level === level))
    return { ...improvement(rng, sentence), concept: CONCEPTS[sentence.point] }
  },
  solve: (given) => solveSentence(SENTENCES, given),
})
