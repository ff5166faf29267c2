import type { Random } from '../../../../kit/random/random.ts'
import { type Message, say } from '../../../../kit/wording/say.ts'

/** One wording only: with more, hardly two questions are worded alike, and a typed doubt is not recognised. */
export const CRORE = [say`(Figures in ₹ crore)`]

/** What is asked, in three ways. */
export const asked = (what: string): Message[] => [
  say`What is the ${what}?`,
  say`Find the ${what}.`,
  say`The ${what} is:`,
]

/** A budget in steps of ten crore, with a deficit of a fifth to a third of what is spent. */
export function drawBudget(rng: Random) {
  const spent = rng.int(40, 180) * 10
  const fiscal = Math.round((spent * rng.int(18, 34)) / 1000) * 10
  const capital = rng.int(2, 9) * 10
  return { spent, fiscal, capital, revenue: spent - fiscal - capital }
}

/** The same with both kinds of expenditure and of non-debt capital receipts, and a deficit on revenue account. */
export function drawAccounts(rng: Random) {
  return rng.until(
    () => {
      const budget = drawBudget(rng)
      const assets = Math.round((budget.spent * rng.int(10, 28)) / 1000) * 10
      const loans = Math.max(1, Math.floor((budget.capital * rng.int(20, 70)) / 1000)) * 10
      const day = budget.spent - assets
      return { ...budget, assets, loans, day, sales: budget.capital - loans, gap: day - budget.revenue }
    },
    (drawn) => drawn.gap >= 40 && drawn.sales !== drawn.loans,
  )
}
