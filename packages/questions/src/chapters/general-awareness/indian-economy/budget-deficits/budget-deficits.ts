import { defineGenerator } from '../../../../kit/define-generator.ts'
import {
  borrowing,
  cut,
  disinvestment,
  expenditure,
  fiscal,
  fiscalFromParts,
  fiscalFromRevenue,
  ofGdp,
} from './fiscal-deficit.ts'
import { fiscalFromPrimary, interest, primary, primaryFromBudget, primaryOnDebt } from './primary-deficit.ts'
import {
  effective,
  effectiveFromAccount,
  grants,
  revenue,
  revenueFromTaxes,
  revenueOfFiscal,
} from './revenue-deficit.ts'

/** "Total expenditure is ₹500 crore, revenue receipts ₹300 crore and non-debt capital receipts ₹40 crore. What is the fiscal deficit?" */
export const budgetDeficits = defineGenerator({
  id: 'economy/budget-deficits',
  version: 5,
  concepts: ['fiscal-deficit', 'deficits', 'deficit-numericals', 'disinvestment', 'receipts-and-expenditure'],
  levels: {
    easy: { forms: [fiscal, revenue, primary, effective, fiscalFromPrimary] },
    medium: {
      forms: [
        fiscalFromParts,
        revenueFromTaxes,
        interest,
        expenditure,
        borrowing,
        effectiveFromAccount,
        fiscalFromRevenue,
      ],
    },
    hard: { forms: [ofGdp, primaryFromBudget, primaryOnDebt, revenueOfFiscal, disinvestment, cut, grants] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'fiscal':
        // What is spent and not covered by receipts that create no debt.
        return given.spent - (given.revenue + given.capital)
      case 'fiscal-from-parts':
        return given.day + given.assets - given.revenue - given.loans - given.sales
      case 'fiscal-from-revenue':
        return given.assets - (given.loans + given.sales) + given.gap
      case 'fiscal-from-primary':
        return given.primary + given.interest
      case 'borrowing':
        return given.capital - given.sales - given.loans
      case 'disinvestment':
        return given.day + given.assets - (given.revenue + given.loans + given.fiscal)
      case 'cut': {
        const allowed = (given.gdp / 100) * given.target
        return given.day + given.assets - (given.revenue + given.capital + allowed)
      }
      case 'revenue':
        return given.spent - given.received
      case 'revenue-from-taxes':
        return given.spent - given.fees - given.taxes
      case 'effective':
        return given.gap - given.grants
      case 'effective-from-account':
        return given.spent - given.grants - given.received
      case 'grants':
        return given.spent - (given.taxes + given.fees + given.effective)
      case 'revenue-of-fiscal': {
        const gap = given.day - given.revenue
        return (100 * gap) / (gap + given.assets - given.capital)
      }
      case 'primary':
        return given.fiscal - given.interest
      case 'interest':
        return given.fiscal - given.primary
      case 'of-gdp':
        return (100 * (given.day + given.assets - given.revenue - given.capital)) / given.gdp
      case 'spent':
        return given.fiscal + given.capital + given.revenue
      case 'primary-from-budget':
        return given.day + given.assets - given.interest - given.revenue - given.capital
      case 'primary-on-debt':
        return given.spent - given.debt * (given.rate / 100) - (given.revenue + given.capital)
    }
  },
})
