import { logProblem } from '../log.ts'

/**
 * After a deployment an open page may request a chunk that was removed, and on a poor network a chunk may
 * fail to load. One reload fixes both; a second failure in the same visit is shown instead, or the page would
 * reload for ever.
 */

export const RELOAD_FLAG = 'ekagra.chunk-reload'
export const RELOAD_DELAY = 1000

/** How Chromium, Firefox and Safari word a failed import, and how Vite words a failed style sheet. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload CSS|failed to load module script/i

export function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && CHUNK_FAILURE.test(reason.message)
}

export interface RecoveryBrowser {
  window: Pick<Window, 'addEventListener'>
  session: Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
  /** False if the device knows that it is offline: a reload would only lose the page on the screen. */
  isOnline: () => boolean
  schedule: (task: () => void, delay: number) => void
}

export function createLoadRecovery({ window, session, reload, isOnline, schedule }: RecoveryBrowser) {
  let pending = false
  /** How many optional loads are running. */
  let optional = 0

  /** True if a reload is scheduled. */
  const recover = (): boolean => {
    if (pending) return true
    if (!isOnline()) return false
    try {
      if (session.getItem(RELOAD_FLAG) !== null) return false
      session.setItem(RELOAD_FLAG, '1')
    } catch {
      return false // the reload cannot be remembered, and a loop would be worse than none
    }
    pending = true
    schedule(reload, RELOAD_DELAY)
    return true
  }

  return {
    recover,
    isPending: () => pending,
    /**
     * For parts that have a simpler fallback: the caller handles the failure, and the page is not reloaded.
     */
    withoutReload: async <Value>(load: () => Promise<Value>): Promise<Value> => {
      optional += 1
      try {
        return await load()
      } finally {
        optional -= 1
      }
    },
    listen: () => {
      window.addEventListener('vite:preloadError', (event) => {
        logProblem('A part of the app could not be loaded', event.payload)
        if (optional === 0) recover()
      })
      window.addEventListener('unhandledrejection', (event) => {
        event.preventDefault() // the browser would log it a second time
        logProblem('Unhandled rejection', event.reason)
        if (isChunkFailure(event.reason)) recover()
      })
    },
  }
}

export const loadRecovery = createLoadRecovery({
  window: globalThis.window,
  session: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  },
  reload: () => location.reload(),
  isOnline: () => navigator.onLine,
  schedule: setTimeout,
})
