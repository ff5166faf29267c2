import { createHash } from 'node:crypto'
import { CURRENT_AFFAIRS_CATEGORIES } from '@ekagra/exam/current-affairs/categories'
import { GENERAL_NEWS, type NewsArticle } from '@ekagra/schema/news-article'
import { guessCategory } from './guess-category.ts'
import { htmlToText, shorten } from './html-to-text.ts'
import type { Feed, FeedItem } from './read-feed.ts'

/** A feed of the operator; without a category, that of each article is guessed from its words. */
export interface FeedSource {
  url: string
  category?: string | undefined
}

const MAX_TITLE = 300
const MAX_SUMMARY = 320
const MAX_BODY = 8000
const MAX_SOURCE = 80

/** A clock may be a little fast; a later date in the future is a mistake. */
const FORGIVEN_MS = 3_600_000

const titlesByKey = new Map<string, string>(
  CURRENT_AFFAIRS_CATEGORIES.map(({ title }) => [title.toLowerCase(), title]),
)

/** The category of the operator, in our spelling where it is one of ours. */
const canonicalCategory = (category: string): string => titlesByKey.get(category.toLowerCase()) ?? category

interface MadeArticles {
  articles: NewsArticle[]
  /** The ids of items without a date that can be true. */
  undated: string[]
}

/**
 * Turns untrusted items into rows of plain text. An item without a title or a web link is left out. One without a date, or with a date
 * in the future, may be years old: it is left out too, unless the feed was read before and did not have it then.
 * @param seenUndated the ids of the undated items of the last reading; undefined at the first reading
 */
export function makeArticles(
  feed: Feed,
  from: FeedSource,
  now: number,
  seenUndated?: ReadonlySet<string>,
): MadeArticles {
  const source = shorten(oneLine(feed.title), MAX_SOURCE) || new URL(from.url).hostname
  const made = new Map(
    feed.items.flatMap((item) => {
      const article = makeArticle(item, source, from, now)
      return article ? [[article.id, { article, isDated: readMoment(item.date, now) !== undefined }]] : []
    }),
  )
  const isNew = (id: string) => seenUndated !== undefined && !seenUndated.has(id)
  return {
    articles: [...made.values()].flatMap(({ article, isDated }) =>
      isDated || isNew(article.id) ? [article] : [],
    ),
    undated: [...made].flatMap(([id, { isDated }]) => (isDated ? [] : [id])),
  }
}

function makeArticle(item: FeedItem, source: string, from: FeedSource, now: number): NewsArticle | null {
  const link = readLink(item.link, from.url)
  const title = shorten(oneLine(item.title), MAX_TITLE)
  if (link === null || title === '') return null
  const body = shorten(htmlToText(item.html), MAX_BODY)
  const summary = shorten(body.replaceAll('\n', ' '), MAX_SUMMARY)
  const category = from.category ? canonicalCategory(from.category) : guessCategory(`${title}\n${summary}`)
  return {
    id: createHash('sha256').update(link).digest('hex').slice(0, 32),
    category: category ?? GENERAL_NEWS,
    source,
    title,
    link,
    summary,
    body,
    published_at: new Date(readMoment(item.date, now) ?? now).toISOString(),
  }
}

const oneLine = (html: string) => htmlToText(html).replaceAll('\n', ' ')

function readLink(text: string, base: string): string | null {
  if (text === '') return null
  const url = URL.parse(text, base)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === ''
    ? url.href
    : null
}

/** Many Indian feeds name their time zone, which JavaScript does not know. */
const INDIAN_TIME = /\bIST\b/

/** When an article was published; undefined when it does not say or says what cannot be. */
function readMoment(text: string, now: number): number | undefined {
  const moment = Date.parse(text.replace(INDIAN_TIME, '+0530'))
  return Number.isNaN(moment) || moment > now + FORGIVEN_MS ? undefined : Math.min(moment, now)
}
