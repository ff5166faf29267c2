import './app/framework.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadPageAt } from './app/lazy-page.ts'
import { routes } from './app/routes.tsx'
import { listenForInstallOffer } from './lib/install/install-prompt.ts'
import { registerServiceWorker } from './lib/install/register-service-worker.ts'
import { logProblem } from './lib/log.ts'
import { isOwnLanding } from './lib/start/landing.ts'
import { loadRecovery } from './lib/start/load-recovery.ts'
import { showLoadingError } from './lib/start/loading-error.ts'
import { ownFiles } from './lib/start/own-files.ts'
import { allowOwnScripts } from './lib/start/trusted-scripts.ts'
import { startSyncIfJoined } from './lib/sync/start-if-joined.ts'
import { shellMessages } from './messages/en/shell.ts'
import { uiMessages } from './messages/en/ui.ts'
import { savedLocale } from './messages/locale.ts'

allowOwnScripts()
loadRecovery.listen()

const failToLoad = (reason: unknown) => {
  logProblem('The app could not be shown', reason)
  showLoadingError(document, () => location.reload())
}

/** A page that takes longer than this gets the frame of the app around a spinner. */
const PATIENCE_MS = 800
/** Where the learner reads their own question already, a spinner would only take it away. */
const PATIENCE_OF_READERS_MS = 8000

/**
 * Runs the files that the page names (first-pages.ts), each by itself: a phone answers between them, while an import of
 * the page would run them all in one go.
 */
async function runFilesOfPage() {
  for (const address of ownFiles('page').filter((file) => file.endsWith('.js'))) {
    await import(/* @vite-ignore */ address)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** The opened page is fetched together with the app, so it is nearly always there already. */
const openedPage = () =>
  Promise.race([
    runFilesOfPage()
      .then(() => loadPageAt(routes, location.pathname))
      // The page itself shows what went wrong.
      .catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, isOwnLanding() ? PATIENCE_OF_READERS_MS : PATIENCE_MS)),
  ])

async function start() {
  const container = document.getElementById('root')
  if (!container) throw new Error('The root element is missing')
  const locale = savedLocale()
  const page = openedPage()
  // The first paint of index.html stays until the messages have loaded. English is built in.
  if (locale !== 'en') await Promise.all([shellMessages.load(locale), uiMessages.load(locale)])
  await page
  // After an error that no boundary caught, React shows nothing, so show the static page.
  const root = createRoot(container, { onUncaughtError: failToLoad })
  // A transition is rendered in slices: the landing is on the screen meanwhile, and a phone answers between them.
  startTransition(() => root.render(<App />))
}

start().catch(failToLoad)
registerServiceWorker()
listenForInstallOffer()
startSyncIfJoined()
