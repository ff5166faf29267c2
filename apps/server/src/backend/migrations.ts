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

/** A migration that a database has, as its own history says. */
export interface AppliedMigration {
  version: string
  name: string | null
}

/** How the name of a migration begins after which an older version cannot run. */
const BREAKING = /^breaking_/

/**
 * A newer version only adds, and takes away what no running version uses any more, so an older one still runs beside it. A migration of which
 * this is not true says so in its name.
 * @returns the migrations that this version does not know, oldest first
 * @throws {StartProblem} when one of them is breaking
 */
export function findNewerMigrations<Applied extends AppliedMigration>(
  applied: readonly Applied[],
  known: readonly Migration[],
  where: string,
): Applied[] {
  const versions = new Set(known.map(({ version }) => version))
  const unknown = applied
    .filter(({ version }) => !versions.has(version))
    .sort((a, b) => a.version.localeCompare(b.version))
  const breaking = unknown.find(({ name }) => BREAKING.test(name ?? ''))
  if (breaking) {
    throw new StartProblem(
      `${where} was last used by a newer version of Ekagra (it has migration ${breaking.version}, after which this version cannot run). Start that version, or restore a backup made before it`,
    )
  }
  return unknown
}
