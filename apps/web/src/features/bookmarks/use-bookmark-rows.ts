import type { Bookmark } from '@ekagra/schema/bookmark'
import { useState, useSyncExternalStore } from 'react'
import {
  readBookmarks,
  replaceBookmarks,
  subscribeToBookmarks,
  toggleBookmark,
} from '../../lib/stores/learner/bookmark-store.ts'
import { type BookmarkRow, bookmarkRows, putBack, type RemovedBookmark } from './bookmark-list.ts'

export interface BookmarkRows {
  rows: readonly BookmarkRow[]
  remove: (bookmark: Bookmark) => void
  undo: (bookmark: Bookmark) => void
}

/** The bookmarks of this browser, and those that were removed since the page was opened. */
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
