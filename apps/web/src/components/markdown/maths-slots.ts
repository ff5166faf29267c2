import { readMaths } from '../rich-text/parse-rich-text.ts'

export interface Formula {
  tex: string
  display: boolean
  /** As written in the text, including its delimiters. */
  source: string
}

/** Typesetting takes time: formulas beyond this limit are shown as they were written. */
const MAX_FORMULAS = 200
const MAX_TEX_LENGTH = 16_000
/** How far to look for the end of a piece of code. */
const MAX_CODE_LENGTH = 2000

const FENCE = /^\s{0,3}(`{3,}|~{3,})/
/** Two private-use characters, already removed from the text, surround the number of a formula. */
const SLOT = /\uE000(\d+)\uE001/g

const slot = (index: number) => `\uE000${index}\uE001`

interface Taken {
  formulas: Formula[]
  texLength: number
}

function endOfCode(text: string, at: number): number {
  const marks = /^`+/.exec(text.slice(at, at + MAX_CODE_LENGTH))?.[0] ?? '`'
  const from = at + marks.length
  const within = text.slice(from, from + MAX_CODE_LENGTH)
  const closing = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(within)
  return closing ? from + closing.index + marks.length : from
}

/** '$5 and `$x`' holds money and code. */
function readFormula(text: string, at: number) {
  const found = readMaths(text, at)
  return found?.tex.includes('`') ? null : found
}

/** In a quote each line of a formula begins with the quote mark. */
const withoutQuoteMarks = (tex: string, source: string): string =>
  /\n[ \t]*>/.test(source) ? tex.replace(/(^|\n)[ \t]*>[ \t]?/g, '$1').trim() : tex

function takeFromText(text: string, taken: Taken): string {
  let result = ''
  for (let at = 0; at < text.length; ) {
    const character = text[at] ?? ''
    if (character === '`') {
      const end = endOfCode(text, at)
      result += text.slice(at, end)
      at = end
      continue
    }
    const found = character === '$' || character === '\\' ? readFormula(text, at) : null
    if (found && taken.formulas.length < MAX_FORMULAS && taken.texLength < MAX_TEX_LENGTH) {
      const source = text.slice(at, found.end)
      const tex = withoutQuoteMarks(found.tex, source)
      taken.texLength += tex.length
      result += slot(taken.formulas.push({ tex, display: found.display, source }) - 1)
      at = found.end
    } else {
      const length = character === '\\' ? 2 : 1
      result += text.slice(at, at + length)
      at += length
    }
  }
  return result
}

/**
 * Takes the formulas out before markdown is parsed, because their stars, underscores and bars are not
 * markdown. Code stays as it is.
 */
export function takeMaths(text: string): { text: string; formulas: Formula[] } {
  const taken: Taken = { formulas: [], texLength: 0 }
  const pieces: string[] = []
  let prose: string[] = []
  let fence = ''
  const flush = () => {
    if (prose.length > 0) pieces.push(takeFromText(prose.join('\n'), taken))
    prose = []
  }
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    const isInside = fence !== ''
    if (isInside && mark.startsWith(fence)) fence = ''
    else if (!isInside && mark !== '') fence = mark
    if (isInside || mark !== '') {
      flush()
      pieces.push(line)
    } else {
      prose.push(line)
    }
  }
  flush()
  return { text: pieces.join('\n'), formulas: taken.formulas }
}

/** Puts the sources back where a formula is not allowed: in code and addresses. */
export const restoreMaths = (text: string, formulas: readonly Formula[]): string =>
  text.replace(SLOT, (_, index) => formulas[Number(index)]?.source ?? '')

/** The text between the slots, and the formulas in them. */
export function splitAtSlots(text: string, formulas: readonly Formula[]): (string | Formula)[] {
  const pieces: (string | Formula)[] = []
  let from = 0
  for (const match of text.matchAll(SLOT)) {
    const formula = formulas[Number(match[1])]
    if (match.index > from) pieces.push(text.slice(from, match.index))
    if (formula) pieces.push(formula)
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}
