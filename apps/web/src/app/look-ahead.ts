/**
 * Preloads the pages that follow a session, so that its results can be opened even if the network is gone by
 * then.
 */
export async function lookAhead(): Promise<void> {
  await Promise.all([
    import('../features/results/test-results-page.tsx'),
    import('../features/results/practice-results-page.tsx'),
    import('../lib/stores/learner/record-review.ts'),
    import('../components/ui/toaster.tsx'),
  ])
}
