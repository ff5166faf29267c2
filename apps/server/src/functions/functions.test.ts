import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { EXAMPLE_TOPICS } from '@ekagra/questions/topic/example-topics'
import { GenerateNotesResponse } from '@ekagra/schema/generate-notes'
import { GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import { FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFolder } from '../testing/data-folder.ts'
import { openServer } from '../testing/open-server.ts'
import { collectEvents } from '../testing/read-events.ts'
import { connect, type TestServer } from '../testing/run-server.ts'
import type { TemporaryFolder } from '../testing/temporary-folder.ts'

const WISH = { topic: 'percentages', count: 5, difficulty: 'easy' }

describe('functions over HTTP', () => {
  let server: TestServer
  let folder: TemporaryFolder

  beforeAll(async () => {
    folder = await dataFolder()
    server = await openServer({ DATA_DIR: folder.path })
  })
  afterAll(async () => {
    await server?.stop()
    await folder?.remove()
  })

  const call = (name: string, body: string, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method,
      headers: { apikey: server.config.publishableKey, 'Content-Type': 'application/json', ...headers },
      ...(method === 'POST' ? { body } : {}),
    })

  it('API-01 AUTH-30 generate-questions is invoked by name through supabase-js', async () => {
    const { data, error } = await connect(server).functions.invoke('generate-questions', { body: WISH })
    expect(error).toBeNull()
    const answer = GenerateQuestionsResponse.parse(data)
    expect(answer.questions).toHaveLength(5)
    expect(answer.servedBy).toBe('engine')
  })

  it('API-08 AUTH-30 generate-notes is invoked by name through supabase-js', async () => {
    const { data, error } = await connect(server).functions.invoke('generate-notes', {
      body: { topic: 'percentages' },
    })
    expect(error).toBeNull()
    const { content, servedBy } = GenerateNotesResponse.parse(data)
    expect(content).toContain('## Worked examples')
    expect(servedBy).toBe('engine')
  })

  it('gives the same questions for the same seed and different ones without a seed', async () => {
    const textsFor = async (body: object) =>
      GenerateQuestionsResponse.parse(
        await (await call('generate-questions', JSON.stringify(body))).json(),
      ).questions.map(({ text, options }) => [text, options])
    const first = await textsFor({ ...WISH, seed: 'monsoon' })
    expect(await textsFor({ ...WISH, seed: 'monsoon' })).toEqual(first)
    expect(await textsFor(WISH)).not.toEqual(await textsFor(WISH))
  })

  it.each(EXAMPLE_TOPICS)('has questions on "%s", which it suggests to learners', async (topic) => {
    const response = await call('generate-questions', JSON.stringify({ ...WISH, topic }))
    expect(response.status).toBe(200)
  })

  it('API-03 answers an error field that supabase-js hands to the caller', async () => {
    const { error } = await connect(server).functions.invoke('generate-questions', {
      body: { ...WISH, count: 0 },
    })
    if (!(error instanceof FunctionsHttpError)) throw new Error('an HTTP error was expected')
    expect(await error.context.json()).toEqual({
      error: 'The request is not valid: "count" must be at least 1.',
    })
  })

  it('says so when the engine does not know the topic', async () => {
    const response = await call('generate-questions', JSON.stringify({ ...WISH, topic: 'qqqq zzzz xxxx' }))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/no questions on "qqqq zzzz xxxx" yet/),
    })
  })

  it('answers 404 for a name that no function has, 405 for anything but POST', async () => {
    const unknown = await call('no-such-function', '{}')
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: 'There is no function called "no-such-function".' },
    ])
    const read = await call('generate-questions', '', {}, 'GET')
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  it('AUTH-01 requires a key, as a Supabase does', async () => {
    for (const apikey of ['', 'sb_publishable_wrong', 'x'.repeat(10_000)]) {
      const response = await call('generate-questions', JSON.stringify(WISH), { apikey })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: expect.any(String) })
    }
  })

  it('refuses a body over 256 KB before reading it', async () => {
    const response = await call(
      'generate-questions',
      JSON.stringify({ ...WISH, fileContent: 'x'.repeat(300_000) }),
    )
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: 'The body is larger than the 256 KB allowed here.' })
  })

  it('refuses a body without an announced length as soon as it is too long', async () => {
    const answer = await new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const { hostname, port } = new URL(server.url)
      const headers = { apikey: server.config.publishableKey, 'Transfer-Encoding': 'chunked' }
      const path = '/functions/v1/generate-questions'
      const sending = request({ hostname, port, path, method: 'POST', headers }, async (response) => {
        resolve({ status: response.statusCode, body: await json(response) })
      })
      sending.on('error', reject)
      for (let chunk = 0; chunk < 30; chunk += 1) sending.write('x'.repeat(10_000))
      sending.end()
    })
    expect(answer).toEqual({
      status: 413,
      body: { error: 'The body is larger than the 256 KB allowed here.' },
    })
  })

  it('takes a body without an announced length that is short enough', async () => {
    const body = new Blob([JSON.stringify(WISH)]).stream()
    const response = await fetch(`${server.url}/functions/v1/generate-questions`, {
      method: 'POST',
      headers: { apikey: server.config.publishableKey },
      body,
      duplex: 'half',
    })
    expect(response.status).toBe(200)
  })

  it('streams events as they come, uncompressed and never stored', async () => {
    const response = await call('generate-questions', JSON.stringify(WISH), {
      Accept: 'text/event-stream',
      'Accept-Encoding': 'gzip',
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    expect(response.headers.has('Content-Encoding')).toBe(false)
    const events = await collectEvents(response)
    expect(events.filter(({ type }) => type === 'question')).toHaveLength(5)
    expect(events.at(-1)).toMatchObject({ type: 'done', servedBy: 'engine', sources: { engine: 5 } })
  })

  it('compresses its answers', async () => {
    const response = await call('generate-questions', JSON.stringify({ ...WISH, count: 30 }), {
      'Accept-Encoding': 'gzip',
    })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(GenerateQuestionsResponse.parse(await response.json()).questions.length).toBeGreaterThan(0)
  })
})
