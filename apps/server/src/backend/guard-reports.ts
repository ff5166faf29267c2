import * as z from 'zod/mini'
import type { Caller } from './identify-caller.ts'

const Rows = z.union([z.looseObject({}), z.array(z.looseObject({}))])
type Row = Record<string, unknown>

/** At most 9 KB each: with this many the table stays below 100 MB. Older ones are removed elsewhere, or settled by an admin. */
const MOST_REPORTS = 10_000
/** A browser sends what it kept while it was offline. */
const LONGEST_OFFLINE_MS = 30 * 86_400_000
const COUNT_AGAIN_MS = 10_000

/** When the learner wrote it, by their clock, as far as that can be true. */
function plausibleMoment(claimed: unknown, now: number): string {
  const moment = typeof claimed === 'string' ? Date.parse(claimed) : Number.NaN
  const isPlausible = moment <= now && moment >= now - LONGEST_OFFLINE_MS
  return new Date(isPlausible ? moment : now).toISOString()
}

/** The server says when a report came in; SQLite asks the policy before it fills in the default of a column, so we do. */
function completeRow({ created_at: _, ...row }: Row, now: number): Row {
  return { status: 'open', ...row, reported_at: plausibleMoment(row.reported_at, now) }
}

/** supabase-js names the columns of several rows in the address. */
function completeColumns(address: string): string {
  const url = new URL(address)
  const columns = url.searchParams.get('columns')?.split(',')
  if (!columns) return address
  const named = new Set([
    ...columns.filter((name) => !/^"?created_at"?$/.test(name)),
    '"status"',
    '"reported_at"',
  ])
  url.searchParams.set('columns', [...named].join(','))
  return url.href
}

interface GuardOptions {
  forward(request: Request): Promise<Response>
  secretKey: string
  now(): number
}

const full = () =>
  Response.json(
    {
      code: 'reports_full',
      message: 'There are too many reports already. Please try again later.',
      details: null,
      hint: null,
    },
    { status: 503, headers: { 'Retry-After': '3600' } },
  )

/** Everybody may report content, so a report may neither choose its date nor fill the disk. */
export function createReportGuard({ forward, secretKey, now }: GuardOptions) {
  let known: { count: Promise<number>; at: number } | undefined

  async function countReports(origin: string): Promise<number> {
    const answer = await forward(
      new Request(`${origin}/rest/v1/reports?select=id&limit=1`, {
        headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, Prefer: 'count=exact' },
      }),
    )
    return Number(/\/(\d+)$/.exec(answer.headers.get('Content-Range') ?? '')?.[1] ?? 0)
  }

  return {
    /** The report as it may be stored, or the answer to one that may not. */
    async check(request: Request, caller: Caller): Promise<Request | Response> {
      if (caller.kind === 'server' || caller.kind === 'admin') return request
      const body: unknown = await request
        .clone()
        .json()
        .catch(() => undefined)
      const rows = Rows.safeParse(body)
      if (!rows.success) return request
      if (!known || now() - known.at > COUNT_AGAIN_MS) {
        known = { count: countReports(new URL(request.url).origin), at: now() }
      }
      if ((await known.count) >= MOST_REPORTS) return full()
      const completed = Array.isArray(rows.data)
        ? rows.data.map((row) => completeRow(row, now()))
        : completeRow(rows.data, now())
      const headers = new Headers(request.headers)
      headers.delete('Content-Length')
      return new Request(completeColumns(request.url), {
        method: 'POST',
        headers,
        body: JSON.stringify(completed),
      })
    },
  }
}
