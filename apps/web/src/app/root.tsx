import { useEffect, useSyncExternalStore } from 'react'
import { useRoutes } from 'react-router'
import { readTheme, showTheme, subscribeToTheme } from '../lib/stores/learner/theme-store.ts'
import { CommandPaletteHost } from './command-palette-host.tsx'
import { DocumentMeta } from './document-meta.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { PendingNavigation } from './pending-navigation.tsx'
import { routes } from './routes.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { ToasterHost } from './toaster-host.tsx'
import { useUnsentReports } from './unsent-reports.ts'

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
export function Root() {
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
