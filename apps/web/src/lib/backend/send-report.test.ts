import type { Report } from '@ekagra/schema/report'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

vi.mock('../stores/core/log-storage-problem.ts')

const PATH = '/rest/v1/reports'
const report: Report = {
  contentId: 'q-1',
  contentType: 'question',
  contentPreview: 'What is 2 + 2?...',
  reason: 'inaccurate',
  details: 'x'.repeat(2000),
  includeContact: false,
  timestamp: '2026-11-15T10:00:00.000Z',
  userAgent: 'Browser',
  url: 'https://example.org/practice/session',
}
const unsent = (id: string) => ({ id, report })
const load = () => import('./send-report.ts')
const queued = () =>
  JSON.parse(localStorage.getItem('unsent-reports') ?? '[]').map(({ id }: { id: string }) => id)

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

describe('sending reports', () => {
  it('REPORT-07 REPORT-10 stores every field in the table reports, cut to its columns', async () => {
    const requests = stubServer({ ...answerConfig(), [PATH]: () => new Response(null, { status: 201 }) })
    expect(await (await load()).submitReport(unsent('r-1'))).toBe('sent')
    expect(requests[1]).toMatchObject({
      method: 'POST',
      body: {
        id: 'r-1',
        content_id: 'q-1',
        content_type: 'question',
        content_preview: 'What is 2 + 2?...',
        reason: 'inaccurate',
        details: 'x'.repeat(1000),
        include_contact: false,
        user_agent: 'Browser',
        url: 'https://example.org/practice/session',
        reported_at: '2026-11-15T10:00:00.000Z',
        status: 'open',
      },
    })
    expect(queued()).toEqual([])
  })

  it('REPORT-11 keeps a report while no server can be reached and sends it later, in order', async () => {
    stubServer({})
    const { submitReport, sendUnsentReports } = await load()
    expect(await submitReport(unsent('r-1'))).toBe('kept')
    expect(await submitReport(unsent('r-2'))).toBe('kept')
    await sendUnsentReports()
    expect(queued()).toEqual(['r-1', 'r-2'])
    const requests = stubServer({ ...answerConfig(), [PATH]: () => new Response(null, { status: 201 }) })
    await sendUnsentReports()
    expect(requests.slice(1).map(({ body }) => Object(body).id)).toEqual(['r-1', 'r-2'])
    expect(localStorage.getItem('unsent-reports')).toBeNull()
  })

  it('REPORT-11 counts a report that is already stored as sent, and drops one that the server refuses', async () => {
    stubServer({})
    const { submitReport, sendUnsentReports } = await load()
    await submitReport(unsent('stored'))
    await submitReport(unsent('bad'))
    stubServer({
      ...answerConfig(),
      [PATH]: ({ body }) =>
        Object(body).id === 'stored'
          ? Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
          : Response.json({ code: '23514', message: 'check' }, { status: 400 }),
    })
    await sendUnsentReports()
    expect(queued()).toEqual([])
  })

  it('REPORT-15 says so when the server refuses the report', async () => {
    stubServer({
      ...answerConfig(),
      [PATH]: () => Response.json({ code: '42501', message: 'no' }, { status: 401 }),
    })
    expect(await (await load()).submitReport(unsent('r-1'))).toBe('refused')
    expect(queued()).toEqual([])
  })

  it.each([429, 503, 507])('REPORT-11 keeps it when the server answers %i', async (status) => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ message: 'later' }, { status }) })
    expect(await (await load()).submitReport(unsent('r-1'))).toBe('kept')
    expect(queued()).toEqual(['r-1'])
  })
})
