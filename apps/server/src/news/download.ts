import { type LookupAddress, type LookupOptions, lookup as resolveName } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Looks up all addresses of a host name. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

export interface DownloadOptions {
  /** Whether a connection to this address may be made. */
  isAllowed: (address: string) => boolean
  /** What the server said about the last answer, so that it can say "unchanged". */
  etag?: string | undefined
  lastModified?: string | undefined
  maxBytes?: number
  timeoutMs?: number
  signal?: AbortSignal | undefined
  /** The system's resolver, unless a test brings its own. */
  resolve?: Resolve
}

export type Download =
  | { kind: 'fetched'; bytes: Uint8Array; contentType: string; etag?: string; lastModified?: string }
  | { kind: 'unchanged' }
  /** `reason` is for the log; it holds no content. */
  | { kind: 'failed'; reason: string }

const MAX_BYTES = 5_000_000
const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]

class Refused extends Error {
  override name = 'Refused'
}

/**
 * Fetches a document of the internet. The address is checked when the connection is made, after the name was resolved,
 * so that neither a redirect nor a changing DNS answer leads to our own network. Answers that are too large, also after
 * unpacking, or too slow are cut off.
 */
export async function download(address: string, options: DownloadOptions): Promise<Download> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  try {
    return await follow(address, options, signal)
  } catch (error) {
    if (deadline.aborted) return { kind: 'failed', reason: 'it took too long' }
    return { kind: 'failed', reason: describe(error) }
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof Refused) return error.message
  return 'code' in error ? String(error.code) : error.name
}

async function follow(start: string, options: DownloadOptions, signal: AbortSignal): Promise<Download> {
  let url = new URL(start)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await open(url, options, signal)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (REDIRECTS.includes(status) && location !== undefined) {
      response.destroy()
      const next = URL.parse(location, url.href)
      if (next === null) throw new Refused('it redirects to an invalid address')
      if (url.protocol === 'https:' && next.protocol === 'http:') {
        throw new Refused('it redirects from an encrypted address to one in the clear')
      }
      url = next
      continue
    }
    if (status === 304) {
      response.destroy()
      return { kind: 'unchanged' }
    }
    if (status !== 200) {
      response.destroy()
      return { kind: 'failed', reason: `it answered with status ${status}` }
    }
    return read(response, options.maxBytes ?? MAX_BYTES, signal)
  }
  throw new Refused('it redirects too often')
}

function open(url: URL, options: DownloadOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol } = url
  if (protocol !== 'http:' && protocol !== 'https:') throw new Refused('it is no address of the web')
  if (url.username !== '' || url.password !== '') throw new Refused('its address holds a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal IP address is never looked up, so the check below would not see it.
  if (isIP(host) !== 0 && !options.isAllowed(host))
    throw new Refused('it leads to an address that is not public')
  const headers: Record<string, string> = {
    Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1',
    'Accept-Encoding': 'gzip, deflate, br',
    'User-Agent': 'Ekagra (news reader)',
  }
  if (options.etag) headers['If-None-Match'] = options.etag
  if (options.lastModified) headers['If-Modified-Since'] = options.lastModified
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? requestHttps : requestHttp
    // A new connection: one from a pool might not have been checked.
    send(url, { agent: false, headers, signal, lookup: guard(options) })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })
}

const askSystem: Resolve = (name, options, callback) => resolveName(name, options, callback)

/** Resolves a name to the addresses that are allowed; the connection is made to exactly these. */
const guard =
  ({ isAllowed, resolve = askSystem }: DownloadOptions): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const [first] = found
      if (first === undefined || !found.every(({ address }) => isAllowed(address))) {
        return callback(new Refused('it leads to an address that is not public'), '')
      }
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }

function unpack(response: IncomingMessage): Duplex {
  switch (response.headers['content-encoding']?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return new PassThrough()
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new Refused('it is packed in an unknown way')
  }
}

async function read(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Download> {
  const { etag, 'last-modified': lastModified, 'content-type': contentType = '' } = response.headers
  const bytes = await pipeline(
    response,
    unpack(response),
    async (source: AsyncIterable<Uint8Array>) => {
      const chunks: Uint8Array[] = []
      let size = 0
      for await (const chunk of source) {
        size += chunk.length
        if (size > maxBytes) throw new Refused(`it is larger than ${maxBytes} bytes`)
        chunks.push(chunk)
      }
      return Buffer.concat(chunks, size)
    },
    { signal },
  )
  return {
    kind: 'fetched',
    bytes,
    contentType,
    ...(etag && { etag }),
    ...(lastModified && { lastModified }),
  }
}
