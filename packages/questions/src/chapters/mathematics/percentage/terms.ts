import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
percent-increase-and-decrease | Percentage, per cent, percent, pratishat, प्रतिशत | Percentage is a way of writing a number as parts of a hundred: $x\\% = \\frac{x}{100}$.
percent-increase-and-decrease | Percentage increase, percentage decrease, percentage change, प्रतिशत वृद्धि | Percentage increase or decrease is the change of a quantity per hundred of its original value: $\\frac{\\text{change}}{\\text{original}} \\times 100$.
net-percent-change | Net percentage change, successive percentage change | Net percentage change is the single change equal to two successive changes of $a\\%$ and $b\\%$: $a + b + \\frac{ab}{100}$ per cent, with signs.
winning-margin | Winning margin, margin of votes | The winning margin is the difference between the votes of the winner and those of the runner-up.
invalid-votes | Invalid votes and valid votes, invalid votes, avaidh mat | Invalid votes are votes that are cast but not counted for any candidate; valid votes are the votes polled less the invalid ones.
price-and-consumption | Price and consumption rule, reduction in consumption | The price and consumption rule states that if the price rises by $r\\%$, consumption must fall by $\\frac{r}{100 + r} \\times 100$ per cent to keep the expenditure the same.
population-after-years | Population growth formula, depreciation formula | Population growing at $r\\%$ a year becomes $P\\left(1 + \\frac{r}{100}\\right)^n$ after $n$ years; for depreciation the sign is minus.
`)
