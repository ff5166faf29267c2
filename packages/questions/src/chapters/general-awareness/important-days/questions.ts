import { askTable } from '../../../kit/facts/ask-table.ts'
import { importantDays } from './important-days.table.ts'

export const generators = { 'facts/important-days': askTable(importantDays) }

export const notes = () => import('./notes.ts')
