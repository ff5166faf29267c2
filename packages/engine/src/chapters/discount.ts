import { discount } from '../generators/arithmetic/discount.ts'
import { successiveDiscount } from '../generators/arithmetic/successive-discount.ts'

export const generators = {
  'arithmetic/discount': discount,
  'arithmetic/successive-discount': successiveDiscount,
}
