import { chapterIds } from '../../chapters/catalogue.ts'
import type { ChapterId } from '../../chapters/chapters.ts'
import { isEveryday } from '../reading/everyday-words.ts'

/** The chapters whose questions mention a word; only words that a few chapters mention, each several times. */
const chaptersOf = new Map<string, ReadonlySet<ChapterId>>()

/** Takes a line of a word file: 'tipu,1c'. */
export function addMention(line: string): void {
  const [word = '', ...places] = line.split(',')
  chaptersOf.set(word, new Set(places.flatMap((place) => chapterIds[Number.parseInt(place, 36)] ?? [])))
}

/**
 * The chapters in which a word says what a question is about: not an everyday one. A figure counts with its word; where the two are on
 * no list, a name beside them says where to look, and without a name their word has to.
 */
export function chaptersMentioning(word: string, hasName = true): ReadonlySet<ChapterId> {
  const [first = ''] = word.split('_')
  if (isEveryday(word)) return nowhere
  return chaptersOf.get(word) ?? (word !== first && hasName ? all : (chaptersOf.get(first) ?? nowhere))
}

const nowhere: ReadonlySet<ChapterId> = new Set()
const all: ReadonlySet<ChapterId> = new Set(chapterIds)
