import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
average-of-numbers | Average, arithmetic mean, ausat, औसत | Average is the sum of the given quantities divided by their number; the average of 4, 6 and 8 is 6.
weighted-average | Weighted average, bharit ausat, भारित औसत | Weighted average is the mean in which each value counts according to its weight: $\\frac{w_1x_1 + w_2x_2}{w_1 + w_2}$.
batting-average | Batting average | Batting average in these questions is the total runs divided by the number of innings played (in cricket, of completed innings).
average-on-replacement | Average on replacement, replacement in average | Average on replacement is the new average when one member of a group of $n$ is replaced: new member = old member + $n$ × change of average.
average-joining-leaving | Average on joining, average on leaving a group | Average on joining is the new mean when a member joins a group of $n$: the newcomer's value is old average + $(n + 1)$ × rise of the average.
wrong-entry-average | Corrected average, correct average after wrong entry | Corrected average is the average after a wrong entry is put right: old average + (right value − wrong value) ÷ number of values.
`)
