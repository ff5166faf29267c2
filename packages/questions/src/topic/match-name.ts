import { saidOnce, together } from './forms-of-name.ts'
import {
  byInitials,
  exact,
  initialsOf,
  isRealWord,
  isWordOfName,
  joined,
  type Name,
  reordered,
  sounding,
  titled,
  titledInAnyOrder,
} from './name-index.ts'
import { isEveryday } from './reading/everyday-words.ts'
import { isFoundBySound, isMisspelling, SHORTEST_SOUND, soundOf } from './reading/spelling.ts'
import type { SyllabusNode } from './syllabus-names.ts'

/** A word with a meaning of its own is not taken for a misspelling. */
export const hasOwnMeaning = (word: string): boolean => isRealWord(word) || isWordOfName(word)

/** Whether a name is written as the syllabus writes it, if only in another order. */
export const isWritten = (text: string): boolean =>
  exact.has(text) || reordered.has(saidOnce(text)) || joined.has(together(text))

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
  return titled.get(text) ?? nodes
}

/** 'Chemistry solutions' names the subject before the chapter: each word is matched separately. 'Bank' is no such word. */
const inOtherOrder = (text: string): readonly SyllabusNode[] | undefined =>
  text.split(' ').some((word) => isFrame(word))
    ? undefined
    : (titledInAnyOrder.get(saidOnce(text)) ?? reordered.get(saidOnce(text)))

const isFrame = (word: string): boolean =>
  exact.get(word)?.some(({ kind }) => kind === 'subject' || (kind === 'exam' && !isEveryday(word))) ?? false

/** The nodes whose name is written so, if only in another order: no guess at what is meant. */
export const matchWritten = (text: string): readonly SyllabusNode[] =>
  isWritten(text) ? matchName(text) : []

/** The words of a misspelt name as the syllabus writes them; as typed where that is not certain. */
export function spellWords(words: readonly string[]): readonly string[] {
  if (isWritten(words.join(' '))) return words
  const [name, ...others] = namesLike(words)
  return name && others.length === 0 ? name.words : words
}

/** The names whose words are each within a typing error of those typed; never of a word with a meaning of its own. */
function namesLike(words: readonly string[]): Name[] {
  const isMeant = (name: Name) =>
    words.every((word, index) => word === name.words[index] || !hasOwnMeaning(word)) &&
    words.every((word, index) => isAnotherSpelling(word, name.words[index] ?? '', words.length > 1))
  return (byInitials.get(initialsOf(words)) ?? []).filter(isMeant)
}

/** Names within a typing error, or that sound the same. */
function misspelt(text: string): readonly SyllabusNode[] {
  const words = text.split(' ')
  const close = namesLike(words)
  if (close.length > 0)
    return [...new Set(close.flatMap(({ nodes }) => nodes))].sort((one, other) => one.place - other.place)
  return isFoundBySound(text) && !words.some(isRealWord) ? (sounding.get(soundOf(text)) ?? []) : []
}

/** Beside another word of the same name a short word may be misspelt too: 'rajya sbha'. */
const isAnotherSpelling = (typed: string, right: string, isBesideOthers: boolean): boolean =>
  isMisspelling(typed, right, isBesideOthers) ||
  (isBesideOthers && typed.length >= SHORTEST_SOUND - 1 && soundOf(typed) === soundOf(right))
