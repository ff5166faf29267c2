import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../components/ui/badge.tsx'
import { Page } from '../../components/ui/page.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import * as paths from '../../lib/paths.ts'
import { resultsMessages } from '../../messages/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OtherTests } from './other-tests.tsx'
import { Performance } from './performance.tsx'
import { PrintedReview } from './printed-review.tsx'
import type { Result } from './result.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultHead } from './result-head.tsx'
import { ResultSharing } from './result-sharing.tsx'
import { ResultStats } from './result-stats.tsx'
import { ReviewAnswers } from './review-answers.tsx'

type Tab = 'performance' | 'review'

export function ResultsScreen({ result }: { result: Result }) {
  const words = useMessages(resultsMessages)
  const [tab, setTab] = useState<Tab>('performance')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const panelId = useId()
  const { date, answers } = result
  return (
    <Page>
      <p className="mb-5 text-sm text-ink-3 print:hidden">
        <Link to={paths.history} className="text-link">
          {words.history}
        </Link>
        {date && <> / {words.day(Date.parse(date))}</>}
      </p>
      <ResultHead result={result}>
        <ResultActions
          result={result}
          history={{ panelId, isOpen: isHistoryOpen, toggle: () => setHistoryOpen(!isHistoryOpen) }}
        />
        <ResultSharing result={result} />
      </ResultHead>
      {isHistoryOpen && <OtherTests id={panelId} currentId={result.id} />}
      {result.isUnconfirmed && (
        <p className="mt-6 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <Badge tone="bindu" icon="unverified">
            {words.unconfirmed}
          </Badge>
          {words.unconfirmedMeans}
        </p>
      )}
      <ResultStats result={result} />
      <div className="mt-10 print:hidden">
        <Tabs
          label={words.tabs}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'performance',
              label: words.performance,
              content: <Performance result={result} onReview={() => setTab('review')} />,
            },
            {
              value: 'review',
              label: words.review,
              count: answers.length || undefined,
              content: <ReviewAnswers result={result} />,
            },
          ]}
        />
      </div>
      <PrintedReview result={result} />
    </Page>
  )
}
