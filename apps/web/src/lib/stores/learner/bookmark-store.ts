import { Bookmark } from '@ekagra/schema/bookmark'
import { parseJson } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'
import { LOCAL_KEYS } from '../core/storage-keys.ts'
import { createStoredValue, type Reading } from '../core/stored-value.ts'
import { readBookmarks as readStored, toggleBookmark as toggle } from './bookmarks.ts'

function parseBookmarks(text: string | null): Reading<readonly Bookmark[]> {
  if (text === null) return { value: [], intact: true }
  const stored = parseJson(text)
  const intact = Array.isArray(stored) && stored.every((item) => Bookmark.safeParse(item).success)
  return { value: readStored(stored), intact }
}

const bookmarks = createStoredValue<readonly Bookmark[]>({
  area: localArea,
  key: LOCAL_KEYS.bookmarks,
  parse: parseBookmarks,
  format: JSON.stringify,
})

export const readBookmarks = bookmarks.read
export const subscribeToBookmarks = bookmarks.subscribe
/** For an import: all of them at once. On `full` nothing changes. */
export const replaceBookmarks = bookmarks.tryWrite

export function isBookmarked(id: string): boolean {
  return bookmarks.read().some((bookmark) => bookmark.id === id)
}

/** False: it was saved and is removed. True: it is now saved, at the front. */
export function toggleBookmark(bookmark: Bookmark): boolean {
  const { bookmarks: next, saved } = toggle(bookmarks.read(), bookmark)
  bookmarks.write(next)
  return saved
}
