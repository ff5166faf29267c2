import { requestFailure } from '@ekagra/exam/generation/generation-request'
import { backendClient } from './backend-client.ts'

/** Why a call gave no answer. */
export type CallFailure =
  /** The server answered with its own message. */
  | { kind: 'server'; message: string; status: number }
  /** The server answered with a status but no message. */
  | { kind: 'status'; status: number }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' }

export type CallResult = { ok: true; data: unknown } | { ok: false; failure: CallFailure }

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** A server that does not answer for this long counts as unreachable. */
  timeoutMs?: number
  headers?: Record<string, string>
  /** The pause before the only retry, in milliseconds. */
  wait?: (ms: number) => Promise<void>
}

const REFUSED = [400, 413, 422]

/** The request itself was refused, for its form or its topic: the engine in the browser would refuse it too. */
export const isRefusal = (failure: CallFailure | { kind: 'empty' }): boolean =>
  'status' in failure && REFUSED.includes(failure.status)

const TIMEOUT_MS = 120_000
const RETRY_STATUSES = [502, 503, 504]
const RETRY_AFTER_MS = 1000
const LONGEST_RETRY_AFTER_MS = 10_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Invokes a serverless function. Retries once if the server is restarting. */
export async function callFunction(
  name: string,
  body: Record<string, unknown>,
  { signal, timeoutMs = TIMEOUT_MS, headers = {}, wait = sleep }: CallOptions = {},
): Promise<CallResult> {
  const invocation = { name, body, signal, timeoutMs, headers }
  const first = await invoke(invocation)
  if (first.ok || first.retryAfterMs === undefined || signal?.aborted) return first
  await wait(first.retryAfterMs)
  return invoke(invocation)
}

type Attempt = CallResult & { retryAfterMs?: number }

interface Invocation {
  name: string
  body: Record<string, unknown>
  signal: AbortSignal | undefined
  timeoutMs: number
  headers: Record<string, string>
}

async function invoke({ name, body, signal, timeoutMs, headers }: Invocation): Promise<Attempt> {
  const cancelled = () => ({ ok: false, failure: { kind: 'cancelled' } }) as const
  if (signal?.aborted) return cancelled()
  const client = await backendClient()
  if (client === null) return { ok: false, failure: { kind: 'unreachable' } }
  const deadline = AbortSignal.timeout(timeoutMs)
  const answer: { data: unknown; error: unknown; response?: Response } = await client.functions.invoke(name, {
    body,
    headers,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  if (signal?.aborted) return cancelled()
  if (answer.error === null) return { ok: true, data: answer.data }
  if (answer.response === undefined) return { ok: false, failure: { kind: 'unreachable' } }
  return readRefusal(answer.response)
}

async function readRefusal(response: Response): Promise<Attempt> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  const failure = { ...requestFailure(body, status), status }
  if (!RETRY_STATUSES.includes(status)) return { ok: false, failure }
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const retryAfterMs = seconds >= 0 ? seconds * 1000 : RETRY_AFTER_MS
  return retryAfterMs <= LONGEST_RETRY_AFTER_MS
    ? { ok: false, failure, retryAfterMs }
    : { ok: false, failure }
}
