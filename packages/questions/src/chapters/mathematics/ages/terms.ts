import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
ratio-of-ages | Ratio of ages, ages in ratio, aayu ka anupat, आयु का अनुपात | Ratio of ages is the comparison of the ages of two persons at the same time; ages in the ratio $a : b$ are written $ax$ and $bx$.
past-and-future-ages | Present age, vartaman aayu, वर्तमान आयु | Present age is the age of a person now; $t$ years ago it was $x - t$ and after $t$ years it will be $x + t$, while the difference of two ages never changes.
past-and-future-ages | Problems on ages, age problems, aayu sambandhi prashn | Problems on ages are questions that give relations between the ages of persons at different times and ask for an age; they are solved by linear equations.
`)
