/** Proxies close a connection on which nothing moves for a minute. */
const KEEP_ALIVE_MS = 15_000

const encoder = new TextEncoder()

/** Any event with a type; its data is up to the function that sends it. */
interface ServerEvent {
  type: string
}

/** An event on the wire; JSON holds no line ends, so one data line is enough. */
function encodeEvent({ type, ...data }: ServerEvent): Uint8Array {
  return encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
}

const KEEP_ALIVE = encoder.encode(': still here\n\n')

/** True when the caller wants events rather than one JSON answer. */
export function wantsEvents(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/event-stream') ?? false
}

/**
 * Sends events as they come, at the pace at which they are read.
 * @param leave is called when the reader has gone away
 */
export function replyWithEvents(
  events: AsyncGenerator<ServerEvent>,
  leave: () => void = () => undefined,
): Response {
  let keepAlive: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(keepAlive)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      keepAlive = setInterval(() => controller.enqueue(KEEP_ALIVE), KEEP_ALIVE_MS)
    },
    async pull(controller) {
      const next = await events.next().catch((error: unknown) => {
        // Nothing may be written to a stream that has failed: an error thrown in a timer ends the whole process.
        stop()
        throw error
      })
      if (!next.done) return controller.enqueue(encodeEvent(next.value))
      stop()
      controller.close()
    },
    async cancel() {
      stop()
      leave()
      await events.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Some proxies buffer a whole answer unless told not to.
      'X-Accel-Buffering': 'no',
    },
  })
}
