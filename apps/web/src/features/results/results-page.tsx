import type { SessionMode } from '@ekagra/exam/session/session'
import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Page } from '../../components/ui/page.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import * as paths from '../../lib/paths.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ResultsScreen } from './results-screen.tsx'
import { useResult } from './use-result.ts'

export function ResultsPage({ mode }: { mode: SessionMode }) {
  const words = useMessages(resultsMessages)
  const view = useResult(mode)
  return (
    <>
      <PageMeta title={words.title[mode]} />
      {view.kind === 'ready' ? (
        <ResultsScreen key={view.result.id} result={view.result} />
      ) : (
        <ResultsLoading hasNothing={view.kind === 'nothing'} />
      )}
    </>
  )
}

/** Shaped like the result that comes. Where none comes the toast says why, and two ways lead on. */
function ResultsLoading({ hasNothing }: { hasNothing: boolean }) {
  const words = useMessages(resultsMessages)
  return (
    <Page>
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:items-center md:gap-12">
        <Skeleton round className="mx-auto size-50 md:size-60" />
        <div className="grid gap-4">
          <h1>
            <span role="status">{words.loading}</span>
          </h1>
          {hasNothing ? (
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.history}>{words.waysOut.history}</ButtonLink>
              <ButtonLink to={paths.test}>{words.waysOut.test}</ButtonLink>
            </div>
          ) : (
            <>
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-13 w-60" />
            </>
          )}
        </div>
      </div>
    </Page>
  )
}
