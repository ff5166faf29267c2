import { isEveryday } from './everyday-words.ts'
import { isFiller } from './fillers.ts'
import { isWritten, matchName, matchWritten, spellWords } from './match-name.ts'
import { exact, lengthOfLongestName } from './name-index.ts'
import { plainName, splitTopic, type TopicWord } from './plain-words.ts'
import type { SyllabusNode } from './syllabus-names.ts'
import { FIGURE, withFigure } from './telling-words.ts'

/** Words of a topic that form one name, or one word that is no name. */
export interface Phrase {
  text: string
  /** A figure stays with the word before it. */
  words: readonly TopicWord[]
  /** Those with the name; none for a word that is not understood. */
  nodes: readonly SyllabusNode[]
  /** Listed after the previous phrase with 'and' or a comma. */
  separated: boolean
  /** One word that people use for many other things too. */
  isEveryday: boolean
  /** A short name that was understood in spite of its spelling: 'chole' is not far from 'chola'. */
  isGuess: boolean
}

/** From this length on, a misspelt name can be trusted beside words that are not understood. */
const SURE_LENGTH = 8

/** The language of the questions is not part of the topic. */
const LANGUAGE = /\b(?:in (?:hindi|english)|(?:hindi|english) (?:me|mein|medium))\b/gi

/** A figure beside one of these counts questions, classes or papers: 'class 10', '20 questions', 'tier 1'. */
const COUNTED: ReadonlySet<string> = new Set(
  `class std standard chapter unit lesson tier paper part set level phase shift top day week question mcq mark minute
  test mock`.split(/\s+/),
)
const YEAR = /^(?:19|20)\d\d$/
/** Made of names and fillers, but about something else. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  [
    'light year',
    'paper leak',
    'old age',
    'test match',
    'class war',
    'mock parliament',
    'word power made easy',
    'time travel',
    'time pass',
    'time table',
    'work from home',
    'train ticket',
    'train timing',
    'boat house',
    'current girlfriend',
    'cell phone',
    'cell number',
    'bank holiday',
    'bank account opening',
    'computer games',
    'computer price',
    'history of me',
    'love triangle',
    'bermuda triangle',
    'circle officer',
    'power bank',
    'power cut',
    'mirror selfie',
    'age calculator',
    'direction to',
    'family relation',
    'set top box',
  ].map(plainName),
)

/** The words of a topic, without the language of the questions. */
export const wordsOfTopic = (topic: string): TopicWord[] => splitTopic(topic.replace(LANGUAGE, ' '))

/** The names in a topic and the words that are none, in their order; null when it is known to mean something else. */
export function readPhrases(topic: string): Phrase[] | null {
  const words = wordsOfTopic(topic)
  const phrases = divide(words)
  if (!phrases?.some(isUnknown)) return phrases
  // With its names spelt right, a topic may be one name in another order: 'compound intrest half yearly'.
  const spelt = divide(spell(words, phrases)) ?? phrases
  return shareWords(spelt.length < phrases.length ? spelt : phrases)
}

const isUnknown = ({ nodes }: Phrase): boolean => nodes.length === 0

/** The same words, those of misspelt names as the syllabus writes them. */
function spell(words: readonly TopicWord[], phrases: readonly Phrase[]): TopicWord[] {
  const right = new Map(
    phrases
      .filter(({ nodes }) => nodes.length > 0)
      .flatMap(({ words: taken }) => {
        const spelt = spellWords(taken.map(({ word }) => word))
        return taken.map((word, index) => [word, spelt[index] ?? word.word] as const)
      }),
  )
  return words.map((word) => ({ ...word, word: right.get(word) ?? word.word }))
}

/**
 * A word that is no name may form one with words of the name beside it: 'human eye defects' are eye defects. Said of the
 * same thing, the two are listed: 'rocks igneous sedimentary', 'dot cross product'.
 */
function shareWords(phrases: readonly Phrase[]): Phrase[] {
  const shared: Phrase[] = []
  for (const phrase of phrases) {
    const before = shared.at(-1)
    if (before && isUnknown(phrase)) shared.splice(-1, 1, ...joinWord(before, phrase))
    else if (before && isUnknown(before)) shared.splice(-1, 1, ...listWord(before, phrase))
    else shared.push(phrase)
  }
  return shared
}

/** A name and the unknown word after it. */
function joinWord(name: Phrase, unknown: Phrase): Phrase[] {
  const words = [...name.words, ...unknown.words]
  // 'Sine rule and cosine rule' says 'rule' once more.
  if (name.words.some(({ word }) => word === unknown.text)) return [{ ...name, words }]
  for (const part of [...endsOf(name), ...startsOf(name)]) {
    const listed = nameOf([...unknown.words, ...part], unknown, name)
    if (listed && exact.has(listed.text)) return [name, { ...listed, separated: true }]
  }
  for (const end of unknown.separated ? [] : endsOf(name)) {
    const meant = nameOf([...end, ...unknown.words], unknown, name)
    if (!meant) continue
    const rest = end[0]?.separated ? (divide(name.words.slice(0, -end.length)) ?? []) : []
    return rest.length > 0
      ? [...rest, { ...meant, words: [...end, ...unknown.words], separated: true }]
      : [{ ...meant, words, separated: name.separated }]
  }
  return [name, unknown]
}

/** An unknown word and the name after it. */
function listWord(unknown: Phrase, name: Phrase): Phrase[] {
  for (const end of endsOf(name)) {
    const listed = nameOf([...unknown.words, ...end], unknown, name)
    if (listed) return [listed, { ...name, separated: true }]
  }
  return [unknown, name]
}

/** The name that some words form, in the place of an unknown word; none of another chapter than the name beside it. */
function nameOf(words: readonly TopicWord[], unknown: Phrase, beside: Phrase): Phrase | null {
  const text = words.map(({ word }) => word).join(' ')
  const chapters = beside.nodes.flatMap(({ chapterId }) => chapterId ?? [])
  const nodes = matchWritten(text).filter(
    ({ chapterId }) => chapterId === undefined || chapters.length === 0 || chapters.includes(chapterId),
  )
  return nodes.length > 0 ? { ...unknown, text, nodes, isEveryday: false } : null
}

/** The last words of a name without its first ones, the longest first. */
const endsOf = ({ nodes, words }: Phrase): TopicWord[][] =>
  nodes.length > 0 ? words.slice(1).map((_, index) => words.slice(index + 1)) : []

const startsOf = (name: Phrase): TopicWord[][] => endsOf(name).map((end) => name.words.slice(0, end.length))

function divide(words: readonly TopicWord[]): Phrase[] | null {
  const phrases: Phrase[] = []
  for (let start = 0; start < words.length; ) {
    const phrase = longestPhrase(words.slice(start, start + lengthOfLongestName()))
    if (phrase === 'something else') return null
    // 'Sets' is a chapter, a 'practice set' is not.
    const isWish = words.length > 1 && isFiller(phrase?.text ?? '')
    if (phrase && !isWish) {
      phrases.push(phrase)
      start += phrase.words.length
      continue
    }
    const word = words[start]
    if (word && !isPadding(word, words[start - 1], words[start + 1])) {
      const before = words[start - 1]
      if (
        FIGURE.test(word.word) &&
        before &&
        phrases.at(-1)?.words[0] === before &&
        !phrases.at(-1)?.nodes[0]
      )
        phrases.pop()
      phrases.push(unknownWord(withFigure(word, before)))
    }
    start += 1
  }
  return phrases
}

const unknownWord = (word: TopicWord): Phrase => ({
  text: word.word,
  words: [word],
  nodes: [],
  separated: word.separated,
  isEveryday: isEveryday(word.word),
  isGuess: false,
})

function isPadding(
  { word }: TopicWord,
  before: TopicWord | undefined,
  after: TopicWord | undefined,
): boolean {
  if (isFiller(word) || YEAR.test(word)) return true
  return FIGURE.test(word) && [before, after].some((next) => next !== undefined && COUNTED.has(next.word))
}

function longestPhrase(words: readonly TopicWord[]): Phrase | 'something else' | null {
  for (let length = words.length; length > 0; length--) {
    const taken = words.slice(0, length)
    const text = taken.map(({ word }) => word).join(' ')
    if (OTHER_THINGS.has(text)) return 'something else'
    const nodes = matchName(text)
    if (nodes.length > 0)
      return {
        text,
        words: taken,
        nodes,
        separated: words[0]?.separated ?? false,
        isEveryday: length === 1 && isEveryday(text),
        isGuess: text.length < SURE_LENGTH && !isWritten(text),
      }
  }
  return null
}
