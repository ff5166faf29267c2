/**
 * Writes docs/contract-coverage.md: which test covers which statement of docs/contract.md.
 *
 *   node tools/contract/contract-coverage.mjs            write it; fails if a statement lost its last test
 *   node tools/contract/contract-coverage.mjs --lose     write it even then
 *   node tools/contract/contract-coverage.mjs --check    write nothing; fail if it is not up to date
 *   ... --root <folder>                         use another folder than this repository
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { root as repository } from '../paths.mjs'
import { heldIds, matchTests, readContract, writeTable } from './contract-table.mjs'

const TEST_FOLDERS = ['apps', 'e2e', 'packages', 'supabase', 'tools']
const TEST_FILE = /\.(test\.tsx?|spec\.ts)$/
const NOT_OURS = new Set(['node_modules', 'dist', '.cache'])

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, lose: { type: 'boolean' }, root: { type: 'string' } },
})
const root = values.root ?? repository
const tablePath = join(root, 'docs', 'contract-coverage.md')

const statements = readContract(readFileSync(join(root, 'docs', 'contract.md'), 'utf8'))
const { holders, unknown } = matchTests(statements, readTestFiles())
const table = writeTable(statements, holders)
const written = existsSync(tablePath) ? readFileSync(tablePath, 'utf8') : ''
const now = heldIds(table)
const lost = [...heldIds(written)].filter((id) => !now.has(id))

const problems = [
  ...unknown.map((name) => `no statement of the contract has the id ${name}`),
  ...(values.lose ? [] : lost.map((id) => `${id} had a test and has none now`)),
  ...(values.check && table !== written
    ? ['docs/contract-coverage.md is not up to date: run node tools/contract/contract-coverage.mjs']
    : []),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else if (!values.check) writeFileSync(tablePath, table)
console.log(`${now.size} of ${statements.length} statements are held by a test`)

function readTestFiles() {
  return TEST_FOLDERS.flatMap((folder) => listTestFiles(join(root, folder))).map((path) => ({
    file: relative(root, path).split(sep).join('/'),
    source: readFileSync(path, 'utf8'),
  }))
}

/** @param {string} folder @returns {string[]} */
function listTestFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listTestFiles(path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })
}
