import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  url: string
  /** Puts a server into a place; undefined empties it. */
  place(index: number, url: string | undefined): void
  /** Whether the server in this place is asked at the moment. */
  isUsed(index: number): boolean
  /** Requests that no server answered. */
  failures: string[]
  close(): Promise<void>
}

const LOOK_MS = 100
/** Longer than any pause of a caller on a busy machine: a connection that is closed while a request comes in would fail it. */
const IDLE_MS = 120_000
const PATIENCE_MS = 5000

/** A small balancer: asks /readyz of each server, gives requests to the ready ones in turn, keeps connections open, and never asks twice. */
export async function runBalancer(): Promise<Balancer> {
  const places: { url: string; isReady: boolean }[] = []
  const failures: string[] = []
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const look = async () => {
    await Promise.all(
      places.map(async (place) => {
        place.isReady = await fetch(`${place.url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
          ({ ok }) => ok,
          // Slow is not gone: like other balancers it takes a server out when it says so, or when nothing listens.
          (error: unknown) => place.isReady && error instanceof DOMException,
        )
      }),
    )
  }
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const ready = places.filter(({ isReady }) => isReady)
    const place = ready[turn++ % Math.max(1, ready.length)]
    const fail = (reason: string) => {
      failures.push(`${incoming.method} ${incoming.url}: ${reason}`)
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (!place) return fail('no server is ready')
    const { hostname, port } = new URL(place.url)
    const { method = 'GET', url: path = '/', headers } = incoming
    const passing = request({ hostname, port, path, method, headers, agent }, (answer) => {
      const { connection: _, 'keep-alive': __, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(outgoing)
      answer.on('error', ({ message }) => fail(message))
    })
    passing.on('error', ({ message }) => fail(message))
    incoming.pipe(passing)
  }

  const server = createServer({ keepAliveTimeout: IDLE_MS }, forward)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const looking = setInterval(() => void look(), LOOK_MS)
  return {
    url: `http://127.0.0.1:${port}`,
    failures,
    place(index, url) {
      places[index] = { url: url ?? 'http://127.0.0.1:1', isReady: false }
    },
    isUsed: (index) => places[index]?.isReady ?? false,
    close() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
