import { APICallError } from 'ai'

/**
 * Why a provider gave no (further) answer:
 * - `key`: it does not accept our key; `credit`: our account is empty; `rejected`: it does not accept such a request
 * - `rate-limited`, `overloaded`: it has too much to do at the moment
 * - `timeout`, `network`: no answer for too long, or the connection was cut
 * - `unusable`: nothing in its answer can be used
 * - `filtered`: its own filter ended the answer; asked again, it would end it again
 * - `resting`, `busy`, `budget`: we did not ask it, because it failed too often, has enough calls, or has used its daily budget
 */
export type FailureKind =
  | 'key'
  | 'credit'
  | 'rejected'
  | 'rate-limited'
  | 'overloaded'
  | 'timeout'
  | 'network'
  | 'unusable'
  | 'filtered'
  | 'resting'
  | 'busy'
  | 'budget'

/** A failure in our own words. The provider's words are not kept: they may quote the key or the learner. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly kind: FailureKind
  readonly status: number | undefined
  /** How long the provider asked us to wait. */
  readonly retryAfterMs: number | undefined

  constructor(kind: FailureKind, details: { status?: number; retryAfterMs?: number | undefined } = {}) {
    super(details.status === undefined ? kind : `${kind} (${details.status})`)
    this.kind = kind
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }

  /** Whether the same request may succeed at the same provider a moment later; an unusable answer rarely comes twice. */
  get isPassing(): boolean {
    return ['rate-limited', 'overloaded', 'network', 'unusable'].includes(this.kind)
  }
}

function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'key'
  if (status === 402) return 'credit'
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 409 || status >= 500) return 'overloaded'
  return 'rejected'
}

/** Retry-After in seconds or as a date; a few providers send milliseconds in their own header. */
export function readRetryAfter(headers: Record<string, string> | undefined, now: number): number | undefined {
  const precise = Number(headers?.['retry-after-ms'] ?? Number.NaN)
  if (precise >= 0) return precise
  const text = headers?.['retry-after']
  if (text === undefined) return undefined
  const seconds = Number(text)
  const ms = Number.isNaN(seconds) ? Date.parse(text) - now : seconds * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** Turns whatever a provider package throws into a ProviderFailure. */
export function toProviderFailure(error: unknown, now: number): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    const retryAfterMs = readRetryAfter(error.responseHeaders, now)
    return new ProviderFailure(kindOf(error.statusCode), { status: error.statusCode, retryAfterMs })
  }
  // Thrown by the scanner for an answer that does not end.
  if (error instanceof RangeError) return new ProviderFailure('unusable')
  if (
    error instanceof Error &&
    /^AI_(JSONParse|TypeValidation|InvalidResponseData|NoOutput)/.test(error.name)
  ) {
    return new ProviderFailure('unusable')
  }
  return new ProviderFailure('network')
}
