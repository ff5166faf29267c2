import { askBank } from '../../../kit/bank/ask-bank.ts'
import { coins } from './coins.ts'
import { proportion } from './proportion.ts'
import { ratioProportionProblems } from './ratio-proportion-problems.bank.ts'
import { ratioSplit } from './ratio-split.ts'
import { variation } from './variation.ts'

export const generators = {
  'arithmetic/ratio-split': ratioSplit,
  'arithmetic/proportion': proportion,
  'arithmetic/variation': variation,
  'arithmetic/coins': coins,
  'bank/ratio-proportion-problems': askBank(ratioProportionProblems),
}

export const notes = () => import('./notes.ts')
