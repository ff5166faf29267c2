import { fetchSessionParts } from '../features/question-session/session-parts.ts'

/** What the end of a session needs, so that it can be finished and read where the network is gone by then. */
export async function lookAhead(): Promise<void> {
  fetchSessionParts()
  await Promise.all([
    import('../features/results/test-results-page.tsx'),
    import('../features/results/practice-results-page.tsx'),
    import('../lib/stores/record-review.ts'),
    import('../components/ui/toaster.tsx'),
  ])
}
