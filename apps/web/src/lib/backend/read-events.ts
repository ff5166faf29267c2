/** One event of a `text/event-stream`. */
export interface ServerSentEvent {
  /** 'message' where the server names none. */
  event: string
  data: string
}

/** No event of ours is nearly as long; a server that sends one without end must not fill the memory. */
const LONGEST_EVENT = 1_000_000

/**
 * The events of a body, as they arrive. Every character is looked at once, however the network cuts them. Lines end in LF or
 * CRLF, as all servers in use send them. When the reader stops, so does the body; a body that breaks off throws.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  let event = ''
  let data: string[] = []
  let length = 0
  for await (const line of readLines(body)) {
    length += line.length
    if (length > LONGEST_EVENT) throw new RangeError('an event is too long')
    if (line === '') {
      if (data.length > 0) yield { event: event || 'message', data: data.join('\n') }
      event = ''
      data = []
      length = 0
      continue
    }
    const [field, value] = readField(line)
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    // A colon in front makes a comment, which keeps the connection alive; `id` and `retry` are for those who reconnect.
  }
}

/** 'data: x' and 'data:x' are the same; a line without a colon is a field without a value. */
function readField(line: string): [field: string, value: string] {
  const colon = line.indexOf(':')
  if (colon === -1) return [line, '']
  const start = line.charAt(colon + 1) === ' ' ? colon + 2 : colon + 1
  return [line.slice(0, colon), line.slice(start)]
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let begun: string[] = []
  let length = 0
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const text = decoder.decode(chunk.value, { stream: true })
      let from = 0
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
        const line = begun.join('') + text.slice(from, end)
        begun = []
        length = 0
        from = end + 1
        yield line.endsWith('\r') ? line.slice(0, -1) : line
      }
      if (from === text.length) continue
      begun.push(text.slice(from))
      length += text.length - from
      if (length > LONGEST_EVENT) throw new RangeError('a line is too long')
    }
    // What is left over was cut in the middle: by the standard an unfinished event is none.
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
