import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
export const PDF_WORKER = 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/pdf-worker/', import.meta.url))

/** Where the worker tells that marked content begins; the second group is the name of its operands. */
const MARK =
  /(type:"beginMarkedContentProps",id:.{1,120}?,tag:(\w+)\[0\]instanceof Name\?\w+\[0\]\.name:null)\}/

/**
 * The worker of pdf.js with one addition: it also tells the ActualText of marked content (https://github.com/mozilla/pdf.js/issues/12237).
 * Browsers write the letters of Hindi only there; without it, conjuncts and vowel signs are lost.
 * @returns the path of the file
 */
export function preparePdfWorker(): string {
  const source = readFileSync(require.resolve(PDF_WORKER), 'utf8')
  const extended = source.replace(
    MARK,
    (_, start, operands) =>
      `${start},actualText:${operands}[1]instanceof Dict?${operands}[1].get("ActualText"):null}`,
  )
  if (extended === source)
    throw new Error('pdf.js has changed: pdf-worker.ts no longer finds where marked content begins')
  mkdirSync(FOLDER, { recursive: true })
  const path = join(FOLDER, 'pdf.worker.min.mjs')
  writeFileSync(path, extended)
  return path
}
