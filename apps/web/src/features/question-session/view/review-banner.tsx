import { ButtonLink } from '../../../components/ui/button.tsx'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { type AnsweredRecord, attemptPath, gradeAttempt } from '../finish/grade-attempt.ts'

/** Above a finished practice: the score, and a link to the results. */
export function ReviewBanner({ record }: { record: AnsweredRecord }) {
  const { review } = useMessages(sessionPanelsMessages)
  const attempt = gradeAttempt(record)
  return (
    <div
      data-above-toasts
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-rule pb-5"
    >
      <p>
        <b className="block text-lg leading-[1.3]">{review.title(attempt.score, attempt.total)}</b>
        <span className="text-sm text-ink-2">{review.text}</span>
      </p>
      <ButtonLink to={attemptPath(attempt)} replace>
        {review.results}
      </ButtonLink>
    </div>
  )
}
