import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
figure-hidden-in-options | Embedded figure, hidden figure, sannihit akriti | An embedded figure is a simple figure all of whose lines occur, in the same size relation and direction, among the lines of a more complex figure.
option-hidden-in-figure | Option hidden in the figure, option embedded in figure | An option hidden in the figure is asked for where a complex figure is given and one finds which of the simple option figures lies among its lines, usually without turning it.
`)
