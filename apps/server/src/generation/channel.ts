/** A queue between a producer and one reader. */
export interface Channel<Item> extends AsyncIterable<Item> {
  push(item: Item): void
  /** Nothing more will come. */
  close(): void
  fail(error: unknown): void
}

export function createChannel<Item>(): Channel<Item> {
  const items: Item[] = []
  let isClosed = false
  let failure: { error: unknown } | undefined
  let wake: (() => void) | undefined

  const change = () => {
    wake?.()
    wake = undefined
  }
  return {
    push(item) {
      items.push(item)
      change()
    },
    close() {
      isClosed = true
      change()
    },
    fail(error) {
      failure ??= { error }
      change()
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const next = items.shift()
        if (next !== undefined) yield next
        else if (failure) throw failure.error
        else if (isClosed) return
        else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    },
  }
}
