import { type CallFailure, callFunction } from './call-function.ts'

interface StreamOptions {
  signal?: AbortSignal | undefined
  /** A server that sends nothing for this long counts as unreachable. */
  idleMs?: number
}

type StreamResult =
  | { ok: true; kind: 'events'; events: AsyncGenerator<ServerSentEvent> }
  /** A server that does not send events answered all at once. */
  | { ok: true; kind: 'whole'; data: unknown }
  | { ok: false; failure: CallFailure }

/** Servers send a keep-alive comment every 15 seconds. */
const IDLE_MS = 45_000
/** The time limit for any answer, even if data keep arriving. */
const LONGEST_MS = 600_000

/** Invokes a serverless function that answers in events. The events throw when the connection breaks or is cancelled. */
export async function streamFunction(
  name: string,
  body: Record<string, unknown>,
  { signal, idleMs = IDLE_MS }: StreamOptions = {},
): Promise<StreamResult> {
  const idle = new AbortController()
  let timer = setTimeout(() => idle.abort(), idleMs)
  const onMove = () => {
    clearTimeout(timer)
    timer = setTimeout(() => idle.abort(), idleMs)
  }
  const result = await callFunction(name, body, {
    signal: signal ? AbortSignal.any([signal, idle.signal]) : idle.signal,
    timeoutMs: LONGEST_MS,
    headers: { Accept: 'text/event-stream, application/json' },
  })
  onMove()
  if (result.ok && result.data instanceof Response && result.data.body !== null) {
    const moving = result.data.body.pipeThrough(noticing(onMove))
    return { ok: true, kind: 'events', events: endTimer(readEvents(moving), () => clearTimeout(timer)) }
  }
  clearTimeout(timer)
  if (result.ok) return { ok: true, kind: 'whole', data: result.data }
  const isSilent = result.failure.kind === 'cancelled' && signal?.aborted !== true
  return isSilent ? { ok: false, failure: { kind: 'unreachable' } } : result
}

/** Passes bytes on and reports each chunk, because keep-alive comments count as activity too. */
const noticing = (onMove: () => void) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onMove()
      controller.enqueue(chunk)
    },
  })

async function* endTimer<Event>(events: AsyncGenerator<Event>, end: () => void): AsyncGenerator<Event> {
  try {
    yield* events
  } finally {
    end()
  }
}

/** One event of a `text/event-stream`. */
export interface ServerSentEvent {
  /** 'message' if the server gives no name. */
  event: string
  data: string
}

/** None of our events is nearly this long; an endless event must not fill the memory. */
const LONGEST_EVENT = 1_000_000

/**
 * The events of a body, as they arrive. Every character is read only once, however the network splits them.
 * Lines end in LF or CRLF, as all servers in use send them. If the reader stops, the body is cancelled; a
 * broken body throws.
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
    // A line that starts with a colon is a keep-alive comment; `id` and `retry` are for clients that
    // reconnect.
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
