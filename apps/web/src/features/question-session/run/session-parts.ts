import { lazyPart } from '../../../components/lazy-part.ts'
import { loadRecovery } from '../../../lib/start/load-recovery.ts'

/** Code that the first question does not need. It is fetched soon after, in case the network fails later. */
export const dialogPart = lazyPart(() => import('../view/session-dialogs.tsx'))
export const explanationPart = lazyPart(() => import('../../../components/question/explanation.tsx'))
export const finishPart = lazyPart(() => import('../finish/finish-attempt.ts'))
export const finishWordsPart = lazyPart(() => import('../finish/announce-finish.ts'))
export const reviewPart = lazyPart(() => import('../view/review-banner.tsx'))

export function fetchSessionParts(): void {
  for (const part of [dialogPart, explanationPart, finishPart, finishWordsPart, reviewPart]) {
    // The code that needs the part later asks again and reports the failure.
    loadRecovery.withoutReload<object>(part.load).catch(() => undefined)
  }
}
