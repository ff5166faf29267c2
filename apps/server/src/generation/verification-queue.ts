import type { Candidate } from './verify-questions.ts'

interface QueueOptions<Item> {
  /**
   * Solves a batch, which it takes when its turn at a provider has come. May throw only when it is aborted.
   * @returns the questions that nobody could solve just now
   */
  verify(writer: string, take: () => readonly Item[]): Promise<readonly Item[]>
  /** A question that nobody could solve in all its tries. */
  giveUp(item: Item): void
  batchSize: number
  atOnce: number
  /** Whether several questions should wait for each other, because others wait for the provider too. */
  isPatient(): boolean
  /** How often a question is tried, and how long after each other. */
  tries: number
  pauseMs: number
}

/** So many questions are sent together while others wait for the provider. */
const PATIENT_BATCH = 3

/**
 * Questions wait here for their second solve. A batch is put together only when a provider has a turn for it: on a quiet evening the first
 * question is solved alone and at once, and in a crowd many are solved together, which costs less.
 */
export function createVerificationQueue<Item extends Candidate>(options: QueueOptions<Item>) {
  const { verify, giveUp, batchSize, atOnce } = options
  let waiting: Item[] = []
  const tries = new Map<Item, number>()
  const busy = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  /** Nothing more comes for now, so nothing is worth waiting for. */
  let isFlushed = false

  /** A batch has one writer, so that another provider can solve it. */
  const takeFrom = (writer: string) => () => {
    const batch = waiting.filter((candidate) => candidate.writer === writer).slice(0, batchSize)
    waiting = waiting.filter((candidate) => !batch.includes(candidate))
    return batch
  }
  const tryAgain = async (left: readonly Item[]) => {
    const again = left.filter((item) => {
      const tried = (tries.get(item) ?? 0) + 1
      tries.set(item, tried)
      if (tried >= options.tries) giveUp(item)
      return tried < options.tries
    })
    if (again.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, options.pauseMs))
    waiting.push(...again)
  }
  const start = () => {
    // Each of the solvers that wait for a turn will take a batch.
    while (busy.size < atOnce && waiting.length > 0 && !failure) {
      if (waiting.length < PATIENT_BATCH && !isFlushed && options.isPatient()) return
      const writer = waiting[Math.min(busy.size * batchSize, waiting.length - 1)]?.writer ?? ''
      const work = verify(writer, takeFrom(writer))
        .then(tryAgain)
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
      isFlushed = false
      waiting.push(candidate)
      start()
    },
    /** Sends everything that waits. */
    flush(): void {
      isFlushed = true
      start()
    },
    /** Resolves when every question that was added has been solved or given up. */
    async settled(): Promise<void> {
      while (busy.size > 0) await Promise.all(busy)
      if (failure) throw failure.error
    },
  }
}
