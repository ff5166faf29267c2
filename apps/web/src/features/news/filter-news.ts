import type { NewsHeadline } from '@ekagra/schema/news-article'
import { containsWords } from '../../lib/search-text.ts'

export interface NewsFilter {
  /** Null for all. */
  category: string | null
  words: string
}

/** The articles of a category in whose headline, text or source every word occurs. */
export function filterNews(
  articles: readonly NewsHeadline[],
  { category, words }: NewsFilter,
): NewsHeadline[] {
  return articles.filter(
    (article) =>
      (category === null || article.category === category) &&
      containsWords(`${article.title} ${article.summary} ${article.source}`, words),
  )
}

/** The categories that have articles, those with the most first. */
export function newsCategories(articles: readonly NewsHeadline[]): { category: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => b.count - a.count || a.category.localeCompare(b.category))
}

export interface NewsDay {
  /** Any moment of the day. */
  moment: number
  articles: NewsHeadline[]
}

/** Articles by the day of publication on the reader's calendar, in their order. */
export function groupByDay(articles: readonly NewsHeadline[]): NewsDay[] {
  const days = new Map<string, NewsDay>()
  for (const article of articles) {
    const moment = Date.parse(article.published_at)
    const key = Number.isNaN(moment) ? '' : new Date(moment).toDateString()
    const day = days.get(key) ?? { moment, articles: [] }
    day.articles.push(article)
    days.set(key, day)
  }
  return [...days.values()]
}
