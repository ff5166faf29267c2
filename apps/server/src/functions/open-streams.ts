/** The answers that are being streamed, so that a server that ends can wait for them and end the others with a word. */
export interface OpenStreams {
  /** Aborted when all streams have to end. */
  ending: AbortSignal
  /** A stream begins. Returns what to call when it has ended. */
  begin(): () => void
}

/** For a runtime that ends its streams itself. */
export const UNWATCHED_STREAMS: OpenStreams = {
  ending: new AbortController().signal,
  begin: () => () => undefined,
}

export function watchStreams() {
  const ending = new AbortController()
  let open = 0
  let idle = Promise.withResolvers<void>()
  const streams: OpenStreams = {
    ending: ending.signal,
    begin() {
      open += 1
      let isOpen = true
      return () => {
        if (isOpen) open -= 1
        isOpen = false
        if (open === 0) idle.resolve()
      }
    },
  }
  return {
    streams,
    /** Resolves as soon as no stream is open. */
    idle(): Promise<void> {
      idle = Promise.withResolvers()
      if (open === 0) idle.resolve()
      return idle.promise
    },
    /** Ends every open stream by an error event. */
    endAll: () => ending.abort(),
  }
}
