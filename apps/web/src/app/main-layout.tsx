import { clsx } from 'clsx'
import { Outlet, useMatches } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Header } from './header.tsx'
import { PendingNavigation } from './pending-navigation.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { TabBar } from './tab-bar.tsx'

/** The frame of every learner page. A question session stands alone: no header, no tabs, nothing to wander off to. */
export function MainLayout() {
  const words = useMessages(shellMessages)
  const alone = useMatches().some((match) => match.handle === 'stands-alone')
  return (
    <div
      className={clsx(
        'animate-layout',
        !alone && 'max-md:pb-[calc(var(--spacing-tabbar)+env(safe-area-inset-bottom))]',
      )}
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 rounded-md bg-action px-4 py-2.5 text-sm font-title text-on-action not-focus:sr-only"
      >
        {words.skipToContent}
      </a>
      {!alone && <Header />}
      <PendingNavigation />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {!alone && <TabBar />}
      <ScrollToTop />
    </div>
  )
}
