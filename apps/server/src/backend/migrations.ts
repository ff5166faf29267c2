import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../environment.ts'

export interface Migration {
  /** The 14 digits that order migrations, as the Supabase CLI writes them. */
  version: string
  name: string
  sql: string
}

const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/

/** All migrations of a folder, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? []
      if (version === undefined || name === undefined) {
        throw new Error(`${file} is not named like a migration: <14 digits>_<name>.sql`)
      }
      return { version, name, sql: await readFile(join(folder, file), 'utf8') }
    }),
  )
}

/**
 * Old code does not know the tables of a newer version, nor their access rules.
 * @throws {StartProblem}
 */
export function refuseNewerDatabase(
  applied: Iterable<string>,
  known: readonly Migration[],
  where: string,
): void {
  const versions = new Set(known.map(({ version }) => version))
  const unknown = [...applied].find((version) => !versions.has(version))
  if (unknown !== undefined) {
    throw new StartProblem(
      `${where} was last used by a newer version of Ekagra (it has migration ${unknown}). Start that version, or restore a backup made before it`,
    )
  }
}
