/** Wrong passwords that cost nothing: people mistype. */
const FREE_FAILURES = 5
const LONGEST_PAUSE_MS = 5 * 60_000
/** After this long without a failure an account starts anew. */
const FORGET_MS = 15 * 60_000
/** More accounts than anybody has; the oldest are forgotten first. */
const MOST_ACCOUNTS = 10_000

/**
 * Pauses for accounts whose password somebody guesses, from whatever addresses: after the fifth failure 1 second, then twice as long each
 * time, at most five minutes. An account that does not exist is treated like one that does.
 */
export function createSignInPauses(now: () => number) {
  const accounts = new Map<string, { failures: number; lastAt: number }>()
  const keyOf = (email: string) => email.trim().toLowerCase().slice(0, 320)
  const find = (email: string) => {
    const account = accounts.get(keyOf(email))
    return account && now() - account.lastAt < FORGET_MS ? account : undefined
  }
  return {
    /** Seconds until this account may be tried again; 0 when it may be tried now. */
    secondsLeft(email: string): number {
      const account = find(email)
      if (!account || account.failures < FREE_FAILURES) return 0
      const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (account.failures - FREE_FAILURES))
      return Math.max(0, Math.ceil((account.lastAt + pause - now()) / 1000))
    },
    failed(email: string): void {
      const failures = (find(email)?.failures ?? 0) + 1
      accounts.delete(keyOf(email))
      accounts.set(keyOf(email), { failures, lastAt: now() })
      const [oldest] = accounts.keys()
      if (accounts.size > MOST_ACCOUNTS && oldest !== undefined) accounts.delete(oldest)
    },
    succeeded(email: string): void {
      accounts.delete(keyOf(email))
    },
  }
}
