const DAY_MS = 86_400_000

/** Stores a provider's tokens of a day outside this process, so that they survive a restart. */
export interface BudgetStore {
  /** What the other processes have used of a provider on a day, as last known. */
  usedElsewhere(provider: string, day: string): number
  /** Stores the total that this process has used on that day. */
  save(provider: string, day: string, tokens: number): void
  /** Adds to the tokens that all processes use or have reserved; gives their sum. Absent where they share no counter. */
  addTokens?: ((provider: string, day: string, tokens: number) => Promise<number>) | undefined
  /** How many processes share it. */
  processes?: (() => number) | undefined
}

const NO_STORE: BudgetStore = { usedElsewhere: () => 0, save: () => undefined }

/** What a call is expected to use, until this process knows better. */
const FIRST_GUESS = 2000
/** A single call reserves at most this share of a day, so that a small budget allows several calls at one time. */
const LARGEST_SHARE = 0.1
/** How much the last call counts in what the next one is expected to use. */
const WEIGHT = 0.2

/** How often a process whose budget is used up asks whether that is still so. */
const READ_EVERY_MS = 2000

/** Tokens that a call under way is expected to use. */
export interface Reservation {
  /** The call has used so many, which replaces what was reserved. Can be said again when more is known. */
  settle(tokens: number): void
}

/** The daily (UTC) token budget of one provider, input and output together; 0 means no limit. */
export function createTokenBudget(
  provider: string,
  tokensPerDay: number,
  now: () => number,
  store: BudgetStore = NO_STORE,
) {
  let day = ''
  /** Of this process: what its calls have used, and what those under way have reserved. */
  let used = 0
  let reserved = 0
  /** Of all processes together, used or reserved, when the counter was last changed from here. */
  let everywhere = 0
  let readAt = Number.NEGATIVE_INFINITY
  /** Whether the counter answered the last time; and what could not be added to it. */
  let isCounted = true
  let owed = 0
  let expected = FIRST_GUESS
  const startDay = () => {
    const today = new Date(Math.floor(now() / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
    if (today === day) return
    day = today
    used = 0
    reserved = 0
    everywhere = 0
    owed = 0
  }
  const total = () => Math.max(everywhere, used + reserved + store.usedElsewhere(provider, day))
  /** While the counter does not answer, each process keeps to its share: a slow database must not cost money. */
  const isOver = (without = 0): boolean => {
    if (total() - without >= tokensPerDay) return true
    const share = tokensPerDay / Math.max(1, store.processes?.() ?? 1)
    return !isCounted && used + reserved - without >= share
  }
  /** Changes the counter of all processes. What it did not take is added the next time; what it took late is then counted twice. */
  const add = async (tokens: number, of: string): Promise<void> => {
    readAt = now()
    const sending = of === day ? tokens + owed : tokens
    if (of === day) owed = 0
    const sum = await store.addTokens?.(provider, of, sending).catch(() => undefined)
    isCounted = sum !== undefined
    if (of !== day) return
    if (sum === undefined) owed += sending
    else everywhere = sum
  }
  /** Others may have used less than they had reserved. */
  const readAgain = () => {
    if (store.addTokens && Math.abs(now() - readAt) > READ_EVERY_MS) void add(0, day)
  }

  return {
    isUsedUp(): boolean {
      startDay()
      if (tokensPerDay === 0 || !isOver()) return false
      readAgain()
      return true
    },
    /** The share of the day that is left, from 0 to 1. */
    shareLeft(): number {
      startDay()
      if (tokensPerDay === 0) return 1
      return Math.max(0, 1 - total() / tokensPerDay)
    },
    /** Sets tokens aside for a call, so that calls at the same time, of whatever process, do not use the same ones; undefined when none are left. */
    async reserve(): Promise<Reservation | undefined> {
      startDay()
      const isLimited = tokensPerDay > 0
      if (isLimited && isOver()) {
        readAgain()
        return undefined
      }
      let held = isLimited ? Math.ceil(Math.min(expected, tokensPerDay * LARGEST_SHARE)) : 0
      const of = day
      reserved += held
      if (isLimited && store.addTokens) {
        await add(held, of)
        // What others had reserved before counts; what this call itself reserves does not.
        if (isOver(held)) {
          if (of === day) reserved -= held
          void add(-held, of)
          return undefined
        }
      }
      let counted = 0
      return {
        settle(tokens) {
          startDay()
          if (tokens > 0) expected += WEIGHT * (tokens - expected)
          if (of === day) {
            reserved -= held
            used += tokens - counted
          }
          if (isLimited && store.addTokens) void add(tokens - counted - held, of)
          held = 0
          counted = tokens
          if (of === day && tokens > 0) store.save(provider, day, used)
        },
      }
    },
  }
}
