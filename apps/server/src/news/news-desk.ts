import { createHash } from 'node:crypto'
import { timeframeStart } from '@ekagra/exam/current-affairs/timeframe'
import type { Cooperation } from '../backend/cooperation.ts'
import type { Log } from '../log.ts'
import type { ArticleStore } from './article-store.ts'
import type { Download, DownloadOptions } from './download.ts'
import { type FeedSource, makeArticles } from './make-articles.ts'
import { decodeFeed, readFeed } from './read-feed.ts'

export interface NewsDeskDependencies {
  feeds: readonly FeedSource[]
  store: ArticleStore
  download: (address: string, options: Omit<DownloadOptions, 'isAllowed'>) => Promise<Download>
  now: () => number
  log: Log
  /** Keeps several processes from reading the same feed. */
  inTurn: Cooperation['inTurn']
}

/** ETag and date of each feed at the last download, and which of its items had no date. */
type Memory = Map<
  string,
  { etag?: string | undefined; lastModified?: string | undefined; undated: ReadonlySet<string> }
>

/** How often a feed is read. */
const REFRESH_MS = 30 * 60_000

/** How many feeds are read in parallel. */
const AT_ONCE = 4

/** Reads the feeds and stores their articles. A feed that fails does not affect the others. */
export function openNewsDesk({ feeds, store, download, now, log, inTurn }: NewsDeskDependencies) {
  const memory: Memory = new Map()

  async function readSource(feed: FeedSource, signal: AbortSignal): Promise<void> {
    const { undated: seenUndated, ...last } = memory.get(feed.url) ?? {}
    const answer = await download(feed.url, { ...last, signal })
    if (answer.kind === 'unchanged') return
    if (answer.kind === 'failed') throw new Error(answer.reason)
    const read = readFeed(decodeFeed(answer.bytes, answer.contentType))
    if (read === null) throw new Error('it is not a feed')
    const start = timeframeStart('yearly', now())
    const { articles, undated } = makeArticles(read, feed, now(), seenUndated)
    await store.add(articles.filter(({ published_at }) => Date.parse(published_at) >= start))
    // Only after storing: what could not be stored must be fetched again.
    memory.set(feed.url, {
      etag: answer.etag,
      lastModified: answer.lastModified,
      undated: new Set(undated),
    })
    log.debug(
      { feed: hostOf(feed), articles: articles.length, undated: undated.length },
      'a news feed was read',
    )
  }

  /** A feed that fails waits for its next turn like any other. */
  async function readInTurn(feed: FeedSource, signal: AbortSignal): Promise<void> {
    await inTurn(turnOf(feed), REFRESH_MS, async () => {
      try {
        await readSource(feed, signal)
      } catch (error) {
        // This process is ending: another one may read the feed at once.
        if (signal.aborted) throw error
        log.warn({ feed: hostOf(feed), err: error }, 'a news feed could not be read')
      }
    })
  }

  return {
    /** One round over all feeds that are due; never rejects. */
    async refresh(signal: AbortSignal): Promise<void> {
      const waiting = [...feeds]
      const work = async () => {
        for (let feed = waiting.shift(); feed && !signal.aborted; feed = waiting.shift()) {
          try {
            await readInTurn(feed, signal)
          } catch (error) {
            if (!signal.aborted) log.warn({ feed: hostOf(feed), err: error }, 'a news feed has to wait')
          }
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      if (signal.aborted) return
      try {
        await inTurn('sweep-news', REFRESH_MS, () => store.removeBefore(timeframeStart('yearly', now())))
      } catch (error) {
        log.warn({ err: error }, 'old news could not be removed')
      }
    },
  }
}

/** The address may contain a key. */
const turnOf = ({ url }: FeedSource) => `feed/${createHash('sha256').update(url).digest('hex')}`

/** The host alone, because the rest of an address may contain a key. */
const hostOf = ({ url }: FeedSource) => URL.parse(url)?.hostname
