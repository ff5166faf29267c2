import { NOTES_SKELETON_CARDS } from '@ekagra/exam/notes/saved-notes'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Stands where the cards will stand. */
export function NotesSkeleton() {
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
