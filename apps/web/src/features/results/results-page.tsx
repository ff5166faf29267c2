import type { SessionMode } from '@ekagra/exam/session/session'
import { PageMeta } from '../../components/page-meta.tsx'
import { resultsMessages } from '../../messages/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ResultsLoading } from './results-loading.tsx'
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
