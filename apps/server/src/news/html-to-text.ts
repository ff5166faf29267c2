import { Parser } from 'htmlparser2'

/** Elements whose content is not text to read. */
const SILENT = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'noscript',
  'template',
  'svg',
  'math',
  'title',
  'head',
])
/** Elements that end a line. */
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
/** Control characters, invisible ones, and those that change the direction of text. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** Deeper than any real text; the time of the parser grows with the square of the depth. */
const MAX_DEPTH = 300

class TooDeep extends Error {}

/** The plain text of HTML, line by line, without anything that could run, load or deceive. */
export function htmlToText(html: string): string {
  let text = ''
  let silent = 0
  let depth = 0
  const parser = new Parser({
    onopentagname(name) {
      depth += 1
      if (depth > MAX_DEPTH) throw new TooDeep()
      if (SILENT.has(name)) silent += 1
      else if (BLOCKS.has(name)) text += '\n'
    },
    onclosetag(name) {
      depth -= 1
      if (SILENT.has(name)) silent = Math.max(0, silent - 1)
      else if (BLOCKS.has(name)) text += '\n'
    },
    ontext(piece) {
      if (silent === 0) text += piece
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    // The text before this point is kept.
    if (!(error instanceof TooDeep)) throw error
  }
  return text
    .split(/[\n\r]+/)
    .map((line) => line.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Shortens a text between words to at most `length` characters, with an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const end = cut.search(/\s\S*$/)
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
