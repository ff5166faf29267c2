/** Markdown marks to remove: a question quotes words, not marks. */
const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/```[\s\S]*?```/g, '\n\n'],
  [/^[ \t]*\|.*$/gm, '\n\n'],
  [/^[ \t]*#{1,6}[ \t].*$/gm, '\n\n'],
  // No nested brackets, and addresses of limited length, so that thousands of open brackets stay fast to read.
  [/!?\[([^[\]]*)\]\([^)]{0,500}\)/g, '$1'],
  [/^[ \t]*(?:[-*+•▪●]|\d{1,2}[.)])[ \t]+/gm, '\n\n'],
  [/^[ \t]*>+[ \t]?/gm, ''],
  [/\*\*|__|`/g, ''],
]

/** A line with such an end is complete; any other continues below. */
const ENDS_A_SENTENCE = /[-.!?:;]["'”’)]?$/

/**
 * Splits running text into paragraphs. Files break lines at the page edge, hyphenate words and put headings between
 * lines: lines are joined again, and a short line without a full stop is a heading.
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
  if (areApart(lines)) return lines
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

/** Lines of prose that break at the edge go on in small letters more often than not; notes start each line anew. */
function areApart([, ...later]: readonly string[]): boolean {
  const share = (of: RegExp) => later.filter((line) => of.test(line)).length / later.length
  return later.length >= 3 && share(/^[\p{Lu}\p{N}]/u) >= 0.85 && share(/-$/) === 0
}

/** A hyphen at the end of a line splits a word when a small letter follows; before a capital it belongs to a name. */
function joinLine(running: string, line: string): string {
  if (!/\p{L}-$/u.test(running)) return `${running} ${line}`
  return (/^\p{Ll}/u.test(line) ? running.slice(0, -1) : running) + line
}
