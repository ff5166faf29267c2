/**
 * `npm run backup [-- <folder>]`: copies everything that the server stores into a new folder, while it may go on running. Which database it is, the
 * environment says, as for the server.
 */
import { resolve } from 'node:path'
import { backUpPostgres } from '../apps/server/src/backend/postgres/backup-postgres.ts'
import { backUpSqlite } from '../apps/server/src/backend/sqlite/backup-sqlite.ts'
import { readEnvironment } from '../apps/server/src/environment.ts'
import { findPostgresClients } from './find-postgres.mjs'
import { reportProblems } from './report-problems.ts'

process.umask(0o077)
await reportProblems(async () => {
  const { DATABASE_URL, DATA_DIR, SUPABASE_URL } = readEnvironment(process.env)
  if (SUPABASE_URL) throw new Error('a Supabase has backups of its own: see its dashboard, or use pg_dump')
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = resolve(process.argv[2] ?? `backups/ekagra-${moment}`)
  if (DATABASE_URL) await backUpPostgres(DATABASE_URL, target, findPostgresClients())
  else await backUpSqlite(DATA_DIR, target)
  console.log(
    `ekagra: everything is in ${target}. It holds keys and password hashes: keep it as safe as the server.`,
  )
})
