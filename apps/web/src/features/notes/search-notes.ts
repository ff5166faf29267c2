import type { Note } from '@ekagra/schema/note'

/**
 * The notes in which every word that was typed stands, in the title, the tags or the text. `tagName` is what the screen
 * calls a tag.
 */
export function searchNotes(
  notes: readonly Note[],
  search: string,
  tagName: (tag: string) => string,
): readonly Note[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return notes
  return notes.filter(({ title, tags, content }) => {
    const text = [title, ...tags, ...tags.map(tagName), content].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
