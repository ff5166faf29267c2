/**
 * The list of questions in the admin area over 100,000 rows: pages, filters and search through the real server, on SQLite and on
 * PostgreSQL. Prints the median and the 95th percentile in milliseconds; the goal is 150 ms for every query.
 *   node bench/admin-questions.ts [sqlite|postgres]
 */
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFolder } from '../apps/server/src/testing/data-folder.ts'
import { insertRows } from '../apps/server/src/testing/insert-rows.ts'
import { runPostgres } from '../apps/server/src/testing/run-postgres.ts'
import { openFirstAdmin, runServer } from '../apps/server/src/testing/run-server.ts'
import {
  type BankQuery,
  countBankQuestions,
  findCandidates,
  listBankQuestions,
} from '../apps/web/src/features/admin/questions/list-bank-questions.ts'
import { findPostgres } from '../tools/find-postgres.mjs'

const ROWS = 100_000
const TURNS = 40
const GOAL_MS = 150
const START = Date.parse('2026-01-01T00:00:00Z')

const TOPICS = [
  'Percentage',
  'Time and Work',
  'Indian Polity',
  'Modern History',
  'Synonyms',
  'Ohm’s Law',
  'Rivers',
]
const STATUSES = ['published', 'published', 'published', 'draft', 'archived']
const LEVELS = ['easy', 'medium', 'hard']
const of = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** Row number `index` of the bank; one in a thousand has a rare word. */
function rowOf(index: number) {
  const topic = of(TOPICS, index)
  const rare = index % 1000 === 0 ? ' of the zamorin' : ''
  return {
    id: randomUUID(),
    topic,
    topic_key: topic.toLowerCase(),
    text: `Question ${index}: what follows from statement ${index * 7} about ${topic.toLowerCase()}${rare}, if nothing else is known of it?`,
    options: [`${index}`, `${index + 1}`, `${index + 2}`, `${index + 3}`],
    correct_index: index % 4,
    explanation: `Statement ${index * 7} says so in its second part, and the others do not.`,
    difficulty: of(LEVELS, index),
    status: of(STATUSES, index),
    created_at: new Date(START + index * 60_000).toISOString(),
  }
}

function fillSqlite(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('BEGIN')
  const insert = database.prepare(
    `INSERT INTO bank_questions (id, topic, topic_key, text, options, correct_index, explanation, difficulty, status, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (let index = 0; index < ROWS; index += 1) {
    const row = rowOf(index)
    insert.run(...Object.values({ ...row, options: JSON.stringify(row.options) }))
  }
  database.exec('COMMIT')
  database.exec('ANALYZE')
  database.close()
}

const ALL: BankQuery = { search: '', status: 'all', difficulty: 'all', sort: 'newest', page: 0 }
const QUERIES: Record<string, BankQuery> = {
  'first page': ALL,
  'page 400': { ...ALL, page: 399 },
  'last page': { ...ALL, page: 3999 },
  'by topic': { ...ALL, sort: 'topic' },
  drafts: { ...ALL, status: 'draft' },
  'hard drafts, oldest first': { ...ALL, status: 'draft', difficulty: 'hard', sort: 'oldest' },
  'search, common word': { ...ALL, search: 'polity' },
  'search, rare word': { ...ALL, search: 'zamorin' },
  'search, page 4 of a rare word': { ...ALL, search: 'zamorin', page: 3 },
  'search, no match': { ...ALL, search: 'quidditch' },
  'search in drafts, no match': { ...ALL, search: 'quidditch', status: 'draft' },
  'search by topic, no match': { ...ALL, search: 'quidditch', sort: 'topic' },
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

async function measure(work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  await work()
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { p50: at(times, 0.5), p95: at(times, 0.95) }
}

let missed = 0

function printRow(what: string, label: string, { p50, p95 }: { p50: number; p95: number }): void {
  if (p95 > GOAL_MS) missed += 1
  console.log(
    `${what.padEnd(6)}${label.padEnd(32)}median ${p50.toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms${p95 > GOAL_MS ? '   over the goal' : ''}`,
  )
}

async function report(name: string, environment: Record<string, string>, fill: () => Promise<void> | void) {
  const server = await runServer(environment)
  try {
    const { client } = await openFirstAdmin(server)
    await fill()
    console.log(`-- ${name}, ${ROWS} questions (load ${loadavg()[0]?.toFixed(1)})`)
    const alone = await measure(async () => {
      await client.from('category_prompts').select('category').limit(1).throwOnError()
    })
    console.log(
      `for comparison, one row of a small table: median ${alone.p50.toFixed(0)} ms, p95 ${alone.p95.toFixed(0)} ms`,
    )
    const near = await measure(() => findCandidates(client, rowOf(ROWS / 2).text))
    printRow('near', 'questions nearly like one', near)
    for (const [label, query] of Object.entries(QUERIES)) {
      for (const [what, work] of [
        ['list', () => listBankQuestions(client, query)],
        ['count', () => countBankQuestions(client, query)],
      ] as const) {
        if (what === 'count' && (query.page > 0 || query.sort !== 'newest' || query.search !== '')) continue
        printRow(what, label, await measure(work))
      }
    }
  } finally {
    await server.stop()
  }
}

const [only] = process.argv.slice(2)
if (only !== 'postgres') {
  const folder = await dataFolder()
  await report('SQLite', { DATA_DIR: folder.path }, () => fillSqlite(join(folder.path, 'ekagra.db')))
  await folder.remove()
}
if (only !== 'sqlite') {
  process.env.POSTGRES_BIN ??= findPostgres() ?? ''
  const cluster = await runPostgres()
  const url = await cluster.createDatabase()
  await report('PostgreSQL', { DATABASE_URL: url }, () => insertRows(url, 'bank_questions', ROWS, rowOf))
  await cluster.remove()
}
console.log(
  missed === 0 ? `Every query is under ${GOAL_MS} ms.` : `${missed} queries are over ${GOAL_MS} ms.`,
)
process.exit(missed === 0 ? 0 : 1)
