import { NOTES_KEPT, NOTES_SKELETON_CARDS } from '@ekagra/exam/notes/saved-notes'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

const noteList = lazyPart(() => import('./note-list.tsx'))
const NoteListOnceLoaded = lazy(async () => ({ default: (await noteList.load()).NoteList }))
const CreateNote = lazy(async () => ({ default: (await import('./create-note.tsx')).CreateNote }))

export const loadFirstView = noteList.load

/** /notes */
export function Component() {
  const words = useMessages(notesMessages)
  const [NoteList] = useState(() => noteList.arrived?.NoteList ?? NoteListOnceLoaded)
  const [isCreating, setIsCreating] = useState(false)
  const createButton = useRef<HTMLButtonElement>(null)
  const wasCreating = useRef(false)
  useEffect(() => {
    // Closing the form returns the focus to the button that opened it.
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

/** Shown in place of the cards until they load. */
function NotesSkeleton() {
  const words = useMessages(notesMessages)
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: NOTES_SKELETON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
          <div key={index} data-skeleton-card className="grid gap-3 rounded-md border border-rule p-5">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-6 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  )
}

function Benefits() {
  const words = useMessages(notesMessages).list
  return (
    <Section title={words.benefitsTitle} ruled>
      <RuledList>
        {words.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3 py-3 text-sm">
            <Icon name="check" className="mt-px size-5 text-correct" />
            {benefit}
          </li>
        ))}
      </RuledList>
      <p className="mt-3 text-sm text-ink-3">{words.limit(NOTES_KEPT)}</p>
    </Section>
  )
}
