import { Bookmark } from '@ekagra/schema/bookmark'
import { isRecord } from '@ekagra/schema/is-record'

/** The list with a bookmark removed if it was in it, else added at the front; `saved` says which. */
export const toggleBookmark = (
  bookmarks: readonly Bookmark[],
  bookmark: Bookmark,
): { bookmarks: Bookmark[]; saved: boolean } => {
  const others = bookmarks.filter(({ id }) => id !== bookmark.id)
  const saved = others.length === bookmarks.length
  return { bookmarks: saved ? [bookmark, ...others] : others, saved }
}

/** Stored bookmarks. What cannot be read in full still counts by its id; anything but a list counts as none. */
export const readBookmarks = (stored: unknown): Bookmark[] =>
  (Array.isArray(stored) ? stored : []).flatMap((item): Bookmark[] => {
    const whole = Bookmark.safeParse(item).data
    if (whole) return [whole]
    return isRecord(item) && typeof item.id === 'string' && item.id !== '' ? [{ id: item.id }] : []
  })
