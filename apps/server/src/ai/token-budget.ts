const DAY_MS = 86_400_000

/** Where a provider's tokens of a day are remembered beyond this process; without it a restart forgets them. */
export interface BudgetStore {
  /** What all servers together have used of a provider on a day, as last known. */
  usedElsewhere(provider: string, day: string): number
  /** This process has used so much of it in all. */
  save(provider: string, day: string, tokens: number): void
}

const NO_STORE: BudgetStore = { usedElsewhere: () => 0, save: () => undefined }

/** Tokens a day (UTC) for one provider, in and out together. No limit is 0. */
export function createTokenBudget(
  provider: string,
  tokensPerDay: number,
  now: () => number,
  store: BudgetStore = NO_STORE,
) {
  let day = ''
  let used = 0
  const turnDay = () => {
    const today = new Date(Math.floor(now() / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
    if (today === day) return
    day = today
    used = 0
  }
  return {
    isUsedUp(): boolean {
      turnDay()
      return tokensPerDay > 0 && used + store.usedElsewhere(provider, day) >= tokensPerDay
    },
    take(tokens: number): void {
      turnDay()
      used += tokens
      store.save(provider, day, used)
    },
  }
}
