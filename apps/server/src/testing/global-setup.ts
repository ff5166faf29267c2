import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { stopCluster } from './run-postgres.ts'
import { SHARED_FOLDER } from './share-between-files.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The same folder as the server uses. */
const COMPILED = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url))

/** One folder for all test files of a run. What is shared is made in it by the first file that needs it. */
export async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  // Workers and the processes they start compile each module once.
  process.env.NODE_COMPILE_CACHE ??= COMPILED
  process.env.POSTGRES_BIN ??= config.env.POSTGRES_BIN ?? ''
  const folder = await temporaryFolder()
  process.env[SHARED_FOLDER] = folder.path
  return async () => {
    const cluster = join(folder.path, 'postgres')
    if (existsSync(cluster)) await stopCluster(cluster)
    await folder.remove()
  }
}
