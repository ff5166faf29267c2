import { loadRecovery } from '../../lib/load-recovery.ts'
import type { KeptFile } from '../../lib/stores/learner/file-store.ts'
import type { PdfProblem } from './read-pdf.ts'

export type FileProblem = PdfProblem | 'too-large' | 'unknown-kind' | 'empty' | 'offline'

export type FileText =
  | { ok: true; file: Omit<KeptFile, 'id' | 'savedAt'>; leftOut: number }
  | { ok: false; problem: FileProblem }

const MEGABYTE = 1024 * 1024
const LARGEST_PDF = 40 * MEGABYTE
const LARGEST_TEXT = 2 * MEGABYTE

interface Reading {
  signal: AbortSignal
  onPage: (done: number, total: number) => void
}

/** The text of a PDF or a text file. A PDF is recognised by its first bytes, not by its name. */
export async function readAnyFile(source: File, reading: Reading): Promise<FileText> {
  const name = source.name.replace(/\.\w{1,5}$/, '').trim() || source.name
  const head = new TextDecoder('latin1').decode(await source.slice(0, 1024).arrayBuffer())
  if (head.includes('%PDF-')) return readPdfFile(source, name, reading)
  if (/\.pdf$/i.test(source.name)) return { ok: false, problem: 'not-a-pdf' }
  if (source.size > LARGEST_TEXT) return { ok: false, problem: 'too-large' }
  if (head.includes('\u0000')) return { ok: false, problem: 'unknown-kind' }
  return readPastedText(await source.text(), name)
}

async function readPdfFile(source: File, name: string, reading: Reading): Promise<FileText> {
  if (source.size > LARGEST_PDF) return { ok: false, problem: 'too-large' }
  const bytes = new Uint8Array(await source.arrayBuffer())
  let readPdf: typeof import('./read-pdf.ts').readPdf
  try {
    ;({ readPdf } = await loadRecovery.withoutReload(() => import('./read-pdf.ts')))
  } catch {
    return { ok: false, problem: 'offline' }
  }
  const text = await readPdf(bytes, reading)
  if (!text.ok) return text
  const { pages, pageCount } = text
  return { ok: true, file: { name, isPaged: true, parts: pages }, leftOut: pageCount - pages.length }
}

export function readPastedText(text: string, name: string): FileText {
  const parts = splitText(text)
  if (parts.length === 0) return { ok: false, problem: 'empty' }
  return { ok: true, file: { name, isPaged: false, parts }, leftOut: 0 }
}

/** A text is split into parts of at most this many characters, between paragraphs if there are any. */
const PART_LENGTH = 3000

/** Where to cut, best first. */
const CUTS = ['\n\n', '\n', '. ', ' ']

export function splitText(text: string): string[] {
  const parts: string[] = []
  let rest = text.replaceAll('\r\n', '\n').trim()
  while (rest.length > PART_LENGTH) {
    const end = endOfPart(rest)
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}

/** The last good place to cut in the second half of a part, else the limit. */
function endOfPart(text: string): number {
  const [half, head] = [PART_LENGTH / 2, text.slice(0, PART_LENGTH)]
  for (const cut of CUTS) {
    const at = head.lastIndexOf(cut)
    if (at >= half) return at + cut.length
  }
  return PART_LENGTH
}
