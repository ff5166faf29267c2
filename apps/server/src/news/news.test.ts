import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openServer } from '../testing/open-server.ts'
import { postgresIsSkipped } from '../testing/run-postgres.ts'
import { connect, type TestServer } from '../testing/run-server.ts'
import { type FeedServer, serveFeeds } from '../testing/serve-feeds.ts'
import { type TestDatabase, testDatabases } from '../testing/test-databases.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const today = new Date().toUTCString()
const RSS = `<rss><channel><title>Press Bureau</title>
  <item><title>Navy inducts &lt;script&gt;alert(1)&lt;/script&gt;a submarine</title>
    <link>https://pib.example/1</link><pubDate>${today}</pubDate>
    <description>&lt;p onclick="alert(1)"&gt;INS Test&lt;script&gt;steal()&lt;/script&gt; joined.&lt;/p&gt;</description></item>
  <item><title>Bad link</title><link>javascript:alert(1)</link></item>
  <item><title>From another decade</title><link>https://pib.example/old</link><pubDate>Mon, 02 Jan 2006 10:00:00 GMT</pubDate></item>
</channel></rss>`
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Space</title><entry><title>Rocket flies</title>
  <link href="https://space.example/a"/><updated>${new Date().toISOString()}</updated><summary>To orbit.</summary></entry></feed>`

describe.each(testDatabases)('the news on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let feeds: FeedServer
  let database: TestDatabase
  let server: TestServer

  beforeAll(async () => {
    if (isSkipped) return
    feeds = await serveFeeds({
      '/rss': (_, response) => response.writeHead(200, { ETag: '"1"' }).end(RSS),
      '/atom': (_, response) => response.end(ATOM),
      '/broken': (_, response) => response.end('<rss><channel><item><title>Half'),
      '/page': (_, response) => response.end('<html>Sign in</html>'),
      '/private': (_, response) => response.writeHead(302, { Location: 'http://10.0.0.1/' }).end(),
    })
    database = await open()
    server = await openServer({
      ...database.environment,
      NEWS_FROM_LOOPBACK: 'yes',
      NEWS_FEEDS: [
        feeds.url('/broken'),
        feeds.url('/page'),
        feeds.url('/private'),
        feeds.url('/gone'),
        feeds.url('/rss'),
        `Science & Technology=${feeds.url('/atom')}`,
      ].join(', '),
    })
  })
  afterAll(async () => {
    await server?.stop()
    await feeds?.close()
    await database?.remove()
  })

  const readNews = async () => {
    const { data } = await connect(server).from('news_articles').select('category, title, link, body, source')
    return data ?? []
  }

  it.skipIf(isSkipped)('SHELL-25 reaches everybody as plain text, whatever other feeds do', async () => {
    const articles = await vi.waitUntil(async () => {
      const rows = await readNews()
      return rows.length === 2 && rows
    }, 20_000)
    expect(articles.sort((a, b) => a.link.localeCompare(b.link))).toEqual([
      {
        category: 'Defence',
        title: 'Navy inducts a submarine',
        link: 'https://pib.example/1',
        body: 'INS Test joined.',
        source: 'Press Bureau',
      },
      {
        category: 'Science & Technology',
        title: 'Rocket flies',
        link: 'https://space.example/a',
        body: 'To orbit.',
        source: 'Space',
      },
    ])
    expect(server.config.features.news).toBe(true)
  })

  it.skipIf(isSkipped)('says in the log which feeds failed, by their host alone', async () => {
    await vi.waitUntil(() => server.output.stderr.match(/could not be read/g)?.length === 3, 20_000)
    for (const reason of ['it is not a feed', 'not public', 'status 404']) {
      expect(server.output.stderr).toContain(reason)
    }
    expect(server.output.stderr).not.toContain('/gone')
  })

  it.skipIf(isSkipped)('is written by the server alone', async () => {
    const client = connect(server)
    const row = {
      id: 'x',
      category: 'Defence',
      source: 'me',
      title: 'Fake',
      link: 'https://x.example',
      summary: '',
      body: '',
      published_at: new Date().toISOString(),
    }
    expect((await client.from('news_articles').insert(row)).error).not.toBeNull()
    await client.from('news_articles').update({ title: 'Fake' }).eq('source', 'Space')
    await client.from('news_articles').delete().eq('source', 'Space')
    expect((await readNews()).map(({ title }) => title)).toContain('Rocket flies')
    expect(await readNews()).toHaveLength(2)
  })
})

describe('without feeds', () => {
  it('nothing is fetched and the app is told', async () => {
    const [sqlite] = testDatabases
    if (!sqlite) throw new Error('no database')
    const database = await sqlite.open()
    const server = await openServer(database.environment)
    expect(server.config.features.news).toBe(false)
    expect((await connect(server).from('news_articles').select('id')).data).toEqual([])
    await server.stop()
    await database.remove()
  })
})
