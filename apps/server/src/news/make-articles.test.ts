import { describe, expect, it } from 'vitest'
import { guessCategory } from './guess-category.ts'
import { htmlToText, shorten } from './html-to-text.ts'
import { makeArticles } from './make-articles.ts'

const NOW = Date.parse('2026-11-15T08:00:00.000Z')
const FEED = { url: 'https://feeds.example/rss' }
const item = (known: object = {}) => ({
  title: 'Navy inducts a submarine',
  link: 'https://pib.example/1',
  html: '<p>INS Test joined the fleet.</p>',
  date: 'Sat, 14 Nov 2026 10:00:00 GMT',
  ...known,
})
const make = (known: object, from: object = {}) =>
  makeArticles({ title: 'Press <i>Bureau</i>', items: [item(known)] }, { ...FEED, ...from }, NOW).articles

describe('an article', () => {
  it('is plain text with a link, a day, its source and a category', () => {
    expect(make({})).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{32}$/),
        category: 'Defence',
        source: 'Press Bureau',
        title: 'Navy inducts a submarine',
        link: 'https://pib.example/1',
        summary: 'INS Test joined the fleet.',
        body: 'INS Test joined the fleet.',
        published_at: '2026-11-14T10:00:00.000Z',
      },
    ])
  })

  it.each(['Sat, 14 Nov 2026 15:30:00 IST', '14 Nov 2026 03:30 PM IST', '2026-11-14 15:30:00 IST'])(
    'may have a date in Indian time: %s',
    (date) => {
      expect(make({ date })[0]?.published_at).toBe('2026-11-14T10:00:00.000Z')
    },
  )

  it('has the category that the operator gave to its feed, in our spelling', () => {
    expect(make({}, { category: 'places in news' })[0]?.category).toBe('Places in News')
    expect(make({}, { category: 'Kerala' })[0]?.category).toBe('Kerala')
    expect(make({ title: 'Something', html: '' })[0]?.category).toBe('General')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://user:pw@x.example', ''])(
    'is left out when its link is %j',
    (link) => {
      expect(make({ link })).toEqual([])
    },
  )

  it('may have a link relative to its feed', () => {
    expect(make({ link: '/2' })[0]?.link).toBe('https://feeds.example/2')
  })

  it.each(['', 'yesterday-ish', '2027-01-01'])('is not of today because its date is %j', (date) => {
    const feed = { title: '', items: [item({ date }), item({ link: 'https://pib.example/2' })] }
    const first = makeArticles(feed, FEED, NOW)
    expect(first.articles.map(({ link }) => link)).toEqual(['https://pib.example/2'])
    const again = makeArticles(feed, FEED, NOW, new Set(first.undated))
    expect(again.articles.map(({ link }) => link)).toEqual(['https://pib.example/2'])
  })

  it('is of today without a date when the feed did not have it at the last reading', () => {
    const old = { title: '', items: [item({ date: '' })] }
    const { undated } = makeArticles(old, FEED, NOW)
    const later = { title: '', items: [...old.items, item({ date: '', link: 'https://pib.example/new' })] }
    const { articles } = makeArticles(later, FEED, NOW, new Set(undated))
    expect(articles.map(({ link, published_at }) => [link, published_at])).toEqual([
      ['https://pib.example/new', '2026-11-15T08:00:00.000Z'],
    ])
  })

  it('has no date in the future when the clock of its feed is a little fast', () => {
    expect(make({ date: '2026-11-15T08:30:00Z' })[0]?.published_at).toBe('2026-11-15T08:00:00.000Z')
  })

  it('is listed once, however often its link comes', () => {
    const feed = { title: '', items: [item(), item({ title: 'Again' })] }
    expect(makeArticles(feed, FEED, NOW).articles).toHaveLength(1)
    expect(makeArticles(feed, FEED, NOW).articles[0]?.source).toBe('feeds.example')
  })
})

describe('markup', () => {
  it('leaves nothing that runs, loads or hides', () => {
    const html = `<p>One<script>alert(1)</script> <a href="javascript:x">two</a></p><style>p{}</style>
      <img src=x onerror=alert(1)><iframe src="https://evil.example">no</iframe><svg><script>x</script></svg>three&nbsp;&amp; &lt;b&gt;four`
    expect(htmlToText(html)).toBe('One two\nthree & <b>four')
  })

  it('loses invisible characters and those that change the direction of text', () => {
    expect(htmlToText('safe\u202Eexe.txt\u200B \u0007end')).toBe('safe exe.txt end')
  })

  it('that never ends, or nests without end, is read fast', () => {
    const started = performance.now()
    expect(htmlToText(`before${'<b>'.repeat(1_000_000)}`)).toBe('before')
    expect(performance.now() - started).toBeLessThan(2000)
    expect(htmlToText('<script>'.repeat(1000))).toBe('')
    expect(htmlToText(`a<!-- ${'x'.repeat(100_000)}`)).toBe('a')
  })

  it('is cut between words', () => {
    expect(shorten('one two three four', 12)).toBe('one two…')
    expect(shorten('short', 12)).toBe('short')
    expect(shorten('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`)
  })
})

it.each([
  ['RBI keeps the repo rate as inflation eases', 'Business, Economy & Banking'],
  ['ISRO satellite reaches orbit on its new rocket', 'Science & Technology'],
  ['India wins hockey tournament', 'Sports Current Affairs'],
  ['G20 summit opens in Delhi', 'Summits and Conferences'],
  ['New tiger reserve for the forest of Satpura', 'Environment & Biodiversity'],
  ["India's Parliament passes a bill", 'India Current Affairs'],
])('%s belongs to %s', (headline, category) => {
  expect(guessCategory(headline)).toBe(category)
})
