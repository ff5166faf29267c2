import { wordsIn } from './wording/words-in.ts'

/** What a syllabus or the contents page of a book names below a chapter: 'Directive Principles', 'Krebs Cycle'. */
export interface Concept {
  /** Unique in its chapter: 'directive-principles'. */
  id: string
  title: string
  /** Other names that people type: short forms, Hindi in both scripts, common misspellings. */
  names: readonly string[]
  /** Those of the names that are only a part of it: 'giffen goods' of demand and supply. */
  parts: readonly string[]
}

/**
 * Reads 'demand-and-supply | Demand and Supply | mang aur purti, <giffen goods', one concept per line. '<' is before a name
 * that is only a part of the concept.
 */
export const readConcepts = (lines: string): Concept[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', title = '', names = ''] = line.split('|').map((cell) => cell.trim())
      const listed = listOf(names)
      return {
        id,
        title,
        names: listed.map(withoutSign),
        parts: listed.filter((name) => name.startsWith(PART)).map(withoutSign),
      }
    })

const PART = '<'

const withoutSign = (name: string): string => (name.startsWith(PART) ? name.slice(PART.length) : name)

/** Reads the first cell of a row: '2 writs, fundamental-rights' is rank 2 with two concepts. */
export function readMark(mark: string): { rank: string; concepts: readonly string[] } {
  const [rank = '', ...rest] = mark.split(' ')
  return { rank, concepts: listOf(rest.join(' ')) }
}

/** The rows as they would be without their concepts. */
export const withoutConcepts = (rows: string): string => rows.replace(/^(\s*\d) [^|]*\|/gm, '$1 |')

/** How many of the lists name each concept. */
export function countConcepts(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const concept of lists.flat()) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  return counts
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/**
 * A question is asked on a concept or on a query. A query has terms, all of which a question must meet; a term has
 * alternatives: the id of a concept, or after '~' words that its text has side by side, or after '!' words that it has not,
 * or after '^' the beginning of a word that it speaks of (see `speaking`).
 * 'photosynthesis/~photosynthesi ~light_reaction' are the questions on photosynthesis that mention the light reaction.
 */
export const mention = (words: readonly string[]): string => `~${words.join('_')}`

/** The opposite of a mention: the text does not have the words side by side. */
export const without = (words: readonly string[]): string => `!${words.join('_')}`

/**
 * A question speaks of a word when its text, the sentence of its table or the name of one of its concepts has it in any form:
 * 'administration' where an administrator is asked for, 'travellers' on the concept of foreign travellers.
 */
export function speaking(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length >= SHORTEST_STEM ? `^${stem}` : `^${word}_`
}

/** A shorter beginning is that of other words too: a 'port' is not in Portugal. */
const SHORTEST_STEM = 5
/** Endings with which a word is another form of the same, after a stem that is long enough. */
const ENDING = new RegExp(
  `(?<=.{${SHORTEST_STEM}})(?:at(?:ion|ive|or|ure)|ment|ing|ed|er|or|ist|ical|ic|al|ure|ary|i?ous|ion|[cst]e|e|y|s)$`,
)

export const allOf = (terms: readonly string[]): string => terms.join(' ')

/**
 * Whether a question with these concepts and this text meets the concept or the query. `wording` is all that it says, where
 * that is more than the text.
 */
export const isOn = (
  query: string,
  concepts: readonly string[],
  text: () => string,
  wording: () => string = text,
): boolean =>
  termsOf(query).every((alternatives) =>
    alternatives.some(({ sign, words, concept }) => {
      if (sign === '~') return text().includes(` ${words} `)
      if (sign === '!') return !text().includes(` ${words} `)
      if (sign === '^') return wording().includes(` ${words}`)
      return concepts.includes(concept)
    }),
  )

interface Alternative {
  sign: string | undefined
  /** After the sign. */
  words: string
  /** The concept without its sign; the whole text if it has none. */
  concept: string
}

let asked: { query: string; terms: readonly (readonly Alternative[])[] } | undefined

/** The terms of a query, which is asked of thousands of questions in a row: the last one is kept. */
function termsOf(query: string): readonly (readonly Alternative[])[] {
  if (asked?.query !== query) {
    const terms = query.split(' ').map((term) =>
      term.split('/').map((concept) => ({
        sign: concept[0],
        words: concept.slice(1).replaceAll('_', ' '),
        concept,
      })),
    )
    asked = { query, terms }
  }
  return asked.terms
}

/**
 * All that a written question or a fact says, with the names of its concepts. One that joins two things says nothing of
 * either: not everything on 'Subhas Bose & INA' speaks of the army.
 */
export const wordingOf = (text: string, concepts: readonly string[]): string =>
  comparableText([text, ...concepts.filter((id) => !OF_SEVERAL.test(id))].join(' '))

/** 'subhas-and-ina', 'pallavas-chalukyas'. */
const OF_SEVERAL = /-and-|^[a-z]+s-[a-z]+s$/

const comparable = new Map<string, string>()

/** A text as queries compare it, with a space at both ends; kept, because a topic looks at its questions several times. */
export function comparableText(text: string): string {
  const known = comparable.get(text) ?? ` ${comparableWords(text).join(' ')} `
  comparable.set(text, known)
  return known
}

/**
 * The words of a text as searches compare them: lower case, without accents and plural endings. 'Brewster's law' is typed
 * as 'brewster law' too.
 */
export const comparableWords = (text: string): string[] =>
  wordsIn(text.normalize('NFKD').replace(/\p{M}|['’]s\b/gu, '')).map(singular)

/** 'Rivers' and 'river', 'cities' and 'city', 'passes' and 'pass' are one word. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('sses')) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['matrices', 'matrix'],
  ['vertices', 'vertex'],
  ['radii', 'radius'],
  ['nuclei', 'nucleus'],
  ['fungi', 'fungus'],
])
