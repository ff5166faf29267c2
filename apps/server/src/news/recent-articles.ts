import { CURRENT_AFFAIRS_CATEGORIES, INDIA_BULK } from '@ekagra/exam/current-affairs/categories'
import { timeframeStart } from '@ekagra/exam/current-affairs/timeframe'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { NewsArticle } from '@ekagra/schema/news-article'
import type { ArticleStore } from './article-store.ts'

/** The most articles in a prompt. */
const LIMIT = 20

export type RecentArticles = (category: string, timeframe: Timeframe) => Promise<NewsArticle[]>

const titles = new Set<string>(CURRENT_AFFAIRS_CATEGORIES.map(({ title }) => title))

/** Words that do not tell the subject of an article. */
const EMPTY_WORDS = new Set([
  'and',
  'the',
  'for',
  'with',
  'from',
  'news',
  'current',
  'affairs',
  'india',
  'latest',
])

/**
 * The news to ask about, newest first: the articles of a category of current affairs, all of them for India Bulk, and for any
 * other topic those that mention it. None when nothing fits: a question must not be based on another subject.
 */
export function recentArticleReader(store: ArticleStore, now: () => number): RecentArticles {
  return async (category, timeframe) => {
    const since = timeframeStart(timeframe, now())
    if (titles.has(category)) return (await store.readSince(since, category)).slice(0, LIMIT)
    const articles = await store.readSince(since)
    if (category === INDIA_BULK) return articles.slice(0, LIMIT)
    const words = wordsOf(category).filter((word) => !EMPTY_WORDS.has(word))
    if (words.length === 0) return []
    return articles
      .filter(({ title, body }) => {
        const text = new Set(wordsOf(`${title} ${body}`))
        return words.every((word) => text.has(word))
      })
      .slice(0, LIMIT)
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
