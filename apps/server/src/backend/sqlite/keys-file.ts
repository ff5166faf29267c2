import { randomUUID } from 'node:crypto'
import { chmod, link, open, readFile, unlink } from 'node:fs/promises'
import { StartProblem } from '../../environment.ts'
import { BackendKeys, drawKeys } from '../backend-keys.ts'

const OWNER_ONLY = 0o600

async function readKeys(path: string): Promise<BackendKeys | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    if (error.code === 'EACCES' || error.code === 'EPERM') {
      throw new StartProblem(
        `this user may not read the keys in ${path}. Give this user the right to read that file`,
      )
    }
    throw error
  })
  if (text === undefined) return undefined
  const keys = BackendKeys.safeParse(parseJson(text))
  if (!keys.success) {
    throw new StartProblem(
      `the keys in ${path} are damaged. Restore the file from a backup, or move it away: new keys are made then and everybody has to sign in again`,
    )
  }
  // In a folder that cannot be written to this fails; whoever has to write there says so.
  await chmod(path, OWNER_ONLY).catch(() => undefined)
  return keys.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes the whole file before it gets its final name, and never replaces a file of that name: no process sees half a file or a second set of keys. */
async function writeKeys(path: string, keys: BackendKeys): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  const file = await open(draft, 'wx', OWNER_ONLY)
  try {
    await file.writeFile(`${JSON.stringify(keys, null, 2)}\n`)
    await file.sync()
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await file.close()
    await unlink(draft)
  }
}

/** The keys of this data folder; made when there are none yet. */
export async function ensureKeysFile(path: string): Promise<BackendKeys> {
  const existing = await readKeys(path)
  if (existing) return existing
  await writeKeys(path, await drawKeys())
  const written = await readKeys(path)
  if (!written) throw new Error('the keys vanished while they were being written')
  return written
}
