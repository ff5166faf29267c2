import { createServer } from 'node:net'
import postgres from 'postgres'
import { expect, it, onTestFinished } from 'vitest'
import { isLostTypeQuery } from './lost-type-query.ts'

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

/** Lets a client in, and cuts the line when it sends its first query. */
async function listenAndCut(): Promise<number> {
  const server = createServer((socket) => {
    let isIn = false
    socket.on('error', () => undefined)
    socket.on('data', () => {
      if (isIn) {
        socket.resetAndDestroy()
        return
      }
      isIn = true
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]))
    })
  })
  onTestFinished(() => {
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

it('knows the rejection that the driver leaves behind when a new connection is cut', async () => {
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of others) process.on('unhandledRejection', listener)
  })
  const rejected = new Promise((resolve) => process.once('unhandledRejection', resolve))
  const sql = postgres(`postgres://a:b@127.0.0.1:${await listenAndCut()}/c`, { max: 1, connect_timeout: 5 })
  const asked = sql`select 1`.catch((error: unknown) => error)
  const reason = await rejected
  expect(isLostTypeQuery(reason)).toBe(true)
  void asked
  await sql.end({ timeout: 0 })
})

it.each([null, 'text', new Error('read ECONNRESET'), { query: 'select 1' }, { query: null }])(
  'leaves %s alone',
  (reason) => {
    expect(isLostTypeQuery(reason)).toBe(false)
  },
)
