import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Benefits } from './benefits.tsx'
import { NotesSkeleton } from './notes-skeleton.tsx'

const NoteList = lazy(async () => ({ default: (await import('./note-list.tsx')).NoteList }))
const CreateNote = lazy(async () => ({ default: (await import('./create-note.tsx')).CreateNote }))

/** /notes */
export function Component() {
  const words = useMessages(notesMessages)
  const [isCreating, setIsCreating] = useState(false)
  const createButton = useRef<HTMLButtonElement>(null)
  const wasCreating = useRef(false)
  useEffect(() => {
    // The way back leads to where it began.
    if (wasCreating.current && !isCreating) createButton.current?.focus()
    wasCreating.current = isCreating
  }, [isCreating])

  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      {isCreating ? (
        <>
          <Button variant="quiet" className="mb-4 -ml-3" onClick={() => setIsCreating(false)}>
            <Icon name="arrow-left" />
            {words.backToNotes}
          </Button>
          <PageHead title={words.title} />
          <Suspense>
            <CreateNote />
          </Suspense>
        </>
      ) : (
        <>
          <PageHead
            title={words.title}
            text={words.text}
            end={
              <Button
                ref={createButton}
                variant="primary"
                size="lg"
                className="max-md:w-full"
                onClick={() => setIsCreating(true)}
              >
                <Icon name="plus" />
                {words.create}
              </Button>
            }
          />
          <Suspense fallback={<NotesSkeleton />}>
            <NoteList createLabel={words.create} onCreate={() => setIsCreating(true)} />
          </Suspense>
          <Benefits />
        </>
      )}
    </Page>
  )
}
