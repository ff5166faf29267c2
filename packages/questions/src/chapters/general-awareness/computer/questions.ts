import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { abbreviations } from './abbreviations.table.ts'
import { computerHardware } from './computer-hardware.bank.ts'
import { computerPairs } from './computer-pairs.bank.ts'
import { computerSoftware } from './computer-software.bank.ts'
import { computerTerms } from './computer-terms.table.ts'
import { fileExtensions } from './file-extensions.table.ts'
import { networksAndSecurity } from './networks-and-security.bank.ts'
import { networksKeysAndFunctions } from './networks-keys-and-functions.bank.ts'
import { officeAndInternet } from './office-and-internet.bank.ts'
import { shortcuts } from './shortcuts.table.ts'

export const generators = {
  'bank/computer-pairs': askBank(computerPairs),
  'bank/networks-keys-and-functions': askBank(networksKeysAndFunctions),
  'facts/file-extensions': askTable(fileExtensions),
  'facts/shortcuts': askTable(shortcuts),
  'bank/computer-hardware': askBank(computerHardware),
  'bank/computer-software': askBank(computerSoftware),
  'bank/networks-and-security': askBank(networksAndSecurity),
  'facts/abbreviations': askTable(abbreviations),
  'facts/computer-terms': askTable(computerTerms),
  'bank/office-and-internet': askBank(officeAndInternet),
}

export const notes = () => import('./notes.ts')
