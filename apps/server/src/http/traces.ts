import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

type Value = string | number | boolean

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string | undefined
  name: string
  /** Of OTLP: 2 is a request that we answer, 3 a call that we make. */
  kind: 2 | 3
  startMs: number
  endMs: number
  attributes: Record<string, Value>
  isError: boolean
}

interface TracerOptions {
  /** Where a collector listens; spans go to /v1/traces below it. */
  endpoint: string
  /** Sent with every batch, for example a key of the collector. */
  headers?: Record<string, string> | undefined
  serviceName: string
  version: string
  fetch: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  now(): number
  onTrouble(error: unknown): void
}

const FLUSH_MS = 5000
const FLUSH_AT = 256
/** When the collector is slow, spans are dropped: watching must not cost memory. */
const MOST_WAITING = 2048
const PATIENCE_MS = 5000

/** The header by which traces go on from one machine to the next (W3C Trace Context). */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/
const SAMPLED = 1

const drawId = (bytes: number) => randomBytes(bytes).toString('hex')
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)

function encodeValue(value: Value): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const encodeAttributes = (attributes: Record<string, Value>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: encodeValue(value) }))

/** Spans in the JSON form of the OpenTelemetry protocol. */
function encodeSpans(spans: readonly Span[], serviceName: string, version: string): object {
  return {
    resourceSpans: [
      {
        resource: {
          attributes: encodeAttributes({ 'service.name': serviceName, 'service.version': version }),
        },
        scopeSpans: [
          {
            scope: { name: 'ekagra' },
            spans: spans.map(({ startMs, endMs, isError, attributes, ...span }) => ({
              ...span,
              startTimeUnixNano: nanoseconds(startMs),
              endTimeUnixNano: nanoseconds(endMs),
              attributes: encodeAttributes(attributes),
              ...(isError ? { status: { code: 2 } } : {}),
            })),
          },
        ],
      },
    ],
  }
}

interface Place {
  traceId: string
  spanId: string
}

/** A span for each request and each call to a provider, sent to a collector in batches. Nothing in them was written by a learner. */
export function createTracer(options: TracerOptions) {
  const current = new AsyncLocalStorage<Place>()
  const waiting: Span[] = []
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, FLUSH_AT)
      try {
        const answer = await options.fetch(`${options.endpoint.replace(/\/$/, '')}/v1/traces`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...options.headers },
          body: JSON.stringify(encodeSpans(batch, options.serviceName, options.version)),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
      } catch (error) {
        // The rest would fail too; what waits now is tried with the next batch.
        options.onTrouble(error)
        return
      }
    }
  }
  function flush(): Promise<void> {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }
  function add(span: Span): void {
    if (waiting.length >= MOST_WAITING) return
    waiting.push(span)
    if (waiting.length >= FLUSH_AT) void flush()
  }
  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()

  return {
    /** Runs the answer to a request as a span; `describe` tells what it was when it has ended. */
    async request<Result>(
      traceparent: string | undefined,
      answer: () => Promise<Result>,
      describe: () => { name: string; attributes: Record<string, Value>; isError: boolean },
    ): Promise<Result> {
      const [, traceId, parentSpanId, flags = '01'] = TRACEPARENT.exec(traceparent ?? '') ?? []
      if ((Number.parseInt(flags, 16) & SAMPLED) === 0) return answer()
      const place = { traceId: traceId ?? drawId(16), spanId: drawId(8) }
      const startMs = options.now()
      try {
        return await current.run(place, answer)
      } finally {
        add({ ...place, parentSpanId, kind: 2, startMs, endMs: options.now(), ...describe() })
      }
    },
    /** A call that has just ended, as part of the request that caused it. */
    call(name: string, seconds: number, attributes: Record<string, Value>, isError: boolean): void {
      const place = current.getStore()
      const endMs = options.now()
      add({
        traceId: place?.traceId ?? drawId(16),
        spanId: drawId(8),
        parentSpanId: place?.spanId,
        name,
        kind: 3,
        startMs: endMs - seconds * 1000,
        endMs,
        attributes,
        isError,
      })
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}
export type Tracer = ReturnType<typeof createTracer>
