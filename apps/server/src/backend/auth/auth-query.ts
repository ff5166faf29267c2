/** A value of a statement; moments are texts as ISO 8601 writes them. */
export type SqlValue = string | number | null

/**
 * Runs one statement on either database. It is written as for PostgreSQL: `auth.users`, `$1`, and `$1::json` for a text that is stored as
 * JSON. Only what both databases understand may be used.
 */
export type AuthQuery = (statement: string, ...values: SqlValue[]) => Promise<Record<string, unknown>[]>

/** SQLite has no schemas, so the dot is part of the name of a table. */
export const toSqlite = (statement: string): string =>
  statement
    .replace(/\b(auth|ekagra_private|public)\.(\w+)/g, (_, schema: string, table: string) =>
      schema === 'public' ? table : `"${schema}.${table}"`,
    )
    .replaceAll('::json', '')
    .replace(/\$(\d+)/g, '?$1')

/** A text that was sent as JSON would be stored as JSON text inside JSON. */
export const toPostgres = (statement: string): string => statement.replaceAll('::json', '::text::jsonb')

/** What accounts need and the auth service has no tables for. No role of the data API has any right on them. */
export const AUTH_TABLES = [
  `create table if not exists ekagra_private.settings (name text primary key, value text not null)`,
  // Codes that were sent or shown and not used yet. Neither a code nor a link can be read from it.
  `create table if not exists ekagra_private.codes (
    id text primary key,
    kind text not null,
    email text not null,
    -- Of the account, or of the account that the code will open.
    user_id text not null,
    code_hash text not null,
    link_hash text not null,
    -- What the person chose at sign-up.
    password_hash text not null,
    metadata text not null,
    -- With which the page that asked proves that it is the one that asked.
    challenge text not null,
    tries integer not null,
    created_at text not null
  )`,
  `create index if not exists codes_by_email on ekagra_private.codes (email, kind)`,
  `create index if not exists codes_by_link on ekagra_private.codes (link_hash)`,
  `create table if not exists ekagra_private.factors (
    id text primary key,
    user_id text not null,
    friendly_name text not null,
    status text not null,
    -- Encrypted.
    secret text not null,
    -- The step of time of the last code, so that no code is used twice.
    last_step integer not null,
    created_at text not null,
    updated_at text not null
  )`,
  `create index if not exists factors_by_user on ekagra_private.factors (user_id)`,
  `create table if not exists ekagra_private.challenges (
    id text primary key,
    factor_id text not null,
    user_id text not null,
    expires_at text not null
  )`,
  `create table if not exists ekagra_private.recovery_codes (
    code_hash text primary key,
    user_id text not null
  )`,
  `create index if not exists recovery_codes_by_user on ekagra_private.recovery_codes (user_id)`,
]
