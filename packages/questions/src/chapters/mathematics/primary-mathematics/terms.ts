import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
addition-and-subtraction | Minuend | The minuend is the number from which another is taken away; in 9 − 4 it is 9.
addition-and-subtraction | Subtrahend | The subtrahend is the number that is taken away; in 9 − 4 it is 4.
units-of-weight | Quintal | A quintal is a weight of 100 kilograms; ten quintals are one tonne.
`)
