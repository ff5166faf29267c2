import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  isEntry?: boolean
}

const built = (path: string) => fileURLToPath(new URL(`../../apps/web/dist/${path}`, import.meta.url))

/** A chunk and everything that it imports. */
function chunksOf(manifest: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const needed of manifest[name]?.imports ?? []) chunksOf(manifest, needed, found)
  return found
}

const SESSION = 'src/features/question-session/question-session-page.tsx'
/** Both set-up pages and what they share. */
const SET_UP = 'practice-setup'

test('the session adds at most 30 KB of compressed script to its set-up, and 39 KB to the shell', () => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(built('.vite/manifest.json'), 'utf8'))
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? ''
  const addedTo = (loaded: ReadonlySet<string>) =>
    [...chunksOf(manifest, SESSION)]
      .filter((name) => !loaded.has(name))
      .map((name) => brotliCompressSync(readFileSync(built(manifest[name]?.file ?? ''))).byteLength)
      .reduce((total, size) => total + size, 0)
  const setUp = Object.keys(manifest).find((name) => manifest[name]?.name === SET_UP) ?? ''
  expect(manifest).toHaveProperty([setUp])
  expect(manifest).toHaveProperty([SESSION])
  const shell = chunksOf(manifest, entry)
  // A learner comes to a session from its set-up; only a reload opens it first.
  expect(addedTo(chunksOf(manifest, setUp, new Set(shell)))).toBeLessThanOrEqual(30_000)
  expect(addedTo(shell)).toBeLessThanOrEqual(39_000)
  expect(addedTo(shell)).toBeGreaterThan(5000) // it did measure something
})

/** Some 1.7 seconds of a line of 400 kbit/s: record 0081. */
const MOST_OF_A_CHAPTER = 85 * 1024

test('what a chapter can ask is at most 85 KB compressed, for every chapter', () => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(built('.vite/manifest.json'), 'utf8'))
  const chapters = Object.entries(manifest).filter(([name]) => /\/chapters\/.*\/questions\.ts$/.test(name))
  // The build of the tests compresses less than the one that is sent, so what is small enough here is small enough there.
  const sizeOf = (file: string) => {
    const { size } = statSync(built(`${file}.br`))
    return size <= MOST_OF_A_CHAPTER ? size : brotliCompressSync(readFileSync(built(file))).byteLength
  }
  const sizes = chapters.map(([name, { file }]) => ({ name, size: sizeOf(file) }))
  expect(sizes.length).toBeGreaterThan(150) // it did measure something
  expect(sizes.filter(({ size }) => size > MOST_OF_A_CHAPTER)).toEqual([])
})
