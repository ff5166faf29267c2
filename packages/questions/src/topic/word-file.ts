import { readConcepts } from '../kit/concepts.ts'
import { inAnyOrder, together } from './forms-of-name.ts'
import { letterOf, lettersOfName } from './letter-of.ts'
import { plainName, splitTopic } from './plain-words.ts'
import { isFoundBySound, soundOf } from './spelling.ts'
import { tellingWords } from './telling-words.ts'

/*
 * What the topic box knows about the words that begin with one letter. All letters together are too much to fetch for one
 * topic, so a topic fetches the files of its own words. tools/index-topics.ts writes them.
 */

/** The concepts that have such a word in a name. */
export interface NameFile {
  /**
   * By chapter: '@1c' begins the chapter with that number in base 36. The lines after it have the place of the concept in
   * its chapter, its names ('!' before the title, '~' before one that may mean less than the concept), and words of names
   * that are in other files: '2|!krebs cycle,citric acid cycle|tca'.
   */
  names: string
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
  /** Words of its other names. */
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
} {
  const isNarrower = narrowerBy(mentions)
  const found = concepts.flatMap((lines, chapter) =>
    readConcepts(lines).flatMap(({ title, names }, index) =>
      divide(chapter, index, title, names, isNarrower),
    ),
  )
  const mentionsOf = Map.groupBy(mentions, letterOf)
  const wordsOf = Map.groupBy(realWords, letterOf)
  const letters = [...new Set([...mentionsOf.keys(), ...wordsOf.keys()])].sort()
  return {
    names: new Map(
      [...Map.groupBy(found, ({ letter }) => letter)]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([letter, held]) => [letter, { names: writeNames(held) }]),
    ),
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
 * mentions ('dpsp').
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
    return tellingWords(splitTopic(name)).every(
      // A figure counts with its word: 'article_15' may be in any chapter.
      ({ word }) => !titleWords.includes(word) && (places.get(word)?.includes(chapter) ?? word.includes('_')),
    )
  }
}

/** Names that are found by others: in another order, as one word, or as they sound. */
function withoutVariants(names: readonly string[]): string[] {
  const known = new Set<string>()
  return names.filter((name) => {
    const keys = [inAnyOrder(name), together(name), ...(isFoundBySound(name) ? [soundOf(name)] : [])]
    const isNew = !keys.some((key) => known.has(key))
    for (const key of keys) known.add(key)
    return isNew
  })
}

/** What each file holds of a concept: names that may be looked for there, and words of the others that begin so. */
function divide(
  chapter: number,
  index: number,
  shownTitle: string,
  others: readonly string[],
  isNarrower: (name: string, title: string, chapter: number) => boolean,
) {
  const title = plainName(shownTitle)
  const names = withoutVariants([title, ...others.map(plainName)])
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
      narrower: held.filter((name) => isNarrower(name, title, chapter)),
      words: words.filter((word) => letterOf(word) === letter && !heldWords.has(word)),
    }
  })
}

function writeNames(concepts: readonly ConceptWords[]): string {
  let last: number | undefined
  return concepts
    .flatMap(({ chapter, index, title, names, narrower, words }) => {
      const start = chapter === last ? [] : [`@${chapter.toString(36)}`]
      last = chapter
      const marked = names
        .map((name) => `${name === title ? '!' : narrower.includes(name) ? '~' : ''}${name}`)
        .join(',')
      return [
        ...start,
        [index.toString(36), marked, ...(words.length > 0 ? [words.join(' ')] : [])].join('|'),
      ]
    })
    .join('\n')
}

export function readNames(names: string): ConceptWords[] {
  let chapter = 0
  return names.split('\n').flatMap((line) => {
    if (line.startsWith('@')) chapter = Number.parseInt(line.slice(1), 36)
    if (line === '' || line.startsWith('@')) return []
    const [index = '', marked = '', words = ''] = line.split('|')
    const listed = marked.split(',').filter((name) => name !== '')
    const title = listed.find((name) => name.startsWith('!'))?.slice(1)
    return [
      {
        chapter,
        index: Number.parseInt(index, 36),
        title,
        names: listed.map((name) => name.replace(/^[!~]/, '')),
        narrower: listed.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
        words: words.split(' ').filter((word) => word !== ''),
      },
    ]
  })
}

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
