import { type Point, readSentences } from '../../../kit/english/read-sentences.ts'
import { blanksBank } from '../../../kit/english/sentence-banks.ts'
import { verbSentences } from '../../../kit/english/verb-sentences.ts'

/** The concept that each point of grammar belongs to. */
export const CONCEPTS: Readonly<Partial<Record<Point, string>>> = {
  agreement: 'subject-verb-agreement',
  tense: 'tenses',
  conditional: 'conditionals',
  modal: 'modals',
  verbform: 'verb-forms',
  subjunctive: 'subjunctive',
  inversion: 'inversion',
}

/** The correct sentences that are asked. */
const SENTENCES = readSentences(verbSentences)

/** "Fill in the right words: Each of the boys ______ been given a new uniform." */
export const verbBlanks = blanksBank('verb-blanks', SENTENCES, {
  ask: 'Fill in the right words:',
  nothing: 'no word',
  concepts: CONCEPTS,
})
