import { hashName } from '@ekagra/questions/kit/random/hash'
import type { ExamPaper } from '@ekagra/schema/exam-paper'

const LENGTH = 8

/** The same for the same questions in the same order. */
export const printsOf = ({ questions }: Pick<ExamPaper, 'questions'>): string =>
  hashName(questions.map(({ print }) => print).join(' ')).slice(0, LENGTH)
