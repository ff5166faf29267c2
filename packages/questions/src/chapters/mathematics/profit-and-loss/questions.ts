import { askBank } from '../../../kit/bank/ask-bank.ts'
import { dishonestDealer } from './dishonest-dealer.ts'
import { profitAndLossProblems } from './profit-and-loss-problems.bank.ts'
import { profitLoss } from './profit-loss.ts'
import { stocksAndShares } from './stocks-and-shares.bank.ts'
import { twoArticle } from './two-article.ts'

export const generators = {
  'arithmetic/profit-loss': profitLoss,
  'arithmetic/dishonest-dealer': dishonestDealer,
  'arithmetic/two-article': twoArticle,
  'bank/stocks-and-shares': askBank(stocksAndShares),
  'bank/profit-and-loss-problems': askBank(profitAndLossProblems),
}

export const notes = () => import('./notes.ts')
