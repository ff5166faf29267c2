import type { ReviewItem } from '@ekagra/schema/review-item'
import { useEffect, useState } from 'react'
import { listReviews, subscribeToReviews } from '../../lib/stores/learner/review-queue.ts'

/** The review queue as it is in this browser; null until it has been read. */
export function useReviews(): readonly ReviewItem[] | null {
  const [reviews, setReviews] = useState<readonly ReviewItem[] | null>(null)
  useEffect(() => {
    let latest = 0
    const refresh = () => {
      latest += 1
      const mine = latest
      listReviews().then((items) => {
        if (mine === latest) setReviews(items)
      })
    }
    refresh()
    const stop = subscribeToReviews(refresh)
    return () => {
      latest = Number.NaN
      stop()
    }
  }, [])
  return reviews
}
