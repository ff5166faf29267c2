import { type Concept, readConcepts } from '../kit/concepts.ts'
import { inAnyOrder, together } from './forms-of-name.ts'
import { letterOf, lettersOfName } from './reading/letter-of.ts'
import { plainName, splitTopic } from './reading/plain-words.ts'
import { isSmall } from './reading/small-words.ts'
import { isFoundBySound, soundOf } from './reading/spelling.ts'
import { tellingWords } from './reading/telling-words.ts'

/*
 * What the topic box knows about the words that begin with one letter. All letters together are too much to fetch for one
 * topic, so a topic fetches the files of its own words. tools/records/index-topics.ts writes them.
 */

/** The concepts that have such a word in a name. */
export interface NameFile {
  /**
   * By chapter: '@1c' begins the chapter with that number in base 36. The lines after it have the place of the concept in
   * its chapter and its names ('!' before the title, '~' before one that may mean less than the concept, '<' before one
   * that is only a part of it): '2|!krebs cycle,citric acid cycle'.
   */
  names: string
  /** Such words of names that are in other files. Each leaves out what it shares with the one before. */
  words: string
}

/** The concepts that have such a word in a name of another file, by chapter: '2|tca'. Only suggestions need them. */
export interface NearFile {
  near: string
}

/** Such words that are no names. In both lists each word leaves out what it shares with the one before. */
export interface WordFile {
  /** The words that questions mention, with the numbers of their chapters: 'tipu,1c'. */
  mentions: string
  /** Words that are no misspellings. */
  realWords: string
}

/** A concept as one file knows it. */
export interface ConceptWords {
  /** The number of its chapter in the syllabus. */
  chapter: number
  /** Its place in the chapter. */
  index: number
  /** The title in its plain form, if this file holds it. */
  title: string | undefined
  names: readonly string[]
  /** Those of the names that may mean less than the concept: 'battle of plassey' for the British conquest. */
  narrower: readonly string[]
  /** Those that are only a part of it: 'giffen goods' of demand and supply. */
  parts: readonly string[]
}

/** Words of a concept's names in other files. */
export interface NearWords {
  chapter: number
  index: number
  words: readonly string[]
}

export interface WordLists {
  /** The concepts of each chapter, in the order of the syllabus. */
  concepts: readonly string[]
  /** 'tipu,1c', sorted. */
  mentions: readonly string[]
  /** Sorted. */
  realWords: readonly string[]
}

/** The files of each letter. */
export function writeWordFiles({ concepts, mentions, realWords }: WordLists): {
  names: Map<string, NameFile>
  words: Map<string, WordFile>
  near: Map<string, NearFile>
} {
  const isNarrower = narrowerBy(mentions)
  const found = concepts.flatMap((lines, chapter) =>
    readConcepts(lines).flatMap((concept, index) => divide(chapter, index, concept, isNarrower)),
  )
  const mentionsOf = Map.groupBy(mentions, letterOf)
  const wordsOf = Map.groupBy(realWords, letterOf)
  const letters = [...new Set([...mentionsOf.keys(), ...wordsOf.keys()])].sort()
  const byLetter = [...Map.groupBy(found, ({ letter }) => letter)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  return {
    names: new Map(
      byLetter.map(([letter, held]) => [letter, { names: writeNames(held), words: wordsBeside(held) }]),
    ),
    near: new Map(byLetter.map(([letter, held]) => [letter, { near: writeNear(held) }])),
    words: new Map(
      letters.map((letter) => [
        letter,
        {
          mentions: shorten(mentionsOf.get(letter) ?? []),
          realWords: shorten(wordsOf.get(letter) ?? []),
        },
      ]),
    ),
  }
}

/**
 * Whether a name may mean less than its concept: all its telling words are mentioned by questions of the chapter. A name
 * that shares a word with the title means all of it ('gupta dynasty'), and so does one with a word that no question
 * mentions ('dpsp') or with the initials of the title ('wto'); and the words of its id, which is named after it ('indus
 * valley' for the Harappan civilisation).
 */
function narrowerBy(mentions: readonly string[]) {
  const places = new Map(
    mentions.map((line) => {
      const [word = '', ...chapters] = line.split(',')
      return [word, chapters.map((chapter) => Number.parseInt(chapter, 36))]
    }),
  )
  return (name: string, title: string, chapter: number): boolean => {
    const titleWords = title.split(' ')
    if (name === initialsOf(titleWords)) return false
    return tellingWords(splitTopic(name)).every(
      // A figure counts with its word: 'article_15' may be in any chapter.
      ({ word }) =>
        !word.split('_').every((part) => titleWords.some((said) => isSameStem(part, said))) &&
        (places.get(word)?.includes(chapter) ?? word.includes('_')),
    )
  }
}

/** From this length on, one word that begins like another is of the same stem: 'mesopotamia', 'mesopotamian'. */
const STEM_LENGTH = 5

const isSameStem = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= STEM_LENGTH && (one.startsWith(other) || other.startsWith(one)))

const initialsOf = (words: readonly string[]): string =>
  words
    .filter((word) => !isSmall(word))
    .map((word) => word.charAt(0))
    .join('')

/**
 * Names that are found by others: in another order, as one word, or as they sound. As one word only where they are looked
 * for in the same file: 'br ambedkar' is not in that of 'b r ambedkar'.
 */
function withoutVariants(names: readonly string[]): string[] {
  const known = new Set<string>()
  return names.filter((name) => {
    const joined = lettersOfName(name).map((letter) => `${letter} ${together(name)}`)
    const keys = [inAnyOrder(name), ...joined, ...(isFoundBySound(name) ? [soundOf(name)] : [])]
    const isNew = !keys.some((key) => known.has(key))
    for (const key of keys) known.add(key)
    return isNew
  })
}

/** What each file holds of a concept: names that may be looked for there, and words of the others that begin so. */
function divide(
  chapter: number,
  index: number,
  { id, title: shownTitle, names: others, parts }: Concept,
  isNarrower: (name: string, title: string, chapter: number) => boolean,
) {
  const title = plainName(shownTitle)
  const ownName = plainName(id.replaceAll('-', ' '))
  const names = withoutVariants([title, ...others.map(plainName)])
  const marked = new Set(parts.map(plainName))
  const words = [...new Set(names.flatMap((name) => name.split(' ')))]
  const letters = new Set([...names.flatMap(lettersOfName), ...words.map(letterOf)])
  return [...letters].map((letter) => {
    const held = names.filter((name) => lettersOfName(name).includes(letter))
    const heldWords = new Set(held.flatMap((name) => name.split(' ')))
    return {
      letter,
      chapter,
      index,
      title: held.includes(title) ? title : undefined,
      names: held,
      narrower: held.filter((name) => name !== ownName && isNarrower(name, title, chapter)),
      parts: held.filter((name) => marked.has(name)),
      words: words.filter((word) => letterOf(word) === letter && !heldWords.has(word)),
    }
  })
}

/** Words of names in other files, without those that a name of this file has too. */
function wordsBeside(concepts: readonly (ConceptWords & NearWords)[]): string {
  const own = new Set(concepts.flatMap(({ names }) => names.flatMap((name) => name.split(' '))))
  const others = new Set(concepts.flatMap(({ words }) => words.filter((word) => !own.has(word))))
  return shorten([...others].sort())
}

const writeNames = (concepts: readonly ConceptWords[]): string =>
  writeLines(
    concepts.map(({ chapter, index, names, ...concept }) => ({
      chapter,
      index,
      text: names.map((name) => `${signOf(name, concept)}${name}`).join(','),
    })),
  )

function signOf(
  name: string,
  { title, narrower, parts }: Pick<ConceptWords, 'title' | 'narrower' | 'parts'>,
): string {
  if (name === title) return '!'
  if (parts.includes(name)) return '<'
  return narrower.includes(name) ? '~' : ''
}

const writeNear = (concepts: readonly NearWords[]): string =>
  writeLines(concepts.map(({ chapter, index, words }) => ({ chapter, index, text: words.join(' ') })))

interface Line {
  chapter: number
  index: number
  text: string
}

/** A line for each concept that has something, below the number of its chapter. */
function writeLines(lines: readonly Line[]): string {
  let last: number | undefined
  return lines
    .filter(({ text }) => text !== '')
    .flatMap(({ chapter, index, text }) => {
      const start = chapter === last ? [] : [`@${chapter.toString(36)}`]
      last = chapter
      return [...start, `${index.toString(36)}|${text}`]
    })
    .join('\n')
}

function readLines(lines: string): Line[] {
  let chapter = 0
  return lines.split('\n').flatMap((line) => {
    if (line.startsWith('@')) chapter = Number.parseInt(line.slice(1), 36)
    if (line === '' || line.startsWith('@')) return []
    const [index = '', text = ''] = line.split('|')
    return [{ chapter, index: Number.parseInt(index, 36), text }]
  })
}

export const readNames = (names: string): ConceptWords[] =>
  readLines(names).map(({ chapter, index, text }) => {
    const listed = text.split(',')
    const signed = (sign: string) =>
      listed.filter((name) => name.startsWith(sign)).map((name) => name.slice(1))
    return {
      chapter,
      index,
      title: signed('!')[0],
      names: listed.map((name) => name.replace(/^[!~<]/, '')),
      narrower: signed('~'),
      parts: signed('<'),
    }
  })

export const readNear = (near: string): NearWords[] =>
  readLines(near).map(({ chapter, index, text }) => ({ chapter, index, words: text.split(' ') }))

/** Sorted words, each without what it shares with the one before; a digit in base 36 says how much that is. */
const shorten = (words: readonly string[]): string =>
  words
    .map((word, index) => {
      const shared = Math.min(sharedStart(word, words[index - 1] ?? ''), MOST_SHARED)
      return shared.toString(36) + word.slice(shared)
    })
    .join(' ')

export function lengthen(shortened: string): string[] {
  let last = ''
  return shortened
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      last = last.slice(0, Number.parseInt(word.charAt(0), 36)) + word.slice(1)
      return last
    })
}

const MOST_SHARED = 35

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
