import { splitPages } from './pages.ts'

/** A thing and its description in one line of a list: 'Valency – the combining capacity of an element'. */
export interface Entry {
  label: string
  description: string
  /** The line as the text has it. */
  line: string
  page?: number
}

const ENTRY = /^(\S[^:–—=]{1,38}?)\s*(?:\s[-–—]\s|:\s|\s[–—])\s*(\S.{8,170}?)\s*$/
/** 'Right to Equality (Articles 14-18)' */
const IN_BRACKETS = /^(\S[^:–—=()]{1,38}?)\s\(([^()]{3,60})\)$/
const NO_LABEL =
  /^(?:note|nb|n\.b\.|examples?|e\.g\.|eg|source|fig|figure|table|chapter|unit|lecture|topic|ans|answer|q|question|page|hint|tip|formula|imp|important|lesson|class|date)\b|[.;!?]/i
const FEWEST = 4

/** The lists of the text in which each line explains something; at least four lines in a row. */
export function findEntries(text: string): Entry[][] {
  const lists: Entry[][] = []
  for (const { number, text: page } of splitPages(text)) {
    let list: Entry[] = []
    for (const line of [...page.split('\n'), '']) {
      const entry = readEntry(lineOf(line))
      if (entry) list.push({ ...entry, ...(number !== undefined && { page: number }) })
      else {
        lists.push(list)
        list = []
      }
    }
  }
  return lists.filter((list) => list.length >= FEWEST).map(keepClear)
}

/** A line without the marks of lists and of Markdown. */
export const lineOf = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/\*\*|__|`/g, '')
    .trim()
    .replace(/^(?:[-*+•▪●]|\d{1,2}[.)])\s+/, '')

function readEntry(line: string): Entry | null {
  if (line.length > 220) return null
  const [, label = '', description = ''] = IN_BRACKETS.exec(line) ?? ENTRY.exec(line) ?? []
  const isProse = label === '' || NO_LABEL.test(label) || label.split(' ').length > 5
  if (isProse || /https?:|[|{}<>]/.test(line) || !/^[\p{Lu}\p{N}]/u.test(label)) return null
  return { label, description: description.replace(/[.;]$/, ''), line }
}

/** Without entries whose description names their label or is a part of another, so that only one label fits each. */
const keepClear = (list: readonly Entry[]): Entry[] =>
  list.filter(
    (entry) =>
      !tells(entry.description, entry.label) &&
      list.every(
        (other) =>
          other === entry ||
          (other.label.toLowerCase() !== entry.label.toLowerCase() &&
            !other.description.toLowerCase().includes(entry.description.toLowerCase())),
      ),
  )

const tells = (description: string, label: string): boolean => {
  const said = new Set(description.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.has(word))
}
