import { isRecord } from '@ekagra/schema/is-record'
import { askWorker } from './ask-worker.ts'

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
