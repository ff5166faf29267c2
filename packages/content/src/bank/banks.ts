import { ancientAndMedievalHistory } from './ancient-and-medieval-history.ts'
import { bankingAwareness } from './banking-awareness.ts'
import { computerHardware } from './computer-hardware.ts'
import { computerSoftware } from './computer-software.ts'
import type { Bank } from './define-bank.ts'
import { demandAndMarkets } from './demand-and-markets.ts'
import { ecology } from './ecology.ts'
import { environmentalProtection } from './environmental-protection.ts'
import { errorSpotting } from './error-spotting.ts'
import { governmentAndParliament } from './government-and-parliament.ts'
import { incomeAndDevelopment } from './income-and-development.ts'
import { indianGeography } from './indian-geography.ts'
import { modernHistory } from './modern-history.ts'
import { moneyAndPrices } from './money-and-prices.ts'
import { networksAndSecurity } from './networks-and-security.ts'
import { physicalGeography } from './physical-geography.ts'
import { publicFinanceAndTrade } from './public-finance-and-trade.ts'
import { rightsAndConstitution } from './rights-and-constitution.ts'

/** Every bank of written questions, for the check. */
export const banks: readonly Bank[] = [
  errorSpotting,
  incomeAndDevelopment,
  moneyAndPrices,
  publicFinanceAndTrade,
  demandAndMarkets,
  bankingAwareness,
  rightsAndConstitution,
  governmentAndParliament,
  ecology,
  environmentalProtection,
  computerHardware,
  computerSoftware,
  networksAndSecurity,
  physicalGeography,
  indianGeography,
  ancientAndMedievalHistory,
  modernHistory,
]
