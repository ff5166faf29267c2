import { dishonestDealer } from '../generators/arithmetic/dishonest-dealer.ts'
import { profitLoss } from '../generators/arithmetic/profit-loss.ts'

export const generators = {
  'arithmetic/profit-loss': profitLoss,
  'arithmetic/dishonest-dealer': dishonestDealer,
}
