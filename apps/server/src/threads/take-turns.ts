import { availableParallelism } from 'node:os'

/** One core is left to the requests themselves. */
export const SPARE_CORES = Math.max(1, availableParallelism() - 1)

type Job = () => Promise<void>

/**
 * Lets so many jobs run at one time, small ones before large ones: a small one is somebody's first question, a large one the rest of a set
 * whose first questions are there already.
 */
export function takeTurns(places: number) {
  const waiting: Record<'small' | 'large', Job[]> = { small: [], large: [] }
  let running = 0
  const advance = () => {
    while (running < places) {
      const job = waiting.small.shift() ?? waiting.large.shift()
      if (!job) return
      running += 1
      void job().finally(() => {
        running -= 1
        advance()
      })
    }
  }
  return <Value>(size: 'small' | 'large', work: () => Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting[size].push(() => work().then(resolve, reject))
      advance()
    })
}
