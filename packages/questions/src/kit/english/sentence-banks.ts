import { type Bank, defineBank } from '../bank/define-bank.ts'
import { capital } from '../wording/capital.ts'
import {
  blanked,
  type CheckedSentence,
  canBreak,
  errorsOf,
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

/** 'Which part of the sentence has an error?' Every sixth sentence has none; the planted error changes from line to line. */
export const errorsBank = (id: string, sentences: readonly CheckedSentence[], concepts: ConceptsOf): Bank =>
  bankOf(
    id,
    concepts,
    sentences.filter(canBreak).map((sentence, index) => {
      const errors = errorsOf(sentence)
      const hasError = index % 6 !== 0
      const parts = partsWith(sentence, hasError ? (errors[index % errors.length] ?? '') : sentence.right)
      const options = parts.map((part) => part.replace(/[.,?!;]+$/, ''))
      const key = hasError ? (options[placeOfGap(sentence)] ?? '') : NO_ERROR
      return {
        sentence,
        question: `Which part of the sentence has an error? // "${parts.join(' / ')}"`,
        options: [key, ...[...options, NO_ERROR].filter((option) => option !== key)],
        explanation: hasError
          ? `${sentence.reason} The sentence should be: ${sentenceWith(sentence, sentence.right)}`
          : `The sentence is right as it stands. ${sentence.reason}`,
      }
    }),
  )

/** 'Which option improves the part in bold?' Every fifth part needs no improvement. A word that has to go is left out. */
export const improvementsBank = (
  id: string,
  sentences: readonly CheckedSentence[],
  concepts: ConceptsOf,
): Bank =>
  bankOf(
    id,
    concepts,
    sentences
      .filter((sentence) => canBreak(sentence) && ![sentence.right, ...sentence.wrong].includes(NOTHING))
      .map((sentence, index) => {
        const [before = '', after = ''] = blanked(sentence).split('______')
        const style = (words: string): string => (before === '' ? capital(words) : words)
        const errors = errorsOf(sentence)
        const isWrong = index % 5 !== 0
        const bold = isWrong ? (errors[index % errors.length] ?? '') : sentence.right
        const others = sentence.wrong.filter((words) => words !== bold).map(style)
        return {
          sentence,
          question: `Which option improves the part in bold? // ${before}**${style(bold)}**${after}`,
          options: isWrong ? [style(sentence.right), ...others, NO_IMPROVEMENT] : [NO_IMPROVEMENT, ...others],
          explanation: `${sentence.reason} The sentence should read: ${sentenceWith(sentence, sentence.right)}`,
        }
      }),
  )

const NO_ERROR = 'No error'
const NO_IMPROVEMENT = 'No improvement'
