import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDataFolder } from '../testing/data-folder.ts'
import { openServer } from '../testing/open-server.ts'
import type { TestServer } from '../testing/run-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const THEME_SCRIPT = "document.documentElement.classList.add('dark')"

const PAGE = `<!doctype html>
<html><head><title>Ekagra</title><script>${THEME_SCRIPT}</script>
<script type="module" src="/assets/app-3f9a.js"></script></head><body><div id="root"></div></body></html>`

const SCRIPT = `console.log(${JSON.stringify('ekagra '.repeat(200))})`

/** A small web app as the build makes it: hashed names under assets, with compressed variants. */
async function writeWebApp(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, '.vite'), { recursive: true })
  const files: Record<string, string | Uint8Array> = {
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'index.html.gz': gzipSync(PAGE),
    'assets/app-3f9a.js': SCRIPT,
    'assets/app-3f9a.js.br': brotliCompressSync(SCRIPT),
    'assets/app-3f9a.js.gz': gzipSync(SCRIPT),
    'assets/photo-77aa.webp': new Uint8Array(600_000).fill(7),
    'assets/words-0c0c.gz': gzipSync('a file that is compressed in itself'),
    'manifest.webmanifest': '{}',
    '.vite/manifest.json': '{"secret":"plans"}',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
}

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the web app over HTTP', () => {
  let server: TestServer
  let folder: Awaited<ReturnType<typeof temporaryFolder>>

  beforeAll(async () => {
    folder = await temporaryFolder()
    const web = join(folder.path, 'web')
    await prepareDataFolder(join(folder.path, 'data'))
    await writeWebApp(web)
    await writeFile(join(folder.path, 'outside.txt'), 'not for you')
    server = await openServer({
      DATA_DIR: join(folder.path, 'data'),
      WEB_DIR: web,
      METRICS_FROM_LOOPBACK: 'yes',
    })
  })
  afterAll(async () => {
    await server?.stop()
    await folder?.remove()
  })

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + path, { method, headers, redirect: 'manual' })

  /** Sends exactly this path and these headers; fetch would normalise them. */
  async function rawGet(path: string, headers: Record<string, string> = {}) {
    return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(server.url)
        request({ hostname, port, path, headers }, async (response) => {
          resolve({ status: response.statusCode, headers: response.headers, body: await text(response) })
        })
          .on('error', reject)
          .end()
      },
    )
  }

  describe('files', () => {
    it.each([
      ['br, gzip', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ])('are sent in the best form that Accept-Encoding "%s" allows', async (accepted, encoding) => {
      const answer = await rawGet('/assets/app-3f9a.js', { 'Accept-Encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toContain('Accept-Encoding')
      const decoded = await get('/assets/app-3f9a.js', { 'Accept-Encoding': accepted || 'identity' })
      expect(await decoded.text()).toBe(SCRIPT)
    })

    it('under /assets/ may be cached for ever, the page must be revalidated', async () => {
      expect((await get('/assets/app-3f9a.js')).headers.get('Cache-Control')).toBe(
        'public, max-age=31536000, immutable',
      )
      expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache')
      expect((await get('/manifest.webmanifest')).headers.get('Cache-Control')).toBe('no-cache')
    })

    it.each([
      ['/', /^text\/html/],
      ['/assets/app-3f9a.js', /^text\/javascript/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/assets/photo-77aa.webp', /^image\/webp/],
    ])('%s has its media type', async (path, type) => {
      expect((await get(path)).headers.get('Content-Type')).toMatch(type)
    })

    it('that are large are sent completely', async () => {
      const response = await get('/assets/photo-77aa.webp')
      expect(response.headers.get('Content-Length')).toBe('600000')
      expect((await response.arrayBuffer()).byteLength).toBe(600_000)
    })

    it('that are already compressed are sent unchanged', async () => {
      const answer = await rawGet('/assets/words-0c0c.gz', { 'Accept-Encoding': 'gzip' })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-encoding']).toBeUndefined()
    })

    it('are not sent again to a browser that has them: 304 for the same ETag, one ETag per encoding', async () => {
      const [brotli, gzip] = await Promise.all(
        ['br', 'gzip'].map(
          async (encoding) => (await get('/', { 'Accept-Encoding': encoding })).headers.get('ETag') ?? '',
        ),
      )
      expect(brotli).not.toBe(gzip)
      const known = await rawGet('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${brotli}` })
      expect([known.status, known.body]).toEqual([304, ''])
      const other = await rawGet('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': brotli ?? '' })
      expect(other.status).toBe(200)
    })

    it('answer HEAD with the headers of GET and no body', async () => {
      const head = await get('/assets/app-3f9a.js', { 'Accept-Encoding': 'identity' }, 'HEAD')
      expect(head.status).toBe(200)
      expect(head.headers.get('Content-Length')).toBe(String(SCRIPT.length))
      expect(await head.text()).toBe('')
    })

    it.each([
      '/../outside.txt',
      '/assets/../../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/assets/..%5c..%5coutside.txt',
      '//outside.txt',
      '/.vite/manifest.json',
      '/assets/app-3f9a.js%00.html',
    ])('outside the build cannot be read: %s', async (path) => {
      const answer = await rawGet(path)
      expect([400, 404]).toContain(answer.status)
      expect(answer.body).not.toMatch(/not for you|plans/)
    })
  })

  describe('pages', () => {
    it.each(['/', '/practice', '/notes/note-1', '/admin/upload', '/no/such/page'])(
      '%s is the app',
      async (path) => {
        const response = await get(path, HTML)
        expect(response.status).toBe(200)
        expect(await response.text()).toBe(PAGE)
      },
    )

    it.each(['/assets/gone-1234.js', '/functions', '/rest/v2/x', '/auth/x', '/storage/x'])(
      '%s is never the app, even for a browser',
      async (path) => {
        const response = await get(path, HTML)
        expect(response.status).toBe(404)
        expect(await response.text()).not.toContain('<html')
      },
    )

    it('are served only for navigation: a missing picture is 404', async () => {
      expect((await get('/missing.png', { Accept: 'image/*' })).status).toBe(404)
      expect((await get('/practice', HTML, 'POST')).status).toBe(404)
    })
  })

  describe('every answer', () => {
    it.each(['/', '/config.json', '/assets/app-3f9a.js', '/missing', '/functions/v1/x', '/rest/v1/x'])(
      '%s carries the security headers',
      async (path) => {
        const { headers } = await get(path)
        expect(Object.fromEntries(headers)).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        })
        expect(headers.has('Strict-Transport-Security')).toBe(false)
        expect(headers.has('X-Powered-By')).toBe(false)
      },
    )

    it('allows its own scripts and the inline one of the page, by hash, and nothing else', async () => {
      const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
      const directives = Object.fromEntries(
        policy
          .split('; ')
          .map((part): [string, string] => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
      )
      expect(directives['require-trusted-types-for']).toBe("'script'")
      expect(directives['trusted-types']).toBe('default')
      const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64')
      expect(directives).toMatchObject({
        'script-src': `'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
        'style-src': "'self'",
        'style-src-attr': "'unsafe-inline'",
        'img-src': "'self' data: blob:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'worker-src': "'self' blob:",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'object-src': "'none'",
      })
    })

    it('returns a valid request id of the caller and replaces any other', async () => {
      expect((await get('/config.json', { 'X-Request-Id': 'trace-0123' })).headers.get('X-Request-Id')).toBe(
        'trace-0123',
      )
      const replaced = (await get('/config.json', { 'X-Request-Id': '<script>' })).headers.get('X-Request-Id')
      expect(replaced).toMatch(/^[0-9a-f-]{36}$/)
    })
  })

  describe('the addresses for operators', () => {
    it('/healthz says that the process runs, /readyz that the backend answers', async () => {
      expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' })
      expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' })
    })

    it('/metrics answers a caller on this machine where the operator allows it, and not one behind a proxy', async () => {
      const response = await get('/metrics')
      const text = await response.text()
      for (const figure of [
        'ekagra_backend_ready 1',
        'ekagra_engine_queue_depth 0',
        'ekagra_http_requests_running 1',
      ])
        expect(text).toContain(`\n${figure}\n`)
      expect(Number(/^ekagra_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
      expect(text).toMatch(/ekagra_http_requests_total\{area="page",method="GET",status="200"\} \d+/)
      for (const name of ['X-Forwarded-For', 'X-Real-IP'])
        expect((await get('/metrics', { [name]: '127.0.0.1' })).status).toBe(404)
    })
  })

  it('keeps serving the page that its content policy was made for while a new build replaces it on the disk', async () => {
    const page = join(folder.path, 'web', 'index.html')
    await writeFile(page, PAGE.replace(THEME_SCRIPT, 'alert("a new build")'))
    const response = await get('/', { 'Accept-Encoding': 'identity' })
    expect(await response.text()).toBe(PAGE)
    await writeFile(page, PAGE)
  })

  it('/config.json tells the browser what it needs and no secret', async () => {
    const response = await get('/config.json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const config = await response.json()
    expect(config).toEqual({
      backendUrl: '/',
      functionsUrl: '/functions/v1',
      publishableKey: expect.stringMatching(/^sb_publishable_/),
      features: { ai: false, news: false, accounts: { signUp: false, mail: false } },
      supportEmail: null,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
    expect(JSON.stringify(config)).not.toContain('sb_secret')
  })
})

describe('the web app at a public https address', () => {
  let server: TestServer
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const PUBLIC_URL = 'https://ekagra.example'

  beforeAll(async () => {
    folder = await temporaryFolder()
    await prepareDataFolder(join(folder.path, 'data'))
    server = await openServer({
      DATA_DIR: join(folder.path, 'data'),
      WEB_DIR: join(folder.path, 'nothing-built'),
      PORT: '0',
      PUBLIC_URL,
      METRICS_TOKEN: 'a-token-of-the-operator',
      NEWS_FEEDS: 'https://feeds.example/rss',
      SUPPORT_EMAIL: 'help@ekagra.example',
    })
  })
  afterAll(async () => {
    await server?.stop()
    await folder?.remove()
  })

  it('tells browsers to use https only', async () => {
    expect((await fetch(`${server.url}/healthz`)).headers.get('Strict-Transport-Security')).toBe(
      'max-age=31536000',
    )
  })

  it('lets pages of the public address call, and no others', async () => {
    const preflight = (origin: string, path: string) =>
      fetch(server.url + path, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'apikey,authorization,content-type,x-client-info',
        },
      })
    for (const path of [
      '/functions/v1/generate-questions',
      '/rest/v1/category_prompts',
      '/auth/v1/token',
      '/storage/v1/object/list/files',
    ]) {
      const own = await preflight(PUBLIC_URL, path)
      expect(own.status).toBe(204)
      expect(own.headers.get('Access-Control-Allow-Origin')).toBe(PUBLIC_URL)
      expect(own.headers.get('Access-Control-Allow-Headers')).toContain('apikey')
      expect(
        (await preflight('https://evil.example', path)).headers.get('Access-Control-Allow-Origin'),
      ).toBeNull()
    }
    const answer = await fetch(`${server.url}/rest/v1/category_prompts?limit=1`, {
      headers: { Origin: 'https://evil.example', apikey: server.config.publishableKey },
    })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('gives the metrics to callers with the token, from any address', async () => {
    const metrics = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers })
    expect((await metrics({})).status).toBe(404)
    // The server sees a proxy on its machine that adds no header as a caller of its machine.
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await metrics({ Authorization: 'Bearer a-guess-of-somebody' })).status).toBe(404)
    expect((await metrics({ Authorization: 'Bearer a-token-of-the-operator' })).status).toBe(200)
  })

  it('tells the browser what the operator configured', () => {
    expect(server.config).toMatchObject({
      features: { ai: false, news: true },
      supportEmail: 'help@ekagra.example',
    })
  })

  it('says so when the web app is not built', async () => {
    const response = await fetch(server.url, { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('npm start')
  })
})
