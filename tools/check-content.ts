/** Checks all fact tables and banks as a whole and prints every problem: node tools/check-content.ts */
import { loadBanks, loadTables } from '@ekagra/questions/chapters/catalogue'
import { checkBanks } from '@ekagra/questions/chapters/check-banks'
import { checkTables } from '@ekagra/questions/chapters/check-tables'
import { readBank } from '@ekagra/questions/kit/bank/read-bank'
import { readTable } from '@ekagra/questions/kit/facts/read-table'

const [tables, banks] = await Promise.all([loadTables(), loadBanks()])
const [inTables, inBanks] = [checkTables(tables), checkBanks(banks)]
for (const problem of [...inTables, ...inBanks]) console.error(problem)
const rows = tables.reduce((sum, table) => sum + readTable(table).length, 0)
console.log(`${tables.length} fact tables, ${rows} rows, ${inTables.length} problems`)
const questions = banks.reduce((sum, bank) => sum + readBank(bank).length, 0)
console.log(`${banks.length} banks, ${questions} questions, ${inBanks.length} problems`)
process.exitCode = inTables.length + inBanks.length === 0 ? 0 : 1
