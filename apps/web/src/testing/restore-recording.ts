import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@ekagra/schema/is-record'
import { openDB } from 'idb'
import * as z from 'zod/mini'

const Stored = z.record(z.string(), z.string())

const Recording = z.object({
  /** The address of the tab. */
  address: z.string(),
  sessionStorage: Stored,
  localStorage: Stored,
  database: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))),
  challengeLink: z.optional(z.string()),
})
export type Recording = z.infer<typeof Recording>

/** Data that version 0.1.0 stored in a real browser. Never edit a recording: learners have such data. */
export function readRecording(name: string): Recording {
  const path = join(import.meta.dirname, 'recorded', `${name}.json`)
  return Recording.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Puts a recording into the browser's storage. A killed tab leaves no session storage behind. */
export async function restoreRecording(recording: Recording, { isTabKilled = false } = {}): Promise<void> {
  for (const [key, text] of Object.entries(recording.localStorage)) localStorage.setItem(key, text)
  if (!isTabKilled) {
    for (const [key, text] of Object.entries(recording.sessionStorage)) sessionStorage.setItem(key, text)
  }
  const stores = ['attempts', 'recentSaves', 'sessions', 'progress', 'reviews', 'questionCache', 'files']
  // Version 0.1.0 had version 3; an app that was opened before in the same test has upgraded it.
  const known = (await indexedDB.databases()).find(({ name }) => name === 'ekagra')
  const database = await openDB('ekagra', Math.max(3, known?.version ?? 0), {
    upgrade(opened) {
      for (const store of stores) opened.createObjectStore(store, { keyPath: 'id' })
    },
  })
  for (const [store, records] of Object.entries(recording.database)) {
    for (const record of records) if (isRecord(record)) await database.put(store, record)
  }
  database.close()
}
