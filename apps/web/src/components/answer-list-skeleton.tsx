import { Skeleton } from './ui/skeleton.tsx'

const WIDTHS = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5']

/** Stands where the options will stand. */
export function AnswerListSkeleton() {
  return (
    <div className="grid gap-2 md:gap-3" data-skeleton="options">
      {WIDTHS.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: four places and nothing else
          key={index}
          className="flex min-h-13 items-center gap-4 rounded-md border border-rule bg-surface pl-3.25 md:min-h-15"
        >
          <Skeleton round className="size-8.5" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}
