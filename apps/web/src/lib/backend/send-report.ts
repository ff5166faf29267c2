import { toReportRow } from '@ekagra/schema/report'
import { rememberReport } from '../corrections/reported-questions.ts'
import { withStoreLock } from '../stores/core/with-store-lock.ts'
import { deviceId } from '../stores/learner/device-id.ts'
import { forgetReport, keepReport, reportQueue, type UnsentReport } from '../stores/learner/report-queue.ts'
import { backendClient } from './backend-client.ts'
import { deviceMark } from './device-mark.ts'

/** `refused`: the server answered but did not accept it. */
export type ReportOutcome = 'sent' | 'unreachable' | 'refused'

/** The PostgreSQL error code if the same report is already stored. */
const ALREADY_THERE = '23505'
const TIMEOUT_MS = 15_000

export async function sendReport({ id, report }: UnsentReport): Promise<ReportOutcome> {
  const client = await backendClient()
  if (client === null) return 'unreachable'
  const { error, status } = await client
    .from('reports')
    .insert(toReportRow(id, report, deviceMark(deviceId(), report.contentId)))
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (error === null || error.code === ALREADY_THERE) {
    if (report.question) rememberReport(report.contentId, report.timestamp)
    return 'sent'
  }
  // Without a status there was no answer. A server that restarts, limits requests or has a full disk is tried again later; a
  // server that fails on this report would always fail on it.
  return [0, 429, 502, 503, 504, 507].includes(status) ? 'unreachable' : 'refused'
}

/** Sends it now, or keeps it until there is a connection. */
export async function submitReport(unsent: UnsentReport): Promise<'sent' | 'kept' | 'refused'> {
  const outcome = await sendReport(unsent).catch((): ReportOutcome => 'unreachable')
  if (outcome !== 'unreachable') return outcome
  keepReport(unsent)
  return 'kept'
}

/** Sends all waiting reports, oldest first, until the connection fails. Only one tab does it at a time. */
export function sendUnsentReports(): Promise<void> {
  return withStoreLock(reportQueue.key, async () => {
    for (const unsent of reportQueue.read()) {
      const outcome = await sendReport(unsent).catch((): ReportOutcome => 'unreachable')
      if (outcome === 'unreachable') return
      forgetReport(unsent.id)
    }
  })
}
