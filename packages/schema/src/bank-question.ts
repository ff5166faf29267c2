import * as z from 'zod/mini'
import { Difficulty } from './difficulty.ts'
import { Figure } from './figure.ts'

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** The most characters that each part of a question may have. */
export const BANK_LENGTHS = { topic: 200, text: 2000, option: 500, explanation: 4000 } as const

/** A question that an admin wrote, as the form sends it. */
export const NewBankQuestion = z.strictObject({
  topic: text(BANK_LENGTHS.topic),
  text: text(BANK_LENGTHS.text),
  options: z.array(text(BANK_LENGTHS.option)).check(z.length(4)),
  correct_index: z.int().check(z.gte(0), z.lte(3)),
  explanation: text(BANK_LENGTHS.explanation),
  difficulty: Difficulty,
  /** The passage or figure that it is asked about. */
  figure: z.nullable(Figure),
})
export type NewBankQuestion = z.infer<typeof NewBankQuestion>

/** A row of the table bank_questions. */
export const BankQuestion = z.strictObject({
  ...NewBankQuestion.shape,
  id: z.string(),
  created_at: z.string(),
})
export type BankQuestion = z.infer<typeof BankQuestion>

/** Only published questions are served. */
export const BANK_STATUSES = ['draft', 'published', 'archived'] as const
export const BankStatus = z.enum(BANK_STATUSES)
export type BankStatus = z.infer<typeof BankStatus>

/** A row as the list of the admin area shows it. */
export const ListedBankQuestion = z.strictObject({
  ...BankQuestion.shape,
  status: BankStatus,
  updated_at: z.nullable(z.string()),
})
export type ListedBankQuestion = z.infer<typeof ListedBankQuestion>
