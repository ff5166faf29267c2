import { setTimeout } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { StartProblem } from '../../environment.ts'
import { toPostgres } from '../auth/auth-query.ts'
import type { Backend } from '../backend.ts'
import { type AccountSettings, createEmbeddedBackend } from '../embedded-backend.ts'
import { createPostgresConnection } from '../lite.ts'
import type { Migration } from '../migrations.ts'
import { type ObjectStore, readObjectRow } from '../storage/object-store.ts'
import type { StorageProblem } from '../storage/storage-problem.ts'
import { cooperateOnPostgres } from './cooperate.ts'
import { describePostgresProblem, postgresLocation } from './describe-postgres-problem.ts'
import { openNotifyBus } from './notify-bus.ts'
import { openPostgresAccounts } from './postgres-accounts.ts'
import { insertUser, provisionPostgres } from './provision-postgres.ts'

/** Stores files as rows, so that every server process sees the same files. */
function storeObjectsInPostgres(sql: Sql): ObjectStore {
  return {
    async read(bucket, key) {
      const [found] = await sql`
        select bytes, type, cache_control, etag, modified::text
        from ekagra_private.objects where bucket = ${bucket} and key = ${key}`
      return found && readObjectRow(found)
    },
    async write(bucket, key, { bytes, type, cacheControl, etag, modified }) {
      await sql`
        insert into ekagra_private.objects (bucket, key, bytes, type, cache_control, etag, modified)
        values (${bucket}, ${key}, ${Buffer.from(bytes)}, ${type}, ${cacheControl}, ${etag}, ${modified.toISOString()})
        on conflict (bucket, key) do update set bytes = excluded.bytes, type = excluded.type,
          cache_control = excluded.cache_control, etag = excluded.etag, modified = excluded.modified`
    },
    async remove(bucket, key) {
      await sql`delete from ekagra_private.objects where bucket = ${bucket} and key = ${key}`
    },
  }
}

/** Any number that all versions of Ekagra share and no other program uses. */
const START_LOCK = 7_205_759_403_792

const CONNECTION = {
  connect_timeout: 5,
  onnotice: () => undefined,
  connection: { application_name: 'ekagra' },
}
/** Longer than any normal request; one that hangs must not keep a connection for ever. */
const STATEMENT_TIMEOUT_MS = 15_000
const READY_TIMEOUT_MS = 2000
/** For what the processes do together: apart from the requests, so that neither waits for the other. */
const COOPERATION_CONNECTIONS = 3
const COOPERATION_TIMEOUT_MS = 5000

interface PostgresOptions {
  url: string
  migrations: readonly Migration[]
  publicUrl: string | undefined
  settings?: AccountSettings | undefined
  /** Gets an error after which things go on; a renewal that failed, for example. */
  onTrouble?: ((error: unknown) => void) | undefined
  /** Gets the reason why a call was not stored. */
  onNotStored?: ((problem: StorageProblem) => void) | undefined
}

async function open({
  url,
  migrations,
  publicUrl,
  settings = { signUp: false },
  onTrouble = () => undefined,
  onNotStored,
}: PostgresOptions): Promise<Backend> {
  const sql = postgres(url, { ...CONNECTION, max: 1 })
  try {
    await sql`select pg_advisory_lock(${START_LOCK})`
    const { keys, firstAdmin } = await provisionPostgres(sql, migrations)

    const connection = createPostgresConnection({
      url,
      postgresOptions: {
        ...CONNECTION,
        connection: { ...CONNECTION.connection, statement_timeout: STATEMENT_TIMEOUT_MS },
      },
    })
    const cooperation = await cooperateOnPostgres(
      postgres(url, {
        ...CONNECTION,
        max: COOPERATION_CONNECTIONS,
        connection: { ...CONNECTION.connection, statement_timeout: COOPERATION_TIMEOUT_MS },
      }),
      onTrouble,
    )
    const bus = openNotifyBus(
      () =>
        postgres(url, {
          ...CONNECTION,
          max: 1,
          connection: { ...CONNECTION.connection, statement_timeout: COOPERATION_TIMEOUT_MS },
        }),
      onTrouble,
    )
    const ping = async () => (await connection.driver`select 1 as answer`).length === 1
    const backend = await createEmbeddedBackend({
      description: `PostgreSQL at ${postgresLocation(url)}`,
      connection,
      keys,
      objects: storeObjectsInPostgres(connection.driver),
      accounts: openPostgresAccounts(connection.driver),
      query: async (statement, ...values) => [
        ...(await connection.driver.unsafe(toPostgres(statement), values)),
      ],
      insertUser: (user) =>
        connection.driver.begin((transaction) => insertUser(transaction, user)).then(() => undefined),
      settings,
      onTrouble,
      publicUrl,
      cooperation,
      bus,
      onNotStored,
      isReady: () => Promise.race([ping(), setTimeout(READY_TIMEOUT_MS, false, { ref: false })]),
    })
    // The library grants rights on the first request, which fails when two processes do it at once; so it is done here, under the lock.
    const first = new Request('http://localhost/rest/v1/category_prompts?select=category&limit=1', {
      headers: { apikey: keys.publishableKey },
    })
    await backend.handle?.(first)
    return firstAdmin
      ? { ...backend, firstAdmin: { email: firstAdmin.email, password: firstAdmin.password } }
      : backend
  } finally {
    await sql.end()
  }
}

/**
 * The embedded backend on a PostgreSQL, which any number of server processes may share.
 * @throws {StartProblem} when it cannot be reached or used
 */
export async function openPostgres(options: PostgresOptions): Promise<Backend> {
  try {
    return await open(options)
  } catch (error) {
    const problem = describePostgresProblem(error, options.url)
    throw problem ? new StartProblem(problem, { cause: error }) : error
  }
}
