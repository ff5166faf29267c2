import { whenIdle } from './when-idle.ts'

/** By then the first screen has been there for a while, even on a slow phone. */
const PAUSE_MS = 4000

/** Runs a task when the first screen is there and the page is idle, so that no screen waits for what is needed later. Returns what cancels it. */
export function afterStart(task: () => void): () => void {
  let isWanted = true
  const timer = setTimeout(() => {
    whenIdle(() => {
      if (isWanted) task()
    })
  }, PAUSE_MS)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
