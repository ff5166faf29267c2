import type { Note } from '@ekagra/schema/note'
import { containsWords } from '../../lib/search-text.ts'

/**
 * The notes in which every word that was typed stands, in the title, the tags or the text. `tagName` is what the screen
 * calls a tag.
 */
export function searchNotes(
  notes: readonly Note[],
  search: string,
  tagName: (tag: string) => string,
): readonly Note[] {
  if (search.trim() === '') return notes
  return notes.filter(({ title, tags, content }) =>
    containsWords([title, ...tags, ...tags.map(tagName), content].join('\n'), search),
  )
}
