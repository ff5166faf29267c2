import { ButtonLink } from '../../components/ui/button.tsx'
import { sessionLaterMessages } from '../../messages/session-later.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { gradeRun, type Run } from './grade-run.ts'

/** Above a finished practice: how it went, and the way to the results. */
export function ReviewBanner({ run }: { run: Run }) {
  const { review } = useMessages(sessionLaterMessages)
  const { score, total, address } = gradeRun(run)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-rule pb-5">
      <p>
        <b className="block text-lg leading-[1.3]">{review.title(score, total)}</b>
        <span className="text-sm text-ink-2">{review.text}</span>
      </p>
      <ButtonLink to={address} replace>
        {review.results}
      </ButtonLink>
    </div>
  )
}
