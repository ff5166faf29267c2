import { copyFile, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '../backend/migrations.ts'
import { openSqlite } from '../backend/sqlite/open-sqlite.ts'
import { shareBetweenFiles } from './share-between-files.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts'

export const MIGRATIONS = fileURLToPath(new URL('../../../../supabase/migrations', import.meta.url))

const TRANSLATION = 'translated-migrations.json'

/** What a first start leaves behind, made once for all tests. */
const usedFolder = () =>
  shareBetweenFiles('data', async (folder) => {
    const migrations = await readMigrations(MIGRATIONS)
    const backend = await openSqlite({ folder, migrations, publicUrl: undefined })
    await backend.close()
    return folder
  })

/** Copies a data folder in which a server has run: with its database, its keys and an admin. */
export async function copyUsedDataFolder(path: string): Promise<void> {
  const used = await usedFolder()
  if (!used) throw new Error('a used data folder is there only while tests run')
  await cp(used, path, { recursive: true })
}

/**
 * Prepares a data folder for a first start that need not translate the migrations again, which takes longer than the rest of a start.
 * Everything else, the database and its keys included, is made by the start.
 */
export async function prepareDataFolder(path: string): Promise<void> {
  const used = await usedFolder()
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (used) await copyFile(join(used, TRANSLATION), join(path, TRANSLATION))
}

/** A temporary data folder in which a server has not been started yet. */
export async function dataFolder(): Promise<TemporaryFolder> {
  const folder = await temporaryFolder()
  await prepareDataFolder(folder.path)
  return folder
}
