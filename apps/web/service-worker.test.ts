import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const ORIGIN = 'https://ekagra.example'
const SOURCE = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')

type Handler = (event: Record<string, unknown>) => void

/** The part of the browser's caches that the worker uses. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>()
  readonly #fetch: (path: string) => Promise<Response>

  constructor(fetchPath: (path: string) => Promise<Response>) {
    this.#fetch = fetchPath
  }
  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    const pathOf = (request: string | { url: string }) =>
      typeof request === 'string' ? request : new URL(request.url).pathname
    return {
      addAll: async (paths: string[]) => {
        const fetched = await Promise.all(paths.map((path) => this.#fetch(path)))
        for (const [at, path] of paths.entries()) store.set(path, fetched[at] ?? Response.error())
      },
      match: async (request: string | { url: string }) => store.get(pathOf(request))?.clone(),
      put: async (request: { url: string }, response: Response) => void store.set(pathOf(request), response),
      keys: async () => [...store.keys()].map((path) => ({ url: ORIGIN + path })),
      delete: async (request: { url: string }) => store.delete(pathOf(request)),
    }
  }
  async match(request: string | { url: string }, { cacheName }: { cacheName: string }) {
    return (await this.open(cacheName)).match(request)
  }
  async keys() {
    return [...this.stores.keys()]
  }
  async delete(name: string) {
    return this.stores.delete(name)
  }
}

const CHAPTERS = Array.from({ length: 60 }, (_, index) => `/assets/chapter-${index}-2.js`)
const BUILD = {
  version: 'two',
  bytes: 1234,
  shell: ['/app.html', '/icon.svg', '/assets/app-2.js'],
  rest: CHAPTERS,
  assets: ['/assets/app-2.js', ...CHAPTERS, '/assets/help-2.js'],
}

let isOnline: boolean
/** The network fails at this file. */
let breaksAt: string | null
let asked: string[]
let caches: FakeCaches
let handlers: Map<string, Handler>

const fetchPath = async (path: string) => {
  asked.push(path)
  if (!isOnline || path === breaksAt) throw new TypeError('Failed to fetch')
  return new Response(`network ${path}`)
}

function start(): void {
  handlers = new Map()
  const scope = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: vi.fn(async () => undefined),
    clients: { claim: vi.fn(async () => undefined) },
  }
  runInNewContext(SOURCE.replace('__BUILD__', JSON.stringify(BUILD)), {
    self: scope,
    location: { origin: ORIGIN },
    caches,
    URL,
    AbortSignal,
    Set,
    Error,
    // The pauses between groups pass at once.
    setTimeout: (task: () => void) => queueMicrotask(task),
    fetch: (request: { url: string }) => fetchPath(new URL(request.url).pathname),
  })
}

async function fire(name: string, event: Record<string, unknown> = {}): Promise<void> {
  let work: unknown
  handlers.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
  await work
}

/** The worker's response; null if it does not handle the request. */
async function request(path: string, mode = 'no-cors', method = 'GET'): Promise<string | null> {
  let answer: Promise<Response> | undefined
  handlers.get('fetch')?.({
    request: { url: path.startsWith('https:') ? path : ORIGIN + path, mode, method },
    respondWith: (response: Promise<Response>) => (answer = response),
  })
  return answer ? (await answer).text() : null
}

beforeEach(async () => {
  isOnline = true
  breaksAt = null
  asked = []
  caches = new FakeCaches(fetchPath)
  start()
  await fire('install')
  await fire('activate')
})

describe('the service worker', () => {
  it("shows the server's page, or its own copy without a network", async () => {
    expect(await request('/practice', 'navigate')).toBe('network /practice')
    isOnline = false
    expect(await request('/practice', 'navigate')).toBe('network /app.html')
  })

  it('fetches a file with a hash once', async () => {
    expect(await request('/assets/help-2.js')).toBe('network /assets/help-2.js')
    isOnline = false
    expect(await request('/assets/help-2.js')).toBe('network /assets/help-2.js')
    expect(await request('/assets/app-2.js')).toBe('network /assets/app-2.js')
    expect(asked.filter((path) => path === '/assets/help-2.js')).toHaveLength(1)
  })

  it.each([
    ['/functions/v1/solve-math', 'cors', 'POST'],
    ['/rest/v1/reports', 'cors', 'GET'],
    ['/config.json', 'cors', 'GET'],
    ['/ocr/worker.min.js', 'no-cors', 'GET'],
    ['https://elsewhere.example/assets/app-2.js', 'cors', 'GET'],
  ])('leaves %s to the network', async (path, mode, method) => {
    expect(await request(path, mode, method)).toBeNull()
  })

  it('caches what the first page fetched before the worker ran, and all the rest on request', async () => {
    await fire('message', { data: { type: 'visited', paths: ['/assets/help-2.js', '/assets/gone-1.js'] } })
    const kept = () => [...(caches.stores.get('ekagra-assets')?.keys() ?? [])]
    expect(kept()).toEqual(['/assets/app-2.js', '/assets/help-2.js'])
    await fire('message', { data: { type: 'rest' } })
    expect(kept()).toEqual(['/assets/app-2.js', '/assets/help-2.js', ...CHAPTERS])
  })

  /** What the worker answers to a message. */
  async function answersTo(data: Record<string, unknown>, onAnswer = (_: unknown) => {}): Promise<unknown[]> {
    const answers: unknown[] = []
    const postMessage = (answer: unknown) => {
      answers.push(answer)
      onAnswer(answer)
    }
    await fire('message', { data, ports: [{ postMessage }] })
    return answers
  }

  it('tells a page whether its script is of this build', async () => {
    expect(await answersTo({ type: 'is-current', path: '/assets/app-2.js' })).toEqual([true])
    expect(await answersTo({ type: 'is-current', path: '/assets/app-1.js' })).toEqual([false])
  })

  it('fetches everything on request, and tells how far it is after each group', async () => {
    expect(await answersTo({ type: 'offline-state' })).toEqual([{ kept: 1, of: 61, bytes: 1234 }])
    expect(await answersTo({ type: 'keep-all' })).toEqual([
      { kept: 25, of: 61, bytes: 1234 },
      { kept: 49, of: 61, bytes: 1234 },
      { kept: 61, of: 61, bytes: 1234 },
      { kept: 61, of: 61, bytes: 1234, isOver: true },
    ])
  })

  it('stops fetching when asked to, and goes on from there when asked again', async () => {
    const stop = () => void fire('message', { data: { type: 'stop' } })
    const answers = await answersTo({ type: 'keep-all' }, stop)
    expect(answers.at(-1)).toEqual({ kept: 25, of: 61, bytes: 1234, isOver: true })
    asked = []
    await answersTo({ type: 'keep-all' })
    expect(asked).toEqual(CHAPTERS.slice(24))
  })

  it('says when the network broke off', async () => {
    breaksAt = CHAPTERS[30] ?? ''
    const answers = await answersTo({ type: 'keep-all' })
    expect(answers.at(-1)).toEqual({ kept: 25, of: 61, bytes: 1234, isOver: true, hasFailed: true })
  })

  it('keeps what arrived before the network failed, and continues from there at the next visit', async () => {
    breaksAt = CHAPTERS[50] ?? ''
    await expect(fire('message', { data: { type: 'rest' } })).rejects.toThrow('Failed to fetch')
    const kept = [...(caches.stores.get('ekagra-assets')?.keys() ?? [])]
    expect(kept.length).toBeGreaterThan(40)
    breaksAt = null
    asked = []
    await fire('message', { data: { type: 'rest' } })
    expect(asked).toEqual(CHAPTERS.filter((path) => !kept.includes(path)))
  })

  it('deletes the page and the files of an older version', async () => {
    caches.stores.set('ekagra-page-one', new Map())
    caches.stores.get('ekagra-assets')?.set('/assets/app-1.js', new Response('old'))
    await fire('activate')
    expect([...caches.stores.keys()]).toEqual(['ekagra-page-two', 'ekagra-assets'])
    expect([...(caches.stores.get('ekagra-assets')?.keys() ?? [])]).toEqual(['/assets/app-2.js'])
  })
})
