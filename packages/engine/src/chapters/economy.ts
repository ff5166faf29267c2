import { bankingAwareness } from '@ekagra/content/bank/banking-awareness'
import { demandAndMarkets } from '@ekagra/content/bank/demand-and-markets'
import { incomeAndDevelopment } from '@ekagra/content/bank/income-and-development'
import { moneyAndPrices } from '@ekagra/content/bank/money-and-prices'
import { publicFinanceAndTrade } from '@ekagra/content/bank/public-finance-and-trade'
import { banks } from '@ekagra/content/facts/tables/banks'
import { economyTerms } from '@ekagra/content/facts/tables/economy-terms'
import { fiveYearPlans } from '@ekagra/content/facts/tables/five-year-plans'
import { askBank } from '../bank/ask-bank.ts'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'bank/income-and-development': askBank(incomeAndDevelopment),
  'bank/money-and-prices': askBank(moneyAndPrices),
  'bank/public-finance-and-trade': askBank(publicFinanceAndTrade),
  'bank/demand-and-markets': askBank(demandAndMarkets),
  'bank/banking-awareness': askBank(bankingAwareness),
  'facts/five-year-plans': askTable(fiveYearPlans),
  'facts/banks': askTable(banks),
  'facts/economy-terms': askTable(economyTerms),
}
