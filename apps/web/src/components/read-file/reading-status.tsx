import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { ReadingState } from './use-read-file.ts'

/** How far the reading of a file is, or why it ended. */
export function ReadingStatus({ state, onCancel }: { state: ReadingState; onCancel: () => void }) {
  const words = useMessages(filesMessages)
  return (
    <div aria-live="polite" className="mt-4">
      {state.kind === 'failed' && (
        <Callout title={words.failed(state.name)} tone="wrong" level="h2">
          <p className="text-ink-2">{words.problems[state.problem]}</p>
        </Callout>
      )}
      {state.kind === 'reading' && (
        <div className="grid gap-3">
          <p>{words.reading(state.name, state.done, state.total)}</p>
          <ProgressBar
            thick
            label={words.readingLabel}
            value={state.total > 0 ? (100 * state.done) / state.total : 0}
          />
          <Button onClick={onCancel} className="justify-self-start">
            {words.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
