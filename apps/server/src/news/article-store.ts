import { NewsArticle } from '@ekagra/schema/news-article'
import * as z from 'zod/mini'
import { type Backend, openServiceClient } from '../backend/backend.ts'

/** How many articles one question to the database brings. */
const LIMIT = 400

export interface ArticleStore {
  /** Adds what is new; an article that is known stays as it was found first. */
  add(articles: readonly NewsArticle[]): Promise<void>
  /** The latest since a moment, newest first; of one category where one is named. */
  readSince(moment: number, category?: string): Promise<NewsArticle[]>
  removeBefore(moment: number): Promise<void>
}

/** The table news_articles, as the server alone may write it. */
export function openArticleStore(backend: Backend): ArticleStore {
  const client = openServiceClient(backend)
  const table = () => client.from('news_articles')
  return {
    async add(articles) {
      if (articles.length === 0) return
      const { error } = await table().upsert([...articles], { onConflict: 'id', ignoreDuplicates: true })
      if (error) throw new Error(`articles could not be stored: ${error.code} ${error.message}`)
    },
    async readSince(moment, category) {
      const since = table()
        .select('id, category, source, title, link, summary, body, published_at')
        .gte('published_at', new Date(moment).toISOString())
      const wanted = category === undefined ? since : since.eq('category', category)
      const { data, error } = await wanted.order('published_at', { ascending: false }).limit(LIMIT)
      if (error) throw new Error(`articles could not be read: ${error.code} ${error.message}`)
      return z.array(NewsArticle).parse(data)
    },
    async removeBefore(moment) {
      const { error } = await table().delete().lt('published_at', new Date(moment).toISOString())
      if (error) throw new Error(`old articles could not be removed: ${error.code} ${error.message}`)
    },
  }
}
