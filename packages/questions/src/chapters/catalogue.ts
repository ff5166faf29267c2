import type { Bank } from '../kit/bank/define-bank.ts'
import type { Chapter, SubjectId } from '../kit/define-chapter.ts'
import type { Generator } from '../kit/define-generator.ts'
import type { ChapterNotes } from '../kit/define-notes.ts'
import type { FactTable } from '../kit/facts/define-table.ts'
import { keysOf } from '../kit/keys-of.ts'
import { type ChapterId, chapters } from './chapters.ts'
import { conceptTitles, loadConceptTitles } from './concept-titles.ts'
import { subjects } from './subjects.ts'

/** A type of question, described without loading its generator. */
export interface CatalogueEntry {
  id: string
  title: string
  aliases: readonly string[]
  /** Its share among all types of its subject. */
  weight: number
  chapterId: ChapterId
  chapter: string
  subjectId: SubjectId
  subject: string
  /** The titles of the chapter's concepts, by id, once the chapter is loaded. */
  concepts: ReadonlyMap<string, string>
}

export const chapterIds = keysOf(chapters)

export const catalogue: readonly CatalogueEntry[] = chapterIds.flatMap((chapterId) => {
  const chapter: Chapter = chapters[chapterId]
  const types = Object.entries(chapter.types)
  const concepts = conceptTitles(chapterId)
  const total = types.reduce((sum, [, { weight = 1 }]) => sum + weight, 0)
  return types.map(([id, { title, aliases, weight = 1 }]) => ({
    id,
    title,
    aliases,
    weight: (chapter.weight * weight) / total,
    chapterId,
    chapter: chapter.title,
    subjectId: chapter.subject,
    subject: subjects[chapter.subject].title,
    concepts,
  }))
})

const loaded = new Map<ChapterId, Promise<ReadonlyMap<string, Generator>>>()

/** Every generator of a chapter, by id. */
export function loadChapter(chapterId: ChapterId): Promise<ReadonlyMap<string, Generator>> {
  const known = loaded.get(chapterId)
  if (known) return known
  const chapter: Chapter = chapters[chapterId]
  const loading = Promise.all([chapter.questions(), loadConceptTitles([chapterId])]).then(
    ([{ generators }]) => new Map(Object.entries(generators)),
  )
  loaded.set(chapterId, loading)
  // A chapter that failed to load without a network may be requested again.
  loading.catch(() => loaded.delete(chapterId))
  return loading
}

export async function loadNotes(chapterId: ChapterId): Promise<ChapterNotes> {
  const chapter: Chapter = chapters[chapterId]
  const { notes: load } = await chapter.questions()
  return (await load()).notes
}

/** The generators of all types whose id starts with a prefix: tables start with 'facts/', banks with 'bank/'. */
async function loadTypes(prefix: string): Promise<Generator[]> {
  const wanted = catalogue.filter(({ id }) => id.startsWith(prefix))
  const opened = await Promise.all(wanted.map(({ chapterId }) => loadChapter(chapterId)))
  return wanted.flatMap(({ id }, index) => opened[index]?.get(id) ?? [])
}

export const loadTables = async (): Promise<FactTable[]> =>
  (await loadTypes('facts/')).flatMap(({ table }) => table ?? [])

export const loadBanks = async (): Promise<Bank[]> =>
  (await loadTypes('bank/')).flatMap(({ bank }) => bank ?? [])
