import { NewsHeadline } from '@ekagra/schema/news-article'
import * as z from 'zod/mini'
import { backendClient } from '../../lib/backend/backend-client.ts'
import { loadConfig, OFFLINE_CONFIG } from '../../lib/backend/load-config.ts'

/** More than anyone scrolls through; search and categories filter within these. */
const LIMIT = 150
const TIMEOUT_MS = 15_000

export interface NewsList {
  articles: NewsHeadline[]
  /** Whether the operator has set up any feeds. */
  hasFeeds: boolean
}

/** The latest headlines. A row that cannot be read is skipped; the others stay. */
export async function readNews(): Promise<NewsList> {
  const config = await loadConfig()
  if (config !== OFFLINE_CONFIG && !config.features.news) return { articles: [], hasFeeds: false }
  const client = await backendClient()
  if (client === null) throw new Error('no server in reach')
  const { data, error } = await client
    .from('news_articles')
    .select('id, category, source, title, link, summary, published_at')
    .order('published_at', { ascending: false })
    .limit(LIMIT)
    .retry(false)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (error) throw new Error(`news_articles answered ${error.code}`)
  const rows: unknown[] = Array.isArray(data) ? data : []
  return { articles: rows.flatMap((row) => NewsHeadline.safeParse(row).data ?? []), hasFeeds: true }
}

const Body = z.object({ body: z.string() })

/** The text of one article; its summary if the full text cannot be fetched. */
export async function readArticleText({ id, title, summary }: NewsHeadline): Promise<string> {
  const client = await backendClient()
  const answer = await client
    ?.from('news_articles')
    .select('body')
    .eq('id', id)
    .retry(false)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  const [row] = z.array(Body).safeParse(answer?.data).data ?? []
  return `${title}\n\n${row?.body || summary}`
}
