import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import type { FormReader } from './forms/read-form.ts'
import { openFactLookup } from './look-up-fact.ts'
import { openTermLookup } from './look-up-term.ts'
import { answerWith, solveDoubt } from './solve-doubt.ts'
import { splitOptions } from './split-options.ts'

/** Longer texts are no question of a generator. */
const LONGEST = 900

/** Everything the engine can say to a typed doubt: computed, read as a question of its own types, or looked up in its tables and notes. */
export async function answerDoubt(
  text: string,
  openForms: () => Promise<FormReader>,
): Promise<DoubtAnswer | null> {
  const solved = solveDoubt(text)
  if (solved) return solved
  const { question } = splitOptions(text.trim())
  const read = question.length <= LONGEST ? await (await openForms())(question) : null
  const known = (read && answerWith(text, read)) ?? solveDoubt(text, await openFactLookup())
  if (known) return known
  const term = (await openTermLookup())(text)
  return term && answerWith(text, term)
}
