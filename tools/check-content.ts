/** Checks all fact tables and banks as a whole and prints every problem: node tools/check-content.ts */
import { banks } from '@ekagra/content/bank/banks'
import { checkBanks } from '@ekagra/content/bank/check-banks'
import { readBank } from '@ekagra/content/bank/read-bank'
import { checkTables } from '@ekagra/content/facts/check-tables'
import { readTable } from '@ekagra/content/facts/read-table'
import { tables } from '@ekagra/content/facts/tables'

const [inTables, inBanks] = [checkTables(tables), checkBanks(banks)]
for (const problem of [...inTables, ...inBanks]) console.error(problem)
const rows = tables.reduce((sum, table) => sum + readTable(table).length, 0)
console.log(`${tables.length} fact tables, ${rows} rows, ${inTables.length} problems`)
const questions = banks.reduce((sum, bank) => sum + readBank(bank).length, 0)
console.log(`${banks.length} banks, ${questions} questions, ${inBanks.length} problems`)
process.exitCode = inTables.length + inBanks.length === 0 ? 0 : 1
