import { lazyPart } from '../../../components/lazy-part.ts'
import { loadRecovery } from '../../../lib/load-recovery.ts'

/** What the first question does not need. All of it is fetched soon after, before the network may be gone. */
export const dialogPart = lazyPart(() => import('../view/session-dialogs.tsx'))
export const explanationPart = lazyPart(() => import('../../../components/explanation.tsx'))
export const finishPart = lazyPart(() => import('../finish/finish-attempt.ts'))
export const finishWordsPart = lazyPart(() => import('../finish/announce-finish.ts'))
export const reviewPart = lazyPart(() => import('../view/review-banner.tsx'))

export function fetchSessionParts(): void {
  for (const part of [dialogPart, explanationPart, finishPart, finishWordsPart, reviewPart]) {
    // Whoever needs the part later asks again and says that it failed.
    loadRecovery.withoutReload<object>(part.load).catch(() => undefined)
  }
}
