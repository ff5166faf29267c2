import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import * as paths from '../../lib/paths.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'

const SKELETON_ROWS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2']

export function HistoryLoading() {
  const words = useMessages(historyMessages)
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="mb-4 h-12" />
      <div className="mb-4 flex justify-between">
        <Skeleton className="my-3 h-5 w-20" />
        <Skeleton className="h-11 w-52" />
      </div>
      {SKELETON_ROWS.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={row} className="flex items-center gap-4 border-t border-rule py-4 md:gap-5">
          <Skeleton round className="size-13" />
          <div className="flex-1">
            <Skeleton className={`mb-2 h-5 ${width}`} />
            <Skeleton className="h-4 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  )
}

export function HistoryError({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(historyMessages)
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-md border border-rule bg-surface p-5">
      <Icon name="alert" className="size-6 text-wrong" />
      <h2 className="text-lg">{words.errorTitle}</h2>
      <p className="mb-3 text-ink-2">{words.errorText}</p>
      <Button variant="primary" onClick={onRetry}>
        <Icon name="retry" />
        {words.tryAgain}
      </Button>
    </div>
  )
}

export function HistoryEmpty({ onAddSamples, adding }: { onAddSamples: () => void; adding: boolean }) {
  const words = useMessages(historyMessages)
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      actions={
        <div className="grid gap-1">
          <ButtonLink variant="primary" to={paths.test} state={{ suggestedQuestions: 5 }}>
            {words.takeTest}
          </ButtonLink>
          <Button variant="quiet" onClick={onAddSamples} busy={adding}>
            {words.addSampleData}
          </Button>
        </div>
      }
    />
  )
}

export function HistoryNoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  const words = useMessages(historyMessages)
  return (
    <EmptyState
      title={words.noMatchTitle(search)}
      text={words.noMatchText}
      actions={<Button onClick={onClear}>{words.clearFilter}</Button>}
    />
  )
}
