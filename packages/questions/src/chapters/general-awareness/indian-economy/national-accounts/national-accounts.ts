import { defineGenerator } from '../../../../kit/define-generator.ts'
import {
  backToGdp,
  depreciation,
  factorCost,
  gnp,
  gnpAtFactorCost,
  marketPrice,
  nationalIncome,
  ndp,
  netFactorIncome,
  nnp,
  subsidies,
} from './aggregates.ts'
import { deflator, inflation, nominalGdp, perCapita, realGdp, realGrowth, realPerCapita } from './prices.ts'
import { chain, gdpByIncomes, incomeBySpending, incomes, spending, valueAdded } from './three-methods.ts'

/** "The GDP of a country is 900, depreciation 60 and net factor income from abroad −20. What is its NNP?" */
export const nationalAccounts = defineGenerator({
  id: 'economy/national-accounts',
  version: 2,
  concepts: [
    'national-income-numericals',
    'national-income',
    'gdp-and-gnp',
    'gdp-deflator',
    'national-income-methods',
  ],
  levels: {
    easy: { forms: [gnp, ndp, deflator, perCapita, depreciation, nominalGdp] },
    medium: {
      forms: [
        nnp,
        spending,
        realGdp,
        factorCost,
        netFactorIncome,
        marketPrice,
        gnpAtFactorCost,
        incomes,
        chain,
      ],
    },
    hard: {
      forms: [
        nationalIncome,
        backToGdp,
        valueAdded,
        subsidies,
        gdpByIncomes,
        incomeBySpending,
        realPerCapita,
        realGrowth,
        inflation,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'gnp':
        return given.gdp + given.earned - given.paid
      case 'ndp':
        return given.gdp - given.worn
      case 'nnp':
        return given.gdp + given.abroad - given.worn
      case 'depreciation':
        return given.gross - given.net
      case 'net-factor-income': {
        const abroad = given.net - (given.gdp - given.worn)
        return given.isEarned ? abroad : -abroad
      }
      case 'factor-cost':
        return given.product + given.subsidies - given.taxes
      case 'market-price':
        return given.product - given.subsidies + given.taxes
      case 'gnp-at-factor-cost':
        return given.gdp - given.net + given.abroad
      case 'subsidies':
        return given.income - (given.gdp + given.abroad - given.worn - given.taxes)
      case 'spending':
        return given.homes + given.firms + given.state + given.exports - given.imports
      case 'incomes':
        return given.profit + given.interest + given.rent + given.wages
      case 'gdp-by-incomes':
        return given.net + given.worn + given.profit + given.interest + given.rent + given.wages
      case 'income-by-spending':
        return (
          given.homes + given.firms + given.state + given.netExports + given.abroad - (given.worn + given.net)
        )
      case 'chain':
        // The value of all final goods; the solution adds up what each stage adds.
        return given.final
      case 'deflator':
        return (given.nominal / given.real) * 100
      case 'real':
        return given.nominal / (given.deflator / 100)
      case 'nominal':
        return (given.deflator / 100) * given.real
      case 'per-capita':
        return given.income / given.people
      case 'real-per-capita':
        return ((given.nominal / given.people) * 100) / given.level
      case 'real-growth':
        return ((given.after * 10000) / given.level - given.before * 100) / given.before
      case 'inflation':
        return (100 * given.later * given.real) / (given.now * given.nominal) - 100
      case 'national-income':
        return given.gdp - given.worn + given.abroad - (given.taxes - given.subsidies)
      case 'back-to-gdp':
        return given.income + given.taxes + given.worn - given.abroad
      case 'value-added':
        return given.sales + (given.closing - given.opening) - given.bought
    }
  },
})
