import type { Note } from '@ekagra/schema/note'

const FIRST_HEADING = /^\s*#[ \t]+([^\n]*)\n?/

/** What a note says below its title: a first heading that only repeats the title is left out. */
export function noteBody({ title, content }: Pick<Note, 'title' | 'content'>): string {
  const heading = FIRST_HEADING.exec(content)
  const isTitle = heading?.[1]?.trim().toLowerCase() === title.trim().toLowerCase()
  return isTitle ? content.slice(heading?.[0].length) : content
}
