import { chapterIds } from '../chapters/catalogue.ts'
import type { ChapterId } from '../chapters/chapters.ts'
import { conceptLists } from '../chapters/concept-lists.ts'
import { CHAPTERS_OF_FILE, writeTitle } from '../chapters/concept-titles.ts'
import { readConcepts } from '../kit/concepts.ts'
import mentions from './mentions/mentions.json' with { type: 'json' }
import realWords from './real-words.json' with { type: 'json' }
import { type NameFile, type NearFile, type WordFile, writeWordFiles } from './word-file.ts'

interface TopicIndex {
  /** By first letter. */
  names: ReadonlyMap<string, NameFile>
  words: ReadonlyMap<string, WordFile>
  near: ReadonlyMap<string, NearFile>
  /** The titles of each chapter's concepts, one per line, by the number of the file; 'all' has all chapters. */
  titles: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/** The files in which topics are looked up, from the concepts of all chapters and the two lists of words. */
export function makeTopicIndex(): TopicIndex {
  const numbers = new Map<string, number>(chapterIds.map((id, index) => [id, index]))
  const numberOf = (place: string) =>
    numbers.get(mentions.chapters[Number.parseInt(place, 36)] ?? '')?.toString(36) ?? ''
  const { names, words, near } = writeWordFiles({
    concepts: chapterIds.map((id) => conceptLists[id] ?? ''),
    mentions: mentions.words.split(' ').map((line) => {
      const [word = '', ...places] = line.split(',')
      return [word, ...places.map(numberOf)].join(',')
    }),
    realWords: realWords.split(' '),
  })
  const titlesOf = (ids: readonly ChapterId[]) =>
    Object.fromEntries(
      ids.map((id) => [
        id,
        readConcepts(conceptLists[id] ?? '')
          .map(writeTitle)
          .join('\n'),
      ]),
    )
  const files = Map.groupBy(chapterIds, (id) =>
    Math.floor(chapterIds.indexOf(id) / CHAPTERS_OF_FILE).toString(),
  )
  const titles = new Map([
    ...[...files].map(([name, ids]) => [name, titlesOf(ids)] as const),
    ['all', titlesOf(chapterIds)],
  ])
  return { names, words, near, titles }
}
