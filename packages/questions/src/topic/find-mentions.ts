import { chapterIds } from '../chapters/catalogue.ts'
import type { ChapterId } from '../chapters/chapters.ts'
import { isEveryday } from './everyday-words.ts'

/** The chapters whose questions mention a word; only words that a few chapters mention, each several times. */
const chaptersOf = new Map<string, ReadonlySet<ChapterId>>()

/** Takes a line of a word file: 'tipu,1c'. */
export function addMention(line: string): void {
  const [word = '', ...places] = line.split(',')
  chaptersOf.set(word, new Set(places.flatMap((place) => chapterIds[Number.parseInt(place, 36)] ?? [])))
}

/** The chapters in which a word says what a question is about: not an everyday one. A figure counts with its word. */
export function chaptersMentioning(word: string): ReadonlySet<ChapterId> {
  const [first = ''] = word.split('_')
  return isEveryday(word) ? new Set() : (chaptersOf.get(word) ?? (word === first ? new Set() : all))
}

const all: ReadonlySet<ChapterId> = new Set(chapterIds)
