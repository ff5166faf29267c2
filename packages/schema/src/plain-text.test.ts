import { expect, it } from 'vitest'
import { StoredReport, toReportRow } from './report.ts'

it('reads a report whose words are JSON, as SQLite gives it back', () => {
  const row = toReportRow(
    'a',
    {
      contentId: 'q-1',
      contentType: 'question',
      contentPreview: '[1]',
      reason: 'other',
      details: '{"a":1}',
      includeContact: false,
      timestamp: '2026-11-15T10:00:00.000Z',
      userAgent: '',
      url: '',
    },
    'device',
  )
  const stored = { ...row, created_at: '2026-11-15 10:00:00', details: { a: 1 }, content_preview: [1] }
  expect(StoredReport.parse(stored)).toMatchObject({
    details: '{"a":1}',
    content_preview: '[1]',
    question: '',
  })
})
