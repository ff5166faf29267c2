import type { KeptFile } from '../../lib/stores/learner/file-store.ts'

/** A page of the learner's own file that an explanation quotes. */
export interface Citation {
  page: number
  quote: string
}

const CITATION = /\bon page (\d{1,5}): “([^”]{1,1000})”/

/** 'The text says on page 12: “...”'; null for any other explanation. */
export function readCitation(explanation: string): Citation | null {
  const match = CITATION.exec(explanation)
  return match?.[1] && match[2] ? { page: Number(match[1]), quote: match[2] } : null
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export interface CitedPage {
  file: KeptFile
  /** The text of the page before the quoted sentence, the sentence, and what follows. */
  before: string
  quote: string
  after: string
}

/** The file whose page holds the sentence. Line ends do not count: a page breaks its lines where the sheet ends. */
export function findCitedPage(files: readonly KeptFile[], { page, quote }: Citation): CitedPage | null {
  const sought = plain(quote)
  for (const file of files) {
    const text = file.isPaged ? plain(file.parts[page - 1] ?? '') : ''
    const at = text.indexOf(sought)
    if (at !== -1)
      return { file, before: text.slice(0, at), quote: sought, after: text.slice(at + sought.length) }
  }
  return null
}
