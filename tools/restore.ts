/** `npm run restore -- <folder>`: puts a backup into an empty data folder or database, which the environment names as for the server. */
import { resolve } from 'node:path'
import { isPostgresBackup, restorePostgres } from '../apps/server/src/backend/postgres/backup-postgres.ts'
import { isSqliteBackup, restoreSqlite } from '../apps/server/src/backend/sqlite/backup-sqlite.ts'
import { readEnvironment } from '../apps/server/src/environment.ts'
import { findPostgresClients } from './find-postgres.mjs'
import { reportProblems } from './report-problems.ts'

process.umask(0o077)
await reportProblems(async () => {
  const [given] = process.argv.slice(2)
  if (given === undefined) throw new Error('name the folder of the backup: npm run restore -- <folder>')
  const source = resolve(given)
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env)
  if (DATABASE_URL) {
    if (!(await isPostgresBackup(source))) throw new Error(`${source} holds no backup of a PostgreSQL`)
    await restorePostgres(source, DATABASE_URL, findPostgresClients())
  } else {
    if (!(await isSqliteBackup(source))) throw new Error(`${source} holds no backup of a data folder`)
    await restoreSqlite(source, DATA_DIR)
  }
  console.log('ekagra: everything is back. Start the server, and sign in to see it.')
})
