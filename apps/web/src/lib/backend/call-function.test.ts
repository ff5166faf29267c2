import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

vi.mock('../stores/core/log-storage-problem.ts')

const PATH = '/functions/v1/solve-math'
const load = async () => (await import('./call-function.ts')).callFunction
const wait = vi.fn(async () => undefined)

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  // Each test creates a client, and the library warns about several clients on one page.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  wait.mockClear()
})

describe('calling a function', () => {
  it('AUTH-01 AUTH-30 is a POST by name with the public key', async () => {
    const requests = stubServer({ ...answerConfig(), [PATH]: () => Response.json({ answer: 42 }) })
    const callFunction = await load()
    const result = await callFunction('solve-math', { type: 'text', content: '6 x 7' })
    expect(result).toEqual({ ok: true, data: { answer: 42 } })
    const [, request] = requests
    expect(request).toMatchObject({
      address: `http://localhost:3000${PATH}`,
      method: 'POST',
      body: { type: 'text', content: '6 x 7' },
    })
    expect(request?.headers.get('apikey')).toBe('sb_publishable_test')
  })

  it('goes to the functions of our server even if the backend has another address', async () => {
    const requests = stubServer({
      ...answerConfig({ backendUrl: 'https://project.example.org/' }),
      [PATH]: () => Response.json({}),
    })
    await (await load())('solve-math', { content: 'x' })
    expect(requests[1]?.address).toBe(`http://localhost:3000${PATH}`)
  })

  it("GEN-30 API-12 a refusal carries the server's error field", async () => {
    stubServer({
      ...answerConfig(),
      [PATH]: () => Response.json({ error: 'No questions on "x" yet.' }, { status: 422 }),
    })
    expect(await (await load())('solve-math', { content: 'x' })).toEqual({
      ok: false,
      failure: { kind: 'server', message: 'No questions on "x" yet.', status: 422 },
    })
  })

  it('GEN-30 API-12 a refusal without a message carries its status', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => new Response('<h1>Nope</h1>', { status: 500 }) })
    expect(await (await load())('solve-math', { content: 'x' })).toEqual({
      ok: false,
      failure: { kind: 'status', status: 500 },
    })
  })

  it('a server that does not respond is unreachable, before and after the config has loaded', async () => {
    stubServer({})
    const callFunction = await load()
    const unreachable = { ok: false, failure: { kind: 'unreachable' } }
    expect(await callFunction('solve-math', { content: 'x' })).toEqual(unreachable)
    stubServer(answerConfig())
    expect(await callFunction('solve-math', { content: 'x' })).toEqual(unreachable)
  })

  it('an answer that breaks off counts as unreachable', async () => {
    const cut = () => new Response('{"questions": [', { headers: { 'Content-Type': 'application/json' } })
    stubServer({ ...answerConfig(), [PATH]: cut })
    expect(await (await load())('solve-math', { content: 'x' })).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    })
  })

  it('AUTH-26 retries a restarting server once, after the time it names', async () => {
    let calls = 0
    stubServer({
      ...answerConfig(),
      [PATH]: () => {
        calls += 1
        return calls === 1
          ? Response.json({ error: 'Restarting' }, { status: 503, headers: { 'Retry-After': '2' } })
          : Response.json({ answer: 42 })
      },
    })
    const callFunction = await load()
    expect(await callFunction('solve-math', { content: 'x' }, { wait })).toEqual({
      ok: true,
      data: { answer: 42 },
    })
    expect(wait).toHaveBeenCalledExactlyOnceWith(2000)
  })

  it('does not wait for a server that asks for too long a pause', async () => {
    const requests = stubServer({
      ...answerConfig(),
      [PATH]: () => new Response('', { status: 503, headers: { 'Retry-After': '3600' } }),
    })
    const result = await (await load())('solve-math', { content: 'x' }, { wait })
    expect(result).toEqual({ ok: false, failure: { kind: 'status', status: 503 } })
    expect(requests).toHaveLength(2)
    expect(wait).not.toHaveBeenCalled()
  })

  it('a person can cancel, before and during the call', async () => {
    const controller = new AbortController()
    const requests = stubServer({
      ...answerConfig(),
      [PATH]: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          controller.abort()
        }),
    })
    const callFunction = await load()
    const cancelled = { ok: false, failure: { kind: 'cancelled' } }
    expect(await callFunction('solve-math', { content: 'x' }, { signal: controller.signal })).toEqual(
      cancelled,
    )
    expect(await callFunction('solve-math', { content: 'x' }, { signal: controller.signal })).toEqual(
      cancelled,
    )
    expect(requests.filter(({ address }) => address.endsWith(PATH))).toHaveLength(1)
  })

  it('a server that never answers counts as unreachable', async () => {
    stubServer({
      ...answerConfig(),
      [PATH]: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    const result = await (await load())('solve-math', { content: 'x' }, { timeoutMs: 30 })
    expect(result).toEqual({ ok: false, failure: { kind: 'unreachable' } })
  })
})
