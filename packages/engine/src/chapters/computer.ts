import { computerHardware } from '@ekagra/content/bank/computer-hardware'
import { computerSoftware } from '@ekagra/content/bank/computer-software'
import { networksAndSecurity } from '@ekagra/content/bank/networks-and-security'
import { abbreviations } from '@ekagra/content/facts/tables/abbreviations'
import { computerTerms } from '@ekagra/content/facts/tables/computer-terms'
import { fileExtensions } from '@ekagra/content/facts/tables/file-extensions'
import { shortcuts } from '@ekagra/content/facts/tables/shortcuts'
import { askBank } from '../bank/ask-bank.ts'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/file-extensions': askTable(fileExtensions),
  'facts/shortcuts': askTable(shortcuts),
  'bank/computer-hardware': askBank(computerHardware),
  'bank/computer-software': askBank(computerSoftware),
  'bank/networks-and-security': askBank(networksAndSecurity),
  'facts/abbreviations': askTable(abbreviations),
  'facts/computer-terms': askTable(computerTerms),
}
