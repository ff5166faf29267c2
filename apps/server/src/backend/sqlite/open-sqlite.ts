import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PersistedDeparseInfo } from '@supabase/lite'
import { StartProblem } from '../../environment.ts'
import { toSqlite } from '../auth/auth-query.ts'
import type { Backend } from '../backend.ts'
import { workAlone } from '../cooperation.ts'
import { type AccountSettings, createEmbeddedBackend } from '../embedded-backend.ts'
import { createSqliteConnection, getAuthSchemaSql, getStorageSchemaSql } from '../lite.ts'
import type { Migration } from '../migrations.ts'
import { type ObjectStore, readObjectRow } from '../storage/object-store.ts'
import type { StorageProblem } from '../storage/storage-problem.ts'
import { damagedDatabase, describeFolderProblem } from './describe-folder-problem.ts'
import { keepRoom } from './keep-room.ts'
import { ensureKeysFile } from './keys-file.ts'
import { lockFolder } from './lock-folder.ts'
import { insertUser, provisionSqlite } from './provision-sqlite.ts'
import { addNewerMigrations } from './read-history.ts'
import { openSqliteAccounts } from './sqlite-accounts.ts'
import { translateToSqlite } from './translation.ts'
import { watchRowsOnSqlite } from './watch-rows.ts'

/**
 * A table without row level security would be open to everybody: everybody has the publishable key.
 * @throws when a migration forgot to enable row level security
 */
function checkRowSecurity(runtime: PersistedDeparseInfo): void {
  const secured = new Set(runtime.rls.tables.map((table) => table.replace(/^public\./, '')))
  const open = Object.keys(runtime.schema ?? {})
    .filter((table) => table.startsWith('public.'))
    .map((table) => table.slice('public.'.length))
    .filter((table) => !secured.has(table))
  if (open.length > 0) throw new Error(`row level security is not enabled on ${open.join(', ')}`)
}

/** Stores files as rows, so that one database file is all there is to back up. */
function storeObjectsInSqlite(database: DatabaseSync): ObjectStore {
  return {
    async read(bucket, key) {
      const found = database
        .prepare(
          'SELECT bytes, type, cache_control, etag, modified FROM "ekagra_private.objects" WHERE bucket = ? AND key = ?',
        )
        .get(bucket, key)
      return found && readObjectRow(found)
    },
    async write(bucket, key, object) {
      database
        .prepare(
          `INSERT OR REPLACE INTO "ekagra_private.objects" (bucket, key, bytes, type, cache_control, etag, modified)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          bucket,
          key,
          object.bytes,
          object.type,
          object.cacheControl,
          object.etag,
          object.modified.toISOString(),
        )
    },
    async remove(bucket, key) {
      database.prepare('DELETE FROM "ekagra_private.objects" WHERE bucket = ? AND key = ?').run(bucket, key)
    },
  }
}

/** For larger files, checking every page would make each start slow. */
const LARGEST_CHECKED = 256 * 1024 * 1024
/** How long a statement waits for another process that is writing. */
const PATIENCE = 'PRAGMA busy_timeout = 5000'

/**
 * Opens the file read-only, so that a damaged one is not changed before somebody tries to rescue it.
 * @returns whether there is a database
 */
async function checkDatabaseFile(path: string): Promise<boolean> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size === 0) return false
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    database.exec(PATIENCE)
    const pragma = size > LARGEST_CHECKED ? 'PRAGMA schema_version' : 'PRAGMA quick_check(1)'
    const [verdict] = Object.values(database.prepare(pragma).get() ?? {})
    if (typeof verdict === 'string' && verdict !== 'ok') throw new StartProblem(damagedDatabase(path))
    return true
  } finally {
    database.close()
  }
}

interface SqliteOptions {
  folder: string
  migrations: readonly Migration[]
  publicUrl: string | undefined
  settings?: AccountSettings | undefined
  /** Gets an error after which things go on. */
  onTrouble?: ((error: unknown) => void) | undefined
  /** Gets the reason why a call was not stored. */
  onNotStored?: ((problem: StorageProblem) => void) | undefined
}

async function open(options: SqliteOptions): Promise<Backend> {
  const {
    folder,
    migrations: known,
    publicUrl,
    settings = { signUp: false },
    onTrouble,
    onNotStored,
  } = options
  // Gives up its reserve when the disk is full: the start needs some room as well.
  const room = keepRoom(folder, () => performance.now())
  room.problem()
  const path = join(folder, 'ekagra.db')
  const isUsed = await checkDatabaseFile(path)
  const migrations = isUsed ? addNewerMigrations(path, known) : known
  const keys = await ensureKeysFile(join(folder, 'keys.json'))

  const system = `${getAuthSchemaSql()}\n;\n${getStorageSchemaSql()}`
  const { scripts, runtime } = await translateToSqlite(
    [system, ...migrations.map(({ sql }) => sql)],
    join(folder, 'translated-migrations.json'),
  )
  checkRowSecurity(runtime)

  // Migrations rebuild tables, so references are checked at the end of each one instead of at each statement.
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  let firstAdmin: Awaited<ReturnType<typeof provisionSqlite>>
  try {
    database.exec(PATIENCE)
    database.exec('PRAGMA journal_mode = WAL')
    firstAdmin = await provisionSqlite(database, migrations, scripts)
  } finally {
    database.close()
  }

  const connection = createSqliteConnection({
    url: path,
    maxBoundParameters: 10_000,
    translation: { deparse: runtime },
  })
  connection.driver.exec(PATIENCE)
  const backend = await createEmbeddedBackend({
    description: `SQLite in ${folder}`,
    connection,
    keys,
    objects: storeObjectsInSqlite(connection.driver),
    accounts: openSqliteAccounts(connection.driver),
    query: async (statement, ...values) => connection.driver.prepare(toSqlite(statement)).all(...values),
    insertUser: async (user) => insertUser(connection.driver, user),
    settings,
    onTrouble,
    publicUrl,
    cooperation: workAlone(Date.now),
    bus: watchRowsOnSqlite(connection.driver),
    storageProblem: room.problem,
    onNotStored(problem) {
      room.lookAgain()
      onNotStored?.(problem)
    },
    isReady: async () => connection.driver.prepare('SELECT 1 FROM "auth.users" LIMIT 1').all().length >= 0,
  })
  return firstAdmin
    ? { ...backend, firstAdmin: { email: firstAdmin.email, password: firstAdmin.password } }
    : backend
}

/**
 * The embedded backend on a SQLite file in the data folder.
 * @throws {StartProblem} when the folder or the file cannot be used
 */
export async function openSqlite(options: SqliteOptions): Promise<Backend> {
  let unlock: (() => void) | undefined
  try {
    await mkdir(options.folder, { recursive: true, mode: 0o700 })
    unlock = lockFolder(options.folder)
    const backend = await open(options)
    return { ...backend, close: () => backend.close().finally(unlock) }
  } catch (error) {
    unlock?.()
    const problem = await describeFolderProblem(error, options.folder)
    throw problem ? new StartProblem(problem, { cause: error }) : error
  }
}
