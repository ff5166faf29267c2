import { connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { type HttpServer, openHttpServer } from './http-server.ts'

const STALLED_MS = 200

let server: HttpServer | undefined
afterEach(() => server?.close(0))

/** A caller who sends a request and never reads the answer. */
function askAndNeverRead(port: number) {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n'))
  socket.pause().on('error', () => undefined)
  return socket
}

it('closes the connection of a caller who does not read the answer', async () => {
  const cancelled = vi.fn()
  server = await openHttpServer('127.0.0.1', 0, STALLED_MS)
  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      cancel: cancelled,
    })
  server.serve(() => new Response(endless()))
  const caller = askAndNeverRead(server.port)
  await expect.poll(() => cancelled.mock.calls.length, { timeout: 5000 }).toBe(1)
  caller.destroy()
})

it('lets a caller wait for a slow answer', async () => {
  server = await openHttpServer('127.0.0.1', 0, STALLED_MS)
  server.serve(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3 * STALLED_MS))
    return new Response('worth the wait')
  })
  expect(await (await fetch(`http://127.0.0.1:${server.port}`)).text()).toBe('worth the wait')
})

/** Sends the head of a request and then one byte at a time; resolves with what came back when the connection ended. */
function sendSlowly(port: number, path: string, everyMs: number): Promise<{ answer: string; ms: number }> {
  return new Promise((resolve) => {
    const start = performance.now()
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: test\r\nContent-Length: 100000\r\n\r\n`)
    })
    const drip = setInterval(() => socket.write('x'), everyMs)
    socket
      .on('data', (bytes) => {
        answer += bytes
      })
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(drip)
        resolve({ answer, ms: performance.now() - start })
      })
  })
}

const BODY_LIMITS = { usualMs: 400, fileMs: 1600, silentMs: 200 }

it.each([
  ['comes byte by byte', '/functions/v1/generate-questions', 20, 400],
  ['of a file comes byte by byte', '/storage/v1/object/files/a', 20, 1600],
  ['stops coming', '/storage/v1/object/files/a', 100_000, 200],
])('closes the connection of a caller whose body %s', async (_, path, everyMs, expectedMs) => {
  server = await openHttpServer('127.0.0.1', 0, STALLED_MS, BODY_LIMITS)
  server.serve(async (request) => new Response(await request.text()))
  const { answer, ms } = await sendSlowly(server.port, path, everyMs)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(ms).toBeGreaterThanOrEqual(expectedMs)
  expect(ms).toBeLessThan(expectedMs + 5000)
})

it('lets a body come that takes its time but is whole', async () => {
  server = await openHttpServer('127.0.0.1', 0, STALLED_MS, BODY_LIMITS)
  server.serve(async (request) => {
    const text = await request.text()
    await new Promise((resolve) => setTimeout(resolve, 2 * BODY_LIMITS.usualMs))
    return new Response(text)
  })
  const answer = await fetch(`http://127.0.0.1:${server.port}`, { method: 'POST', body: 'whole' })
  expect(await answer.text()).toBe('whole')
})
