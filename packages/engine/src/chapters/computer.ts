import { computerHardware } from '@ekagra/content/bank/computer-hardware'
import { computerSoftware } from '@ekagra/content/bank/computer-software'
import { networksAndSecurity } from '@ekagra/content/bank/networks-and-security'
import { abbreviations } from '@ekagra/content/facts/tables/abbreviations'
import { computerTerms } from '@ekagra/content/facts/tables/computer-terms'
import { askBank } from '../bank/ask-bank.ts'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'bank/computer-hardware': askBank(computerHardware),
  'bank/computer-software': askBank(computerSoftware),
  'bank/networks-and-security': askBank(networksAndSecurity),
  'facts/abbreviations': askTable(abbreviations),
  'facts/computer-terms': askTable(computerTerms),
}
