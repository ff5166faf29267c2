import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
number-pairs | Analogy, analogy reasoning, sadrishyata, सादृश्यता | Analogy is the likeness of relation between two pairs: what joins the first pair must join the second, as in 3 : 9 :: 5 : 25 (a number and its square).
number-pairs | Number analogy, number pair | A number analogy is a question in which one finds the rule that joins two numbers, such as a square, cube or product, and applies it to another number.
number-sets | Number set analogy, number sets, number triad | A number set analogy asks for the set of numbers whose members are related by the same rule as those of a given set.
`)
