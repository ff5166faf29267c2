import { Report } from '@ekagra/schema/report'
import { parseList, readBy } from './parse-json.ts'
import { localArea } from './storage-area.ts'
import { createStoredValue } from './stored-value.ts'

/** Reports that no server has taken yet, oldest first. */
export const reportQueue = createStoredValue<readonly Report[]>({
  area: localArea,
  key: 'unsent-reports',
  parse: (text) => parseList(text, readBy(Report)),
  format: JSON.stringify,
})

/** Who writes more than this without a connection writes for no reader. */
const MOST_KEPT = 50

export function keepReport(report: Report): void {
  reportQueue.write([...reportQueue.read(), report].slice(-MOST_KEPT))
}
