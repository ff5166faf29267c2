import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
figure-series-next | Non-verbal reasoning, non verbal reasoning, ashabdik tark | Non-verbal reasoning is reasoning with figures and patterns instead of words and numbers, as in figure series and mirror images.
figure-series-next | Figure series, figural series, akriti shrinkhla | A figure series is a row of figures that changes by a rule, such as turning, moving or adding parts, whose next figure is to be found.
pattern-completion | Pattern completion, figure completion | Pattern completion is finding the piece that fills the missing part of a figure so that its pattern or symmetry is complete.
odd-figure | Odd figure out, figure classification | Odd figure out is a question in which all figures but one share a property, such as symmetry or number of sides, and that one is to be found.
figure-analogy | Figure analogy, figural analogy | Figure analogy is a question in which the second figure follows from the first by a change, and the same change is to be made in the third.
`)
