import { profitLoss } from '../generators/arithmetic/profit-loss.ts'

export const generators = {
  'arithmetic/profit-loss': profitLoss,
}
