import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

vi.mock('../stores/core/log-storage-problem.ts')
const makeNotes = vi.hoisted(() => vi.fn())
vi.mock('@ekagra/questions/notes/make-notes', () => ({ makeNotes }))

const PATH = '/functions/v1/generate-notes'
const wish = { topic: 'Optics', noteType: 'exam', difficulty: 'beginner' } as const
const load = async () => (await import('./request-notes.ts')).requestNotes

const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
const DONE = event('done', { servedBy: 'deepseek', resolvedTopic: 'Optics' })

/** A server that streams these pieces, one chunk each. */
const stream = (...chunks: string[]) => ({
  ...answerConfig(),
  [PATH]: () => {
    const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk))
    const body = new ReadableStream({
      pull(controller) {
        const next = bytes.shift()
        if (next) controller.enqueue(next)
        else controller.close()
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  },
})

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  localStorage.clear()
  // Each test creates a client, and the library warns about several clients on one page.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  makeNotes.mockReset().mockResolvedValue(null)
})

describe('requesting notes', () => {
  it('API-08 API-09 NOTES-19 NOTES-20 invokes generate-notes with topic and options, and asks for a stream', async () => {
    const requests = stubServer(stream(event('text', { text: '# Optics' }), DONE))
    await (await load())({ ...wish, topic: ' Optics ' })
    expect(requests[1]?.body).toEqual({
      topic: 'Optics',
      options: { noteType: 'exam', difficulty: 'beginner', includeExamples: true, includeQuestions: true },
    })
    expect(requests[1]?.headers.get('Accept')).toContain('text/event-stream')
  })

  it('NOTES-23 reports progress and text as they arrive', async () => {
    const whole =
      event('progress', { stage: 'writing', percent: 20 }) +
      event('text', { text: '## Light' }) +
      ': still here\n\n' +
      event('text', { text: ' bends' }) +
      event('progress', { stage: 'writing', percent: 90 }) +
      DONE
    // Split anywhere: the boundaries of chunks are not those of events.
    stubServer(stream(...(whole.match(/[\s\S]{1,17}/g) ?? [])))
    const percents: number[] = []
    const texts: string[] = []
    const answer = await (await load())(wish, {
      onProgress: (percent) => percents.push(percent),
      onText: (text) => texts.push(text),
    })
    expect(answer).toEqual({
      ok: true,
      content: '## Light bends',
      source: 'server',
      servedBy: 'deepseek',
      resolvedTopic: 'Optics',
    })
    expect([percents, texts]).toEqual([
      [20, 90],
      ['## Light', '## Light bends'],
    ])
  })

  it('API-08 accepts the content of a server that does not stream', async () => {
    stubServer({ ...answerConfig(), [PATH]: () => Response.json({ content: '# Optics', servedBy: 'x' }) })
    expect(await (await load())(wish)).toMatchObject({ ok: true, content: '# Optics', source: 'server' })
  })

  it.each([
    ['a stream', stream(event('text', { text: '  \n' }), DONE)],
    ['JSON', { ...answerConfig(), [PATH]: () => Response.json({ content: '' }) }],
  ])('NOTES-28 empty content in %s is an error', async (_, server) => {
    stubServer(server)
    expect(await (await load())(wish)).toEqual({ ok: false, failure: { kind: 'empty' } })
  })

  it('NOTES-34 NOTES-35 answers the same request from the cache for 24 hours', async () => {
    const requests = stubServer(stream(event('text', { text: '# Optics' }), DONE))
    const requestNotes = await load()
    await requestNotes(wish, { now: () => 0 })
    expect(await requestNotes({ ...wish, topic: 'OPTICS' }, { now: () => 86_399_999 })).toEqual({
      ok: true,
      content: '# Optics',
      source: 'cache',
      servedBy: 'deepseek',
    })
    expect(requests).toHaveLength(2)
    await requestNotes({ ...wish, difficulty: 'advanced' }, { now: () => 1 })
    expect(requests).toHaveLength(3)
    expect(Object.keys({ ...localStorage })).toContain('notes_cache_optics_exam_beginner')
  })

  it.each([
    ['out of reach', {}],
    ['broken', { ...answerConfig(), [PATH]: () => new Response('', { status: 500 }) }],
    ['cut off in the middle of a stream', stream(event('text', { text: '# Opt' }))],
  ])('NOTES-01 asks the engine in the browser when the server is %s', async (_, server) => {
    stubServer(server)
    makeNotes.mockResolvedValue({ content: '## Overview', resolvedTopic: 'Optics' })
    const answer = await (await load())(wish, { now: () => 5, random: () => 0.5 })
    expect(answer).toEqual({
      ok: true,
      content: '## Overview',
      source: 'engine',
      servedBy: 'engine',
      resolvedTopic: 'Optics',
    })
    expect(makeNotes).toHaveBeenCalledWith({
      topic: 'Optics',
      noteType: 'exam',
      difficulty: 'beginner',
      includeExamples: true,
      includeQuestions: true,
      seed: '5-0.5',
    })
  })

  it('says that the server is unreachable if the engine has no notes or cannot be loaded', async () => {
    stubServer({})
    const requestNotes = await load()
    expect(await requestNotes(wish)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    makeNotes.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    expect(await requestNotes(wish)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
  })

  it.each([
    ['JSON', { ...answerConfig(), [PATH]: () => Response.json({ error: 'Nothing on it' }, { status: 422 }) }],
    ['a stream', stream(event('error', { error: 'Nothing on it', status: 422 }))],
  ])('returns a refusal in %s with its message and does not ask the engine', async (_, server) => {
    stubServer(server)
    expect(await (await load())(wish)).toEqual({
      ok: false,
      failure: { kind: 'server', message: 'Nothing on it', status: 422 },
    })
    expect(makeNotes).not.toHaveBeenCalled()
  })

  it('a person can cancel, before the call and while the text arrives; nothing is cached then', async () => {
    const controller = new AbortController()
    stubServer(stream(event('text', { text: '# Opt' }), event('text', { text: 'ics' }), DONE))
    const requestNotes = await load()
    const cancelled = { ok: false, failure: { kind: 'cancelled' } }
    const { signal } = controller
    expect(await requestNotes(wish, { signal, onText: () => controller.abort() })).toEqual(cancelled)
    expect(await requestNotes(wish, { signal })).toEqual(cancelled)
    expect(Object.keys({ ...localStorage })).toEqual([])
  })

  it('skips lines that are not events, and stops at an event that never ends', async () => {
    stubServer(
      stream('event: text\ndata: {broken\n\n', event('odd', { a: 1 }), event('text', { text: 'A' }), DONE),
    )
    expect(await (await load())(wish)).toMatchObject({ ok: true, content: 'A' })
    localStorage.clear()
    stubServer(stream(`event: text\ndata: "${'x'.repeat(600_000)}`, 'x'.repeat(600_000)))
    expect(await (await load())(wish)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
  })
})
