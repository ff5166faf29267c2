import type { ReactNode } from 'react'
import { useRowsInSteps } from './use-rows-in-steps.ts'

/** What no phone shows without scrolling: a phone draws it with the frame after the first, a wide screen at once. */
export function BelowTheEdge({ children }: { children: ReactNode }) {
  return useRowsInSteps(1, { phone: 0, step: 1 }) > 0 && children
}
