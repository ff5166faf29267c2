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
