import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import postgres from 'postgres'
import { buildUser } from '../backend/auth/new-user.ts'
import { insertUser as insertIntoPostgres } from '../backend/postgres/provision-postgres.ts'
import { insertUser as insertIntoSqlite } from '../backend/sqlite/provision-sqlite.ts'
import { dataFolder } from './data-folder.ts'
import { createDatabase } from './run-postgres.ts'

const DAY_MS = 86_400_000

export interface TestDatabase {
  /** What makes the server use it. */
  environment: Record<string, string>
  /** Adds an account without a role; nobody can do this over the network. */
  addUser(account: { email: string; password: string }): Promise<void>
  /** Moves the sign-in of all sessions, or what they did last, into the past. */
  ageSessions(column: 'created_at' | 'refreshed_at', days: number): Promise<void>
  /** Moves the moments at which people proved who they are into the past. */
  ageProofs(seconds: number): Promise<void>
  /** How many rows of the tables of accounts still name somebody. */
  countMentions(email: string, userId: string): Promise<number>
  remove(): Promise<void>
}

const ACCOUNT_TABLES = [
  ...['users', 'sessions', 'refresh_tokens', 'identities', 'flow_state', 'audit_log_entries'].map(
    (table) => `auth.${table}`,
  ),
  ...['codes', 'factors', 'challenges', 'recovery_codes'].map((table) => `ekagra_private.${table}`),
]

const aged = (tag: unknown, seconds: number): string =>
  String(tag).replace(/"timestamp":(\d+)/g, (_, at: string) => `"timestamp":${Number(at) - seconds}`)

const mentions = (rows: readonly object[], email: string, userId: string): number =>
  rows.filter((row) => {
    const text = JSON.stringify(row)
    return text.includes(email) || text.includes(userId)
  }).length

async function sqlite(): Promise<TestDatabase> {
  const folder = await dataFolder()
  return {
    environment: { DATA_DIR: folder.path },
    async addUser(account) {
      const database = new DatabaseSync(join(folder.path, 'ekagra.db'))
      insertIntoSqlite(database, await buildUser(account))
      database.close()
    },
    async ageSessions(column, days) {
      const database = new DatabaseSync(join(folder.path, 'ekagra.db'))
      database
        .prepare(`UPDATE "auth.sessions" SET ${column} = ?`)
        .run(new Date(Date.now() - days * DAY_MS).toISOString())
      database.close()
    },
    async ageProofs(seconds) {
      const database = new DatabaseSync(join(folder.path, 'ekagra.db'))
      for (const { id, tag } of database.prepare('SELECT id, tag FROM "auth.sessions"').all()) {
        database.prepare('UPDATE "auth.sessions" SET tag = ? WHERE id = ?').run(aged(tag, seconds), id ?? '')
      }
      database.close()
    },
    async countMentions(email, userId) {
      const database = new DatabaseSync(join(folder.path, 'ekagra.db'))
      const rows = ACCOUNT_TABLES.flatMap((table) => database.prepare(`SELECT * FROM "${table}"`).all())
      database.close()
      return mentions(rows, email, userId)
    },
    remove: folder.remove,
  }
}

async function postgresql(): Promise<TestDatabase> {
  const url = await createDatabase()
  return {
    environment: { DATABASE_URL: url },
    async addUser(account) {
      const sql = postgres(url, { max: 1 })
      await insertIntoPostgres(sql, await buildUser(account))
      await sql.end()
    },
    async ageSessions(column, days) {
      const sql = postgres(url, { max: 1 })
      await sql`update auth.sessions set ${sql(column)} = ${new Date(Date.now() - days * DAY_MS).toISOString()}`
      await sql.end()
    },
    async ageProofs(seconds) {
      const sql = postgres(url, { max: 1 })
      for (const { id, tag } of await sql`select id, tag from auth.sessions`) {
        await sql`update auth.sessions set tag = ${aged(tag, seconds)} where id = ${id}`
      }
      await sql.end()
    },
    async countMentions(email, userId) {
      const sql = postgres(url, { max: 1 })
      const rows = await Promise.all(ACCOUNT_TABLES.map((table) => sql.unsafe(`select * from ${table}`)))
      await sql.end()
      return mentions(rows.flat(), email, userId)
    },
    // It is removed with the whole PostgreSQL at the end of the run.
    remove: () => Promise.resolve(),
  }
}

/** The databases on which everything must work in the same way. */
export const testDatabases = [
  { name: 'SQLite', open: sqlite },
  { name: 'PostgreSQL', open: postgresql },
]
