import { examNames } from '../exams/exam-names.ts'
import { isFiller, isOwnCountry } from './fillers.ts'
import { plainName } from './plain-words.ts'
import { isSmall } from './small-words.ts'
import { soundOf } from './spelling.ts'

/** Letters that begin the same sound share a file, so that 'vidyut' finds 'widyut'. */
const SAME_FILE: Readonly<Record<string, string>> = { q: 'k', z: 's', w: 'v', y: 'i', u: 'o' }

/** The letters with the most names have two files of about the same size; 'sh' is with the vowels, because 'shaka' and 'saka' are one. */
const IN_SECOND_FILE: Readonly<Record<string, RegExp>> = {
  a: /^.[n-z]/,
  b: /^.[l-z]/,
  c: /^.[^aeiyh]/,
  m: /^.[o-z]/,
  p: /^.[^aeiouy]/,
  r: /^.[i-z]/,
  s: /^.[^aeiyh]/,
  t: /^.[i-z]/,
}

/** The file of a word: its first letter, which even a misspelt word has right; 'other' for figures and foreign letters. */
export function letterOf(word: string): string {
  const first = word.charAt(0)
  if (!/[a-z]/.test(first)) return 'other'
  const letter = SAME_FILE[first] ?? first
  return IN_SECOND_FILE[letter]?.test(word) ? `${letter}2` : letter
}

/** The other file of the same first letter, where there is one: a slip in the second letter leads there. */
export function otherFileOf(letter: string): string[] {
  const [first = ''] = letter
  if (!IN_SECOND_FILE[first] || letter === 'other') return []
  return [letter === first ? `${first}2` : first]
}

const wordsOfExams: ReadonlySet<string> = new Set(
  Object.values(examNames)
    .flatMap(({ title, aliases }) => [title, ...aliases])
    .flatMap((name) => plainName(name).split(' ')),
)

/** A word that says too little to fetch a file for it. */
const isPassedOver = (word: string): boolean =>
  isSmall(word) || isFiller(word) || isOwnCountry(word) || wordsOfExams.has(word)

/** The files that may hold a name with these words. */
export function lettersOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isPassedOver(word))
  return [...new Set((telling.length > 0 ? telling : words).map(letterOf))]
}

/**
 * The files that hold a name. Whoever types the name in any order types its first telling word. Typed as one word, it
 * begins with its first word; and 'ph', 'au' and 'ai' are often written as they sound.
 */
export function lettersOfName(name: string): string[] {
  const words = name.split(' ')
  const [first = ''] = words
  const telling = words.find((word) => !isPassedOver(word)) ?? first
  const sound = /^(ph|au|ai)/.test(telling) ? [letterOf(soundOf(telling))] : []
  return [...new Set([letterOf(telling), letterOf(first), ...sound])]
}
