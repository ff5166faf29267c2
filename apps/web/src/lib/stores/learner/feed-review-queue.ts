import type { FinishedAttempt } from '@ekagra/exam/review/review-queue'
import { logProblem } from '../../log.ts'
import { loadRecovery } from '../../start/load-recovery.ts'

/**
 * Missed questions come back in another session. The scheduler is loaded only now; without it the result is
 * still saved.
 */
export async function feedReviewQueue(attempt: FinishedAttempt): Promise<void> {
  try {
    const { recordReview } = await loadRecovery.withoutReload(() => import('./record-review.ts'))
    await recordReview(attempt)
  } catch (cause) {
    logProblem('The review queue could not be fed', cause)
  }
}
