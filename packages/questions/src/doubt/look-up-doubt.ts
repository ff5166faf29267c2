import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import { openFactLookup } from './look-up-fact.ts'
import { lookUpSpelling } from './look-up-spelling.ts'
import { openTermLookup } from './look-up-term.ts'
import { findChapters } from './recall/find-chapters.ts'
import { openRecall, recallShortFact } from './recall/open-recall.ts'
import { answerWith, solveDoubt } from './solve-doubt.ts'
import { splitOptions } from './split-options.ts'

/** Longer texts are no question of fact. */
const LONGEST_FACT = 400

/** What the tables, banks and notes say to a doubt. Only the chapters that may answer it are loaded. */
export async function lookUpDoubt(text: string): Promise<DoubtAnswer | null> {
  const { question, options } = splitOptions(text.trim())
  if (question.length > LONGEST_FACT) return null
  const short = recallShortFact(question, options)
  const asked = short && answerWith(text, short)
  if (asked) return asked
  const spelling = await lookUpSpelling(question, options)
  const spelt = spelling && answerWith(text, spelling)
  if (spelt) return spelt
  const found = await findChapters(question)
  const fact = found.rows.length > 0 && solveDoubt(text, await openFactLookup(found.rows))
  if (fact) return fact
  const term = found.terms.length > 0 && (await openTermLookup(found.terms))(question)
  const told = term && answerWith(text, term)
  if (told) return told
  const recalled =
    found.questions.length > 0 && (await openRecall(found.questions, found.weightOf))(question, options)
  return recalled ? answerWith(text, recalled) : null
}
