import { describe, expect, it } from 'vitest'
import { decodeFeed, readFeed } from './read-feed.ts'

const RSS = `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <title>Press Bureau</title><link>https://pib.example</link>
  <image><title>Logo</title></image>
  <item>
    <title>Navy &amp; Army train together</title><link>https://pib.example/1</link>
    <description>Short.</description>
    <content:encoded><![CDATA[<p>The <b>whole</b> text.</p>]]></content:encoded>
    <pubDate>Sat, 14 Nov 2026 10:00:00 GMT</pubDate><guid isPermaLink="false">x-1</guid>
  </item>
  <item><title>Second</title><guid>https://pib.example/2</guid></item>
</channel></rss>`

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Space Agency</title>
  <entry>
    <title type="html">Launch &lt;b&gt;done&lt;/b&gt;</title>
    <link rel="self" href="https://space.example/self"/><link href="https://space.example/a"/>
    <published>2026-11-13T09:00:00Z</published><updated>2026-11-14T09:00:00Z</updated>
    <content type="xhtml"><div><p>In <i>orbit</i>.</p></div></content><summary>Orbit</summary>
    <author><name>Asha</name></author>
  </entry></feed>`

const RDF = `<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel><title>Journal</title></channel>
  <item><title>Finding</title><link>https://j.example/1</link><dc:date>2026-11-12</dc:date></item></rdf:RDF>`

describe('a feed', () => {
  it('is read as RSS 2, the whole text before the summary', () => {
    expect(readFeed(RSS)).toEqual({
      title: 'Press Bureau',
      items: [
        {
          title: 'Navy & Army train together',
          link: 'https://pib.example/1',
          html: '<p>The <b>whole</b> text.</p>',
          date: 'Sat, 14 Nov 2026 10:00:00 GMT',
        },
        { title: 'Second', link: 'https://pib.example/2', html: '', date: '' },
      ],
    })
  })

  it('is read as Atom, with the link to read and the day of publication', () => {
    expect(readFeed(ATOM)).toEqual({
      title: 'Space Agency',
      items: [
        {
          title: 'Launch <b>done</b>',
          link: 'https://space.example/a',
          html: 'In orbit.',
          date: '2026-11-13T09:00:00Z',
        },
      ],
    })
  })

  it('is read as RSS 1', () => {
    expect(readFeed(RDF)).toMatchObject({
      title: 'Journal',
      items: [{ title: 'Finding', link: 'https://j.example/1', date: '2026-11-12' }],
    })
  })

  it('that breaks off gives the items before the break', () => {
    const broken = RSS.slice(0, RSS.indexOf('<item><title>Second'))
    expect(readFeed(`${broken}<item><title>Hal`)?.items[0]).toMatchObject({ link: 'https://pib.example/1' })
    expect(readFeed(RSS.replace('</description>', '</wrong>'))?.items.length).toBeGreaterThan(0)
  })

  it.each(['', 'not a feed', '<html><body>Sign in</body></html>', '{"items": []}', '<', '<!DOCTYPE x>'])(
    'is not made of %j',
    (text) => {
      expect(readFeed(text)).toBeNull()
    },
  )

  it('stays small: declared entities are not expanded', () => {
    const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    )
    const bomb = `<!DOCTYPE rss [<!ENTITY l0 "ha">${levels}<!ENTITY f SYSTEM "file:///etc/passwd">]>
      <rss><channel><item><title>&l9; &f;</title><link>https://x.example</link></item></channel></rss>`
    const title = readFeed(bomb)?.items[0]?.title ?? ''
    expect(title.length).toBeLessThan(20)
  })

  it('that nests a million tags gives the items before them, and fast', () => {
    const good = '<item><title>Good</title><link>https://x.example</link></item>'
    const started = performance.now()
    const feed = readFeed(`<rss><channel>${good}<item><title>${'<b>'.repeat(1_000_000)}`)
    expect(feed?.items).toEqual([{ title: 'Good', link: 'https://x.example', html: '', date: '' }])
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('has at most 200 items', () => {
    expect(readFeed(`<rss>${'<item><title>x</title></item>'.repeat(5000)}</rss>`)?.items).toHaveLength(200)
  })
})

describe('the text of a feed', () => {
  const bytes = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><rss>caf\xe9</rss>', 'latin1')
  it('is in the encoding that its first line or its header names, else in UTF-8', () => {
    expect(decodeFeed(bytes, 'text/xml')).toContain('café')
    expect(
      decodeFeed(Buffer.from('<rss>caf\xe9</rss>', 'latin1'), 'text/xml; charset=windows-1252'),
    ).toContain('café')
    expect(decodeFeed(Buffer.from('<rss>हिन्दी</rss>'), 'text/xml')).toContain('हिन्दी')
    expect(decodeFeed(Buffer.from('<rss>x</rss>'), 'text/xml; charset=klingon')).toBe('<rss>x</rss>')
  })
})
