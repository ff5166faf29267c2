import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { GenerationEvent } from '@ekagra/schema/generation-events'
import { describe, expect, it, vi } from 'vitest'
import { dataFolder } from './testing/data-folder.ts'
import { chunkOf, createHonestAuthor, listOf, runFakeProvider, solvePaper } from './testing/fake-provider.ts'
import { readEvents } from './testing/read-events.ts'
import { type RunningServer, runServer } from './testing/run-server.ts'
import { waitUntil } from './testing/wait-until.ts'

// Each test starts a server, on a machine that may be busy. They run at the same time, because one of them waits for ten seconds.
vi.setConfig({ testTimeout: 120_000 })

const author = createHonestAuthor()

const BODY = JSON.stringify({ topic: 'percentages', count: 3, difficulty: 'easy' })

/** A request whose body arrives in two halves, so that it stays open as long as the test wants. */
function slowCall(server: RunningServer) {
  const { hostname, port } = new URL(server.url)
  const headers = { apikey: server.config.publishableKey, 'Content-Length': String(BODY.length) }
  const path = '/functions/v1/generate-questions'
  const sending = request({ hostname, port, path, method: 'POST', headers })
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.on('response', async (response) =>
      resolve({ status: response.statusCode, body: await text(response) }),
    )
    sending.on('error', reject)
  })
  sending.write(BODY.slice(0, 10))
  return {
    answer,
    finish: () => sending.end(BODY.slice(10)),
    /** Sends a character a second: a body that is silent for long would be cut off before the shutdown. */
    drip() {
      let sent = 10
      const drops = setInterval(() => sending.write(BODY.slice(sent, ++sent)), 1000)
      return () => clearInterval(drops)
    },
  }
}

async function isRefused(server: RunningServer): Promise<boolean> {
  return fetch(`${server.url}/healthz`).then(
    () => false,
    () => true,
  )
}

describe.concurrent.each(['SIGTERM', 'SIGINT'] as const)('on %s the server', (signal) => {
  it('accepts no new callers, answers open requests, and ends with code 0', async () => {
    const folder = await dataFolder()
    const server = await runServer({ DATA_DIR: folder.path })
    // An idle connection that a client keeps open must not delay the end.
    await fetch(`${server.url}/healthz`)
    // Loads the engine, which on a busy machine takes longer than the grace period.
    const first = slowCall(server)
    first.finish()
    expect((await first.answer).status).toBe(200)
    const call = slowCall(server)
    await setTimeout(500)

    server.signal(signal)
    await waitUntil(() => isRefused(server))
    call.finish()
    const { status, body } = await call.answer
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ servedBy: 'engine' })
    expect(await server.ended).toBe(0)
    await folder.remove()
  })
})

describe.concurrent('on SIGTERM, with a balancer that has to notice', () => {
  it('says 503 on /readyz first and serves on, then ends a stream by an event, then closes the port', async () => {
    const folder = await dataFolder()
    // Writes one question and then hangs.
    const provider = await runFakeProvider((call) =>
      call.kind === 'solve'
        ? solvePaper(call.prompt)
        : (response) => {
            const text = `${listOf(author(1)).slice(0, -2)},`
            response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(chunkOf({ content: text }))
          },
    )
    const server = await runServer({
      DATA_DIR: folder.path,
      DRAIN_SECONDS: '2',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'fake-1',
      AI_VERIFY: 'off',
    })
    const answer = await fetch(`${server.url}/functions/v1/generate-questions`, {
      method: 'POST',
      headers: { apikey: server.config.publishableKey, Accept: 'text/event-stream' },
      body: JSON.stringify({ topic: 'The words of a learner', count: 8, difficulty: 'easy' }),
    })
    const events: GenerationEvent[] = []
    const seen: Record<string, number> = {}
    for await (const event of readEvents(answer)) {
      events.push(event)
      if (event.type !== 'question') continue
      server.signal('SIGTERM')
      const statusOf = async (path: string) => (await fetch(server.url + path)).status
      await waitUntil(async () => (await statusOf('/readyz')) === 503)
      seen.config = await statusOf('/config.json')
    }
    expect(seen).toEqual({ config: 200 })
    expect(events.at(-1)).toEqual({
      type: 'error',
      status: 503,
      error: 'The server is being restarted. What has come is yours; please ask again for the rest.',
    })
    expect(await server.ended).toBe(0)
    expect(await isRefused(server)).toBe(true)
    await provider.close()
    await folder.remove()
  })
})

describe.concurrent('a request that never ends', () => {
  it('delays the shutdown by at most the grace period of ten seconds', async () => {
    const folder = await dataFolder()
    const server = await runServer({ DATA_DIR: folder.path })
    const call = slowCall(server)
    call.answer.catch(() => undefined)
    const stopDripping = call.drip()
    await setTimeout(200)
    const start = Date.now()
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(Date.now() - start).toBeGreaterThan(9000)
    expect(Date.now() - start).toBeLessThan(20_000)
    expect(server.output.stderr).toContain('some requests took too long and were cut off')
    stopDripping()
    await folder.remove()
  })
})
