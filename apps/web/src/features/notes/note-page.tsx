import { useSyncExternalStore } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page } from '../../components/ui/page.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import * as paths from '../../lib/paths.ts'
import { findNote, subscribeToNotes } from '../../lib/stores/learner/note-store.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EditNote } from './edit-note.tsx'
import { NoteHead } from './note-head.tsx'
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
          { value: 'preview', label: words.note.preview, content: <ReadNote note={note} /> },
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
