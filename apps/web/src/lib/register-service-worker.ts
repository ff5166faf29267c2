/** After the first screen is there: what a person looks at never waits for what they may need later. */
const PAUSE_MS = 4000

/** Lets the app open without a network from the next visit on. A browser that cannot, or may not, goes without. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    start().catch(() => undefined)
  }, PAUSE_MS)
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  active?.postMessage({ type: 'visited', paths })
  if (!isSparing()) active?.postMessage({ type: 'rest' })
}

/** Whether the person asked their browser to spare their data, or the network is slow. Where nobody knows, neither. */
const isSparing = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return (
    Reflect.get(connection, 'saveData') === true ||
    /[23]g/.test(`${Reflect.get(connection, 'effectiveType')}`)
  )
}
