import { execFile } from 'node:child_process'
import { access, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { StartProblem } from '../../environment.ts'
import { ensureRoles } from './provision-postgres.ts'

const run = promisify(execFile)

const DUMP = 'ekagra.dump'

/** What matters for minutes only, or for the hours of a live quiz. */
const PASSING_TABLES = [
  'leases',
  'relayed_items',
  'rate_limits',
  'sign_in_failures',
  'bus_messages',
  'live_rooms',
]

/** In variables, because everybody on the machine can read the arguments of a program, and the address holds a password. */
function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const variables: Record<string, string> = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

/** @throws {StartProblem} with what the program says */
async function runProgram(path: string, options: string[], url: string): Promise<void> {
  try {
    await run(path, options, { env: { PATH: process.env.PATH, ...connectionVariables(url) } })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new StartProblem(`${path} failed: ${said.split('\n').slice(0, 3).join(' ')}`)
  }
}

/**
 * Dumps the database into a new folder while servers may go on; the dump is of one moment.
 * @param programs the folder of pg_dump
 * @throws {StartProblem}
 */
export async function backUpPostgres(url: string, target: string, programs: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  if ((await readdir(target)).length > 0)
    throw new StartProblem(`${target} is not empty. Name another folder for the backup`)
  await runProgram(
    join(programs, 'pg_dump'),
    [
      '--format=custom',
      '--no-owner',
      ...PASSING_TABLES.map((table) => `--exclude-table-data=ekagra_private.${table}`),
      `--file=${join(target, DUMP)}`,
    ],
    url,
  )
}

/**
 * Puts a dump into an empty database, all of it or nothing.
 * @param programs the folder of pg_restore
 * @throws {StartProblem}
 */
export async function restorePostgres(source: string, url: string, programs: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const [used] =
      await sql`select 1 from pg_namespace where nspname in ('ekagra_private', 'auth', 'storage')`
    if (used)
      throw new StartProblem(
        'the database in DATABASE_URL is not empty. Create another one and put its address',
      )
    await ensureRoles(sql)
  } finally {
    await sql.end()
  }
  const { PGDATABASE = '' } = connectionVariables(url)
  await runProgram(
    join(programs, 'pg_restore'),
    ['--no-owner', '--single-transaction', '--exit-on-error', `--dbname=${PGDATABASE}`, join(source, DUMP)],
    url,
  )
}

/** Whether a folder holds a dump. */
export const isPostgresBackup = (folder: string): Promise<boolean> =>
  access(join(folder, DUMP)).then(
    () => true,
    () => false,
  )
