import { AnswerListSkeleton } from '../../components/answer-list-skeleton.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** While the session is fetched from the browser's stores. */
export function SessionSkeleton() {
  const words = useMessages(sessionMessages)
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <div className="flex h-bar items-center gap-4 border-b border-rule px-gutter">
        <Skeleton round className="size-6" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="mx-auto max-w-session px-gutter pt-20 lg:pt-10 lg:pl-[calc(var(--spacing-gutter)+var(--spacing-margin))]">
        <div className="grid max-w-measure gap-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="mb-4 h-8 w-2/3" />
          <AnswerListSkeleton />
        </div>
      </div>
    </div>
  )
}
