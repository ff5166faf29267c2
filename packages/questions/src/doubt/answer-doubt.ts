import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import * as z from 'zod/mini'
import { TypeForms } from './forms/form.ts'
import { createFormReader, type FormReader } from './forms/read-form.ts'
import { openFactLookup } from './look-up-fact.ts'
import { answerWith, solveDoubt } from './solve-doubt.ts'
import { splitOptions } from './split-options.ts'

let opened: Promise<FormReader> | undefined

/** Loads the learned forms on the first call; they are large, and only a server needs them. */
function openForms(): Promise<FormReader> {
  opened ??= import('./forms/forms.json', { with: { type: 'json' } }).then((module) =>
    createFormReader(z.array(TypeForms).parse(module.default)),
  )
  return opened
}

/** Everything the engine can say to a typed doubt: computed, read as a question of its own types, or looked up. */
export async function answerDoubt(text: string): Promise<DoubtAnswer | null> {
  const solved = solveDoubt(text)
  if (solved) return solved
  const { question } = splitOptions(text.trim())
  const readForm = await openForms()
  const read = question.length <= 900 ? await readForm(question) : null
  return (read && answerWith(text, read)) ?? solveDoubt(text, await openFactLookup())
}
