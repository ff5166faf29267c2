import { optionText } from '@ekagra/exam/question/normalise-question'
import type { Bookmark } from '@ekagra/schema/bookmark'
import { useState, useSyncExternalStore } from 'react'
import {
  readBookmarks,
  replaceBookmarks,
  subscribeToBookmarks,
  toggleBookmark,
} from '../../lib/stores/learner/bookmark-store.ts'
import { containsWords } from '../../lib/syllabus/search-text.ts'

/** A bookmark removed during this visit. It keeps its place, so that it can be restored. */
interface RemovedBookmark {
  bookmark: Bookmark
  /** Its index among all rows, including the removed ones. */
  place: number
}

interface BookmarkRow {
  bookmark: Bookmark
  isRemoved: boolean
}

/** The saved bookmarks, with the removed ones still in their places. */
export function bookmarkRows(saved: readonly Bookmark[], removed: readonly RemovedBookmark[]): BookmarkRow[] {
  const rows: BookmarkRow[] = saved.map((bookmark) => ({ bookmark, isRemoved: false }))
  const ids = new Set(saved.map(({ id }) => id))
  const gone = removed.filter(({ bookmark }) => !ids.has(bookmark.id)).sort((a, b) => a.place - b.place)
  for (const { bookmark, place } of gone) rows.splice(place, 0, { bookmark, isRemoved: true })
  return rows
}

/** The saved bookmarks, with one removed bookmark restored to its place. */
export function putBack(rows: readonly BookmarkRow[], id: string): Bookmark[] {
  return rows.flatMap((row) => (!row.isRemoved || row.bookmark.id === id ? [row.bookmark] : []))
}

export function topicOf({ topic, question }: Bookmark): string | undefined {
  return topic ?? question?.topicPath?.at(1)
}

export interface BookmarkQuery {
  search: string
  /** Null for all topics. */
  topic: string | null
}

/** Whether the bookmark has the topic and every search word is in its question, options or topic. */
export function matchesQuery(bookmark: Bookmark, { search, topic }: BookmarkQuery): boolean {
  const own = topicOf(bookmark)
  if (topic !== null && own !== topic) return false
  const options = bookmark.question?.options.map(optionText) ?? []
  return containsWords([own, bookmark.question?.text, ...options].join('\n'), search)
}

/** The topics of the bookmarks with the number of bookmarks of each, in alphabetical order. */
export function countTopics(bookmarks: readonly Bookmark[]): { topic: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const bookmark of bookmarks) {
    const topic = topicOf(bookmark)
    if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  }
  return [...counts]
    .map(([topic, count]) => ({ topic, count }))
    .sort((a, b) => a.topic.localeCompare(b.topic))
}

interface BookmarkRows {
  rows: readonly BookmarkRow[]
  remove: (bookmark: Bookmark) => void
  undo: (bookmark: Bookmark) => void
}

/** The bookmarks of this browser, including those removed since the page was opened. */
export function useBookmarkRows(): BookmarkRows {
  const saved = useSyncExternalStore(subscribeToBookmarks, readBookmarks)
  const [removed, setRemoved] = useState<readonly RemovedBookmark[]>([])
  const rows = bookmarkRows(saved, removed)
  const others = (id: string) => removed.filter(({ bookmark }) => bookmark.id !== id)
  return {
    rows,
    remove(bookmark) {
      const place = rows.findIndex((row) => row.bookmark.id === bookmark.id)
      setRemoved([...others(bookmark.id), { bookmark, place }])
      toggleBookmark(bookmark)
    },
    undo({ id }) {
      setRemoved(others(id))
      replaceBookmarks(putBack(rows, id))
    },
  }
}
