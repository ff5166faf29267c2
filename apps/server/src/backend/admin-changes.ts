import { decode } from 'hono/jwt'
import * as z from 'zod/mini'
import { peekJson } from '../http/peek-json.ts'

/** A row of the table admin_changes, before it gets its id and its date. */
export interface AdminChange {
  actor: string
  action: 'insert' | 'update' | 'delete'
  subject: string
  target: string
  details: string
}

const ACTIONS = new Map([
  ['POST', 'insert'],
  ['PUT', 'update'],
  ['PATCH', 'update'],
  ['DELETE', 'delete'],
] as const)
const MOST_DETAILS = 2000
const MOST_TARGET = 300

const Claims = z.looseObject({ email: z.string() })

function actorOf(request: Request): string {
  try {
    const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
    return Claims.parse(decode(token).payload).email
  } catch {
    return 'unknown'
  }
}

/** Calls that read, although they are sent as POST. */
const READS = /^\/object\/(list|sign|info)\b/

/** Query parameters that say how to answer, not which rows. */
const HOW = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict'])

const filtersOf = (address: string): string =>
  [...new URL(address).searchParams]
    .filter(([name]) => !HOW.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

const ACCOUNT_CALL = /^\/(admin\/|invite$)/

/** What a call of an admin changes about the accounts of others. What is sent may hold a password and is not written down. */
export async function describeAccountChange(
  route: string,
  request: Request,
): Promise<AdminChange | undefined> {
  const method = [...ACTIONS.keys()].find((name) => name === request.method)
  const action = method && ACTIONS.get(method)
  if (!action || !ACCOUNT_CALL.test(route)) return undefined
  const body = Claims.safeParse(await peekJson(request))
  return {
    actor: actorOf(request),
    action,
    subject: 'accounts',
    target: route.replace(/^\/admin\//, '').slice(0, MOST_TARGET),
    details: body.success ? body.data.email.slice(0, MOST_TARGET) : '',
  }
}

/** What a call of an admin changes; undefined when it only reads, or concerns the admin's own session. */
export async function describeChange(
  area: string,
  route: string,
  request: Request,
): Promise<AdminChange | undefined> {
  const method = [...ACTIONS.keys()].find((name) => name === request.method)
  const action = method && ACTIONS.get(method)
  if (!action || area === 'auth' || (area === 'storage' && READS.test(route))) return undefined
  const isRest = area === 'rest'
  return {
    actor: actorOf(request),
    action,
    subject: isRest ? route.slice(1).slice(0, 60) : 'storage',
    target: (isRest ? filtersOf(request.url) : decodeURIComponent(route)).slice(0, MOST_TARGET),
    // The bytes of a file are not written down.
    details: isRest ? (await request.clone().text()).slice(0, MOST_DETAILS) : '',
  }
}

/** Writes changes down as the server itself; a change that cannot be written down is reported as failed. */
export const changeRecorder =
  (forward: (request: Request) => Promise<Response>, secretKey: string) =>
  async (change: AdminChange): Promise<void> => {
    const answer = await forward(
      new Request('http://embedded/rest/v1/admin_changes', {
        method: 'POST',
        headers: {
          apikey: secretKey,
          Authorization: `Bearer ${secretKey}`,
          'Content-Type': 'application/json',
          Prefer: 'return=minimal',
        },
        // SQLite's own default has whole seconds, too few to keep the order.
        body: JSON.stringify({ ...change, created_at: new Date().toISOString() }),
      }),
    )
    if (!answer.ok) throw new Error(`a change of an admin could not be written down: ${answer.status}`)
  }
