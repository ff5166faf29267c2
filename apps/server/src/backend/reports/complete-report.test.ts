import { expect, it } from 'vitest'
import { completeReport } from './complete-report.ts'

const NOW = Date.parse('2026-11-16T04:00:00.000Z')

const complete = (body: unknown, address = 'http://embedded/rest/v1/reports') =>
  completeReport(new Request(address, { method: 'POST', body: JSON.stringify(body) }), { kind: 'guest' }, NOW)

it('REPORT-10 lets admins and the server write what they like', async () => {
  const request = new Request('http://embedded/rest/v1/reports', { method: 'POST', body: '{}' })
  expect(await completeReport(request, { kind: 'server' }, NOW)).toBe(request)
})

it.each([
  ['2026-11-15T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
  ['2199-01-01', '2026-11-16T04:00:00.000Z'],
  ['1999-01-01', '2026-11-16T04:00:00.000Z'],
  ['soon', '2026-11-16T04:00:00.000Z'],
  [17, '2026-11-16T04:00:00.000Z'],
])('REPORT-10 stores the claimed moment %s as %s', async (claimed, stored) => {
  const request = await complete({ reported_at: claimed, created_at: '1999-01-01' })
  expect(await request.json()).toEqual({ reported_at: stored, status: 'open' })
})

it('REPORT-10 completes the columns that the address names', async () => {
  const address = `http://embedded/rest/v1/reports?columns=${encodeURIComponent('"id","created_at"')}`
  const request = await complete([{ id: '1', created_at: 'x' }], address)
  expect(new URL(request.url).searchParams.get('columns')).toBe('"id","status","reported_at"')
})
