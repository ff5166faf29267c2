import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'

/** Whether an Accept-Encoding header allows an encoding; `br;q=0` forbids it. */
function acceptsEncoding(header: string | null | undefined, encoding: string): boolean {
  if (!header) return false
  let wildcard = false
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((text) => text.startsWith('q='))
    const allowed = quality === undefined || Number(quality.slice(2)) > 0
    if (name === encoding) return allowed
    if (name === '*') wildcard = allowed
  }
  return wildcard
}

/** Best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Larger files are streamed from the disk each time; smaller ones stay in memory after the first request. */
const LARGEST_IN_MEMORY = 512 * 1024

interface Variant {
  path: string
  size: number
  etag: string
  encoding?: string
}

interface StaticFile {
  type: string
  cacheControl: string
  /** Compressed ones first, the plain file last. */
  variants: Variant[]
}

export interface StaticFiles {
  /** The HTML of every page, from which the content policy is computed; empty when the web app is not built. */
  pages: string[]
  /** The answer to a GET or HEAD of a file, or undefined when there is no such file. */
  serve(pathname: string, request: Request): Promise<Response | undefined>
  /**
   * The same for an address of the app: its own page if it has one, else the page of its folder (`_.html`, where the last part of the
   * address is an id), else the page that serves every address.
   */
  servePage(pathname: string, request: Request): Promise<Response | undefined>
}

/** Internal files of the build, such as .vite/manifest.json, are not served. */
function isHidden(...path: string[]): boolean {
  return path.some((part) => part.split(sep).some((name) => name.startsWith('.') && name !== '.well-known'))
}

async function listFiles(folder: string): Promise<Map<string, Variant>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(
    (entry) => entry.isFile() && !isHidden(relative(folder, entry.parentPath), entry.name),
  )
  const described = files.map(async (entry): Promise<[string, Variant][]> => {
    const path = join(entry.parentPath, entry.name)
    // A running build replaces files; one that is gone by now counts as missing.
    const found = await stat(path).catch(() => undefined)
    if (!found) return []
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
    return [[`/${relative(folder, path).split(sep).join('/')}`, { path, size: found.size, etag }]]
  })
  return new Map((await Promise.all(described)).flat())
}

function describeFile(url: string, plain: Variant, all: Map<string, Variant>): StaticFile {
  const compressed = ENCODINGS.flatMap(({ name, suffix }) => {
    const variant = all.get(url + suffix)
    return variant ? [{ ...variant, encoding: name, etag: variant.etag.replace(/"$/, `-${name}"`) }] : []
  })
  return {
    type: getMimeType(url) ?? 'application/octet-stream',
    // Names under /assets/ contain a hash of the content, so the content of a name never changes.
    cacheControl: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    variants: [...compressed, plain],
  }
}

function isCurrent(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')))
}

/** Reads the list of built files once; a path is only looked up in that list, so no path can lead outside the folder. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const all = await listFiles(folder)
  const files = new Map<string, StaticFile>()
  for (const [url, variant] of all) {
    const isVariant = ENCODINGS.some(
      ({ suffix }) => url.endsWith(suffix) && all.has(url.slice(0, -suffix.length)),
    )
    if (!isVariant) files.set(url, describeFile(url, variant, all))
  }
  const index = files.get('/index.html')
  if (index) files.set('/', index)
  const pages = [...files].filter(([url]) => url.endsWith('.html'))

  const remembered = new Map<string, Uint8Array<ArrayBuffer>>()
  async function bodyOf({ path, size }: Variant) {
    if (size > LARGEST_IN_MEMORY) return Readable.toWeb(createReadStream(path))
    const known = remembered.get(path) ?? new Uint8Array(await readFile(path))
    remembered.set(path, known)
    return known
  }
  // In memory from the start: the content policy is computed from these pages, so they must not change afterwards.
  for (const [, { variants }] of pages) for (const variant of variants) await bodyOf(variant)
  const htmlOf = ([url]: [string, StaticFile]) => remembered.get(join(folder, url))

  async function answer(file: StaticFile, request: Request): Promise<Response | undefined> {
    const accepted = request.headers.get('Accept-Encoding')
    const variant = file.variants.find(({ encoding }) => !encoding || acceptsEncoding(accepted, encoding))
    if (!variant) return undefined
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      ETag: variant.etag,
      ...(file.variants.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
      ...(variant.encoding ? { 'Content-Encoding': variant.encoding } : {}),
    }
    if (isCurrent(request.headers.get('If-None-Match'), variant.etag)) {
      return new Response(null, { status: 304, headers })
    }
    if (request.method === 'HEAD') {
      return new Response(null, { headers: { ...headers, 'Content-Length': String(variant.size) } })
    }
    const body = await bodyOf(variant).catch(() => undefined)
    if (!body) return undefined
    headers['Content-Length'] = String(body instanceof Uint8Array ? body.byteLength : variant.size)
    return new Response(body, { headers })
  }

  return {
    pages: pages.map((page) => new TextDecoder().decode(htmlOf(page))),
    async serve(pathname, request) {
      const file = files.get(pathname)
      return file && answer(file, request)
    },
    async servePage(pathname, request) {
      const ofFolder = pathname.replace(/[^/]*$/, '_.html')
      const file = files.get(`${pathname}.html`) ?? files.get(ofFolder) ?? files.get('/app.html') ?? index
      return file && answer(file, request)
    },
  }
}
