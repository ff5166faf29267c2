import { plainName } from './plain-words.ts'
import { isRealWord } from './real-words.ts'
import { isMisspelling, soundOf } from './spelling.ts'
import { type SyllabusNode, syllabusNodes } from './syllabus-names.ts'

type Index = ReadonlyMap<string, readonly SyllabusNode[]>

interface Name {
  text: string
  words: readonly string[]
  nodes: readonly SyllabusNode[]
}

/** Small words that change nothing in a name: 'defects of the eye' are 'eye defects'. */
const SMALL: ReadonlySet<string> = new Set([
  'of',
  'the',
  'in',
  'on',
  'for',
  'to',
  'a',
  'an',
  'ka',
  'ke',
  'ki',
  'se',
])

export const isSmall = (word: string): boolean => SMALL.has(word)

function inAnyOrder(text: string): string {
  const words = text.split(' ')
  const telling = words.filter((word) => !isSmall(word))
  return (telling.length > 1 ? telling : words).sort().join(' ')
}
const together = (text: string): string => text.replaceAll(' ', '')

const exact: Index = indexBy((name) => name)
const reordered: Index = indexBy(inAnyOrder)
const joined: Index = indexBy(together)
const sounding: Index = indexBy(soundOf)

/** The names of as many words with the same first letters: only these can be misspelt into each other. */
const byInitials: ReadonlyMap<string, readonly Name[]> = Map.groupBy(
  [...exact].map(([text, nodes]) => ({ text, words: text.split(' '), nodes })),
  ({ words }) => initialsOf(words),
)

/** The most words that a name has. */
export const LONGEST_NAME = Math.max(...[...exact.keys()].map((name) => name.split(' ').length))

function indexBy(key: (name: string) => string): Index {
  const index = new Map<string, SyllabusNode[]>()
  for (const node of syllabusNodes) {
    for (const name of node.names) {
      const known = index.get(key(name))
      if (!known) index.set(key(name), [node])
      else if (!known.includes(node)) known.push(node)
    }
  }
  return index
}

/** A word of one name is no misspelling of a word of another. */
const wordsOfNames: ReadonlySet<string> = new Set([...exact.keys()].flatMap((name) => name.split(' ')))

const hasOwnMeaning = (word: string): boolean => isRealWord(word) || wordsOfNames.has(word)

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('')
}

/** Whether a name is written as the syllabus writes it, if only in another order. */
export const isWritten = (text: string): boolean =>
  exact.has(text) || reordered.has(inAnyOrder(text)) || joined.has(together(text))

/** The nodes with a plain name: as written, with words in another order or joined, or misspelt. */
export function matchName(text: string): readonly SyllabusNode[] {
  const nodes = exact.get(text)
  return nodes
    ? titledFirst(nodes, text)
    : (inOtherOrder(text) ?? joined.get(together(text)) ?? misspelt(text))
}

/**
 * An exam wins over everything else ('upsc' is also a body of the constitution), then a title
 * over the other name of something else.
 */
function titledFirst(nodes: readonly SyllabusNode[], text: string): readonly SyllabusNode[] {
  const exams = nodes.filter(({ kind }) => kind === 'exam')
  if (exams.length > 0) return exams
  const titled = nodes.filter(({ title }) => plainName(title) === text)
  return titled.length > 0 ? titled : nodes
}

/** 'Chemistry solutions' names the subject before the chapter: each word is matched separately. */
const inOtherOrder = (text: string): readonly SyllabusNode[] | undefined =>
  text.split(' ').some((word) => exact.get(word)?.some(({ kind }) => kind === 'exam' || kind === 'subject'))
    ? undefined
    : reordered.get(inAnyOrder(text))

/** Names that sound the same, or whose words are each within a typing error; never a word with a meaning of its own. */
function misspelt(text: string): readonly SyllabusNode[] {
  const words = text.split(' ')
  const isMeant = (name: Name) =>
    words.every((word, index) => word === name.words[index] || !hasOwnMeaning(word)) &&
    words.every((word, index) => isAnotherSpelling(word, name.words[index] ?? '', words.length > 1))
  const close = (byInitials.get(initialsOf(words)) ?? []).filter(isMeant)
  if (close.length > 0) return [...new Set(close.flatMap(({ nodes }) => nodes))]
  const isSafe = text.length >= SHORTEST_SOUND && !/\d/.test(text) && !words.some(isRealWord)
  return isSafe ? (sounding.get(soundOf(text)) ?? []) : []
}

/** Beside another word of the same name a short word may be misspelt too: 'rajya sbha'. */
const isAnotherSpelling = (typed: string, right: string, isBesideOthers: boolean): boolean =>
  isMisspelling(typed, right, isBesideOthers) ||
  (isBesideOthers && typed.length >= SHORTEST_SOUND - 1 && soundOf(typed) === soundOf(right))

/** Shorter words sound like too many others. */
const SHORTEST_SOUND = 6
