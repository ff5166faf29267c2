import { useLazyPart } from '../../components/lazy-part.ts'
import type { Run } from './grade-run.ts'
import { reviewPart } from './session-parts.ts'

export function LazyReview({ run }: { run: Run }) {
  const part = useLazyPart(reviewPart)
  return part !== null && part !== 'failed' ? <part.ReviewBanner run={run} /> : null
}
