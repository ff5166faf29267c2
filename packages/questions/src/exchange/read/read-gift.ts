import { shorten } from '../clean-text.ts'
import type { ImportProblem, ReadQuestion } from '../exchange-question.ts'
import { readExtras } from '../extras.ts'
import { type Passage, passageOf } from '../passage.ts'
import { htmlToText, splitPassage } from './html-text.ts'

/** Whether a text has answers in braces as GIFT writes them. */
export const looksLikeGift = (text: string): boolean =>
  /(?:^|[^\\])\{[^{}]{0,4000}[=~#]/.test(text.slice(0, 200_000)) ||
  /^\s*::/.test(text) ||
  /^\$CATEGORY:/m.test(text.slice(0, 5000))

interface Piece {
  row: number
  lines: string[]
  comments: string[]
}

/** Moodle's GIFT format. Questions are separated by empty lines; only choices with one right answer can be asked. */
export function readGift(lines: readonly string[]): { questions: ReadQuestion[]; problems: ImportProblem[] } {
  const questions: ReadQuestion[] = []
  const problems: ImportProblem[] = []
  let topic: string | undefined
  let passage: Passage | undefined
  for (const piece of splitPieces(lines)) {
    const source = piece.lines.join('\n').trim()
    const category = /^\$CATEGORY:\s*(.+)$/m.exec(source)
    if (category?.[1]) {
      topic = category[1].trim().split('/').at(-1)
      passage = undefined
      const rest = source.replace(category[0], '').trim()
      if (rest === '') continue
    }
    const body = category ? source.replace(category[0], '').trim() : source
    const read = readPiece(body)
    if (read === null) continue
    if (read.kind === 'description') {
      passage = passageOf(read.text)
      continue
    }
    if (read.kind === 'problem') {
      problems.push({ row: piece.row, kind: read.problem, detail: shorten(read.text) })
      continue
    }
    const extras = piece.comments.map(readExtras).find((found) => Object.keys(found).length > 0) ?? {}
    const figure = extras.figure ?? read.passage ?? passage
    const { text, options, key, explanation } = read
    questions.push({
      row: piece.row,
      text,
      options,
      key,
      explanation,
      ...(topic !== undefined && { topic }),
      ...extras,
      ...(figure && { figure }),
    })
  }
  return { questions, problems }
}

/** The text between empty lines. An empty line inside braces does not end a question. */
function splitPieces(lines: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let current: Piece = { row: 0, lines: [], comments: [] }
  let depth = 0
  const end = () => {
    if (current.lines.length > 0) pieces.push(current)
    current = { row: 0, lines: [], comments: current.lines.length > 0 ? [] : current.comments }
    depth = 0
  }
  lines.forEach((line, index) => {
    const trimmed = line.trim()
    if (trimmed.startsWith('//')) current.comments.push(trimmed.slice(2))
    else if (trimmed === '' && depth <= 0) end()
    else {
      if (current.lines.length === 0) current.row = index + 1
      current.lines.push(line)
      depth += countUnescaped(line, '{') - countUnescaped(line, '}')
    }
  })
  end()
  return pieces
}

const countUnescaped = (line: string, sign: string): number => {
  let count = 0
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '\\') at += 1
    else if (line[at] === sign) count += 1
  }
  return count
}

type ReadPiece =
  | { kind: 'description'; text: string }
  | { kind: 'problem'; problem: ImportProblem['kind']; text: string }
  | {
      kind: 'choice'
      text: string
      options: string[]
      key: number | null
      explanation: string
      passage: Passage | undefined
    }

const TITLE = /^::(?:[^\\:]|\\.|:(?!:)){0,500}::/
const TEXT_FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/

function readPiece(source: string): ReadPiece | null {
  const untitled = source.replace(TITLE, '').trim()
  const format = TEXT_FORMAT.exec(untitled)
  const body = format ? untitled.slice(format[0].length) : untitled
  const isHtml = format?.[1] === 'html'
  const open = findUnescaped(body, '{', 0)
  const toText = (raw: string) => (isHtml ? htmlToText(unescapeGift(raw)) : unescapeGift(raw).trim())
  if (open === -1) return body.trim() === '' ? null : { kind: 'description', text: toText(body) }
  const close = findUnescaped(body, '}', open)
  if (close === -1) return { kind: 'problem', problem: 'broken-file', text: body }
  const [before, after] = [body.slice(0, open), body.slice(close + 1)]
  // A blank inside the sentence: 'Delhi is the {=capital ~port} of India.'
  const stem = after.trim() === '' ? before : `${before}______${after}`
  const split = isHtml
    ? splitPassage(unescapeGift(stem))
    : { text: unescapeGift(stem).trim(), passage: undefined }
  const answers = readAnswers(body.slice(open + 1, close), isHtml)
  if (answers === null) return { kind: 'problem', problem: 'not-a-choice', text: split.text }
  if (answers.keys.length > 1) return { kind: 'problem', problem: 'many-keys', text: split.text }
  return {
    kind: 'choice',
    ...split,
    options: answers.options,
    key: answers.keys[0] ?? null,
    explanation: answers.explanation,
  }
}

function readAnswers(source: string, isHtml: boolean) {
  const trimmed = source.trim()
  // Numbers, true or false, and matching pairs are other kinds of question; nothing at all is an essay.
  if (trimmed === '' || trimmed.startsWith('#') || /^(?:T|F|TRUE|FALSE)\b/i.test(trimmed)) return null
  const toText = (raw: string) => {
    const own = TEXT_FORMAT.exec(raw)
    const text = unescapeGift(own ? raw.slice(own[0].length) : raw)
    return (own ? own[1] === 'html' : isHtml) ? htmlToText(text) : text.trim()
  }
  const general = findUnescaped(source, '####', 0)
  const explanation = general === -1 ? '' : toText(source.slice(general + 4))
  const marks = splitAnswers(general === -1 ? source : source.slice(0, general))
  if (marks.length === 0 || marks.every(({ sign }) => sign === '=')) return null
  const options: string[] = []
  const keys: number[] = []
  const feedback: string[] = []
  for (const { sign, raw } of marks) {
    const weight = /^\s*%(-?\d{1,3}(?:\.\d{1,5})?)%/.exec(raw)
    const bare = weight ? raw.slice(weight[0].length) : raw
    const hash = findUnescaped(bare, '#', 0)
    if (findUnescaped(bare, '->', 0) !== -1) return null
    const share = weight ? Number(weight[1]) : sign === '=' ? 100 : 0
    // A part of the marks for one option is a question with several right ones.
    if (share > 0 && share < 100) keys.push(-1)
    if (share >= 100) {
      keys.push(options.length)
      if (hash !== -1) feedback.push(toText(bare.slice(hash + 1)))
    }
    options.push(toText(hash === -1 ? bare : bare.slice(0, hash)))
  }
  return { options, keys, explanation: explanation || feedback.join('\n') }
}

function splitAnswers(source: string): { sign: string; raw: string }[] {
  const answers: { sign: string; raw: string }[] = []
  let start = -1
  const push = (end: number) => {
    if (start !== -1) answers.push({ sign: source[start] ?? '', raw: source.slice(start + 1, end) })
  }
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '=' || source[at] === '~') {
      push(at)
      start = at
    }
  }
  push(source.length)
  return answers
}

/** Where a sign is that no backslash stands before. */
function findUnescaped(source: string, sign: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at += 1
    else if (source.startsWith(sign, at)) return at
  }
  return -1
}

/** '\=' is '=', '\n' is a line end; another backslash is itself. */
const unescapeGift = (text: string): string =>
  text.replaceAll(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
