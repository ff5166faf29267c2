import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { PersistedDeparseInfo } from '@supabase/lite'
import * as z from 'zod/mini'
import { SqliteConnection } from '../lite.ts'

const Translation = z.strictObject({
  /** One SQLite script for each PostgreSQL script. */
  scripts: z.array(z.string()),
  /** Column types and row policies, which SQLite itself cannot hold. */
  runtime: z.custom<PersistedDeparseInfo>((value) => {
    try {
      return SqliteConnection.parseDeparseInfo(value, { strict: true }).rls !== undefined
    } catch {
      return false
    }
  }),
})
export type Translation = z.infer<typeof Translation>

const Remembered = z.strictObject({ source: z.string(), checksum: z.string(), translation: Translation })

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What a translation depends on: the scripts, and the version of the translator. */
function fingerprint(scripts: readonly string[]): string {
  const packageFile = findPackageJSON('@supabase/lite', import.meta.url)
  if (!packageFile) throw new Error('@supabase/lite has no package.json')
  return sha256(JSON.stringify([readFileSync(packageFile, 'utf8'), scripts]))
}

async function recall(path: string, source: string): Promise<Translation | undefined> {
  try {
    const remembered = Remembered.parse(JSON.parse(await readFile(path, 'utf8')))
    const isIntact = remembered.checksum === sha256(JSON.stringify(remembered.translation))
    return isIntact && remembered.source === source ? remembered.translation : undefined
  } catch {
    // Missing or damaged: the translation is simply made again.
    return undefined
  }
}

/**
 * The translator contains a PostgreSQL parser that needs hundreds of megabytes; a separate process frees them when it ends.
 * Optimised compilation of that parser would take twice the memory and save nothing in one short run.
 */
async function translateInProcess(scripts: readonly string[]): Promise<Translation> {
  const answer = await new Promise<unknown>((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./translate-process.ts', import.meta.url)), {
      execArgv: ['--liftoff-only'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let complaint = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint += text
    })
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`the migrations could not be translated (exit code ${code}): ${complaint}`)),
    )
    child.send(scripts)
  })
  return Translation.parse(answer)
}

/** Translates PostgreSQL scripts to SQLite scripts. The result is cached in a file, because it takes time and memory. */
export async function translateToSqlite(scripts: readonly string[], memory: string): Promise<Translation> {
  const source = fingerprint(scripts)
  const remembered = await recall(memory, source)
  if (remembered) return remembered

  const translation = await translateInProcess(scripts)
  const draft = `${memory}.${process.pid}`
  const checksum = sha256(JSON.stringify(translation))
  await writeFile(draft, JSON.stringify({ source, checksum, translation }), { mode: 0o600 })
  await rename(draft, memory)
  return translation
}
