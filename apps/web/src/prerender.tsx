import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadPageAt } from './app/lazy-page.ts'
import { routes } from './app/routes.tsx'
import { OWN_LANDINGS } from './early/own-landings.tsx'
import { LANDING } from './lib/start/landing.ts'
import { uiMessages } from './messages/en/ui.ts'

/** A page has settled when for this long nothing in it has changed and there was nothing to do. */
const QUIET_MS = 250
const LOOK_MS = 50
const LONGEST_MS = 30_000

/** Waits for so long, and says whether there was nothing to do meanwhile. */
export type IsIdleFor = (ms: number) => Promise<boolean>

export interface RenderedPage {
  html: string
  title: string
  description: string
}

/** The build renders a page with this as a first visit sees it, or with a sample of what a learner has stored. */
export async function renderPage(path: string, isIdleFor: IsIdleFor): Promise<RenderedPage> {
  const own = OWN_LANDINGS[path]
  await own?.prepare()
  history.replaceState(null, '', own?.address ?? path)
  await loadPageAt(routes, location.pathname)
  const container = document.createElement('div')
  // What is rendered here is a landing: it does not fade in.
  const landing = document.createElement('div')
  landing.id = LANDING
  document.body.replaceChildren(container, landing)
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note })
  root.render(<App />)
  await settle(container, isIdleFor, own?.isShownBy)
  // Nothing can be typed before the app is there, and nothing that was typed is lost.
  for (const field of container.querySelectorAll('input, textarea')) {
    // A field for files cannot be read-only.
    if (field.matches('[type=file]')) field.remove()
    else field.setAttribute('readonly', '')
  }
  dropRowsOutOfView(container)
  own?.shape(container)
  const page = {
    html: container.innerHTML,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  }
  root.unmount()
  if (failures.length > 0) throw new Error(`${path} cannot be rendered by the build`, { cause: failures[0] })
  return page
}

/** Rows with more elements than this before them are below the edge of every common screen. */
const ELEMENTS_IN_VIEW = 110

/** They wait for the app: reading them took a phone as long as the rest of the page. */
function dropRowsOutOfView(container: Element): void {
  for (const list of container.querySelectorAll('[data-phone-rows]'))
    for (const row of [...list.children].slice(Number(list.getAttribute('data-phone-rows'))))
      row.classList.add('max-md:hidden')
  let inAllLists = 0
  for (const list of container.querySelectorAll('[data-lazy-rows]')) {
    let inThisList = 0
    for (const row of [...list.children]) {
      // Lists that stand side by side on a wide screen stand below each other on a phone.
      if (inThisList > ELEMENTS_IN_VIEW) row.remove()
      else if (inAllLists > ELEMENTS_IN_VIEW) row.classList.add('max-md:hidden')
      const elements = row.querySelectorAll('*').length
      inThisList += elements
      inAllLists += elements
    }
  }
}

async function settle(container: Element, isIdleFor: IsIdleFor, awaited = '*'): Promise<void> {
  const started = Date.now()
  let quiet = 0
  const observer = new MutationObserver(() => {
    quiet = 0
  })
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
  // A skeleton says so to screen readers only.
  const isLoading = () =>
    [...container.querySelectorAll('.sr-only')].some(
      (text) => text.textContent === uiMessages.english.loading,
    )
  const isWaiting = () => quiet < QUIET_MS || isLoading() || container.querySelector(awaited) === null
  while (isWaiting() && Date.now() - started < LONGEST_MS)
    quiet = (await isIdleFor(LOOK_MS)) ? quiet + LOOK_MS : 0
  observer.disconnect()
}
