import * as z from 'zod/mini'
import { peekJson } from '../../http/peek-json.ts'
import type { Caller } from '../identify-caller.ts'

const Rows = z.union([z.looseObject({}), z.array(z.looseObject({}))])
type Row = Record<string, unknown>

/** A browser sends what it kept while it was offline. */
const LONGEST_OFFLINE_MS = 30 * 86_400_000

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

/** Everybody may report content, so a report may not choose its date. The report as it may be stored; admins and the server write what they like. */
export async function completeReport(request: Request, caller: Caller, now: number): Promise<Request> {
  if (caller.kind === 'server' || caller.kind === 'admin') return request
  const body: unknown = await peekJson(request)
  const rows = Rows.safeParse(body)
  if (!rows.success) return request
  const completed = Array.isArray(rows.data)
    ? rows.data.map((row) => completeRow(row, now))
    : completeRow(rows.data, now)
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  return new Request(completeColumns(request.url), {
    method: 'POST',
    headers,
    body: JSON.stringify(completed),
  })
}
