import { logStorageProblem } from './log-storage-problem.ts'

/** The queue of work in this tab, for browsers that offer no lock at all. */
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

/** Runs one piece of work on `name` at a time, across all tabs. */
export async function withStoreLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks === undefined) return withoutWebLocks(name, work)
  let started = false
  try {
    return await navigator.locks.request(`ekagra:${name}`, () => {
      started = true
      return work()
    })
  } catch (cause) {
    // Browsers that refuse storage refuse locks too; an error of the work itself goes to the caller.
    if (started) throw cause
    return withoutWebLocks(name, work)
  }
}
