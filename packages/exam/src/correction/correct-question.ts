import type { Correction, CorrectionList } from '@ekagra/schema/correction'
import { HISTORY_EXPLANATION_LENGTH, type HistoryQuestion } from '@ekagra/schema/history-entry'
import type { Question, ServerQuestion } from '@ekagra/schema/question'
import { optionText } from '../question/normalise-question.ts'

/** A list of corrections that is looked up by question. */
export interface CorrectionBook {
  of(questionId: string): Correction | undefined
  /** Whether it must not be asked: retracted, or held back until an admin decides. */
  isWithdrawn(questionId: string): boolean
  withdrawnIds: readonly string[]
  isEmpty: boolean
}

export const openCorrectionBook = ({
  corrections,
  held,
}: Pick<CorrectionList, 'corrections' | 'held'>): CorrectionBook => {
  const byId = new Map(corrections.map((correction) => [correction.question, correction]))
  const retracted = corrections.filter(({ kind }) => kind === 'retract').map(({ question }) => question)
  const withdrawn = new Set([...held, ...retracted])
  return {
    of: (id) => byId.get(id),
    isWithdrawn: (id) => withdrawn.has(id),
    withdrawnIds: [...withdrawn],
    isEmpty: byId.size === 0 && withdrawn.size === 0,
  }
}

const sameText = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Options may have been written with other spaces; they are never compared more loosely than that. */
const findOption = (options: readonly unknown[], key: string): number =>
  options.findIndex((option) => sameText(optionText(option)) === sameText(key))

/** A question as it was before anything was corrected. */
const original = <Item extends Question | HistoryQuestion>(question: Item): Item =>
  question.correction ? { ...question, ...question.correction.was, correction: undefined } : question

/** The option that a decision calls right; -1 when the question has no such option, or none is right. */
const rightOption = ({ options }: Question | HistoryQuestion, { kind, key = '' }: Correction): number =>
  kind === 'fix' || kind === 'undo' ? findOption(options, key) : -1

/**
 * A stored question after the decision of an admin. A question that was offered with other options, none of which is right, is
 * retracted. Steps and misconceptions belong to the old key, so a fixed question loses them.
 */
export const correctQuestion = <Item extends Question | HistoryQuestion>(
  question: Item,
  correction: Correction | undefined,
): Item => {
  if (correction === undefined) return question
  const before = original(question)
  const key = rightOption(before, correction)
  const isAsBefore = key === -1 ? ['dismiss', 'undo'].includes(correction.kind) : key === before.correctAnswer
  if (isAsBefore) return before
  const { correctAnswer, explanation, trust } = before
  const corrected: Item = {
    ...before,
    correctAnswer: key === -1 ? correctAnswer : key,
    explanation: (correction.explanation ?? (key === -1 ? explanation : '')).slice(0, longest(before)),
    trust: trust === 'sample' ? trust : 'curated',
    correction: {
      kind: key === -1 ? 'retract' : 'fix',
      date: correction.date,
      keeps: correction.keeps === true,
      was: { correctAnswer, explanation, trust },
    },
  }
  return key === -1 || !('steps' in corrected)
    ? corrected
    : { ...corrected, steps: undefined, misconceptions: undefined }
}

/** The history keeps only the beginning of an explanation. */
const longest = (question: Question | HistoryQuestion): number | undefined =>
  'difficulty' in question ? undefined : HISTORY_EXPLANATION_LENGTH

/** A question that is about to be asked: with its right key, or null when it must not be asked. */
export const correctServed = (question: ServerQuestion, book: CorrectionBook): ServerQuestion | null => {
  if (book.isWithdrawn(question.id)) return null
  const correction = book.of(question.id)
  if (correction?.kind !== 'fix' || correction.key === undefined) return question
  const key = findOption(question.options, correction.key)
  if (key === -1) return null
  if (key === question.correctIndex) return question
  const { steps: _, misconceptions: __, ...plain } = question
  return { ...plain, correctIndex: key, explanation: correction.explanation ?? '', trust: 'curated' }
}

/** The same for a question as the browser holds it, perhaps from an earlier attempt: what was corrected then is forgotten. */
export const correctAsked = (question: Question, book: CorrectionBook): Question | null => {
  if (book.isWithdrawn(question.id) || question.correction?.kind === 'retract') return null
  const { correction: _, correctAnswer, ...rest } = question
  const options = question.options.map(optionText)
  const served = correctServed({ ...rest, options, correctIndex: correctAnswer }, book)
  if (served === null) return null
  if (served.correctIndex === correctAnswer) return { ...rest, correctAnswer }
  const { correctIndex, options: __, ...fields } = served
  return { ...fields, options: question.options, correctAnswer: correctIndex }
}
