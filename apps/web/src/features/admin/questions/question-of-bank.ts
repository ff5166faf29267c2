import type { BankQuestion } from '@ekagra/schema/bank-question'
import type { Question } from '@ekagra/schema/question'
import { BANK_PREFIX } from './list-bank-questions.ts'

/** A question of the bank as learners get it. */
export const questionOfBank = (row: BankQuestion): Question => ({
  id: `${BANK_PREFIX}${row.id}`,
  text: row.text,
  options: row.options,
  correctAnswer: row.correct_index,
  explanation: row.explanation,
  difficulty: row.difficulty,
  trust: 'curated',
  topicPath: [row.topic],
  ...(row.figure && { figure: row.figure }),
})
