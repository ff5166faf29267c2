/**
 * Several times the longest answer as sent, where every token has its own JSON around it. Deadlines alone are not enough:
 * within a minute, an endless line or endless reasoning would fill the memory.
 */
const MOST_BYTES = 32 * 1024 * 1024

/** Stops reading an answer at a limit; the call then fails like one with an unusable answer. */
export function limitAnswers(
  fetch: typeof globalThis.fetch,
  mostBytes = MOST_BYTES,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const reader = response.body?.getReader()
    if (!reader) return response
    let bytes = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.byteLength
        if (bytes <= mostBytes) return controller.enqueue(value)
        await reader.cancel()
        throw new RangeError('the answer does not end')
      },
      cancel: (reason) => reader.cancel(reason),
    })
    const { status, statusText, headers } = response
    return new Response(body, { status, statusText, headers })
  }
}
