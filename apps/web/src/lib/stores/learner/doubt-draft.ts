import { sessionArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

/** A question that was typed and has no answer yet: kept while it is typed, so that a reload loses nothing. */
export const doubtDraft = createStoredValue<string>({
  area: sessionArea,
  key: 'doubtDraft',
  parse: (text) => ({ value: text ?? '', intact: true }),
  format: (text) => text,
})
