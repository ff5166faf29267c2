import { abbreviations } from '@ekagra/content/facts/tables/abbreviations'
import { computerTerms } from '@ekagra/content/facts/tables/computer-terms'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/abbreviations': askTable(abbreviations),
  'facts/computer-terms': askTable(computerTerms),
}
