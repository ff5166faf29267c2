import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { BackendKeys } from '../backend/backend-keys.ts'

/** The secret key that a server has made for itself, from where its database keeps it. */
export async function readServiceKey(environment: Record<string, string>): Promise<string> {
  const { DATABASE_URL, DATA_DIR = '' } = environment
  if (!DATABASE_URL) {
    return BackendKeys.parse(JSON.parse(await readFile(join(DATA_DIR, 'keys.json'), 'utf8'))).secretKey
  }
  const sql = postgres(DATABASE_URL, { max: 1 })
  const [row] = await sql<{ value: string }[]>`select value from ekagra_private.settings where name = 'keys'`
  await sql.end()
  return BackendKeys.parse(JSON.parse(row?.value ?? '{}')).secretKey
}
