import { examNames } from '../../exams/exam-names.ts'
import { isFiller, isOwnCountry } from './fillers.ts'
import { plainName } from './plain-words.ts'
import { isSmall } from './small-words.ts'
import { soundOf } from './spelling.ts'

/** Letters that begin the same sound share a file, so that 'vidyut' finds 'widyut'. */
const SAME_FILE: Readonly<Record<string, string>> = { q: 'k', z: 's', w: 'v', y: 'i', u: 'o' }

/** Most letters have several files of about the same size, by the second letter; 'sh' is with 'sa', because 'shaka' and 'saka' are one. */
const FURTHER_FILES: Readonly<Record<string, readonly RegExp[]>> = {
  a: [/^.n/, /^.[o-z]/, /^.[d-l]/],
  b: [/^.[l-z]/],
  c: [/^.o[mn]/, /^.o/, /^.[^aeiyhu]/, /^.[eiyu]/],
  d: [/^.[i-z]/],
  e: [/^.[m-z]/],
  f: [/^.[j-z]/],
  i: [/^.nt/, /^.n/],
  l: [/^.[i-z]/],
  m: [/^.[ei]/, /^.[o-z]/],
  n: [/^.[i-z]/],
  o: [/^.[n-z]/],
  p: [/^.r/, /^.[^aeiouy]/, /^.[iouy]/],
  r: [/^.[i-z]/, /^.e/],
  s: [/^.[pt]/, /^.[^aeiyhou]/, /^.[iy]/, /^.e/, /^.[ou]/],
  t: [/^.[i-z]/],
  v: [/^.[f-z]/],
}

/** 'c', 'c2', 'c3': the file of the letter, and its further ones. */
const fileNames = (letter: string): string[] => [
  letter,
  ...(FURTHER_FILES[letter] ?? []).map((_, index) => `${letter}${index + 2}`),
]

/** The file of a word: its first letter, which even a misspelt word has right; 'other' for figures and foreign letters. */
export function letterOf(word: string): string {
  const first = word.charAt(0)
  if (!/[a-z]/.test(first)) return 'other'
  const letter = SAME_FILE[first] ?? first
  const further = (FURTHER_FILES[letter] ?? []).findIndex((start) => start.test(word))
  return fileNames(letter)[further + 1] ?? letter
}

/** A shorter word is never taken for a misspelling. */
const SHORTEST_MISSPELT = 4

/**
 * The other files that a word with a slip in its second letter may be in. If its first letter has two files, it is the other
 * one; if it has more, those of the word with another vowel there, with a vowel that is missing, or without a letter too many.
 */
export function filesOfSlip(word: string): string[] {
  const own = letterOf(word)
  const names = own === 'other' || word.length < SHORTEST_MISSPELT ? [] : fileNames(own.charAt(0))
  const others = names.filter((name) => name !== own)
  if (others.length < 2) return others
  const [first = '', second = ''] = word
  const vowels = ['a', 'e', 'o']
  const meant = [
    ...vowels.map((vowel) => first + vowel + word.slice(2)),
    ...(/[aeiou]/.test(second) ? [] : vowels.map((vowel) => first + vowel + word.slice(1))),
    first + word.slice(2),
  ]
  const files = meant.map(letterOf)
  return others.filter((name) => files.includes(name))
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
