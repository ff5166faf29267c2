/** Longer text is cut: no note needs it, and a hostile text must not freeze the screen. */
export const MAX_LENGTH = 60_000
const MAX_LINES = 2000
/** Longer lines become separate paragraphs: parsing one is quadratic in its marks. */
const MAX_LINE_LENGTH = 4000
/** How deep quotes and lists may be nested; the parser recurses into them. */
const MAX_CONTAINERS = 8
const MAX_INDENT = 32
/** Stars, brackets and the like in one block, and in the whole text: matching them is quadratic. */
const MAX_MARKS_IN_BLOCK = 1000
const MAX_MARKS = 6000

/** Direction marks can make an address look like another one; slot characters are reserved for formulas. */
const FORBIDDEN = /[\u202A-\u202E\u2066-\u2069\uE000\uE001]/g
/** Breaking a word of thousands of characters can take a browser seconds; a space prevents it. */
const ENDLESS_WORD = /\S{500}/g
const FENCE = /^\s{0,3}(`{3,}|~{3,})/
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/
const CONTAINER = /[ \t]*(?:>|[-*+]|\d{1,9}[.)])/g
const MARKS = /[*_~[\]]/g

function tameLine(line: string): string {
  const shallow = line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '    ').slice(0, MAX_INDENT))
  const flat = shallow.replace(CONTAINERS, (prefix) =>
    (prefix.match(CONTAINER) ?? []).slice(0, MAX_CONTAINERS).join(''),
  )
  if (flat.length <= MAX_LINE_LENGTH) return flat
  const pieces = flat.match(new RegExp(`[^]{1,${MAX_LINE_LENGTH}}`, 'g')) ?? []
  return pieces.join('\n\n')
}

interface Budget {
  marks: number
}

/** A block with more marks than any author sets is shown as it was written, as code. */
function tameMarks(block: readonly string[], budget: Budget): string[] {
  const marks = block.reduce((sum, line) => sum + (line.match(MARKS)?.length ?? 0), 0)
  if (marks <= MAX_MARKS_IN_BLOCK && marks <= budget.marks) {
    budget.marks -= marks
    return [...block]
  }
  const longestRun = Math.max(
    2,
    ...block.flatMap((line) => line.match(/~+/g) ?? []).map(({ length }) => length),
  )
  const fence = '~'.repeat(longestRun + 1)
  return [fence, ...block, fence]
}

/**
 * Markdown that is safe to parse in a short time, even if it is hostile. Says whether something was left out.
 */
export function tameMarkdown(source: string): { text: string; cut: boolean } {
  const whole = source.replace(/\r\n?/g, '\n')
  const lines = whole.slice(0, MAX_LENGTH).replace(FORBIDDEN, '').replace(ENDLESS_WORD, '$& ').split('\n')
  const budget: Budget = { marks: MAX_MARKS }
  const tamed: string[] = []
  let block: string[] = []
  let fence = ''
  const flush = () => {
    tamed.push(...tameMarks(block, budget))
    block = []
  }
  for (const line of lines.slice(0, MAX_LINES)) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    const isInside = fence !== ''
    if (isInside && mark.startsWith(fence)) fence = ''
    else if (!isInside && mark !== '') fence = mark
    if (isInside || mark !== '' || line.trim() === '') {
      flush()
      tamed.push(line.slice(0, MAX_LINE_LENGTH))
    } else {
      block.push(tameLine(line))
    }
  }
  flush()
  return { text: tamed.join('\n'), cut: whole.length > MAX_LENGTH || lines.length > MAX_LINES }
}
