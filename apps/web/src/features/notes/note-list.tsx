import { type TagColour, tagColour } from '@ekagra/exam/notes/note-generation'
import { noteBody, notePreview } from '@ekagra/exam/notes/note-preview'
import type { Note } from '@ekagra/schema/note'
import { clsx } from 'clsx'
import { useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button, IconButton } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { SearchField } from '../../components/ui/form/search-field.tsx'
import { Segmented } from '../../components/ui/form/segmented.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import { notePath } from '../../lib/filled-paths.ts'
import {
  areNotesUnreadable,
  readNotes,
  readStoredNotesText,
  subscribeToNotes,
} from '../../lib/stores/learner/note-store.ts'
import { containsWords } from '../../lib/syllabus/search-text.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDeleteNote } from './use-delete-note.tsx'

/** The saved notes as cards in a grid or a list, with a search. */
export function NoteList({ onCreate, createLabel }: { onCreate: () => void; createLabel: string }) {
  const { list: words, tagName } = useMessages(notesMessages)
  const notes = useSyncExternalStore(subscribeToNotes, readNotes)
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState('')
  const [now] = useState(Date.now)
  const { ask, dialog } = useDeleteNote()
  const [layout, setLayout] = useState<NotesLayout>(query.get('view') === 'list' ? 'list' : 'grid')
  const found = searchNotes(notes, search, tagName)

  if (areNotesUnreadable()) return <UnreadableNotes />
  if (notes.length === 0) {
    return (
      <>
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          actions={
            <Button variant="primary" size="lg" onClick={onCreate}>
              {createLabel}
            </Button>
          }
        />
        {dialog}
      </>
    )
  }
  return (
    <>
      <search className="mb-4 grid items-center gap-3 md:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField label={words.search} value={search} onSearch={setSearch} />
        <Segmented
          legend={words.view}
          hideLegend
          choices={[
            { value: 'grid', label: words.grid },
            { value: 'list', label: words.rows },
          ]}
          value={layout}
          onValueChange={(next) => {
            setLayout(next)
            // In the address as well, so that Back leads to the same view.
            setQuery(next === 'list' ? { view: 'list' } : {}, { replace: true, preventScrollReset: true })
          }}
        />
      </search>
      <p role="status" className="figures mb-4 text-sm text-ink-3">
        {words.count(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={words.noMatchTitle}
          text={words.noMatchText}
          actions={<Button onClick={() => setSearch('')}>{words.clear}</Button>}
        />
      ) : (
        <Section title={words.title} hideTitle>
          <ul className={clsx('grid gap-4', layout === 'grid' && 'md:grid-cols-2 xl:grid-cols-3')}>
            {found.map((note) => (
              <li key={note.id} className="grid min-w-0">
                <RowBoundary>
                  <NoteCard note={note} layout={layout} now={now} onDelete={() => ask(note)} />
                </RowBoundary>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {dialog}
    </>
  )
}

/** Nothing is deleted: the stored text can be saved as a file, and stays until the next note is saved. */
function UnreadableNotes() {
  const words = useMessages(notesMessages).list
  const [, setTries] = useState(0)
  return (
    <div role="alert">
      <Callout title={words.loadFailed} tone="wrong" level="h2">
        <p className="mb-4 text-sm text-ink-2">{words.loadFailedText}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setTries((tries) => tries + 1)}>{words.tryAgain}</Button>
          <Button
            onClick={() =>
              downloadFile(new File([readStoredNotesText()], words.storedFile, { type: 'text/plain' }))
            }
          >
            {words.downloadStored}
          </Button>
        </div>
      </Callout>
    </div>
  )
}

type NotesLayout = 'grid' | 'list'

const MOST_TAGS = 5

interface NoteCardProps {
  note: Note
  layout: NotesLayout
  now: number
  onDelete: () => void
}

/** The whole card links to the note, except the button in its corner. */
function NoteCard({ note, layout, now, onDelete }: NoteCardProps) {
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

/** The colour of the line beside a note's card. The card also shows the tag as text. */
const TAG_LINES: Readonly<Record<TagColour, string>> = {
  study: 'border-l-action-text',
  work: 'border-l-note',
  personal: 'border-l-mark',
  ideas: 'border-l-bindu',
  other: 'border-l-edge',
}

/**
 * The notes that contain every search word in the title, the tags or the text. `tagName` gives the name of a
 * tag on the screen.
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
