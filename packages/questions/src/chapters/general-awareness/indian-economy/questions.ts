import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { bankingAndTaxTerms } from './banking-and-tax-terms.bank.ts'
import { budgetDeficits } from './budget-deficits/budget-deficits.ts'
import { economyInDepth } from './economy-in-depth.bank.ts'
import { economyStatements } from './economy-statements.bank.ts'
import { economyTerms } from './economy-terms.table.ts'
import { fiveYearPlans } from './five-year-plans.table.ts'
import { incomeAndDevelopment } from './income-and-development.bank.ts'
import { moneyAndPrices } from './money-and-prices.bank.ts'
import { nationalAccounts } from './national-accounts/national-accounts.ts'
import { plansPricesAndTaxes } from './plans-prices-and-taxes.bank.ts'
import { publicFinanceAndTrade } from './public-finance-and-trade.bank.ts'

export const generators = {
  'bank/plans-prices-and-taxes': askBank(plansPricesAndTaxes),
  'economy/budget-deficits': budgetDeficits,
  'economy/national-accounts': nationalAccounts,
  'bank/banking-and-tax-terms': askBank(bankingAndTaxTerms),
  'bank/economy-statements': askBank(economyStatements),
  'bank/income-and-development': askBank(incomeAndDevelopment),
  'bank/money-and-prices': askBank(moneyAndPrices),
  'bank/public-finance-and-trade': askBank(publicFinanceAndTrade),
  'bank/economy-in-depth': askBank(economyInDepth),
  'facts/five-year-plans': askTable(fiveYearPlans),
  'facts/economy-terms': askTable(economyTerms),
}

export const notes = () => import('./notes.ts')
