import { Report, ReportReason } from '@ekagra/schema/report'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '../../lib/toast.ts'
import { buildReport, REPORT_PREVIEW_LENGTH } from './report-dialog.tsx'

const submitReport = vi.hoisted(() => vi.fn())
vi.mock('../../lib/backend/send-report.ts', () => ({ submitReport }))
const loadConfig = vi.hoisted(() => vi.fn())
vi.mock('../../lib/backend/load-config.ts', () => ({ loadConfig }))

const { ReportDialog } = await import('./report-dialog.tsx')
const { mailDraft } = await import('./report-dialog.tsx')

const onClose = vi.fn()
const shownToast = () => toast.list().find(({ open }) => open)
const submit = () => screen.getByRole('button', { name: 'Submit Report' })

beforeEach(() => {
  toast.dismiss()
  onClose.mockReset()
  submitReport.mockReset().mockResolvedValue('sent')
  loadConfig.mockReset().mockResolvedValue({ supportEmail: 'help@example.org' })
})
afterEach(cleanup)

function open() {
  render(<ReportDialog isOpen onClose={onClose} content="What is 2 + 2?" contentId="q-1" />)
  return userEvent.setup()
}

describe('the report dialog', () => {
  it('REPORT-04 REPORT-05 needs a reason and says so', async () => {
    const user = open()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await user.click(submit())
    expect(shownToast()).toMatchObject({ title: 'Please select a reason for reporting' })
    expect(submitReport).not.toHaveBeenCalled()
  })

  it('REPORT-06 REPORT-07 REPORT-12 REPORT-14 sends a report without details, then closes and is empty again', async () => {
    const user = open()
    await user.click(screen.getByLabelText('Factually Inaccurate'))
    await user.click(submit())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(submitReport.mock.lastCall?.[0]).toMatchObject({
      id: expect.any(String),
      report: {
        contentId: 'q-1',
        contentType: 'question',
        reason: 'inaccurate',
        details: '',
        includeContact: false,
      },
    })
    expect(shownToast()).toMatchObject({
      kind: 'success',
      title: 'Report submitted anonymously. Thank you for helping us improve.',
    })
    expect(screen.getByLabelText('Factually Inaccurate')).toMatchObject({ checked: false })
  })

  it('REPORT-13 has a different thank-you message for a person who may be contacted', async () => {
    const user = open()
    await user.click(screen.getByLabelText('Other'))
    await user.type(screen.getByLabelText('Details (optional)'), 'Look at option C')
    await user.click(screen.getByLabelText('You may contact me about this'))
    expect(screen.getByText(/delete it when the report is settled/)).toBeTruthy()
    await user.click(submit())
    expect(screen.getByText('Enter an e-mail address, or untick the box above.')).toBeTruthy()
    expect(submitReport).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('Your e-mail address'), ' asha@example.org ')
    await user.click(submit())
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title:
          'Report submitted successfully! We will review it within 48 hours and may contact you if needed.',
      }),
    )
    expect(submitReport.mock.lastCall?.[0].report).toMatchObject({
      details: 'Look at option C',
      includeContact: true,
      contact: 'asha@example.org',
    })
  })

  it('REPORT-05 REPORT-12 sends once while it is submitting', async () => {
    let finish: (outcome: string) => void = () => undefined
    submitReport.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const user = open()
    await user.click(screen.getByLabelText('Spam or Irrelevant'))
    await user.click(submit())
    await user.click(submit())
    expect(submitReport).toHaveBeenCalledTimes(1)
    finish('sent')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('REPORT-15 stays open after a failure and names the address to write to', async () => {
    submitReport.mockResolvedValue('refused')
    const user = open()
    await user.click(screen.getByLabelText('Other'))
    await user.click(submit())
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        kind: 'error',
        title: 'Failed to submit report. Please try again or contact us directly at help@example.org',
      }),
    )
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Other')).toMatchObject({ checked: true })
  })

  it('REPORT-11 says so when the report waits for a connection', async () => {
    submitReport.mockResolvedValue('kept')
    const user = open()
    await user.click(screen.getByLabelText('Other'))
    await user.click(submit())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(shownToast()?.title).toBe('Your report is kept and goes out with the next connection.')
  })

  it('REPORT-16 the mail draft goes to the support address with the details of the report', () => {
    const draft = new URL(
      mailDraft('help@example.org', 'Content report', {
        contentId: 'q-1',
        contentType: 'question',
        contentPreview: 'What is 2 + 2?...',
        reason: 'Factually Inaccurate',
        details: 'It is 4 & not 5',
        includeContact: true,
        timestamp: '2026-11-15T10:00:00.000Z',
        userAgent: 'Browser',
        url: 'https://example.org/x',
      }),
    )
    expect(decodeURIComponent(draft.pathname)).toBe('help@example.org')
    for (const part of ['Factually Inaccurate', 'It is 4 & not 5', 'What is 2 + 2?...', 'question q-1'])
      expect(draft.searchParams.get('body')).toContain(part)
  })
})

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
