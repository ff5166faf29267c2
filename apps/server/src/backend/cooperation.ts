import type { FailureMemory } from './auth/sign-in-pauses.ts'

/** What one process writes and the others only pass on. */
export type RelayPart =
  | {
      role: 'writer'
      /** Gives an item to the other processes. */
      send(item: unknown): void
      /** The readers of other processes get what was sent; unless it is complete, one of them goes on writing. */
      end(isComplete: boolean): Promise<void>
    }
  | {
      role: 'reader'
      /** What the writer sends, from its first item on. The return value says whether it was all. */
      items(signal: AbortSignal): AsyncGenerator<unknown, boolean>
    }

/** The counters of a rate limiter, in the form that rate-limiter-flexible expects of a PostgreSQL client. */
export interface LimitStore {
  query(statement: { text: string; values?: unknown[] }): Promise<{ rows: unknown[]; rowCount: number }>
}

/** What the processes keep in their database. */
interface SharedWork {
  /** Adds to the tokens of a provider on a day; the sum of all processes. */
  addTokens(provider: string, day: string, tokens: number): Promise<number>
  /** Becomes the writer of a piece of work, or a reader of the process that is writing it. */
  enterRelay(key: string): Promise<RelayPart>
  limits: LimitStore
  failures: FailureMemory
}

/** What the processes on one database do together, so that ten of them keep the same limits as one. */
export interface Cooperation {
  /**
   * Does the work, unless another process is doing it or it was done within the last `everyMs`.
   * @returns whether it was done here
   * @throws what the work throws; it is then due again at once
   */
  inTurn(name: string, everyMs: number, work: () => Promise<void>): Promise<boolean>
  /** How many processes there are, this one included; known a few seconds late. */
  processes(): number
  /** Absent when there is only this process. */
  shared?: SharedWork | undefined
  close(): Promise<void>
}

/** For a process that has its database to itself. */
export function workAlone(now: () => number): Cooperation {
  const doneAt = new Map<string, number>()
  const running = new Set<string>()
  return {
    async inTurn(name, everyMs, work) {
      const last = doneAt.get(name)
      if (running.has(name) || (last !== undefined && now() - last < everyMs)) return false
      running.add(name)
      try {
        await work()
        doneAt.set(name, now())
        return true
      } finally {
        running.delete(name)
      }
    },
    processes: () => 1,
    close: () => Promise.resolve(),
  }
}
