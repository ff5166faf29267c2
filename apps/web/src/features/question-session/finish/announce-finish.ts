import { toast } from '../../../lib/toast.ts'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { currentMessages } from '../../../messages/use-messages.ts'
import type { FinishOutcome } from './finish-attempt.ts'

export type EndReason = 'finished' | 'exit' | 'time-up'

/** Says how a session ended, or that its result could not be stored, which matters more. */
export function announceFinish({ attempt, isKept }: FinishOutcome, reason: EndReason): void {
  const words = currentMessages(sessionPanelsMessages)
  if (!isKept) toast.error(words.saveFailed)
  else if (attempt.mode === 'practice') {
    toast.success(words.practiceCompleted, { description: words.practiceScore(attempt.score, attempt.total) })
  } else if (reason === 'time-up') toast.info(words.timeUp)
  else toast.success(words.testCompleted)
}
