import { type CatalogueEntry, loadChapter } from '../chapters/catalogue.ts'
import { allOf } from '../kit/concepts.ts'
import type { Generator } from '../kit/define-generator.ts'
import { type Reading, type ResolvedTopic, readTopic, type WeighedType } from '../topic/resolve-topic.ts'

/** A type of question with its loaded generator. */
export interface OpenType {
  entry: CatalogueEntry
  generator: Generator
  weight: number
  concept: string | undefined
}

export interface OpenSection {
  title: string
  /** In the paper, compared with the other sections. */
  questions: number
  types: readonly OpenType[]
}

/** A topic with everything loaded that can be asked about it. */
export interface OpenTopic {
  /** What is served, for the learner to see. */
  title: string
  understood: readonly string[]
  /** Words, as typed, that were not understood. */
  ignored: readonly string[]
  /** How many different questions there are; infinite where they are computed. */
  available: number
  /** Several for a whole exam. */
  sections: readonly OpenSection[]
  /** What comes before the rest, because it is closer to what was typed. */
  preferred: readonly OpenType[]
  isExam: boolean
  /** The titles of the chapters around a topic that is narrower than a chapter. */
  around: readonly string[]
  /** What its names mean, where it was taken for less than that: the nearest to fill a set up with. */
  wider: readonly OpenType[]
}

/** What can be asked about a topic, in its narrowest reading that has enough; null when nothing can be asked about it. */
export async function openTopic(topic: string): Promise<OpenTopic | null> {
  const { narrow, named } = await readTopic(topic)
  for (const reading of narrow.filter(({ isAlone }) => !isAlone)) {
    if (reading.isByWord && named && (await open(named))?.available === Number.POSITIVE_INFINITY) continue
    const opened = await openIfEnough(reading)
    if (opened) return { ...opened, wider: await openTypes(named?.types ?? []) }
  }
  const alone = (await Promise.all(narrow.filter(({ isAlone }) => isAlone).map(openIfEnough))).flatMap(
    (opened) => opened ?? [],
  )
  // 'Antonyms synonyms', 'nabard sebi': parts of one subject side by side are all meant.
  if (named && alone.length > 1 && named.ignored.length === 0 && isOfOneSubject(named)) return open(named)
  const [narrowest] = alone.sort((one, other) => one.available - other.available)
  return narrowest ?? (named && open(named))
}

const isOfOneSubject = ({ types }: ResolvedTopic): boolean =>
  new Set(types.map(({ entry }) => entry.subjectId)).size === 1

async function openIfEnough(reading: Reading): Promise<OpenTopic | null> {
  const opened = await open(reading)
  return opened && opened.available >= reading.fewest ? opened : null
}

async function open(resolved: ResolvedTopic): Promise<OpenTopic | null> {
  const { title, understood, ignored, sections: parts } = resolved
  const sections = await Promise.all(
    (parts ?? [{ ...resolved, questions: 1 }]).map(async (part) => ({
      ...part,
      types: await openTypes(part.types),
    })),
  )
  const types = sections.flatMap((section) => section.types)
  if (types.length === 0) return null
  const isNarrow = types.some(({ concept }) => concept !== undefined) || isPartOfChapter(types)
  return {
    title,
    understood,
    ignored,
    available: types.reduce((sum, type) => sum + countOf(type), 0),
    sections,
    preferred: await openPreferred(resolved),
    isExam: parts !== undefined,
    around: isNarrow ? [...new Set(types.map(({ entry }) => entry.chapter))] : [],
    wider: [],
  }
}

async function openPreferred({ types, preferred = [] }: ResolvedTopic): Promise<OpenType[]> {
  for (const query of preferred) {
    const opened = await openTypes(types.map((type) => narrowed(type, query)))
    if (opened.length > 0) return opened
  }
  return []
}

const narrowed = (type: WeighedType, query: string): WeighedType => ({
  ...type,
  concept: allOf([...(type.concept === undefined ? [] : [type.concept]), query]),
})

/** Few types, all of chapters that have more. */
const isPartOfChapter = (types: readonly OpenType[]): boolean => types.length < 4

async function openTypes(types: readonly WeighedType[]): Promise<OpenType[]> {
  const opened = await Promise.all(
    types.map(async ({ entry, weight, concept }) => ({ ...(await openType(entry, weight)), concept })),
  )
  return shareOut(opened.filter((type) => type.concept === undefined || countOf(type) > 0))
}

export async function openType(entry: CatalogueEntry, weight: number): Promise<OpenType> {
  const generator = (await loadChapter(entry.chapterId)).get(entry.id)
  if (!generator) throw new Error(`the chapter ${entry.chapterId} has no generator ${entry.id}`)
  return { entry, generator, weight, concept: undefined }
}

/** More questions than this count as this many when types share a concept. */
const MANY = 20

/** Each concept of a topic gets the same share, whatever its chapter weighs; the types with more questions on it get more. */
function shareOut(types: readonly OpenType[]): OpenType[] {
  const total = types.reduce((sum, { weight }) => sum + weight, 0)
  const groups = Map.groupBy(types, ({ entry, concept }) =>
    concept === undefined ? null : `${entry.chapterId} ${concept}`,
  )
  return [...groups].flatMap(([group, members]) => {
    if (group === null) return members
    const counts = members.map((type) => Math.min(MANY, countOf(type)))
    const sum = counts.reduce((all, count) => all + count, 0)
    return members.map((type, index) => ({
      ...type,
      weight: ((total / groups.size) * (counts[index] ?? 0)) / sum,
    }))
  })
}

function countOf({ generator, concept }: OpenType): number {
  if (concept !== undefined) return generator.count(concept)
  return generator.size()
}
