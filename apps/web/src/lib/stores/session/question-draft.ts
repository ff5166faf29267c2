import { Difficulty } from '@ekagra/schema/difficulty'
import { Figure } from '@ekagra/schema/figure'
import * as z from 'zod/mini'
import { parseJson } from '../core/parse-json.ts'
import { sessionArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

const QuestionDraft = z.strictObject({
  /** The question that is edited; null for a new one. */
  id: z.nullable(z.string()),
  topic: z.string(),
  text: z.string(),
  options: z.array(z.string()).check(z.length(4)),
  correct_index: z.nullable(z.int().check(z.gte(0), z.lte(3))),
  explanation: z.string(),
  difficulty: Difficulty,
  figure: z.nullable(Figure),
})
/** What an admin has typed into the form of a question and not saved yet. */
type QuestionDraft = z.infer<typeof QuestionDraft>

/** Saved while the admin types, so that a reload or a look elsewhere loses nothing; one question is edited at a time. */
export const questionDraft = createStoredValue<QuestionDraft | null>({
  area: sessionArea,
  key: 'questionDraft',
  parse: (text) => ({
    value: text === null ? null : (QuestionDraft.safeParse(parseJson(text)).data ?? null),
    intact: true,
  }),
  format: JSON.stringify,
})
