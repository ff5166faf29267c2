import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Backend } from '../backend/backend.ts'
import { workAlone } from '../backend/cooperation.ts'
import { joinBuses } from '../testing/join-buses.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { LIMITS, type Limits } from './limits.ts'
import { openRealtime } from './open-realtime.ts'

const KEYS = { publishableKey: 'sb_publishable_a', secretKey: 'sb_secret_b' }

let server: Server | undefined
let realtime: Awaited<ReturnType<typeof openRealtime>>
afterEach(async () => {
  await realtime?.close()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
})

async function open(limits: Partial<Limits> = {}): Promise<{ port: number; address: string }> {
  const [bus] = joinBuses('one')
  if (!bus) throw new Error('one bus')
  const backend: Backend = {
    description: '',
    url: '/',
    ...KEYS,
    handle: () => Promise.resolve(new Response('[]')),
    realtime: { bus, identify: () => Promise.resolve({ kind: 'guest' }) },
    isReady: () => Promise.resolve(true),
    cooperation: workAlone(Date.now),
    close: () => Promise.resolve(),
  }
  const opened = await openRealtime({
    backend,
    trustedProxies: 0,
    onTrouble: () => undefined,
    limits: { ...LIMITS, ...limits },
  })
  if (!opened) throw new Error('an embedded backend has live connections')
  realtime = opened
  const listening = createServer().on('upgrade', opened.upgrade)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    port,
    address: `ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${KEYS.publishableKey}`,
  }
}

/** How a socket ends: by a status of HTTP, or by a code of the websocket protocol. */
const ending = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('close', resolve)
    socket.on('error', () => undefined)
  })
const opening = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => void socket.once('open', () => resolve()))

describe('the door of live connections', () => {
  it('lets nobody in without a key, from the page of another site, at another path, or over the limit of an address', async () => {
    const { port, address } = await open({ socketsPerAddress: 2 })
    const at = (path: string) => ending(new WebSocket(`ws://127.0.0.1:${port}${path}`))
    expect(await at('/realtime/v1/websocket?vsn=2.0.0')).toBe(401)
    expect(await at('/realtime/v1/websocket?apikey=sb_publishable_x')).toBe(401)
    expect(await at(`/realtime/v1/other?apikey=${KEYS.publishableKey}`)).toBe(404)
    expect(await ending(new WebSocket(address, { origin: 'https://elsewhere.example' }))).toBe(403)
    const [first, second] = [
      new WebSocket(address, { origin: `http://127.0.0.1:${port}` }),
      new WebSocket(address),
    ]
    await Promise.all([opening(first), opening(second)])
    expect(await ending(new WebSocket(address))).toBe(429)
    first.close()
    await ending(first)
    const third = new WebSocket(address)
    await opening(third)
    expect(realtime?.sockets()).toBe(2)
  })

  it('refuses a request that asks for another protocol than a websocket', async () => {
    const { port } = await open()
    const status = await new Promise((resolve) => {
      const path = `/realtime/v1/websocket?apikey=${KEYS.publishableKey}`
      const headers = { Connection: 'Upgrade', Upgrade: 'h2c' }
      request({ port, host: '127.0.0.1', path, headers }, ({ statusCode }) => resolve(statusCode)).end()
    })
    expect(status).toBe(400)
  })

  it('closes a socket whose message is too large, and one that says nothing', async () => {
    const { address } = await open({ messageBytes: 1000, silentMs: 60, recheckMs: 20 })
    const [large, silent] = [new WebSocket(address), new WebSocket(address)]
    await Promise.all([opening(large), opening(silent)])
    large.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', { text: 'x'.repeat(1000) }]))
    expect(await ending(large)).toBe(1009)
    expect(await ending(silent)).toBe(1006)
  })

  it('drops a client that does not read what it is sent', async () => {
    const { port, address } = await open({ unreadBytes: 200_000 })
    const slow = connect(port, '127.0.0.1')
    slow.write(
      `GET /realtime/v1/websocket?vsn=2.0.0&apikey=${KEYS.publishableKey} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
    const join = Buffer.from(JSON.stringify(['1', '1', 'realtime:a', 'phx_join', {}]))
    // A client masks what it sends; with a mask of zeros the bytes stay as they are.
    slow.write(Buffer.concat([Buffer.from([0x81, 0x80 + join.length, 0, 0, 0, 0]), join]))
    await new Promise((resolve) => void slow.once('readable', () => resolve(undefined)))
    slow.pause()
    slow.on('error', () => undefined)
    const speaker = new WebSocket(address)
    await opening(speaker)
    speaker.send(JSON.stringify(['1', '1', 'realtime:a', 'phx_join', {}]))
    const body = { event: 'say', payload: 'x'.repeat(200_000) }
    const speaking = setInterval(
      () => speaker.send(JSON.stringify(['1', '2', 'realtime:a', 'broadcast', body])),
      40,
    )
    await waitUntil(() => realtime?.sockets() === 1)
    clearInterval(speaking)
    slow.destroy()
    expect(speaker.readyState).toBe(WebSocket.OPEN)
  })

  it('says goodbye to everybody when the server shuts down, and lets nobody in after that', async () => {
    const { address } = await open()
    const socket = new WebSocket(address)
    await opening(socket)
    const ended = ending(socket)
    await realtime?.close()
    expect(await ended).toBe(1001)
    expect(await ending(new WebSocket(address))).toBe(503)
  })
})
