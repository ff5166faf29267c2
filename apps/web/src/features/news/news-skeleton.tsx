import { Skeleton } from '../../components/ui/skeleton.tsx'
import { newsMessages } from '../../messages/en/news.ts'
import { useMessages } from '../../messages/use-messages.ts'

const ROWS = ['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3', 'w-4/5']

/** Shaped like the list that comes. */
export function NewsSkeleton() {
  const words = useMessages(newsMessages)
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-12 w-full max-w-112" />
      <div className="mt-4 flex gap-2">
        <Skeleton className="h-11 w-16" round />
        <Skeleton className="h-11 w-28" round />
        <Skeleton className="h-11 w-36" round />
      </div>
      <div className="mt-8 divide-y divide-rule border-y border-rule">
        {ROWS.map((width) => (
          <div key={width} className="grid gap-3 py-6">
            <Skeleton className={`h-6 ${width}`} />
            <Skeleton className="h-4 w-full max-w-measure" />
            <Skeleton className="h-4 w-40" />
          </div>
        ))}
      </div>
    </div>
  )
}
