import { boldSentences } from '../../../kit/english/bold-sentences.ts'
import { type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { improvementsBank } from '../../../kit/english/sentence-banks.ts'

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
export const partsInBold = improvementsBank('parts-in-bold', readSentences(boldSentences), CONCEPTS)
