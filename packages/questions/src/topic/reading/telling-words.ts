import { isEveryday } from './everyday-words.ts'
import type { TopicWord } from './plain-words.ts'
import { isSmall } from './small-words.ts'

/** A figure or a single letter belongs to the word before it: 'article 15', 'vitamin c'. */
export const FIGURE = /^(?:\d+(?:st|nd|rd|th)?|\d*[b-z])$/

/** 'Article 15' is about the two together. */
export const withFigure = (word: TopicWord, before: TopicWord | undefined): TopicWord =>
  FIGURE.test(word.word) && before
    ? { ...word, word: `${before.word}_${word.word}`, typed: `${before.typed} ${word.typed}` }
    : word

/** Questions name a person without them: 'lord dalhousie' is Dalhousie. */
const TITLES: ReadonlySet<string> = new Set('lord sir king emperor raja maharaja swami'.split(' '))

/** The words that say what a name is about, with each figure joined to the word before it. */
export const tellingWords = (words: readonly TopicWord[]): TopicWord[] =>
  words
    .map((word, index) => withFigure(word, words[index - 1]))
    .filter((_, index) => !FIGURE.test(words[index + 1]?.word ?? ''))
    .filter(({ word }) => !isSmall(word) && !isEveryday(word) && !TITLES.has(word))
