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
  if (!savesData()) active?.postMessage({ type: 'rest' })
}

/** Whether the person asked their browser to spare their data. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
