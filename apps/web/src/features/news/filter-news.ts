import type { NewsHeadline } from '@ekagra/schema/news-article'
import { containsWords } from '../../lib/syllabus/search-text.ts'

export interface NewsFilter {
  /** Null for all categories. */
  category: string | null
  words: string
}

/** The articles of a category that contain every search word in the headline, text or source. */
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

/** The categories that have articles, largest first. */
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

/** Groups articles by their day of publication in the reader's time zone, in the given order. */
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
