import { toast } from '../../../lib/toast.ts'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { currentMessages } from '../../../messages/use-messages.ts'
import type { FinishOutcome } from './finish-attempt.ts'

export type EndReason = 'finished' | 'exit' | 'time-up'

/** Says how a session ended; a result that could not be kept matters more. */
export function announceFinish({ attempt, isKept }: FinishOutcome, reason: EndReason): void {
  const words = currentMessages(sessionPanelsMessages)
  if (!isKept) toast.error(words.saveFailed)
  else if (attempt.mode === 'practice') {
    toast.success(words.practiceCompleted, { description: words.practiceScore(attempt.score, attempt.total) })
  } else if (reason === 'time-up') toast.info(words.timeUp)
  else toast.success(words.testCompleted)
}
