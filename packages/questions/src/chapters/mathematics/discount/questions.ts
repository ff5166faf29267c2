import { discount } from './discount.ts'
import { successiveDiscount } from './successive-discount.ts'

export const generators = {
  'arithmetic/discount': discount,
  'arithmetic/successive-discount': successiveDiscount,
}

export const notes = () => import('./notes.ts')
