import { Report } from '@ekagra/schema/report'
import * as z from 'zod/mini'
import { parseList, readBy } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

/** The id is sent too, so that a report whose confirmation was lost is not stored twice. */
export const UnsentReport = z.strictObject({ id: z.string(), report: Report })
export type UnsentReport = z.infer<typeof UnsentReport>

/** Reports that no server has accepted yet, oldest first. */
export const reportQueue = createStoredValue<readonly UnsentReport[]>({
  area: localArea,
  key: 'unsent-reports',
  parse: (text) => parseList(text, readBy(UnsentReport)),
  format: JSON.stringify,
})

/** More reports than this, written without a connection, would not be read anyway. */
const MOST_KEPT = 50

export function keepReport(unsent: UnsentReport): void {
  reportQueue.write([...reportQueue.read(), unsent].slice(-MOST_KEPT))
}

export function forgetReport(id: string): void {
  const left = reportQueue.read().filter((unsent) => unsent.id !== id)
  if (left.length === 0) reportQueue.remove()
  else reportQueue.write(left)
}
