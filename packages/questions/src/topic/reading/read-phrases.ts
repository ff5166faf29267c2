import { saidOnce } from '../forms-of-name.ts'
import { isWritten, matchName, matchWritten, spellWords } from '../match-name.ts'
import { exact, isWordOfName, lengthOfLongestName, titledInAnyOrder } from '../name-index.ts'
import type { SyllabusNode } from '../syllabus-names.ts'
import { isEveryday } from './everyday-words.ts'
import { isFiller } from './fillers.ts'
import { plainName, splitTopic, type TopicWord } from './plain-words.ts'
import { wishAt } from './question-wishes.ts'
import { isSmall } from './small-words.ts'
import { stateAsTopic } from './state-as-topic.ts'
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
    'word roots',
    'root words',
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
    'age limit',
    'live score',
    'list comprehension',
    'direction to',
    'family relation',
    'set top box',
    'free fire',
    'near me',
    'car insurance',
    'bike insurance',
    'credit card apply',
    'loan apply',
  ].map(plainName),
)

/** 'Himalaya ke pramukh darre' are all of its passes. */
const CHIEF = 'pramukh'

/** The words of a topic, without the language of the questions. */
export function wordsOfTopic(topic: string): TopicWord[] {
  const words = withoutAsides(inEnglish(splitTopic(topic.replace(LANGUAGE, ' '))))
  const named = words.filter(({ word }) => word !== CHIEF)
  const telling = isWritten(textOf(named)) ? named : withSides(named)
  return withArticles(asSides(stateAsTopic(telling.length > 1 ? telling : words)))
}

/** 'Anuchchhed 21' is 'article 21', and the 'principal' of somebody, at the end, a principle. */
const inEnglish = (words: TopicWord[]): TopicWord[] =>
  words.map((word, index) => {
    const next = words[index + 1]?.word
    if (/^anu(?:c+h+)+ed$/.test(word.word) && /^\d+[a-z]?$/.test(next ?? ''))
      return { ...word, word: 'article', typed: 'article' }
    return word.word === 'principal' && index > 0 && next === undefined
      ? { ...word, word: 'principle', typed: 'principle' }
      : word
  })

/** A name may have other words in its middle: 'thermodynamics class 11 chemistry', 'important days list january to december'. */
function withoutAsides(words: TopicWord[]): TopicWord[] {
  const isAside = ({ word }: TopicWord, index: number) =>
    ASIDES.has(word) || (FIGURE.test(word) && ASIDES.has(words[index - 1]?.word ?? ''))
  const named = words.filter((word, index) => !isAside(word, index))
  return named.length > 1 && isWritten(textOf(named)) ? named : words
}

const ASIDES: ReadonlySet<string> = new Set(['list', 'class'])

const WITH: ReadonlySet<string> = new Set(['with', 'saath', 'sath', 'sahit'])

/** What comes after 'with' is marked. */
function asSides(words: readonly TopicWord[]): readonly TopicWord[] {
  const last = words.findLastIndex(({ typed }) => WITH.has(typed))
  return last < 1 ? words : words.map((word, index) => (index > last ? { ...word, isSide: true } : word))
}

/** 'Rivers and their tributaries' are the tributaries of rivers, not a list of two. */
const withSides = (words: readonly TopicWord[]): TopicWord[] =>
  words.flatMap((word, index) => {
    if (OF_THOSE.has(word.typed)) return []
    return [OF_THOSE.has(words[index - 1]?.typed ?? '') ? { ...word, separated: false } : word]
  })

const OF_THOSE: ReadonlySet<string> = new Set([
  'its',
  'their',
  'unke',
  'unki',
  'uske',
  'uski',
  'iske',
  'iski',
])

/** 'Article 14 and 15' are two articles. */
function withArticles(words: readonly TopicWord[]): TopicWord[] {
  const isNumber = (word: TopicWord | undefined) => word !== undefined && /^\d+[a-z]?$/.test(word.word)
  const first = words.findIndex(({ word }, index) => word === 'article' && isNumber(words[index + 1]))
  const article = words[first]
  if (!article) return [...words]
  return words.flatMap((word, index) =>
    index > first + 1 && word.separated && isNumber(word) && isNumber(words[index - 1])
      ? [
          { ...article, separated: true },
          { ...word, separated: false },
        ]
      : [word],
  )
}

/** The names in a topic and the words that are none, in their order; null when it is known to mean something else. */
export function readPhrases(topic: string): Phrase[] | null {
  const words = wordsOfTopic(topic)
  const phrases = divide(words)
  if (!phrases?.some(isUnknown)) return phrases && joinNames(saidOfAll(phrases))
  // With its names spelt right, a topic may be one name in another order: 'compound intrest half yearly'.
  const spelt = divide(spell(words, phrases)) ?? phrases
  const stemmed = divide(withoutEndings(spell(words, phrases), spelt)) ?? spelt
  const [shortest = phrases] = [phrases, spelt, stemmed].sort((one, other) => one.length - other.length)
  const shared = shareWords(shortest)
  // 'Formative and summative assesment' shares its last word only when that is spelt right.
  const sharedAsSpelt = shareWords(spelt)
  return acrossUnknown(countUnknown(sharedAsSpelt) < countUnknown(shared) ? sharedAsSpelt : shared)
}

/** Two names with an unknown word between them may be one name: 'dice and open cube' is the chapter of cubes and dice. */
function acrossUnknown(phrases: Phrase[]): Phrase[] {
  const names = phrases.filter((phrase) => !isUnknown(phrase))
  const words = names.flatMap((name) => name.words)
  const text = textOf(words)
  const [first] = names
  const isTitle = titledInAnyOrder.has(saidOnce(text)) && !words.some(({ isSide }) => isSide)
  if (!first || names.length < 2 || !isTitle) return phrases
  return [{ ...first, text, words, nodes: matchName(text), isEveryday: false }, ...phrases.filter(isUnknown)]
}

const countUnknown = (phrases: readonly Phrase[]): number => phrases.filter(isUnknown).length

/** The same words, those that are no names as the syllabus may write them: 'letter shifting' as 'letter shift'. */
function withoutEndings(words: readonly TopicWord[], phrases: readonly Phrase[]): TopicWord[] {
  const unknown = new Set(phrases.filter(isUnknown).map(({ text }) => text))
  return words.map((word) => {
    const stem = word.word.replace(/(?:ing|ed)$/, '')
    const isWritten = unknown.has(word.word) && stem !== word.word && isWordOfName(stem)
    return isWritten ? { ...word, word: stem } : word
  })
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
    const listed = before && isUnknown(before) && phrase.separated ? nameAgain(phrase, shared) : null
    if (listed) shared.push(listed)
    else if (before && isUnknown(phrase)) shared.splice(-1, 1, ...joinWord(before, phrase))
    else if (before && isUnknown(before)) shared.splice(-1, 1, ...listWord(before, phrase))
    else shared.push(phrase)
  }
  return shared
}

/**
 * Of a list, the word after the last name may be said of all: 'president vs governor powers' are the powers of both, where
 * both are names.
 */
function saidOfAll(phrases: readonly Phrase[]): Phrase[] {
  const last = phrases.at(-1)
  return phrases.map((phrase, index) => {
    if (!last?.separated || phrases[index + 1] !== last || isUnknown(phrase)) return phrase
    // 'Percentage and profit loss': the end of a chapter's name is said of nothing else.
    if (last.nodes.some(({ kind }) => kind === 'chapter')) return phrase
    for (const end of endsOf(last)) {
      const isExtra = matchWritten(textOf(last.words.slice(0, -end.length))).length > 0
      const words = [...phrase.words, ...end.map((word) => ({ ...word, separated: false }))]
      if (isExtra && isWritten(textOf(words)))
        return { ...phrase, text: textOf(words), words, nodes: matchName(textOf(words)), isEveryday: false }
    }
    return phrase
  })
}

/**
 * Two names side by side may be one in other words, when the first has its chapter before it: 'computer shortcut keys ms word' are the
 * 'ms word shortcut keys'.
 */
function joinNames(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (const phrase of phrases) {
    const before = read.at(-1)
    const joined = before && !phrase.separated ? oneNameOf(before, phrase) : null
    if (joined) read.splice(-1, 1, joined)
    else read.push(phrase)
  }
  return read
}

function oneNameOf(before: Phrase, phrase: Phrase): Phrase | null {
  const isOfChapter = (words: readonly TopicWord[]) =>
    matchWritten(textOf(words)).some(({ kind }) => kind === 'chapter' || kind === 'subject')
  for (const end of endsOf(before)) {
    const start = before.words.slice(0, -end.length)
    const name = isOfChapter(start) ? nameOf([...end, ...phrase.words], phrase, before) : null
    if (name?.nodes.every(({ kind }) => kind === 'concept')) return { ...name, separated: before.separated }
  }
  return null
}

const textOf = (words: readonly TopicWord[]): string => words.map(({ word }) => word).join(' ')

/** A listed word that forms a name with an earlier one: 'council' of 'gst rates and council'. */
function nameAgain(phrase: Phrase, earlier: readonly Phrase[]): Phrase | null {
  const name = earlier.findLast((one) => !isUnknown(one))
  return name && isUnknown(phrase) ? nameOf([...name.words, ...phrase.words], phrase, name) : null
}

/** A name and the unknown word after it. */
function joinWord(name: Phrase, unknown: Phrase): Phrase[] {
  const words = [...name.words, ...unknown.words]
  // 'Sine rule and cosine rule' says 'rule' once more.
  if (name.words.some(({ word }) => word === unknown.text)) return [{ ...name, words }]
  for (const part of [...endsOf(name), ...startsOf(name)]) {
    const listed = nameOf([...unknown.words, ...part], unknown, name)
    // 'Coding decoding letter' is a part of the chapter, not a second topic beside it.
    // 'Dams on river krishna' are those on the Krishna.
    if (listed && exact.has(listed.text))
      return [name, { ...listed, separated: !isPartOf(listed, name) && !isRelation(name) }]
  }
  for (const end of unknown.separated ? [] : endsOf(name)) {
    const meant = nameOf([...end, ...unknown.words], unknown, name)
    if (!meant) continue
    const before = name.words.slice(0, -end.length)
    if (!end[0]?.separated && isOtherName(before, meant)) {
      const first = nameOf([...before, ...unknown.words], unknown, name)
      // 'Ap gp sum' are two sums; the 'chola dynasty capital' is not any 'dynasty capital'.
      return first
        ? [
            { ...first, separated: name.separated },
            { ...meant, separated: true },
          ]
        : [name, unknown]
    }
    const rest = end[0]?.separated ? (divide(name.words.slice(0, -end.length)) ?? []) : []
    return rest.length > 0
      ? [...rest, { ...meant, words: [...end, ...unknown.words], separated: true }]
      : [{ ...meant, words, separated: name.separated }]
  }
  return [name, unknown]
}

/** Whether words are the name of something that another name neither means nor is a part of. */
function isOtherName(words: readonly TopicWord[], { nodes }: Phrase): boolean {
  const named = matchWritten(textOf(words))
  return (
    named.length > 0 &&
    named.every((node) => (node.kind === 'concept' || node.kind === 'type') && !nodes.includes(node))
  )
}

const isRelation = ({ words }: Phrase): boolean => words.some(({ word }) => isSmall(word))

const isPartOf = (part: Phrase, name: Phrase): boolean =>
  name.nodes.some(({ kind }) => kind === 'chapter') && part.nodes.every(({ kind }) => kind !== 'chapter')

/** An unknown word and the name after it. */
function listWord(unknown: Phrase, name: Phrase): Phrase[] {
  for (const end of endsOf(name)) {
    const listed = nameOf([...unknown.words, ...end], unknown, name)
    // 'Pm jan dhan yojana' is one of the 'pm yojana', not a second topic beside them.
    if (listed) return isPartOf(name, listed) ? [name] : [listed, { ...name, separated: true }]
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
  return nodes.length > 0 ? { ...unknown, text, words, nodes, isEveryday: false } : null
}

/** The last words of a name without its first ones, the longest first. */
const endsOf = ({ nodes, words }: Phrase): TopicWord[][] =>
  nodes.length > 0 ? words.slice(1).map((_, index) => words.slice(index + 1)) : []

const startsOf = (name: Phrase): TopicWord[][] => endsOf(name).map((end) => name.words.slice(0, end.length))

function divide(words: readonly TopicWord[]): Phrase[] | null {
  const phrases: Phrase[] = []
  for (let start = 0; start < words.length; ) {
    const phrase = longestPhrase(words.slice(start), lengthOfLongestName())
    if (phrase === 'something else') return null
    // The word for a kind of question is not a name by itself, but can be part of one: 'theory of evolution'.
    const wish = wishAt(words.slice(start), words[start - 1])
    if (wish && words.length > wish.length && (phrase?.words.length ?? 0) <= wish.length) {
      start += wish.length
      continue
    }
    // 'Sets' is a chapter, a 'practice set' is not.
    const isWish = words.length > 1 && isFiller(phrase?.text ?? '')
    if (phrase && !isWish) {
      phrases.push(phrase)
      start += phrase.words.length
      continue
    }
    const word = words[start]
    const before = words[start - 1]
    if (word && isYearOf(word, before, phrases.at(-1))) phrases.push(unknownWord(word))
    else if (word && !isPadding(word, before, words[start + 1])) {
      const isAfterFigure = before !== undefined && FIGURE.test(before.word)
      if (
        FIGURE.test(word.word) &&
        before &&
        !isAfterFigure &&
        !/^\d+(?:st|nd|rd|th)$/.test(word.word) &&
        phrases.at(-1)?.words[0] === before &&
        !phrases.at(-1)?.nodes[0]
      )
        phrases.pop()
      // '73rd' belongs to the word after it.
      const isAlone = isAfterFigure || /^\d+(?:st|nd|rd|th)$/.test(word.word)
      phrases.push(unknownWord(isAlone ? word : withFigure(word, before)))
    }
    start += 1
  }
  return phrases
}

/** Whether some words take in the beginning of a listed name, and not its end: 'repo rate, reverse' of 'repo rate and reverse repo'. */
const cutsList = ([, ...rest]: readonly TopicWord[], next: TopicWord | undefined): boolean =>
  rest.some(({ separated }) => separated) && next !== undefined && !next.separated && !isFiller(next.word)

/**
 * Whether some words list two concepts and together are a name of only one of them: 'dna and rna' is a name of RNA. A title
 * that says both is a concept of both.
 */
function isNameOfOne(words: readonly TopicWord[]): boolean {
  const second = words.findIndex(({ separated }, index) => index > 0 && separated)
  if (second < 0) return false
  const nodesOf = (some: readonly TopicWord[]) => matchWritten(textOf(some))
  const sides = [nodesOf(words.slice(0, second)), nodesOf(words.slice(second))]
  const nodes = nodesOf(words)
  return (
    !titledInAnyOrder.has(saidOnce(textOf(words))) &&
    sides.every((side) => side.length > 0) &&
    [nodes, ...sides]
      .flat()
      .every(({ kind, chapterId }) => kind === 'concept' && chapterId === nodes[0]?.chapterId) &&
    sides.some((side) => nodes.every((node) => side.includes(node))) &&
    sides.some((side) => !side.some((node) => nodes.includes(node)))
  )
}

/**
 * Whether some words list a chapter beside another name, and are a name themselves only in another order: 'percentage and
 * profit' is not the profit percentage.
 */
function isListWithChapter(words: readonly TopicWord[]): boolean {
  const second = words.findIndex(({ separated }, index) => index > 0 && separated)
  const text = textOf(words)
  if (second < 0 || exact.has(text) || titledInAnyOrder.has(saidOnce(text))) return false
  const sides = [words.slice(0, second), words.slice(second)].map((part) => matchWritten(textOf(part)))
  return (
    sides.every((side) => side.length > 0) &&
    sides.some((side) => side.some(({ kind }) => kind === 'chapter'))
  )
}

/** Whether words that say one of them twice are two names: 'repo rate and reverse repo' is not the reverse repo rate. */
function isListOfNames(words: readonly TopicWord[]): boolean {
  const second = words.findIndex(({ separated }, index) => index > 0 && separated)
  if (second < 0 || new Set(words.map(({ word }) => word)).size === words.length) return false
  return [words.slice(0, second), words.slice(second)].every(
    (part) => matchWritten(part.map(({ word }) => word).join(' ')).length > 0,
  )
}

/** The year, from 2000 on, of something that happens every few years: 'nobel prize 2023'. The year of an Act is just part of its name. */
const isYearOf = ({ word }: TopicWord, before: TopicWord | undefined, name: Phrase | undefined): boolean =>
  /^20\d\d$/.test(word) &&
  before !== undefined &&
  !NAMED_WITH_YEAR.has(before.word) &&
  name?.words.at(-1) === before &&
  name.nodes.length > 0 &&
  name.nodes.every(({ kind }) => kind === 'concept' || kind === 'type')

const NAMED_WITH_YEAR: ReadonlySet<string> = new Set(
  'act bill policy code mission scheme yojana amendment kanoon adhiniyam niti'.split(' '),
)

const unknownWord = (word: TopicWord): Phrase => ({
  text: word.word,
  words: [word],
  nodes: [],
  separated: word.separated,
  isEveryday: isEveryday(word.word),
  isGuess: false,
})

/** 'Books written by ambedkar' are his books. */
const PARTICIPLE = /(?:ed|en|ilt)$/

function isPadding(
  { word, typed }: TopicWord,
  before: TopicWord | undefined,
  after: TopicWord | undefined,
): boolean {
  if (isFiller(word) || YEAR.test(word)) return true
  if (after?.typed === 'by' && PARTICIPLE.test(typed)) return true
  return FIGURE.test(word) && [before, after].some((next) => next !== undefined && COUNTED.has(next.word))
}

function longestPhrase(words: readonly TopicWord[], longest: number): Phrase | 'something else' | null {
  for (let length = Math.min(words.length, longest); length > 0; length--) {
    const taken = words.slice(0, length)
    const text = taken.map(({ word }) => word).join(' ')
    if (OTHER_THINGS.has(text)) return 'something else'
    // 'Mughal emperors in order' does not end with 'in'.
    if (length > 1 && isSmall(taken.at(-1)?.word ?? '') && wishAt(words.slice(length - 1))) continue
    if ((cutsList(taken, words[length]) || isListOfNames(taken)) && !exact.has(text)) continue
    if (isNameOfOne(taken) || isListWithChapter(taken)) continue
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
