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

/** Turns untrusted items into rows of plain text. An item without a title or a web link is left out. */
export function makeArticles(feed: Feed, from: FeedSource, now: number): NewsArticle[] {
  const source = shorten(oneLine(feed.title), MAX_SOURCE) || new URL(from.url).hostname
  const articles = feed.items.flatMap((item) => makeArticle(item, source, from, now) ?? [])
  return [...new Map(articles.map((article) => [article.id, article])).values()]
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
    published_at: new Date(readMoment(item.date, now)).toISOString(),
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

/** An article without a plausible date gets the time at which it was found. */
function readMoment(text: string, now: number): number {
  const moment = Date.parse(text)
  return Number.isNaN(moment) || moment > now + FORGIVEN_MS ? now : moment
}
