import type { Outcome } from '@ekagra/exam/exam-paper/mark-paper'
import { isRightNumber } from '@ekagra/questions/paper/typed-number'
import type { HallAnswer, PaperQuestion, SatPaper } from '@ekagra/schema/exam-paper'

export function outcomeOf({ question, numeric }: PaperQuestion, answer: HallAnswer): Outcome {
  if (answer === null) return 'left'
  const isRight =
    typeof answer === 'string' ? numeric && isRightNumber(answer, numeric) : answer === question.correctAnswer
  return isRight ? 'right' : 'wrong'
}

/** Right, wrong or left, for each question of a paper. */
export const outcomesOf = ({ paper, progress }: Pick<SatPaper, 'paper' | 'progress'>): Outcome[] =>
  paper.questions.map((question, index) => outcomeOf(question, progress.answers[index] ?? null))
