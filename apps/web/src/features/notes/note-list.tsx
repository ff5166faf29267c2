import { clsx } from 'clsx'
import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { RowBoundary } from '../../components/row-boundary.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Section } from '../../components/ui/page.tsx'
import { SearchField } from '../../components/ui/search-field.tsx'
import { Segmented } from '../../components/ui/segmented.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import {
  areNotesUnreadable,
  readNotes,
  readStoredNotesText,
  subscribeToNotes,
} from '../../lib/stores/learner/note-store.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NoteCard, type NotesLayout } from './note-card.tsx'
import { searchNotes } from './search-notes.ts'
import { useDeleteNote } from './use-delete-note.tsx'

/** The saved notes: cards in a grid or a list, found by their words. */
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
            // In the address as well, so that the way back leads to the same view.
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

/** Nothing is thrown away: what stands there can be saved as a file, and stays until the next note is saved. */
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
