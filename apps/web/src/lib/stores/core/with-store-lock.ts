import { logStorageProblem } from './log-storage-problem.ts'

/** Work of this tab, in order, for when the browser offers no lock at all. */
let queue: Promise<unknown> = Promise.resolve()

function inOrderOfThisTab<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work)
  queue = result.catch(() => undefined)
  return result
}

async function withoutWebLocks<T>(name: string, work: () => Promise<T>): Promise<T> {
  let started = false
  try {
    const { withTransactionLock } = await import('./transaction-lock.ts')
    return await withTransactionLock(name, () => {
      started = true
      return work()
    })
  } catch (cause) {
    if (started) throw cause
    logStorageProblem('no lock between tabs is available', cause)
    return inOrderOfThisTab(work)
  }
}

/** One reader-and-writer of `name` at a time, over all tabs. */
export async function withStoreLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks === undefined) return withoutWebLocks(name, work)
  let started = false
  try {
    return await navigator.locks.request(`ekagra:${name}`, () => {
      started = true
      return work()
    })
  } catch (cause) {
    // Browsers refuse locks where they refuse storage; an error of the work itself is the caller's.
    if (started) throw cause
    return withoutWebLocks(name, work)
  }
}
