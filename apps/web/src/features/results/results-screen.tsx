import { gradeByTopic } from '@ekagra/exam/grading/grade'
import { recommend } from '@ekagra/exam/results/recommendations'
import type { TopicPerformance } from '@ekagra/schema/session/mock-test-data'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { RecentTests } from '../../components/history/recent-tests.tsx'
import { useWholeHistory } from '../../components/history/use-whole-history.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Page } from '../../components/ui/page.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import * as paths from '../../lib/paths.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccuracyByTopic } from './accuracy-by-topic.tsx'
import { CorrectedResult } from './corrected-result.tsx'
import { NextSteps, Recommendations } from './next-steps.tsx'
import { PrintedReview } from './printed-review.tsx'
import type { Result } from './result.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultHead } from './result-head.tsx'
import { ResultSharing } from './result-sharing.tsx'
import { ResultStats } from './result-stats.tsx'
import { ReviewAnswers } from './review-answers.tsx'
import { TimePerQuestion } from './time-per-question.tsx'

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
      {result.former && <CorrectedResult former={result.former} score={result.score} />}
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

const MOST_SHOWN = 10

/** The other tests, opened by the History toggle. */
function OtherTests({ id, currentId }: { id: string; currentId: string }) {
  const words = useMessages(resultsMessages)
  const history = useWholeHistory()
  const [now] = useState(Date.now)
  const others = history.filter((entry) => entry.id !== currentId)
  return (
    <section id={id} aria-label={words.history} className="mt-8 border-t border-rule pt-6 print:hidden">
      {others.length === 0 ? (
        <p role="status" className="py-2 text-ink-2">
          {words.noOtherTests}
        </p>
      ) : (
        <RecentTests history={others} limit={MOST_SHOWN} now={now} inRow />
      )}
    </section>
  )
}

/** The weakest topic first; a result without questions has only its own topic. */
function topicPerformances({ answers, topic, score }: Result): TopicPerformance[] {
  if (answers.length === 0) return [{ topic, correct: score.score, total: score.total }]
  const byTopic = gradeByTopic(
    answers.map(({ question, topic: of }) => ({ correctAnswer: question.correctAnswer, topic: of })),
    answers.map(({ answer }) => answer),
    (question) => question.topic,
  )
  return byTopic.sort((a, b) => a.correct / a.total - b.correct / b.total)
}

/** What to do next, how the time was spent, and the accuracy of each topic. */
function Performance({ result, onReview }: { result: Result; onReview: () => void }) {
  const topics = topicPerformances(result)
  return (
    <>
      <NextSteps result={result} onReview={onReview} />
      {result.isMock && <Recommendations given={result.mock.recommendations} drafts={recommend(topics)} />}
      <TimePerQuestion result={result} />
      {(result.isMock || topics.length > 1) && <AccuracyByTopic topics={topics} isMock={result.isMock} />}
    </>
  )
}
