import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
place-in-series | Series in reasoning, alphanumeric series, shrinkhla | A series in reasoning is a row of numbers, letters or symbols that follows a rule; an alphanumeric series mixes letters with numbers or symbols.
place-in-series | Element at a place, left of the right | The element at a place such as 'a-th to the left of the b-th from the right' is found by adding: it is the (a + b)-th from the right.
place-in-series | EJOTY, ejoty rule | EJOTY is the word that gives the letters at places 5, 10, 15, 20 and 25 of the alphabet, an aid for finding the place of any letter.
place-in-series | Opposite letters, reverse letters of alphabet | Opposite letters are letters equally far from the two ends of the alphabet, such as A and Z or B and Y; their places add up to 27.
immediately-followed-by | Immediately followed and preceded, immediately preceded by, immediately followed by | An element is immediately followed by the one directly after it, on its right, and immediately preceded by the one directly before it, on its left.
`)
