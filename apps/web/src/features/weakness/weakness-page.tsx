import { tallyHistory } from '@ekagra/exam/history/tally-history'
import { planReviews } from '@ekagra/exam/review/review-plan'
import { findWeakConcepts } from '@ekagra/exam/weakness/weak-concepts'
import { findWeakTopics, topicStandings } from '@ekagra/exam/weakness/weakness'
import { memo, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { useReviews } from '../../components/history/use-reviews.ts'
import { useWholeHistory } from '../../components/history/use-whole-history.ts'
import { masteryOf, type SubjectMastery } from '../../components/mastery/chapter-mastery.ts'
import { MasteryMap } from '../../components/mastery/mastery-map.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { loadSyllabus, useSyllabus } from '../../components/topic/use-syllabus.ts'
import { Page, PageHead, Section } from '../../components/ui/page.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useNow } from '../../components/use-now.ts'
import * as paths from '../../lib/paths.ts'
import { startReview } from '../../lib/stores/session/start-question-set.ts'
import { uiMessages } from '../../messages/en/ui.ts'
import { weaknessMessages } from '../../messages/en/weakness.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { chooseNextStep } from './next-step.ts'
import { NextStepCallout } from './next-step-callout.tsx'
import { ReviewSection, useReviewLabel } from './review-section.tsx'
import { TopicList } from './topic-list.tsx'
import { WeakAreas } from './weak-areas.tsx'
import { WeakConcepts } from './weak-concepts.tsx'

export const loadFirstView = loadSyllabus

export function Component() {
  const words = useMessages(weaknessMessages)
  const navigate = useNavigate()
  const now = useNow()
  const history = useWholeHistory()
  const reviews = useReviews()
  const syllabus = useSyllabus()

  const standings = useMemo(() => topicStandings(history), [history])
  const suggestions = useMemo(() => findWeakTopics(history, now), [history, now])
  const weakConcepts = useMemo(
    () => findWeakConcepts(history, syllabus === 'failed' ? undefined : syllabus?.chapterToday),
    [history, syllabus],
  )
  const plan = useMemo(() => reviews && planReviews(reviews, now), [reviews, now])
  const subjects = useMemo(() => {
    if (syllabus === null || syllabus === 'failed') return syllabus
    return masteryOf(syllabus.syllabusSubjects, tallyHistory(history, syllabus.chapterToday))
  }, [syllabus, history])

  const due = plan?.due ?? []
  const reviewLabel = useReviewLabel(due.length)
  const review = () => {
    navigate(startReview(due))
  }
  const isReady = plan !== null && subjects !== null
  const step = chooseNextStep({
    hasHistory: standings.length > 0,
    due: due.length,
    suggestions,
    subjects: Array.isArray(subjects) ? subjects : [],
  })
  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      <PageHead title={words.title} text={words.text} />
      {/* Kept empty until the queue is loaded, so that the suggestion does not change while it is read. */}
      <div className="min-h-45 md:min-h-24">
        {isReady && <NextStepCallout step={step} reviewLabel={reviewLabel} onReview={review} />}
      </div>
      {standings.length > 0 && <WeakAreas suggestions={suggestions} standings={standings} now={now} />}
      {weakConcepts.length > 0 && <WeakConcepts concepts={weakConcepts} />}
      <ReviewSection plan={plan} total={reviews?.length ?? 0} now={now} onStart={review} />
      {standings.length > 0 && <TopicList standings={standings} now={now} />}
      <MasterySection subjects={subjects} />
    </Page>
  )
}

const ROWS = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-2/5']

interface MasterySectionProps {
  subjects: readonly SubjectMastery[] | null | 'failed'
}

/** Memoised: the map of all chapters is much more than the rest of the page, which changes when the queue has been read. */
const MasterySection = memo(function MasterySection({ subjects }: MasterySectionProps) {
  const words = useMessages(weaknessMessages).map
  const { loading } = useMessages(uiMessages)
  return (
    <Section
      ruled
      title={words.title}
      end={
        <Link
          to={paths.categories}
          className="text-link -my-2.75 inline-flex min-h-target items-center text-sm"
        >
          {words.browse}
        </Link>
      }
    >
      {subjects === null && (
        <div className="grid gap-4">
          <span className="sr-only">{loading}</span>
          {ROWS.map((width, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
            <Skeleton key={row} className={`h-5 ${width}`} />
          ))}
        </div>
      )}
      {subjects === 'failed' && <p>{words.failed}</p>}
      {subjects !== null && subjects !== 'failed' && <MasteryMap subjects={subjects} />}
    </Section>
  )
})
