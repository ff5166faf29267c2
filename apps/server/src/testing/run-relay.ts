import { connect, createServer, type Server, type Socket } from 'node:net'
import type { TestServer } from './run-server.ts'

const portOf = (server: TestServer | undefined) => Number(new URL(server?.url ?? 'http://127.0.0.1:1').port)

/** In front of the servers, at one address, as a balancer is; it can break all its connections. */
export async function runRelay(target: () => TestServer | undefined) {
  const open = new Set<Socket>()
  const relay: Server = createServer((incoming) => {
    const outgoing = connect(portOf(target()), '127.0.0.1')
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const address = relay.address()
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    cut,
    close() {
      cut()
      relay.close()
    },
  }
}
