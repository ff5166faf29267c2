/** A piece of text in a PDF: its characters, position and height. */
export interface PlacedText {
  str: string
  /** The last two numbers are the position on the page, measured from the lower left corner. */
  transform: readonly number[]
  height: number
  hasEOL: boolean
}

/** A gap of more than this many line heights separates two paragraphs. */
const PARAGRAPH_GAP = 1.7

/** The pieces of a page as text: with the line breaks of the PDF, and an empty line between paragraphs. */
export function arrangeLines(pieces: readonly PlacedText[]): string {
  let text = ''
  let lastLine: number | undefined
  for (const { str, transform, height, hasEOL } of pieces) {
    const line = transform[5] ?? 0
    if (str.trim() !== '') {
      const gap = lastLine === undefined ? 0 : Math.abs(lastLine - line)
      if (height > 0 && gap > PARAGRAPH_GAP * height && text.endsWith('\n')) text += '\n'
      lastLine = line
    }
    text += hasEOL ? `${str}\n` : str
  }
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
