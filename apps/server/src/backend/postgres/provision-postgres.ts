import { createHash } from 'node:crypto'
import type { ISql, Sql } from 'postgres'
import { StartProblem } from '../../environment.ts'
import { AUTH_TABLES } from '../auth/auth-query.ts'
import { drawFirstAdmin, type FirstAdmin, type NewUser } from '../auth/new-user.ts'
import { BackendKeys, drawKeys } from '../backend-keys.ts'
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '../lite.ts'
import { type AppliedMigration, findNewerMigrations, type Migration } from '../migrations.ts'
import { LIVE_TABLES } from '../room-store.ts'
import { COOPERATION_TABLES } from './cooperate.ts'
import { BUS_TABLES, ensureRowTriggers } from './notify-bus.ts'

export async function insertUser(sql: ISql, user: NewUser): Promise<void> {
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${user.id}, 'authenticated', 'authenticated', ${user.email}, ${user.passwordHash}, ${user.createdAt},
      ${JSON.stringify(user.appMetadata)}::text::jsonb, ${JSON.stringify(user.userMetadata)}::text::jsonb,
      ${user.createdAt}, ${user.createdAt})`
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (${user.identityId}, 'email', ${user.id}, ${user.id}, ${JSON.stringify(user.identityData)}::text::jsonb,
      ${user.createdAt}, ${user.createdAt})`
}

/** Roles belong to the whole PostgreSQL server, so a start on another database may be creating them at the same time. */
const ROLES = `
  do $$
  declare
    wanted record;
  begin
    for wanted in select * from (values ('anon', ''), ('authenticated', ''), ('service_role', 'bypassrls')) as roles (name, extra)
    loop
      if not exists (select from pg_roles where rolname = wanted.name) then
        begin
          execute format('create role %I nologin %s', wanted.name, wanted.extra);
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
      if not pg_has_role(current_user, wanted.name, 'member') then
        execute format('grant %I to current_user', wanted.name);
      end if;
    end loop;
  end $$;
`

export async function ensureRoles(sql: Sql): Promise<void> {
  await sql.unsafe(ROLES)
}

/** No role of the data API has any right on this schema. */
const PRIVATE = `
  create schema if not exists ekagra_private;
  create table if not exists ekagra_private.settings (name text primary key, value text not null);
  create table if not exists ekagra_private.objects (
    bucket text not null,
    key text not null,
    bytes bytea not null,
    type text not null,
    cache_control text not null,
    etag text not null,
    modified timestamptz not null,
    primary key (bucket, key)
  );
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text,
    created_by text,
    idempotency_key text,
    rollback text[]
  );
`

async function readSetting(sql: ISql, name: string): Promise<string | undefined> {
  const [row] = await sql<{ value: string }[]>`select value from ekagra_private.settings where name = ${name}`
  return row?.value
}

async function writeSetting(sql: ISql, name: string, value: string): Promise<void> {
  await sql`
    insert into ekagra_private.settings (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`
}

/** Even `create if not exists` takes locks that block others, so the script runs only when it has changed. */
async function ensureSystemTables(sql: Sql): Promise<void> {
  const script = [
    SUPABASE_AUTH_HELPERS_SQL,
    getAuthSchemaSql(),
    getStorageSchemaSql(),
    ...AUTH_TABLES,
    ...LIVE_TABLES,
  ].join('\n;\n')
  const fingerprint = createHash('sha256').update(script).digest('hex')
  if ((await readSetting(sql, 'system_tables')) === fingerprint) return
  await sql.begin(async (transaction) => {
    await transaction.unsafe(script)
    await writeSetting(transaction, 'system_tables', fingerprint)
  })
}

/** The library gives the roles of the data API all rights on these schemas; only row policies restrict access. */
async function checkRowSecurity(sql: ISql): Promise<void> {
  const open = await sql<{ relname: string }[]>`
    select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'storage') and relkind in ('r', 'p') and not relrowsecurity
    order by relname`
  if (open.length > 0) {
    throw new Error(`row level security is not enabled on ${open.map(({ relname }) => relname).join(', ')}`)
  }
}

async function applyMigrations(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  const rows = await sql<AppliedMigration[]>`select version, name from supabase_migrations.schema_migrations`
  const applied = new Set(rows.map(({ version }) => version))
  findNewerMigrations(rows, migrations, 'the database in DATABASE_URL')
  for (const migration of migrations.filter(({ version }) => !applied.has(version))) {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(migration.sql)
      // In the same transaction: a table that would be open to everybody is not even made.
      await checkRowSecurity(transaction)
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${migration.version}, ${migration.name}, ${[migration.sql]})`
    })
  }
}

/**
 * Indexes three letters at a time what the bank is searched by. The extension comes with PostgreSQL, but a server may lack it or refuse
 * it; a search then reads every row, as before.
 */
async function indexBankSearch(sql: Sql): Promise<void> {
  await sql.unsafe(`
    do $$
    declare
      place name;
    begin
      if to_regclass('public.bank_questions') is null or to_regclass('public.bank_questions_by_letters') is not null then
        return;
      end if;
      create extension if not exists pg_trgm with schema ekagra_private;
      select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
      execute format(
        'create index bank_questions_by_letters on public.bank_questions using gin (text %1$I.gin_trgm_ops, topic %1$I.gin_trgm_ops)',
        place
      );
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then null;
    end $$;
  `)
}

/** Stored in the database, because all server processes must sign and accept the same sessions. */
async function ensureKeys(sql: Sql): Promise<BackendKeys> {
  const stored = await readSetting(sql, 'keys')
  if (stored !== undefined) return BackendKeys.parse(JSON.parse(stored))
  const keys = await drawKeys()
  await writeSetting(sql, 'keys', JSON.stringify(keys))
  return keys
}

/** Gives the first admin, locked out after one sign-in with the printed password, a new one and ends their sessions. */
async function renewPassword(sql: ISql, { email, user }: FirstAdmin): Promise<boolean> {
  const [renewed] = await sql<{ id: string }[]>`
    update auth.users set encrypted_password = ${user.passwordHash}, raw_app_meta_data = raw_app_meta_data - 'one_time_password_used'
    where email = ${email} and raw_app_meta_data ->> 'role' = 'admin' returning id`
  if (renewed) await sql`delete from auth.sessions where user_id = ${renewed.id}`
  return renewed !== undefined
}

async function ensureAdmin(sql: Sql): Promise<FirstAdmin | undefined> {
  const [admin] = await sql`
    select 1 from auth.users where raw_app_meta_data ->> 'role' = 'admin' and not (
      -- The auth service stores what a user changes as JSON text inside JSON.
      coalesce((case jsonb_typeof(raw_user_meta_data) when 'string' then (raw_user_meta_data #>> '{}')::jsonb
        else raw_user_meta_data end) ->> 'must_change_password', 'false') = 'true'
      and coalesce(raw_app_meta_data ->> 'one_time_password_used', 'false') = 'true') limit 1`
  if (admin) return undefined
  const first = await drawFirstAdmin()
  await sql.begin(async (transaction) => {
    if (!(await renewPassword(transaction, first))) await insertUser(transaction, first.user)
  })
  return first
}

/** Brings a database up to date. The caller holds a lock, so only one process at a time does this. */
export async function provisionPostgres(sql: Sql, migrations: readonly Migration[]) {
  const [supabase] = await sql`select to_regclass('auth.schema_migrations') as found`
  if (supabase?.found) {
    throw new StartProblem(
      'DATABASE_URL points into a Supabase, which brings its own auth and storage. Put SUPABASE_URL and its two keys instead',
    )
  }
  await ensureRoles(sql)
  await sql.unsafe(PRIVATE)
  await sql.unsafe(COOPERATION_TABLES)
  await sql.unsafe(BUS_TABLES)
  await ensureSystemTables(sql)
  await applyMigrations(sql, migrations)
  await indexBankSearch(sql)
  await ensureRowTriggers(sql)
  await checkRowSecurity(sql)
  return { keys: await ensureKeys(sql), firstAdmin: await ensureAdmin(sql) }
}
