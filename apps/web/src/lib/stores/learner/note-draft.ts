import * as z from 'zod/mini'
import { parseOne, readBy } from '../core/parse-json.ts'
import { sessionArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

const NoteDraft = z.strictObject({ id: z.string(), title: z.string(), content: z.string() })
/** What was typed into a note and not saved yet. */
export type NoteDraft = z.infer<typeof NoteDraft>

/** Kept while it is typed, so that a reload loses nothing; one note is edited at a time. */
export const noteDraft = createStoredValue<NoteDraft | null>({
  area: sessionArea,
  key: 'noteDraft',
  parse: (text) => parseOne(text, readBy(NoteDraft)),
  format: JSON.stringify,
})
