import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

const PATH = '/functions/v1/generate-notes'
const load = async () => (await import('./stream-function.ts')).streamFunction

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // A client per test is many clients on one page, which the library warns about.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

const events = (body: BodyInit) => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })

describe('calling a function that answers in events', () => {
  it('asks for events and gives them as they come', async () => {
    const requests = stubServer({ ...answerConfig(), [PATH]: () => events('event: done\ndata: {}\n\n') })
    const result = await (await load())('generate-notes', { topic: 'x' })
    expect(requests[1]?.headers.get('Accept')).toContain('text/event-stream')
    if (!result.ok || result.kind !== 'events') throw new Error('no events')
    expect(await result.events.next()).toEqual({ done: false, value: { event: 'done', data: '{}' } })
    expect((await result.events.next()).done).toBe(true)
  })

  it('takes the whole answer of a server that knows no events', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ content: 'all' }) })
    const result = await (await load())('generate-notes', { topic: 'x' })
    expect(result).toEqual({ ok: true, kind: 'whole', data: { content: 'all' } })
  })

  it('gives a refusal as any call does', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ error: 'No.' }, { status: 422 }) })
    expect(await (await load())('generate-notes', {})).toEqual({
      ok: false,
      failure: { kind: 'server', message: 'No.', status: 422 },
    })
  })

  it('tells a server that fell silent from a person who cancelled', async () => {
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

  it('keeps waiting while there are signs of life, and breaks off when they cease', async () => {
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
