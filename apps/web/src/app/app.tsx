import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { BrowserRouter, useLocation, useRoutes } from 'react-router'
import { Loading, Spinner } from '../components/ui/loading.tsx'
import { applyPageMeta, pageMetaStore } from '../lib/page-meta.ts'
import { plainLocalStorage } from '../lib/stores/core/stored-value.ts'
import { readTheme, showTheme, subscribeToTheme } from '../lib/stores/learner/theme-store.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { uiMessages } from '../messages/en/ui.ts'
import { useMessages } from '../messages/use-messages.ts'
import { CommandPaletteHost } from './command-palette-host.tsx'
import { pendingPages } from './lazy-page.ts'
import { LocaleProvider } from './locale-provider.tsx'
import { PageErrorBoundary } from './page-frame.tsx'
import { routes } from './routes.tsx'
import { ToasterHost } from './toaster-host.tsx'

export function App() {
  return (
    <LocaleProvider>
      <BrowserRouter>
        {/* for a layout that arrives separately (the admin's), and for words of another language than English */}
        <Suspense fallback={<Loading className="min-h-dvh" />}>
          <Root />
        </Suspense>
      </BrowserRouter>
    </LocaleProvider>
  )
}

/** The document follows the theme, also when another tab or the device changes it. */
function ThemeFollower() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme)
  useEffect(() => {
    showTheme(theme)
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  }, [theme])
  return null
}

/** What every page has, the admin's as well. */
function Root() {
  const page = useRoutes(routes)
  useUnsentReports()
  return (
    <CommandPaletteHost>
      <ThemeFollower />
      <DocumentMeta />
      <ScrollToTop />
      <PendingNavigation />
      <PageErrorBoundary>{page}</PageErrorBoundary>
      <ToasterHost />
    </CommandPaletteHost>
  )
}

/** A page change scrolls to the top: smoothly, or at once for who asked for less motion. */
function ScrollToTop() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return // the first page: the browser may restore where the person was
    last.current = pathname
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  }, [pathname])
  return null
}

/** Keeps title, description, link previews and the canonical address in step with the page on screen. */
function DocumentMeta() {
  const words = useMessages(shellMessages)
  const { pathname, search } = useLocation()
  const meta = useSyncExternalStore(pageMetaStore.subscribe, pageMetaStore.read)
  useEffect(() => {
    applyPageMeta(document, meta, new URL(`${pathname}${search}`, location.origin), words)
  }, [meta, pathname, search, words])
  return null
}

/** The next page is on its way. A quick one never shows this: it fades in after a third of a second. */
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

/** Reports written without a connection go out when the app starts with one, or gets one back. */
function useUnsentReports(): void {
  useEffect(() => {
    const send = () => {
      // Nearly always there is nothing to send, and then nothing is loaded either.
      if (plainLocalStorage.getItem('unsent-reports') === null || !navigator.onLine) return
      import('../lib/backend/send-report.ts')
        .then(({ sendUnsentReports }) => sendUnsentReports())
        .catch(() => undefined)
    }
    const timer = setTimeout(send, 3000)
    window.addEventListener('online', send)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', send)
    }
  }, [])
}
