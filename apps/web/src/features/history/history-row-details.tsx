import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { entryResultsPath, retakePath } from '../../lib/entry-paths.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { useEntryAnswers } from './use-entry-answers.ts'

/** What an opened row shows: the answers at a glance, and what one can do with the test. */
export function HistoryRowDetails({ entry, onRemove }: { entry: HistoryEntry; onRemove: () => void }) {
  const words = useMessages(historyMessages).entry
  const answers = useEntryAnswers(entry)
  const retake = retakePath(entry)
  return (
    <>
      {answers === 'loading' && <Skeleton className="h-4.5 w-64 max-w-full" />}
      {answers === null && <p className="text-sm text-ink-3">{words.summaryOnly}</p>}
      {answers !== 'loading' && answers !== null && <AnswerSheet {...answers} />}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ButtonLink variant="primary" to={entryResultsPath(entry)}>
          {words.viewResults}
        </ButtonLink>
        <ButtonLink to={retake.to} state={retake.state}>
          <Icon name="retry" />
          {words.takeAgain}
        </ButtonLink>
        <Button variant="danger-quiet" square aria-label={words.remove} onClick={onRemove}>
          <Icon name="trash" />
        </Button>
      </div>
    </>
  )
}
