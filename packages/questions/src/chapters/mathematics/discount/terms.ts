import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
price-after-discount | Discount, chhoot, batta, छूट | Discount is the reduction given on the marked price of an article: discount = marked price − selling price.
finding-marked-price | Marked price, list price, ankit mulya, अंकित मूल्य | Marked price is the price written on an article, on which the discount is reckoned.
discount-percent | Discount percent, discount per cent, chhoot pratishat, छूट प्रतिशत | Discount percent is the discount for every hundred rupees of marked price: $\\frac{\\text{discount}}{\\text{marked price}} \\times 100$.
price-after-successive-discounts | Successive discounts, kramagat chhoot, क्रमागत छूट | Successive discounts are discounts given one after another, each on the price left after the one before.
equivalent-single-discount | Equivalent single discount, single equivalent discount, समतुल्य छूट | The equivalent single discount is the one discount equal to two successive discounts of $a\\%$ and $b\\%$: $a + b - \\frac{ab}{100}$ per cent.
`)
