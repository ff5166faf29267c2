import { chapterIds } from '../../chapters/catalogue.ts'
import type { ChapterId } from '../../chapters/chapters.ts'
import { hash } from '../../kit/random/hash.ts'
import { namesIn } from '../look-up-fact.ts'
import { termsAsked } from '../look-up-term.ts'
import { correctNames } from './correct-names.ts'
import { questionWords } from './question-words.ts'

/** What chapters know; tools/records/index-doubts.ts writes it. */
export interface ChapterIndex {
  /** The chapters, in the order in which they are counted. */
  chapters: readonly string[]
  /** The rows and terms of each chapter, each as four characters. */
  marks: readonly string[]
  /** The words of questions of fact, each with its chapters: two characters for a chapter. */
  words: Readonly<Record<string, string>>
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MARK_LENGTH = 4
/** Where words lead to more chapters than these, a name in the question must tell which. */
const MANY_CHAPTERS = 8
/** More are not loaded for one question, also where it has no name. */
const MOST_CHAPTERS = 10
const PLACE_LENGTH = 2

/** A number in so many characters. */
function write(number: number, length: number): string {
  let [rest, written] = [number, '']
  for (let place = 0; place < length; place++) {
    written += ALPHABET[rest % ALPHABET.length]
    rest = Math.floor(rest / ALPHABET.length)
  }
  return written
}

/** A row or a term in four characters: when two have the same, only one chapter more is loaded. */
export const markOf = (kind: 'row' | 'term', key: string): string =>
  write(hash(`${kind} ${key}`)[0] >>> 0, MARK_LENGTH)

/** The place of a chapter in the list, in two characters. */
export const writePlace = (place: number): string => write(place, PLACE_LENGTH)

interface OpenIndex {
  withMark(mark: string): readonly ChapterId[]
  withWord(word: string): readonly ChapterId[]
  /** The words of questions of fact that begin with a letter. */
  beginningWith(letter: string): readonly string[]
}

let opened: Promise<OpenIndex> | undefined

function openIndex(): Promise<OpenIndex> {
  opened ??= import('./chapter-index.json', { with: { type: 'json' } }).then(({ default: index }) =>
    readIndex(index),
  )
  // An index that failed to load without a network may be requested again.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

function readIndex({ chapters, marks, words }: ChapterIndex): OpenIndex {
  const ids = chapters.map((name) => chapterIds.find((id) => id === name))
  const byMark = new Map<string, ChapterId[]>()
  for (const [place, line] of marks.entries()) {
    const id = ids[place]
    if (!id) continue
    for (const mark of cut(line, MARK_LENGTH)) {
      const list = byMark.get(mark)
      if (list) list.push(id)
      else byMark.set(mark, [id])
    }
  }
  const byPlace = new Map(ids.map((id, place) => [writePlace(place), id]))
  const byWord = new Map(Object.entries(words))
  const byLetter = Map.groupBy(byWord.keys(), (word) => word.charAt(0))
  return {
    beginningWith: (letter) => byLetter.get(letter) ?? [],
    withMark: (mark) => byMark.get(mark) ?? [],
    withWord: (word) =>
      cut(byWord.get(word) ?? '', PLACE_LENGTH).flatMap((place) => byPlace.get(place) ?? []),
  }
}

const cut = (line: string, length: number): string[] =>
  Array.from({ length: line.length / length }, (_, at) => line.slice(at * length, (at + 1) * length))

interface FoundChapters {
  /** Those with a table that has a row of a name in the question. */
  rows: readonly ChapterId[]
  /** Those with a question of fact that has all its words. */
  questions: readonly ChapterId[]
  /** Those whose notes explain the term that is asked about. */
  terms: readonly ChapterId[]
  /** How much a word tells: one of few chapters tells more. */
  weightOf(word: string): number
}

/** The question with its long words spelt as we spell them, where one typing slip explains the difference; null when no word has one. */
export async function withNamesCorrected(
  question: string,
  short: ReadonlySet<string>,
): Promise<string | null> {
  const { beginningWith, withWord } = await openIndex()
  const isKnown = (word: string) => short.has(word) || withWord(word).length > 0
  return correctNames(question, isKnown, (letter) => [
    ...beginningWith(letter),
    ...[...short].filter((word) => word.startsWith(letter) && withWord(word).length === 0),
  ])
}

/** The chapters that may answer a question: the others cannot, so they need not be loaded. */
export async function findChapters(question: string): Promise<FoundChapters> {
  const { withMark, withWord } = await openIndex()
  const having = (marks: readonly string[]) => [...new Set(marks.flatMap(withMark))]
  const { key, words } = questionWords(question)
  // Words that only name a kind may be typed where ours has none.
  const telling = new Set(words.filter((word) => key.includes(word)))
  const [first = [], ...others] = [...telling].map(withWord).sort((a, b) => a.length - b.length)
  const questions = first.filter((id) => others.every((list) => list.includes(id)))
  const rows = having(namesIn(question).map((name) => markOf('row', name)))
  const most = rows.length > 0 ? MANY_CHAPTERS : MOST_CHAPTERS
  return {
    rows,
    // Words that so many chapters have do not tell which question is meant; a name in it may.
    questions: questions.length > most ? questions.filter((id) => rows.includes(id)) : questions,
    terms: having(termsAsked(question).map((name) => markOf('term', name))),
    weightOf: (word) => Math.log((2 * chapterIds.length) / (1 + withWord(word).length)),
  }
}
