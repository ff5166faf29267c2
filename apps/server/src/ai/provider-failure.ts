import { APICallError } from 'ai'

/**
 * Why a provider gave no (further) answer:
 * - `key`: it does not accept our key; `credit`: our account is empty; `rejected`: it does not accept such a request
 * - `rate-limited`, `overloaded`: too much for it just now
 * - `timeout`, `network`: it said nothing for too long, or the line was cut
 * - `unusable`: it answered, and nothing in the answer can be used
 * - `resting`, `busy`, `budget`: we did not ask it, because it failed too often, has enough to do, or cost enough today
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
  | 'resting'
  | 'busy'
  | 'budget'

/** A failure in our own words. What the provider said is left behind: it may quote the key or the learner. */
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

  /** Whether the same request may succeed at the same provider a moment later; a model seldom talks nonsense twice. */
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

/** Retry-After in seconds or as a date; a few providers give milliseconds in a header of their own. */
export function readRetryAfter(headers: Record<string, string> | undefined, now: number): number | undefined {
  const precise = Number(headers?.['retry-after-ms'] ?? Number.NaN)
  if (precise >= 0) return precise
  const text = headers?.['retry-after']
  if (text === undefined) return undefined
  const seconds = Number(text)
  const ms = Number.isNaN(seconds) ? Date.parse(text) - now : seconds * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** Whatever a provider package throws, as a failure of ours. */
export function toProviderFailure(error: unknown, now: number): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    const retryAfterMs = readRetryAfter(error.responseHeaders, now)
    return new ProviderFailure(kindOf(error.statusCode), { status: error.statusCode, retryAfterMs })
  }
  // Of the scanner: an answer that does not end.
  if (error instanceof RangeError) return new ProviderFailure('unusable')
  if (
    error instanceof Error &&
    /^AI_(JSONParse|TypeValidation|InvalidResponseData|NoOutput)/.test(error.name)
  ) {
    return new ProviderFailure('unusable')
  }
  return new ProviderFailure('network')
}
