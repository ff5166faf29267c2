/**
 * Several times what the longest answer takes on the wire, where every token comes in an envelope of its own. Deadlines alone do
 * not bound a provider: within a minute a line without an end, or thoughts without one, would fill the memory.
 */
const MOST_BYTES = 32 * 1024 * 1024

/** Reads answers only so far. What goes beyond fails like any answer that cannot be used. */
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
