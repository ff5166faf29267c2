import type { NoteOptions } from '@ekagra/schema/generate-notes'
import { loadNotes } from '../chapters/catalogue.ts'
import { type ChapterId, chapters } from '../chapters/chapters.ts'
import { comparableText, isOn } from '../kit/concepts.ts'
import { openTopic } from '../paper/open-topic.ts'
import { readTopic } from '../topic/resolve/resolve-topic.ts'
import type { WeighedType } from '../topic/resolve/topic-readings.ts'
import { openTypes } from './draw-samples.ts'
import { NOTE_PLANS } from './note-plan.ts'
import { type ChapterToWrite, writeChapter } from './write-chapter.ts'
import { writeKeyPoints } from './write-key-points.ts'
import { bulletList } from './write-markdown.ts'
import type { TableRoom } from './write-tables.ts'

/** Shared by the chapters of one note, so that it stays short enough to read. */
const ROWS_IN_TABLES = 27
/** A note on one list has room for twice as many of its facts. */
const ROWS_IN_SOLE_LIST = 54

export interface NotesRequest extends NoteOptions {
  topic: string
  /** Another seed gives other examples. */
  seed: string
}

export interface Notes {
  /** Markdown. */
  content: string
  /** What the topic was understood as. */
  resolvedTopic: string
}

/** Study notes on a topic from the notes and generators of its chapters; null for an unknown topic. */
export async function makeNotes({ topic, seed, ...options }: NotesRequest): Promise<Notes | null> {
  const resolved = await resolveForNotes(topic)
  if (!resolved) return null
  const { title, types, keyPoints } = resolved
  const byWeight = groupByChapter(types)
  const chosen = byWeight.slice(0, NOTE_PLANS[options.noteType].mostChapters)
  const left = byWeight.slice(chosen.length)
  const room = {
    mostTables: Math.ceil(NOTE_PLANS[options.noteType].mostTables / Math.sqrt(chosen.length)),
    mostRows: types.length === 1 ? ROWS_IN_SOLE_LIST : Math.floor(ROWS_IN_TABLES / chosen.length),
  }
  // Several chapters with all their concepts would be a book.
  const isOnly = chosen.length === 1
  const opened = await Promise.all(chosen.map((chapter) => openChapter(chapter, room, isOnly)))
  const parts = opened.map((chapter) => {
    const sections = writeChapter(chapter, options, seed).map(
      ({ heading, text }) => `${isOnly ? '##' : '###'} ${heading}\n\n${text}`,
    )
    return [...(isOnly ? [] : [`## ${chapter.title}`]), ...sections].join('\n\n')
  })
  const rest = left.map(({ title }) => title)
  const also =
    rest.length === 0
      ? []
      : [`## Also part of ${title}\n\nAsk for notes on one of these for more:\n\n${bulletList(rest)}`]
  const first = keyPoints === '' ? [] : [`## ${title}: key points\n\n${keyPoints}`]
  return { content: [...first, ...parts, ...also].join('\n\n'), resolvedTopic: title }
}

interface TopicOfNotes {
  title: string
  types: readonly WeighedType[]
  /** What the chapter teaches on a topic that is narrower than a type; empty otherwise. */
  keyPoints: string
}

/** Only a narrow topic needs its chapters loaded to be understood: which of their types are on it. */
async function resolveForNotes(topic: string): Promise<TopicOfNotes | null> {
  const { named, narrow } = await readTopic(topic)
  const isNarrow = narrow.length > 0 || named?.types.some(({ concept }) => concept !== undefined)
  if (!isNarrow) return named && { ...named, keyPoints: '' }
  const opened = await openTopic(topic)
  if (!opened) return null
  const types = opened.sections.flatMap((section) => section.types)
  return { title: opened.title, types, keyPoints: writeKeyPoints(types) }
}

/** A chapter with the requested types. */
interface ChapterOfTopic {
  id: ChapterId
  title: string
  types: readonly WeighedType[]
}

const weightOf = (types: readonly WeighedType[]): number => types.reduce((sum, { weight }) => sum + weight, 0)

/** The chapters of a topic and the types in each, the most common in papers first. */
function groupByChapter(types: readonly WeighedType[]): ChapterOfTopic[] {
  const byId = Map.groupBy(types, ({ entry }) => entry.chapterId)
  return [...byId]
    .map(([id, own]) => ({
      id,
      title: chapters[id].title,
      types: own.toSorted((a, b) => b.weight - a.weight),
    }))
    .sort((a, b) => weightOf(b.types) - weightOf(a.types))
}

async function openChapter(
  { id, title, types }: ChapterOfTopic,
  room: TableRoom,
  isOnly: boolean,
): Promise<ChapterToWrite> {
  const entries = types.map(({ entry }) => entry)
  const [opened, notes] = await Promise.all([openTypes(entries), loadNotes(id)])
  const queries = types.flatMap(({ concept }) => concept ?? [])
  const terms = (notes.terms ?? []).filter(
    ({ concept, names, meaning }) =>
      queries.length === 0 ||
      queries.some((query) => isOn(query, [concept], () => comparableText(`${names.join(' ')} ${meaning}`))),
  )
  const isWhole = types.length === Object.keys(chapters[id].types).length
  const named = types.flatMap(({ concept }) => conceptsIn(concept))
  const concepts = isOnly && isWhole && named.length === 0 ? 'all' : isOnly ? named : []
  return { title, types: opened, notes, terms, room, concepts }
}

/** The concepts that a query names: see kit/concepts.ts. */
const conceptsIn = (query = ''): string[] =>
  query.split(/[ /]/).filter((term) => term !== '' && !/^[~!]/.test(term))
