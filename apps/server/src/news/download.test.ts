import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isLoopback } from '../http/client-address.ts'
import { type FeedServer, serveFeeds } from '../testing/serve-feeds.ts'
import { download, type Resolve } from './download.ts'
import { isPublicAddress } from './public-address.ts'

const MEGABYTE = Buffer.alloc(1_000_000, 'x')
const LIMITS = { maxBytes: 200_000, timeoutMs: 5000 }
let server: FeedServer
/** How much of the answer that is too large was sent. */
let sent = 0

beforeAll(async () => {
  const redirect = (location: string) => (_: unknown, response: ServerResponse) => {
    response.writeHead(302, { Location: location }).end()
  }
  server = await serveFeeds({
    '/rss': (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"'
      response.writeHead(isKnown ? 304 : 200, {
        ETag: '"v1"',
        'Last-Modified': 'Sat, 14 Nov 2026 10:00:00 GMT',
        'Content-Type': 'application/rss+xml',
      })
      response.end(isKnown ? undefined : '<rss/>')
    },
    '/packed': (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('<feed/>'))
    },
    '/bomb': (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)))
    },
    '/huge': (_, response) => {
      const send = () => {
        while (sent < 100_000_000 && !response.destroyed) {
          sent += MEGABYTE.length
          if (response.write(MEGABYTE)) continue
          response.once('drain', send)
          return
        }
        response.end()
      }
      send()
    },
    '/silent': () => undefined,
    '/dripping': (_, response) => {
      const timer = setInterval(() => response.write(' '), 20)
      response.once('close', () => clearInterval(timer))
    },
    '/moved': redirect('/rss'),
    '/loop': redirect('/loop'),
    '/to-private': redirect('http://10.0.0.1/secret'),
    '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
    '/to-loopback-by-number': redirect('http://2130706433:1/'),
    '/to-mapped': redirect('http://[::ffff:10.0.0.1]/'),
    '/to-file': redirect('file:///etc/passwd'),
    '/broken': (_, response) => response.destroy(),
    '/cut': (_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('<rss>')
      setTimeout(() => response.destroy(), 20)
    },
  })
})
afterAll(() => server.close())

/** Public addresses, and this machine, where the server of this test runs. */
const isAllowed = (address: string) => isPublicAddress(address) || isLoopback(address)
const get = (path: string, options = {}) => download(server.url(path), { ...LIMITS, isAllowed, ...options })

/** A resolver that gives one prepared answer per lookup. */
const resolver = (...answers: string[][]) =>
  vi.fn<Resolve>((_name, _options, callback) => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  })

describe('a download', () => {
  it('gives the document with its ETag and date, and later only whether it changed', async () => {
    const first = await get('/rss')
    expect(first).toMatchObject({ kind: 'fetched', contentType: 'application/rss+xml', etag: '"v1"' })
    expect(first.kind === 'fetched' && Buffer.from(first.bytes).toString()).toBe('<rss/>')
    expect(await get('/rss', { etag: '"v1"', lastModified: 'Sat, 14 Nov 2026 10:00:00 GMT' })).toEqual({
      kind: 'unchanged',
    })
    expect(server.requests.at(-1)?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Sat, 14 Nov 2026 10:00:00 GMT',
    })
  })

  it('unpacks compressed answers up to the limit', async () => {
    const packed = await get('/packed')
    expect(packed.kind === 'fetched' && Buffer.from(packed.bytes).toString()).toBe('<feed/>')
    expect(await get('/bomb')).toEqual({ kind: 'failed', reason: 'it is larger than 200000 bytes' })
  })

  it('breaks off an answer of 100 MB at its limit', async () => {
    expect(await get('/huge')).toEqual({ kind: 'failed', reason: 'it is larger than 200000 bytes' })
    expect(sent).toBeLessThan(50_000_000)
  })

  it.each(['/silent', '/dripping'])('gives up on a server that is too slow (%s)', async (path) => {
    expect(await get(path, { timeoutMs: 200 })).toEqual({ kind: 'failed', reason: 'it took too long' })
  })

  it.each([
    ['/missing', 'it answered with status 404'],
    ['/broken', 'ECONNRESET'],
    ['/cut', 'ECONNRESET'],
  ])('says why %s failed', async (path, reason) => {
    expect(await get(path)).toEqual({ kind: 'failed', reason })
  })

  it('can be cancelled', async () => {
    expect(await get('/silent', { signal: AbortSignal.abort() })).toMatchObject({ kind: 'failed' })
  })
})

describe('a redirect', () => {
  it('is followed to an allowed address', async () => {
    expect(await get('/moved')).toMatchObject({ kind: 'fetched', etag: '"v1"' })
  })

  it.each(['/to-private', '/to-metadata', '/to-mapped'])('leads to no private address (%s)', async (path) => {
    expect(await get(path)).toEqual({ kind: 'failed', reason: 'it leads to an address that is not public' })
  })

  it('leads to no private address that is written as a number', async () => {
    const reached = await get('/to-loopback-by-number', {
      isAllowed: (address: string) =>
        address === '127.0.0.1' && server.requests.at(-1)?.url !== '/to-loopback-by-number',
    })
    expect(reached).toEqual({ kind: 'failed', reason: 'it leads to an address that is not public' })
  })

  it('leads to no file', async () => {
    expect(await get('/to-file')).toEqual({ kind: 'failed', reason: 'it is no address of the web' })
  })

  it('is followed at most five times', async () => {
    const before = server.requests.length
    expect(await get('/loop')).toEqual({ kind: 'failed', reason: 'it redirects too often' })
    expect(server.requests.length - before).toBe(6)
  })
})

describe('a name', () => {
  const address = (path: string) => `http://feeds.example:${server.port}${path}`

  it('is refused when it means a private address, alone or among others', async () => {
    for (const answer of [['10.0.0.7'], ['93.184.215.14', '192.168.0.1'], ['fe80::1'], []]) {
      expect(await download(address('/rss'), { ...LIMITS, isAllowed, resolve: resolver(answer) })).toEqual({
        kind: 'failed',
        reason: 'it leads to an address that is not public',
      })
    }
  })

  it('is looked up once per connection, which goes to the address that was checked', async () => {
    const rebinding = resolver(['127.0.0.1'], ['10.0.0.1'])
    const answer = await download(address('/rss'), { ...LIMITS, isAllowed, resolve: rebinding })
    expect(answer).toMatchObject({ kind: 'fetched' })
    expect(rebinding).toHaveBeenCalledTimes(1)
  })

  it('is checked again after a redirect', async () => {
    const rebinding = resolver(['127.0.0.1'], ['10.0.0.1'])
    const answer = await download(address('/moved'), { ...LIMITS, isAllowed, resolve: rebinding })
    expect(answer).toEqual({ kind: 'failed', reason: 'it leads to an address that is not public' })
  })
})

it('this machine is refused as well unless the operator allows it', async () => {
  const strict = await download(server.url('/rss'), { ...LIMITS, isAllowed: isPublicAddress })
  expect(strict).toEqual({ kind: 'failed', reason: 'it leads to an address that is not public' })
  const byName = await download(`http://localhost:${server.port}/rss`, {
    ...LIMITS,
    isAllowed: isPublicAddress,
  })
  expect(byName).toEqual({ kind: 'failed', reason: 'it leads to an address that is not public' })
})
