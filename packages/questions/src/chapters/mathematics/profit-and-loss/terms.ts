import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
finding-cost-price | Cost price, CP, kray mulya, क्रय मूल्य | Cost price is the price at which an article is bought, including overhead expenses such as carriage.
finding-selling-price | Selling price, SP, vikray mulya, विक्रय मूल्य | Selling price is the price at which an article is sold to the buyer; it equals cost price plus profit, or cost price less loss.
profit-percent | Profit, labh, लाभ | Profit is the amount by which the selling price exceeds the cost price: profit = SP − CP.
profit-percent | Loss, hani, हानि | Loss is the amount by which the cost price exceeds the selling price: loss = CP − SP.
profit-percent | Profit percent, loss percent, labh pratishat, लाभ प्रतिशत | Profit percent is the profit for every hundred rupees of cost price: $\\frac{\\text{profit}}{\\text{CP}} \\times 100$; loss percent is reckoned on cost price in the same way.
false-weight | False weight, dishonest dealer, faulty balance | False weight is a weight smaller than it claims to be; a dealer who sells at cost price with it gains $\\frac{\\text{error}}{\\text{true weight} - \\text{error}} \\times 100$ per cent.
stocks-and-shares | Share, shares, शेयर | A share is one of the equal units into which the capital of a company is divided; its printed value is the face value and its price in the market the market value.
stocks-and-shares | Dividend, labhansh, लाभांश | Dividend is the part of the profit of a company paid to its shareholders, usually as a percentage of the face value of a share.
`)
