import type { ServerQuestion } from '@ekagra/schema/question'
import { distance } from 'fastest-levenshtein'
import { toPlainText } from './wording/plain-text.ts'

/** The chance to be right when only the four options are known; ties are broken at random. */
export type Guesser = (question: ServerQuestion) => number

export const guessLongest: Guesser = ({ options, correctIndex }) =>
  creditOfHighest(
    options.map((option) => toPlainText(option).length),
    correctIndex,
  )

export const guessShortest: Guesser = ({ options, correctIndex }) =>
  creditOfHighest(
    options.map((option) => -toPlainText(option).length),
    correctIndex,
  )

/** Chooses the option most like the others, since distractors are made from the answer. */
export const guessMostAlike: Guesser = ({ options, correctIndex }) =>
  creditOfHighest(likeness(options.map(toPlainText)), correctIndex)

const likeness = (options: readonly string[]): number[] =>
  options.map((option) => -options.reduce((sum, other) => sum + distance(option, other), 0))

function creditOfHighest(scores: readonly number[], correctIndex: number): number {
  const highest = Math.max(...scores)
  return scores[correctIndex] === highest ? 1 / scores.filter((score) => score === highest).length : 0
}
