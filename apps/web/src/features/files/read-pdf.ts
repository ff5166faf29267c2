import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { arrangeLines } from './arrange-lines.ts'
import { couldBeBomb } from './pdf-bomb.ts'

GlobalWorkerOptions.workerSrc = workerAddress

export type PdfProblem = 'not-a-pdf' | 'locked' | 'too-hard' | 'no-text' | 'cancelled'

export type PdfText = { ok: true; pages: string[]; pageCount: number } | { ok: false; problem: PdfProblem }

/** No textbook has more pages. Of a longer file, only this many pages are read. */
const MOST_PAGES = 1500
/** A page takes milliseconds. One that takes this long is malicious or too much for this device. */
const PATIENCE_MS = 20_000

interface Reading {
  signal: AbortSignal
  onPage: (done: number, total: number) => void
}

/**
 * The text of each page, read in a worker that can be stopped at any time. Nothing in the file is executed or
 * drawn.
 */
export async function readPdf(bytes: Uint8Array, { signal, onPage }: Reading): Promise<PdfText> {
  if (couldBeBomb(bytes)) return { ok: false, problem: 'too-hard' }
  const port = new Worker(workerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port })
  try {
    const { promise } = getDocument({ data: bytes, worker, disableFontFace: true, stopAtErrors: false })
    const document = await withPatience(promise, signal)
    const pages = await readPages(document, signal, onPage)
    if (pages.every((page) => page === '')) return { ok: false, problem: 'no-text' }
    return { ok: true, pages, pageCount: document.numPages }
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
    const { items } = await withPatience(page.getTextContent(), signal)
    pages.push(arrangeLines(items.filter((item) => 'str' in item)))
    page.cleanup()
    onPage(pages.length, total)
  }
  return pages
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
