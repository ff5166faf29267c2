import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface FeedServer {
  port: number
  url(path: string): string
  /** The requests so far, in their order. */
  requests: IncomingMessage[]
  close(): Promise<void>
}

/** A web server on this machine that answers by path. */
export async function serveFeeds(answers: Record<string, Answer>): Promise<FeedServer> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const { port } = address
  return {
    port,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    requests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
