const DAY_MS = 86_400_000

/** Stores a provider's tokens of a day outside this process, so that they survive a restart. */
export interface BudgetStore {
  /** What the other processes have used of a provider on a day, as last known. */
  usedElsewhere(provider: string, day: string): number
  /** Stores the total that this process has used on that day. */
  save(provider: string, day: string, tokens: number): void
}

const NO_STORE: BudgetStore = { usedElsewhere: () => 0, save: () => undefined }

/** The daily (UTC) token budget of one provider, input and output together; 0 means no limit. */
export function createTokenBudget(
  provider: string,
  tokensPerDay: number,
  now: () => number,
  store: BudgetStore = NO_STORE,
) {
  let day = ''
  let used = 0
  const startDay = () => {
    const today = new Date(Math.floor(now() / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
    if (today === day) return
    day = today
    used = 0
  }
  return {
    isUsedUp(): boolean {
      startDay()
      return tokensPerDay > 0 && used + store.usedElsewhere(provider, day) >= tokensPerDay
    },
    /** The share of the day that is left, from 0 to 1. */
    shareLeft(): number {
      startDay()
      if (tokensPerDay === 0) return 1
      return Math.max(0, 1 - (used + store.usedElsewhere(provider, day)) / tokensPerDay)
    },
    take(tokens: number): void {
      startDay()
      used += tokens
      store.save(provider, day, used)
    },
  }
}
