import { planReviews, REVIEW_SESSION_SIZE } from '@ekagra/exam/review/review-plan'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useReviews } from '../../components/history/use-reviews.ts'
import { LazyRunningPapers } from '../../components/papers/lazy-running-papers.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { useNow } from '../../components/use-now.ts'
import { sessionPath } from '../../lib/filled-paths.ts'
import { findUnfinishedSessions, type SessionRecord } from '../../lib/stores/session/session-record.ts'
import { startReview } from '../../lib/stores/session/start-question-set.ts'
import { chooseStoredSession } from '../../lib/stores/session/tab-session.ts'
import { homeSectionsMessages } from '../../messages/en/home-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** What the learner can continue with: an unfinished session and the reviews due today. */
export function ContinueLearning() {
  return (
    <div className="mt-6 divide-y divide-rule border-y border-rule empty:hidden">
      <ResumeSession />
      <LazyRunningPapers className="[&>ul]:border-y-0" />
      <DueToday />
    </div>
  )
}

/** Offers to resume the latest unfinished session that is not open in any tab. */
export function ResumeSession() {
  const [found, setFound] = useState<SessionRecord>()
  useEffect(() => {
    let isWanted = true
    findUnfinishedSessions().then(([latest]) => {
      if (isWanted) setFound(latest)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return found ? <ResumeLink {...found} /> : null
}

function ResumeLink({ paper, progress }: SessionRecord) {
  const words = useMessages(homeSectionsMessages).resume
  const total = paper.questions.length
  const at = Math.min(total, (progress?.progress.index ?? 0) + 1)
  return (
    <Link
      to={sessionPath(paper.mode)}
      onClick={() => chooseStoredSession(paper.id)}
      className="group grid min-h-17 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-4"
    >
      <svg viewBox="0 0 40 40" fill="none" strokeWidth={4} aria-hidden="true">
        <circle cx={20} cy={20} r={17.5} className="stroke-rule" />
        <circle
          cx={20}
          cy={20}
          r={17.5}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${(at / total) * 100} 100`}
          transform="rotate(-90 20 20)"
          className="stroke-action-text"
        />
      </svg>
      <span>
        <b className="block leading-[1.3]">{words.title(paper.topic)}</b>
        <span className="figures block text-sm leading-[1.35] text-ink-3">{words.text(at, total)}</span>
      </span>
      <Icon name="arrow-right" className="size-5 text-action-text" />
    </Link>
  )
}

/** Missed questions that are due for review; a press starts the review. */
export function DueToday() {
  const words = useMessages(homeSectionsMessages).due
  const navigate = useNavigate()
  const reviews = useReviews()
  const { due } = planReviews(reviews ?? [], useNow())
  if (due.length === 0) return null
  const topics = [...new Set(due.map(({ topic }) => topic))]
  const first = due.length > REVIEW_SESSION_SIZE ? REVIEW_SESSION_SIZE : undefined
  return (
    <button
      type="button"
      onClick={() => navigate(startReview(due))}
      className="group grid min-h-17 w-full grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-4 text-left"
    >
      <span
        aria-hidden="true"
        className="figures grid size-9 place-items-center rounded-full bg-bindu-soft text-sm font-title text-bindu-text"
      >
        {due.length}
      </span>
      <span>
        <b className="block leading-[1.3]">{words.title(due.length)}</b>
        <span className="block text-sm leading-[1.35] text-ink-3">{words.text(topics, first)}</span>
      </span>
      <Icon name="arrow-right" className="size-5 text-action-text" />
    </button>
  )
}
