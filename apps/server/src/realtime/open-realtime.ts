import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Backend } from '../backend/backend.ts'
import { clientAddress } from '../http/client-address.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import { broadcastCalls } from './broadcast-calls.ts'
import { CLOSE, type Connection, openConnection } from './connection.ts'
import { channelName, createHub } from './hub.ts'
import { LIMITS, type Limits } from './limits.ts'
import { rowReader } from './row-changes.ts'

interface RealtimeOptions {
  backend: Backend
  /** Where the page is reached when that is not where the server is. */
  publicUrl?: string | undefined
  trustedProxies: number
  onTrouble(error: unknown): void
  limits?: Limits | undefined
}

const PATH = /^\/realtime\/v1\/websocket\/?$/
/** How long a client may take to say goodbye. */
const GOODBYE_MS = 500
const MOST_PARAMETERS_LENGTH = 4000

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

const bytesOf = (data: Buffer | ArrayBuffer | Buffer[]): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data)

/** The live connections of this process. Undefined where a Supabase elsewhere has them. */
export async function openRealtime({
  backend,
  publicUrl,
  trustedProxies,
  onTrouble,
  limits = LIMITS,
}: RealtimeOptions) {
  const { realtime: source, handle, publishableKey, secretKey } = backend
  if (!source || !handle) return undefined
  const hub = createHub(source.bus)
  const readRows = rowReader(handle, publishableKey)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  })
  const connections = new Map<WebSocket, Connection>()
  const perAddress = new Map<string, number>()
  let isClosing = false

  const countAddress = (address: string, change: 1 | -1) => {
    const count = (perAddress.get(address) ?? 0) + change
    if (count === 0) perAddress.delete(address)
    else perAddress.set(address, count)
  }

  const accept = (socket: WebSocket, address: string, parameters: URLSearchParams) => {
    countAddress(address, 1)
    const connection = openConnection({
      version: parameters.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0',
      apiKey: parameters.get('apikey') ?? '',
      hub,
      identify: source.identify,
      readRows,
      limits,
      now: () => performance.now(),
      send(data) {
        // What a client does not read stays in our memory.
        if (socket.bufferedAmount > limits.unreadBytes) socket.terminate()
        else socket.send(data)
      },
      close({ code, reason }) {
        socket.close(code, reason)
        void setTimeout(GOODBYE_MS, undefined, { ref: false }).then(() => socket.terminate())
      },
      onTrouble,
    })
    connections.set(socket, connection)
    socket.on('message', (data, isBinary) => {
      const bytes = bytesOf(data)
      connection.receive(isBinary ? bytes : Buffer.from(bytes).toString('utf8'))
    })
    // A frame that is too large or breaks the protocol: the library tells the client why and closes the socket by itself.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      connections.delete(socket)
      countAddress(address, -1)
      connection.end()
    })
  }

  const looking = setInterval(() => {
    for (const [socket, connection] of connections) {
      if (connection.isSilent()) socket.terminate()
      else connection.recheck().catch(onTrouble)
    }
  }, limits.recheckMs)
  looking.unref()
  await hub.open()

  return {
    /** The HTTP calls below /realtime/v1. */
    call: broadcastCalls({ hub, identify: source.identify }),
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      // Without a listener, a caller who resets the connection would end the process.
      socket.on('error', () => socket.destroy())
      const url = URL.parse(request.url ?? '', 'http://embedded')
      if (!url || !PATH.test(url.pathname)) return refuseUpgrade(socket, '404 Not Found')
      if (isClosing) return refuseUpgrade(socket, '503 Service Unavailable')
      const { origin, host } = request.headers
      // A browser says on whose page the script runs; programs say nothing.
      if (origin !== undefined && origin !== publicUrl && URL.parse(origin)?.host !== host)
        return refuseUpgrade(socket, '403 Forbidden')
      const key = url.searchParams.get('apikey') ?? request.headers.apikey
      if (url.search.length > MOST_PARAMETERS_LENGTH || typeof key !== 'string')
        return refuseUpgrade(socket, '401 Unauthorized')
      if (![publishableKey, secretKey].some((known) => isSameSecret(key, known)))
        return refuseUpgrade(socket, '401 Unauthorized')
      const forwarded = request.headers['x-forwarded-for']
      const address = clientAddress(
        request.socket.remoteAddress,
        Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
        trustedProxies,
      )
      if (connections.size >= limits.sockets || (perAddress.get(address) ?? 0) >= limits.socketsPerAddress)
        return refuseUpgrade(socket, '429 Too Many Requests')
      const parameters = new URLSearchParams(url.searchParams)
      parameters.set('apikey', key)
      return server.handleUpgrade(request, socket, head, (opened) => accept(opened, address, parameters))
    },
    /** Says something to everybody in a public channel, on every process. */
    say(topic: string, event: string, payload: object): void {
      hub.broadcast(channelName(topic, false), { event, payload })
    },
    sockets: () => connections.size,
    /** Says goodbye to everybody: clients then connect to another process. */
    async close(): Promise<void> {
      isClosing = true
      clearInterval(looking)
      for (const connection of connections.values()) connection.close(CLOSE.goingAway)
      const closed = [...connections.keys()].map(
        (socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      )
      await Promise.race([Promise.all(closed), setTimeout(GOODBYE_MS * 2, undefined, { ref: false })])
      for (const socket of connections.keys()) socket.terminate()
    },
  }
}
