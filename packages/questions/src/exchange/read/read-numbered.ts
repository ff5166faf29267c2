import { shorten } from '../clean-text.ts'
import type { ImportProblem, ReadQuestion } from '../exchange-question.ts'
import { labelIndex, toNumber } from '../labels.ts'
import { type Passage, passageOf } from '../passage.ts'
import { findOptionRow } from './option-row.ts'
import { isKeyHeading, isKeyLine, type NumberedKey, readKeyList } from './read-key-list.ts'
import { isSolutionsHeading, readSolutions, startsSolutions } from './read-solutions.ts'

/** '12.', '12)', '12 -' at the start of a line. */
const NUMBERED = /^\(?(\d{1,4}|[०-९]{1,4})(?:[.):\]]|\s?[-–](?= ))(?!\d)\s*(\S.*)?$/
/** 'Q.12', 'Q12)', 'Question 12:', 'प्रश्न 12.', where the number needs no sign after it. */
const NAMED =
  /^(?:q(?:ues(?:tion)?)?\.? ?(?:no\.? ?)?|प्रश्न ?(?:सं(?:ख्या)?\.? ?)?)\(?(\d{1,4}|[०-९]{1,4})[.):\]-]{0,2}(?:\s+(\S.*))?$/i
const DIRECTIONS =
  /^\W{0,3}(?:directions?\b|instructions?\b|passage\b|comprehension\b|read the (?:following|passage|given)|study the (?:following|given)|common data\b|निर्देश|गद्यांश|अनुच्छेद|निम्नलिखित (?:गद्यांश|अनुच्छेद))/i
const RANGE = /(\d{1,4})\s?(?:-|–|—|to|से|through)\s?(\d{1,4})/i
/** 'Directions for the following 2 (two) items', 'the next 5 questions'. */
const COUNT = /(?:following|next)\s+(\d{1,2})\s*(?:\([a-z]{2,12}\)\s*)?(?:items?|questions?)/i
/** 'Instructions: each question carries one mark': rules of the paper, not a text that questions are asked about. */
const PAPER_RULES =
  /\bcarr(?:y|ies)\b.{0,30}\bmarks?\b|\bnegative marking\b|\battempt (?:all|any)\b|\bare compulsory\b|\b(?:maximum|full|total) marks\b|\bomr\b|\banswer sheet\b|ऋणात्मक|अनिवार्य हैं/i
/** 'Directions (5):', 'Directions (Q. 5)'. */
const SINGLE = /\((?:q(?:ues(?:tions?)?)?\.? ?(?:nos?\.? ?)?)?(\d{1,4})\)/i
const ANSWER =
  /^\W{0,3}(?:correct (?:answer|option|choice)|ans(?:wer)?|right answer|सही (?:उत्तर|विकल्प)|उत्तर)(?: ?key)?(?: is)?\s?[.:\-–=)]{0,3}\s?(?:option )?[([]?\s?([a-fA-F1-6]|[कखगघङअबसदय])\s?(?:[)\].,:;\-–]|\s|$)(.*)$/i
const ANSWER_AT_END = /\s(?:ans(?:wer)?|उत्तर)\s?[.:\-–]{1,3}\s?[([]?([a-fA-F1-6]|[कखगघङअबसदय])[)\]]?\s?$/i
const EXPLANATION =
  /^\W{0,3}(?:explanation|solution|sol\.|exp\.|reason|rationale|hint|व्याख्या|हल)(?![\p{L}\p{M}])\s?[.:\-–]{0,3}\s?(.*)$/iu
/** '[Page 3]', 'Page 3 of 10', '- 3 -', a number alone: what stands at the edge of a page. */
const PAGE_EDGE = /^(?:\[Page \d{1,5}\]|page \d{1,4}(?: of \d{1,4})?|[-–] ?\d{1,4} ?[-–]|\d{1,4})$/i
/** What a response sheet adds to each question: 'Question ID : 2643301', 'Option 1 ID : 22', 'Status : Answered', 'Chosen Option : 3'. */
const SHEET_NOTE = /^(?:question (?:id|type)|option \d id|status|chosen option)\s?:/i
/** On a response sheet, before each question on the passage above it. */
const SUB_QUESTION = /^sub ?question no\.?\s?:\s?(\d{1,4})$/i

interface Block {
  number: number
  row: number
  lines: string[]
  length: number
  passage: Passage | undefined
  /** How far the lines were searched for options, and what was found. */
  searched: number
  isWhole: boolean
  counted: number
  hasSome: boolean
}

/** Directions or a passage, and the questions that they are for. */
interface SharedText {
  lines: string[]
  from: number
  /** Infinite when the directions do not say how far they go. */
  to: number
}

/** More is not one question; the rest of it is not looked at. */
const LONGEST_BLOCK = 16_000

/** A numbered paper in the order of its questions, with shared texts, and with a key beside the questions or at the end. */
export function readNumbered(lines: readonly string[]): {
  questions: ReadQuestion[]
  problems: ImportProblem[]
} {
  const keyFrom = findKeyList(lines)
  const blocks = splitBlocks(withoutSheetMarks(lines.slice(0, keyFrom)))
  const { keys, explanations } = readBack(lines.slice(keyFrom))
  const problems: ImportProblem[] = []
  const turns = new Map<number, number>()
  const questions = blocks.map((block, index) => {
    const previous = blocks[index - 1]
    if (previous && block.number > previous.number + 1) {
      const [from, to] = [previous.number + 1, block.number - 1]
      problems.push({ row: block.row, kind: 'number-gap', detail: from === to ? `${from}` : `${from}–${to}` })
    }
    // Sections may each begin with 1: the second question 1 has the second answer to a question 1.
    const turn = turns.get(block.number) ?? 0
    turns.set(block.number, turn + 1)
    const listed = keys.filter(({ number }) => number === block.number)
    return readBlock(block, problems, listed[turn]?.key ?? null, explanations.get(block.number) ?? '')
  })
  return { questions, problems }
}

/** Whether a text has numbered questions with options. */
export const looksNumbered = (lines: readonly string[]): boolean =>
  splitBlocks(withoutSheetMarks(lines.slice(0, findKeyList(lines)))).some(
    ({ lines: own }) => findOptionRow(own.join('\n')) !== null,
  )

/** The line on which the answers to all questions begin; the number of lines when there is no such list. */
function findKeyList(lines: readonly string[]): number {
  const heading = lines.findLastIndex(isKeyHeading)
  if (heading !== -1 && readKeyList(lines.slice(heading + 1)).length > 0) return heading
  const solutions = lines.findLastIndex((_, index) => startsSolutions(lines, index))
  if (solutions !== -1) return solutions
  const first = lines.findIndex(isKeyLine)
  return first === -1 ? lines.length : first
}

/**
 * A response sheet writes 'Ans 1. Frank' for the first option, then '2. Shy' and '3. Rude': there 'Ans' says where the options
 * begin and not which one is right. Its other notes are of no use.
 */
function withoutSheetMarks(lines: readonly string[]): string[] {
  return lines.map((line, index) => {
    const trimmed = line.trim()
    if (SHEET_NOTE.test(trimmed)) return ''
    const first = /^ans\.?\s{0,3}(1[.)]\s.*)$/i.exec(trimmed)?.[1]
    if (first === undefined) return line
    const [second, third] = [lines[index + 1]?.trim() ?? '', lines[index + 2]?.trim() ?? '']
    return /^2[.)]/.test(second) && /^3[.)]/.test(third) ? first : line
  })
}

function splitBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let block: Block | undefined
  let shared: SharedText | undefined
  let isInDirections = false
  /** The last of the numbers 1, 2, 3 … that were met inside the question: its statements or its options. */
  let inner = 0
  const isNumericStyle = countMarks(lines, LETTER_FIRST) < countMarks(lines, NUMBER_FIRST)
  const style = lines.some((line) => NAMED.test(line.trim())) ? NAMED : NUMBERED
  const canOptionsBeNumbers = isNumericStyle || style === NAMED
  lines.forEach((line, index) => {
    const trimmed = line.trim()
    if (PAGE_EDGE.test(trimmed)) return
    const subQuestion = SUB_QUESTION.exec(trimmed)?.[1]
    if (subQuestion !== undefined) {
      if (shared) shared.to = Number(subQuestion)
      return
    }
    if (DIRECTIONS.test(trimmed) && (!block || hasOptions(block, canOptionsBeNumbers))) {
      takeDirections(trimmed, block?.number ?? 0)
      return
    }
    const start = style.exec(trimmed)
    const number = start?.[1] ? toNumber(start[1]) : null
    if (start && number !== null && startsQuestion(number)) {
      isInDirections = false
      inner = 0
      const isShared = shared && number >= shared.from && number <= shared.to
      block = openBlock(
        number,
        index + 1,
        start[2] ?? '',
        isShared ? readShared(shared?.lines ?? []) : undefined,
      )
      blocks.push(block)
      return
    }
    if (number === inner + 1) inner += 1
    if (isInDirections) shared?.lines.push(trimmed)
    else if (block && block.length < LONGEST_BLOCK) {
      block.lines.push(trimmed)
      block.length += trimmed.length + 1
    }
  })
  return blocks

  /** Directions after question `last`. Those for a number of questions go on until these have come, whatever headings are between. */
  function takeDirections(line: string, last: number): void {
    const range = rangeOf(line.slice(0, 120), last)
    const counted = range === null && shared && Number.isFinite(shared.to) ? shared : undefined
    // 'Directions for the following 4 items', then 'Passage 1': one text, for as many questions as were said.
    if (counted && isInDirections) counted.lines.push(line)
    else {
      const to = counted && counted.to > last ? counted.to : Number.POSITIVE_INFINITY
      shared = { lines: [line], ...(range ?? { from: 0, to }) }
    }
    isInDirections = true
  }

  /** A numbered line may also be a statement of the question before it, or one of its options. */
  function startsQuestion(number: number): boolean {
    if (!block) return number >= 1
    if (style === NAMED) return true
    if (isInDirections) {
      return number === (shared && shared.from > 0 ? shared.from : block.number + 1) || number === 1
    }
    if (number !== 1 && (number <= block.number || number > block.number + 25)) return false
    if (!hasOptions(block, isNumericStyle)) {
      if (number === inner + 1 || number === 1) return false
      // A question that lost an option ends at the next number all the same.
      return number === block.number + 1 || hasSomeOptions(block)
    }
    return number !== 1 || !isNumericStyle || inner >= 3
  }
}

const openBlock = (number: number, row: number, stem: string, passage: Passage | undefined): Block => ({
  number,
  row,
  lines: [stem],
  length: stem.length,
  passage,
  searched: 0,
  isWhole: false,
  counted: 0,
  hasSome: false,
})

/** The questions that directions after question `last` are for; null when they do not say it. */
function rangeOf(directions: string, last: number): { from: number; to: number } | null {
  const range = RANGE.exec(directions)
  if (range) return { from: Number(range[1]), to: Number(range[2]) }
  const count = COUNT.exec(directions)
  if (count) return { from: last + 1, to: last + Number(count[1]) }
  const single = SINGLE.exec(directions)
  return single ? { from: Number(single[1]), to: Number(single[1]) } : null
}

const LETTER_FIRST = /^\s{0,20}[([]?[aअक][).\]]/i
const NUMBER_FIRST = /^\s{0,20}[([]?[1१][)\]]/
const countMarks = (lines: readonly string[], mark: RegExp): number =>
  lines.filter((line) => mark.test(line)).length

/** Enough options for the question to be whole. Statements are numbered too, so that numbers count only where options have them. */
function hasOptions(block: Block, isNumericStyle: boolean): boolean {
  // Options that are there stay there; without a new line with a fourth mark there are no new ones.
  if (block.isWhole || block.searched === block.lines.length) return block.isWhole
  const hasFourth = block.lines.slice(block.searched).some((line) => FOURTH.test(line))
  block.searched = block.lines.length
  if (!hasFourth) return false
  const text = block.lines.join('\n')
  const row = findOptionRow(text)
  if (row && row.options.length >= 4) {
    block.isWhole = isNumericStyle || !/^[([*]?\d/.test(text.slice(row.at, row.at + 2))
  }
  return block.isWhole
}

/** At least two options with letters, which no list of statements has. */
function hasSomeOptions(block: Block): boolean {
  if (block.counted !== block.lines.length) {
    const text = block.lines.join('\n')
    const row = findOptionRow(text)
    block.counted = block.lines.length
    block.hasSome = row !== null && !/^[([*]?\d/.test(text.slice(row.at, row.at + 2))
  }
  return block.hasSome
}

const FOURTH = /(?:^|[\s([*])(?:d|4|iv|घ|द|४)[).\]]/i

/** 'Directions (1-5): Read the passage.' is the title when a text follows, else the text itself. */
function readShared(lines: readonly string[]): Passage | undefined {
  const [first = '', ...rest] = lines
  const text = rest.join('\n').trim()
  if (PAPER_RULES.test(lines.join(' ').slice(0, 600)) && rangeOf(first.slice(0, 120), 0) === null)
    return undefined
  if (text === '') return passageOf(first)
  return first.length <= 160 ? passageOf(text, first) : passageOf(lines.join('\n'))
}

/** The text of a question up to its answer, and what comes after it. */
function cutAnswer(lines: readonly string[]): { front: string[]; key: number | null; explanation: string[] } {
  for (const [index, line] of lines.entries()) {
    const answer = ANSWER.exec(line)
    const explained = EXPLANATION.exec(line)
    if (answer?.[1] || (explained && index > 0)) {
      const after = lines.slice(index + 1)
      const own = (answer ? answer[2] : explained?.[1]) ?? ''
      // The answer may also come after the explanation.
      const later = answer ? -1 : after.findIndex((one) => ANSWER.test(one))
      const found = answer ?? (later === -1 ? null : ANSWER.exec(after[later] ?? ''))
      const explanation = [own, ...after.filter((_, place) => place !== later)]
      return {
        front: lines.slice(0, index),
        key: found?.[1] ? labelIndex(found[1]) : null,
        explanation: explanation.map((one) => EXPLANATION.exec(one)?.[1] ?? one),
      }
    }
    const atEnd = ANSWER_AT_END.exec(line)
    if (atEnd?.[1]) {
      return {
        front: [...lines.slice(0, index), line.slice(0, atEnd.index)],
        key: labelIndex(atEnd[1]),
        explanation: lines.slice(index + 1).map((one) => EXPLANATION.exec(one)?.[1] ?? one),
      }
    }
  }
  return { front: [...lines], key: null, explanation: [] }
}

function readBlock(
  { row, lines, passage }: Block,
  problems: ImportProblem[],
  listedKey: number | null,
  listedExplanation: string,
): ReadQuestion {
  const { front, key, explanation } = cutAnswer(lines)
  const text = front.join('\n')
  const options = findOptionRow(text)
  const last = options?.options.at(-1) ?? ''
  // An option has no empty line in it: what comes after one is a heading or a note of the paper.
  const stray = last.indexOf('\n\n')
  if (options && stray !== -1) {
    problems.push({ row, kind: 'text-left-out', detail: shorten(last.slice(stray)) })
    options.options[options.options.length - 1] = last.slice(0, stray)
  }
  return {
    row,
    text: options ? text.slice(0, options.at) : text,
    options: options?.options ?? [],
    key: key ?? options?.starred ?? listedKey,
    explanation: explanation.join('\n').trim() || listedExplanation,
    ...(passage && { figure: passage }),
  }
}

/** The list of answers at the end, and the explanations after it or beside them. */
function readBack(lines: readonly string[]): { keys: NumberedKey[]; explanations: Map<number, string> } {
  const heading = lines.findIndex((line, index) => index > 0 && isSolutionsHeading(line))
  const both = readSolutions(lines.slice(1))
  if (startsSolutions(lines, 0) || (heading === -1 && both.isExplained)) return both
  return {
    keys: readKeyList(heading === -1 ? lines : lines.slice(0, heading)),
    explanations: heading === -1 ? new Map() : readSolutions(lines.slice(heading + 1)).explanations,
  }
}
