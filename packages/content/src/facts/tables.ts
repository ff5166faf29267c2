import type { FactTable } from './define-table.ts'
import { importantDays } from './tables/important-days.ts'

/** Every table, for the check. The engine loads each with its chapter: nothing that learners run may import this file. */
export const tables: readonly FactTable[] = [importantDays]
