import type { GuardedProvider } from './guard-provider.ts'
import { type FailureKind, ProviderFailure } from './provider-failure.ts'

export interface RetryRules {
  /** How often one provider is asked in all, when its failures pass. */
  attempts: number
  /** The first pause; it doubles, and chance shortens each. */
  pauseMs: number
  /** A provider that asks for a longer pause is left for the next one. */
  longestPauseMs: number
  random(): number
}

/** Nobody could do it; `kinds` says why, provider by provider. */
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
 * The one retry loop: the same provider again when its failure passes, after the pause that it asks for or a growing random
 * one; then the next provider.
 * @param work is told who does it, and throws a ProviderFailure when that one cannot
 * @throws {NoProviderLeft}
 */
export async function askProviders<Value>(
  providers: readonly GuardedProvider[],
  work: (provider: GuardedProvider) => Promise<Value>,
  { attempts, pauseMs, longestPauseMs, random }: RetryRules,
  signal: AbortSignal,
): Promise<Value> {
  const kinds: Record<string, FailureKind> = {}
  // Those that would fail at once come last, not never: they may have recovered by then.
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
