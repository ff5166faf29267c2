import { dishonestDealer } from './dishonest-dealer.ts'
import { profitLoss } from './profit-loss.ts'
import { twoArticle } from './two-article.ts'

export const generators = {
  'arithmetic/profit-loss': profitLoss,
  'arithmetic/dishonest-dealer': dishonestDealer,
  'arithmetic/two-article': twoArticle,
}

export const notes = () => import('./notes.ts')
