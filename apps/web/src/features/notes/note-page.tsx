import type { Note } from '@ekagra/schema/note'
import { useState, useSyncExternalStore } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { noteFile } from '../../components/notes/keep-note.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page } from '../../components/ui/page.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { downloadFile } from '../../lib/download-file.ts'
import * as paths from '../../lib/paths.ts'
import { findNote, noteDraft, subscribeToNotes } from '../../lib/stores/learner/note-store.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EditNote } from './edit-note.tsx'
import { ReadNote } from './read-note.tsx'
import { useDeleteNote } from './use-delete-note.tsx'

/** /notes/{noteId}, with the query parameter tab: preview or edit */
export function Component() {
  const words = useMessages(notesMessages)
  const { noteId = '' } = useParams()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const note = useSyncExternalStore(subscribeToNotes, () => findNote(noteId))
  const { ask, dialog } = useDeleteNote(() => navigate(paths.notes, { replace: true }))
  const tab = query.get('tab') === 'edit' ? 'edit' : 'preview'

  if (note === null) {
    return (
      <Page>
        <PageMeta title={words.note.missingTitle} />
        <EmptyState
          level="h1"
          title={words.note.missingTitle}
          text={words.note.missingText}
          actions={
            <ButtonLink to={paths.notes} variant="primary" size="lg">
              {words.note.allNotes}
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  const showTab = (next: 'preview' | 'edit') => setQuery({ tab: next }, { replace: true })
  const draft = noteDraft.read()
  const isChanged = draft?.id === note.id && (draft.title !== note.title || draft.content !== note.content)
  return (
    <Page>
      <PageMeta title={note.title} description={words.note.description(note.title)} />
      <NoteHead note={note} onDelete={() => ask(note)} />
      <Tabs
        label={words.note.tabs}
        value={tab}
        onValueChange={showTab}
        className="[&>:first-child]:print:hidden"
        tabs={[
          {
            value: 'preview',
            label: words.note.preview,
            // Whoever presses Preview while editing wants to see what was typed.
            content: isChanged ? (
              <>
                <Callout title={words.note.unsaved} tone="bindu" className="mb-6 print:hidden">
                  <p className="mb-3">{words.note.unsavedPreview}</p>
                  <Button onClick={() => showTab('edit')}>{words.note.keepEditing}</Button>
                </Callout>
                <ReadNote note={{ ...note, ...draft }} />
              </>
            ) : (
              <ReadNote note={note} />
            ),
          },
          {
            value: 'edit',
            label: words.note.edit,
            content: <EditNote key={note.id} note={note} onSaved={() => showTab('preview')} />,
          },
        ]}
      />
      {dialog}
    </Page>
  )
}

/** The link to all notes, the title, the tags and the actions. */
function NoteHead({ note, onDelete }: { note: Note; onDelete: () => void }) {
  const words = useMessages(notesMessages)
  const { copy, copied } = useCopy<'note'>(words.note.copyFailed)
  const [now] = useState(Date.now)
  const updated = Date.parse(note.lastUpdated)
  return (
    <>
      <nav className="mb-3 text-sm print:hidden">
        <Link to={paths.notes} className="text-link inline-flex min-h-target items-center">
          {words.title}
        </Link>
      </nav>
      <div className="mb-6 border-b border-rule pb-5">
        <h1 className="tracking-[-0.018em] md:text-3xl md:leading-[1.15]">{note.title}</h1>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            {note.tags.map((tag) => (
              <Badge key={tag} className="max-w-full overflow-hidden">
                <span className="truncate py-0.5">{words.tagName(tag)}</span>
              </Badge>
            ))}
            {note.writtenBy !== undefined && (
              <span className="text-sm text-ink-2">
                {note.writtenBy === 'engine'
                  ? words.note.writtenByEngine
                  : words.note.writtenByAi(note.writtenBy)}
              </span>
            )}
            {!Number.isNaN(updated) && (
              <time dateTime={note.lastUpdated} className="text-sm text-ink-3">
                {words.list.updated(updated, now)}
              </time>
            )}
          </div>
          <div
            role="toolbar"
            aria-label={words.note.tools}
            className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto print:hidden"
          >
            <Button onClick={() => copy('note', note.content, words.note.copied)}>
              <Icon name={copied === 'note' ? 'check' : 'copy'} />
              {words.note.copy}
            </Button>
            <Button onClick={() => downloadFile(noteFile(note))}>
              <Icon name="download" />
              {words.note.download}
            </Button>
            <Button onClick={() => window.print()}>
              <Icon name="sheet" />
              {words.note.print}
            </Button>
            <Button
              variant="danger-quiet"
              square
              aria-label={words.note.remove}
              className="max-md:!flex-none"
              onClick={onDelete}
            >
              <Icon name="trash" />
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}
