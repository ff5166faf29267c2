import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildReport } from '../../testing/build-report.ts'
import { openTestBackend, type TestBackend } from '../../testing/open-functions.ts'
import { workAlone } from '../cooperation.ts'
import { openReportKeeping } from './report-keeping.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-15T10:00:00Z')

let database: TestBackend
beforeAll(async () => {
  database = await openTestBackend()
})
afterAll(() => database.close())

const report = (status: 'open' | 'resolved', days: number) =>
  buildReport({
    content_id: `${status} for ${days} days`,
    created_at: new Date(NOW - days * DAY_MS).toISOString(),
    status,
  })

it('removes settled reports after ninety days and open ones after a year, and stops taking more at the limit', async () => {
  const { client } = database
  await client
    .from('reports')
    .insert([report('open', 364), report('open', 366), report('resolved', 89), report('resolved', 91)])
    .throwOnError()
  let now = NOW
  const open = (most: number) =>
    openReportKeeping({ client, now: () => now, inTurn: workAlone(() => now).inTurn }, most)
  expect(await open(5).isFull()).toBe(false)
  const reports = open(4)
  expect(await reports.isFull()).toBe(true)
  await reports.sweep()
  const { data } = await client.from('reports').select('content_id').order('content_id').throwOnError()
  expect(data.map(({ content_id }) => content_id)).toEqual(['open for 364 days', 'resolved for 89 days'])
  now += 6000
  expect(await reports.isFull()).toBe(false)
})
