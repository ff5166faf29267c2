import { joinPages } from '@ekagra/questions/text/pages'
import type { PhotoLanguage } from '../ocr/read-photo.ts'
import { loadRecovery } from '../start/load-recovery.ts'
import type { KeptFile } from '../stores/learner/file-store.ts'
import { findQuestions, readDocument } from './ask-document-worker.ts'
import type { PdfProblem } from './read-pdf.ts'

export type FileProblem =
  | PdfProblem
  | 'too-large'
  | 'unknown-kind'
  | 'empty'
  | 'offline'
  | 'damaged'
  | 'no-text-in-picture'

export type FileText =
  | { ok: true; file: Omit<KeptFile, 'id' | 'savedAt'>; leftOut: number }
  | { ok: false; problem: FileProblem }

const MEGABYTE = 1024 * 1024
const LARGEST = { pdf: 40 * MEGABYTE, zipped: 20 * MEGABYTE, picture: 20 * MEGABYTE, text: 4 * MEGABYTE }

export interface Reading {
  signal: AbortSignal
  onPage: (done: number, total: number) => void
  /** In which letters scanned pages and pictures are read. */
  language: PhotoLanguage
}

/**
 * The text of a file, and the questions that are already in it. What a file is, its first bytes say, not its name. It is read in
 * this browser, beside the screen, within limits of time and memory.
 */
export async function readAnyFile(source: File, reading: Reading): Promise<FileText> {
  const name = source.name.replace(/\.\w{1,5}$/, '').trim() || source.name
  const head = new TextDecoder('latin1').decode(await source.slice(0, 1024).arrayBuffer())
  if (head.includes('%PDF-')) return readPdfFile(source, name, reading)
  if (/\.pdf$/i.test(source.name)) return { ok: false, problem: 'not-a-pdf' }
  if (head.startsWith('PK\u0003\u0004')) return readZippedFile(source, name, reading)
  if (/\.(?:docx|xlsx|zip)$/i.test(source.name)) return { ok: false, problem: 'damaged' }
  if (isPicture(head)) return readPicture(source, name, reading)
  if (source.size > LARGEST.text) return { ok: false, problem: 'too-large' }
  if (head.includes('\u0000')) return { ok: false, problem: 'unknown-kind' }
  return readText(await source.text(), name, reading.signal, /\.(?:md|markdown)$/i.test(source.name))
}

/** PNG, JPEG, WebP and GIF. */
const isPicture = (head: string): boolean =>
  head.startsWith('\u0089PNG') ||
  head.startsWith('\u00FF\u00D8\u00FF') ||
  (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
  head.startsWith('GIF8')

async function readPdfFile(source: File, name: string, reading: Reading): Promise<FileText> {
  if (source.size > LARGEST.pdf) return { ok: false, problem: 'too-large' }
  const bytes = new Uint8Array(await source.arrayBuffer())
  let readPdf: typeof import('./read-pdf.ts').readPdf
  try {
    ;({ readPdf } = await loadRecovery.withoutReload(() => import('./read-pdf.ts')))
  } catch {
    return { ok: false, problem: 'offline' }
  }
  const text = await readPdf(bytes, reading)
  if (!text.ok) return text
  const { pages, pageCount, headings } = text
  const found = await findQuestions(
    joinPages(pages.map((page, index) => ({ number: index + 1, text: page }))),
    reading.signal,
  )
  if (reading.signal.aborted) return { ok: false, problem: 'cancelled' }
  return {
    ok: true,
    file: {
      name,
      isPaged: true,
      parts: pages,
      ...(headings.length > 0 && { headings }),
      ...(found && { found }),
    },
    leftOut: pageCount - pages.length,
  }
}

async function readZippedFile(source: File, name: string, { signal }: Reading): Promise<FileText> {
  if (source.size > LARGEST.zipped) return { ok: false, problem: 'too-large' }
  const bytes = new Uint8Array(await source.arrayBuffer())
  return fromDocument(await readDocument({ kind: 'zipped', bytes }, signal), name)
}

async function readPicture(source: File, name: string, reading: Reading): Promise<FileText> {
  if (source.size > LARGEST.picture) return { ok: false, problem: 'too-large' }
  try {
    const { readInEither } = await loadRecovery.withoutReload(() => import('../ocr/read-in-either.ts'))
    const { text: read } = await readInEither(source, {
      ...reading,
      onProgress: (share) => reading.onPage(share >= 1 ? 1 : 0, 1),
    })
    if (read.ok) return readText(read.text, name, reading.signal)
    if (read.problem === 'cancelled') return { ok: false, problem: 'cancelled' }
    return { ok: false, problem: read.problem === 'not-a-picture' ? 'damaged' : 'no-text-in-picture' }
  } catch {
    return { ok: false, problem: 'offline' }
  }
}

/** A text that was typed, pasted or read. */
export async function readText(
  text: string,
  name: string,
  signal: AbortSignal,
  isMarkdown = false,
): Promise<FileText> {
  if (text.trim() === '') return { ok: false, problem: 'empty' }
  return fromDocument(await readDocument({ kind: 'plain', text, isMarkdown }, signal), name)
}

function fromDocument(document: Awaited<ReturnType<typeof readDocument>>, name: string): FileText {
  if (typeof document === 'string') return { ok: false, problem: document }
  if (!document.ok) return document
  const { parts, headings, found } = document
  return {
    ok: true,
    file: {
      name,
      isPaged: false,
      parts,
      ...(headings.length > 0 && { headings }),
      ...(found && { found }),
    },
    leftOut: 0,
  }
}
