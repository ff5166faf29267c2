import { type CallFailure, callFunction } from './call-function.ts'
import { readEvents, type ServerSentEvent } from './read-events.ts'

export interface StreamOptions {
  signal?: AbortSignal | undefined
  /** A server that sends nothing for so long counts as out of reach. */
  idleMs?: number
}

export type StreamResult =
  | { ok: true; kind: 'events'; events: AsyncGenerator<ServerSentEvent> }
  /** A server that knows no events answered all at once. */
  | { ok: true; kind: 'whole'; data: unknown }
  | { ok: false; failure: CallFailure }

/** Servers send a sign of life every 15 seconds. */
const IDLE_MS = 45_000
/** However lively, no answer takes longer. */
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

/** Passes bytes on and tells of each: a comment that keeps the connection alive is a sign of life as well. */
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
