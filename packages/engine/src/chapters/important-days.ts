import { importantDays } from '@ekagra/content/facts/tables/important-days'
import { askTable } from '../shapes/ask-table.ts'

export const generators = { 'facts/important-days': askTable(importantDays) }
