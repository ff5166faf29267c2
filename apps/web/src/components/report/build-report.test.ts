import { Report, ReportReason } from '@ekagra/schema/report'
import { expect, it } from 'vitest'
import { buildReport, REPORT_PREVIEW_LENGTH } from './build-report.ts'

const DRAFT = {
  contentId: 'q-1',
  contentType: 'question',
  content: 'Which planet?',
  reason: 'inaccurate',
  details: '',
  includeContact: false,
} as const
const CIRCUMSTANCES = {
  now: Date.parse('2026-11-15T00:00:00.000Z'),
  userAgent: 'Browser',
  url: '/test/session',
}

it('REPORT-07 has every field of the payload', () => {
  const report = buildReport(DRAFT, CIRCUMSTANCES)
  expect(report).toEqual({
    contentId: 'q-1',
    contentType: 'question',
    contentPreview: 'Which planet?...',
    reason: 'inaccurate',
    details: '',
    includeContact: false,
    timestamp: '2026-11-15T00:00:00.000Z',
    userAgent: 'Browser',
    url: '/test/session',
  })
  expect(Report.safeParse(report).success).toBe(true)
})

it('REPORT-08 names content without an id by its type and the timestamp', () => {
  const { contentId, ...anonymous } = DRAFT
  expect(buildReport(anonymous, CIRCUMSTANCES).contentId).toBe(`question-${CIRCUMSTANCES.now}`)
  expect(buildReport({ ...DRAFT, contentId: '' }, CIRCUMSTANCES).contentId).toBe(
    `question-${CIRCUMSTANCES.now}`,
  )
})

it("REPORT-09 previews the first 100 characters plus '...'", () => {
  expect(buildReport({ ...DRAFT, content: 'x'.repeat(300) }, CIRCUMSTANCES).contentPreview).toBe(
    `${'x'.repeat(100)}...`,
  )
  expect(REPORT_PREVIEW_LENGTH).toBe(100)
})

it('REPORT-03 knows seven reasons', () => {
  expect(ReportReason.options).toEqual([
    'inappropriate',
    'offensive',
    'misleading',
    'harmful',
    'inaccurate',
    'spam',
    'other',
  ])
})
