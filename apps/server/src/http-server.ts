import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { StartProblem } from './environment.ts'
import type { ConnectionBindings } from './http/app-environment.ts'

type Fetch = (request: Request, bindings: ConnectionBindings) => Response | Promise<Response>
/** Takes over a connection that asks for another protocol than HTTP. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** How long each part of a request may take, so that slow or silent callers cannot keep connections for ever. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  /** The whole request with its body. Most bodies have less time: see BODY_LIMITS. */
  requestTimeout: 300_000,
  /** Longer than the usual minute of proxies, so that the proxy closes an idle connection first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
}

/** How long a caller may leave an answer unread. Waiting for an answer that is not there yet may take longer. */
const STALLED_MS = 60_000

interface BodyLimits {
  /** For a body of at most a megabyte. */
  usualMs: number
  /** For a file: 50 MB over a slow connection. */
  fileMs: number
  /** For how long nothing may come. */
  silentMs: number
}

/** A body that comes byte by byte would hold its connection, and the memory behind it, for minutes. */
const BODY_LIMITS: BodyLimits = { usualMs: 20_000, fileMs: 300_000, silentMs: 10_000 }

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Ends the connection of a caller whose body does not arrive in time. */
function watchBody(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): void {
  const { socket } = request
  const start = performance.now()
  const mostMs = request.url?.startsWith('/storage/') ? limits.fileMs : limits.usualMs
  let seen = { bytes: socket.bytesRead, at: start }
  const timer = setInterval(() => {
    const now = performance.now()
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (socket.bytesRead > seen.bytes) seen = { bytes: socket.bytesRead, at: now }
    if (now - start < mostMs && now - seen.at < limits.silentMs) return
    clearInterval(timer)
    if (!response.headersSent) socket.write(TOO_SLOW)
    socket.destroySoon()
  }, Math.min(limits.usualMs, limits.silentMs) / 4)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

export interface HttpServer {
  port: number
  /** From now on the app answers; before, every request gets 503. */
  serve(fetch: Fetch, upgrade?: Upgrade): void
  /** Waits for open requests, at most for the grace period. True when all were answered. */
  close(graceMs: number): Promise<boolean>
}

function starting(): Response {
  return Response.json({ error: 'The server is starting.' }, { status: 503, headers: { 'Retry-After': '1' } })
}

const refuseUpgrade: Upgrade = (_, socket) => {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
    socket.destroy(),
  )
}

function describeListenProblem(code: string | undefined, host: string, port: number): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program. Stop that program, or put another number in PORT`
    case 'EACCES':
      return `this user may not open port ${port}. Put a number above 1023 in PORT`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine. Put 0.0.0.0 or 127.0.0.1 in HOST`
    default:
      return undefined
  }
}

function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = describeListenProblem(error.code, host, port)
      reject(problem ? new StartProblem(problem) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'))
      else resolve(address)
    })
  })
}

/**
 * Opens the port before anything else is done, so that a second start by mistake does no harm.
 * @throws {StartProblem}
 */
export async function openHttpServer(
  host: string,
  port: number,
  stalledMs = STALLED_MS,
  bodyLimits = BODY_LIMITS,
): Promise<HttpServer> {
  let current: Fetch = starting
  let currentUpgrade = refuseUpgrade
  const listener = getRequestListener((request, bindings) => current(request, bindings))
  const server = createServer(TIMEOUTS, (request, response) => {
    response.setTimeout(stalledMs, () => {
      if (response.socket && response.socket.writableLength > 0) response.destroy()
    })
    if (!request.complete) watchBody(request, response, bodyLimits)
    return listener(request, response)
  })
  server.on('upgrade', (request, socket, head) => currentUpgrade(request, socket, head))
  const address = await listen(server, host, port)
  return {
    port: address.port,
    serve(fetch, upgrade = refuseUpgrade) {
      current = fetch
      currentUpgrade = upgrade
    },
    close(graceMs) {
      return new Promise((resolve) => {
        // A connection is idle when its last request is answered; left open, it would delay the end by a minute.
        const sweep = setInterval(() => server.closeIdleConnections(), 50)
        const timer = setTimeout(() => {
          server.closeAllConnections()
          resolve(false)
        }, graceMs)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(timer)
          resolve(true)
        })
      })
    },
  }
}
