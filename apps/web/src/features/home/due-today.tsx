import { planReviews, REVIEW_SESSION_SIZE } from '@ekagra/exam/review/review-plan'
import { useNavigate } from 'react-router'
import { Icon } from '../../components/ui/icon.tsx'
import { useNow } from '../../components/use-now.ts'
import { useReviews } from '../../components/use-reviews.ts'
import { startReview } from '../../lib/stores/session/start-question-set.ts'
import { homeMoreMessages } from '../../messages/home-more.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Missed questions whose day has come; a press starts the review. */
export function DueToday() {
  const words = useMessages(homeMoreMessages).due
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
