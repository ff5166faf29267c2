import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
punched-paper-opened | Paper folding and punching, paper folding, punched paper | Paper folding is a question in which a sheet is folded and punched or cut, and one finds how it looks when opened; each crease acts as a mirror line.
holes-after-opening | Number of holes in folded paper, holes after opening | The number of holes in folded paper, when it is opened, is the number of layers punched through: a sheet folded in half n times has $2^n$ layers.
`)
