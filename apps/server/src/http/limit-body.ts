import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from './app-environment.ts'
import { refuse } from './refuse.ts'

const KILOBYTE = 1024

/** Refuses a body that is too large: before reading it when its length is announced, else as soon as it has grown too long. */
export function limitBody(kilobytes: number) {
  const limit = bodyLimit({
    maxSize: kilobytes * KILOBYTE,
    // The rest of the body is not read, so nothing else can be sent over this connection.
    onError: (context) =>
      refuse(context, 413, `The body is larger than the ${kilobytes} KB allowed here.`, {
        Connection: 'close',
      }),
  })
  return createMiddleware<AppEnvironment>((context, next) => {
    const hasBody =
      context.req.header('Content-Length') !== undefined ||
      context.req.header('Transfer-Encoding') !== undefined
    return hasBody ? limit(context, next) : next()
  })
}
