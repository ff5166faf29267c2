import { randomUUID } from 'node:crypto'
import type { StoredReport } from '@ekagra/schema/report'

/** The row of a report as a learner's browser sends it. */
export function buildReport(changes: Partial<StoredReport> = {}): Partial<StoredReport> {
  return {
    id: randomUUID(),
    content_id: 'q-1',
    content_type: 'question',
    content_preview: 'What is 10% of 20?',
    reason: 'inaccurate',
    details: 'It is 2.',
    include_contact: false,
    user_agent: 'test',
    url: '/practice',
    reported_at: new Date().toISOString(),
    status: 'open',
    device: '',
    ...changes,
  }
}
