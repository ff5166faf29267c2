import { chapterIds } from '../chapters/catalogue.ts'
import type { ChapterId } from '../chapters/chapters.ts'
import { isEveryday } from './everyday-words.ts'
import mentions from './mentions.json' with { type: 'json' }

/** The chapters whose questions mention a word; only words that a few chapters mention, each several times. */
const chaptersOf: ReadonlyMap<string, ReadonlySet<ChapterId>> = new Map(
  mentions.words.split(' ').map((line) => {
    const [word = '', ...places] = line.split(',')
    const ids = new Set(places.map((place) => mentions.chapters[Number.parseInt(place, 36)]))
    return [word, new Set(chapterIds.filter((id) => ids.has(id)))]
  }),
)

/** The chapters in which a word says what a question is about: not an everyday one. A figure counts with its word. */
export function chaptersMentioning(word: string): ReadonlySet<ChapterId> {
  const [first = ''] = word.split('_')
  return isEveryday(word) ? new Set() : (chaptersOf.get(word) ?? (word === first ? new Set() : all))
}

const all: ReadonlySet<ChapterId> = new Set(chapterIds)
