import { type CorrectionBook, openCorrectionBook } from '@ekagra/exam/correction/correct-question'
import { CorrectionList } from '@ekagra/schema/correction'
import * as z from 'zod/mini'
import { parseOne, readBy } from '../stores/core/parse-json.ts'
import { localArea } from '../stores/core/storage-area.ts'
import { CORRECTIONS } from '../stores/core/storage-keys.ts'
import { createStoredValue } from '../stores/core/stored-value.ts'

const KnownCorrections = z.lazy(() =>
  z.strictObject({
    list: CorrectionList,
    /** Whether everything stored in this browser follows the list. */
    isApplied: z.boolean(),
  }),
)

/** The list as it was last fetched: it also holds without a network. */
export const knownCorrections = createStoredValue<z.infer<typeof KnownCorrections> | null>({
  area: localArea,
  key: CORRECTIONS,
  parse: (text) => parseOne(text, readBy(KnownCorrections)),
  format: JSON.stringify,
})

const NOTHING: CorrectionBook = openCorrectionBook({ corrections: [], held: [] })
let last: { list: CorrectionList; book: CorrectionBook } | undefined

/** What admins decided about questions, as far as this browser knows. */
export function readCorrectionBook(): CorrectionBook {
  const list = knownCorrections.read()?.list
  if (list === undefined) return NOTHING
  if (last?.list !== list) last = { list, book: openCorrectionBook(list) }
  return last.book
}
