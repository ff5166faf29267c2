import { NewsArticle } from '@ekagra/schema/news-article'
import * as z from 'zod/mini'
import { type Backend, openServiceClient } from '../backend/backend.ts'

/** The most articles of one query. */
const LIMIT = 400

export interface ArticleStore {
  /** Adds new articles; a known article stays as it was first stored. */
  add(articles: readonly NewsArticle[]): Promise<void>
  /** The latest articles since a moment, newest first, of all categories or of one. */
  readSince(moment: number, category?: string): Promise<NewsArticle[]>
  removeBefore(moment: number): Promise<void>
}

/** The table news_articles, which only the server may write. */
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
