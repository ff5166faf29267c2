import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'
import { readEvents, type ServerSentEvent } from './stream-function.ts'

const PATH = '/functions/v1/generate-notes'
const load = async () => (await import('./stream-function.ts')).streamFunction

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // Each test creates a client, and the library warns about several clients on one page.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

const events = (body: BodyInit) => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })

describe('calling a function that answers in events', () => {
  it('requests events and passes them on as they arrive', async () => {
    const requests = stubServer({ ...answerConfig(), [PATH]: () => events('event: done\ndata: {}\n\n') })
    const result = await (await load())('generate-notes', { topic: 'x' })
    expect(requests[1]?.headers.get('Accept')).toContain('text/event-stream')
    if (!result.ok || result.kind !== 'events') throw new Error('no events')
    expect(await result.events.next()).toEqual({ done: false, value: { event: 'done', data: '{}' } })
    expect((await result.events.next()).done).toBe(true)
  })

  it('accepts the whole answer of a server that does not send events', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ content: 'all' }) })
    const result = await (await load())('generate-notes', { topic: 'x' })
    expect(result).toEqual({ ok: true, kind: 'whole', data: { content: 'all' } })
  })

  it('returns a refusal as any call does', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ error: 'No.' }, { status: 422 }) })
    expect(await (await load())('generate-notes', {})).toEqual({
      ok: false,
      failure: { kind: 'server', message: 'No.', status: 422 },
    })
  })

  it('distinguishes a silent server from a person who cancelled', async () => {
    stubServer({
      ...answerConfig(),
      [PATH]: (_, signal) =>
        new Promise((_resolve, reject) => {
          if (signal?.aborted) reject(signal.reason)
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    const streamFunction = await load()
    expect(await streamFunction('generate-notes', {}, { idleMs: 20 })).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    })
    const leaving = new AbortController()
    const cancelled = streamFunction('generate-notes', {}, { signal: leaving.signal })
    leaving.abort()
    expect(await cancelled).toEqual({ ok: false, failure: { kind: 'cancelled' } })
  })

  it('keeps waiting while data arrive, and stops when they no longer do', async () => {
    const encoder = new TextEncoder()
    let send: ReadableStreamDefaultController<Uint8Array> | undefined
    stubServer({
      ...answerConfig(),
      [PATH]: (_, signal) =>
        events(
          new ReadableStream<Uint8Array>({
            start(controller) {
              send = controller
              signal?.addEventListener('abort', () => controller.error(signal.reason))
            },
          }),
        ),
    })
    const streamFunction = await load()
    const result = await streamFunction('generate-notes', {}, { idleMs: 150 })
    if (!result.ok || result.kind !== 'events') throw new Error('no events')
    const signs = setInterval(() => send?.enqueue(encoder.encode(': still here\n\n')), 40)
    setTimeout(() => send?.enqueue(encoder.encode('data: late\n\n')), 400)
    expect((await result.events.next()).value).toEqual({ event: 'message', data: 'late' })
    clearInterval(signs)
    await expect(result.events.next()).rejects.toThrow()
  })
})

const encoder = new TextEncoder()

const bodyOf = (...chunks: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      }
      controller.close()
    },
  })

async function collect(body: ReadableStream<Uint8Array>): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

const STREAM =
  'event: progress\ndata: {"a":1}\n\n: still here\n\nevent:question\r\ndata:{"b":"प्र"}\r\n\r\ndata: x\ndata: y\n\n'
const EVENTS = [
  { event: 'progress', data: '{"a":1}' },
  { event: 'question', data: '{"b":"प्र"}' },
  { event: 'message', data: 'x\ny' },
]

describe('reading events', () => {
  it('reads names, data over several lines, comments and both line endings', async () => {
    expect(await collect(bodyOf(STREAM))).toEqual(EVENTS)
  })

  it('gives the same events wherever the network splits the bytes, even within a letter', async () => {
    const bytes = encoder.encode(STREAM)
    const cuts = fc.uniqueArray(fc.integer({ min: 0, max: bytes.length }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const ends = [...places.toSorted((a, b) => a - b), bytes.length]
        const chunks = ends.map((end, at) => bytes.slice(at === 0 ? 0 : ends[at - 1], end))
        expect(await collect(bodyOf(...chunks))).toEqual(EVENTS)
      }),
      { numRuns: 200 },
    )
  })

  it('ignores an incomplete event', async () => {
    expect(await collect(bodyOf('data: whole\n\nevent: question\ndata: {"te'))).toEqual([
      { event: 'message', data: 'whole' },
    ])
  })

  it('throws the error that broke the connection', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    await expect(collect(broken)).rejects.toThrow('network error')
  })

  it('closes the connection when the reader stops', async () => {
    const cancel = vi.fn()
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode('data: more\n\n')),
      cancel,
    })
    for await (const { data } of readEvents(endless)) {
      expect(data).toBe('more')
      break
    }
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('refuses an endless line or event, and reads a long one in linear time', async () => {
    const endless = (text: string) =>
      new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(encoder.encode(text)) })
    await expect(collect(endless('x'.repeat(1000)))).rejects.toThrow('too long')
    await expect(collect(endless('data: x\n'))).rejects.toThrow('too long')
    const long = `data: ${'y'.repeat(900_000)}\n\n`
    const pieces = Array.from({ length: 9000 }, (_, at) => long.slice(at * 101, (at + 1) * 101))
    const [event] = await collect(bodyOf(...pieces))
    expect(event?.data).toHaveLength(900_000)
  })
})
