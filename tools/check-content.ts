/** Checks every fact table as a whole and prints every problem, and which chapters want notes: node tools/check-content.ts */
import { checkTables } from '@ekagra/content/facts/check-tables'
import { readTable } from '@ekagra/content/facts/read-table'
import { tables } from '@ekagra/content/facts/tables'
import { chapterNotes } from '@ekagra/content/notes/catalogue'
import { chapters } from '@ekagra/content/syllabus/syllabus'

const problems = checkTables(tables)
for (const problem of problems) console.error(problem)
const rows = tables.reduce((sum, table) => sum + readTable(table).length, 0)
console.log(`${tables.length} fact tables, ${rows} rows, ${problems.length} problems`)
// Such chapters are served from their generators and tables alone, which is allowed: no problem, but worth knowing.
const unwritten = Object.keys(chapters).filter((id) => !(id in chapterNotes))
console.log(`Chapters without written notes: ${unwritten.join(', ') || 'none'}`)
process.exitCode = problems.length === 0 ? 0 : 1
