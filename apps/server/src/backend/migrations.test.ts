import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dataFolder, MIGRATIONS } from '../testing/data-folder.ts'
import { createDatabase, postgresIsSkipped } from '../testing/run-postgres.ts'
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts'
import type { Backend } from './backend.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

vi.setConfig({ testTimeout: 120_000 })

const NOTICES: Migration = {
  version: '20990101000000',
  name: 'notices',
  sql: `create table public.notices (id bigint primary key, text text not null);
    alter table public.notices enable row level security;
    create policy "everybody reads" on public.notices for select to anon, authenticated using (true);
    insert into public.notices values (1, 'first');`,
}
const EXTENDED: Migration = {
  version: '20990101000001',
  name: 'extend_notices',
  sql: `alter table public.notices add column is_urgent boolean not null default false;
    insert into public.notices (id, text, is_urgent) values (2, 'second', true);`,
}
const BROKEN: Migration = {
  version: '20990101000002',
  name: 'broken',
  sql: `insert into public.notices (id, text) values (3, 'third');
    insert into public.notices (id, text) values (1, 'a second first');`,
}
const OPEN: Migration = {
  version: '20990101000003',
  name: 'open',
  sql: 'create table public.open (id bigint primary key);',
}

const BREAKING: Migration = {
  version: '20990101000004',
  name: 'breaking_rename',
  sql: 'alter table public.notices rename column text to words;',
}

async function read(backend: Backend, path: string): Promise<unknown> {
  const headers = { apikey: backend.publishableKey }
  const response = await backend.handle?.(new Request(`http://localhost/rest/v1/${path}`, { headers }))
  return response?.json()
}

describe('the migration files', () => {
  it('are read in order', async () => {
    const migrations = await readMigrations(MIGRATIONS)
    const versions = migrations.map(({ version }) => version)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions).toEqual([...versions].sort())
    expect(new Set(versions).size).toBe(versions.length)
  })

  it('must be named like migrations', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder.path, 'quick-fix.sql'), 'select 1')
    await expect(readMigrations(folder.path)).rejects.toThrow('quick-fix.sql is not named like a migration')
    await folder.remove()
  })
})

describe.each(['SQLite', 'PostgreSQL'])('migrations on %s', (name) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let base: Migration[]
  let folder: TemporaryFolder
  let open: (migrations: Migration[]) => Promise<Backend>
  /** What SQLite remembers of the first two migrations, so that they are not translated again after others. */
  let translated: string | undefined
  const memory = () => join(folder.path, 'translated-migrations.json')
  const recallTranslation = async () => {
    if (translated !== undefined) await writeFile(memory(), translated)
  }

  beforeAll(async () => {
    if (isSkipped) return
    base = await readMigrations(MIGRATIONS)
    folder = await temporaryFolder()
    if (name === 'PostgreSQL') {
      const url = await createDatabase()
      open = (migrations) => openPostgres({ url, migrations, publicUrl: undefined })
    } else {
      open = (migrations) => openSqlite({ folder: folder.path, migrations, publicUrl: undefined })
    }
  })
  afterAll(async () => {
    await folder?.remove()
  })

  it.skipIf(isSkipped)('are applied once each, later ones on top of earlier ones', async () => {
    await (await open([...base, NOTICES])).close()
    const backend = await open([...base, NOTICES, EXTENDED])
    expect(await read(backend, 'notices?order=id')).toEqual([
      { id: 1, text: 'first', is_urgent: false },
      { id: 2, text: 'second', is_urgent: true },
    ])
    await backend.close()
    if (name === 'SQLite') translated = await readFile(memory(), 'utf8')
  })

  it.skipIf(isSkipped)('that fail leave nothing behind, and the others still work', async () => {
    await expect(open([...base, NOTICES, EXTENDED, BROKEN])).rejects.toThrow(/unique|constraint/i)
    await recallTranslation()
    const backend = await open([...base, NOTICES, EXTENDED])
    expect(await read(backend, 'notices?select=id&order=id')).toEqual([{ id: 1 }, { id: 2 }])
    await backend.close()
  })

  it.skipIf(isSkipped)(
    'without row level security stop the start, because their table would be open to everybody',
    async () => {
      await expect(open([...base, NOTICES, EXTENDED, OPEN])).rejects.toThrow(
        'row level security is not enabled on open',
      )
    },
  )

  it.skipIf(isSkipped)(
    'of a newer version let the older one run, with the rules of the new tables',
    async () => {
      await recallTranslation()
      const backend = await open(base)
      expect(await read(backend, 'category_prompts?select=category&limit=1')).toHaveLength(1)
      expect(await read(backend, 'notices?select=id&order=id')).toEqual([{ id: 1 }, { id: 2 }])
      const refused = await backend.handle?.(
        new Request('http://localhost/rest/v1/notices', {
          method: 'POST',
          headers: { apikey: backend.publishableKey, 'Content-Type': 'application/json' },
          body: JSON.stringify({ id: 9, text: 'by a guest' }),
        }),
      )
      expect(refused?.status).toBe(401)
      await backend.close()
    },
  )

  it.skipIf(isSkipped)('that are marked as breaking make an older version refuse to start', async () => {
    await (await open([...base, NOTICES, EXTENDED, BREAKING])).close()
    await expect(open(base)).rejects.toThrow(/newer version of Ekagra \(it has migration 20990101000004/)
  })
})

describe('the cached translation of the migrations', () => {
  it('is made again when it was damaged or changed', async () => {
    const folder = await dataFolder()
    const migrations = await readMigrations(MIGRATIONS)
    const memory = join(folder.path, 'translated-migrations.json')
    const options = { folder: folder.path, migrations, publicUrl: undefined }
    await (await openSqlite(options)).close()
    const intact = await readFile(memory, 'utf8')
    for (const damage of [
      '{',
      intact.replace('"admin"', '"anon"'),
      intact.replace('"authenticated"', '"anon"'),
    ]) {
      expect(damage).not.toBe(intact)
      await writeFile(memory, damage)
      await (await openSqlite(options)).close()
      expect(await readFile(memory, 'utf8')).toBe(intact)
    }
    await folder.remove()
  })
})
