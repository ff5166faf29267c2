/** Checks every fact table as a whole and prints every problem: node tools/check-content.ts */
import { checkTables } from '@ekagra/content/facts/check-tables'
import { readTable } from '@ekagra/content/facts/read-table'
import { tables } from '@ekagra/content/facts/tables'

const problems = checkTables(tables)
for (const problem of problems) console.error(problem)
const rows = tables.reduce((sum, table) => sum + readTable(table).length, 0)
console.log(`${tables.length} fact tables, ${rows} rows, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
