import { chapterIds } from '../chapters/catalogue.ts'
import type { ChapterId } from '../chapters/chapters.ts'
import mentions from './mentions.json' with { type: 'json' }
import type { TopicWord } from './plain-words.ts'

/** The chapters whose questions mention a word; only words that a few chapters mention, each several times. */
const chaptersOf: ReadonlyMap<string, ReadonlySet<ChapterId>> = new Map(
  mentions.words.split(' ').map((line) => {
    const [word = '', ...places] = line.split(',')
    const ids = new Set(places.map((place) => mentions.chapters[Number.parseInt(place, 36)]))
    return [word, new Set(chapterIds.filter((id) => ids.has(id)))]
  }),
)

interface Mentions {
  /** The words that are mentioned, as `searchFor` takes them. */
  terms: readonly string[]
  /** Chapters that mention all of them. */
  chapterIds: ReadonlySet<ChapterId>
  /** The words that no chapter mentions. */
  left: readonly TopicWord[]
}

/** Where words are mentioned; `within` are the chapters that the rest of the topic names, if it names any. */
export function findMentions(words: readonly TopicWord[], within: ReadonlySet<ChapterId> | null): Mentions {
  const all = within ?? new Set(chapterIds)
  const terms: string[] = []
  const left: TopicWord[] = []
  let places: ReadonlySet<ChapterId> = all
  for (const word of words) {
    const ofWord = placesOf(word.word, within)
    const shared = new Set([...places].filter((id) => ofWord.has(id)))
    if (shared.size > 0) {
      terms.push(word.word)
      places = shared
    } else left.push(word)
  }
  return { terms, chapterIds: places, left }
}

/** A figure with the word before it, as in 'article_15', may be in any chapter that was named. */
const placesOf = (term: string, within: ReadonlySet<ChapterId> | null): ReadonlySet<ChapterId> =>
  (term.includes('_') ? within : chaptersOf.get(term)) ?? new Set()
