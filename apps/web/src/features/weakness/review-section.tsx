import { REVIEW_SESSION_SIZE, type ReviewPlan } from '@ekagra/exam/review/review-plan'
import type { ReviewItem } from '@ekagra/schema/review-item'
import { useState } from 'react'
import { KeptQuestionRow } from '../../components/question/kept-question-row.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { UndoRow } from '../../components/undo-row.tsx'
import { removeReview, restoreReview } from '../../lib/stores/learner/review-queue.ts'
import { weaknessMessages } from '../../messages/en/weakness.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The number of rows before 'Show more'. */
const ROWS_AT_FIRST = 5

export interface ReviewSectionProps {
  /** Null until the queue has been read. */
  plan: ReviewPlan | null
  /** The size of the whole queue. */
  total: number
  now: number
  onStart: () => void
}

/** The label of the button that starts a review. */
export function useReviewLabel(due: number): string {
  const words = useMessages(weaknessMessages).review
  return due > REVIEW_SESSION_SIZE ? words.startFirst(REVIEW_SESSION_SIZE) : words.start(due)
}

/** The queue of missed questions, each scheduled to return shortly before it would be forgotten. */
export function ReviewSection({ plan, total, now, onStart }: ReviewSectionProps) {
  const words = useMessages(weaknessMessages).review
  const label = useReviewLabel(plan?.due.length ?? 0)
  return (
    <Section
      ruled
      title={words.title}
      end={total > 0 && <span className="figures text-sm text-ink-3">{words.total(total)}</span>}
    >
      {plan === null ? (
        <div className="grid gap-3">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Forecast plan={plan} now={now} />
            {plan.due.length > 0 && <Button onClick={onStart}>{label}</Button>}
          </div>
          <DueList due={plan.due} now={now} />
        </>
      )}
    </Section>
  )
}

function Forecast({ plan: { due, tomorrow, withinAWeek, next }, now }: { plan: ReviewPlan; now: number }) {
  const words = useMessages(weaknessMessages).review
  if (due.length === 0 && next === undefined) return <p className="max-w-measure text-ink-2">{words.empty}</p>
  return (
    <p className="figures" role="status">
      {due.length > 0 ? words.due(due.length) : words.noneDue(next ?? now, now)}{' '}
      {next !== undefined && <span className="text-ink-3">{words.soon(tomorrow, withinAWeek)}</span>}
    </p>
  )
}

function DueList({ due, now }: { due: readonly ReviewItem[]; now: number }) {
  const words = useMessages(weaknessMessages).review
  const [removed, setRemoved] = useState<readonly ReviewItem[]>([])
  const [isWhole, setIsWhole] = useState(false)
  const gone = new Set(removed.map(({ id }) => id))
  const rows = [...due.filter(({ id }) => !gone.has(id)), ...removed].sort(
    (a, b) => a.memory.due - b.memory.due,
  )
  if (rows.length === 0) return null
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_FIRST)
  const remove = (item: ReviewItem) => {
    setRemoved([...removed, item])
    removeReview(item.id)
  }
  const undo = (item: ReviewItem) => {
    setRemoved(removed.filter(({ id }) => id !== item.id))
    restoreReview(item)
  }
  return (
    <>
      <RuledList>
        {shown.map((item) =>
          gone.has(item.id) ? (
            <UndoRow key={item.id} text={words.removed} undoLabel={words.undo} onUndo={() => undo(item)} />
          ) : (
            <DueRow key={item.id} item={item} now={now} onRemove={() => remove(item)} />
          ),
        )}
      </RuledList>
      {shown.length < rows.length && (
        <Button className="mt-4" onClick={() => setIsWhole(true)}>
          {words.more(rows.length - shown.length)}
        </Button>
      )}
    </>
  )
}

function DueRow({ item, now, onRemove }: { item: ReviewItem; now: number; onRemove: () => void }) {
  const words = useMessages(weaknessMessages).review
  const { question, topic, memory } = item
  const detail = [topic, words.missed(memory.lapses + 1), words.dueSince(memory.due, now)]
  return (
    <KeptQuestionRow
      question={question}
      detail={<span className="figures">{detail.join(' · ')}</span>}
      removeLabel={words.remove(question.text)}
      removeIcon="x"
      onRemove={onRemove}
    />
  )
}
