/** Wrong passwords that cost nothing: people mistype. */
const FREE_FAILURES = 5
const LONGEST_PAUSE_MS = 5 * 60_000
/** After this long without a failure an account starts anew. */
export const FORGET_MS = 15 * 60_000
/** More accounts than anybody has; the oldest are forgotten first. */
const MOST_ACCOUNTS = 10_000

/** Remembers wrong passwords. */
export interface FailureMemory {
  /** The failures of an account within the last quarter of an hour, and how long ago the last one was. */
  find(account: string): Promise<{ failures: number; agoMs: number } | undefined>
  add(account: string): Promise<void>
  forget(account: string): Promise<void>
}

/** The memory of one process. */
export function rememberFailures(now: () => number): FailureMemory {
  const accounts = new Map<string, { failures: number; lastAt: number }>()
  const find = (account: string) => {
    const found = accounts.get(account)
    const agoMs = found ? now() - found.lastAt : 0
    return found && agoMs < FORGET_MS ? { failures: found.failures, agoMs } : undefined
  }
  return {
    find: async (account) => find(account),
    async add(account) {
      // At one go: of failures at the same moment each must count.
      const failures = (find(account)?.failures ?? 0) + 1
      accounts.delete(account)
      accounts.set(account, { failures, lastAt: now() })
      const [oldest] = accounts.keys()
      if (accounts.size > MOST_ACCOUNTS && oldest !== undefined) accounts.delete(oldest)
    },
    async forget(account) {
      accounts.delete(account)
    },
  }
}

/**
 * Pauses for accounts whose password somebody guesses, from whatever addresses and at whatever process: after the fifth failure 1 second, then
 * twice as long each time, at most five minutes. An account that does not exist is treated like one that does.
 * @param own what this process remembers by itself
 * @param shared what all processes remember; while it does not answer, each goes by its own memory
 */
export function createSignInPauses(own: FailureMemory, shared?: FailureMemory | undefined) {
  const keyOf = (email: string) => email.trim().toLowerCase().slice(0, 320)
  const inBoth = async (change: (memory: FailureMemory) => Promise<void>) => {
    await change(own)
    if (shared) await change(shared).catch(() => undefined)
  }
  const turns = new Map<string, Promise<unknown>>()
  return {
    /**
     * Does the work for one account after that of the calls before: of many guesses at one moment, each must find the failures of the others
     * counted. Accounts do not wait for each other.
     */
    async inTurn<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
      const account = keyOf(email)
      const mine = (turns.get(account) ?? Promise.resolve()).then(work)
      const settled = mine.catch(() => undefined)
      turns.set(account, settled)
      try {
        return await mine
      } finally {
        if (turns.get(account) === settled) turns.delete(account)
      }
    },
    /** Seconds until this account may be tried again; 0 when it may be tried now. */
    async secondsLeft(email: string): Promise<number> {
      const account = keyOf(email)
      const found = shared
        ? await shared.find(account).catch(() => own.find(account))
        : await own.find(account)
      if (!found || found.failures < FREE_FAILURES) return 0
      const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (found.failures - FREE_FAILURES))
      return Math.max(0, Math.ceil((pause - found.agoMs) / 1000))
    },
    failed: (email: string) => inBoth((memory) => memory.add(keyOf(email))),
    succeeded: (email: string) => inBoth((memory) => memory.forget(keyOf(email))),
  }
}

export type SignInPauses = ReturnType<typeof createSignInPauses>
