import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { readActualText } from './actual-text.ts'
import { arrangeLines } from './arrange-lines.ts'
import { isSafePdf } from './ask-document-worker.ts'
import type { Reading } from './read-any-file.ts'
import type { Heading } from './split-text.ts'

GlobalWorkerOptions.workerSrc = workerAddress

export type PdfProblem = 'not-a-pdf' | 'locked' | 'too-hard' | 'no-text' | 'cancelled'

export type PdfText =
  | { ok: true; pages: string[]; pageCount: number; headings: Heading[] }
  | { ok: false; problem: PdfProblem }

/** No textbook has more pages. Of a longer file, only this many pages are read. */
const MOST_PAGES = 1500
/** A page takes milliseconds. One that takes this long is malicious or too much for this device. */
const PATIENCE_MS = 20_000

/** The pages of a scan take seconds each. */
const MOST_SCANNED_PAGES = 40
/** More headings than this are a list, not a table of contents. */
const MOST_HEADINGS = 300

/**
 * The text of each page, read in a worker that can be stopped at any time. Nothing in the file is executed. Pages without a letter
 * are drawn and read as pictures.
 */
export async function readPdf(bytes: Uint8Array, { signal, onPage, language }: Reading): Promise<PdfText> {
  if (!(await isSafePdf(bytes, signal)))
    return { ok: false, problem: signal.aborted ? 'cancelled' : 'too-hard' }
  const port = new Worker(workerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port })
  try {
    const { promise } = getDocument({ data: bytes, worker, disableFontFace: true, stopAtErrors: false })
    const document = await withPatience(promise, signal)
    let pages = await readPages(document, signal, onPage)
    if (pages.every((page) => page === '')) pages = await readScan(document, { signal, onPage, language })
    if (pages.every((page) => page === '')) return { ok: false, problem: 'no-text' }
    const headings = await readHeadings(document, pages.length, signal)
    return { ok: true, pages, pageCount: document.numPages, headings }
  } catch (cause) {
    return { ok: false, problem: signal.aborted ? 'cancelled' : describe(cause) }
  } finally {
    worker.destroy()
    // A worker that is busy with a malicious page would not process the request to stop.
    port.terminate()
  }
}

async function readPages(
  document: PDFDocumentProxy,
  signal: AbortSignal,
  onPage: Reading['onPage'],
): Promise<string[]> {
  const pages: string[] = []
  const total = Math.min(document.numPages, MOST_PAGES)
  while (pages.length < total) {
    const page = await withPatience(document.getPage(pages.length + 1), signal)
    const { items } = await withPatience(page.getTextContent({ includeMarkedContent: true }), signal)
    pages.push(arrangeLines(readActualText(items)))
    page.cleanup()
    onPage(pages.length, total)
  }
  return pages
}

/** The pages of a scan, drawn one after the other and read by the reader of photos. */
async function readScan(
  document: PDFDocumentProxy,
  { signal, onPage, language }: Reading,
): Promise<string[]> {
  const { readInEither } = await import('../ocr/read-in-either.ts')
  const { readPhoto } = await import('../ocr/read-photo.ts')
  let chosen = language
  const pages: string[] = []
  const total = Math.min(document.numPages, MOST_SCANNED_PAGES)
  onPage(0, total)
  while (pages.length < total) {
    const page = await withPatience(document.getPage(pages.length + 1), signal)
    const picture = await drawPage(page, signal)
    page.cleanup()
    const reading = { language: chosen, signal, onProgress: () => undefined, isUpright: true }
    if (picture && pages.join('') === '') {
      // The language of a scan is that of its first page with text.
      const first = await readInEither(picture, reading)
      chosen = first.language
      pages.push(first.text.ok ? first.text.text : '')
    } else {
      const read = picture && (await readPhoto(picture, reading))
      pages.push(read?.ok ? read.text : '')
    }
    if (signal.aborted) throw signal.reason
    onPage(pages.length, total)
    // A picture book without letters: the other pages will have none either.
    if (pages.length >= 3 && pages.every((text) => text === '')) break
  }
  return pages
}

/** Large enough for the letters of a page. */
const LONGEST_SIDE = 2000

async function drawPage(page: PDFPageProxy, signal: AbortSignal): Promise<Blob | null> {
  const plain = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: LONGEST_SIDE / Math.max(plain.width, plain.height) })
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await withPatience(page.render({ canvas, viewport }).promise, signal)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

/** The table of contents of the file, with the page on which each entry begins. */
async function readHeadings(
  document: PDFDocumentProxy,
  pageCount: number,
  signal: AbortSignal,
): Promise<Heading[]> {
  const headings: Heading[] = []
  try {
    const outline = (await withPatience(document.getOutline(), signal)) ?? []
    for (const { title, dest } of outline.slice(0, MOST_HEADINGS)) {
      const target =
        typeof dest === 'string' ? await withPatience(document.getDestination(dest), signal) : dest
      const [reference] = target ?? []
      if (typeof reference !== 'object' || reference === null) continue
      const part = (await withPatience(document.getPageIndex(reference), signal)) + 1
      if (part <= pageCount && title.trim() !== '') headings.push({ title: title.trim().slice(0, 200), part })
    }
  } catch (cause) {
    if (signal.aborted) throw cause
    // The pages can be read even when the table of contents is broken.
  }
  return headings
}

class TakesTooLong extends Error {}

function withPatience<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    const timer = setTimeout(() => reject(new TakesTooLong()), PATIENCE_MS)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    })
  })
}

/** Compares error names, because the error classes are lost when the worker passes the errors on. */
function describe(cause: unknown): PdfProblem {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'PasswordException') return 'locked'
  return name === 'InvalidPDFException' ? 'not-a-pdf' : 'too-hard'
}
