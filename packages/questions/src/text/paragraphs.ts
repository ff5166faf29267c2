/** What notes are written in, taken off: a question quotes words, not marks. */
const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/```[\s\S]*?```/g, '\n\n'],
  [/^[ \t]*\|.*$/gm, '\n\n'],
  [/^[ \t]*#{1,6}[ \t].*$/gm, '\n\n'],
  // No brackets in the brackets, and no address without an end: thousands of open ones are no links, and read in no time.
  [/!?\[([^[\]]*)\]\([^)]{0,500}\)/g, '$1'],
  [/^[ \t]*(?:[-*+•▪●]|\d{1,2}[.)])[ \t]+/gm, '\n\n'],
  [/^[ \t]*>+[ \t]?/gm, ''],
  [/\*\*|__|`/g, ''],
]

/** At its end a line is whole, or goes on below. */
const ENDS_A_SENTENCE = /[-.!?:;]["'”’)]?$/

/**
 * Running text as paragraphs. Files break lines at the edge of the page, cut words with hyphens and set headings
 * between the lines: lines are joined again, and a line that stops short of the edge without a full stop is a heading.
 */
export function readParagraphs(text: string): string[] {
  const plain = MARKDOWN.reduce((read, [mark, instead]) => read.replace(mark, instead), text.normalize('NFC'))
  return plain
    .split(/\n\s*\n/)
    .flatMap(joinLines)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}

function joinLines(block: string): string[] {
  const lines = block.split('\n').map((line) => line.trim())
  const edge = Math.max(...lines.map(({ length }) => length))
  const paragraphs: string[] = []
  let running = ''
  for (const [index, line] of lines.entries()) {
    running = joinLine(running, line)
    const isLast = index === lines.length - 1
    const stopsShort = line.length < edge * 0.6 && !ENDS_A_SENTENCE.test(line)
    if (isLast || (stopsShort && /^[\p{Lu}\d]/u.test(lines[index + 1] ?? ''))) {
      paragraphs.push(running)
      running = ''
    }
  }
  return paragraphs
}

/** A hyphen at the end of a line cuts a word when small letters follow; before a capital it belongs to a name. */
function joinLine(running: string, line: string): string {
  if (!/\p{L}-$/u.test(running)) return `${running} ${line}`
  return (/^\p{Ll}/u.test(line) ? running.slice(0, -1) : running) + line
}
