/** How long a provider may take, in milliseconds. */
export interface Patience {
  /** Until the first text: covers the connection, the headers, and a stream that only keeps itself alive. */
  firstTextMs: number
  /** Between one text and the next. */
  idleMs: number
  /** For the whole call, however busily it streams. */
  callMs: number
}

interface Deadlines {
  isOver: AbortSignal
  /** Some text has arrived. */
  textArrived(): void
  stop(): void
}

/**
 * Deadlines of our own over a whole call. The SDK's start only once headers have arrived.
 * `isOver` is aborted when one has passed.
 */
export function startDeadlines({ firstTextMs, idleMs, callMs }: Patience): Deadlines {
  const over = new AbortController()
  let lastTextAt = performance.now()
  let allowance = firstTextMs
  let idleTimer: ReturnType<typeof setTimeout>

  const stop = () => {
    clearTimeout(idleTimer)
    clearTimeout(callTimer)
  }
  const end = () => {
    stop()
    over.abort()
  }
  // One timer that looks again, instead of a new one with every token.
  const look = () => {
    const left = lastTextAt + allowance - performance.now()
    if (left <= 0) end()
    else idleTimer = setTimeout(look, left)
  }
  const callTimer = setTimeout(end, callMs)
  idleTimer = setTimeout(look, firstTextMs)

  return {
    isOver: over.signal,
    textArrived() {
      lastTextAt = performance.now()
      if (allowance === idleMs) return
      allowance = idleMs
      clearTimeout(idleTimer)
      if (!over.signal.aborted) idleTimer = setTimeout(look, idleMs)
    },
    stop,
  }
}
