import { chapterIds, loadChapter, loadNotes } from '../../chapters/catalogue.ts'
import { chapters } from '../../chapters/chapters.ts'
import { readFacts } from '../../kit/facts/facts.ts'
import { rowKey } from '../look-up-fact.ts'
import { nameOf } from '../look-up-term.ts'
import { type ChapterIndex, markOf, writePlace } from './find-chapters.ts'
import { type KnownQuestion, knownQuestions } from './recall-question.ts'

/** By chapter. */
type KnownQuestions = ReadonlyMap<string, readonly KnownQuestion[]>

/** The questions of fact of every chapter. */
export async function loadKnownQuestions(): Promise<KnownQuestions> {
  const known = new Map<string, readonly KnownQuestion[]>()
  for (const chapterId of chapterIds)
    known.set(chapterId, knownQuestions((await loadChapter(chapterId)).values(), chapters[chapterId].subject))
  return known
}

/** What every chapter knows: the words of its questions of fact, the rows of its tables, its terms. */
export async function makeChapterIndex(questions: KnownQuestions): Promise<ChapterIndex> {
  const words = new Map<string, string>()
  const marks: string[] = []
  for (const [place, chapterId] of chapterIds.entries()) {
    const [generators, { terms = [] }] = await Promise.all([loadChapter(chapterId), loadNotes(chapterId)])
    const own = new Set<string>()
    for (const known of questions.get(chapterId) ?? []) for (const word of known.words) own.add(word)
    for (const word of own) words.set(word, `${words.get(word) ?? ''}${writePlace(place)}`)
    const things = new Set<string>()
    for (const { table } of generators.values())
      for (const { facts } of table ? readFacts(table).columns : [])
        for (const { row } of facts) things.add(markOf('row', rowKey(row.name)))
    for (const name of terms.flatMap(({ names }) => names)) things.add(markOf('term', nameOf(name)))
    marks.push([...things].sort().join(''))
  }
  return {
    chapters: chapterIds,
    marks,
    words: Object.fromEntries([...words].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
