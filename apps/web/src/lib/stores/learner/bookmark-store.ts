import { Bookmark } from '@ekagra/schema/bookmark'
import { isRecord } from '@ekagra/schema/is-record'
import { parseJson } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'
import { LOCAL_KEYS } from '../core/storage-keys.ts'
import { createStoredValue, type Reading } from '../core/stored-value.ts'

/**
 * A bookmark that cannot be read in full still counts by its id; a value that is not a list counts as empty.
 */
const readStored = (stored: unknown): Bookmark[] =>
  (Array.isArray(stored) ? stored : []).flatMap((item): Bookmark[] => {
    const whole = Bookmark.safeParse(item).data
    if (whole) return [whole]
    return isRecord(item) && typeof item.id === 'string' && item.id !== '' ? [{ id: item.id }] : []
  })

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

/** Returns false if it was saved and is now removed, true if it is now saved, at the front. */
export function toggleBookmark(bookmark: Bookmark): boolean {
  const before = bookmarks.read()
  const others = before.filter(({ id }) => id !== bookmark.id)
  const isSaved = others.length === before.length
  bookmarks.write(isSaved ? [bookmark, ...others] : others)
  return isSaved
}
