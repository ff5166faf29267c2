import { askWorker } from '../ask-worker.ts'
import { ownFiles } from '../start/own-files.ts'
import { createListeners } from '../stores/core/listeners.ts'

/** An open page looks for a new version at most this often, when one comes back to it. */
const LOOK_AGAIN_MS = 30 * 60 * 1000

let isOld = false
const { subscribe, notify } = createListeners()

export const subscribeToNewVersion = subscribe

/** Whether this page was made by an older build than the one that the server has now. */
export const isPageOld = (): boolean => isOld

/** A worker of another build has taken over: the page may be of the build before, or already of the new one. */
async function compare(): Promise<void> {
  // The name of the script that started this page changes with every build.
  const path = ownFiles('app').at(-1)
  if (path === undefined) return
  await askWorker({ type: 'is-current', path }, (isCurrent) => {
    if (isCurrent === false && !isOld) {
      isOld = true
      notify()
    }
    return 'last'
  })
}

export function watchForNewVersion(registration: Pick<ServiceWorkerRegistration, 'update'>): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    compare().catch(() => undefined)
  })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}
