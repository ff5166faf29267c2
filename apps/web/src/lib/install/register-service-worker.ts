import { afterStart } from '../start/after-start.ts'
import { watchForNewVersion } from './new-version.ts'

/**
 * Lets the app open offline from the next visit on. Does nothing if the browser does not support or allow it.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  afterStart(() => {
    start().catch(() => undefined)
  })
}

async function start(): Promise<void> {
  watchForNewVersion(await navigator.serviceWorker.register('/service-worker.js'))
  const { active } = await navigator.serviceWorker.ready
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  active?.postMessage({ type: 'visited', paths })
  if (!isSparing()) active?.postMessage({ type: 'rest' })
}

/**
 * Whether the person asked the browser to save data, or the network is slow. False if the browser does not
 * say.
 */
const isSparing = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return (
    Reflect.get(connection, 'saveData') === true ||
    /[23]g/.test(`${Reflect.get(connection, 'effectiveType')}`)
  )
}
