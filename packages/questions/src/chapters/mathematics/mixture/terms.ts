import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
rule-of-alligation | Alligation, rule of alligation, एलीगेशन | Alligation is the rule that gives the ratio in which two ingredients must be mixed to get a given mean value: cheaper : dearer = (dearer − mean) : (mean − cheaper).
rule-of-alligation | Mean price, madhya mulya | Mean price is the cost price of a unit quantity of a mixture. It lies between the prices of the cheaper and the dearer ingredient.
milk-and-water | Mixture problems, milk and water problems, mishran ke prashn | Mixture problems are questions about the amounts or ratio of ingredients, such as milk and water, when they are mixed, added or removed.
repeated-replacement | Repeated replacement, repeated dilution | Repeated replacement is the taking out of $x$ units of a mixture and adding as much of another liquid $n$ times; of the original liquid $V\\left(1 - \\frac{x}{V}\\right)^n$ is left.
`)
