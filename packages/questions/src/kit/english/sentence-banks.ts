import { type Bank, defineBank } from '../bank/define-bank.ts'
import { capital } from '../wording/capital.ts'
import {
  blanked,
  type CheckedSentence,
  NOTHING,
  type Point,
  partsWith,
  placeOfGap,
  sentenceWith,
} from './read-sentences.ts'

/** The ids of the concepts that a point of grammar belongs to, the main one first. */
type ConceptsOf = Readonly<Partial<Record<Point, string>>>

interface Row {
  sentence: CheckedSentence
  question: string
  options: readonly string[]
  explanation: string
}

const bankOf = (id: string, concepts: ConceptsOf, rows: readonly Row[]): Bank =>
  defineBank({
    id,
    sets: [
      {
        rows: rows
          .map(({ sentence, question, options, explanation }) =>
            [`${sentence.level} ${concepts[sentence.point] ?? ''}`, question, ...options, explanation].join(
              ' | ',
            ),
          )
          .join('\n'),
      },
    ],
  })

/** 'Fill in the right preposition: The doctor cured him ______ malaria.' `nothing` is shown for an empty choice. */
export const blanksBank = (
  id: string,
  sentences: readonly CheckedSentence[],
  { ask, nothing, concepts }: { ask: string; nothing: string; concepts: ConceptsOf },
): Bank =>
  bankOf(
    id,
    concepts,
    sentences.map((sentence) => {
      const isFirst = blanked(sentence).startsWith('_')
      const show = (words: string): string =>
        words === NOTHING ? (isFirst ? capital(nothing) : nothing) : words
      return {
        sentence,
        question: `${ask} // ${blanked(sentence)}`,
        options: [sentence.right, ...sentence.wrong].map(show),
        explanation: `${sentence.reason} The sentence reads: ${sentenceWith(sentence, sentence.right)}`,
      }
    }),
  )

/** 'Which part of the sentence has an error?' The first wrong words are the error, unless the sentence stands as it is. */
export const errorsBank = (id: string, sentences: readonly CheckedSentence[], concepts: ConceptsOf): Bank =>
  bankOf(
    id,
    concepts,
    sentences.map((sentence) => {
      const { stands, right, wrong, reason } = sentence
      const parts = partsWith(sentence, stands ? right : (wrong[0] ?? ''))
      const options = parts.map((part) => part.replace(/[.,?!;]+$/, ''))
      const key = stands ? NO_ERROR : (options[placeOfGap(sentence)] ?? '')
      return {
        sentence,
        question: `Which part of the sentence has an error? // "${parts.join(' / ')}"`,
        options: [key, ...[...options, NO_ERROR].filter((option) => option !== key)],
        explanation: stands
          ? `The sentence is right as it stands. ${reason}`
          : `${reason} The sentence should be: ${sentenceWith(sentence, right)}`,
      }
    }),
  )

/** 'Which option improves the part in bold?' The first wrong words are in bold, unless the sentence stands as it is. */
export const improvementsBank = (
  id: string,
  sentences: readonly CheckedSentence[],
  concepts: ConceptsOf,
): Bank =>
  bankOf(
    id,
    concepts,
    sentences.map((sentence) => {
      const { stands, right, wrong, reason } = sentence
      const [before = '', after = ''] = blanked(sentence).split('______')
      const style = (words: string): string => (before === '' ? capital(words) : words)
      const [bold = '', ...others] = (stands ? [right, ...wrong] : wrong).map(style)
      return {
        sentence,
        question: `Which option improves the part in bold? // ${before}**${bold}**${after}`,
        options: stands ? [NO_IMPROVEMENT, ...others] : [style(right), ...others, NO_IMPROVEMENT],
        explanation: `${reason} The sentence should read: ${sentenceWith(sentence, right)}`,
      }
    }),
  )

const NO_ERROR = 'No error'
const NO_IMPROVEMENT = 'No improvement'
