import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
interchange-of-signs | Interchange of signs, sign interchange | Interchange of signs is a question in which two signs of operation change places, everywhere in the expression, before its value is found.
interchange-of-signs | Symbol substitution, coded signs, mathematical operations reasoning | Symbol substitution is a question in which signs or letters stand for operations other than their usual ones and are replaced before calculating by BODMAS.
interchange-of-numbers | Interchange of numbers, numbers interchanged | Interchange of numbers is a question in which two numbers change places in an expression so that the equation becomes true or takes a new value.
`)
