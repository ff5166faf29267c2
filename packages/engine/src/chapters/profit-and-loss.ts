import { dishonestDealer } from '../generators/arithmetic/dishonest-dealer.ts'
import { profitLoss } from '../generators/arithmetic/profit-loss.ts'
import { twoArticle } from '../generators/arithmetic/two-article.ts'

export const generators = {
  'arithmetic/profit-loss': profitLoss,
  'arithmetic/dishonest-dealer': dishonestDealer,
  'arithmetic/two-article': twoArticle,
}
