import type { Note } from '@ekagra/schema/note'

/** A note as a markdown file, under its title. */
export function noteFile({ title, content }: Pick<Note, 'title' | 'content'>): File {
  const name =
    title
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'note'
  const text = content.startsWith('# ') ? content : `# ${title}\n\n${content}`
  return new File([`${text}\n`], `${name}.md`, { type: 'text/markdown' })
}
