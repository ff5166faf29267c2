import { access, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../../environment.ts'

const DATABASE = 'ekagra.db'
const KEYS = 'keys.json'

/** @throws {StartProblem} when the copy is not whole */
function checkCopy(path: string): void {
  const copy = new DatabaseSync(path, { readOnly: true })
  try {
    const [verdict] = Object.values(copy.prepare('PRAGMA integrity_check(1)').get() ?? {})
    if (verdict !== 'ok') throw new StartProblem(`the copy ${path} is damaged; check the disk`)
  } finally {
    copy.close()
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Copies the data folder into a new folder while the server may go on: SQLite itself copies its pages, so the copy is of one moment.
 * @throws {StartProblem} when there is nothing to copy, or something in its place
 */
export async function backUpSqlite(dataFolder: string, target: string): Promise<void> {
  const source = join(dataFolder, DATABASE)
  if (!(await isThere(source)))
    throw new StartProblem(`there is no database in ${dataFolder}. Put the right folder in DATA_DIR`)
  await mkdir(target, { recursive: true, mode: 0o700 })
  if ((await readdir(target)).length > 0)
    throw new StartProblem(`${target} is not empty. Name another folder for the backup`)
  const database = new DatabaseSync(source)
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    await backup(database, join(target, DATABASE))
  } finally {
    database.close()
  }
  checkCopy(join(target, DATABASE))
  await copyFile(join(dataFolder, KEYS), join(target, KEYS))
}

/**
 * Restores a backup into an empty data folder. It never overwrites a file.
 * @throws {StartProblem}
 */
export async function restoreSqlite(source: string, dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  if ((await readdir(dataFolder)).length > 0)
    throw new StartProblem(
      `the data folder ${dataFolder} is not empty. Move what is in it away, or put another folder in DATA_DIR`,
    )
  checkCopy(join(source, DATABASE))
  await copyFile(join(source, KEYS), join(dataFolder, KEYS))
  await copyFile(join(source, DATABASE), join(dataFolder, DATABASE))
}

/** Whether a folder holds a backup of a data folder. */
export const isSqliteBackup = (folder: string): Promise<boolean> => isThere(join(folder, DATABASE))
