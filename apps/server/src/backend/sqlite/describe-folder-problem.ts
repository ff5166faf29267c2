import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const SystemError = z.object({ code: z.string() })
const SqliteError = z.object({ code: z.literal('ERR_SQLITE_ERROR'), errcode: z.int() })

/** Primary result codes of SQLite; the higher bits hold details only. */
const SQLITE_PROBLEMS: Record<number, string> = {
  5: 'EBUSY',
  8: 'EROFS',
  10: 'EIO',
  11: 'DAMAGED',
  13: 'ENOSPC',
  14: 'EACCES',
  26: 'DAMAGED',
}

/** Less free space than SQLite needs for anything. */
const NO_ROOM = 256 * 1024

function kindOf(error: unknown, freeBytes: number): string | undefined {
  const sqlite = SqliteError.safeParse(error)
  if (sqlite.success) {
    const kind = SQLITE_PROBLEMS[sqlite.data.errcode & 0xff]
    // On a full disk SQLite fails in its journal and reports only a read or write error.
    return kind !== undefined && kind !== 'DAMAGED' && freeBytes < NO_ROOM ? 'ENOSPC' : kind
  }
  const system = SystemError.safeParse(error)
  return system.success ? system.data.code : undefined
}

export function damagedDatabase(path: string): string {
  return `the database ${path} is damaged and was left untouched. Restore it from a backup, or move it away to start with an empty one`
}

/** What is wrong with the data folder and what to do, or undefined when something else is wrong. */
export async function describeFolderProblem(error: unknown, folder: string): Promise<string | undefined> {
  const freeBytes = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )
  switch (kindOf(error, freeBytes)) {
    case 'DAMAGED':
      return damagedDatabase(join(folder, 'ekagra.db'))
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk that holds the data folder ${folder} is full. Make room on it, or put another folder in DATA_DIR`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `the data folder ${folder} cannot be written to. Give this user the right to write there, or put another folder in DATA_DIR`
    case 'ENOTDIR':
    case 'EEXIST':
      return `the data folder ${folder} cannot be made because a file is in its place. Move that file away, or put another folder in DATA_DIR`
    case 'EBUSY':
      return `the data folder ${folder} is used by another process of Ekagra, or its database is held by another program. Stop that, or put another folder in DATA_DIR; for several servers put a PostgreSQL in DATABASE_URL`
    case 'EIO':
      return `the disk that holds the data folder ${folder} fails to read or write. Check the disk, or put another folder in DATA_DIR`
    default:
      return undefined
  }
}
