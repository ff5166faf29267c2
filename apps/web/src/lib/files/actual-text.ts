import type { PlacedText } from './arrange-lines.ts'

/** The beginning or the end of marked content, as the worker of pdf.js tells it. */
export interface Mark {
  type: string
  /** The letters that the content stands for, as bytes; only at a beginning, and seldom there. */
  actualText?: string | null
}

export type PageItem = PlacedText | Mark

/**
 * The pieces of a page, with the letters that the file itself names for them. A drawn conjunct of Hindi is often a shape without
 * letters, and only its ActualText says what it is.
 */
export function readActualText(items: readonly PageItem[]): PlacedText[] {
  const pieces: PlacedText[] = []
  let depth = 0
  /** The content that is being replaced: how deep it is, and its letters until they are written. */
  let replaced: { depth: number; letters: string } | undefined
  for (const item of items) {
    if ('str' in item) {
      const isSpace = item.str.trim() === ''
      if (!replaced || isSpace) pieces.push(item)
      else {
        pieces.push({ ...item, str: replaced.letters })
        replaced.letters = ''
      }
    } else if (item.type === 'endMarkedContent') {
      if (replaced?.depth === depth) replaced = undefined
      depth -= 1
    } else {
      depth += 1
      if (!replaced && typeof item.actualText === 'string')
        replaced = { depth, letters: decodeText(item.actualText) }
    }
  }
  return pieces
}

/** A text string of a PDF: UTF-16 or UTF-8 after a mark, otherwise one byte for each letter. */
function decodeText(bytes: string): string {
  const encoding = bytes.startsWith('\u00FE\u00FF')
    ? 'utf-16be'
    : bytes.startsWith('\u00EF\u00BB\u00BF')
      ? 'utf-8'
      : 'latin1'
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
}
