import type { Backend } from '../backend/backend.ts'
import type { Environment } from '../environment.ts'
import { isLoopback } from '../http/client-address.ts'
import type { Log } from '../log.ts'
import { openArticleStore } from './article-store.ts'
import { download } from './download.ts'
import { isPublicAddress } from './public-address.ts'
import { type RecentArticles, recentArticleReader } from './recent-articles.ts'

interface News {
  /** For question writers; none when no feed is configured or the database cannot be read. */
  recentArticles: RecentArticles
  close(): void
}

/** How often it is asked whether a feed is due: one whose reader has died must not wait long for another process. */
const ASK_EVERY_MS = 5 * 60_000

/** Reads the configured feeds at once and then every half hour, one process for all of them; without feeds nothing runs. */
export async function openNews({
  environment,
  backend,
  log,
}: {
  environment: Pick<Environment, 'NEWS_FEEDS' | 'NEWS_FROM_LOOPBACK'>
  backend: Backend
  log: Log
}): Promise<News> {
  const feeds = environment.NEWS_FEEDS
  if (feeds.length === 0) return { recentArticles: async () => [], close: () => undefined }
  // Most servers read no feeds and need no parser of them.
  const { openNewsDesk } = await import('./news-desk.ts')
  const store = openArticleStore(backend)
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (environment.NEWS_FROM_LOOPBACK && isLoopback(address))
  const desk = openNewsDesk({
    feeds,
    store,
    download: (address, options) => download(address, { ...options, isAllowed }),
    now: Date.now,
    log,
    inTurn: backend.cooperation.inTurn,
  })
  const controller = new AbortController()
  let running = desk.refresh(controller.signal)
  const timer = setInterval(() => {
    // A round starts only when the one before has ended.
    running = running.then(() => desk.refresh(controller.signal))
  }, ASK_EVERY_MS)
  timer.unref()

  const read = recentArticleReader(store, Date.now)
  return {
    recentArticles: (category, timeframe) =>
      read(category, timeframe).catch((error: unknown) => {
        log.warn({ err: error }, 'the news could not be read')
        return []
      }),
    close() {
      clearInterval(timer)
      controller.abort()
    },
  }
}
