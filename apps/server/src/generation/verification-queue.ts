import type { Candidate } from './verify-questions.ts'

interface QueueOptions<Item> {
  /** Solves a batch; may throw only when it is aborted. */
  verify(batch: readonly Item[]): Promise<void>
  batchSize: number
  atOnce: number
}

/**
 * Questions wait here for their second solve. The first is sent at once and alone, so that the learner can begin; those that
 * arrive while all solvers are busy are sent together, which costs less.
 */
export function createVerificationQueue<Item extends Candidate>({
  verify,
  batchSize,
  atOnce,
}: QueueOptions<Item>) {
  let waiting: Item[] = []
  const busy = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined

  const start = () => {
    while (busy.size < atOnce && waiting.length > 0 && !failure) {
      const writer = waiting[0]?.writer
      // A batch has one writer, so that another provider can solve it.
      const batch = waiting.filter((candidate) => candidate.writer === writer).slice(0, batchSize)
      waiting = waiting.filter((candidate) => !batch.includes(candidate))
      const work = verify(batch)
        .catch((error: unknown) => {
          failure ??= { error }
        })
        .finally(() => {
          busy.delete(work)
          start()
        })
      busy.add(work)
    }
  }
  return {
    add(candidate: Item): void {
      waiting.push(candidate)
      start()
    },
    /** Resolves when every question that was added has been solved. */
    async settled(): Promise<void> {
      while (busy.size > 0) await Promise.all(busy)
      if (failure) throw failure.error
    },
  }
}
