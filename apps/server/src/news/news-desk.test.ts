import type { NewsArticle } from '@ekagra/schema/news-article'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../backend/backend.ts'
import type { Cooperation } from '../backend/cooperation.ts'
import { readMigrations } from '../backend/migrations.ts'
import { openSqlite } from '../backend/sqlite/open-sqlite.ts'
import { dataFolder, MIGRATIONS } from '../testing/data-folder.ts'
import type { TemporaryFolder } from '../testing/temporary-folder.ts'
import { type ArticleStore, openArticleStore } from './article-store.ts'
import type { Download } from './download.ts'
import { openNewsDesk } from './news-desk.ts'
import { recentArticleReader } from './recent-articles.ts'

const NOW = Date.parse('2026-11-15T08:00:00.000Z')
const log = { fatal: vi.fn(), error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() }

/** Every round is due, and no other process is there. */
const always: Cooperation['inTurn'] = async (_, __, work) => {
  await work()
  return true
}

const article = (id: string, known: Partial<NewsArticle> = {}): NewsArticle => ({
  id,
  category: 'Defence',
  source: 'Press Bureau',
  title: `Title ${id}`,
  link: `https://pib.example/${id}`,
  summary: '',
  body: '',
  published_at: '2026-11-14T10:00:00.000Z',
  ...known,
})

let folder: TemporaryFolder
let backend: Backend
let store: ArticleStore

beforeAll(async () => {
  folder = await dataFolder()
  const migrations = await readMigrations(MIGRATIONS)
  backend = await openSqlite({ folder: folder.path, migrations, publicUrl: undefined })
  store = openArticleStore(backend)
})
beforeEach(async () => {
  log.warn.mockClear()
  await store.removeBefore(Date.parse('2100-01-01'))
})
afterAll(async () => {
  await backend.close()
  await folder.remove()
})

const fetched = (xml: string, etag?: string): Download => ({
  kind: 'fetched',
  bytes: Buffer.from(xml),
  contentType: 'text/xml',
  ...(etag && { etag }),
})
const DATE = '<pubDate>Sat, 14 Nov 2026 10:00:00 GMT</pubDate>'
const rss = (title: string, link = 'https://x.example/1', date = DATE) =>
  `<rss><item><title>${title}</title><link>${link}</link>${date}</item></rss>`

describe('the news desk', () => {
  it('dates what has no date only when it was not there at the last reading', async () => {
    const both = `<rss>${rss('Old', 'https://x.example/old', '')}${rss('New', 'https://x.example/new', '')}</rss>`
    const download = vi
      .fn()
      .mockResolvedValueOnce(fetched(rss('Old', 'https://x.example/old', '')))
      .mockResolvedValue(fetched(both))
    const desk = openNewsDesk({
      feeds: [{ url: 'https://feeds.example/rss' }],
      store,
      download,
      now: () => NOW,
      log,
      inTurn: always,
    })
    const { signal } = new AbortController()
    await desk.refresh(signal)
    expect(await store.readSince(0)).toEqual([])
    await desk.refresh(signal)
    await desk.refresh(signal)
    expect((await store.readSince(0)).map(({ title }) => title)).toEqual(['New'])
  })

  it('asks a feed for what has changed since it was last stored', async () => {
    const download = vi
      .fn()
      .mockResolvedValueOnce(fetched(rss('Navy news'), '"1"'))
      .mockResolvedValue({ kind: 'unchanged' })
    const feeds = [{ url: 'https://feeds.example/rss' }]
    const desk = openNewsDesk({ feeds, store, download, now: () => NOW, log, inTurn: always })
    const { signal } = new AbortController()
    await desk.refresh(signal)
    await desk.refresh(signal)
    expect(download.mock.calls.map(([, { etag }]) => etag)).toEqual([undefined, '"1"'])
    expect(await store.readSince(0)).toMatchObject([{ title: 'Navy news' }])
    expect(log.warn).not.toHaveBeenCalled()
  })

  it('fetches again what could not be stored, and continues with the other feeds', async () => {
    const add = vi.fn().mockRejectedValueOnce(new Error('database is away')).mockResolvedValue(undefined)
    const download = vi.fn(async () => fetched(rss('Navy news'), '"1"'))
    const feeds = [{ url: 'https://a.example' }, { url: 'https://b.example' }]
    const desk = openNewsDesk({
      feeds,
      store: { ...store, add },
      download,
      now: () => NOW,
      log,
      inTurn: always,
    })
    await desk.refresh(new AbortController().signal)
    expect(add).toHaveBeenCalledTimes(2)
    expect(log.warn).toHaveBeenCalledTimes(1)
    await desk.refresh(new AbortController().signal)
    expect(download.mock.calls.map((call) => Reflect.get(Object(call.at(1)), 'etag'))).toEqual([
      undefined,
      undefined,
      undefined,
      '"1"',
    ])
  })

  it('keeps a year of news, and an article as it was found first', async () => {
    await store.add([article('old', { published_at: '2025-11-01T00:00:00.000Z' }), article('new')])
    await store.add([article('new', { title: 'Rewritten' })])
    const desk = openNewsDesk({ feeds: [], store, download: vi.fn(), now: () => NOW, log, inTurn: always })
    await desk.refresh(new AbortController().signal)
    expect((await store.readSince(0)).map(({ title }) => title)).toEqual(['Title new'])
  })
})

describe('the articles to write questions from', () => {
  const read = () => recentArticleReader(store, () => NOW)
  const ids = async (category: string, timeframe: Parameters<ReturnType<typeof read>>[1]) =>
    (await read()(category, timeframe)).map(({ id }) => id)

  beforeEach(() =>
    store.add([
      article('today', { published_at: '2026-11-15T07:00:00.000Z' }),
      article('week', { published_at: '2026-11-10T07:00:00.000Z', body: 'Chess in Chennai' }),
      article('sport', { category: 'Sports Current Affairs', title: 'Chess title for India' }),
    ]),
  )

  it('CA-04 are of the category and the timeframe, newest first', async () => {
    expect(await ids('Defence', 'today')).toEqual(['today'])
    expect(await ids('Defence', 'weekly')).toEqual(['today', 'week'])
    expect(await ids('Art & Culture', 'yearly')).toEqual([])
  })

  it('CA-06 are all of them for India Bulk', async () => {
    expect(await ids('India Bulk', 'weekly')).toEqual(['today', 'sport', 'week'])
  })

  it('CA-08 speak of the topic that a learner typed, or are none', async () => {
    expect(await ids('chess', 'weekly')).toEqual(['sport', 'week'])
    expect(await ids('Chess in Chennai', 'weekly')).toEqual(['week'])
    expect(await ids('Quidditch', 'weekly')).toEqual([])
    expect(await ids('latest news', 'weekly')).toEqual([])
  })
})
