/** How long a provider may take, in milliseconds. */
export interface Patience {
  /** Until the first text: covers the connection, the headers, and a stream of keep-alive comments only. */
  firstTextMs: number
  /** Between one text and the next. */
  idleMs: number
  /** For the whole call, even while text keeps arriving. */
  callMs: number
}

interface Deadlines {
  isOver: AbortSignal
  /** Some text has arrived. */
  textArrived(): void
  stop(): void
}

/** A timer that is later than this was held up by other work of this process. */
const STALL_MS = 200

/**
 * Our own deadlines for a whole call. Those of the SDK start only when the headers have arrived.
 * `isOver` is aborted when one has passed.
 */
export function startDeadlines({ firstTextMs, idleMs, callMs }: Patience): Deadlines {
  const over = new AbortController()
  let lastTextAt = performance.now()
  let allowance = firstTextMs
  let idleTimer: ReturnType<typeof setTimeout>
  let dueAt = lastTextAt + firstTextMs

  const stop = () => {
    clearTimeout(idleTimer)
    clearTimeout(callTimer)
  }
  const end = () => {
    stop()
    over.abort()
  }
  const wait = (ms: number) => {
    dueAt = performance.now() + ms
    idleTimer = setTimeout(look, ms)
  }
  // One timer that checks again, instead of a new one with every token.
  const look = () => {
    // When this process itself stood still, the text may have arrived long ago and only waits to be read.
    const stall = performance.now() - dueAt
    if (stall > STALL_MS) lastTextAt += stall
    const left = lastTextAt + allowance - performance.now()
    if (left <= 0) end()
    else wait(left)
  }
  const callTimer = setTimeout(end, callMs)
  wait(firstTextMs)

  return {
    isOver: over.signal,
    textArrived() {
      lastTextAt = performance.now()
      if (allowance === idleMs) return
      allowance = idleMs
      clearTimeout(idleTimer)
      if (!over.signal.aborted) wait(idleMs)
    },
    stop,
  }
}
