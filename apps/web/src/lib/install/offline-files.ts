import { isRecord } from '@ekagra/schema/is-record'
import { askWorker } from '../ask-worker.ts'

/** How much of the app is kept on this device for days without a network. */
export interface OfflineState {
  kept: number
  of: number
  /** What all files weigh on the way, compressed. */
  bytes: number
}

export type OfflineNews = OfflineState & { isOver: boolean; hasFailed: boolean }

function readState(answer: unknown): OfflineNews | null {
  if (!isRecord(answer)) return null
  const { kept, of, bytes, isOver = false, hasFailed = false } = answer
  if (typeof kept !== 'number' || typeof of !== 'number' || typeof bytes !== 'number') return null
  return { kept, of, bytes, isOver: isOver === true, hasFailed: hasFailed === true }
}

/** Null when this browser keeps nothing. */
export async function readOfflineState(): Promise<OfflineState | null> {
  let state: OfflineState | null = null
  await askWorker({ type: 'offline-state' }, (answer) => {
    state = readState(answer)
    return 'last'
  }).catch(() => undefined)
  return state
}

/** How long after the page a browser that keeps files has at least begun to. */
const BEGUN_AFTER_MS = 20_000

/**
 * On a first visit the worker is still fetching the app when somebody looks. Calls back with the state when it is there, or
 * with null when the browser has not begun to keep anything. Returns what ends the waiting.
 */
export function awaitOfflineState(callback: (state: OfflineState | null) => void): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) {
    callback(null)
    return () => undefined
  }
  const read = () => void readOfflineState().then(callback)
  workers.addEventListener('controllerchange', read, { once: true })
  const timer = setTimeout(() => {
    workers.getRegistration().then(
      (registration) => {
        if (!registration) callback(null)
      },
      () => callback(null),
    )
  }, BEGUN_AFTER_MS)
  return () => {
    workers.removeEventListener('controllerchange', read)
    clearTimeout(timer)
  }
}

/** Fetches what is missing, and tells after each group of files how far it is. */
export const keepEverything = (onNews: (news: OfflineNews) => void): Promise<void> =>
  askWorker({ type: 'keep-all' }, (answer) => {
    const news = readState(answer)
    if (news) onNews(news)
    return news?.isOver === false ? 'go on' : 'last'
  })

export function stopKeeping(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'stop' })
}
