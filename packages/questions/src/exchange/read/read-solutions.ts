import { labelIndex, toNumber } from '../labels.ts'
import type { NumberedKey } from './read-key-list.ts'

const HEADING =
  /^\W{0,4}(?:(?:detailed |hints? (?:and|&) |answers? (?:and|with|&) )?(?:explanations?|solutions?)|व्याख्या|हल)\W{0,4}$/i

/** 'Solutions', 'Answers with explanations', 'व्याख्या' alone on a line. */
export const isSolutionsHeading = (line: string): boolean => line.length < 80 && HEADING.test(line.trim())

/** '12. ...', 'S12. ...', 'Q12) ...', 'Sol 12: ...'. */
const ENTRY =
  /^(?:s(?:ol(?:ution)?)?|q(?:ues(?:tion)?)?|ans(?:wer)?|प्रश्न|उत्तर)?\.? ?\(?(\d{1,4}|[०-९]{1,4})(?:[.):\]]|\s?[-–](?= ))(?!\d)\s*(\S.*)?$/i
/** '(b) Because ...', 'Ans. (b)', 'Ans: b', 'Correct answer: B. Because ...'. */
const KEY =
  /^(?:(?:correct )?(?:ans(?:wer)?|option|उत्तर)\s?[.:\-–]{0,2}\s?(?:\(\s?([^\s)]{1,2})\s?\)|([a-f1-6कखगघअबसद])(?![\p{L}\p{M}\d]))|[([]\s?([^\s)\]]{1,2})\s?[)\]])[.:,;]?\s*(.*)$/iu
const LABEL = /^(?:explanation|solution|sol|exp|reason|व्याख्या|हल)(?![\p{L}\p{M}])\s?[.:\-–]{0,2}\s*/iu
/** '1. (b) 2. (c)' is a list of answers: the second does not explain the first. */
const LISTED = /\d{1,4}[.):]?\s?[([][a-f1-6][)\]]/i
const PAGE_EDGE = /^(?:\[Page \d{1,5}\]|page \d{1,4}(?: of \d{1,4})?)$/i

const keyOf = (text: string): { key: number; rest: string } | null => {
  const found = KEY.exec(text)
  const key = labelIndex(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
  return found && key !== null ? { key, rest: found[4] ?? '' } : null
}

/** Whether solutions with their answers begin on this line: a heading, and right below it '1. (b) ...' or 'S1. Ans. (b)'. */
export function startsSolutions(lines: readonly string[], at: number): boolean {
  if (!isSolutionsHeading(lines[at] ?? '')) return false
  const next = lines.slice(at + 1, at + 6).find((line) => line.trim() !== '')
  const text = ENTRY.exec(next?.trim() ?? '')?.[2]
  return text !== undefined && keyOf(text) !== null
}

interface Solutions {
  /** In the order of the paper, in which sections may each begin with 1. */
  keys: NumberedKey[]
  explanations: Map<number, string>
  /** Whether an explanation begins beside its answer, as in no mere list of answers. */
  isExplained: boolean
}

/** Solutions by the number of their question, each with its answer where it says it. */
export function readSolutions(lines: readonly string[]): Solutions {
  const solutions: Solutions = { keys: [], explanations: new Map(), isExplained: false }
  let number: number | undefined
  for (const line of lines) {
    const trimmed = line.trim()
    const entry = ENTRY.exec(trimmed)
    const found = entry?.[1] === undefined ? null : toNumber(entry[1])
    const answer = keyOf(entry?.[2] ?? '')
    const isNext = number === undefined ? found !== null && found >= 1 : found === number + 1
    if (found !== null && (isNext || (found === 1 && answer !== null))) {
      number = found
      if (answer) solutions.keys.push({ number, key: answer.key })
      const text = (answer?.rest ?? entry?.[2] ?? '').replace(LABEL, '')
      if (answer && /\p{L}{3}/u.test(text) && !LISTED.test(text)) solutions.isExplained = true
      solutions.explanations.set(number, text)
    } else if (number !== undefined && !PAGE_EDGE.test(trimmed)) {
      const before = solutions.explanations.get(number) ?? ''
      solutions.explanations.set(number, `${before}\n${trimmed.replace(LABEL, '')}`.trim())
    }
  }
  return solutions
}
