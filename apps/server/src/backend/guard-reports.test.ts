import { expect, it } from 'vitest'
import { createReportGuard } from './guard-reports.ts'

const NOW = Date.parse('2026-11-16T04:00:00.000Z')

function openGuard(stored: number) {
  const counted: Request[] = []
  const guard = createReportGuard({
    forward: async (request) => {
      counted.push(request)
      return new Response('[]', { headers: { 'Content-Range': `0-0/${stored}` } })
    },
    secretKey: 'sb_secret_test',
    now: () => NOW,
  })
  const check = (body: unknown, address = 'http://embedded/rest/v1/reports') =>
    guard.check(new Request(address, { method: 'POST', body: JSON.stringify(body) }), { kind: 'guest' })
  return { check, counted }
}

it('REPORT-10 asks to come back later once ten thousand reports are stored, so that nobody can fill the disk', async () => {
  const { check, counted } = openGuard(10_000)
  for (const body of [{}, [{}, {}]]) {
    const answer = await check(body)
    expect(answer).toBeInstanceOf(Response)
    expect(answer).toMatchObject({ status: 503 })
  }
  expect(counted).toHaveLength(1)
  expect(await openGuard(9_999).check({})).toBeInstanceOf(Request)
})

it('REPORT-10 lets admins and the server write what they like', async () => {
  const guard = createReportGuard({
    forward: () => Promise.reject(new Error('nothing is counted')),
    secretKey: 'sb_secret_test',
    now: () => NOW,
  })
  const request = new Request('http://embedded/rest/v1/reports', { method: 'POST', body: '{}' })
  expect(await guard.check(request, { kind: 'server' })).toBe(request)
})

it.each([
  ['2026-11-15T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
  ['2199-01-01', '2026-11-16T04:00:00.000Z'],
  ['1999-01-01', '2026-11-16T04:00:00.000Z'],
  ['soon', '2026-11-16T04:00:00.000Z'],
  [17, '2026-11-16T04:00:00.000Z'],
])('REPORT-10 stores the claimed moment %s as %s', async (claimed, stored) => {
  const { check } = openGuard(0)
  const request = await check({ reported_at: claimed, created_at: '1999-01-01' })
  expect(await request.json()).toEqual({ reported_at: stored, status: 'open' })
})

it('REPORT-10 completes the columns that the address names', async () => {
  const { check } = openGuard(0)
  const address = `http://embedded/rest/v1/reports?columns=${encodeURIComponent('"id","created_at"')}`
  const request = await check([{ id: '1', created_at: 'x' }], address)
  expect(new URL(request.url).searchParams.get('columns')).toBe('"id","status","reported_at"')
})
