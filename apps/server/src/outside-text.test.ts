import { GenerateQuestionsRequest } from '@ekagra/schema/generate-questions'
import { NewsArticle } from '@ekagra/schema/news-article'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRetryAfter, toProviderFailure } from './ai/provider-failure.ts'
import { readSignIn, refuseAuthCall } from './backend/auth/auth-gate.ts'
import { drawSigningKey, openTokenKeys } from './backend/auth/token-keys.ts'
import { describeRowProblem } from './backend/describe-row-problem.ts'
import { identifyCaller, isSignedAddress } from './backend/identify-caller.ts'
import { completeReport } from './backend/reports/complete-report.ts'
import { findStorageCall, unwrapUpload } from './backend/storage/storage-calls.ts'
import { readEnvironment, StartProblem } from './environment.ts'
import { RequestRefused } from './functions/failure.ts'
import { readRequest } from './functions/read-request.ts'
import { cleanMarkup } from './generation/clean-markup.ts'
import { resolveSource } from './generation/resolve-source.ts'
import { clientAddress } from './http/client-address.ts'
import { htmlToText, shorten } from './news/html-to-text.ts'
import { makeArticles } from './news/make-articles.ts'
import { isPublicAddress } from './news/public-address.ts'
import { decodeFeed, readFeed } from './news/read-feed.ts'

/** What comes from outside is read by these functions. None of them may throw, hang or pass on what it must not, whatever it gets. */
const NOW = Date.parse('2026-11-15T08:00:00.000Z')

/** Any text, and text made of the pieces that a reader of this kind looks for. */
const textOf = (...pieces: string[]) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 8 })), {
        maxLength: 40,
      })
      .map((parts) => parts.join('')),
  )

const FEED = textOf(
  ...['<rss>', '</rss>', '<channel>', '<item>', '</item>', '<title>', '</title>', '<link>', '</link>'],
  ...[
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '<entry>',
    '</entry>',
    '<link href="',
    '"/>',
    '&lt;',
    '&#x0;',
  ],
  ...[
    'https://a.example/1',
    'javascript:alert(1)',
    '<![CDATA[',
    ']]>',
    '<pubDate>',
    'Mon, 02 Jan 2006 10:00:00 GMT',
  ],
)
const HTML = textOf(
  '<p>',
  '</p>',
  '<script>',
  '</script>',
  '<b',
  '>',
  '&amp;',
  '&#0;',
  '\u202e',
  '<svg',
  '<!--',
  '-->',
)
const HEADER = textOf(
  ',',
  ' ',
  '203.0.113.7',
  '[::1]:80',
  '::',
  ':',
  '::ffff:1.2.3.4',
  '1:2:3:4:5:6:7:8',
  'fe80::1%eth0',
)
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc.string(),
)

describe('a feed', () => {
  it('of any text gives articles of our own form, with links of the web, or nothing', () => {
    fc.assert(
      fc.property(FEED, (xml) => {
        const feed = readFeed(xml)
        const articles =
          feed === null ? [] : makeArticles(feed, { url: 'https://a.example/rss' }, NOW).articles
        for (const article of articles) {
          expect(NewsArticle.safeParse(article).success).toBe(true)
          expect(article.link).toMatch(/^https?:\/\//)
        }
      }),
    )
  })

  it('of any bytes and any type becomes text', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        textOf('text/xml', '; charset=', 'utf-16', '"', 'latin1'),
        (bytes, type) => {
          expect(typeof decodeFeed(bytes, type)).toBe('string')
        },
      ),
    )
  })

  it('with any HTML becomes lines without anything invisible', () => {
    fc.assert(
      fc.property(HTML, fc.integer({ min: 2, max: 50 }), (html, length) => {
        const text = htmlToText(html)
        expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
        expect(shorten(text, length).length).toBeLessThanOrEqual(length)
      }),
    )
  })
})

describe('headers', () => {
  it('cannot change the address of a caller who comes directly, and never break it', () => {
    fc.assert(
      fc.property(HEADER, HEADER, fc.integer({ min: 0, max: 3 }), (socket, forwarded, proxies) => {
        expect(clientAddress(socket, forwarded, 0)).toBe(clientAddress(socket, undefined, 0))
        expect(typeof clientAddress(socket, forwarded, proxies)).toBe('string')
      }),
    )
  })

  it('that are no address are no public address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!/^[\d.]+$|:/.test(text)) expect(isPublicAddress(text)).toBe(false)
      }),
    )
  })

  it('of a provider name a time to wait that is not negative, or none', () => {
    const value = textOf('1', '-5', '1e400', 'NaN', 'Mon, 02 Jan 2006 10:00:00 GMT', '0x10')
    fc.assert(
      fc.property(value, value, (seconds, ms) => {
        const wait = readRetryAfter({ 'retry-after': seconds, 'retry-after-ms': ms }, NOW)
        if (wait !== undefined) expect(wait).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a body', () => {
  const post = (body: string) => new Request('http://localhost/', { method: 'POST', body })

  it('of a function is parsed or refused in words', async () => {
    await fc.assert(
      fc.asyncProperty(json, async (body) => {
        const outcome = await readRequest(post(body), GenerateQuestionsRequest).catch(
          (error: unknown) => error,
        )
        const isRefused = outcome instanceof RequestRefused
        expect(isRefused || GenerateQuestionsRequest.safeParse(outcome).success).toBe(true)
      }),
    )
  })

  it('of an auth call is let through or refused, never a fault', async () => {
    const route = fc.constantFrom(
      '/token',
      '/user',
      '/signup',
      '/logout',
      '/otp',
      '/%74oken',
      '/admin/users',
      '',
    )
    await fc.assert(
      fc.asyncProperty(route, json, async (path, body) => {
        const request = new Request('http://localhost/auth/v1/token?grant_type=password', {
          method: 'POST',
          body,
        })
        const answer = await refuseAuthCall(path, request)
        if (answer) expect(answer.status).toBeGreaterThanOrEqual(400)
        const signIn = await readSignIn(path, request)
        if (signIn) expect([typeof signIn.email, typeof signIn.password]).toEqual(['string', 'string'])
      }),
    )
  })

  it('of a report carries no date of its own that cannot be true, in every row', async () => {
    const row = fc.dictionary(
      fc.constantFrom('created_at', 'reported_at', 'id', '__proto__'),
      fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant('2999-01-01')),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(row, fc.array(row, { maxLength: 3 })), async (rows) => {
        const checked = await completeReport(post(JSON.stringify(rows)), { kind: 'guest' }, NOW)
        const dated: unknown = await checked.json()
        for (const one of [dated].flat()) {
          expect(one).not.toHaveProperty('created_at')
          expect(JSON.stringify(one)).not.toContain('"reported_at":"2999-01-01"')
        }
      }),
    )
  })
})

describe('a call to the storage', () => {
  const keys = { secretKey: 'sb_secret_x', jwtSecret: 'x'.repeat(48) }
  const accounts = {
    findBySession: async () => undefined,
    endSession: async () => undefined,
    endIfForgotten: async () => undefined,
    useOneTimePassword: async () => false,
  }
  const empty = async () => Response.json([])
  const signed = async () => Response.json({ signedUrl: '/storage/v1/object/sign/files/x' })
  const call = (body: string, headers: Record<string, string> = {}) =>
    new Request('http://localhost/storage/v1/object/sign/files', { method: 'POST', body, headers })

  it('with any body is answered, never a fault', async () => {
    const name = fc.string({ unit: 'binary', maxLength: 20 })
    const wish = fc
      .record({
        expiresIn: fc.integer(),
        paths: fc.array(name, { maxLength: 3 }),
        prefix: name,
        search: name,
        cursor: name,
        file_size_limit: name,
      })
      .map((value) => JSON.stringify(value))
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, wish), async (body) => {
        for (const [route, forward] of [
          ['/object/sign/files', signed],
          ['/object/list/files', empty],
          ['/object/list-v2/files', empty],
          ['/bucket', empty],
        ] as const) {
          const answer = await findStorageCall('POST', route)?.(call(body), forward)
          expect([200, 400]).toContain(answer?.status)
        }
        const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
        const unwrapped = await unwrapUpload(call(body, form))
        expect(unwrapped === undefined || unwrapped instanceof Request).toBe(true)
      }),
      // Half of a character, which no address can hold.
      { examples: [['{"expiresIn":1,"paths":["\\ud800"]}']] },
    )
  })

  it('with any token is that of a guest, and no address is signed by it', async () => {
    const token = textOf('Bearer ', '.', 'eyJhbGciOiJub25lIn0', 'eyJhbGciOiJIUzI1NiJ9', 'e30', 'sb_secret_')
    const tokens = await openTokenKeys(await drawSigningKey(() => 'key-1'), keys.jwtSecret)
    await fc.assert(
      fc.asyncProperty(token, async (text) => {
        const plain = text.replace(/[^\x20-\x7e]/g, '').trim()
        const request = new Request('http://localhost/', { headers: { Authorization: plain, apikey: plain } })
        expect(await identifyCaller(request, { keys, accounts, tokens })).toEqual({ kind: 'guest' })
        const address = `http://localhost/?token=${encodeURIComponent(text.toWellFormed())}`
        expect(await isSignedAddress(address, keys)).toBe(false)
      }),
    )
  })
})

describe('what a model or a database says', () => {
  it('is cleaned of harmless tags, and stays text', () => {
    fc.assert(
      fc.property(
        textOf('<sub>', '2', '</sub>', '<br>', '|', '\n', '<b>', '</b>', '<!--', '-->', '<h2>'),
        (text) => {
          expect(cleanMarkup(text)).not.toMatch(/<\/?(b|strong|i|em|code|hr|h2)>/i)
        },
      ),
    )
  })

  it('names only sources that were given or looked up, with an address of the web', () => {
    const address = textOf('https://', 'http://', 'a.example', '/', '[', ']', '%', ' ', '"', 'javascript:')
    fc.assert(
      fc.property(address, fc.option(fc.string(), { nil: undefined }), (url, title) => {
        const found = resolveSource(url, { articles: [], text: undefined }, [{ url, title }])
        if (found?.source?.link) expect(URL.parse(found.source.link)?.protocol).toBe('https:')
      }),
    )
  })

  it('as an error of any kind becomes a failure in our own words', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(toProviderFailure(thrown, NOW).message).toMatch(/^[a-z-]+( \(\d+\))?$/)
      }),
    )
  })

  it('as an error text is a known mistake of the caller or none', () => {
    fc.assert(
      fc.property(
        textOf(
          'UNIQUE constraint failed',
          'duplicate key value',
          'RLS policy violation',
          'column x does not exist',
        ),
        (text) => {
          expect([undefined, 400, 401, 403, 409]).toContain(describeRowProblem(text)?.status)
        },
      ),
    )
  })
})

describe('the environment', () => {
  it('is read, or refused in one line that repeats no value', () => {
    const names = [
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'DATABASE_URL',
      'NEWS_FEEDS',
      'AI_PRICES',
      'OPENAI_API_KEY',
      'TRUST_PROXY',
    ]
    const value = textOf('https://', 'a.example', ',', '=', 'postgres://', '/', ':', '1', 'Defence', '\n')
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (variables) => {
        try {
          readEnvironment(variables)
        } catch (error) {
          expect(error).toBeInstanceOf(StartProblem)
          const line = error instanceof Error ? error.message : ''
          expect(line).not.toContain('\n')
          for (const text of Object.values(variables)) {
            if (text.trim().length > 40) expect(line).not.toContain(text.trim())
          }
        }
      }),
    )
  })
})
