import { Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { BrowserRouter, useLocation, useRoutes } from 'react-router'
import { Loading, Spinner } from '../components/ui/loading.tsx'
import { applyPageMeta, pageMetaStore } from '../lib/page-meta.ts'
import { afterPaint } from '../lib/start/after-paint.ts'
import { afterStart } from '../lib/start/after-start.ts'
import { plainLocalStorage } from '../lib/stores/core/stored-value.ts'
import { readTheme, showTheme, subscribeToTheme } from '../lib/stores/learner/theme-store.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { uiMessages } from '../messages/en/ui.ts'
import { useMessages } from '../messages/use-messages.ts'
import { CommandPaletteHost } from './command-palette-host.tsx'
import { pendingPages } from './lazy-page.ts'
import { LocaleProvider } from './locale-provider.tsx'
import { PageErrorBoundary } from './page-frame.tsx'
import { narrowTo } from './route-to.ts'
import { routes } from './routes.tsx'
import { ToasterHost } from './toaster-host.tsx'

export function App() {
  return (
    <LocaleProvider>
      <BrowserRouter>
        {/* for a layout that loads separately (the admin's), and for messages other than English */}
        <Suspense fallback={<Loading className="min-h-dvh" />}>
          <Root />
        </Suspense>
      </BrowserRouter>
    </LocaleProvider>
  )
}

/** Applies the theme to the document, also when another tab or the device changes it. */
function ThemeFollower() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme)
  useEffect(() => {
    showTheme(theme)
    // The colour is known once the page is painted; to ask for it earlier makes the browser work all styles out at once.
    void afterPaint().then(() => {
      const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper')
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
    })
  }, [theme])
  return null
}

/** Shared by every page, including the admin's. */
function Root() {
  const { pathname } = useLocation()
  const page = useRoutes(useMemo(() => narrowTo(routes, pathname), [pathname]))
  useUnsentReports()
  useCorrections()
  return (
    <CommandPaletteHost>
      <CatchUp />
      <ThemeFollower />
      <DocumentMeta />
      <ScrollToTop />
      <PendingNavigation />
      <PageErrorBoundary>{page}</PageErrorBoundary>
      <ToasterHost />
    </CommandPaletteHost>
  )
}

/**
 * The first render takes a slow phone a while, and the browser's Back may change the address meanwhile, before the router listens:
 * then the router is told.
 */
function CatchUp() {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the first render was missed
  useEffect(() => {
    if (pathname + search !== location.pathname + location.search)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [])
  return null
}

/** A page change scrolls to the top: smoothly, or at once for people who prefer reduced motion. */
function ScrollToTop() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return // the first page: the browser may restore the scroll position
    last.current = pathname
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  }, [pathname])
  return null
}

/** Updates title, description, link previews and the canonical address for the page on screen. */
function DocumentMeta() {
  const words = useMessages(shellMessages)
  const { pathname, search } = useLocation()
  useEffect(() => {
    let isWanted = true
    let isDue = false
    // After the paint, in which nothing of it is seen: by then the page has said what it is, and the head is written once.
    const apply = async () => {
      if (isDue) return
      isDue = true
      await afterPaint()
      isDue = false
      if (!isWanted) return
      const address = new URL(`${pathname}${search}`, location.origin)
      applyPageMeta(document, pageMetaStore.read(), address, words)
    }
    void apply()
    const unsubscribe = pageMetaStore.subscribe(() => void apply())
    return () => {
      isWanted = false
      unsubscribe()
    }
  }, [pathname, search, words])
  return null
}

/** Shown while the next page loads. It fades in after a third of a second, so a quick page never shows it. */
function PendingNavigation() {
  const words = useMessages(uiMessages)
  const pending = useSyncExternalStore(pendingPages.subscribe, pendingPages.any)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--spacing-bar)+0.5rem)] z-30 grid justify-items-center"
    >
      {pending && (
        <span className="flex animate-late items-center gap-2 rounded-full bg-surface px-4 py-2 text-sm shadow-float">
          <Spinner className="size-4 text-action-text" />
          {words.loading}
        </span>
      )}
    </div>
  )
}

/** How often a page that stays open looks for corrections. */
const LOOK_EVERY_MS = 15 * 60_000

/** Wrong keys that admins have put right are followed when the app starts online, comes back online, and now and then. */
function useCorrections(): void {
  useEffect(() => {
    const follow = () => {
      if (!navigator.onLine) return
      import('../lib/corrections/follow-corrections.ts')
        .then(({ followCorrections }) => followCorrections())
        .catch(() => undefined)
    }
    const cancelFirst = afterStart(follow)
    const ticks = setInterval(follow, LOOK_EVERY_MS)
    window.addEventListener('online', follow)
    return () => {
      cancelFirst()
      clearInterval(ticks)
      window.removeEventListener('online', follow)
    }
  }, [])
}

/** Reports written offline are sent when the app starts online or comes back online. */
function useUnsentReports(): void {
  useEffect(() => {
    const send = () => {
      // There is nearly always nothing to send, and then the code is not loaded.
      if (plainLocalStorage.getItem('unsent-reports') === null || !navigator.onLine) return
      import('../lib/backend/send-report.ts')
        .then(({ sendUnsentReports }) => sendUnsentReports())
        .catch(() => undefined)
    }
    const cancelFirst = afterStart(send)
    window.addEventListener('online', send)
    return () => {
      cancelFirst()
      window.removeEventListener('online', send)
    }
  }, [])
}
