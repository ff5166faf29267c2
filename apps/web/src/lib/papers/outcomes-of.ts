import type { Outcome } from '@ekagra/exam/exam-paper/mark-paper'
import { isCredited } from '@ekagra/exam/grading/grade'
import { optionText } from '@ekagra/exam/question/normalise-question'
import { isRightNumber } from '@ekagra/questions/paper/typed-number'
import type { HallAnswer, PaperQuestion, SatPaper } from '@ekagra/schema/exam-paper'
import type { UserAnswer } from '@ekagra/schema/history-entry'

/** The number to type, after a correction that of the new key; null when the new key is not a plain number. */
export function numberOf({ question, numeric }: PaperQuestion): PaperQuestion['numeric'] | null {
  if (numeric === undefined || question.correction?.kind !== 'fix') return numeric
  const key = optionText(question.options[question.correctAnswer])
  const [number] =
    key
      .replaceAll(',', '')
      .replaceAll('−', '-')
      .match(/-?\d+(\.\d+)?/) ?? []
  return number === undefined ? null : { ...numeric, key: number }
}

/** The option that an answer stands for: a typed number is the right option, the former key, or no option at all. */
export function optionOf(asked: PaperQuestion, answer: HallAnswer): UserAnswer {
  if (typeof answer !== 'string') return answer
  const { question, numeric } = asked
  const number = numberOf(asked)
  if (number && isRightNumber(answer, number)) return question.correctAnswer
  return question.correction && numeric && isRightNumber(answer, numeric)
    ? question.correction.was.correctAnswer
    : null
}

export function outcomeOf(asked: PaperQuestion, answer: HallAnswer): Outcome {
  if (isCredited(asked.question, optionOf(asked, answer))) return 'right'
  return answer === null ? 'left' : 'wrong'
}

/** Right, wrong or left, for each question of a paper. */
export const outcomesOf = ({ paper, progress }: Pick<SatPaper, 'paper' | 'progress'>): Outcome[] =>
  paper.questions.map((question, index) => outcomeOf(question, progress.answers[index] ?? null))
