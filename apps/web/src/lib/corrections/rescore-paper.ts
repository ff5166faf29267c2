import { type CorrectionBook, correctQuestion } from '@ekagra/exam/correction/correct-question'
import type { SatPaper } from '@ekagra/schema/exam-paper'
import { satMarks } from '../papers/sat-marks.ts'

/** A paper that was handed in, with its questions corrected and what it was worth before. */
export function rescorePaper(sat: SatPaper, book: CorrectionBook): SatPaper {
  if (!sat.paper.questions.some(({ question }) => book.of(question.id))) return sat
  const questions = sat.paper.questions.map((asked) => ({
    ...asked,
    question: correctQuestion(asked.question, book.of(asked.question.id)),
  }))
  if (JSON.stringify(questions) === JSON.stringify(sat.paper.questions)) return sat
  const corrections = questions.flatMap(({ question }) => question.correction ?? [])
  const { former, ...plain } = sat
  const date = corrections
    .map((correction) => correction.date)
    .toSorted()
    .at(-1)
  return {
    ...plain,
    paper: { ...sat.paper, questions },
    ...(date !== undefined && {
      former: { marks: former?.marks ?? satMarks(sat).marks, questions: corrections.length, date },
    }),
  }
}
