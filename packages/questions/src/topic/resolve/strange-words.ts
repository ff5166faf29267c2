import { isAspect } from '../reading/aspect-words.ts'
import type { Phrase } from '../reading/read-phrases.ts'
import type { SyllabusNode } from '../syllabus-names.ts'
import { isMentionedWith } from './mentioned-with.ts'

/** Whether a word that was not understood makes it doubtful that the names beside it are meant. */
export const isStrange = (phrase: Phrase, found: readonly SyllabusNode[]): boolean =>
  !isAspect(phrase.text) &&
  !YEAR.test(phrase.text) &&
  !CHEMICAL.test(phrase.text) &&
  !QUALIFIERS.has(phrase.text) &&
  !isMentionedWith(found, phrase)

/** A year does not change what the name beside it means. */
const YEAR = /^\d{4}$/

/** A formula such as 'xef4'. It is not in the list of names, but questions of chemistry are about formulas. */
const CHEMICAL = /^(?=.*\d)(?:[a-z]{1,2}\d{0,2}){1,4}$/

/** Words that only say which of a thing is meant: 'tributaries of ganga left bank right bank'. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  'left right max min upper lower total order chronological chronology sequence wise'.split(' '),
)

export const isSaidBefore = ({ text }: Phrase, all: readonly Phrase[], index: number): boolean =>
  all.slice(0, index).some((other) => other.text === text)
