import type { GuardedProvider } from './guard-provider.ts'
import { type FailureKind, ProviderFailure } from './provider-failure.ts'

export interface RetryRules {
  /** How often one provider is asked in total when its failures are temporary. */
  attempts: number
  /** The first pause; each next one is twice as long, and each is shortened at random. */
  pauseMs: number
  /** When a provider asks for a longer pause, the next provider is asked instead. */
  longestPauseMs: number
  random(): number
}

/** No provider could do it; `kinds` says why each failed. */
export class NoProviderLeft extends Error {
  override name = 'NoProviderLeft'
  readonly kinds: Readonly<Record<string, FailureKind>>

  constructor(kinds: Readonly<Record<string, FailureKind>>) {
    super('no AI provider could answer')
    this.kinds = kinds
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal.addEventListener('abort', leave, { once: true })
  })
}

/**
 * The one retry loop: the same provider again when its failure is temporary, after the pause that it asks for or a growing random
 * one; then the next provider.
 * @param work gets the provider to use, and throws a ProviderFailure when that provider fails
 * @throws {NoProviderLeft}
 */
export async function askProviders<Value>(
  providers: readonly GuardedProvider[],
  work: (provider: GuardedProvider) => Promise<Value>,
  { attempts, pauseMs, longestPauseMs, random }: RetryRules,
  signal: AbortSignal,
): Promise<Value> {
  const kinds: Record<string, FailureKind> = {}
  // Providers that would fail at once come last: they may have recovered by then.
  const order = [...providers].sort((a, b) => Number(b.isAvailable()) - Number(a.isAvailable()))
  for (const provider of order) {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      signal.throwIfAborted()
      try {
        return await work(provider)
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        kinds[provider.name] = error.kind
        const ceiling = Math.min(longestPauseMs, pauseMs * 2 ** (attempt - 1))
        const wanted = error.retryAfterMs ?? ceiling * (0.5 + random() / 2)
        if (!error.isPassing || attempt === attempts || wanted > longestPauseMs) break
        await pause(wanted, signal)
      }
    }
  }
  throw new NoProviderLeft(kinds)
}
