export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'maths'; tex: string; display: boolean; tail?: string }
  | { kind: 'break' }

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }

/** A formula longer than this is shown as it was written: typesetting it could take seconds. */
export const MAX_FORMULA_LENGTH = 600
/** How far to look for the end of a bold or code passage, so that many unclosed marks stay cheap to parse. */
const MAX_PASSAGE_LENGTH = 2000
/** Longer text is cut: no question needs it, and a hostile text must not freeze the screen. */
export const MAX_TEXT_LENGTH = 20_000

/**
 * No word is this long. Breaking a word of thousands of characters can take a browser seconds; a space
 * prevents it.
 */
const ENDLESS_WORD = /\S{120}/g

interface Found {
  node: Inline
  /** Where reading continues. */
  end: number
}

/**
 * Characters that belong to the formula before them and must not begin a line: '%' in '33⅓%', a full stop.
 */
const TAIL = /[%°.,;:!?)\]’”'"]+/y

/** Delimiters of maths, longest first. */
const MATHS = [
  { open: '$$', close: '$$', display: true },
  { open: '\\[', close: '\\]', display: true },
  { open: '\\(', close: '\\)', display: false },
] as const

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character)
const isWordOrDigit = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

function closing(text: string, close: string, from: number, within: number): number {
  const at = text.slice(from, from + within + close.length).indexOf(close)
  return at === -1 ? -1 : from + at
}

function readDelimitedMaths(text: string, at: number): Found | null {
  const marks = MATHS.find(({ open }) => text.startsWith(open, at))
  if (!marks) return null
  const start = at + marks.open.length
  const end = closing(text, marks.close, start, MAX_FORMULA_LENGTH)
  const tex = end === -1 ? '' : text.slice(start, end).trim()
  if (tex === '') return null
  return { node: { kind: 'maths', tex, display: marks.display }, end: end + marks.close.length }
}

/** One dollar sign is money until another one closes it: '$5 and $10' holds no maths, '$x$' does. */
function readDollarMaths(text: string, at: number): Found | null {
  if (text[at] !== '$' || isSpace(text[at + 1])) return null
  const end = closing(text, '$', at + 1, MAX_FORMULA_LENGTH)
  if (end === -1 || end === at + 1 || isSpace(text[end - 1]) || /\d/.test(text[end + 1] ?? '')) return null
  return { node: { kind: 'maths', tex: text.slice(at + 1, end), display: false }, end: end + 1 }
}

/** The formula with the characters that must stay with it. */
function readTail(text: string, found: Found | null): Found | null {
  if (found?.node.kind !== 'maths' || found.node.display) return found
  TAIL.lastIndex = found.end
  const tail = TAIL.exec(text)?.[0]
  return tail ? { node: { ...found.node, tail }, end: found.end + tail.length } : found
}

/** The formula that begins at a position of a text, and where it ends. */
export function readMaths(text: string, at: number): { tex: string; display: boolean; end: number } | null {
  const found = readDelimitedMaths(text, at) ?? readDollarMaths(text, at)
  return found?.node.kind === 'maths'
    ? { tex: found.node.tex, display: found.node.display, end: found.end }
    : null
}

function readCode(text: string, at: number): Found | null {
  if (text[at] !== '`') return null
  const end = closing(text, '`', at + 1, MAX_PASSAGE_LENGTH)
  if (end <= at + 1) return null
  return { node: { kind: 'code', text: text.slice(at + 1, end) }, end: end + 1 }
}

/** Stars between digits are products ('3*4*5'); a star next to a blank is a bullet or a footnote. */
function readStarred(text: string, at: number): Found | null {
  const mark = text.startsWith('**', at) ? '**' : text[at] === '*' ? '*' : null
  if (mark === null || isSpace(text[at + mark.length])) return null
  if (mark === '*' && isWordOrDigit(text[at - 1])) return null
  const start = at + mark.length
  const end = closing(text, mark, start, MAX_PASSAGE_LENGTH)
  if (end <= start || isSpace(text[end - 1])) return null
  if (mark === '*' && isWordOrDigit(text[end + 1])) return null
  const children = parseInline(text.slice(start, end), false)
  return { node: { kind: mark === '**' ? 'strong' : 'emphasis', children }, end: end + mark.length }
}

const ESCAPED = /^\\[$*`\\_#]/

/** What may begin something other than plain text. */
const MARK = /[\n$\\`*]/g

/** The marks inside one paragraph. Line breaks are kept, because in a question they are intended. */
export function parseInline(source: string, starred = true): Inline[] {
  const text = source.slice(0, MAX_TEXT_LENGTH)
  const nodes: Inline[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push({ kind: 'text', text: plain.replace(ENDLESS_WORD, '$& ') })
    plain = ''
  }
  for (let at = 0; at < text.length; ) {
    MARK.lastIndex = at
    const mark = MARK.exec(text)?.index ?? text.length
    plain += text.slice(at, mark)
    at = mark
    if (at === text.length) break
    if (text[at] === '\n') {
      flush()
      nodes.push({ kind: 'break' })
      at += 1
      continue
    }
    const found =
      readTail(text, readDelimitedMaths(text, at) ?? readDollarMaths(text, at)) ??
      readCode(text, at) ??
      (starred ? readStarred(text, at) : null)
    if (found) {
      flush()
      nodes.push(found.node)
      at = found.end
    } else if (ESCAPED.test(text.slice(at, at + 2))) {
      plain += text[at + 1] ?? ''
      at += 2
    } else {
      plain += text[at] ?? ''
      at += 1
    }
  }
  flush()
  return nodes
}

const BULLET = /^\s{0,3}[-•*]\s+(.*)$/
const NUMBERED = /^\s{0,3}(\d{1,3})[.)]\s+(.*)$/

function asList(lines: readonly string[]): Block | null {
  const numbered = lines.map((line) => NUMBERED.exec(line))
  const bullets = lines.map((line) => BULLET.exec(line))
  // A single '5. ...' is a sentence that begins with a number.
  if (lines.length < 2) return null
  if (bullets.every((match) => match !== null)) {
    const items = bullets.map((match) => parseInline(match?.[1] ?? ''))
    return { kind: 'list', ordered: false, start: 1, items }
  }
  if (numbered.every((match) => match !== null)) {
    const items = numbered.map((match) => parseInline(match?.[2] ?? ''))
    return { kind: 'list', ordered: true, start: Number(numbered[0]?.[1] ?? 1), items }
  }
  return null
}

/** Runs of list lines and of other lines, so that a list may follow its sentence without an empty line. */
function splitRuns(paragraph: string): string[][] {
  const runs: string[][] = []
  let lastKind = ''
  for (const line of paragraph.split('\n')) {
    const kind = BULLET.test(line) ? 'bullet' : NUMBERED.test(line) ? 'number' : 'text'
    const run = runs.at(-1)
    if (run && kind === lastKind) run.push(line)
    else runs.push([line])
    lastKind = kind
  }
  return runs
}

/** A small part of markdown, parsed from untrusted text. It cannot contain HTML. */
export function parseRichText(source: string): Block[] {
  return source
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => {
      const whole = paragraph.replace(/^\n+|\n+$/g, '')
      if (whole.trim() === '') return []
      return splitRuns(whole).map(
        (lines): Block => asList(lines) ?? { kind: 'paragraph', children: parseInline(lines.join('\n')) },
      )
    })
}
