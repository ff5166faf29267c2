import { singular } from '../kit/concepts.ts'
import { isEveryday } from './everyday-words.ts'
import { isWritten, LONGEST_NAME, matchName } from './match-name.ts'
import { plainName, splitTopic, type TopicWord } from './plain-words.ts'
import type { SyllabusNode } from './syllabus-names.ts'

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

/** Words about the wish, not the subject; 'indian' means little in an Indian syllabus. */
const FILLERS = new Set(
  `a about advance advanced aise all an answer aptitude are arihant asked based basic batao batch be beginner best
  between bhartiya by can chapter choice class coaching compare concept conceptual course crash daily definition
  derivation detail detailed diagram difference different do download easy exam example explain explained
  explanation fast few for formula free from full fundamental give hard help how i imp important in indian into
  introduction is it ka kaise ke ki kuch kya laxmikant laxmikanth learn lesson level list lucent made maine
  mains mcq me meaning medium mein mix mixed mock most multiple my ncert need note numerical objective of old on
  online or overview paper par pdf please plz practice practise prashn prelim preparation previous problem
  property pyq question quick quiz related revise revision sample sawal se section session set short shortcut
  sir solve solved some spectrum static study subject summary syllabus test tet than that the theory this tier
  to topic topicwise trick tricks tutorial type use using various wale want what which with word worksheet year
  you zyada`
    .split(/\s+/)
    .map(singular),
)

/** The language of the questions is not part of the topic. */
const LANGUAGE = /\b(?:in (?:hindi|english)|(?:hindi|english) (?:me|mein|medium))\b/gi

/** A figure beside one of these counts questions, classes or papers: 'class 10', '20 questions', 'tier 1'. */
const COUNTED: ReadonlySet<string> = new Set(
  `class std standard chapter unit lesson tier paper part set level phase shift top day week question mcq mark minute
  test mock`.split(/\s+/),
)
const YEAR = /^(?:19|20)\d\d$/
/** A figure or a single letter belongs to the word before it: 'article 15', 'vitamin c'. */
const FIGURE = /^(?:\d+(?:st|nd|rd|th)?|\d*[b-z])$/

/** Made of names and fillers, but about something else. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  [
    'light year',
    'power set',
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

/** The names in a topic and the words that are none, in their order; null when it is known to mean something else. */
export function readPhrases(topic: string): Phrase[] | null {
  const words = splitTopic(topic.replace(LANGUAGE, ' '))
  const phrases: Phrase[] = []
  for (let start = 0; start < words.length; ) {
    const phrase = longestPhrase(words.slice(start, start + LONGEST_NAME))
    if (phrase === 'something else') return null
    // 'Sets' is a chapter, a 'practice set' is not.
    const isWish = words.length > 1 && FILLERS.has(phrase?.text ?? '')
    if (phrase && !isWish) {
      phrases.push(phrase)
      start += phrase.words.length
      continue
    }
    const word = words[start]
    if (word && !isFiller(word, words[start - 1], words[start + 1])) {
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

function isFiller({ word }: TopicWord, before: TopicWord | undefined, after: TopicWord | undefined): boolean {
  if (FILLERS.has(word) || YEAR.test(word)) return true
  return FIGURE.test(word) && [before, after].some((next) => next !== undefined && COUNTED.has(next.word))
}

/** 'Article 15' is about the two together. */
const withFigure = (word: TopicWord, before: TopicWord | undefined): TopicWord =>
  FIGURE.test(word.word) && before
    ? { ...word, word: `${before.word}_${word.word}`, typed: `${before.typed} ${word.typed}` }
    : word

/** Words with each figure joined to the word before it. */
export const withFigures = (words: readonly TopicWord[]): TopicWord[] =>
  words
    .map((word, index) => withFigure(word, words[index - 1]))
    .filter((_, index) => !FIGURE.test(words[index + 1]?.word ?? ''))

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
