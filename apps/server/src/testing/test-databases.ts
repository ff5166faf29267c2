import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import postgres from 'postgres'
import { buildUser } from '../backend/new-user.ts'
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
  remove(): Promise<void>
}

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
    // It is removed with the whole PostgreSQL at the end of the run.
    remove: () => Promise.resolve(),
  }
}

/** The databases on which everything must work in the same way. */
export const testDatabases = [
  { name: 'SQLite', open: sqlite },
  { name: 'PostgreSQL', open: postgresql },
]
