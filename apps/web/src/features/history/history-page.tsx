import { filterHistory } from '@ekagra/exam/history/filter-history'
import { RECENT_TESTS_POPUP_LIMIT } from '@ekagra/exam/history/recent-tests'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { useEffect, useState } from 'react'
import { RecentTests } from '../../components/history/recent-tests.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { LazyRunningPapers } from '../../components/papers/lazy-running-papers.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { toast } from '../../lib/toast.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { recentTestsMessages } from '../../messages/en/recent-tests.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HistoryAnalytics } from './history-analytics.tsx'
import { HistoryList } from './history-list.tsx'
import { HistoryEmpty, HistoryError, HistoryLoading, HistoryNoMatch } from './history-states.tsx'
import { EVERYTHING, HistoryTools, useHistoryQuery } from './history-tools.tsx'
import { deleteTest, type Removal, RemoveDialogs } from './remove-tests.tsx'
import { useAddSamples } from './use-add-samples.ts'
import { type LoadHistory, useHistory } from './use-history.ts'

/** The page at /history. */
export function Component() {
  const words = useMessages(historyMessages)
  return (
    <Page>
      <PageMeta title={words.title} />
      <PageHead title={words.title} />
      <LazyRunningPapers className="mb-8" />
      <HistoryScreen />
    </Page>
  )
}

/** Shows the loading, error or empty state, or the tests with their tools. */
export function HistoryScreen({ load }: { load?: LoadHistory }) {
  const words = useMessages(historyMessages)
  const history = useHistory(load)
  const samples = useAddSamples()
  const failed = history.status === 'error'
  useEffect(() => {
    if (failed) toast.error(words.errorToast)
  }, [failed, words])

  if (history.status === 'loading') return <HistoryLoading />
  if (history.status === 'error') return <HistoryError onRetry={history.retry} />
  if (history.entries.length === 0) return <HistoryEmpty onAddSamples={samples.add} adding={samples.adding} />
  return <LoadedHistory history={history.entries} />
}

function LoadedHistory({ history }: { history: readonly HistoryEntry[] }) {
  const titles = useMessages(recentTestsMessages)
  const { query, setQuery, view, setView } = useHistoryQuery()
  const [removal, setRemoval] = useState<Removal>()
  const [showsRecent, setShowsRecent] = useState(false)
  const [now] = useState(Date.now)
  const found = filterHistory(history, query)
  return (
    <>
      <HistoryTools
        query={query}
        onQueryChange={setQuery}
        view={view}
        onViewChange={setView}
        count={found.length}
        onDeleteAll={() => setRemoval('all')}
        onShowRecent={() => setShowsRecent(true)}
      />
      {found.length === 0 ? (
        <HistoryNoMatch
          search={query.search.trim()}
          onClear={() => setQuery({ ...EVERYTHING, sort: query.sort })}
        />
      ) : view === 'cards' ? (
        <HistoryList entries={found} onRemove={setRemoval} now={now} />
      ) : (
        <HistoryAnalytics history={found} now={now} />
      )}
      <RemoveDialogs removal={removal} total={history.length} onDone={() => setRemoval(undefined)} />
      <Dialog open={showsRecent} onClose={() => setShowsRecent(false)} title={titles.title}>
        <div className="mt-4">
          <RecentTests history={history} limit={RECENT_TESTS_POPUP_LIMIT} onDelete={deleteTest} now={now} />
        </div>
      </Dialog>
    </>
  )
}
