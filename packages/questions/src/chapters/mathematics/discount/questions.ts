import { askBank } from '../../../kit/bank/ask-bank.ts'
import { discount } from './discount.ts'
import { discountProblems } from './discount-problems.bank.ts'
import { successiveDiscount } from './successive-discount.ts'

export const generators = {
  'arithmetic/discount': discount,
  'arithmetic/successive-discount': successiveDiscount,
  'bank/discount-problems': askBank(discountProblems),
}

export const notes = () => import('./notes.ts')
