import { askBank } from '../../../kit/bank/ask-bank.ts'
import { actsOfOrderAndTrade } from './acts-of-order-and-trade.bank.ts'
import { actsOfProtection } from './acts-of-protection.bank.ts'
import { agenciesAndCodes } from './agencies-and-codes.bank.ts'
import { auditsChartersAndPatents } from './audits-charters-and-patents.bank.ts'
import { commissions } from './commissions.bank.ts'
import { lawsOfDignity } from './laws-of-dignity.bank.ts'
import { pollsDistrictsAndWork } from './polls-districts-and-work.bank.ts'
import { societyAndOrder } from './society-and-order.bank.ts'

export const generators = {
  'bank/acts-of-protection': askBank(actsOfProtection),
  'bank/laws-of-dignity': askBank(lawsOfDignity),
  'bank/acts-of-order-and-trade': askBank(actsOfOrderAndTrade),
  'bank/agencies-and-codes': askBank(agenciesAndCodes),
  'bank/polls-districts-and-work': askBank(pollsDistrictsAndWork),
  'bank/society-and-order': askBank(societyAndOrder),
  'bank/audits-charters-and-patents': askBank(auditsChartersAndPatents),
  'bank/commissions': askBank(commissions),
}

export const notes = () => import('./notes.ts')
