import { lazyPart } from '../../../components/lazy-part.ts'
import { loadRecovery } from '../../../lib/load-recovery.ts'
import { whenIdle } from '../../../lib/when-idle.ts'

/** Code that the first question does not need. It is fetched soon after, in case the network fails later. */
export const dialogPart = lazyPart(() => import('../view/session-dialogs.tsx'))
export const explanationPart = lazyPart(() => import('../../../components/explanation.tsx'))
export const finishPart = lazyPart(() => import('../finish/finish-attempt.ts'))
export const finishWordsPart = lazyPart(() => import('../finish/announce-finish.ts'))
export const reviewPart = lazyPart(() => import('../view/review-banner.tsx'))

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/** One after the other, each when the page is idle: their code runs when it has come, and a press must not wait for all of it. */
export async function fetchSessionParts(): Promise<void> {
  for (const part of [dialogPart, explanationPart, finishPart, finishWordsPart, reviewPart]) {
    await idle()
    // The code that needs the part later asks again and reports the failure.
    await loadRecovery.withoutReload<object>(part.load).catch(() => undefined)
  }
}
