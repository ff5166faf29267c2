import * as z from 'zod/mini'
import { parseList, readBy } from '../stores/core/parse-json.ts'
import { localArea } from '../stores/core/storage-area.ts'
import { createStoredValue } from '../stores/core/stored-value.ts'

const ReportedQuestion = z.strictObject({ id: z.string(), /** ISO 8601. */ at: z.string() })

/** What was reported from this browser and not decided yet, so that the person can be told what became of it. */
export const reportedQuestions = createStoredValue<readonly z.infer<typeof ReportedQuestion>[]>({
  area: localArea,
  key: 'reported-questions',
  parse: (text) => parseList(text, readBy(ReportedQuestion)),
  format: JSON.stringify,
})

const MOST_REMEMBERED = 100

export function rememberReport(id: string, at: string): void {
  const others = reportedQuestions.read().filter((one) => one.id !== id)
  reportedQuestions.write([...others, { id, at }].slice(-MOST_REMEMBERED))
}
