import { LABEL_ROWS } from '../labels.ts'

export interface OptionRow {
  /** Where the first mark begins. */
  at: number
  options: string[]
  /** The option that the text itself marks as right, with a star or a tick. */
  starred: number | null
}

interface Mark {
  /** The row of labels, the brackets and the case: all marks of one question share it. */
  style: string
  place: number
  at: number
  after: number
  isLineStart: boolean
  isStarred: boolean
}

/** '(a)', 'a)', 'a.', '[a]' or 'A)' at the start of a line or after a blank, perhaps with a star before it. */
const MARK =
  /(^|\n|[ \t])([*✓✔]?)([([]?)([a-fA-F]|[1-6]|i{1,3}|iv|v|[कखगघङअबसदय१२३४५])([)\].])(?=[ \t\n]|\S)/g
/** A question with more marks than this is not one question. */
const MOST_MARKS = 200

function findMarks(text: string): Mark[] {
  const marks: Mark[] = []
  for (const match of text.matchAll(MARK)) {
    const [whole, before = '', star = '', open = '', label = '', close = ''] = match
    // '1.5' and 'e.g.' are no marks.
    const next = text[match.index + whole.length] ?? ''
    if (open === '' && close === '.' && /[\p{L}\p{N}.]/u.test(next)) continue
    if ((open === '(' && close !== ')') || (open === '[' && close !== ']') || (open === '' && close === ']'))
      continue
    LABEL_ROWS.forEach((row, index) => {
      const place = row.indexOf(label.toLowerCase())
      if (place === -1) return
      marks.push({
        style: `${index}${open}${close}${label === label.toLowerCase() ? 'a' : 'A'}`,
        place,
        at: match.index + before.length,
        after: match.index + whole.length,
        isLineStart: before !== ' ' && before !== '\t',
        isStarred: star !== '',
      })
    })
    if (marks.length > MOST_MARKS) break
  }
  return marks
}

/** The marks from one 'a' on, in their order: a, b, c, d. */
function chainFrom(marks: readonly Mark[], start: number): Mark[] {
  const first = marks[start]
  if (first?.place !== 0) return []
  const chain = [first]
  for (const mark of marks.slice(start + 1)) {
    if (mark.style === first.style && mark.place === chain.length) chain.push(mark)
  }
  return chain
}

/**
 * The options of a question: the longest row of marks of one style, of several the last. A row whose marks begin lines wins over
 * one inside lines, because an option may speak of others: 'Both (a) and (b)'.
 */
export function findOptionRow(text: string): OptionRow | null {
  const marks = findMarks(text)
  let best: Mark[] = []
  const weigh = (candidates: readonly Mark[]) => {
    candidates.forEach((_, start) => {
      const chain = chainFrom(candidates, start)
      if (chain.length >= best.length && chain.length >= 2) best = chain
    })
  }
  weigh(marks)
  const anywhere = best.length
  const starts = marks.filter(({ isLineStart }) => isLineStart)
  best = []
  weigh(starts)
  if (best.length < anywhere) {
    best = []
    weigh(marks)
  }
  const [first] = best
  if (!first) return null
  const options = best.map((mark, index) => text.slice(mark.after, best[index + 1]?.at ?? text.length).trim())
  const ticked = options.findIndex((option) => /[✓✔]\s*$/.test(option))
  const star = best.findIndex(({ isStarred }) => isStarred)
  return {
    at: first.at,
    options: options.map((option) => option.replace(/\s*[✓✔*]?\s*$/, '')),
    starred: star !== -1 ? star : ticked !== -1 ? ticked : null,
  }
}
