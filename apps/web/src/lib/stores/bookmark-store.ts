import { Bookmark } from '@ekagra/schema/bookmark'
import { parseList, type Reader } from './parse-json.ts'
import { localArea } from './storage-area.ts'
import { createStoredValue } from './stored-value.ts'

/** A bookmark is its id; what else another version stored beside it is kept as far as it can be read. */
const readBookmark: Reader<Bookmark> = (value) => {
  const whole = Bookmark.safeParse(value)
  if (whole.success) return { value: whole.data, intact: true }
  if (typeof value !== 'object' || value === null) return null
  const fields = Object.entries(value).filter(([name, content]) => {
    const schema = Object.entries(Bookmark.shape).find(([known]) => known === name)?.[1]
    return schema?.safeParse(content).success === true
  })
  const partly = Bookmark.safeParse(Object.fromEntries(fields))
  return partly.success ? { value: partly.data, intact: false } : null
}

const bookmarks = createStoredValue<readonly Bookmark[]>({
  area: localArea,
  key: 'bookmarks',
  parse: (text) => parseList(text, readBookmark),
  format: JSON.stringify,
})

export const readBookmarks = bookmarks.read
export const subscribeToBookmarks = bookmarks.subscribe
export const replaceBookmarks = bookmarks.write

export function isBookmarked(id: string): boolean {
  return bookmarks.read().some((bookmark) => bookmark.id === id)
}

/** False: it was saved and is removed. True: it is now saved, at the front. */
export function toggleBookmark(bookmark: Bookmark): boolean {
  const saved = bookmarks.read()
  const others = saved.filter(({ id }) => id !== bookmark.id)
  const adding = others.length === saved.length
  bookmarks.write(adding ? [bookmark, ...others] : others)
  return adding
}
