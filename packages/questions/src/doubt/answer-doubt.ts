import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import type { FormReader } from './forms/read-form.ts'
import { lookUpDoubt } from './look-up-doubt.ts'
import { answerWith, solveDoubt } from './solve-doubt.ts'
import { splitOptions } from './split-options.ts'

/** Longer texts are no question of a generator. */
const LONGEST = 900

/**
 * Everything the engine can say to a typed doubt: computed, read as a question of its own types, or looked up in its tables, banks and notes.
 * @param openForms the reader of its own types; where their file is not at hand, they are left out
 */
export async function answerDoubt(
  text: string,
  openForms?: () => Promise<FormReader>,
): Promise<DoubtAnswer | null> {
  const solved = solveDoubt(text)
  if (solved) return solved
  const { question } = splitOptions(text.trim())
  const read = openForms && question.length <= LONGEST ? await (await openForms())(question) : null
  return (read && answerWith(text, read)) ?? lookUpDoubt(text)
}
