import { afterEach, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

vi.mock('../stores/core/log-storage-problem.ts')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('AUTH-34 opens a websocket for live updates, gives a call 10 s, and sends a heartbeat every 30 s', async () => {
  const sent: string[] = []
  const opened: string[] = []
  class Socket extends EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3
    readyState = 1
    binaryType = 'blob'
    bufferedAmount = 0
    onopen = () => {}
    constructor(address: string | URL) {
      super()
      opened.push(`${address}`)
      setTimeout(() => this.onopen(), 1)
    }
    send(text: string) {
      sent.push(text)
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Socket)
  stubServer(answerConfig())
  // The tests before may have opened the client of this page with another socket.
  vi.resetModules()
  const { backendClient } = await import('./backend-client.ts')
  const client = await backendClient()
  expect(client?.realtime.timeout).toBe(10_000)
  vi.useFakeTimers()
  client?.realtime.connect()
  await vi.advanceTimersByTimeAsync(29_900)
  expect(opened[0]).toMatch(/^ws:\/\/localhost:3000\/realtime\/v1\/websocket\?/)
  const heartbeats = () => sent.filter((text) => text.includes('"heartbeat"')).length
  expect(heartbeats()).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(heartbeats()).toBe(1)
})
