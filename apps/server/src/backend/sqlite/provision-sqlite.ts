import type { DatabaseSync } from 'node:sqlite'
import { AUTH_TABLES, toSqlite } from '../auth/auth-query.ts'
import { drawFirstAdmin, type FirstAdmin, type NewUser } from '../auth/new-user.ts'
import type { Migration } from '../migrations.ts'
import { LIVE_TABLES } from '../room-store.ts'
import { indexBankSearch } from './index-bank-search.ts'

export function insertUser(database: DatabaseSync, user: NewUser): void {
  database
    .prepare(
      `INSERT INTO "auth.users" (id, aud, role, email, encrypted_password, email_confirmed_at,
         raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       VALUES (?, 'authenticated', 'authenticated', ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      user.id,
      user.email,
      user.passwordHash,
      user.createdAt,
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      user.createdAt,
      user.createdAt,
    )
  database
    .prepare(
      `INSERT INTO "auth.identities" (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
       VALUES (?, 'email', ?, ?, ?, ?, ?)`,
    )
    .run(user.identityId, user.id, user.id, JSON.stringify(user.identityData), user.createdAt, user.createdAt)
}

/** Same columns as the history of the Supabase CLI; SQLite has no schemas, so the dot is part of the name. */
const HISTORY = `
  CREATE TABLE IF NOT EXISTS "supabase_migrations.schema_migrations" (
    version TEXT NOT NULL PRIMARY KEY,
    statements TEXT,
    name TEXT,
    created_by TEXT,
    idempotency_key TEXT,
    rollback TEXT
  );
  CREATE TABLE IF NOT EXISTS "ekagra_private.objects" (
    bucket TEXT NOT NULL,
    key TEXT NOT NULL,
    bytes BLOB NOT NULL,
    type TEXT NOT NULL,
    cache_control TEXT NOT NULL,
    etag TEXT NOT NULL,
    modified TEXT NOT NULL,
    PRIMARY KEY (bucket, key)
  ) WITHOUT ROWID;
`

function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function appliedVersions(database: DatabaseSync): Set<string> {
  const rows = database.prepare('SELECT version FROM "supabase_migrations.schema_migrations"').all()
  return new Set(rows.map(({ version }) => String(version)))
}

function applyMigration(database: DatabaseSync, migration: Migration, script: string): void {
  inTransaction(database, () => {
    if (appliedVersions(database).has(migration.version)) return
    database.exec(script)
    const [orphan] = database.prepare('PRAGMA foreign_key_check').all()
    if (orphan)
      throw new Error(`migration ${migration.version} leaves rows of ${orphan.table} without a parent`)
    database
      .prepare(
        'INSERT INTO "supabase_migrations.schema_migrations" (version, name, statements) VALUES (?, ?, ?)',
      )
      .run(migration.version, migration.name, JSON.stringify([migration.sql]))
  })
}

const ADMIN = `raw_app_meta_data ->> 'role' = 'admin'`
/** Signed in once with the printed password, and never chose another one. */
const LOCKED_OUT = `coalesce(raw_user_meta_data ->> 'must_change_password', 0) AND coalesce(raw_app_meta_data ->> 'one_time_password_used', 0)`

const hasAdmin = (database: DatabaseSync): boolean =>
  database.prepare(`SELECT 1 FROM "auth.users" WHERE ${ADMIN} AND NOT (${LOCKED_OUT})`).get() !== undefined

/** Gives the first admin who is locked out a new one-time password and ends their sessions. False when there is none. */
function renewPassword(database: DatabaseSync, { email, user }: FirstAdmin): boolean {
  const { changes } = database
    .prepare(
      `UPDATE "auth.users" SET encrypted_password = ?, raw_app_meta_data = json_remove(raw_app_meta_data, '$.one_time_password_used')
       WHERE email = ? AND ${ADMIN} AND ${LOCKED_OUT}`,
    )
    .run(user.passwordHash, email)
  for (const table of ['"auth.refresh_tokens"', '"auth.sessions"']) {
    database
      .prepare(`DELETE FROM ${table} WHERE user_id = (SELECT id FROM "auth.users" WHERE email = ?)`)
      .run(email)
  }
  return changes === 1
}

async function ensureAdmin(database: DatabaseSync): Promise<FirstAdmin | undefined> {
  if (hasAdmin(database)) return undefined
  const admin = await drawFirstAdmin()
  return inTransaction(database, () => {
    // Another process may have made one while the password was being hashed.
    if (hasAdmin(database)) return undefined
    if (!renewPassword(database, admin)) insertUser(database, admin.user)
    return admin
  })
}

/**
 * Brings a database file up to date: system tables, migrations, and an admin when there is none.
 * @param scripts the SQLite scripts of the system tables and of each migration, in this order
 */
export async function provisionSqlite(
  database: DatabaseSync,
  migrations: readonly Migration[],
  [system = '', ...scripts]: readonly string[],
): Promise<FirstAdmin | undefined> {
  inTransaction(database, () => {
    database.exec(HISTORY)
    for (const statement of [...AUTH_TABLES, ...LIVE_TABLES]) database.exec(toSqlite(statement))
  })
  inTransaction(database, () => database.exec(system))
  for (const [index, migration] of migrations.entries()) {
    if (!appliedVersions(database).has(migration.version)) {
      applyMigration(database, migration, scripts[index] ?? '')
    }
  }
  inTransaction(database, () => indexBankSearch(database))
  return ensureAdmin(database)
}
