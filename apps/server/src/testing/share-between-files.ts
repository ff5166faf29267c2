import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitUntil } from './wait-until.ts'

/** Set by the global set-up of the tests: a folder that all test files of one run share. */
export const SHARED_FOLDER = 'EKAGRA_TEST_SHARED_FOLDER'

const isThere = (path: string) =>
  readFile(path).then(
    () => true,
    () => false,
  )

/**
 * Makes something slow once in a run: the first test file that asks makes it, the others wait and get the same.
 * @param make gets a folder of its own and returns a text that says where the thing is
 * @returns undefined outside a run of tests, for example in a benchmark
 */
export async function shareBetweenFiles(
  name: string,
  make: (folder: string) => Promise<string>,
): Promise<string | undefined> {
  const shared = process.env[SHARED_FOLDER]
  if (!shared) return undefined
  const [folder, result] = [join(shared, name), join(shared, `${name}.json`)]
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const made = await make(folder).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: String(error) }),
    )
    await writeFile(`${result}.draft`, JSON.stringify(made))
    await rename(`${result}.draft`, result)
  } else {
    await waitUntil(() => isThere(result), 60_000)
  }
  const { value, error } = JSON.parse(await readFile(result, 'utf8'))
  if (typeof value !== 'string') throw new Error(`${name} could not be made: ${error}`)
  return value
}
