import { chapterNotes } from '@ekagra/content/notes/catalogue'
import type { NoteOptions } from '@ekagra/schema/generate-notes'
import type { CatalogueEntry } from '../catalogue.ts'
import { resolveTopic } from '../resolve-topic.ts'
import { bulletList } from './as-markdown.ts'
import { openTypes } from './draw-samples.ts'
import { NOTE_PLANS } from './note-plan.ts'
import { type ChapterToWrite, writeChapter } from './write-chapter.ts'

/** Chapters that stand in one note share them, so that it stays short enough to be read. */
const ROWS_IN_TABLES = 27

export interface NotesRequest extends NoteOptions {
  topic: string
  /** Other examples for another seed. */
  seed: string
}

export interface Notes {
  /** Markdown. */
  content: string
  /** What the topic was understood as. */
  resolvedTopic: string
}

/** Study notes on a topic out of what is written about its chapters and of their generators; null for an unknown topic. */
export async function makeNotes({ topic, seed, ...options }: NotesRequest): Promise<Notes | null> {
  const resolved = resolveTopic(topic)
  if (!resolved) return null
  const byWeight = groupByChapter(resolved.types)
  const chosen = byWeight.slice(0, NOTE_PLANS[options.noteType].mostChapters)
  const left = byWeight.slice(chosen.length)
  const mostRows = Math.floor(ROWS_IN_TABLES / chosen.length)
  const chapters = await Promise.all(chosen.map((entries) => openChapter(entries, mostRows)))
  const parts = chapters.map((chapter) => {
    const isOnly = chapters.length === 1
    const sections = writeChapter(chapter, options, seed).map(
      ({ heading, text }) => `${isOnly ? '##' : '###'} ${heading}\n\n${text}`,
    )
    return [...(isOnly ? [] : [`## ${chapter.title}`]), ...sections].join('\n\n')
  })
  const rest = left.map(([first]) => first?.chapter ?? '')
  const also =
    rest.length === 0
      ? []
      : [
          `## Also part of ${resolved.title}\n\nAsk for notes on one of these for more:\n\n${bulletList(rest)}`,
        ]
  return { content: [...parts, ...also].join('\n\n'), resolvedTopic: resolved.title }
}

/** The types of each chapter, the chapter that papers ask most first. */
function groupByChapter(types: readonly { entry: CatalogueEntry; weight: number }[]): CatalogueEntry[][] {
  const chapters = new Map<string, { weight: number; entries: CatalogueEntry[] }>()
  for (const { entry, weight } of types) {
    const chapter = chapters.get(entry.chapterId) ?? { weight: 0, entries: [] }
    chapter.weight += weight
    chapter.entries.push(entry)
    chapters.set(entry.chapterId, chapter)
  }
  return [...chapters.values()].sort((a, b) => b.weight - a.weight).map(({ entries }) => entries)
}

async function openChapter(entries: readonly CatalogueEntry[], mostRows: number): Promise<ChapterToWrite> {
  const [first] = entries
  const load = first && chapterNotes[first.chapterId]
  const [types, notes] = await Promise.all([openTypes(entries), load?.() ?? null])
  return { title: first?.chapter ?? '', subject: first?.subject ?? '', types, notes, mostRows }
}
