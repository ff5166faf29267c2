import { tagColour } from '@ekagra/exam/notes/note-generation'
import { noteBody, notePreview } from '@ekagra/exam/notes/note-preview'
import type { Note } from '@ekagra/schema/note'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Badge } from '../../components/ui/badge.tsx'
import { IconButton } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { notePath } from '../../lib/filled-paths.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TAG_LINES } from './tag-look.ts'

export type NotesLayout = 'grid' | 'list'

const MOST_TAGS = 5

export interface NoteCardProps {
  note: Note
  layout: NotesLayout
  now: number
  onDelete: () => void
}

/** All of it leads to the note; only the button at its corner does something else. */
export function NoteCard({ note, layout, now, onDelete }: NoteCardProps) {
  const { list: words, tagName } = useMessages(notesMessages)
  const updated = Date.parse(note.lastUpdated)
  return (
    <article
      className={clsx(
        'group relative grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-md border border-l-3 border-rule bg-surface p-5 pr-14 transition-colors hover:border-edge',
        TAG_LINES[tagColour(note)],
      )}
    >
      <h3>
        <Link
          to={notePath(note.id)}
          className="text-ink after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {note.title}
        </Link>
      </h3>
      <p className="text-sm text-ink-2">{notePreview(noteBody(note), layout)}</p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {note.tags.slice(0, MOST_TAGS).map((tag) => (
          <Badge key={tag} className="max-w-full overflow-hidden">
            <span className="truncate py-0.5">{tagName(tag)}</span>
          </Badge>
        ))}
        {!Number.isNaN(updated) && (
          <time dateTime={note.lastUpdated} className="text-xs text-ink-3">
            {words.updated(updated, now)}
          </time>
        )}
      </div>
      <IconButton
        label={words.remove(note.title)}
        onClick={onDelete}
        className="!absolute top-2.5 right-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
      >
        <Icon name="trash" className="size-5" />
      </IconButton>
    </article>
  )
}
