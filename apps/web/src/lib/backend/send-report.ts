import { toReportRow } from '@ekagra/schema/report'
import { withStoreLock } from '../stores/core/with-store-lock.ts'
import { forgetReport, keepReport, reportQueue, type UnsentReport } from '../stores/learner/report-queue.ts'
import { backendClient } from './backend-client.ts'

/** `refused`: the server was there and would not take it. */
export type ReportOutcome = 'sent' | 'unreachable' | 'refused'

/** What PostgreSQL says when the same report is already there. */
const ALREADY_THERE = '23505'
const TIMEOUT_MS = 15_000

export async function sendReport({ id, report }: UnsentReport): Promise<ReportOutcome> {
  const client = await backendClient()
  if (client === null) return 'unreachable'
  const { error, status } = await client
    .from('reports')
    .insert(toReportRow(id, report))
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (error === null || error.code === ALREADY_THERE) return 'sent'
  // Without a status there was no answer. A server that restarts or has enough for now is asked again later; one that
  // fails on this very report would fail on it for ever.
  return [0, 429, 502, 503, 504].includes(status) ? 'unreachable' : 'refused'
}

/** Sends it now, or keeps it until there is a connection. */
export async function submitReport(unsent: UnsentReport): Promise<'sent' | 'kept' | 'refused'> {
  const outcome = await sendReport(unsent).catch((): ReportOutcome => 'unreachable')
  if (outcome !== 'unreachable') return outcome
  keepReport(unsent)
  return 'kept'
}

/** Everything that waits, oldest first, until the connection fails. One tab does it at a time. */
export function sendUnsentReports(): Promise<void> {
  return withStoreLock(reportQueue.key, async () => {
    for (const unsent of reportQueue.read()) {
      const outcome = await sendReport(unsent).catch((): ReportOutcome => 'unreachable')
      if (outcome === 'unreachable') return
      forgetReport(unsent.id)
    }
  })
}
